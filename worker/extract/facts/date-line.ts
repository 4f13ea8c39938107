import { classOf } from '../../html/class-of.js';
import { textLength } from '../../html/text-sizes.js';
import { textUpTo } from '../../html/text-up-to.js';
import { namesAuthor } from './author-marks.js';
import { BEGINS_WITH_DATE, LATER } from './date-words.js';
import { dateIn, toIsoDate } from './iso-date.js';
import { isOfOthers } from './others.js';

/** The date of the first short line that its name or words call the date, among the first elements of the page. */
export function labelledDate(
  { body }: Document,
  lang: string | undefined,
  teasers: ReadonlySet<Element>,
): string | undefined {
  let seen = 0;
  const visit = (parent: Element): string | undefined => {
    for (let node = parent.firstChild; node && seen < DATE_ELEMENTS; node = node.nextSibling) {
      if (node.nodeType !== 1) continue;
      seen += 1;
      const element = node as Element;
      if (isOfOthers(element) || teasers.has(element)) continue;
      const date = dateOfNamed(element, lang) ?? dateOfSentence(element, lang) ?? visit(element);
      if (date) return date;
    }
    return undefined;
  };
  return visit(body);
}

/** The date of a line that is named for it; microformats have the exact one in its `title`. */
function dateOfNamed(element: Element, lang: string | undefined): string | undefined {
  if (!element.hasAttributes()) return undefined;
  const property = element.getAttribute('itemprop') ?? element.getAttribute('property')?.replaceAll(':', ' ');
  const names = `${classOf(element)} ${property ?? ''}`;
  if (OTHER_NAME.test(names) || !(DATE_NAME.test(names) || namesAuthor(element))) return undefined;
  const content = STATES_DATE.test(names) ? element.getAttribute('content') : null;
  const text = content ?? textUpTo(element, MOST_LOOKED_AT);
  if (text === undefined || textLength(text) > DATE_LINE_CHARS || LATER().test(text)) return undefined;
  if (element.querySelector('[class*="updated"],[class*="modified"]')) return undefined;
  const time = element.querySelector('time[datetime]')?.getAttribute('datetime') ?? content;
  return (
    (time && toIsoDate(time)) || dateIn(text, lang) || toIsoDate(element.getAttribute('title') ?? '', lang) || undefined
  );
}

/** The date of a line that begins as such lines do, or of the sentence with which blogs end a post. */
function dateOfSentence(element: Element, lang: string | undefined): string | undefined {
  const { firstChild: text } = element;
  if (text?.nodeType !== 3 || !BEGINS_WITH_DATE().test(text.nodeValue ?? '')) return undefined;
  const start = (textUpTo(element, MOST_LOOKED_AT) ?? '').trim().slice(0, DATE_LINE_CHARS);
  return LATER().test(start) ? undefined : dateIn(start, lang);
}

/** Names of the line under a headline, and of other dates; `update` and `upcoming` do not count. */
const DATE_NAME =
  /(^|[\s_-])(date|dateline|published|pubdate|posted|postdate|byline|timestamp|datepublished|(?:post|entry|article)-meta)([\s_-]|$)/i;
const OTHER_NAME = /revision|comment|event|dtstart|date-(?:upcoming|past|future)/i;
/** Properties of the date, of whatever element. */
const STATES_DATE = /(?:^|\s)(?:datePublished|dc created|dcterms issued)(?:\s|$)/;
/** Characters: such a line is short, and among the first elements of the page. */
export const DATE_LINE_CHARS = 120;
const DATE_ELEMENTS = 3_000;
/** Characters and nodes that are looked at for such a line. */
const MOST_LOOKED_AT = 5_000;
