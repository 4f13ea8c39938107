import { z } from 'zod';
import { DAY_MS, isoDay } from '../providers/time-limit.js';
import { FOCUS_LENGTH } from '../reading/focus.js';
import { imagesOf } from '../reading/images.js';
import { plainText } from '../reading/plain-text.js';
import { readPart } from '../reading/read-part.js';
import { structureOf } from '../reading/structure.js';
import { currentCallId } from '../shared/call-id.js';
import type { ErrorCode } from '../shared/errors.js';
import { webSearch } from '../tools/web-search.js';
import { type Contract, defineRoute } from './contract.js';
import { regionOf } from './country.js';
import type { Page } from './operations.js';

/** Most pages of one search whose text is given; the others are there without. */
const MOST_READ = 5;
/** The least time after which a client gives up is 15 s, where it does not say another. */
const WITHIN_MS = 14_500;
/** Of a client that says its own time, as much is left for the way. */
const SPARE_MS = 500;

/** A century: with many more there is no such day. */
const MOST_DAYS = 36_500;

const Texts = z.enum(['markdown', 'text']);
const Ids = { response_time: z.number().describe('Seconds'), request_id: z.string() };

const { include_domains, exclude_domains, after, before } = webSearch.input.shape;

const search = defineRoute({
  method: 'POST',
  path: '/search',
  summary: 'Search the web',
  input: z.object({
    query: z.string().describe('Words to search for'),
    max_results: z.int().min(0).max(20).default(5),
    include_raw_content: z
      .union([z.boolean(), Texts])
      .default(false)
      .describe(`The text of the first ${MOST_READ} pages, as far as it comes in time`),
    include_domains,
    exclude_domains,
    time_range: z.enum(['day', 'week', 'month', 'year', 'd', 'w', 'm', 'y']).optional(),
    start_date: after,
    end_date: before,
    days: z.number().min(0).max(MOST_DAYS).optional().describe('Back from today, where there is no start_date'),
    country: z.string().optional().describe('English name or code'),
    safe_search: z.boolean().optional(),
  }),
  output: z.object({
    query: z.string(),
    results: z.array(
      z.object({
        title: z.string(),
        url: z.string(),
        content: z.string().describe('Snippet; may be empty'),
        score: z.number().describe('Falls with the place in the list'),
        raw_content: z.string().optional(),
        published_date: z.string().optional(),
      }),
    ),
    images: z.array(z.string()).describe('Empty'),
    ...Ids,
  }),
  claims: ({ json }) => typeof json?.query === 'string',
  async answer({ input, operations }) {
    const timer = startTimer();
    const { query, max_results, include_raw_content: raw } = input;
    const asked = {
      query,
      limit: max_results,
      include_domains: input.include_domains,
      exclude_domains: input.exclude_domains,
      timelimit: input.time_range?.charAt(0) as 'd' | 'w' | 'm' | 'y' | undefined,
      after: input.start_date ?? daysAgo(input.days),
      before: input.end_date,
      region: input.country && regionOf(input.country),
      ...(input.safe_search && { safesearch: 'on' as const }),
    };
    const rows = max_results > 0 ? await operations.search(asked, { withinMs: WITHIN_MS }) : [];
    const urls = raw === false ? [] : rows.slice(0, MOST_READ).map(({ url }) => url);
    const pages = await operations.fetchEach(urls, {}, { withinMs: WITHIN_MS - timer.ms() });
    const results = rows.map(({ title, url, snippet, published }, at) => {
      const page = pages[at]?.page;
      const text = page && { raw_content: textOf(page, raw === 'text' ? 'text' : 'markdown') };
      return { title, url, content: snippet, score: scoreAt(at), ...text, ...dated(page?.published ?? published) };
    });
    return { body: { query, results, images: [], ...timer.ids() } };
  },
});

const extract = defineRoute({
  method: 'POST',
  path: '/extract',
  summary: 'Read pages',
  input: z.object({
    urls: z.union([z.string(), z.array(z.string()).min(1).max(20)]),
    format: Texts.default('markdown'),
    query: z.string().optional().describe('Of a long page, only the passages that answer it best'),
    include_images: z.boolean().default(false),
    timeout: z.number().min(1).max(60).optional().describe('Seconds for all pages together'),
  }),
  output: z.object({
    results: z.array(
      z.object({
        url: z.string().describe('As it was asked for'),
        title: z.string(),
        content: z.string().describe("The page's own summary; may be empty"),
        raw_content: z.string(),
        images: z.array(z.string()),
      }),
    ),
    failed_results: z.array(z.object({ url: z.string(), error: z.string() })),
    ...Ids,
  }),
  async answer({ input: { urls, format, query, include_images, timeout }, operations }) {
    const timer = startTimer();
    const asked = [urls].flat();
    const withinMs = timeout === undefined ? WITHIN_MS : timeout * 1000 - SPARE_MS;
    const fetched = await operations.fetchEach(asked, {}, { withinMs });
    const results = fetched.flatMap(({ page }, at) => {
      if (!page) return [];
      const images = include_images ? imagesOf(structureOf(page.markdown)) : [];
      const { title, snippet, markdown } = page;
      const raw_content = textOf({ markdown: query ? passagesOf(markdown, query) : markdown }, format);
      return [{ url: asked[at], title, content: snippet, raw_content, images }];
    });
    const failed = fetched.flatMap(({ error }, at) =>
      error ? [{ url: asked[at], error: `${error.code}: ${error.message}` }] : [],
    );
    return { body: { results, failed_results: failed, ...timer.ids() } };
  },
});

/**
 * Tavily's search and extract. Its clients read nothing of a failure but `detail.error`, and none asks again. Source: its
 * API reference and clients, read 2026-11.
 */
export const tavily: Contract = {
  title: 'Tavily',
  routes: [search, extract],
  credential: ({ json }) => (typeof json?.api_key === 'string' ? json.api_key : undefined),
  unserved: ['/map', '/crawl', '/research', '/research/:id', '/usage'],
  failed: ({ code, status, message }) => ({ status: STATUS[code] ?? status, body: { detail: { error: message } } }),
};

/** Where it is another than ours: Tavily's clients take 401 and 403 for what is wrong with their own key, 5xx for its failure. */
const STATUS: { readonly [code in ErrorCode]?: number } = {
  provider_blocked: 500,
  provider_rate_limited: 429,
  provider_unauthorized: 500,
  provider_timeout: 500,
  provider_failed: 500,
  provider_invalid_response: 500,
};

function daysAgo(days: number | undefined): string | undefined {
  return days === undefined ? undefined : isoDay(new Date(Date.now() - days * DAY_MS));
}

/** Nobody grades the rows for us, and clients drop those below a half. */
function scoreAt(at: number): number {
  return (100 - 2 * at) / 100;
}

/** What answers a question best, of a page that is longer than the passages would be. */
function passagesOf(markdown: string, focus: string): string {
  if (markdown.length <= FOCUS_LENGTH) return markdown;
  return readPart(structureOf(markdown), { start_index: 0, outline: false, focus }, 0).markdown;
}

function textOf({ markdown }: Pick<Page, 'markdown'>, format: z.output<typeof Texts>): string {
  return format === 'text' ? plainText(structureOf(markdown)) : markdown;
}

function dated(published: string | undefined): { published_date?: string } {
  return published ? { published_date: published } : {};
}

function startTimer() {
  const startedAt = performance.now();
  const ms = () => performance.now() - startedAt;
  return { ms, ids: () => ({ response_time: Math.round(ms()) / 1000, request_id: currentCallId() }) };
}
