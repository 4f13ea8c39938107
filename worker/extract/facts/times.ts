import { classOf } from '../../html/class-of.js';
import { textUpTo } from '../../html/text-up-to.js';
import { DATE_LINE_CHARS } from './date-line.js';
import { CHANGED_ALONE, CHANGED_BEFORE } from './date-words.js';
import { toIsoDate } from './iso-date.js';

/** The first date of some elements that have a machine-readable one, and do not say that it is of a change. */
export function timeIn(
  times: readonly Element[],
  lang: string | undefined,
  isOne = (_: Element) => true,
): string | undefined {
  for (const time of times) {
    if (!isOne(time) || isLater(time)) continue;
    const date = toIsoDate(machineDate(time) || time.textContent || '', lang);
    if (date) return date;
  }
  return undefined;
}

export function machineDate(time: Element): string | null {
  return time.getAttribute(time.localName === 'abbr' ? 'title' : 'datetime');
}

/** Whether microdata, microformats or a label call a date the page's. */
export function isOfPage(time: Element): boolean {
  return (
    time.hasAttribute('pubdate') ||
    time.closest('h1') !== null ||
    /\bdate(?:Published|Created)\b/.test(time.getAttribute('itemprop') ?? '') ||
    isEntryDate(time) ||
    LABEL.test(textBefore(time)) ||
    /(?:^|\s)author(?:\s|$)/.test(classOf(time.parentElement ?? time))
  );
}
/** Labels of the first date of articles, packages, questions, issues and discussions. */
const LABEL =
  /\b(?:published|posted|reported|released|submitted|asked|(?:created|opened|started)(?: (?:this|the|an?)(?: [a-z]+){1,2})?|released this)(?: (?:on|at))?:?\s*$/i;

/** Whether an abbreviation holds the date of an entry in its title. Source: the hAtom microformat. */
export function isEntryDate(element: Element): boolean {
  const names = `${classOf(element)} ${element.getAttribute('itemprop') ?? ''}`;
  return element.localName === 'abbr' && /(?:^|\s)(?:published|datePublished)(?:\s|$)/.test(names);
}

/** Whether an element, the text right before it or a last word behind it says that it dates a change, or an event. */
function isLater(time: Element): boolean {
  if (/\bdateModified\b/.test(time.getAttribute('itemprop') ?? '')) return true;
  if (CHANGED_BEFORE().test(textBefore(time))) return true;
  const behind = time.nextElementSibling ?? time.parentElement?.nextElementSibling;
  return behind != null && behind.nextElementSibling === null && CHANGED_ALONE().test(behind.textContent ?? '');
}
/** The end of the text right before an element, or before the one around it. */
function textBefore(element: Element): string {
  let text = '';
  for (let one: Element | null = element, i = 0; one && i < MOST_AROUND && !text.trim(); one = one.parentElement, i++)
    for (let node = one.previousSibling; node && text.length <= DATE_LINE_CHARS; node = node.previousSibling) {
      if (node.nodeType !== 8) text = `${wordsOf(node)}${text}`;
    }
  return text.slice(-DATE_LINE_CHARS);
}
/** The text of a node; an icon says it in words for those who do not see it. */
function wordsOf(node: Node): string {
  if (node.nodeType !== 1) return node.nodeValue ?? '';
  return textUpTo(node as Element, MOST_LOOKED_AT) || ((node as Element).getAttribute('title') ?? '');
}
const MOST_AROUND = 3;
/** Characters and nodes. */
const MOST_LOOKED_AT = 1_000;
