import { classOf } from './class-of.js';
import { dateIn, toIsoDate } from './iso-date.js';
import { type Thing, textOf } from './json-ld.js';
import type { ReadMeta } from './meta.js';
import { textLength } from './text-sizes.js';
import { textUpTo } from './text-up-to.js';

/** Names of meta tags that date a page, in the order of trust. */
const DATE_NAMES = (
  'article:published_time og:article:published_time og:published_time article:published datepublished citation_publication_date ' +
  'citation_online_date citation_date parsely-pub-date dc.date.issued dcterms.issued dc.date dc.date.created dcterms.created ' +
  'dcterms.date sailthru.date pubdate publish-date publish_date publication_date published_date date'
).split(' ');

/** When a page was published, in ISO 8601. */
export function published(
  document: Document,
  times: readonly Element[],
  said: Thing | undefined,
  meta: ReadMeta,
): string | undefined {
  const stated = [textOf(said?.datePublished), ...DATE_NAMES.map(meta)];
  for (const text of stated) {
    const date = text && toIsoDate(text);
    if (date) return date;
  }
  const visible = visibleDate(document, times);
  return visible && toIsoDate(visible);
}

function visibleDate(document: Document, times: readonly Element[]): string | undefined {
  for (const time of times) {
    if (isLater(time) || time.closest('[itemtype$="/Comment"]')) continue;
    const datetime = time.getAttribute('datetime') || time.textContent;
    const isOfPage =
      time.hasAttribute('pubdate') ||
      /\bdate(?:Published|Created)\b/.test(time.getAttribute('itemprop') ?? '') ||
      isLabelled(time) ||
      /(?:^|\s)author(?:\s|$)/.test(classOf(time.parentElement ?? time));
    if (datetime && (isOfPage || time.closest('article'))) return datetime;
  }
  return labelledDate(document);
}

/** Says itself, or right before it, that it is the day of a change. */
function isLater(time: Element): boolean {
  const before = time.previousSibling ?? time.parentElement?.previousSibling;
  const said = (before?.textContent ?? '').slice(-DATE_LINE_CHARS);
  return (
    /\bdateModified\b/.test(time.getAttribute('itemprop') ?? '') ||
    /\b(?:updated|modified|edited)(?: on| at)?:?\s*$/i.test(said)
  );
}

/** "Published on" or "opened this issue", right before it or a link around it. */
function isLabelled(time: Element): boolean {
  const around = time.previousSibling || time.parentElement?.localName !== 'a' ? time : time.parentElement;
  let before = around.previousSibling;
  if (before?.nodeType === 3 && !before.nodeValue?.trim()) before = before.previousSibling;
  return LABEL.test((before?.textContent ?? '').slice(-DATE_LINE_CHARS));
}
/** What articles, packages, questions, issues and discussions say of their first day. */
const LABEL =
  /\b(?:published|posted|released|submitted|asked|(?:created|opened|started)(?: (?:this|the|an?)(?: [a-z]+){1,2})?|released this)(?: (?:on|at))?:?\s*$/i;

/** Names that sites give to the line under a headline; `update` and `upcoming` are no such. */
const DATE_NAME =
  /(^|[\s_-])(date|dateline|published|pubdate|posted|postdate|byline|timestamp|datepublished|(?:post|entry|article)-meta)([\s_-]|$)/i;
/** A line that no name marks. */
const SAYS_SO = /^\s*(?:(?:posted|published|submitted) (?:by|on)|published:|written by)(?:\s|$)/i;
/** What such a line says of a later day. */
const LATER = /updated|modified|edited/i;
/** Such a line is short, and stands among the first elements of the page. */
const DATE_LINE_CHARS = 120;
const DATE_ELEMENTS = 3_000;
/** White space and elements around such a line are fewer. */
const MOST_LOOKED_AT = 5_000;

function labelledDate({ body }: Document): string | undefined {
  let seen = 0;
  const visit = (parent: Element): string | undefined => {
    for (let node = parent.firstChild; node && seen < DATE_ELEMENTS; node = node.nextSibling) {
      if (node.nodeType !== 1) continue;
      seen += 1;
      const element = node as Element;
      const date = (isDateLine(element) && dateOf(element)) || visit(element);
      if (date) return date;
    }
    return undefined;
  };
  return visit(body);
}

/** Microformats put the exact date in a title beside what is shown. */
function dateOf(element: Element): string | undefined {
  const time = element.querySelector('time[datetime]')?.getAttribute('datetime');
  return (
    (time && toIsoDate(time)) || dateIn(element.textContent ?? '') || toIsoDate(element.getAttribute('title') ?? '')
  );
}

function isDateLine(element: Element): boolean {
  const names = `${classOf(element)} ${element.getAttribute('itemprop') ?? ''}`;
  const isNamed = names !== ' ' && DATE_NAME.test(names);
  const saysSo = element.firstChild?.nodeType === 3 && SAYS_SO.test(element.firstChild.nodeValue ?? '');
  if (!(isNamed || saysSo) || /revision|comment|reply/i.test(names)) return false;
  const text = textUpTo(element, MOST_LOOKED_AT);
  if (text === undefined || textLength(text) > DATE_LINE_CHARS) return false;
  return !LATER.test(text) && !element.querySelector('[class*="updated"],[class*="modified"]');
}
