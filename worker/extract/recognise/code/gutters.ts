import { classOf } from '../../../html/class-of.js';
import { textUpTo } from '../../../html/text-up-to.js';

/** Classes of what highlighters put beside the code: copy buttons, tooltips of prompts … */
const TOOL =
  /(^|[\s_-])(copy|copy-?(btn|button|code)|clipboard|toolbar|twoslash-(popup|meta|error-line|tag-line|completion-list))([\s_-]|$)/i;
const TOOLTIP = /twoslash-/i;
/** Characters of the words on a bar of buttons: "body-copy" is what advertisers call a text. */
const MOST_TOOL_CHARS = 150;
/** … and line numbers. Lines that have numbers bear the same classes. */
export const GUTTER =
  /(^|[\s_-])(gutters?|linenos?|linenumbers?|lines?-?nums?|line_numbers|lnt?|ln|ln-num|blob-num|rouge-gutter|crayon-nums|hljs-ln-numbers|listing_lines|linenr|line-numbers?|line-numbers-(rows|wrapper))([\s_-]|$)/i;

/** Whether an element holds line numbers or buttons and no code. */
export function isGutter(element: Element): boolean {
  if (element.localName === 'button' || element.localName === 'style') return true;
  const classes = classOf(element);
  // A `pre` that a click copies is still code.
  if (TOOL.test(classes)) {
    if (/^(?:pre|code)$/.test(element.localName)) return false;
    return TOOLTIP.test(classes) || textUpTo(element, MOST_TOOL_CHARS) !== undefined;
  }
  const isNamed = GUTTER.test(classes) || classes === 'lines' || element.hasAttribute('data-line-number');
  const isBeside = isNamed || UNSELECTED.test(element.getAttribute('style') ?? '');
  return isBeside && isNumbers(element);
}
/** Chroma with inline styles marks line numbers only by keeping them out of a selection. */
const UNSELECTED = /(?:^|[;\s])user-select\s*:\s*none/i;

function isNumbers(cell: Element): boolean {
  return /^[\s\d]*(?::\s*)?$/.test(cell.textContent ?? '');
}

/** Whether a cell holds the numbers of lines. */
export function isBesideCode(cell: Element): boolean {
  return isGutter(cell) || /(?:^|\s)(?:gutter|linenos|rouge-gutter|lntd|hljs-ln-\w+)(?:\s|$)/.test(classOf(cell));
}

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
