import { classOf } from '../../../html/class-of.js';
import { isBesideCode } from './code.js';

/** What holds code in a cell; `.line_content` is GitLab's, which has neither `pre` nor `code`. */
const CODE = 'pre,code,.blob-code,.blob-code-inner,.line_content';
const CODE_TABLE = /(^|\s)(highlight|hljs-ln|js-file-line-container|crayon-table)/;
/** The box of a highlighter around a code table that may have no line numbers. */
const CODE_BOX = /(?:^|\s)syntaxhighlighter(?:\s|$)/;

/**
 * Whether a highlighter made the table from one block of code: a cell of line numbers beside a cell of code, or a row
 * per line.
 */
export function isCodeTable(table: Element): boolean {
  if (table.parentElement && CODE_BOX.test(classOf(table.parentElement))) return true;
  if (!table.querySelector(CODE)) return CODE_TABLE.test(classOf(table));
  return Array.from(table.querySelectorAll('td')).some((cell) => isBesideCode(cell) && cell.closest('table') === table);
}
