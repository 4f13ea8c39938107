import { z } from 'zod';
import { GatewayError } from '../../shared/errors.js';
import { webSearch } from '../../tools/web-search.js';
import { type Brought, defineRoute, type Route } from '../contract.js';
import type { Operations, SearchInput, SearchRow } from '../operations.js';
import { Document, documentOf, fetchInput } from './document.js';
import { type Plan, planOf, ScrapeOptions, warningOf, withinMs } from './scrape-options.js';

export type Version = 'v1' | 'v2';

const ROWS = { v1: 5, v2: 10 };
/** Whose pages are read too, where a search asks for pages. */
const MOST_PAGES = 5;
/** For the search and the pages together, in milliseconds: as long as one page has. */
const TOGETHER_MS = 30_000;

const Row = Document.extend({ metadata: Document.shape.metadata.partial().extend({ error: z.string().optional() }) })
  .partial()
  .extend({ url: z.string(), title: z.string(), description: z.string(), position: z.int().optional() });
type Row = z.infer<typeof Row>;

const { include_domains, exclude_domains } = webSearch.input.shape;
const Source = z.string().or(z.looseObject({ type: z.string() }));
const Input = z.object({
  query: z.string(),
  limit: z.int().min(1).max(100).optional(),
  sources: z.array(Source).optional().describe('Of these web is served'),
  categories: z.array(Source).optional().describe('Ignored, with a warning'),
  tbs: z.string().optional().describe('qdr:d, qdr:w, qdr:m or qdr:y; others are ignored'),
  country: z.string().optional().describe('ISO 3166'),
  lang: z.string().optional().describe('ISO 639'),
  includeDomains: include_domains,
  excludeDomains: exclude_domains.describe('None of these; not together with the others'),
  timeout: z.number().min(0).optional().describe('Milliseconds; 0 for as long as the gateway gives a search'),
  scrapeOptions: ScrapeOptions.optional().describe(
    `With formats, the pages of the first ${MOST_PAGES} rows are read, as far as there is time`,
  ),
});
type Input = z.output<typeof Input>;

/** At the root of the host, where others have it too. */
export const SHARED_PATH = '/search';

/** `POST …/search`: rows, and their pages where it asks for formats. */
export function searchAt(path: string, version: Version): Route {
  const rows = z.array(Row);
  return defineRoute({
    method: 'POST',
    path,
    summary: 'Searches the web',
    input: Input,
    output: z.object({
      success: z.literal(true),
      data: version === 'v1' ? rows : z.object({ web: rows }),
      warning: z.string().optional().describe('What was asked for and is not served'),
    }),
    ...(path === SHARED_PATH && { claims: isOurs }),
    async answer({ input, operations }) {
      const end = performance.now() + Math.min(withinMs(input.timeout) ?? TOGETHER_MS, TOGETHER_MS);
      const plan = input.scrapeOptions?.formats?.length ? planOf(input.scrapeOptions) : undefined;
      const leftOut = [...unserved(input.sources, 'web'), ...(plan?.leftOut ?? [])];
      const ignored = [...(input.categories?.length ? ['categories'] : []), ...(plan?.ignored ?? [])];
      const found = await search(input, operations, version);
      const bare = found.map(({ url, title, snippet }, at) => ({
        url,
        title,
        description: snippet,
        ...(version === 'v2' && { position: at + 1 }),
      }));
      const rows = plan ? await withPages(bare, plan, operations, end - performance.now()) : bare;
      const warning = [warningOf({ leftOut, ignored }), plan && bare.length > MOST_PAGES && ONLY_FIRST].filter(Boolean);
      return {
        body: {
          success: true,
          data: version === 'v1' ? rows : { web: rows },
          ...(warning.length > 0 && { warning: warning.join(' ') }),
        },
      };
    },
  });
}

const ONLY_FIRST = `Only the first ${MOST_PAGES} pages were read.`;

/** Whether a search at the shared path is for Firecrawl: only such a client adds one of these. */
function isOurs({ json }: Brought): boolean {
  const added = json?.scrapeOptions ?? json?.limit;
  return typeof json?.query === 'string' && (added ?? undefined) !== undefined;
}

async function search(input: Input, operations: Operations, version: Version): Promise<SearchRow[]> {
  const { limit = ROWS[version], includeDomains, excludeDomains, timeout } = input;
  if (includeDomains?.length && excludeDomains?.length) {
    throw new GatewayError('invalid_request', { message: 'includeDomains: goes with no excludeDomains.' });
  }
  const asked: SearchInput = {
    query: input.query,
    limit,
    include_domains: includeDomains,
    exclude_domains: excludeDomains,
    timelimit: timelimitOf(input),
    region: regionOf(input),
  };
  return operations.search(asked, { withinMs: withinMs(timeout) });
}

/** Rows with their page, or why there is none; the last ones as they are. */
async function withPages(rows: Row[], plan: Plan, operations: Operations, ms: number): Promise<Row[]> {
  const read = rows.slice(0, MOST_PAGES);
  const within = Math.min(ms, withinMs(plan.timeout) ?? ms);
  const urls = read.map(({ url }) => url);
  const fetched = await operations.fetchEach(urls, fetchInput(plan), { withinMs: within });
  return rows.map((row, at) => {
    const outcome = fetched[at];
    if (!outcome) return row;
    if (outcome.page) return { ...row, ...documentOf(outcome.page, row.url, plan) };
    return { ...row, metadata: { sourceURL: row.url, error: outcome.error.message } };
  });
}

/** @throws GatewayError invalid_request when `served` is not among what is wanted */
function unserved(wanted: Input['sources'] = [], served: string): string[] {
  const names = wanted.map((source) => (typeof source === 'string' ? source : source.type));
  if (names.length > 0 && !names.includes(served)) {
    throw new GatewayError('invalid_request', { message: `sources: this gateway serves ${served} only.` });
  }
  // Every search of some clients has them.
  return ['news', 'images'].filter((name) => names.includes(name));
}

/** The unit of `qdr:`; an hour is no unit of ours. Other things there, such as a range of days, are left out. */
function timelimitOf({ tbs = '' }: Input): 'd' | 'w' | 'm' | 'y' | undefined {
  const [, unit] = /(?:^|,)qdr:([hdwmy])1?(?:,|$)/.exec(tbs) ?? [];
  return unit === 'h' ? 'd' : (unit as 'd' | 'w' | 'm' | 'y' | undefined);
}

/** Country and language as one; with no country the language of the whole world. */
function regionOf({ country = '', lang = '' }: Input): string | undefined {
  const place = /^[a-z]{2}$/i.test(country.trim()) ? country.trim() : '';
  const speech = /^[a-z]{2,3}$/i.test(lang.trim()) ? lang.trim() : '';
  if (!place && !speech) return undefined;
  return [place || 'wt', speech].filter(Boolean).join('-').toLowerCase();
}
