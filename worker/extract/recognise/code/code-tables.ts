import { classOf } from '../../../html/class-of.js';
import { codeText, isGutter } from './code.js';

/** What holds code in a cell; `.line_content` is GitLab's, which has neither `pre` nor `code`. */
const CODE = 'pre,code,.blob-code,.blob-code-inner,.line_content';
const CODE_TABLE = /(^|\s)(highlight|hljs-ln|js-file-line-container|crayon-table)/;
/** The box of a highlighter around a code table that may have no line numbers. */
const CODE_BOX = /(?:^|\s)syntaxhighlighter(?:\s|$)/;
const CODE_CELL = /(^|\s)(gutter|linenos|rouge-gutter|lntd|hljs-ln-\w+)(\s|$)/;

/**
 * Whether a highlighter made the table from one block of code: a cell of line numbers beside a cell of code, or a row
 * per line.
 */
export function isCodeTable(table: Element): boolean {
  if (table.parentElement && CODE_BOX.test(classOf(table.parentElement))) return true;
  if (!table.querySelector(CODE)) return CODE_TABLE.test(classOf(table));
  return Array.from(table.querySelectorAll('td')).some((cell) => isBesideCode(cell) && cell.closest('table') === table);
}

function isBesideCode(cell: Element): boolean {
  return isGutter(cell) || CODE_CELL.test(classOf(cell));
}

/**
 * The code of such a table: the last cell of each row, unless that is a gutter (an empty line has an empty cell). Rows
 * that show a change begin with its sign, removed lines before added ones.
 */
export function codeTableText(table: Element): string {
  const isChange = hasSignedRows(table);
  const rows = Array.from(table.querySelectorAll('tr'), (row) => codeCells(row).filter(isCode));
  return rows
    .flatMap((cells) => cells.map((cell) => (isChange ? signOf(cell) || ' ' : '') + codeText(cell)))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** The last cell; both cells of a row that shows a line before and after its change side by side. */
function codeCells(row: Element): Element[] {
  const { lastElementChild: last } = row;
  const signed = Array.from(row.children).filter((cell) => !isGutter(cell) && signOf(cell));
  return signed.length > 0 ? signed : last ? [last] : [];
}

function isCode(cell: Element): boolean {
  return !isGutter(cell) && !cell.querySelector('tr');
}

/** Whether rows are added or removed lines, as code forges show changes. */
export function hasSignedRows(table: Element): boolean {
  return Array.from(table.querySelectorAll('td')).some((cell) => isCode(cell) && signOf(cell) !== '');
}

/** The sign drawn beside a line, from an attribute or a class of its cell or row. */
function signOf(cell: Element): '' | '+' | '-' {
  const marker = cell.getAttribute('data-code-marker') ?? cell.firstElementChild?.getAttribute('data-code-marker');
  if (marker) return marker === '+' || marker === '-' ? marker : '';
  const names = `${classOf(cell)} ${classOf(cell.parentElement ?? cell)}`;
  if (!CHANGED_LINE.test(names)) return '';
  return ADDED.test(names) ? '+' : REMOVED.test(names) ? '-' : '';
}

/** GitHub, Gitea, GitLab. */
const CHANGED_LINE = /(?:^|\s)(?:blob-code[\w-]*|lines-code|line_content)(?:\s|$)/;
const ADDED = /(?:^|\s)(?:blob-code-addition|add-code|lines-code-add|new)(?:\s|$)/;
const REMOVED = /(?:^|\s)(?:blob-code-deletion|del-code|lines-code-del|old)(?:\s|$)/;
