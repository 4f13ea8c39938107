import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './gateway.js';

const TEMP_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

interface Site {
  /** `server` lines of the one upstream, called `gateways`, and how it balances. */
  upstream: string;
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
      upstream gateways { ${upstream} }
      server {
        listen 127.0.0.1:${port};
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        ${locations}
      }
    }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const path = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', join(folder, 'error.log')], {
    env: { PATH: path },
    stdio: 'ignore',
  });
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

async function listening(port: number): Promise<void> {
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
