import { classOf } from '../../html/class-of.js';
import { DATE_LINE_CHARS, labelledDate } from './date-line.js';
import { CHANGED_ALONE, CHANGED_BEFORE, CHANGED_BEHIND, LATER, LATER_LABEL, PUBLISHED } from './date-words.js';
import { dateOfText } from './dateline.js';
import { type Headline, linesAround } from './headline.js';
import { dateIn, dateless, toIsoDate } from './iso-date.js';
import { addressOf, hasType, type Thing, textOf, typesOf } from './json-ld.js';
import type { Line } from './lines.js';
import type { ReadMeta } from './meta.js';
import { saidPeople } from './names.js';
import { isAmongOthers, isNotShown } from './others.js';
import { isInside } from './teasers.js';

/** Meta tags that date a page, the most trusted first. */
const DATE_NAMES = (
  'article:published_time og:article:published_time og:published_time article:published article.published datepublished citation_publication_date ' +
  'citation_date citation_online_date bepress_citation_date prism.publicationdate eprints.date parsely-pub-date dc.date.issued dc.date.issue dcterms.issued dc.date dc.date.created dcterms.created ' +
  'dcterms.date sailthru.date pubdate publish-date publish_date publication_date published_date published-date published_on ' +
  'publishdate firstpublishedtime bt:pubdate iso-8601-publish-date originalpublicationdate pdate date'
).split(' ');

const DAY_CHARS = '2024-03-05'.length;

/** Whether a date is not in the future anywhere on earth. Its time may have no zone, and is left out. */
function isPast(date: string): boolean {
  return Date.parse(date.slice(0, DAY_CHARS)) < Date.now() + DAY_MS;
}
const DAY_MS = 86_400_000;

interface Shown {
  headline: () => Headline | undefined;
  lang: string | undefined;
  url: URL;
  /** The address that the page states. */
  canonical: string | undefined;
  /** Boxes that show other pages. */
  teasers: () => ReadonlySet<Element>;
}

/** When JSON-LD or meta tags say that a page was published, in ISO 8601. */
export function statedDate(
  said: Thing | undefined,
  meta: ReadMeta,
  { lang, url, canonical }: Pick<Shown, 'lang' | 'url' | 'canonical'>,
): string | undefined {
  const { datePublished, datePosted, uploadDate, dateCreated } =
    (isOfFront(said, [url.href, canonical, addressOf(said)]) ? {} : said) ?? {};
  const stated = [
    ...[datePublished, datePosted, uploadDate].map(numberOrText),
    ...DATE_NAMES.map(meta),
    textOf(dateCreated),
  ];
  const days = stated.map((text) => text && toIsoDate(text, lang)).filter((date) => date && isPast(date));
  // Journals also state the month of an issue, beside the day.
  return days.find((date) => date && date.length >= DAY_CHARS) ?? days[0];
}

/** Meta tags that say when a page was last changed, the most trusted first. */
const CHANGE_NAMES =
  'article:modified_time og:article:modified_time og:updated_time article:modified datemodified citation_lastmodified dcterms.modified dc.date.modified last-modified lastmod modified_time revised'.split(
    ' ',
  );

/** When JSON-LD or meta tags say that a page was last changed, in ISO 8601. */
export function statedChange(
  said: Thing | undefined,
  meta: ReadMeta,
  { lang, url, canonical }: Pick<Shown, 'lang' | 'url' | 'canonical'>,
): string | undefined {
  const { dateModified } = (isOfFront(said, [url.href, canonical, addressOf(said)]) ? {} : said) ?? {};
  const stated = [numberOrText(dateModified), ...CHANGE_NAMES.map(meta)];
  return stated.map((text) => text && toIsoDate(text, lang)).find((date) => date && isPast(date)) || undefined;
}

