import { Firecrawl } from 'firecrawl';
import { contract, nowhere, serve, site, versionOf } from './serve.mjs';

const { v1: client } = new Firecrawl({ apiKey: 'key', apiUrl: contract('firecrawl') });
const page = { scrapeOptions: { formats: ['markdown'] } };
const urls = ['one', 'two', 'refused'].map((path) => `${site}/${path}`);

serve(`${versionOf('firecrawl')}, v1`, {
  search: [() => client.search('solar power', {}), 'Row 1'],
  'search and read': [() => client.search('solar power', page), 'The second page'],
  scrape: [() => client.scrapeUrl(urls[0], {}), 'The first page'],
  batch: [() => client.batchScrapeUrls(urls, { formats: ['markdown'] }, 1), '"completed":3', 2],
  refused: [() => client.scrapeUrl(urls[2], {}), 'robots.txt'],
  // It takes a 200 that says no for no answer.
  unreachable: [() => client.scrapeUrl(nowhere, {}), 'No response received'],
  empty: [() => client.search('empty', {}), '"data":[]'],
  slow: [() => client.scrapeUrl(`${site}/slow`, { timeout: 2000 }), 'did not arrive in time'],
  blocked: [() => client.search('blocked', {}), 'takes the gateway for a bot'],
});
