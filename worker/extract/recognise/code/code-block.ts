import { codeIn } from './code.js';
import { codeLanguage } from './code-language.js';
import { takeLabels } from './labels.js';

/** How an element's own style keeps its line breaks. */
export const PRESERVED = /(?:^|[;\s])white-space\s*:\s*pre(?:-wrap)?\s*(?:[;!]|$)/i;

/** Writes a block as code with its language, in place; labels beside it that only name that are removed. */
export function writeCode(block: Element, { text, isChange } = codeIn(block), ofFile = ''): void {
  const stated = isChange ? 'diff' : codeLanguage(block) || ofFile;
  const label = takeLabels(block);
  replace(block, text, stated || label);
}

/** Puts code in the place of a block. */
export function replace(block: Element, text: string, language: string): void {
  const document = block.ownerDocument;
  const pre = document.createElement('pre');
  const code = document.createElement('code');
  if (language) code.setAttribute('class', `language-${language}`);
  code.textContent = text;
  pre.appendChild(code);
  block.replaceWith(pre);
}
