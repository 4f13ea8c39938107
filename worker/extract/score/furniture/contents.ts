import { around } from '../../../html/around.js';
import { classOf } from '../../../html/class-of.js';
import { outermost } from '../../../html/outermost.js';
import { textLength } from '../../../html/text-sizes.js';
import { textUpTo } from '../../../html/text-up-to.js';
import { CONTENTS } from '../../words/beside.js';
import { isOneOf } from '../../words/words.js';

const NAVIGATION =
  /(?:^|[\s_-])(?:(?:lwp|markdown-)?toc\w*|(?:table-?of-?)?contents|outline|topic-?list|in-?page|on-?this-?page|jump-?links)(?:[\s_-]|$)|^ index$|(?:^|\s)highlights(?:\s|$)/i;
const isLabel = isOneOf(CONTENTS);
const MOST_LABEL_CHARS = 200;
const MOST_BOX_CHARS = 4_000;
/** Elements around a list that hold only it. */
const WRAPPERS = 2;

/**
 * Drops the table of contents that a tool added, in an element whose class or role says so, with its label ("In this
 * article"), in place: the sections follow anyway, and places on the same page are no addresses here. One that the author
 * wrote into the text stays.
 */
export function dropContents(content: Element): void {
  for (const list of outermost(content.querySelectorAll('ul,ol'))) {
    // Most lists lead to other pages, or nowhere.
    const tool = isInside(list.querySelector('a[href]')) ? toolAround(list) : undefined;
    const label = labelOf(list);
    if (!tool || !leadsInside(list) || !(label || textOf(tool) === textOf(list))) continue;
    label?.remove();
    list.remove();
  }
}

/** The element whose name shows that a tool added a list: the list or one around it. */
function toolAround(list: Element): Element | undefined {
  let level = 0;
  const isTool = (one: Element) =>
    level++ <= WRAPPERS &&
    (one.localName === 'nav' ||
      one.getAttribute('role') === 'navigation' ||
      NAVIGATION.test(`${classOf(one)} ${one.id}`));
  return around(list, isTool);
}

/** The label right before a list, or before the element that holds only the list. */
function labelOf(list: Element): Element | undefined {
  let around: Element | null = list;
  for (let level = 0; around && level < WRAPPERS && !around.previousElementSibling; level++)
    around = around.parentElement;
  const before = around?.previousElementSibling;
  const words = before ? textUpTo(before, MOST_LABEL_CHARS)?.replace(/\s+/g, ' ').trim() : undefined;
  return before && words && isLabel(words) ? before : undefined;
}

function textOf(box: Element): string | undefined {
  return textUpTo(box, MOST_BOX_CHARS)?.replace(/\s+/g, '') ?? box.localName;
}

/** Whether a list holds nothing but links to places on its page. */
function leadsInside(list: Element): boolean {
  const links = Array.from(list.querySelectorAll('a[href]'));
  const chars = links.reduce((sum, { textContent }) => sum + textLength(textContent), 0);
  return links.length >= 2 && links.every(isInside) && chars === textLength(list.textContent);
}

/** Whether a link leads to a place on its page. */
function isInside(link: Element | null): boolean {
  return link?.getAttribute('href')?.startsWith('#') === true;
}
