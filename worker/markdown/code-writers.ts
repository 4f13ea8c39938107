import { HEADINGS } from '../dom/headings.js';
import { codeText } from './code.js';
import { codeLanguage } from './code-language.js';
import type { Writer } from './context.js';
import { fencedBlock, removeInvisibleCharacters } from './escape.js';
import { inlineCode } from './inline.js';
import { hrefOf } from './links.js';
import type { Block } from './pieces.js';

/** A block of code. */
export const code: Writer = (element) => codeBlock(codeText(element), codeLanguage(element));

/** Code in a line of text; a block where it breaks its lines itself. */
export const codeInline: Writer = (element, context, write) => {
  const isFree = !context.inTable && !context.inLink && !context.inHeading;
  if (isFree && isAroundBlocks(element)) return write.inside(element, context);
  if (isFree && isMultiline(element)) return codeBlock(codeText(element), codeLanguage(element));
  return inlineCode(element, context, (link) => (context.inLink ? undefined : hrefOf(link, context)));
};

/** Code as a fenced block; nothing where there is none. */
export function codeBlock(text: string, language: string): Block[] {
  const visible = removeInvisibleCharacters(text);
  return visible ? [{ block: fencedBlock(visible, language), kind: 'code' }] : [];
}

/** Whether code outside `pre` breaks its lines itself. */
function isMultiline(element: Element): boolean {
  if (!element.firstElementChild) return false;
  return isLines(element) || (element.querySelector('br') !== null && !element.closest('p,li'));
}

/** Whether each line is an element and nothing stands between them. */
function isLines({ childNodes, children }: Element): boolean {
  const isLine = (node: Node) =>
    node.nodeType === 1 ? /^(?:div|p)$/.test(node.nodeName.toLowerCase()) : !node.nodeValue?.trim();
  return children.length > 1 && Array.from(childNodes).every(isLine);
}

/** Whether blocks stand inside inline code: it was never closed, and the rest of the page would be code. */
function isAroundBlocks(element: Element): boolean {
  if (!element.firstElementChild || isLines(element)) return false;
  return element.querySelector(`p,${HEADINGS},ul,ol,dl,table,blockquote`) !== null;
}
