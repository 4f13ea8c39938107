import { classOf } from './class-of.js';
import { plain } from './plain.js';
import { namesSite, type SiteNames } from './site-names.js';

const SEPARATOR = /\s+(?:[|·•»›:\\/~]|::|--|[-–—])\s+|\s*[|｜]\s*/;

/** A title of more parts is a list of words; each side of each separator is compared with the heading. */
const MOST_PARTS = 50;

/**
 * The title without the site's name at either end: "A page - Example" on example.com is "A page". A part is dropped
 * only when something else names it (the site's own name, the host, or an h1 that equals the rest), never by position.
 * `heading`: the page's first h1, as text.
 */
export function cleanTitle(stated: string, site: SiteNames, heading: string | undefined): string {
  const title = withoutSiteBefore(stated, site, heading);
  const parts = title.split(SEPARATOR).map((part) => part.trim());
  if (parts.length < 2 || parts.length > MOST_PARTS || parts.some((part) => !part)) return title;
  const headingKey = heading ? key(heading) : '';
  if (headingKey && headingKey === key(title)) return title;
  const isHeading = (part: string, i: number) =>
    key(part) === headingKey && (headingKey.length > 3 || (i === 0 && headingKey.length > 1));
  const asHeading = parts.find(isHeading) ?? withoutNumber(parts[0], heading);
  if (asHeading) return asHeading;
  const asSeveral = headingKey.length > 3 && sides(title).find((side) => key(side) === headingKey);
  if (asSeveral) return asSeveral;
  if (site.keys.has(key(title))) return title;
  const [before = '', behind = ''] = [parts[0], parts.at(-1)];
  if (namesSite(behind, site)) return cut(title, behind, 'end');
  if (site.keys.has(key(before))) return cut(title, before, 'start');
  return title;
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
  if (!first || !name || !key(title).endsWith(name) || !mayNameManual(first)) return undefined;
  const rest = key(cut(title, title.split(SEPARATOR).at(-1) ?? '', 'end'));
  if (!rest || rest + name !== key(title)) return undefined;
  const headings = Array.from(first.ownerDocument.querySelectorAll('h1,h2'));
  const isOfPage = ({ textContent }: Element) => key(textContent ?? '') === rest;
  const ofPage = headings.slice(headings.indexOf(first) + 1).find(isOfPage);
  return ofPage && { ofSite: plain(first.textContent) ?? '', ofPage };
}

/** A heading above the text that is called what a whole manual is, or set as mdBook sets its title. */
function mayNameManual(heading: Element): boolean {
  if (heading.closest('main,article,[role="main"]')) return false;
  return MANUAL.test(heading.textContent ?? '') || /(?:^|\s)menu-title(?:\s|$)/.test(classOf(heading));
}
const MANUAL = /\b(?:documentation|docs|manual|handbook|reference|guide|book)\b/i;

/** The title without a part that says the site's name and ends in a colon, where the heading comes next. */
function withoutSiteBefore(title: string, site: SiteNames, heading: string | undefined): string {
  const [, before = '', behind = ''] = /^([^:]{1,60}): (.+)$/.exec(title) ?? [];
  const [beforeKey, headingKey] = [key(before), key(heading ?? '')];
  if (!behind || !headingKey || !key(behind).startsWith(headingKey)) return title;
  const isNamed = [...site.keys].some((name) => name.length > 3 && beforeKey.includes(name));
  return isNamed || site.names.some((name) => key(name ?? '') === beforeKey) ? behind : title;
}

/** What forges and archives put before or behind the title of an issue or a paper: its number, who opened it. */
const NUMBERED = /^\[[\w.-]{1,20}\]\s+|\s*(?:\(?[#!]\d+\)?|\bby [\w-]+)$/;

/** The part without it, where that is all that the heading says besides. */
function withoutNumber(part = '', heading = ''): string | undefined {
  const plain = part.replace(NUMBERED, '');
  const headingKey = key(heading.replace(NUMBERED, ''));
  return headingKey.length > 3 && key(plain) === headingKey ? plain : undefined;
}

/** What stands before and behind each separator. */
function sides(title: string): string[] {
  return Array.from(title.matchAll(new RegExp(SEPARATOR, 'g')), ({ 0: { length }, index }) => [
    title.slice(0, index).trim(),
    title.slice(index + length).trim(),
  ]).flat();
}

/** Removes the part and the separator beside it; the separators inside the rest stay as they were written. */
function cut(title: string, part: string, at: 'start' | 'end'): string {
  const rest = at === 'end' ? title.slice(0, title.lastIndexOf(part)) : title.slice(title.indexOf(part) + part.length);
  return rest.replace(/^[\s|｜·•»›:\\/~–—-]+|[\s|｜·•»›:\\/~–—-]+$/g, '') || title;
}

/**
 * Removes the first headings of the upper levels, and the first of all, where they say what the title says: the title is
 * handed on beside the text. One that leads to another site says more: what the page is about.
 */
export function dropTitleHeading(root: Element, title: string | undefined, base: URL): void {
  if (!title) return;
  for (const level of ['h1', 'h2', 'h1,h2,h3,h4']) {
    const first = root.querySelector(level);
    if (first && key(first.textContent ?? '') === key(title) && !leadsAway(first, base)) first.remove();
  }
}

function leadsAway(heading: Element, base: URL): boolean {
  const link = heading.querySelector('a[href]') ?? heading.closest('a[href]');
  const href = link?.getAttribute('href') ?? '';
  if (!link || !URL.canParse(href, base)) return false;
  const { protocol, hostname } = new URL(href, base);
  const domain = (host: string) => host.split('.').slice(-2).join('.');
  return /^https?:$/.test(protocol) && domain(hostname) !== domain(base.hostname);
}

/** What two titles are compared by. */
export function key(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
