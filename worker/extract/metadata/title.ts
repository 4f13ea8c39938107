import { classOf } from '../../dom/class-of.js';
import { key } from '../parse/key.js';
import { plain } from '../parse/plain.js';
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
const SEPARATORS = new RegExp(SEPARATOR, 'gu');
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
  const title = withoutSite(stated, site, heading);
  return heading && key(title) === key(`${heading} Archives`) ? title.replace(ARCHIVES, '') : title;
}

function withoutSite(stated: string, site: SiteNames, heading: string | undefined): string {
  const whole = withoutHost(stated.replace(LOOSE, '') || stated, site);
  const title = withoutSiteInBrackets(withoutSiteBefore(whole, site, heading), site, heading);
  const parts = title.split(SEPARATOR).map((part) => part.trim());
  if (parts.length < 2 || parts.length > MOST_PARTS) return title;
  const headingKey = heading ? key(heading) : '';
  if (headingKey && headingKey === key(title)) return title;
  const isHeading = (part: string, i: number) =>
    key(part) === headingKey && (headingKey.length > 3 || (i === 0 && headingKey.length > 1));
  const asHeading = parts.find(isHeading) ?? withoutNumber(parts[0], heading) ?? withVersion(parts[0], heading);
  if (asHeading) return asHeading;
  const asSeveral =
    headingKey.length > 3 &&
    sides(title)
      .flat()
      .find((side) => key(side) === headingKey);
  if (asSeveral) return asSeveral;
  if (site.keys.has(key(title))) return title;
  const behind = ends(title).find((end) => namesSite(end, site));
  if (behind) return cut(title, behind, 'end');
  const before = parts[0] ?? '';
  return site.keys.has(key(before)) ? cut(title, before, 'start') : title;
}

/** What plugins of WordPress add to the heading of a list of posts. */
const ARCHIVES = /\s+Archives$/i;

/** The title without the address of the site, and what follows it: shops write "Example.com: Widget", "Widget: Example.com: Tools". */
function withoutHost(title: string, { keys }: SiteNames): string {
  const parts = title.split(/\s*:\s+/, MOST_PARTS);
  const at = parts.findIndex((part) => HOST.test(part) && keys.has(key(part)));
  if (at < 0 || parts.length < 2) return title;
  const host = parts[at] ?? '';
  const from = title.indexOf(host);
  return (at === 0 ? title.slice(host.length) : title.slice(0, from)).replace(/^\s*:\s+|\s*:\s*$/g, '');
}
const HOST = /^[\w-]+(?:\.[\w-]+)+$/;

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
  if (!first || !name || key(title) === name) return undefined;
  const parts = title.split(SEPARATOR);
  const [before = '', behind = ''] = [parts[0], parts.at(-1)];
  const part = parts.slice(1).find((one) => key(one) === name);
  // What a title begins with may be that of an article, whose heading has a header of its own.
  if (!mayNameSite(first, part === undefined ? NAMES_SITE : NAMES_SITE_OR_HEADER)) return undefined;
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
function mayNameSite(heading: Element, place: RegExp): boolean {
  if (heading.closest('main,article,[role="main"],.hentry,.h-entry')) return false;
  if (MANUAL.test(heading.textContent ?? '')) return true;
  let up: Element | null = heading;
  for (let i = 0; up && i < MOST_AROUND; i++, up = up.parentElement)
    if (place.test(`${classOf(up)} ${up.id}`)) return true;
  return false;
}
const MANUAL = /\b(?:documentation|docs|manual|handbook|reference|guide|book)\b/i;
/** How they and mdBook call that place. */
const PLACES = 'menu-title|site|blog|logo|brand(?:ing)?|masthead';
const namedOneOf = (words: string) => new RegExp(`(?:^|[\\s_-])(?:${words})(?:[\\s_-]|$)`, 'i');
const NAMES_SITE = namedOneOf(PLACES);
const NAMES_SITE_OR_HEADER = namedOneOf(`${PLACES}|header`);
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
  return part.length > 2 && addsVersion(heading, part) ? heading : undefined;
}

/** Whether a text is a name with the version of a package behind it. */
export function addsVersion(text: string, name: string): boolean {
  return text.startsWith(`${name} `) && VERSION.test(text.slice(name.length));
}
const VERSION = /^ v?\d{1,4}(?:\.\d{1,5}){1,3}(?:[-.+]?[a-z]{1,10}[.-]?\d{0,5})?$/i;

/** What stands before and behind each separator. */
function sides(title: string): [before: string, behind: string][] {
  return Array.from(title.matchAll(SEPARATORS), ({ 0: { length }, index }) => [
    title.slice(0, index).trim(),
    title.slice(index + length).trim(),
  ]);
}

/** What stands behind each separator, the longest first: names of sites have separators too. */
const ends = (title: string): string[] => sides(title).map(([, behind]) => behind);

/** What stands in a title behind a heading, as keys: "Widgets | Example" where "Widgets" is the heading. */
export function partsBehind(title: string, heading: string): string[] {
  const own = key(heading);
  return sides(title)
    .slice(0, MOST_PARTS)
    .flatMap(([before, behind]) => (key(before) === own ? [key(behind)] : []))
    .filter(Boolean);
}

/** Of several headings the one that a title begins with, or else ends with, before or behind what names the site. */
export function headingIn(title: string, headings: readonly Element[]): Element | undefined {
  const found = sides(title).slice(0, MOST_PARTS);
  const first = (of: readonly string[]) => {
    const keys = new Set(of.map(key).filter(({ length }) => length > 3));
    return headings.find((heading) => keys.has(key(heading.textContent ?? '')));
  };
  return first(found.map(([before]) => before)) ?? first(found.map(([, behind]) => behind));
}

/** Removes the part and the separator beside it; the separators inside the rest stay as they were written. */
function cut(title: string, part: string, at: 'start' | 'end'): string {
  const rest = at === 'end' ? title.slice(0, title.lastIndexOf(part)) : title.slice(title.indexOf(part) + part.length);
  return rest.replace(/^[\s|｜·•»›«‹>:\\/~–—_＿-]+|[\s|｜·•»›«‹<:\\/~–—_＿-]+$/g, '') || title;
}
