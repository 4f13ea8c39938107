import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const CLI = fileURLToPath(new URL('../src/cli.js', import.meta.url));

export interface RunningGateway {
  url: URL;
  child: ChildProcess;
  /** As a crash would: no time to say goodbye. */
  kill(): Promise<void>;
}

/** The built gateway as a process of its own; `env` is all that it gets. Resolves when it listens. */
export async function startGateway(
  env: Record<string, string>,
  command: 'gateway' | 'start' = 'gateway',
): Promise<RunningGateway> {
  const child = spawn(process.execPath, [CLI, command], {
    env: { PATH: process.env.PATH, SERVICE_PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  let said = '';
  const url = await new Promise<URL>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the gateway ended with ${code}`)));
    child.stderr.on('data', (chunk) => {
      said += chunk;
      const found = /MCP (\S+\/)mcp\b.*\n/.exec(said)?.[1];
      if (found) resolve(new URL(found));
    });
  });
  return {
    url,
    child,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Below the ports that systems give to outgoing connections, which would take one while its server is gone. */
const PORTS = { from: 20_000, to: 30_000 };

/** A port that is free now, for what has to know its address before it starts, or keep it over a restart. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    server.close();
    if (isFree) return port;
  }
}

/**
 * A search provider that answers one row, titled with the query, so that every answer tells whose it is. Queries that
 * start with `slow` are answered after `slowMs`.
 */
export async function startEchoProvider(slowMs = 0) {
  const server = createServer(async (req, res) => {
    const query = new URL(req.url ?? '/', 'http://localhost').searchParams.get('q') ?? '';
    if (query.startsWith('slow')) await delay(slowMs);
    const results = [{ title: query, url: 'https://row.example/', content: 'A row.' }];
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(JSON.stringify({ results, unresponsive_engines: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** What makes a gateway ask it. */
    env: {
      SERVICE_SEARCH_PROVIDER: 'metasearch_hosted',
      SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS: address,
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
