import { classOf } from '../../html/class-of.js';
import { key } from '../dom/key.js';
import { plain } from '../dom/plain.js';
import { cut, titleParts } from './title-parts.js';

export interface SiteHeading {
  ofSite: string;
  ofPage: Element;
}

/**
 * The first heading of a page, if the end of the title says that it names the site, and a later heading names the page:
 * mdBook, Node.js. Undefined for any other page.
 */
export function siteHeadingOf(
  first: Element | undefined,
  titleTag: string | null | undefined,
): SiteHeading | undefined {
  const title = plain(titleTag) ?? '';
  const name = key(first?.textContent ?? '');
  if (!first || !name || key(title) === name) return undefined;
  const parts = titleParts(title);
  const [before = '', behind = ''] = [parts[0], parts.at(-1)];
  const part = parts.slice(1).find((one) => key(one) === name);
  // What a title begins with may be an article's, whose heading is in a header of its own.
  if (!mayNameSite(first, part === undefined ? NAMES_SITE : NAMES_SITE_OR_HEADER)) return undefined;
  const rest = part !== undefined ? cut(title, part, 'end') : key(before) === name ? behind : '';
  if (!key(rest)) return undefined;
  const headings = Array.from(first.closest('body')?.querySelectorAll('h1,h2,h3') ?? []);
  const later = headings.slice(headings.indexOf(first) + 1);
  // "Bug #12: The lock leaks" may have its number in a heading of its own.
  const ofPage = later.find((heading) => isEndOf(key(rest), key(heading.textContent ?? '')));
  return ofPage && { ofSite: plain(first.textContent) ?? '', ofPage };
}

const isEndOf = (title: string, heading: string) =>
  title === heading || (heading.length >= LEAST_CHARS && title.endsWith(heading));
const LEAST_CHARS = 8;

/** Whether a heading is where sites have their name: above the text, in an element named for it. */
function mayNameSite(heading: Element, place: RegExp): boolean {
  if (heading.closest('main,article,[role="main"],.hentry,.h-entry')) return false;
  if (MANUAL.test(heading.textContent ?? '')) return true;
  let up: Element | null = heading;
  for (let i = 0; up && i < MOST_AROUND; i++, up = up.parentElement)
    if (place.test(`${classOf(up)} ${up.id}`)) return true;
  return false;
}
const MANUAL = /\b(?:documentation|docs|manual|handbook|reference|guide|book)(?:\s+v?\d[\w.]{0,12})?\s*$/i;
/** Names of that place in themes and mdBook. */
const PLACES = 'menu-title|site|blog|logo|brand(?:ing)?|masthead';
const namedOneOf = (words: string) => new RegExp(`(?:^|[\\s_-])(?:${words})(?:[\\s_-]|$)`, 'i');
const NAMES_SITE = namedOneOf(PLACES);
const NAMES_SITE_OR_HEADER = namedOneOf(`${PLACES}|header`);
const MOST_AROUND = 4;
