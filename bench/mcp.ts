import http from 'node:http';
import { median } from './child.js';
import { CLIENTS } from './mcp-load.js';
import { type Served, serve } from './served.js';

/** Until what is compiled is compiled, for a server runs for long. */
const WARM_UP_CALLS = 4000;
const CALLS = 2000;
const IN_FLIGHT = 8;
const ROUNDS = 5;
/** How many times the CPU of the bare server a call may cost. */
const BOUND = 1.15;

/** CPU of a `tools/call` on the gateway, its provider stubbed, beside a bare server of the SDKs in the same run. */
export async function benchMcp(): Promise<void> {
  const gateway = await serve('bench/stub-gateway.js');
  const bare = await serve('bench/bare-mcp.js');
  for (const [name, open] of Object.entries(CLIENTS)) {
    const ours = await openClient(gateway, open);
    const theirs = await openClient(bare, open);
    for (const client of [ours, theirs]) await client.cpuPerCall(WARM_UP_CALLS);
    const costs: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
    // In turns, so that what else the machine does meets both alike.
    for (let round = 0; round < ROUNDS; round++) {
      costs.ours.push(await ours.cpuPerCall(CALLS));
      costs.theirs.push(await theirs.cpuPerCall(CALLS));
    }
    for (const client of [ours, theirs]) client.close();
    const [own, least] = [median(costs.ours), median(costs.theirs)];
    console.log(
      `${name}: ${own.toFixed(2)} ms CPU a call, bare SDK server ${least.toFixed(2)} ms: ×${(own / least).toFixed(2)} (bound ×${BOUND}; median of ${ROUNDS} × ${CALLS} calls, ${IN_FLIGHT} in flight)`,
    );
  }
  await gateway.stop();
  await bare.stop();
}

/** A client that keeps what it opened, as clients do; its calls and their mean cost in ms. */
async function openClient(server: Served, open: (typeof CLIENTS)[string]) {
  const agent = new http.Agent({ keepAlive: true });
  const call = await open(server.url, agent);
  return {
    async cpuPerCall(calls: number): Promise<number> {
      const before = await server.cpu();
      let left = calls;
      const caller = async () => {
        while (left-- > 0) await call();
      };
      await Promise.all(Array.from({ length: IN_FLIGHT }, caller));
      return ((await server.cpu()) - before) / calls;
    },
    close: () => agent.destroy(),
  };
}
