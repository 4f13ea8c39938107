import { createSearchTool } from './node_modules/@librechat/agents/dist/esm/tools/search/tool.mjs';
import { contract, serve, versionOf } from './serve.mjs';

const tool = createSearchTool({
  searchProvider: 'tavily',
  tavilyApiKey: 'key',
  tavilySearchUrl: `${contract('tavily')}/search`,
  scraperProvider: 'tavily',
  tavilyExtractUrl: `${contract('tavily')}/extract`,
  rerankerType: 'none',
  topResults: 3,
});
const search = (query) => tool.invoke({ query });

serve(`${versionOf('@librechat/agents')}, Tavily`, {
  'search and read': [() => search('solar power'), 'The second page', 2],
  empty: [() => search('empty'), '""'],
  blocked: [() => search('blocked'), 'status code 500'],
});
