import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, type Teardown } from './listen.js';

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'].find(existsSync);
const PREFIX = '/tools/web/';

/** A reverse proxy that serves `gateway` below a path prefix, set as the docs say: nginx where it is installed. */
export async function prefixProxy(t: Teardown, gateway: URL): Promise<URL> {
  return NGINX ? nginx(t, NGINX, gateway) : proxy(t, gateway);
}

async function nginx(t: Teardown, program: string, gateway: URL): Promise<URL> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const location = `location ${PREFIX} { proxy_pass ${gateway.href}; proxy_set_header Host $http_host; proxy_set_header X-Forwarded-Prefix ${PREFIX}; }`;
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr notice; events {}
    http { access_log off; ${temp.join(' ')} server { listen 127.0.0.1:${port}; ${location} } }`,
  );
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  t.teardown(async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      said += chunk;
      // Told once it listens.
      if (/using the ".*" event method/.test(said)) resolve();
    });
    child.once('exit', () => reject(new Error(`nginx did not start: ${said}`)));
  });
  return new URL(PREFIX, `http://127.0.0.1:${port}/`);
}

async function proxy(t: Teardown, gateway: URL): Promise<URL> {
  const base = await listen(t, (req, res) => {
    if (!req.url?.startsWith(PREFIX)) return res.writeHead(404).end();
    const headers = { ...req.headers, 'x-forwarded-prefix': PREFIX };
    const onward = request(
      new URL(req.url.slice(PREFIX.length), gateway),
      { method: req.method, headers },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  });
  return new URL(PREFIX, base);
}

/** Free when asked for: nginx cannot choose one itself. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