/** When a page was published, as its text and address say. */
export function shownDate(
  document: Document,
  times: readonly Element[],
  said: Thing | undefined,
  meta: ReadMeta,
  { headline, lang, url, canonical, teasers }: Shown,
): string | undefined {
  // A front page shows dates of what it links to.
  if (url.pathname === '/' && !url.search) return undefined;
  // The date on an event's page is that of the event.
  if (isOfEvent(times.find((time) => time.getAttribute('itemprop') === 'startDate'))) return undefined;
  // A date beside a product is that of a review or a delivery.
  if (said && typesOf([said]).some((type) => /Event$|^Product/.test(type))) return undefined;
  if (/^product/.test(meta('og:type') ?? '')) return undefined;
  const own = times.filter((time) => !isAmongOthers(time) && !isInside(time, teasers()) && !isHidden(time));
  const shown =
    dateOfPage(own, lang) ??
    headlineDate(headline(), lang) ??
    dateInArticle(own, lang) ??
    labelledDate(document, lang, teasers()) ??
    dateOfBeginning(headline(), lang);
  if (shown && isMonthOfDays(shown, times)) return undefined;
  return shown && isPast(shown) ? shown : (dateOfAddress(url) ?? (canonical && dateOfAddress(new URL(canonical))));
}

/** Whether an element, or one around it, is hidden. Depth is bounded by `parseDocument`. */
function isHidden(time: Element): boolean {
  for (let one: Element | null = time; one; one = one.parentElement) {
    if (isNotShown(one)) return true;
  }
  return false;
}

