import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../src/cli.js', import.meta.url));
const MB = 1024 * 1024;

/** One of our processes as people run it. Linux only. */
export interface Service {
  url: URL;
  child: ChildProcess;
  rssMb(): number;
  descriptors(): number;
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
}

/** Starts a command that serves, with these settings and none of the caller's. */
export async function serve(
  command: string,
  env: Record<string, string>,
  nodeArgs: readonly string[] = [],
): Promise<Service> {
  const child = spawn(process.execPath, [...nodeArgs, CLI, command], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
      const found = /http:\/\/[^\s/]+\//.exec(said)?.[0];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`${command} has ended: ${said}`)));
  });
  const { pid } = child;
  return {
    url: new URL(address),
    child,
    rssMb: () => (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / MB,
    descriptors: () => readdirSync(`/proc/${pid}/fd`).length,
    signal: (name) => void child.kill(name),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

export const worker = (env: Record<string, string> = {}, nodeArgs?: readonly string[]) =>
  serve('worker', { CRAWL_WORKER_PORT: '0', CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true', ...env }, nodeArgs);

/** A gateway that keeps nothing, unless it is told to. */
export const gateway = (workerUrl: URL, env: Record<string, string> = {}, nodeArgs?: readonly string[]) =>
  serve(
    'gateway',
    { SERVICE_PORT: '0', SERVICE_CRAWL_WORKER_ADDRESS: workerUrl.href, SERVICE_CACHE_TTL_SECONDS: '0', ...env },
    nodeArgs,
  );

/** A server of this process on all addresses of loopback, each of which is a host of its own. */
export async function site(listener: RequestListener, port = 0) {
  const server = createServer(listener).listen(port, '0.0.0.0');
  await once(server, 'listening');
  const { port: bound } = server.address() as AddressInfo;
  return {
    port: bound,
    url: new URL(`http://127.0.0.1:${bound}/`),
    on: (host: number, path: string) => `http://127.0.1.${1 + (host % 200)}:${bound}/${path}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** How a call over REST ended: `success`, the code that the gateway gave, or `untyped …` for anything else. */
export async function ask(gatewayUrl: URL, path: string, body: object, signal?: AbortSignal): Promise<string> {
  try {
    const response = await fetch(new URL(`api/v1/${path}`, gatewayUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
    const answer = await response.json();
    if (response.ok) return 'success';
    return String(answer.code ?? answer.error ?? `untyped ${response.status}`);
  } catch (thrown) {
    if (signal?.aborted) return 'left';
    return `untyped ${(thrown as Error & { cause?: NodeJS.ErrnoException }).cause?.code ?? (thrown as Error).name}`;
  }
}

export async function readiness(gatewayUrl: URL): Promise<number> {
  const response = await fetch(new URL('readyz', gatewayUrl));
  await response.arrayBuffer();
  return response.status;
}

/** Milliseconds until `holds` does, looked at ten times a second; Infinity after `mostMs`. */
export async function untilHolds(holds: () => Promise<boolean>, mostMs: number): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < mostMs) {
    if (await holds()) return performance.now() - startedAt;
    await delay(100);
  }
  return Number.POSITIVE_INFINITY;
}

export function count(into: Record<string, number>, what: string): void {
  into[what] = (into[what] ?? 0) + 1;
}

export function told(counts: Record<string, number>): string {
  const sorted = Object.entries(counts).toSorted(([a], [b]) => a.localeCompare(b));
  return sorted.map(([what, times]) => `${times} ${what}`).join(', ');
}

export const isTyped = (outcome: string) => !outcome.startsWith('untyped');

export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
}

/** Prints a line of a Markdown table; what does not hold makes the run fail. */
export function row(what: string, seen: string, holds: boolean): void {
  if (!holds) process.exitCode = 1;
  console.log(`| ${what} | ${seen} | ${holds ? 'yes' : '**no**'} |`);
}

export function head(): void {
  console.log('| What | Seen | Holds |\n|---|---|---|');
}
