import { classOf } from '../../dom/class-of.js';
import { rename } from '../../dom/move.js';
import { textUpTo } from '../../dom/text-up-to.js';
import { key } from '../parse/key.js';
import { plain } from '../parse/plain.js';
import { dateIn, dateless } from './iso-date.js';
import { namesSite, type SiteNames } from './site-names.js';

/** Between parts of a title; scripts without spaces have them closer. */
const SEPARATOR = new RegExp(
  [
    '\\s+(?:[|·•»›«‹<@:\\\\/~]|::|>>|<<|--|[-–—])\\s+',
    '\\s*[|｜]\\s*',
    '(?<=[\\p{scx=Han}\\p{scx=Kana}\\p{scx=Hang}])\\s?[_＿—-]\\s?(?=[\\p{L}])',
  ].join('|'),
  'u',
);
/** What an empty name leaves at an end. */
const LOOSE = /^\s*(?:[|｜·•»›«‹–—-]\s+){1,9}|(?:\s+[|｜·•»›«‹–—-]){1,9}\s*$/g;

/** A title of more parts is a list of words; each side of each separator is compared with the heading. */
const MOST_PARTS = 50;

/**
 * The title without the site's name at either end: "A page - Example" on example.com is "A page". A part is dropped
 * only when something else names it (the site's own name, the host, or an h1 that equals the rest), never by position.
 * `heading`: the page's first h1, as text.
 */
export function cleanTitle(stated: string, site: SiteNames, heading: string | undefined): string {
  const whole = stated.replace(LOOSE, '') || stated;
  const title = withoutSiteInBrackets(withoutSiteBefore(whole, site, heading), site, heading);
  const parts = title.split(SEPARATOR).map((part) => part.trim());
  if (parts.length < 2 || parts.length > MOST_PARTS) return title;
  const headingKey = heading ? key(heading) : '';
  if (headingKey && headingKey === key(title)) return title;
  const isHeading = (part: string, i: number) =>
    key(part) === headingKey && (headingKey.length > 3 || (i === 0 && headingKey.length > 1));
  const asHeading = parts.find(isHeading) ?? withoutNumber(parts[0], heading) ?? withVersion(parts[0], heading);
  if (asHeading) return asHeading;
  const asSeveral = headingKey.length > 3 && sides(title).find((side) => key(side) === headingKey);
  if (asSeveral) return asSeveral;
  if (site.keys.has(key(title))) return title;
  const [before = '', behind = ''] = [parts[0], parts.at(-1)];
  if (namesSite(behind, site)) return cut(title, behind, 'end');
  if (site.keys.has(key(before))) return cut(title, before, 'start');
  return title;
}

/** The title without what stands in brackets at its end, where that names the site, or the heading is the rest. */
function withoutSiteInBrackets(title: string, site: SiteNames, heading: string | undefined): string {
  const [, rest = '', square, round = ''] =
    /^(.{1,300}\S)\s+(?:\[([^[\]]{1,60})\]|\(([^()]{1,60})\))$/.exec(title) ?? [];
  if (!rest || key(heading ?? '') === key(title)) return title;
  const isRest = square !== undefined && key(rest) === key(heading ?? '');
  return isRest || namesSite(square ?? round, site) ? rest : title;
}

export interface SiteHeading {
  ofSite: string;
  ofPage: Element;
}

/**
 * The first heading of a page, where the end of the title says that it names the site, and a later one what the page is
 * about: mdBook, Node.js. Undefined for any other page.
 */
export function siteHeadingOf(
  first: Element | undefined,
  titleTag: string | null | undefined,
): SiteHeading | undefined {
  const title = plain(titleTag) ?? '';
  const name = key(first?.textContent ?? '');
  if (!first || !name || key(title) === name || !mayNameSite(first)) return undefined;
  const parts = title.split(SEPARATOR);
  const [before = '', behind = ''] = [parts[0], parts.at(-1)];
  const part = parts.slice(1).find((one) => key(one) === name);
  const rest = part !== undefined ? cut(title, part, 'end') : key(before) === name ? behind : '';
  if (!key(rest)) return undefined;
  const headings = Array.from(first.closest('body')?.querySelectorAll('h1,h2,h3') ?? []);
  const later = headings.slice(headings.indexOf(first) + 1);
  const says = (heading: Element) => key(heading.textContent ?? '');
  const ofPage =
    later.find((heading) => heading.localName !== 'h3' && says(heading) === key(rest)) ??
    // "Bug #12: The lock leaks" has its number in a heading of its own.
    (NUMBER_BEFORE.test(rest)
      ? later.find((heading) => says(heading) === key(rest.replace(NUMBER_BEFORE, '')))
      : undefined);
  return ofPage && { ofSite: plain(first.textContent) ?? '', ofPage };
}
/** What trackers put before the title of what they track. */
const NUMBER_BEFORE = /^\p{L}{2,20}(?: \p{L}{2,20})? #\d{1,9}: /u;

/** A heading above the text that is called what a whole manual is, or stands where themes have the name of a site. */
function mayNameSite(heading: Element): boolean {
  if (heading.closest('main,article,[role="main"]')) return false;
  if (MANUAL.test(heading.textContent ?? '')) return true;
  let up: Element | null = heading;
  for (let i = 0; up && i < MOST_AROUND; i++, up = up.parentElement)
    if (NAMES_SITE.test(`${classOf(up)} ${up.id}`)) return true;
  return false;
}
const MANUAL = /\b(?:documentation|docs|manual|handbook|reference|guide|book)\b/i;
/** How they and mdBook call that place. */
const NAMES_SITE = /(?:^|[\s_-])(?:menu-title|site|blog|logo|brand(?:ing)?|masthead|header)(?:[\s_-]|$)/i;
const MOST_AROUND = 4;

