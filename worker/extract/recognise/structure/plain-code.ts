import { elementsByName } from '../../../html/by-name.js';
import { classOf } from '../../../html/class-of.js';
import { HEADINGS } from '../../../html/headings.js';
import { rename } from '../../../html/move.js';
import { textLength } from '../../../html/text-sizes.js';
import type { Markup } from '../../dom/markup.js';
import { codeIn } from '../code/code.js';
import { PRESERVED, replace, writeCode } from '../code/code-block.js';
import { codeLanguage } from '../code/code-language.js';
import { isCodeTable, isGutter } from '../code/gutters.js';
import { plainListings } from '../code/listings.js';

/** Classes of `code` that is shown as a block, without a `pre`. */
const BLOCK_CLASS = /(?:^|\s)(?:block|code-?block)(?:\s|$)/;

/**
 * Rewrites every code block as `<pre><code class="language-x">text</code></pre>`, in place. The scorer would take
 * tables of line numbers for prose and `<br>` lines for paragraphs, and the parent that names the language would be
 * lost.
 */
export function plainCode(document: Document, { names, html }: Markup): void {
  if (BESIDE_SIGN.test(names)) for (const beside of document.body.querySelectorAll(BESIDE)) beside.remove();
  plainListings(document, html);
  const named = elementsByName(document.body, ['code', 'table']);
  for (const code of named('code')) plainWrapper(code);
  for (const table of named('table')) {
    if (!isCodeTable(table)) continue;
    moveTitle(table);
    writeCode(table);
  }
  for (const pre of document.body.getElementsByTagName('pre')) {
    if (!document.body.contains(pre)) continue;
    if (isGutter(pre)) pre.remove();
    else writeCode(pre);
  }
}

/** What forums put above code ("Code: Select all": phpBB, XenForo) and notebooks before their cells. */
const BESIDE_SIGN = /\bcodebox\b|\bbbCodeBlock-|\bprompt\b|(?:In|Out)putPrompt|_prompt\b/;
const BESIDE =
  '.codebox > p:first-child,dl.codebox > dt,.bbCodeBlock--code > .bbCodeBlock-title,.bbCodeBlock-expandLink,.jp-InputPrompt,.jp-OutputPrompt,div.prompt,.input_prompt,.output_prompt';

/** Puts the name of a file, which Pygments writes into a row above the code, before the table. */
function moveTitle(table: Element): void {
  const title = table.querySelector('tr:first-child > th:only-child');
  const row = title?.parentElement;
  if (!title || !row || title.querySelector('pre,code')) return;
  table.before(rename(title, 'div'));
  row.remove();
}

/** Unwraps `code` around a block, and makes a block of `code` that is shown as one. */
function plainWrapper(code: Element): void {
  if (code.parentElement?.localName === 'pre' || code.parentElement?.closest('code')) return;
  if (code.firstElementChild && code.querySelector('pre,table')) {
    rename(code, 'div').setAttribute('class', classOf(code));
    return;
  }
  const isBlock =
    BLOCK_CLASS.test(classOf(code)) || isListing(code) || PRESERVED.test(code.getAttribute('style') ?? '');
  if (isBlock && /\S\s/.test(code.textContent ?? '') && !code.closest(`pre,p,li,td,th,dt,${HEADINGS},a`)) {
    replace(code, dedented(codeIn(code).text), codeLanguage(code));
  }
}

/** Whether `code` holds several lines in a stated language and nothing else stands beside it. */
function isListing(code: Element): boolean {
  if (!/(?:^|\s)language-/.test(classOf(code)) || code.previousElementSibling || code.nextElementSibling) return false;
  const lines = code.textContent?.trim() ?? '';
  return lines.includes('\n') && textLength(lines) === textLength(code.parentElement?.textContent);
}

/** Text without the indentation of the page's own markup, which is no part of code outside `pre`. */
function dedented(text: string): string {
  const lines = text.split('\n');
  const margins = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const margin = margins.reduce((least, width) => Math.min(least, width), Infinity);
  return lines.map((line) => line.slice(margin)).join('\n');
}
