import { median } from './child.js';
import { type Served, serve } from './served.js';

const ROUNDS = 11;
const CALLS = 300;
const BOUND_MS = 0.1;
const KEY = 'the-key-of-the-caller-who-asks';
const JSON_HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  authorization: `Bearer ${KEY}`,
  'mcp-protocol-version': '2025-11-25',
};

const REST = ['api/v1/search', { query: 'solar power' }] as const;
const params = { name: 'web_search', arguments: { query: 'solar power' } };
const MCP = ['mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }] as const;

const GATEWAYS: Record<string, string[]> = {
  'no key': [],
  'one key': ['1', KEY],
  '1,000 keys': ['1000', KEY],
  'one key and a limit': ['1', KEY, '1000000'],
};

/** Gateway CPU that keys add to a call: the same call of gateways with none, one and many, in turn. Bound: 0.1 ms. */
export async function benchKeys(): Promise<void> {
  const gateways = new Map<string, Served>();
  for (const [name, args] of Object.entries(GATEWAYS)) gateways.set(name, await serve('bench/keyed-gateway.js', args));
  for (const [face, [path, body]] of Object.entries({ REST, MCP })) {
    const costs = new Map<string, number[]>([...gateways.keys()].map((name) => [name, []]));
    for (const gateway of gateways.values()) await cpuOf(gateway, path, body);
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, gateway] of gateways) costs.get(name)?.push(await cpuOf(gateway, path, body));
    const [[, without = []] = [], ...keyed] = costs;
    console.log(`${face}, no key: ${median(without).toFixed(3)} ms CPU a call`);
    for (const [name, its] of keyed) {
      const added = median(its.map((ms, round) => ms - (without[round] ?? 0)));
      const verdict = added <= BOUND_MS ? '' : ', above the bound';
      console.log(`  ${name}: ${added.toFixed(3)} ms more (bound: ${BOUND_MS}${verdict})`);
    }
  }
  for (const gateway of gateways.values()) await gateway.stop();
}

/** Milliseconds of the gateway for one call. */
async function cpuOf(gateway: Served, path: string, body: object): Promise<number> {
  const before = await gateway.cpu();
  for (let at = 0; at < CALLS; at++) {
    const init = { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) };
    const response = await fetch(new URL(path, gateway.url), init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  }
  return ((await gateway.cpu()) - before) / CALLS;
}
