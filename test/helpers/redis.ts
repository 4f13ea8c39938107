import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Teardown } from './listen.js';

/** Reason to skip, for machines without one. */
export const noRedis = spawnSync('redis-server', ['--version']).error ? 'no redis-server on this machine' : false;

/** A real redis-server on a free port that can be killed, stopped and started again. It keeps nothing on disk. */
export async function redisServer(t: Teardown, ...options: string[]) {
  const dir = mkdtempSync(join(tmpdir(), 'redis-'));
  const port = await freePort();
  let server: ChildProcess | undefined;
  async function start(...more: string[]): Promise<void> {
    const given = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir, ...options, ...more];
    const started = spawn('redis-server', given, { stdio: ['ignore', 'pipe', 'ignore'] });
    server = started;
    await new Promise<void>((resolve, reject) => {
      started.once('error', reject);
      started.once('exit', () => reject(new Error('redis-server has ended')));
      started.stdout?.on('data', (text) => String(text).includes('Ready to accept') && resolve());
    });
  }
  async function kill(): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  await start();
  t.teardown(async () => {
    await kill();
    rmSync(dir, { recursive: true, force: true });
  });
  return { port, url: `redis://127.0.0.1:${port}`, start, kill, signal: (name: NodeJS.Signals) => server?.kill(name) };
}

/** Free when it was asked for; what starts there has to be the same after a restart. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
