import { classOf } from '../../dom/class-of.js';
import { HEADINGS } from '../../dom/headings.js';
import { type Block, BREAK, type Phrase, text } from '../../tree.js';
import { removeInvisibleCharacters } from '../parse/visible.js';
import { linked } from './blocks.js';
import { codeText } from './code.js';
import { codeLanguage } from './code-language.js';
import type { Context, Recognise } from './context.js';
import { resolveLink } from './links.js';

/** A block of code. */
export const code: Recognise = (element) => codeBlock(codeText(element), codeLanguage(element));

/** Code in a line of text; a block where it breaks its lines itself, or a span for each line amid other text. */
export const codeInline: Recognise = (element, context, walk) => {
  const isFree = !context.inTable && !context.inLink && !context.inHeading;
  if (isFree && isAroundBlocks(element)) return walk.inside(element, context);
  if (isFree && isMultiline(element)) return codeBlock(codeText(element), codeLanguage(element));
  return isBroken(element) ? brokenCode(element) : inlineCode(element, context);
};

/** A block of code; nothing where there is none. */
export function codeBlock(code: string, lang: string): Block[] {
  const value = removeInvisibleCharacters(code);
  return value ? [{ type: 'code', lang, value }] : [];
}

/** A span for each line; where the text around has to be on one line, spaces will part them. */
function brokenCode(element: Element): Phrase[] {
  const isOpen = element.lastElementChild?.localName === 'br' && !element.lastElementChild.nextSibling;
  const lines = codeText(element).split('\n').map(removeInvisibleCharacters);
  const spans = lines
    .filter((line) => line.trim())
    .map((value): Phrase => ({ type: 'inlineCode', value, isLine: true }));
  return [...spans.flatMap((one, i) => (i > 0 ? [BREAK, one] : [one])), ...(isOpen ? [BREAK] : [])];
}

/** Inline code; code that is one link from end to end keeps the link. */
function inlineCode(element: Element, { inLink, base }: Context): Phrase[] {
  const all = removeInvisibleCharacters(element.textContent ?? '');
  // A reader drops the spaces of code that has one at both ends, and so they would not part it from words beside it.
  const isSpaced = /^\s.*\s$/s.test(all) && isBesideWord(element);
  const value = (isSpaced ? all.trim() : all).replace(/\s+/g, ' ');
  if (!value.trim()) return all ? [text(' ')] : [];
  const only = element.children.length === 1 && !inLink ? element.querySelector('a[href]') : null;
  const isWhole = only?.textContent?.trim() === element.textContent?.trim();
  const url = isWhole ? resolveLink(only?.getAttribute('href'), base) : undefined;
  const span: Phrase = { type: 'inlineCode', value };
  const phrases = url ? (linked([span], url) as Phrase[]) : [span];
  return isSpaced ? [text(' '), ...phrases, text(' ')] : phrases;
}

function isBesideWord({ previousSibling: before, nextSibling: after }: Element): boolean {
  return /[\p{L}\p{N}]$/u.test(before?.nodeValue ?? '') || /^[\p{L}\p{N}]/u.test(after?.nodeValue ?? '');
}

/**
 * Whether a span is code by its class alone: Erlang's documentation, some DocBook stylesheets (there also the head of a
 * function).
 */
export function isCodeSpan(element: Element): boolean {
  const classes = classOf(element);
  if (!classes) return false;
  if (classes === 'title-name') return /\bfunc-head\b/.test(classOf(element.parentElement ?? element));
  // Erlang's links to its guides have that class too.
  return CODE_SPAN.test(classes) && !(classes.startsWith('bold_code') && WORDS.test(element.textContent ?? ''));
}
const CODE_SPAN = /^(?:code|bold_code(?: bc-\d+)?|docbook_(?:option|command|function|filename))$/;
const WORDS = /^\p{L}[\p{L}’'-]* [\p{L}’' -]{1,200}$/u;

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
