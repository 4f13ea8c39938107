import { plain } from './plain.js';
import { key } from './title.js';

/** What a page gives as the names of its site. */
export interface SiteNames {
  names: readonly (string | undefined)[];
  /** The names and the parts of its hosts, as `key` gives them: what a text says that only names the site. */
  keys: ReadonlySet<string>;
}

export function siteNames(names: readonly (string | null | undefined)[], hosts: readonly string[]): SiteNames {
  const own = names.map(plain);
  const domains = hosts.map((host) => host.replace(/^www\./, ''));
  return {
    names: own,
    keys: new Set([
      ...domains.flatMap((name) => name.split('.').slice(0, -1)),
      ...domains.map(key),
      ...own.map((name) => key(name ?? '')),
    ]),
  };
}

const FIRST_LINKS = 20;
const LONGEST_SITE_CHARS = 60;
/** What such a link says that does not name the site. */
const HOME =
  /^(?:\W*|home(?: ?page)?|start(?:seite)?|accueil|inicio|início|main(?: page)?|logo|index|hem|hjem|главная)$/i;

/** What the first links to the front page say: the name of the site, in words or as the picture's. */
export function frontPageNames(links: readonly Element[], url: URL): string[] {
  if (url.pathname === '/') return [];
  const names: string[] = [];
  for (const link of links.slice(0, FIRST_LINKS)) {
    const href = link.getAttribute('href') ?? '';
    if (!URL.canParse(href, url)) continue;
    const { origin, pathname, search, hash } = new URL(href, url);
    if (origin !== url.origin || pathname !== '/' || search || hash) continue;
    const text = link.textContent?.trim() || link.querySelector('img')?.getAttribute('alt')?.trim() || '';
    if (text.length <= LONGEST_SITE_CHARS && !HOME.test(text)) names.push(text);
  }
  return names;
}
