import { classOf } from '../../html/class-of.js';
import { key } from '../dom/key.js';
import { plain } from '../dom/plain.js';
import { HOME } from '../words/title.js';
import { isOneOf } from '../words/words.js';
import { isAtFront, isFrontOf, isOfLanguage } from './front-page.js';

/** What a page gives as names of its site. */
export interface SiteNames {
  names: readonly (string | undefined)[];
  /** The names and the parts of the hosts, as `key` has them: a text with one of these keys only names the site. */
  keys: ReadonlySet<string>;
  /** Shorter and longer forms of the names, which count behind a title. */
  forms: ReadonlySet<string>;
}

/**
 * Collects the names of a site and the hosts that it has addresses on. `owners` may be names of it too: they count only
 * behind a title.
 */
export function siteNames(
  names: readonly (string | null | undefined)[],
  hosts: readonly string[],
  owners: readonly (string | undefined)[] = [],
): SiteNames {
  const own = names.map(plain);
  const all = [...own, ...owners.map(plain)];
  const domains = hosts.map((host) => host.replace(/^www\./, ''));
  return {
    names: all,
    forms: new Set(all.flatMap((name = '') => formsOf(name))),
    keys: new Set([
      ...domains.flatMap((name) => name.split('.').slice(0, -1)),
      ...domains.flatMap(parentsOf).map(key),
      ...own.map((name) => key(name ?? '')),
    ]),
  };
}

/** A host and the domains it belongs to, down to two labels: `promotions.example.com`, `example.com`. */
function parentsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, i) => labels.slice(i).join('.'));
}

/** What may follow a site's name in titles: "Forum", "Ltd". */
const ADDED =
  /^(?:blog|board|boards|co-?op|corp|community|discussions?|docs|documentation|e\.?v|forums?|foundation|gmbh|help|inc|llc|ltd|magazine?|news|online|shop|store|support|wiki)\.?$/i;
/** The country that may follow a site's name in titles. */
const REGION =
  /^(?:us|usa|uk|eu|ca|au|nz|in|ie|de|at|ch|fr|es|it|nl|canada|australia|india|deutschland|österreich|schweiz|france|españa|italia|international|global)$/i;
/** Words, or letters of the address, that a part of a name needs to stand for all of it. */
const LEAST_WORDS = 2;
const LEAST_CHARS = 5;
/** Words: some state a whole title as the name. */
const MOST_WORDS = 5;
/** Words whose initials stand for the name; fewer may be anybody's. */
const LEAST_INITIALS = 3;

/**
 * Whether a part of a title names the site: it is one of its names or addresses, also with "Forum" or "Ltd" after it,
 * the first or last words of one, or its initials.
 */
export function namesSite(part: string, { names, keys, forms }: SiteNames): boolean {
  const words = wordsOf(part);
  if ([key(part), key(withoutAdded(words).join(' '))].some((form) => keys.has(form) || forms.has(form))) return true;
  // Each word of "Bridgestone Tires" is in tires.bridgestone.com; "Farm Bureau Financial Services" has fbfs.com.
  if (words.length < LEAST_WORDS) return false;
  if (words.every((word) => key(word).length > 2 && keys.has(key(word)))) return true;
  if (words.length >= LEAST_INITIALS && keys.has(initialsOf(words))) return true;
  return names.some((name = '') => {
    const all = wordsOf(name);
    if (all.length > MOST_WORDS || 2 * words.length < all.length) return false;
    return [all.slice(0, words.length), all.slice(-words.length)].some((some) => key(some.join(' ')) === key(part));
  });
}

/** What stands for a name behind a title: "Mill" for "The Mill USA", "WRLD" for "WRLD.com", initials. */
function formsOf(name: string): string[] {
  const words = wordsOf(name.replace(/\.[a-z]{2,4}$/i, ''));
  const short = key(withoutAdded(words).join(' '));
  return [
    key(words.join(' ')),
    short.length >= LEAST_CHARS ? short : '',
    words.length >= LEAST_INITIALS ? initialsOf(words) : '',
  ].filter(Boolean);
}

const initialsOf = (words: readonly string[]) => words.map((word) => key(word)[0]).join('');
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => key(word));

function withoutAdded(words: readonly string[]): readonly string[] {
  const from = /^the$/i.test(words[0] ?? '') ? 1 : 0;
  const last = words.findLastIndex((word) => !ADDED.test(word) && !REGION.test(word));
  return last < from ? words : words.slice(from, last + 1);
}

const FIRST_LINKS = 20;
const LONGEST_SITE_CHARS = 60;
/** Words of links to the front page that do not name the site. */
const isHome = isOneOf(HOME);

function isLogo(link: Element): boolean {
  return link.parentElement?.localName === 'h1' || isNamedLogo(link);
}

function isNamedLogo(link: Element): boolean {
  return IS_LOGO.test(`${classOf(link)} ${classOf(link.parentElement ?? link)}`);
}
const IS_LOGO = /(?:^|[\s_-])(?:logo|brand|site-?(?:title|name)|hnname)(?:[\s_-]|$)/i;

/** What vBulletin adds. */
const POWERED = /\s-\s+Powered by .{1,30}$/;

/** What the first links to the front page say, in words or as a picture's alternative text: the name of the site. */
export function frontPageNames(links: readonly Element[], url: URL): string[] {
  if (isAtFront(url)) return [];
  const names: string[] = [];
  for (const link of links.slice(0, FIRST_LINKS)) {
    const href = link.getAttribute('href') ?? '';
    if (!URL.canParse(href, url)) continue;
    const address = new URL(href, url);
    if (!isFrontOf(address, url) && !(address.host === url.host && isNamedLogo(link))) continue;
    // "English" names no site.
    if (isOfLanguage(address) && !isLogo(link)) continue;
    const picture = link.querySelector('img')?.getAttribute('alt')?.replace(POWERED, '').trim();
    const text = link.textContent?.trim() || picture || '';
    if (text.length <= LONGEST_SITE_CHARS && /[\p{L}\p{N}]/u.test(text) && !isHome(text)) names.push(text);
  }
  return names;
}
