import { HEADINGS } from '../../../html/headings.js';
import { BREAK, type Phrase, text } from '../../../tree.js';
import { removeInvisibleCharacters } from '../../dom/visible.js';
import type { Context, Recognise } from '../context.js';
import { resolveLink } from '../links.js';
import { codeIn } from './code.js';
import { codeLanguage } from './code-language.js';

/** A block of code. */
export const codePiece: Recognise = (element) => {
  const { text, isChange } = codeIn(element);
  const value = removeInvisibleCharacters(text);
  return value ? [{ type: 'code', lang: isChange ? 'diff' : codeLanguage(element), value }] : [];
};

/** Code in a line of text; a block where it has lines and stands alone, or a span for each line amid other text. */
export const codeInline: Recognise = (element, context, walk) => {
  if (!element.firstElementChild || !element.querySelector('br,div,p')) return inlineCode(element, context);
  const isFree = !context.inTable && !context.inLink && !context.inHeading;
  // Code that was never closed, around the rest of the page.
  if (isFree && !areLines(element) && element.querySelector(`p,${HEADINGS},ul,ol,dl,table,blockquote`))
    return walk.inside(element, context);
  const isAlone = [element.previousSibling, element.nextSibling].every((node) => !node?.nodeValue?.trim());
  return isFree && isAlone ? codePiece(element, context, walk) : brokenCode(element);
};

/** Whether each line is an element and nothing stands between them. */
function areLines({ childNodes }: Element): boolean {
  return Array.from(childNodes).every((node) =>
    node.nodeType === 1 ? /^(?:div|p)$/.test((node as Element).localName) : !node.nodeValue?.trim(),
  );
}

/** A span for each line; where the text around has to be on one line, spaces will part them. */
function brokenCode(element: Element): Phrase[] {
  const isOpen = element.lastElementChild?.localName === 'br' && !element.lastElementChild.nextSibling;
  const lines = codeIn(element).text.split('\n').map(removeInvisibleCharacters);
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
  const code: Phrase[] = [{ type: 'inlineCode', value }];
  const phrases: Phrase[] = url ? [{ type: 'link', url, children: code }] : code;
  return isSpaced ? [text(' '), ...phrases, text(' ')] : phrases;
}

function isBesideWord({ previousSibling: before, nextSibling: after }: Element): boolean {
  return /[\p{L}\p{N}]$/u.test(before?.nodeValue ?? '') || /^[\p{L}\p{N}]/u.test(after?.nodeValue ?? '');
}
