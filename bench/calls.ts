import { Client, SSEClientTransport, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { measured } from './child.js';

const CALLS = 500;
const IN_FLIGHT = 8;

type Ask = () => Promise<unknown>;
let asked = 0;
/** Never the same twice: identical searches in flight would share one request. */
const query = () => `bench ${asked++}`;
const info = { name: 'bench', version: '1' };

const FACES: Record<string, (gateway: URL) => Promise<Ask>> = {
  REST: async (gateway) => async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(new URL('api/v1/search', gateway), {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: query() }),
    });
    return response.json();
  },
  'Streamable HTTP 2026-07-28': (gateway) => mcp(new StreamableHTTPClientTransport(new URL('mcp', gateway)), true),
  'Streamable HTTP 2025-11-25': (gateway) => mcp(new StreamableHTTPClientTransport(new URL('mcp', gateway)), false),
  'HTTP+SSE': (gateway) => mcp(new SSEClientTransport(new URL('mcp/sse', gateway)), false),
};

/** Gateway CPU for one search of each face, with a provider that costs nothing, or the one at `provider`. Clients are not counted. */
export async function benchCalls(provider?: URL): Promise<void> {
  for (const [face, open] of Object.entries(FACES)) {
    const idle = await gatewayCpu(open, IN_FLIGHT, provider);
    const busy = await gatewayCpu(open, IN_FLIGHT + CALLS, provider);
    console.log(
      `${face}: ${((busy - idle) / CALLS).toFixed(2)} ms CPU a call (${CALLS} calls, ${IN_FLIGHT} in flight)`,
    );
  }
}

async function gatewayCpu(open: (gateway: URL) => Promise<Ask>, calls: number, provider?: URL): Promise<number> {
  const { child, cpuMs } = measured('bench/stub-gateway.js', provider ? [provider.href] : []);
  const line = await new Promise<string>((resolve) => child.stdout?.once('data', (chunk) => resolve(String(chunk))));
  const ask = await open(new URL(line.trim()));
  let left = calls;
  const caller = async () => {
    while (left-- > 0) await ask();
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, caller));
  child.stdin?.end();
  return cpuMs;
}

async function mcp(transport: Parameters<Client['connect']>[0], modern: boolean): Promise<Ask> {
  const client = new Client(info, modern ? { versionNegotiation: { mode: { pin: '2026-07-28' } } } : {});
  await client.connect(transport);
  return () => client.callTool({ name: 'web_search', arguments: { query: query() } });
}
