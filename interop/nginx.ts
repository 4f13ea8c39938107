import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './gateway.js';

const TEMP_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

interface Site {
  /** `server` lines of an upstream called `gateways`, and how it balances. */
  upstream?: string;
  /** `location` blocks. */
  locations: string;
}

/** nginx (the Debian package, or any on the PATH) with everything it writes in a folder that goes away with it. */
export async function startNginx({ upstream, locations }: Site) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const temp = TEMP_PATHS.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const config = `
    daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http {
      access_log off; ${temp}
      ${upstream ? `upstream gateways { ${upstream} }` : ''}
      server {
        listen 127.0.0.1:${port};
        ${locations}
      }
    }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const env = { PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', join(folder, 'error.log')];
  const { status, stderr } = spawnSync('nginx', [...args, '-t'], { env, encoding: 'utf8' });
  if (status) throw new Error(`nginx does not take its settings: ${stderr}`);
  const child = spawn('nginx', args, { env, stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGTERM'));
  const ended = once(child, 'exit').catch(() => {
    throw new Error('nginx cannot be started; is it installed?');
  });
  await Promise.race([listening(port), ended]);
  return {
    url: new URL(`http://127.0.0.1:${port}/`),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when something listens on a port of loopback. */
export async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await delay(50);
  }
}
