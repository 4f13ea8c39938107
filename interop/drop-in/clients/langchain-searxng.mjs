import { SearxngSearch } from '@langchain/community/tools/searxng_search';
import { contract, serve, versionOf } from './serve.mjs';

const search = (query) =>
  new SearxngSearch({ apiBase: contract('searxng'), params: { format: 'json', language: 'en' } }).invoke(query);

serve(`${versionOf('@langchain/community')} SearxngSearch`, {
  search: [() => search('solar power'), 'Row 1'],
  empty: [() => search('empty'), 'No good results found'],
  // It leaves after 5 s, and has no words of ours for a failure.
  slow: [() => search('slow'), 'Error'],
  blocked: [() => search('blocked'), 'Error'],
});
