import { HEADINGS } from '../dom/headings.js';
import { removeInvisibleCharacters } from '../extract/parse/visible.js';
import { codeText } from '../extract/recognise/code.js';
import { codeLanguage } from '../extract/recognise/code-language.js';
import type { Context, Writer } from './context.js';
import { hrefOf } from './destinations.js';
import { fencedBlock } from './escape.js';
import { codeSpans, inlineCode } from './inline.js';
import type { Block, Inline } from './pieces.js';

/** A block of code. */
export const code: Writer = (element) => codeBlock(codeText(element), codeLanguage(element));

/** Code in a line of text; a block where it breaks its lines itself, or a span for each line amid other text. */
export const codeInline: Writer = (element, context, write) => {
  const isFree = !context.inTable && !context.inLink && !context.inHeading;
  if (isFree && isAroundBlocks(element)) return write.inside(element, context);
  if (isFree && isMultiline(element)) return codeBlock(codeText(element), codeLanguage(element));
  if (isBroken(element)) return brokenCode(element, context);
  return inlineCode(element, context, (link) => (context.inLink ? undefined : hrefOf(link, context)));
};

function brokenCode(element: Element, context: Context): Inline[] {
  const isOpen = element.lastElementChild?.localName === 'br' && !element.lastElementChild.nextSibling;
  return [...codeSpans(codeText(element).split('\n'), context), ...(isOpen ? [{ text: '\n' }] : [])];
}

/** Code as a fenced block; nothing where there is none. */
export function codeBlock(text: string, language: string): Block[] {
  const visible = removeInvisibleCharacters(text);
  return visible ? [{ block: fencedBlock(visible, language), kind: 'code' }] : [];
}

/** Whether code outside `pre` breaks its lines itself. */
function isMultiline(element: Element): boolean {
  if (!element.firstElementChild) return false;
  return isLines(element) || (isBroken(element) && isAlone(element));
}

function isBroken(element: Element): boolean {
  return element.firstElementChild !== null && element.querySelector('br') !== null;
}

/** Whether code is all there is of its paragraph or item; a box that is neither holds blocks, of which code is one. */
function isAlone(element: Element): boolean {
  if (!element.closest('p,li')) return true;
  let around = element;
  while (!/^(?:p|li)$/.test(around.localName)) {
    const { parentElement: parent } = around;
    if (!parent || around.previousElementSibling || around.nextElementSibling) return false;
    for (const node of parent.childNodes) if (node !== around && node.textContent?.trim()) return false;
    around = parent;
  }
  return codeText(element).includes('\n');
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
