import type { Keys } from '../../src/callers/authenticate.js';
import { GatewayEnv } from '../../src/config.js';
import { startGateway } from '../../src/gateway.js';
import type { Search } from '../../src/providers/provider.js';
import { readEnv } from '../../src/shared/env.js';
import type { Kept } from '../../src/tools/tool.js';
import type { FetchPage } from '../../src/worker-client.js';
import type { Teardown } from './listen.js';
import { logInto } from './log-into.js';

interface Options {
  env?: Record<string, string>;
  search?: Search;
  fetchPage?: FetchPage;
  maxStalledMs?: number;
  keys?: Keys;
  kept?: Kept;
}

/** A real gateway on a free port whose provider and worker are the given functions; `lines` is what it logged. */
export async function gatewayFor(t: Teardown, { env = {}, search, fetchPage, maxStalledMs, keys, kept }: Options = {}) {
  const lines: string[] = [];
  const settings = readEnv(GatewayEnv, { SERVICE_PORT: '0', ...env });
  const gateway = await startGateway(settings, {
    search: search ?? (async () => [{ title: 'One', url: 'https://one.example/', snippet: 'First' }]),
    fetchPage: fetchPage ?? (async ({ url }) => ({ title: 'A page', url, snippet: '', markdown: 'Some *text*.' })),
    workerReachable: async () => true,
    log: logInto(lines, 'gateway'),
    ...(maxStalledMs && { maxStalledMs }),
    ...(keys && { keys }),
    kept,
  });
  t.teardown(() => gateway.close(0));
  return { url: gateway.url, lines, close: gateway.close };
}

/** POSTs JSON (or `body` as it is, when a string) and reads the JSON answer. */
export async function postJson(url: URL, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
}
