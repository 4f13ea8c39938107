import { TavilyExtract, TavilySearch } from '@langchain/tavily';
import { contract, serve, site, versionOf } from './serve.mjs';

const settings = { tavilyApiKey: 'key', apiBaseUrl: contract('tavily') };
const search = (query, more) => new TavilySearch({ ...settings, ...more }).invoke({ query });
const extract = (...paths) => new TavilyExtract(settings).invoke({ urls: paths.map((path) => site + path) });

serve(versionOf('@langchain/tavily'), {
  search: [() => search('solar power', { maxResults: 3 }), 'Row 1'],
  'search and read': [() => search('solar power', { includeRawContent: true }), 'The second page'],
  scrape: [() => extract('/one'), 'The first page'],
  batch: [() => extract('/one', '/two', '/refused'), 'robots_denied'],
  // It has words of its own for no result and for no page.
  refused: [() => extract('/refused'), 'No extracted results found'],
  empty: [() => search('empty'), 'No search results found'],
  slow: [() => extract('/slow'), 'No extracted results found'],
  blocked: [() => search('blocked'), 'takes the gateway for a bot'],
});
