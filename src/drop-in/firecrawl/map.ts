import { z } from 'zod';
import { GatewayError } from '../../shared/errors.js';
import { parseTarget } from '../../shared/target.js';
import { defineRoute, type Route } from '../contract.js';
import type { Operations, Page } from '../operations.js';
import { addressOf } from './document.js';
import { withinMs } from './scrape-options.js';
import type { Version } from './search.js';
import { readSitemaps, type Sitemaps } from './sitemap.js';

/** For the page and the sitemaps together, in milliseconds: as long as one page has. */
const TOGETHER_MS = 30_000;

const Input = z.object({
  url: z.string(),
  search: z.string().optional().describe('Only addresses that, with the words of their link, hold all of these words'),
  sitemap: z.enum(['include', 'skip', 'only']).optional(),
  ignoreSitemap: z.boolean().default(false).describe('In the first version: `skip`'),
  sitemapOnly: z.boolean().default(false).describe('In the first version: `only`'),
  includeSubdomains: z.boolean().default(true),
  ignoreQueryParameters: z
    .boolean()
    .optional()
    .describe('Whether addresses with a query are left out; in v2 unless false'),
  limit: z.int().min(1).max(100_000).default(5_000),
  timeout: z.number().min(0).optional().describe('Milliseconds'),
});
type Input = z.output<typeof Input>;

interface Address {
  url: string;
  title?: string;
}

/** `POST …/map`: the addresses of a site that its sitemaps and the links of one page name. */
export function mapAt(version: Version): Route {
  const Link = z.object({ url: z.string(), title: z.string().optional().describe('The words of the link') });
  return defineRoute({
    method: 'POST',
    path: `/${version}/map`,
    summary: 'Lists addresses of a site, from its sitemaps and the links of one page',
    input: Input,
    output: z.object({
      success: z.literal(true),
      links: z.array(version === 'v1' ? z.string() : Link),
      warning: z.string().optional(),
    }),
    async answer({ input, operations }) {
      const start = parseTarget(addressOf(input.url));
      const { page, error, sitemaps } = await readSite(start, input, operations);
      if (error && sitemaps.addresses.length === 0) throw error;
      const { ignoreQueryParameters = version === 'v2', includeSubdomains, search = '', limit } = input;
      const isOfSite = sameSite([start, ...(page ? [new URL(page.url)] : [])], includeSubdomains);
      const isWanted = (address: Address) => {
        const url = new URL(address.url);
        return isOfSite(url) && (url.search === '' || !ignoreQueryParameters) && holds(address, search);
      };
      const links = unique(addressesOf(page, sitemaps)).filter(isWanted).slice(0, limit);
      const warning = [error && `The page was not read: ${error.message}`, sitemaps.warning].filter(Boolean).join(' ');
      return {
        body: {
          success: true,
          links: version === 'v1' ? links.map(({ url }) => url) : links,
          ...(warning && { warning }),
        },
      };
    },
  });
}

interface Site {
  page?: Page;
  /** Why there is no page. */
  error?: GatewayError;
  sitemaps: Sitemaps;
}

async function readSite(start: URL, input: Input, operations: Operations): Promise<Site> {
  const { timeout, includeSubdomains } = input;
  const until = performance.now() + Math.min(withinMs(timeout) ?? TOGETHER_MS, TOGETHER_MS);
  const leftMs = () => until - performance.now();
  const mode = modeOf(input);
  const isOfSite = sameSite([start], includeSubdomains);
  const readPage = async (): Promise<Pick<Site, 'page' | 'error'>> => {
    try {
      return { page: await operations.fetch({ url: start.href, links: true }, { withinMs: leftMs() }) };
    } catch (thrown) {
      return { error: GatewayError.from(thrown, 'extraction_failed') };
    }
  };
  const [page, sitemaps] = await Promise.all([
    mode === 'only' ? {} : readPage(),
    mode === 'skip' ? { addresses: [] } : readSitemaps({ start, isOfSite, operations, leftMs }),
  ]);
  return { ...page, sitemaps };
}

function modeOf({ sitemap, ignoreSitemap, sitemapOnly }: Input): 'include' | 'skip' | 'only' {
  if (sitemap) return sitemap;
  if (sitemapOnly) return 'only';
  return ignoreSitemap ? 'skip' : 'include';
}

/** The page and where it leads first: those have words, and are what the site puts first. */
function addressesOf(page: Page | undefined, { addresses }: Sitemaps): Address[] {
  const linked = (page?.links ?? []).map(({ url, text }) => ({ url, ...(text && { title: text }) }));
  const own = page ? [{ url: page.url, ...(page.title && { title: page.title }) }] : [];
  return [...own, ...linked, ...addresses.map((url) => ({ url }))];
}

/** Each address of the web once, without the part behind `#`. */
function unique(addresses: readonly Address[]): Address[] {
  const known = new Map<string, Address>();
  for (const address of addresses) {
    if (!/^https?:/i.test(address.url) || !URL.canParse(address.url)) continue;
    const url = new URL(address.url);
    url.hash = '';
    if (!known.has(url.href)) known.set(url.href, { ...address, url: url.href });
  }
  return [...known.values()];
}

function sameSite(starts: readonly URL[], withSubdomains: boolean): (url: URL) => boolean {
  const hosts = starts.map(({ hostname }) => hostname);
  return ({ hostname }) => hosts.some((host) => hostname === host || (withSubdomains && hostname.endsWith(`.${host}`)));
}

function holds({ url, title = '' }: Address, search: string): boolean {
  const text = `${url} ${title}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
