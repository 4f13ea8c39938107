import type { Operations } from '../operations.js';

/** Of one site, the parts of an index included. */
const MOST_SITEMAPS = 10;

export interface Sitemaps {
  addresses: string[];
  /** Why there are no more, in words. */
  warning?: string;
}

interface Site {
  /** Whose sitemaps are read. */
  start: URL;
  isOfSite(url: URL): boolean;
  operations: Operations;
  /** Milliseconds that are left. */
  leftMs(): number;
}

/**
 * The addresses in the sitemaps that robots.txt names, or else in `/sitemap.xml`; of an index those of its parts, but not of
 * parts that are indexes again. Each is a page like any other, so what holds for pages holds for them.
 */
export async function readSitemaps(site: Site): Promise<Sitemaps> {
  const [robots = ''] = await textsOf([new URL('/robots.txt', site.start).href], site);
  const named = [...robots.matchAll(/^[ \t]*sitemap[ \t]*:[ \t]*(\S+)/gim)].flatMap(([, url = '']) => absolute(url));
  const roots = named.length > 0 ? unique(named) : [new URL('/sitemap.xml', site.start).href];
  const firsts = await textsOf(roots.slice(0, MOST_SITEMAPS), site);
  const hosts = new Set(roots.map((url) => new URL(url).hostname));
  const isRead = (url: string) => site.isOfSite(new URL(url)) || hosts.has(new URL(url).hostname);
  const parts = unique(firsts.filter(isIndex).flatMap(addressesIn)).filter(isRead);
  const room = MOST_SITEMAPS - Math.min(roots.length, MOST_SITEMAPS);
  const seconds = await textsOf(parts.slice(0, room), site);
  const texts = [...firsts, ...seconds].filter((text) => !isIndex(text));
  const isCut = roots.length > MOST_SITEMAPS || parts.length > room;
  return {
    addresses: texts.flatMap(addressesIn),
    ...(isCut && { warning: `Only ${MOST_SITEMAPS} of the site's sitemaps were read.` }),
  };
}

/** As Markdown, where XML is a block of code; empty for what cannot be had. */
async function textsOf(urls: readonly string[], { operations, leftMs }: Site): Promise<string[]> {
  const fetched = await operations.fetchEach(urls, { js_render: false }, { withinMs: leftMs() });
  return fetched.map(({ page }) => page?.markdown ?? '');
}

function isIndex(text: string): boolean {
  return /<(?:\w+:)?sitemapindex[\s>]/.test(text);
}

/** What stands in `loc`, or in a list of addresses a line each. Linear in the text: no part of a pattern crosses a `<`. */
function addressesIn(text: string): string[] {
  const locations = [...text.matchAll(/<loc(?:\s[^<>]*)?>\s*(?:<!\[CDATA\[([^<\]]*)|([^<]*))/g)];
  const lines = locations.length > 0 ? [] : [...text.matchAll(/^https?:\/\/\S+$/gm)];
  return [
    ...locations.flatMap(([, data, words = '']) => absolute((data ?? unescaped(words)).trim())),
    ...lines.flatMap(([line]) => absolute(line)),
  ];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');
}

function absolute(url: string): string[] {
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? [url] : [];
}

function unique(urls: readonly string[]): string[] {
  return [...new Set(urls)];
}