/** The title without a part that says the site's name and ends in a colon, where the heading comes next. */
function withoutSiteBefore(title: string, site: SiteNames, heading: string | undefined): string {
  const [, before = '', behind = ''] = /^([^:]{1,60}): (.+)$/.exec(title) ?? [];
  const [beforeKey, headingKey] = [key(before), key(heading ?? '')];
  if (!behind || !headingKey || !key(behind).startsWith(headingKey)) return title;
  const isNamed = [...site.keys].some((name) => name.length > 3 && beforeKey.includes(name));
  return isNamed || site.keys.has(beforeKey) ? behind : title;
}

/** What forges, archives and shops put before or behind the title of an issue, a paper or a book: a number, who wrote it. */
const NUMBERED = /^\[[\w.-]{1,20}\]\s+|^\(\d{1,4}\+?\)\s+|\s*(?:\(?[#!]\d+\)?|\bby \S.{0,60})$/;

/** The part without it, where that is all that the heading says besides. */
function withoutNumber(part = '', heading = ''): string | undefined {
  const plain = part.replace(NUMBERED, '');
  const headingKey = key(heading.replace(NUMBERED, ''));
  return headingKey.length > 3 && key(plain) === headingKey ? plain : undefined;
}

/** The heading, where it is that part with the version of a package behind it. */
function withVersion(part = '', heading = ''): string | undefined {
  const isPart = part.length > 2 && heading.startsWith(`${part} `) && VERSION.test(heading.slice(part.length));
  return isPart ? heading : undefined;
}
const VERSION = /^ v?\d{1,4}(?:\.\d{1,5}){1,3}(?:[-.+]?[a-z]{1,10}[.-]?\d{0,5})?$/i;

/** What stands before and behind each separator. */
function sides(title: string): string[] {
  return Array.from(title.matchAll(new RegExp(SEPARATOR, 'gu')), ({ 0: { length }, index }) => [
    title.slice(0, index).trim(),
    title.slice(index + length).trim(),
  ]).flat();
}

/** Removes the part and the separator beside it; the separators inside the rest stay as they were written. */
function cut(title: string, part: string, at: 'start' | 'end'): string {
  const rest = at === 'end' ? title.slice(0, title.lastIndexOf(part)) : title.slice(title.indexOf(part) + part.length);
  return rest.replace(/^[\s|｜·•»›«‹>:\\/~–—_＿-]+|[\s|｜·•»›«‹<:\\/~–—_＿-]+$/g, '') || title;
}

/**
 * Removes the first headings of the upper levels, and the first of all, where they say what the title says: the title is
 * handed on beside the text. One that leads to another site says more: what the page is about. A heading before it that
 * only names the site, or says when the page was published, as blogs have them over the posts of a day, is removed with it.
 */
export function dropTitleHeading(root: Element, told: Told, base: URL): void {
  const { title, published, lang, site } = told;
  if (!title) return;
  const isTitle = (heading: Element | undefined) =>
    heading !== undefined &&
    key((heading.textContent ?? '').replace(THREAD, '')) === key(title) &&
    !leadsAway(heading, base);
  for (const level of ['h1', 'h2', 'h1,h2,h3,h4']) {
    const first = root.querySelector(level);
    if (first && isTitle(first)) first.remove();
  }
  dropSiteHeading(root, told);
  plainByline(root, told);
  const [before, behind] = root.querySelectorAll('h1,h2,h3,h4');
  if (!before || !behind || !isTitle(behind)) return;
  const text = textUpTo(before, MOST_BEFORE_CHARS) ?? '';
  const day = published && dateIn(text, lang);
  const isOfSite = site !== undefined && key(text) === key(site) && key(text) !== '';
  if (!isOfSite && !(day && published.startsWith(day))) return;
  before.remove();
  behind.remove();
}
const MOST_BEFORE_CHARS = 60;

/** The first heading, where it only names the site that a page with headings of its own is on. */
function dropSiteHeading(root: Element, { title, site }: Told): void {
  const [first, other] = root.querySelectorAll('h1,h2,h3');
  const name = key(first?.textContent ?? '');
  if (first?.localName === 'h1' && other && name === key(site ?? '') && name !== key(title ?? '')) first.remove();
}

/** Who wrote a page, and when, are no headings of it, though R Markdown and others set them as such below the title. */
function plainByline(root: Element, { byline, published, lang }: Told): void {
  for (const heading of Array.from(root.querySelectorAll('h2,h3,h4,h5,h6')).slice(0, MOST_BYLINES)) {
    const text = heading.textContent ?? '';
    if (text.length > MOST_BEFORE_CHARS || heading.querySelector('a[href]')) return;
    const isAuthor = byline !== undefined && key(text) === key(byline);
    const isDay = published?.startsWith(dateIn(text, lang) ?? '-') === true && !/\p{L}/u.test(dateless(text));
    if (!isAuthor && !isDay) return;
    rename(heading, 'p');
  }
}
const MOST_BYLINES = 3;

interface Told {
  title?: string | undefined;
  byline?: string | undefined;
  site?: string | undefined;
  published?: string | undefined;
  lang?: string | undefined;
  site?: string | undefined;
}

/** What vBulletin and others say before the title of a thread. */
const THREAD = /^\s*(?:thread|topic):\s+/i;

function leadsAway(heading: Element, base: URL): boolean {
  const link = heading.querySelector('a[href]') ?? heading.closest('a[href]');
  const href = link?.getAttribute('href') ?? '';
  if (!link || !URL.canParse(href, base)) return false;
  const { protocol, hostname } = new URL(href, base);
  const domain = (host: string) => host.split('.').slice(-2).join('.');
  return /^https?:$/.test(protocol) && domain(hostname) !== domain(base.hostname);
}
