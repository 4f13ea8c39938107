import { elementsByName } from '../../../html/by-name.js';
import { classOf } from '../../../html/class-of.js';
import { rename } from '../../../html/move.js';
import type { Markup } from '../../dom/markup.js';
import { writeCode } from '../code/code-language.js';
import { isCodeTable, isGutter } from '../code/gutters.js';
import { plainListings } from '../code/listings.js';

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

/** Unwraps `code` around a block. */
function plainWrapper(code: Element): void {
  if (code.parentElement?.localName === 'pre' || code.parentElement?.closest('code')) return;
  if (code.firstElementChild && code.querySelector('pre,table'))
    rename(code, 'div').setAttribute('class', classOf(code));
}
