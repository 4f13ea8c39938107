import { contract, mcpProgram, serve, versionOf } from './serve.mjs';

const call = await mcpProgram('mcp-searxng', { SEARXNG_URL: contract('searxng') });
const search = (query, more) => call('searxng_web_search', { query, ...more });

serve(versionOf('mcp-searxng'), {
  search: [() => search('solar power', { time_range: 'month', language: 'en-US', safesearch: 2 }), 'Row 1'],
  empty: [() => search('empty'), 'No results'],
  slow: [() => search('slow'), '504'],
  blocked: [() => search('blocked'), '502'],
});
