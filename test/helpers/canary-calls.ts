import type { Test } from 'tap';
import { CANARY_HEADERS, CANARY_META, type Collector, missing } from './canary.js';
import { postJson } from './gateway.js';

export interface Call {
  name: string;
  arguments: Record<string, unknown>;
}

/** What the queries and paths below bring about at a `canaryWeb`. */
const SEARCHES = ['good', 'status-401', 'status-429', 'status-500', 'junk', ''];
const PAGES = [
  ...['good', 'moved', 'loop', 'denied', 'status-401', 'status-404', 'status-408', 'status-429', 'status-500'],
  ...['picture', 'reset', 'http://canary-host.invalid/', 'http://canary:canary@canary.example/', 'canary'],
];
const OUTCOMES: Record<string, string[]> = {
  web_search: [
    ...['success', 'invalid_request', 'provider_unauthorized', 'provider_rate_limited', 'provider_failed'],
    ...['provider_invalid_response', 'provider_blocked'],
  ],
  fetch_url: [
    ...['success', 'invalid_request', 'not_found', 'forbidden', 'robots_denied', 'rate_limited', 'timeout'],
    ...['unreachable', 'upstream_error', 'extraction_failed'],
  ],
};
const PATHS: Record<string, string> = { web_search: 'search', fetch_url: 'fetch', canary_tool: 'canary' };

export const searchFor = (kind: string): Call => ({
  name: 'web_search',
  arguments: { query: kind && `canary ${kind}` },
});

export const fetchOf = (web: URL, page: string, more = {}): Call => ({
  name: 'fetch_url',
  arguments: { url: page.includes('canary') ? page : new URL(`canary-${page}`, web).href, ...more },
});

/** Calls that end in every way there is, but for a provider that blocks or hangs and a fault of ours. */
export const callsFor = (web: URL): Call[] => [
  ...SEARCHES.map(searchFor),
  ...PAGES.map((page) => fetchOf(web, page)),
  { name: 'canary_tool', arguments: {} },
];

export const overRest = (gateway: URL, { name, arguments: input }: Call) =>
  postJson(new URL(`api/v1/${PATHS[name]}?canary=canary`, gateway), input, CANARY_HEADERS);

export const message2026 = (call: Call, id = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: {
    ...call,
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
      ...CANARY_META,
    },
  },
});

export const over2026 = (gateway: URL, call: Call) =>
  postJson(new URL('mcp?canary', gateway), message2026(call), {
    ...CANARY_HEADERS,
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': 'tools/call',
    'mcp-name': call.name,
  });

/** What is no JSON is quoted by the parser's message. */
export const malformed = (gateway: URL) =>
  Promise.all(
    ['api/v1/search', 'api/v1/fetch', 'mcp', 'canary'].map((path) =>
      postJson(new URL(path, gateway), '{"canary"', CANARY_HEADERS),
    ),
  );

/** Whether the calls above, and a provider that blocks, were counted as what they came to. */
export function cameToAll(t: Test, collector: Collector, more: string[] = []): void {
  for (const [tool, codes] of Object.entries(OUTCOMES)) {
    const wanted = tool === 'web_search' ? [...codes, ...more] : codes;
    const where = { 'gen_ai.tool.name': tool };
    const lacking = missing(collector, 'search_gateway.tool.calls', 'search_gateway.outcome', wanted, where);
    t.strictSame(lacking, [], `${tool}: every outcome was brought about`);
  }
}
