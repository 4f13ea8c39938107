import http from 'node:http';

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};
const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const INITIALIZE = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bench', version: '1' } };
const MODERN_HEADERS = {
  ...HEADERS,
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': 'tools/call',
  'mcp-name': 'web_search',
};

/** Makes one call and waits for its answer. */
export type Call = () => Promise<void>;

let asked = 0;

function message(meta?: object): { id: number; body: string } {
  const id = ++asked;
  // Never the same twice: identical searches in flight would share one request.
  const params = { name: 'web_search', arguments: { query: `bench ${id}` }, ...(meta && { _meta: meta }) };
  return { id, body: JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params }) };
}

/** Clients that cost as little as they can, one for each era and transport; they fail loudly on anything but a result. */
export const CLIENTS: Record<string, (server: URL, agent: http.Agent) => Promise<Call>> = {
  'Streamable HTTP 2026-07-28': async (server, agent) => async () => {
    const { text } = await post(new URL('mcp', server), agent, message(META).body, MODERN_HEADERS);
    check(text);
  },
  'Streamable HTTP 2025-11-25': async (server, agent) => {
    const headers = { ...HEADERS, ...versioned(await openSession(server, agent)) };
    return async () => check((await post(new URL('mcp', server), agent, message().body, headers)).text);
  },
  'HTTP+SSE': async (server, agent) => {
    const waiting = new Map<number, () => void>();
    const endpoint = await readStream(new URL('mcp/sse', server), agent, (data) => {
      check(data);
      const { id } = JSON.parse(data) as { id: number };
      waiting.get(id)?.();
      waiting.delete(id);
    });
    const url = new URL(endpoint, server);
    const say = async (id: number, body: string) => {
      const answered = new Promise<void>((resolve) => waiting.set(id, resolve));
      await post(url, agent, body, HEADERS);
      await answered;
    };
    await say(0, JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'initialize', params: INITIALIZE }));
    await post(url, agent, JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }), HEADERS);
    return () => {
      const { id, body } = message();
      return say(id, body);
    };
  },
};

/** Initializes over Streamable HTTP; the session's id, or an empty text where there is none. */
export async function openSession(server: URL, agent: http.Agent): Promise<string> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'initialize', params: INITIALIZE });
  const { headers, text } = await post(new URL('mcp', server), agent, body, HEADERS);
  check(text);
  return String(headers['mcp-session-id'] ?? '');
}

/** The headers of what follows in the session. */
export function versioned(session: string): http.OutgoingHttpHeaders {
  return { 'mcp-protocol-version': '2025-11-25', ...(session && { 'mcp-session-id': session }) };
}

function check(text: string): void {
  if (!text.includes('"result"') || text.includes('"isError"')) throw new Error('the call failed');
}

interface Answer {
  headers: http.IncomingHttpHeaders;
  text: string;
}

function post(url: URL, agent: http.Agent, body: string, headers: http.OutgoingHttpHeaders): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ headers: response.headers, text }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Resolves with the address to post to; every later event goes to `onMessage`. */
function readStream(url: URL, agent: http.Agent, onMessage: (data: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { accept: 'text/event-stream' } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const [, event, data = ''] = /event: (.*)\ndata: (.*)/.exec(text.slice(0, end)) ?? [];
          text = text.slice(end + 2);
          if (event === 'endpoint') resolve(data);
          else if (event === 'message') onMessage(data);
        }
      });
    });
    request.on('error', reject);
  });
}
