import { once } from 'node:events';
import http from 'node:http';
import { openSession, versioned } from './mcp-load.js';
import { type Served, serve } from './served.js';

const COUNT = 1000;
const WARM_UPS = 3;
/** Bytes that a GET stream of Streamable HTTP may hold, with its socket. */
const BOUND = 25_000;

/** Opens `COUNT` of something; the streams are left open. */
type Open = (server: URL, agent: http.Agent) => Promise<unknown>;

const HELD: Record<string, Open> = {
  'idle sessions of Streamable HTTP': (server, agent) => all(() => openSession(server, agent)),
  'GET streams of Streamable HTTP': async (server, agent) => {
    const headers = versioned(await openSession(server, agent));
    await all(() => openStream(new URL('mcp', server), agent, headers));
  },
  'streams of HTTP+SSE': (server, agent) => all(() => openStream(new URL('mcp/sse', server), agent)),
};

/** What the gateway keeps in heap and external memory, after collections, for idle sessions and open streams, and once they are closed. */
export async function benchMcpMemory(): Promise<void> {
  for (const [name, open] of Object.entries(HELD)) {
    const gateway = await serve('bench/stub-gateway.js');
    // For what is compiled and allocated only once.
    for (let i = 0; i < WARM_UPS; i++) await heldBy(gateway, open);
    const { during, after } = await heldBy(gateway, open);
    console.log(
      `${COUNT} ${name}: ${kB(during.bytes)} each (bound of a GET stream ${kB(BOUND)}), ${kB(during.rssBytes)} of resident memory; once closed ${kB(after.bytes)}`,
    );
    await gateway.stop();
  }
}

/** For each one, beyond what the gateway had before. */
async function heldBy(gateway: Served, open: Open) {
  const agent = new http.Agent({ keepAlive: true });
  const before = await gateway.memory();
  await open(gateway.url, agent);
  const during = await gateway.memory();
  agent.destroy();
  await gateway.unconnected();
  const after = await gateway.memory();
  const each = (then: typeof before) => ({
    bytes: (then.bytes - before.bytes) / COUNT,
    rssBytes: (then.rssBytes - before.rssBytes) / COUNT,
  });
  return { during: each(during), after: each(after) };
}

async function all(one: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < COUNT; i++) await one();
}

/** Leaves the stream open, having read the first of it where something comes. */
async function openStream(url: URL, agent: http.Agent, headers: http.OutgoingHttpHeaders = {}): Promise<void> {
  const request = http.get(url, { agent, headers: { accept: 'text/event-stream', ...headers } });
  // The agent ends them all at once.
  request.on('error', () => {});
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`the stream was refused with ${response.statusCode}`);
  response.on('error', () => {}).resume();
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
