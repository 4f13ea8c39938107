import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './gateway.js';
import { listening } from './nginx.js';

/** Caddy (the Debian package, or any on the PATH) with the site `example.org` of a Caddyfile served on loopback, without TLS. */
export async function startCaddy(caddyfile: string) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  const address = `http://127.0.0.1:${port}`;
  // Without that period it waits at its end for as long as a client keeps a stream open.
  writeFileSync(file, `{\n admin off\n grace_period 1s\n}\n${caddyfile.replace('example.org', address)}`);
  const env = { PATH: process.env.PATH, HOME: folder };
  const args = ['--config', file, '--adapter', 'caddyfile'];
  const { status, stderr } = spawnSync('caddy', ['validate', ...args], { env, encoding: 'utf8' });
  if (status) throw new Error(`Caddy does not take its settings: ${stderr}`);
  const child = spawn('caddy', ['run', ...args], { env, stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGTERM'));
  const ended = once(child, 'exit').catch(() => {
    throw new Error('Caddy cannot be started; is it installed?');
  });
  await Promise.race([listening(port), ended]);
  return {
    url: new URL(address),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
