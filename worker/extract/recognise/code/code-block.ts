import { codeIn } from './code.js';
import { codeLanguage } from './code-language.js';
import { takeLabels } from './labels.js';

/** Writes a block as code with its language, in place; labels beside it that only name that are removed. */
export function writeCode(block: Element, { text, isChange } = codeIn(block)): void {
  const stated = isChange ? 'diff' : codeLanguage(block);
  const label = takeLabels(block);
  replace(block, text, stated || label);
}

/** Puts code in the place of a block. */
function replace(block: Element, text: string, language: string): void {
  const document = block.ownerDocument;
  const pre = document.createElement('pre');
  const code = document.createElement('code');
  if (language) code.setAttribute('class', `language-${language}`);
  code.textContent = text;
  pre.appendChild(code);
  block.replaceWith(pre);
}
