import { median } from './child.js';
import { type Served, serve } from './served.js';

const ROUNDS = 9;
const CALLS = 200;
const BOUND_MS = 0.2;
const QUERY = 'solar power';
const PAGE = 'https://page.example/';

type Call = (gateway: URL) => Promise<Response>;

/** By what is asked: our own face first, then the same of each contract. */
const FACES: Record<string, Record<string, Call>> = {
  search: {
    REST: posting('api/v1/search', { query: QUERY }),
    SearXNG: (gateway) => fetch(new URL(`compat/searxng/search?q=${encodeURIComponent(QUERY)}&format=json`, gateway)),
    'Firecrawl v2': posting('compat/firecrawl/v2/search', { query: QUERY }),
    'Firecrawl v1': posting('compat/firecrawl/v1/search', { query: QUERY, limit: 10 }),
    Tavily: posting('compat/tavily/search', { query: QUERY, max_results: 10 }),
    'Open WebUI': posting('compat/open-webui/search', { query: QUERY, count: 10 }),
    Jina: posting('compat/jina/search', { q: QUERY, count: 10 }, { accept: 'application/json' }),
  },
  'a page': {
    REST: posting('api/v1/fetch', { url: PAGE }),
    'Firecrawl v2': posting('compat/firecrawl/v2/scrape', { url: PAGE }),
    'Firecrawl v1': posting('compat/firecrawl/v1/scrape', { url: PAGE }),
    Tavily: posting('compat/tavily/extract', { urls: PAGE }),
    'Open WebUI': posting('compat/open-webui/load', { urls: [PAGE] }),
    Jina: (gateway) => fetch(new URL(`compat/jina/${PAGE}`, gateway)),
  },
  'search over MCP': {
    '/mcp': calling('mcp', 'web_search', { query: QUERY }),
    ChatGPT: calling('mcp/chatgpt', 'search', { query: QUERY }),
  },
  'a page over MCP': {
    '/mcp': calling('mcp', 'fetch_url', { url: PAGE }),
    ChatGPT: calling('mcp/chatgpt', 'fetch', { id: PAGE }),
  },
};

/** Gateway CPU that an adapter adds to a call: the same call over our own face and over each contract, in turn. */
export async function benchDropIn(): Promise<void> {
  const gateway = await serve('bench/drop-in-gateway.js');
  for (const [what, faces] of Object.entries(FACES)) {
    const costs: Record<string, number[]> = Object.fromEntries(Object.keys(faces).map((face) => [face, []]));
    for (const call of Object.values(faces)) await cpuOf(gateway, call);
    for (let round = 0; round < ROUNDS; round++)
      for (const [face, call] of Object.entries(faces)) costs[face]?.push(await cpuOf(gateway, call));
    const [[own, ownCosts = []] = [], ...contracts] = Object.entries(costs);
    const ownMs = median(ownCosts);
    console.log(`${what}, ${own}: ${ownMs.toFixed(3)} ms CPU a call`);
    for (const [contract, its] of contracts) {
      const added = median(its.map((ms, round) => ms - (ownCosts[round] ?? 0)));
      const ratio = (median(its) / ownMs).toFixed(2);
      const verdict = added <= BOUND_MS ? '' : ', above the bound';
      console.log(`  ${contract}: ${added.toFixed(3)} ms more (bound: ${BOUND_MS}${verdict}), ${ratio} of it`);
    }
  }
  await gateway.stop();
}

/** Milliseconds of the gateway for one call. */
async function cpuOf(gateway: Served, call: Call): Promise<number> {
  const before = await gateway.cpu();
  for (let at = 0; at < CALLS; at++) {
    const response = await call(gateway.url);
    const text = await response.text();
    if (!response.ok) throw new Error(`${new URL(response.url).pathname} answered ${response.status}: ${text}`);
  }
  return ((await gateway.cpu()) - before) / CALLS;
}

function posting(path: string, body: object, headers: Record<string, string> = {}): Call {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  return (gateway) => fetch(new URL(path, gateway), init);
}

/** A tool call as clients of 2025 send it, in no session. */
function calling(path: string, name: string, args: object): Call {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
  const headers = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' };
  return posting(path, message, headers);
}
