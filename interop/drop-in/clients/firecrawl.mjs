import { Firecrawl } from 'firecrawl';
import { contract, nowhere, serve, site, versionOf } from './serve.mjs';

const client = new Firecrawl({ apiKey: 'key', apiUrl: contract('firecrawl') });
const page = { scrapeOptions: { formats: ['markdown'] } };
const urls = ['one', 'two', 'refused'].map((path) => `${site}/${path}`);

serve(`${versionOf('firecrawl')}, v2`, {
  search: [() => client.search('solar power', { limit: 3 }), 'Row 1'],
  'search and read': [() => client.search('solar power', { limit: 3, ...page }), 'The second page'],
  scrape: [() => client.scrape(urls[0], { formats: ['markdown', 'rawHtml'] }), 'The first page'],
  batch: [() => client.batchScrape(urls, { pollInterval: 1, timeout: 10 }), '"completed":3', 2],
  refused: [() => client.scrape(urls[2]), 'robots.txt'],
  unreachable: [() => client.scrape(nowhere), 'cannot be reached'],
  empty: [() => client.search('empty'), '{"web":[]}'],
  slow: [() => client.scrape(`${site}/slow`, { timeout: 2000 }), 'did not arrive in time'],
  blocked: [() => client.search('blocked'), 'takes the gateway for a bot'],
});
