import { classOf } from '../../dom/class-of.js';
import { textLength } from '../../dom/text-sizes.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Markup } from '../parse/markup.js';

const NAVIGATION =
  /(?:^|[\s_-])(?:toc\w*|(?:table-?of-?)?contents|outline|topic-?list|in-?page|on-?this-?page)(?:[\s_-]|$)/i;
const LABEL =
  /^(?:(?:in|on) this (?:article|page|section|guide|document)|(?:page|table of) contents|jump to(?: section)?|topics):?$/i;
/** Cheap sign, in `Markup.names`, of a table of contents that is not a list. */
const SIGN = /\b(?:toc|table-?of-?contents|on-?this-?page|page-outline)/i;
const BOXES =
  '[id*="toc"],[class*="toc"],[id*="table-of-contents"],[class*="table-of-contents"],[class*="on-this-page"],[class*="page-outline"]';
const MOST_BOX_CHARS = 4_000;
const MOST_LABEL_CHARS = 200;
const WRAPPERS = 2;

/**
 * Drops the table of contents that a tool added under a name that says so ("In this article"), in place: the sections
 * follow anyway, and places on the same page are no addresses here. One that the author wrote into the text stays.
 */
export function dropContents(content: Element, { names }: Markup): void {
  if (SIGN.test(names)) for (const box of content.querySelectorAll(BOXES)) if (isContentsBox(box)) box.remove();
  for (const list of [...content.getElementsByTagName('ul'), ...content.getElementsByTagName('ol')]) {
    // Most lists lead to other pages, or nowhere.
    if (list.parentElement?.closest('ul,ol') || !isInside(list.querySelector('a[href]'))) continue;
    if (isAlphabet(list)) {
      list.remove();
      continue;
    }
    const label = labelOf(list);
    if (!label || !isSetByTool(list) || !leadsInside(list)) continue;
    label.remove();
    list.remove();
  }
}

/** Whether a box holds nothing but links to places on its page, not marked up as a list, below such a name. */
function isContentsBox(box: Element): boolean {
  const text = NAVIGATION.test(`${classOf(box)} ${box.id}`) ? textUpTo(box, MOST_BOX_CHARS) : undefined;
  const links = text === undefined ? [] : Array.from(box.querySelectorAll('a[href]'));
  if (links.length === 0 || box.querySelector('p > a,ul,ol,dl,table,pre') || !links.every(isInside)) return false;
  const [label, first] = [box.querySelector('h2,h3,h4,h5,h6,p,div,span,strong,button'), links[0]];
  if (!label || !first || label.contains(first) || !isLabel(label)) return false;
  return areAllOf(box, [label, ...links]);
}

/** Whether an element has no text outside the given parts, none of which is inside another. */
function areAllOf(element: Element, parts: readonly Element[]): boolean {
  const chars = parts.reduce((sum, { textContent }) => sum + textLength(textContent), 0);
  return chars === textLength(element.textContent);
}

/** Whether a tool added a list: by its element, or by the name of that or one around it. */
function isSetByTool(list: Element): boolean {
  let around: Element | null = list;
  for (let level = 0; around && level <= WRAPPERS; level++) {
    if (around.localName === 'nav' || around.getAttribute('role') === 'navigation') return true;
    if (NAVIGATION.test(`${classOf(around)} ${around.id}`)) return true;
    around = around.parentElement;
  }
  return false;
}

/** The label right before a list, or before the element that holds only the list. */
function labelOf(list: Element): Element | undefined {
  let around = list;
  for (let level = 0; level <= WRAPPERS; level++) {
    const { previousElementSibling: before, parentElement: parent } = around;
    if (before) return isLabel(before) ? before : undefined;
    if (!parent) return undefined;
    around = parent;
  }
  return undefined;
}

function isLabel(element: Element): boolean {
  return LABEL.test(textUpTo(element, MOST_LABEL_CHARS)?.replace(/\s+/g, ' ').trim() ?? '');
}

/** Whether a list is the letters by which a glossary or index is sorted. */
function isAlphabet({ children }: Element): boolean {
  if (children.length < LEAST_LETTERS || children.length > MOST_LETTERS) return false;
  const items = Array.from(children);
  const links = items.filter((item) => isInside(item.querySelector('a[href]')));
  return links.length >= LEAST_LETTERS && items.every(isLetter);
}

function isLetter(item: Element): boolean {
  const text = textUpTo(item, MOST_LETTER_CHARS);
  return text !== undefined && LETTER.test(text);
}
const LETTER = /^\s*(?:\p{L}|#|0\s?[–-]\s?9)\s*$/u;
const MOST_LETTER_CHARS = 100;
const LEAST_LETTERS = 3;
const MOST_LETTERS = 60;

/** Whether a list holds nothing but links to places on its page. */
function leadsInside(list: Element): boolean {
  const links = Array.from(list.querySelectorAll('a[href]'));
  return links.length >= 2 && links.every(isInside) && areAllOf(list, links);
}

/** Whether a link leads to a place on its page. */
function isInside(link: Element | null): boolean {
  return link?.getAttribute('href')?.startsWith('#') === true;
}
