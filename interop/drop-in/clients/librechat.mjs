import { createFirecrawlScraper } from './node_modules/@librechat/agents/dist/esm/tools/search/firecrawl.mjs';
import { createSearchAPI } from './node_modules/@librechat/agents/dist/esm/tools/search/search.mjs';
import { createSearchTool } from './node_modules/@librechat/agents/dist/esm/tools/search/tool.mjs';
import { contract, nowhere, serve, site, versionOf } from './serve.mjs';

const found = {
  searchProvider: 'searxng',
  searxngInstanceUrl: contract('searxng'),
  searxngApiKey: 'key',
};
const read = { firecrawlApiUrl: contract('firecrawl'), firecrawlApiKey: 'key', firecrawlVersion: 'v2' };
const search = (query) => createSearchAPI(found).getSources({ query, safeSearch: 1 });
const scraper = createFirecrawlScraper({ apiUrl: read.firecrawlApiUrl, apiKey: 'key', version: 'v2' });
const scrape = async (url) => (await scraper.scrapeUrl(url))[1];
const tool = createSearchTool({ ...found, ...read, rerankerType: 'none', topResults: 3 });

serve(`${versionOf('@librechat/agents')}, SearXNG and Firecrawl`, {
  search: [() => search('solar power'), 'Row 1'],
  // A search and a page for each row.
  'search and read': [() => tool.invoke({ query: 'solar power' }), 'The second page', 4],
  scrape: [() => scrape(`${site}/one`), 'The first page'],
  // It does not read what a failure says, only its status.
  refused: [() => scrape(`${site}/refused`), '403'],
  unreachable: [() => scrape(nowhere), 'cannot be reached'],
  empty: [() => search('empty'), '"organic":[]'],
  slow: [() => scrape(`${site}/slow`), '408'],
  blocked: [() => search('blocked'), '502'],
});
