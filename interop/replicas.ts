import { setTimeout as delay } from 'node:timers/promises';
import { type Connected, type Open, SSE, STREAMABLE, type Target } from './clients.js';
import { freePort, type RunningGateway, startEchoProvider, startGateway } from './gateway.js';
import { startNginx } from './nginx.js';
import { printTable } from './table.js';

const KILLS = 5;
/** How long both gateways are up, longer than nginx avoids one that failed, and how long one is gone at least. */
const UP_MS = 4000;
const DOWN_MS = 800;
/** Between two calls of a client, so that clients and gateways share a small machine. */
const PAUSE_MS = 20;
/** HTTP+SSE clients learn only so that their stream is dead. */
const CALL_TIMEOUT_MS = 3000;

/** Between two attempts of a client to open HTTP+SSE again. */
const RECONNECT_MS = 300;

interface Count {
  calls: number;
  wrong: number;
  failed: number;
  /** Failed calls that succeeded when the client made them once more. */
  recovered: number;
}

/**
 * Two gateways behind nginx, sharing a session secret, while now one and now the other is killed and started again.
 * Streamable HTTP without any affinity, clients keeping what they opened; HTTP+SSE with affinity, clients reconnecting.
 */
export async function replicas(): Promise<boolean> {
  const provider = await startEchoProvider();
  const ports = [await freePort(), await freePort()];
  const start = (port: number) =>
    startGateway({ ...provider.env, SERVICE_PORT: String(port), SERVICE_SESSION_SECRET: 'shared-by-the-replicas' });
  const gateways = await Promise.all(ports.map(start));
  const servers = ports.map((port) => `server 127.0.0.1:${port} fail_timeout=1s;`).join(' ');
  const headers = 'proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;';
  const location = `location / { ${headers} proxy_pass http://gateways; proxy_next_upstream off; }`;
  const roundRobin = await startNginx({ upstream: servers, locations: location });
  const sticky = await startNginx({ upstream: `hash $http_x_client; ${servers}`, locations: location });
  const stop = new AbortController();
  const callers = await Promise.all([
    ...Object.entries(STREAMABLE).map(([name, open]) => makeCaller(name, open, new URL('mcp', roundRobin.url))),
    ...Object.entries(SSE).map(([name, open]) => makeCaller(name, open, new URL('mcp/sse', sticky.url), true)),
  ]);
  const loops = callers.map((keepCalling) => keepCalling(stop.signal));
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      await delay(UP_MS);
      const victim = kill % gateways.length;
      await (gateways[victim] as RunningGateway).kill();
      await delay(DOWN_MS);
      gateways[victim] = await start(ports[victim] as number);
    }
    await delay(UP_MS);
  } finally {
    stop.abort();
  }
  const counts = await Promise.all(loops);
  for (const server of [roundRobin, sticky]) await server.stop();
  for (const gateway of gateways) await gateway.kill();
  provider.close();
  console.log(`${KILLS} kills with SIGKILL`);
  printTable(
    ['client', 'calls', 'wrong answers', 'failed calls', 'answered at the next attempt'],
    counts.map(({ name, count }) => [name, count.calls, count.wrong, count.failed, count.recovered]),
  );
  return counts.every(({ count }) => count.calls > 0 && count.wrong === 0 && count.recovered === count.failed);
}

/** Opens a client; what comes back calls one time after the other until told to stop, each with a query of its own. */
async function makeCaller(name: string, open: Open, url: URL, reconnects = false) {
  const count: Count = { calls: 0, wrong: 0, failed: 0, recovered: 0 };
  const target = { url, headers: { 'x-client': name } };
  let client = await open(target);
  const ask = async (query: string) => {
    const text = await client.call('web_search', { query }, { timeout: CALL_TIMEOUT_MS });
    if (!text.includes(`[${query}]`)) count.wrong++;
  };
  return async (stop: AbortSignal) => {
    while (!stop.aborted) {
      const query = `${name} asks ${count.calls++}`;
      try {
        await ask(query);
      } catch {
        count.failed++;
        if (reconnects) client = await reopened(client, open, target);
        await ask(query).then(
          () => count.recovered++,
          (error) => console.log(`${name}: ${String(error).slice(0, 100)}`),
        );
      }
      await delay(PAUSE_MS);
    }
    await client.close().catch(() => {});
    return { name, count };
  };
}

/** Opening takes several requests, each of which may meet the gateway that is gone. */
async function reopened(client: Connected, open: Open, target: Target, tries = 40): Promise<Connected> {
  await client.close().catch(() => {});
  return open(target).catch((error) => {
    if (tries <= 1) throw error;
    return delay(RECONNECT_MS).then(() => reopened(client, open, target, tries - 1));
  });
}
