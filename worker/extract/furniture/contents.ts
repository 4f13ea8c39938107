import { classOf } from '../../dom/class-of.js';
import { textLength } from '../../dom/text-sizes.js';
import { textUpTo } from '../../dom/text-up-to.js';
import { dropNamed, type Guard } from '../guard.js';
import type { Markup } from '../parse/markup.js';

const NAVIGATION =
  /(?:^|[\s_-])(?:(?:lwp|markdown-)?toc\w*|(?:table-?of-?)?contents|outline|topic-?list|in-?page|on-?this-?page|jump-?links)(?:[\s_-]|$)|^ index$|(?:^|\s)highlights(?:\s|$)/i;
const LABEL =
  /^(?:(?:in|on) this (?:article|page|section|guide|document)|(?:page|table of) contents|jump to(?: section)?|topics):?$/i;
/** Further labels that count only in a box whose name says that it is a table of contents. */
const CONTENTS =
  /^(?:contents|inhalt(?:sverzeichnis)?|sommaire|índice|indice|sumário|inhoud(?:sopgave)?|spis treści|содержание|оглавление|зміст|目次|(?:文章|本文)?(?:目录|目錄)|목차):?$/i;
/** Cheap sign, in `Markup.names`, of a table of contents that is not a list. */
const SIGN = /\b(?:(?:lwp)?toc|table-?of-?contents|on-?this-?page|page-outline)/i;
const BOXES =
  '[id*="toc"],[class*="toc"],[id*="table-of-contents"],[class*="table-of-contents"],[class*="on-this-page"],[class*="page-outline"]';
const MOST_BOX_CHARS = 4_000;
const MOST_LABEL_CHARS = 200;
const WRAPPERS = 2;

/**
 * Drops the table of contents that a tool added under a name that says so ("In this article"), or without a name in an
 * element whose class or role says so, in place: the sections follow anyway, and places on the same page are no addresses
 * here. One that the author wrote into the text stays.
 */
export function dropContents(content: Element, { names }: Markup, isMatter: Guard): void {
  if (SIGN.test(names)) dropNamed(Array.from(content.querySelectorAll(BOXES)).filter(isContentsBox), isMatter);
  for (const list of [...content.getElementsByTagName('ul'), ...content.getElementsByTagName('ol')]) {
    // Most lists lead to other pages, or nowhere.
    if (list.parentElement?.closest('ul,ol') || !isInside(list.querySelector('a[href]'))) continue;
    if (isAlphabet(list)) {
      list.remove();
      continue;
    }
    const tool = toolAround(list);
    const label = labelOf(list, tool !== undefined && NAVIGATION.test(namesOf(tool)));
    if (!tool || !leadsInside(list) || !(label || isAllOf(tool, list))) continue;
    label?.remove();
    list.remove();
  }
}

/** Whether a box holds nothing but links to places on its page, not marked up as a list, below such a name. */
function isContentsBox(box: Element): boolean {
  const text = NAVIGATION.test(namesOf(box)) ? textUpTo(box, MOST_BOX_CHARS) : undefined;
  const links = text === undefined ? [] : Array.from(box.querySelectorAll('a[href]'));
  if (links.length === 0 || box.querySelector('p > a,ul,ol,dl,table,pre') || !links.every(isInside)) return false;
  const label = besideLinks(box).replace(/\s+/g, ' ').trim();
  return LABEL.test(label) || CONTENTS.test(label);
}

/** The text of a box outside of its links. Depth is bounded by `parseDocument`. */
function besideLinks(box: Element): string {
  let text = '';
  for (let node = box.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) text += node.nodeValue ?? '';
    else if (node.nodeType === 1 && (node as Element).localName !== 'a') text += ` ${besideLinks(node as Element)}`;
  }
  return text;
}

/** Whether an element has no text outside the given parts, none of which is inside another. */
function areAllOf(element: Element, parts: readonly Element[]): boolean {
  const chars = parts.reduce((sum, { textContent }) => sum + textLength(textContent), 0);
  return chars === textLength(element.textContent);
}

/** Whether a list holds all of the text of a box, which must be short. */
function isAllOf(box: Element, list: Element): boolean {
  const [whole, part] = [box, list].map((one) => textUpTo(one, MOST_BOX_CHARS)?.replace(/\s+/g, ''));
  return whole !== undefined && whole === part;
}

/** The element whose name shows that a tool added a list: the list or one around it. */
function toolAround(list: Element): Element | undefined {
  let around: Element | null = list;
  for (let level = 0; around && level <= WRAPPERS; level++) {
    if (around.localName === 'nav' || around.getAttribute('role') === 'navigation') return around;
    if (NAVIGATION.test(namesOf(around))) return around;
    around = around.parentElement;
  }
  return undefined;
}

function namesOf(element: Element): string {
  return `${classOf(element)} ${element.id}`;
}

/** The label right before a list, or before the element that holds only the list. */
function labelOf(list: Element, isNamed: boolean): Element | undefined {
  let around = list;
  for (let level = 0; level <= WRAPPERS; level++) {
    const { previousElementSibling: before, parentElement: parent } = around;
    if (before) return isLabel(before, isNamed) ? before : undefined;
    if (!parent) return undefined;
    around = parent;
  }
  return undefined;
}

function isLabel(element: Element, isNamed: boolean): boolean {
  const words = textUpTo(element, MOST_LABEL_CHARS)?.replace(/\s+/g, ' ').trim() ?? '';
  return LABEL.test(words) || (isNamed && CONTENTS.test(words));
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
