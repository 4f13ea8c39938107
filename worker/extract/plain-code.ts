import { codeLanguage, codeTableText, codeText, isCodeTable } from '../markdown/code.js';

/**
 * Rewrites every code block as `<pre><code class="language-x">text</code></pre>`, in place. Readability would turn
 * line-number tables into prose, `<br>` lines into paragraphs, and lose the parent that names the language.
 */
export function plainCode(document: Document): void {
  for (const table of document.body.getElementsByTagName('table')) {
    if (isCodeTable(table)) replace(table, codeTableText(table), codeLanguage(table));
  }
  for (const pre of document.body.getElementsByTagName('pre')) {
    if (document.body.contains(pre)) replace(pre, codeText(pre), codeLanguage(pre));
  }
}

function replace(block: Element, text: string, language: string): void {
  const document = block.ownerDocument;
  const pre = document.createElement('pre');
  const code = document.createElement('code');
  if (language) code.setAttribute('class', `language-${language}`);
  code.textContent = text;
  pre.appendChild(code);
  block.replaceWith(pre);
}
