import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { chatgpt, mcpClient, nowhere, serve, site, versionOf } from './serve.mjs';

const call = await mcpClient(new StreamableHTTPClientTransport(new URL(chatgpt)));

serve(`${versionOf('@modelcontextprotocol/sdk')} → /mcp/chatgpt`, {
  search: [() => call('search', { query: 'solar power' }), 'Row 1'],
  scrape: [() => call('fetch', { id: `${site}/one` }), 'The first page'],
  refused: [() => call('fetch', { id: `${site}/refused` }), 'robots.txt'],
  unreachable: [() => call('fetch', { id: nowhere }), 'cannot be reached'],
  empty: [() => call('search', { query: 'empty' }), '"results'],
  slow: [() => call('fetch', { id: `${site}/slow` }), 'did not arrive in time'],
  blocked: [() => call('search', { query: 'blocked' }), 'takes the gateway for a bot'],
});
