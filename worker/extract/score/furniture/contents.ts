import { classOf } from '../../../html/class-of.js';
import { textLength } from '../../../html/text-sizes.js';
import { textUpTo } from '../../../html/text-up-to.js';
import { CONTENTS } from '../../words/beside.js';
import { isOneOf } from '../../words/words.js';

const NAVIGATION =
  /(?:^|[\s_-])(?:(?:lwp|markdown-)?toc\w*|(?:table-?of-?)?contents|outline|topic-?list|in-?page|on-?this-?page|jump-?links)(?:[\s_-]|$)|^ index$|(?:^|\s)highlights(?:\s|$)/i;
const LABEL =
  /^(?:(?:in|on) this (?:article|page|section|guide|document)|(?:page|table of) contents|jump to(?: section)?|topics):?$/i;
/** Further labels that count only in a box whose name says that it is a table of contents. */
const isContents = isOneOf(CONTENTS);
const MOST_BOX_CHARS = 4_000;
const MOST_LABEL_CHARS = 200;
const WRAPPERS = 2;

/**
 * Drops the table of contents that a tool added under a name that says so ("In this article"), or without a name in an
 * element whose class or role says so, in place: the sections follow anyway, and places on the same page are no addresses
 * here. One that the author wrote into the text stays.
 */
export function dropContents(content: Element): void {
  for (const list of [...content.getElementsByTagName('ul'), ...content.getElementsByTagName('ol')]) {
    // Most lists lead to other pages, or nowhere.
    if (list.parentElement?.closest('ul,ol') || !isInside(list.querySelector('a[href]'))) continue;
    const tool = toolAround(list);
    const label = labelOf(list, tool !== undefined && NAVIGATION.test(namesOf(tool)));
    if (!tool || !leadsInside(list) || !(label || isAllOf(tool, list))) continue;
    label?.remove();
    list.remove();
  }
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
  return LABEL.test(words) || (isNamed && isContents(words));
}

/** Whether a list holds nothing but links to places on its page. */
function leadsInside(list: Element): boolean {
  const links = Array.from(list.querySelectorAll('a[href]'));
  return links.length >= 2 && links.every(isInside) && areAllOf(list, links);
}

/** Whether a link leads to a place on its page. */
function isInside(link: Element | null): boolean {
  return link?.getAttribute('href')?.startsWith('#') === true;
}