/** Whether a thing is a front page, which publishing systems date by the day when the site was set up. */
function isOfFront(said: Thing | undefined, addresses: readonly (string | undefined)[]): boolean {
  if (!said || !hasType(said, /^(?:WebPage|CollectionPage|AboutPage|WebSite)$/)) return false;
  return addresses.some((address) => address && /^https?:\/\/[^/?#]+\/?$/.test(address));
}

/** Whether a date is a month alone on a page that dates several things to days of that month: a list of events. */
function isMonthOfDays(date: string, times: readonly Element[]): boolean {
  const isDay = (time: Element) => machineDate(time)?.startsWith(`${date}-`) && !isAmongOthers(time);
  return date.length < DAY_CHARS && times.filter(isDay).length > 1;
}

/** Some state the seconds since 1970. */
function numberOrText(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : textOf(value);
}

/** Whether a date is the start of an event that the page is about: one that its headline is part of. */
function isOfEvent(start: Element | undefined): boolean {
  return start?.closest('[itemtype$="Event"]')?.querySelector('h1') != null;
}

/** The date that microdata or a label calls the page's. */
function dateOfPage(times: readonly Element[], lang: string | undefined): string | undefined {
  const isOfPage = (time: Element) =>
    time.hasAttribute('pubdate') ||
    time.closest('h1') !== null ||
    /\bdate(?:Published|Created)\b/.test(time.getAttribute('itemprop') ?? '') ||
    isEntryDate(time) ||
    isLabelled(time) ||
    /(?:^|\s)author(?:\s|$)/.test(classOf(time.parentElement ?? time));
  return firstOf(times, lang, isOfPage);
}

/** Whether an abbreviation holds the date of an entry in its title. Source: the hAtom microformat. */
export function isEntryDate(element: Element): boolean {
  const names = `${classOf(element)} ${element.getAttribute('itemprop') ?? ''}`;
  return element.localName === 'abbr' && /(?:^|\s)(?:published|datePublished)(?:\s|$)/.test(names);
}

function machineDate(time: Element): string | null {
  return time.getAttribute(time.localName === 'abbr' ? 'title' : 'datetime');
}

function dateInArticle(times: readonly Element[], lang: string | undefined): string | undefined {
  return firstOf(times, lang, (time) => time.closest('article') !== null);
}

function firstOf(
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

/** The date in the lines around the headline; lines below it first. */
function headlineDate(headline: Headline | undefined, lang: string | undefined): string | undefined {
  let prose = 0;
  let found: { date: string; lines: readonly Line[]; at: number } | undefined;
  for (const { line, above, lines, at } of headline ? linesAround(headline) : []) {
    if (found && (lines !== found.lines || at > found.at + MOST_BETWEEN)) break;
    const isInText = prose > MOST_PROSE && lines === headline?.after && speaks(dateless(line.text));
    const isChange = lines === headline?.after && CHANGED_ALONE.test(lines[at + 1]?.text ?? '');
    const date = isLaterLabel(above) || isChange || isInText ? undefined : dateOfLine(line, lang);
    const isSame = date && found?.date.startsWith(date);
    if (date && !isSame && PUBLISHED.test(line.text)) return date;
    found ??= date ? { date, lines, at } : undefined;
    prose += proseIn(line.text);
  }
  return found?.date;
}

/** The day with which the text below a headline begins. */
function dateOfBeginning(headline: Headline | undefined, lang: string | undefined): string | undefined {
  const texts = headline ? [...headline.after.map(({ text }) => text), headline.text] : [];
  const first = texts.find((text) => proseIn(text) > 0 || text.length > DATE_LINE_CHARS);
  return first && dateOfText(first, lang);
}
/** Lines: a date without a label may come before the one of publication. */
const MOST_BETWEEN = 2;

/** Characters of sentences below a headline: a standfirst has no more, and the days that a text speaks of are its own. */
const MOST_PROSE = 500;

/** The characters of a sentence, those of scripts without spaces twice; 0 for other lines. */
function proseIn(text: string): number {
  const isProse = text.length >= SENTENCE_CHARS && /[.!?…。！？।؟]["'’”»)」]?$/.test(text);
  return isProse ? text.length + (text.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0) : 0;
}
const SENTENCE_CHARS = 30;

/** Whether a line says that the next one dates a change. */
function isLaterLabel(line: Line | undefined): boolean {
  return line !== undefined && line.text.length <= DATE_LINE_CHARS && LATER_LABEL.test(line.text);
}

/** A span of days or hours: an event's, or a period of validity. */
const SPAN = new RegExp(
  [
    '\\d:\\d\\d(?: ?[ap]\\.?m\\.?)? ?[–—-] ?\\d{1,2}:\\d\\d(?!\\d)',
    // "2025 - 11 minutes" is none, nor are month and day of "2025-11-05 by Ada".
    '(?<!\\d{4}-\\d?)\\d\\.?(?: \\p{L}+\\.?)? ?[–—-] ?\\d{1,2}(?:\\.|,)? ?(?![Mm]in|h(?!\\p{L})|Uhr|น)\\p{L}',
    '\\d{4}-\\d\\d-\\d\\d ?(?:[–—~-]|to|until|through|bis|au|al|até|tot) ?\\d{4}-\\d\\d',
    '\\d(?:\\.|º|er)?(?:(?: de)? \\p{L}{3,12}\\.?)?(?:(?: de)? \\d{4})? (?:to|until|till|through|bis|au|al|até|tot|do|по) \\d{1,2}(?:\\.|º|er)? (?:de )?\\p{L}',
    '\\p{L}{3,12}\\.? \\d{1,2}(?:, \\d{4})? (?:to|until|through|[–—-]) \\p{L}{3,12}\\.? \\d{1,2}(?!\\d)',
  ].join('|'),
  'u',
);

function dateOfLine({ text, author, times }: Line, lang: string | undefined): string | undefined {
  if (text.length > DATE_LINE_CHARS || SPAN.test(text) || CHANGED_BEHIND.test(text)) return undefined;
  if (!author && isSentence(text)) return undefined;
  if (times.some((time) => EVENT.test(classOf(time)))) return undefined;
  const [first = ''] = text.split(LATER, 1);
  const [, labelled] = text.split(PUBLISHED);
  const said = (first === text && firstOf(times, lang)) || dateIn(first, lang);
  if (said || first === text) return said || undefined;
  return labelled && dateIn(labelled, lang);
}

/** Whether a line is a sentence that speaks of a day, and does not say who published something then. */
function isSentence(text: string): boolean {
  const rest = dateless(text).trim();
  if (/\p{L}{3,}[.!?]$|\p{L}[。！？।؟]$/u.test(rest)) return true;
  // The last words may be the day.
  return DAY_AND_STOP.test(rest) && speaks(rest) && !saidPeople(text);
}

/** Whether a line says something in words that are none for publication. */
function speaks(text: string): boolean {
  const words = text.split(' ').filter((word) => /^[\p{Ll}\p{Lo}]/u.test(word));
  return words.length >= LEAST_WORDS && !PUBLISHED.test(text) && !MADE.test(text);
}
/** A day, as `dateless` leaves it, and a full stop. */
const DAY_AND_STOP = /\s\|\s*[.!।]$/;
/** Words in small letters, or of a script without capitals: a place and a day are no sentence. */
const LEAST_WORDS = 2;
/** Words for publication that are no label. */
const MADE =
  /\b(?:submitted|created|added|started by|uploaded|released|erstellt|eingestellt|mis en ligne|creado|criado)\b/i;

/** The date in the address, as blogs and newspapers have it. */
function dateOfAddress({ pathname }: URL): string | undefined {
  for (const form of IN_ADDRESS) {
    const { year = '', month = '', day = '' } = form.exec(pathname)?.groups ?? {};
    const date = year && toIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
    if (date && isPast(date)) return date;
  }
  return undefined;
}
/** "/2024/03/05/", "/2024-03-05-", "/2024-03/05/", "/2024/0305/", "/20240305/". */
const IN_ADDRESS: readonly RegExp[] = [
  /\/(?<year>(?:19|20)\d\d)([/-])(?<month>\d{1,2})\2(?<day>\d{1,2})(?=[/_-]|$)/,
  /\/(?<year>20\d\d)[-/]?(?<month>\d\d)\/(?<day>\d\d)(?=\/)/,
  /\/(?<year>20\d\d)\/?(?<month>\d\d)(?<day>\d\d)(?=[/_-])/,
];

/** Whether an element, the text right before it or a last word behind it says that it dates a change, or an event. */
function isLater(time: Element): boolean {
  if (/\bdateModified\b/.test(time.getAttribute('itemprop') ?? '') || EVENT.test(classOf(time))) return true;
  const before = withoutComments(time.previousSibling) ?? time.parentElement?.previousSibling ?? null;
  if (CHANGED_BEFORE.test(textUpToNode(before))) return true;
  const behind = time.nextElementSibling ?? time.parentElement?.nextElementSibling;
  return behind != null && behind.nextElementSibling === null && CHANGED_ALONE.test(behind.textContent ?? '');
}
const EVENT = /(?:^|[\s_-])(?:dt)?(?:start|end|event)(?:[\s_-]?(?:date|time))?(?:\s|$)/i;

/** The nearest node on this side that is no comment. */
function withoutComments(from: Node | null): Node | null {
  let node = from;
  while (node?.nodeType === 8) node = node.previousSibling;
  return node;
}

/** The end of the text up to a node: of an element its own, else that of all nodes which comments of React part. */
function textUpToNode(last: Node | null): string {
  let text = '';
  for (let node = withoutComments(last); node; node = withoutComments(node.previousSibling)) {
    if (node.nodeType === 3) text = (node.nodeValue ?? '') + text;
    else if (!text) text = node.textContent ?? '';
    if (node.nodeType !== 3 || text.length > DATE_LINE_CHARS) break;
  }
  return text.slice(-DATE_LINE_CHARS);
}

/** Whether "published on" or "opened this issue" comes right before an element or the link around it. */
function isLabelled(time: Element): boolean {
  const isInLink = !withoutComments(time.previousSibling) && time.parentElement?.localName === 'a';
  const around = isInLink ? (time.parentElement as Element) : time;
  let before = withoutComments(around.previousSibling);
  if (before?.nodeType === 3 && !before.nodeValue?.trim()) before = withoutComments(before.previousSibling);
  const term = time.closest('dd')?.previousElementSibling?.textContent;
  if (term && OF_PAGE.test(term)) return true;
  // An icon says it in words for those who do not see it.
  const icon = before?.nodeType === 1 ? (before as Element).getAttribute('title') : undefined;
  return LABEL.test(textUpToNode(before).trim() || icon || '');
}
/** Labels of that date in a list of facts. */
const OF_PAGE = /^\s*(?:created|published|posted|opened|reported):?\s*$/i;
/** Labels of the first date of articles, packages, questions, issues and discussions. */
const LABEL =
  /\b(?:published|posted|released|submitted|asked|(?:created|opened|started)(?: (?:this|the|an?)(?: [a-z]+){1,2})?|released this)(?: (?:on|at))?:?\s*$/i;
