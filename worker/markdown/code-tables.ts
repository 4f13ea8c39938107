import { classOf } from '../dom/class-of.js';
import { codeText, isGutter } from './code.js';

/** What holds code in a cell; the last of a code forge that writes neither. */
const CODE = 'pre,code,.blob-code,.blob-code-inner,.line_content';
const CODE_TABLE = /(^|\s)(highlight|hljs-ln|js-file-line-container|crayon-table)/;
/** Around a table that may have no line numbers. */
const CODE_BOX = /(?:^|\s)syntaxhighlighter(?:\s|$)/;
const CODE_CELL = /(^|\s)(gutter|linenos|rouge-gutter|lntd|hljs-ln-\w+)(\s|$)/;

/** A table a highlighter made of one block: a cell of line numbers beside a cell of code, or a row per line. */
export function isCodeTable(table: Element): boolean {
  if (table.parentElement && CODE_BOX.test(classOf(table.parentElement))) return true;
  if (!table.querySelector(CODE)) return CODE_TABLE.test(classOf(table));
  return Array.from(table.querySelectorAll('td')).some((cell) => isBesideCode(cell) && cell.closest('table') === table);
}

function isBesideCode(cell: Element): boolean {
  return isGutter(cell) || CODE_CELL.test(classOf(cell));
}

/**
 * The code of such a table: of each row the last cell, unless it is a gutter, for that of an empty line is empty. Where
 * rows show a change, with the sign of each, and what went before what came.
 */
export function codeTableText(table: Element): string {
  const isChange = hasSignedRows(table);
  const rows = Array.from(table.querySelectorAll('tr'), (row) => codeCells(row).filter(isCode));
  return rows
    .flatMap((cells) => cells.map((cell) => (isChange ? signOf(cell) || ' ' : '') + codeText(cell)))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** The last cell; of a row that shows a line before and after its change side by side, both. */
function codeCells(row: Element): Element[] {
  const { lastElementChild: last } = row;
  const signed = Array.from(row.children).filter((cell) => !isGutter(cell) && signOf(cell));
  return signed.length > 0 ? signed : last ? [last] : [];
}

function isCode(cell: Element): boolean {
  return !isGutter(cell) && !cell.querySelector('tr');
}

/** Whether rows are lines that came or went: the changes that code forges show. */
export function hasSignedRows(table: Element): boolean {
  return Array.from(table.querySelectorAll('td')).some((cell) => isCode(cell) && signOf(cell) !== '');
}

/** The sign that is drawn beside a line, by an attribute or a class of its cell or of its row. */
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
