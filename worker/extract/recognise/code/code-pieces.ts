import { classOf } from '../../../html/class-of.js';
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
  const value = removeInvisibleCharacters(element.closest('pre,table') ? text : dedented(text));
  return value ? [{ type: 'code', lang: isChange ? 'diff' : codeLanguage(element), value }] : [];
};

/** Text without the indentation of the page's own markup, which is no part of code outside `pre`. */
function dedented(text: string): string {
  const [margin = ''] = /^ *(?=\S)/.exec(text) ?? [];
  return text.replaceAll(`\n${margin}`, '\n').slice(margin.length);
}

/** Code in a line of text; a block where it has lines and stands alone, or a span for each line amid other text. */
export const codeInline: Recognise = (element, context, walk) => {
  const isAlone = [element.previousSibling, element.nextSibling].every((node) => !node?.nodeValue?.trim());
  const isListing =
    isAlone && LISTINGS.some(([name, text]) => name.test(classOf(element)) && text.test(element.textContent ?? ''));
  if (!isListing && !element.querySelector('br,div,p')) return inlineCode(element, context);
  const isFree = !context.inTable && !context.inLink && !context.inHeading;
  // Code that was never closed, around the rest of the page.
  const isText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  if (isFree && isText && element.querySelector(`p,${HEADINGS},ul,ol,dl,table,blockquote`))
    return walk.inside(element, context);
  return isFree && isAlone ? codePiece(element, context, walk) : brokenCode(element);
};
/** Classes and texts of `code` that is a block without a `pre`. */
const LISTINGS = [
  [/(?:^|\s)(?:block|code-?block)(?:\s|$)/, /\S\s+\S/],
  [/(?:^|\s)language-/, /\S\s*\n\s*\S/],
] as const;

/** A span for each line; where the text around has to be on one line, spaces will part them. */
function brokenCode(element: Element): Phrase[] {
  const lines = codeIn(element).text.split('\n').map(removeInvisibleCharacters);
  const spans = lines
    .filter((line) => line.trim())
    .map((value): Phrase => ({ type: 'inlineCode', value, isLine: true }));
  return spans.flatMap((one, i) => (i > 0 ? [BREAK, one] : [one]));
}

/** Inline code; code that is one link from end to end keeps the link. */
function inlineCode(element: Element, { inLink, base }: Context): Phrase[] {
  const value = removeInvisibleCharacters(element.textContent ?? '').replace(/\s+/g, ' ');
  if (!value.trim()) return value ? [text(' ')] : [];
  const only = element.children.length === 1 && !inLink ? element.querySelector('a[href]') : null;
  const isWhole = only?.textContent?.trim() === element.textContent?.trim();
  const url = isWhole ? resolveLink(only?.getAttribute('href'), base) : undefined;
  const code: Phrase[] = [{ type: 'inlineCode', value }];
  return url ? [{ type: 'link', url, children: code }] : code;
}
