import { tavily } from '@tavily/core';
import { contract, nowhere, serve, site, versionOf } from './serve.mjs';

// With a slash at its end, which doubles the one of the path.
const client = tavily({ apiKey: 'key', apiBaseURL: `${contract('tavily')}/` });
const urls = ['one', 'two', 'refused'].map((path) => `${site}/${path}`);

serve(versionOf('@tavily/core'), {
  search: [() => client.search('solar power', { maxResults: 3, country: 'germany', timeRange: 'week' }), 'Row 1'],
  'search and read': [() => client.search('solar power', { includeRawContent: 'markdown' }), 'The second page'],
  scrape: [() => client.extract(urls[0]), 'The first page'],
  batch: [() => client.extract(urls, { format: 'text' }), 'robots_denied'],
  refused: [() => client.extract([urls[2]]), 'robots_denied'],
  unreachable: [() => client.extract(nowhere), '"error":"unreachable'],
  empty: [() => client.search('empty'), '"results":[]'],
  slow: [() => client.extract([`${site}/slow`, urls[0]], { timeout: 2 }), '"error":"timeout'],
  blocked: [() => client.search('blocked'), 'takes the gateway for a bot'],
});
