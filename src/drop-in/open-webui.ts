import { z } from 'zod';
import { type Contract, defineRoute } from './contract.js';

/** Most addresses that its loader sends at once. */
const MOST_URLS = 20;

const Found = z.array(z.object({ link: z.string(), title: z.string(), snippet: z.string() }));

const search = defineRoute({
  method: 'POST',
  path: '/search',
  summary: 'External web search',
  input: z.object({
    query: z.string().describe('Words to search for'),
    count: z.int().min(0).default(0).describe('Most rows; 0 for as many as there are'),
  }),
  output: Found,
  claims: ({ json }) => typeof json?.query === 'string' && json.count !== undefined,
  async answer({ input: { query, count }, operations }) {
    const rows = await operations.search({ query, limit: count });
    return { body: rows.map(({ url, title, snippet }) => ({ link: url, title, snippet })) };
  },
});

const load = defineRoute({
  method: 'POST',
  path: '/load',
  summary: 'External web loader',
  input: z.object({ urls: z.array(z.string()).min(1).max(MOST_URLS) }),
  output: z.array(
    z.object({
      page_content: z.string().describe('Markdown'),
      metadata: z.object({
        source: z.string().describe('As it was asked for'),
        title: z.string().optional(),
        description: z.string().optional(),
      }),
    }),
  ),
  // A page that failed is left out: whatever stands in its place would be indexed as its text.
  async answer({ input: { urls }, operations }) {
    const fetched = await operations.fetchEach(urls, {});
    const documents = fetched.flatMap(({ page }, at) => {
      if (!page) return [];
      const { markdown, title, snippet } = page;
      const metadata = { source: urls[at], ...(title && { title }), ...(snippet && { description: snippet }) };
      return [{ page_content: markdown, metadata }];
    });
    return { body: documents };
  },
});

/**
 * Open WebUI's external search and external loader. It reads no body of a failure; the status is for its operator's log.
 * Source: its documentation and the settings `EXTERNAL_WEB_SEARCH_URL` and `EXTERNAL_WEB_LOADER_URL`, read 2026-11.
 */
export const openWebUi: Contract = {
  title: 'Open WebUI',
  routes: [search, load],
  failed: ({ code, status, message }) => ({ status, body: { error: message, code } }),
};
