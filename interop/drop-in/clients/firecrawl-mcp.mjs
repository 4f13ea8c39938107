import { contract, mcpProgram, nowhere, serve, site, versionOf } from './serve.mjs';

const call = await mcpProgram('firecrawl-mcp', { FIRECRAWL_API_URL: contract('firecrawl') });
const scrape = (url) => call('firecrawl_scrape', { url, formats: ['markdown'] });
const search = (query, more) => call('firecrawl_search', { query, ...more });

serve(versionOf('firecrawl-mcp'), {
  search: [() => search('solar power', { limit: 3 }), 'Row 1'],
  'search and read': [
    () => search('solar power', { limit: 3, scrapeOptions: { formats: ['markdown'] } }),
    'The second page',
  ],
  scrape: [() => scrape(`${site}/one`), 'The first page'],
  refused: [() => scrape(`${site}/refused`), 'robots.txt'],
  unreachable: [() => scrape(nowhere), 'cannot be reached'],
  empty: [() => search('empty'), '[]'],
  slow: [() => scrape(`${site}/slow`), 'did not arrive in time'],
  // It has no words of ours for a search, only the status.
  blocked: [() => search('blocked'), '500'],
});
