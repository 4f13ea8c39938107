import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createForwardProxy } from './forward-proxy.js';
import { listen, type Teardown } from './listen.js';
import { announcedUrl, CLI, start } from './product.js';
import { ROOT } from './root.js';
import { CERTIFICATE_FILE, certificate } from './secure-site.js';

/** What the documents say that example.com and the search provider answer. */
const EXAMPLE_PAGE = `<!doctype html><html lang="en"><title>Example Domain</title><body><div><h1>Example Domain</h1>
<p>This domain is for use in documentation examples without needing permission. Avoid use in operations.</p>
<p><a href="https://iana.org/domains/example">Learn more</a></p></div></body></html>`;
const RESULT_PAGE = `<title>test at DuckDuckGo</title><div id="links"><div class="result web-result">
<h2><a class="result__a" href="https://www.speedtest.net/">Speedtest by Ookla - The Global Broadband Speed Test</a></h2>
<a class="result__snippet" href="https://www.speedtest.net/">Test your internet speed on any device with Speedtest by Ookla, available for free on desktop and mobile apps.</a>
</div></div>`;

/** Programs that cannot run here, or would do more than a test may: they note how they were called. */
export const STAND_INS = ['npm', 'docker', 'kubectl', 'helm', 'claude', 'codex'] as const;

export interface World {
  /** Runs a shell script as a reader would, and says what it printed. */
  sh(script: string): Promise<{ code: number | null; stdout: string; stderr: string }>;
  /** How stand-ins were called since the last time this was asked. */
  calls(): string[][];
}

/**
 * A place where documented commands run as they are written: a running gateway that answers to port 8080, the built
 * command line, the repository's files, example.com behind a proxy, and stand-ins for what cannot run here.
 */
export async function createWorld(t: Teardown, directory: string): Promise<World> {
  const env = { ...(await outside(t)), HOME: directory };
  const gateway = await start(t, ['start'], { ...env, SERVICE_PORT: '0', CRAWL_WORKER_PORT: '0' });
  const metasearch = await start(t, ['metasearch'], { ...env, METASEARCH_PORT: '0' });
  const running = {
    8080: announcedUrl(gateway.output().stderr),
    8001: new URL(/http\S+/.exec(metasearch.output().stderr)?.[0] ?? ''),
  };

  const bin = join(directory, 'bin');
  const work = join(directory, 'work');
  const noted = join(directory, 'calls');
  mkdirSync(bin);
  mkdirSync(work);
  for (const name of ['dist', 'docs', 'examples', 'Dockerfile', 'package.json']) {
    if (existsSync(join(ROOT, name))) symlinkSync(join(ROOT, name), join(work, name));
  }
  writeFileSync(join(work, 'urls.txt'), 'https://example.com/\n');
  const command = (name: string, body: string) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${body}\n`);
    chmodSync(join(bin, name), 0o755);
  };
  const there = Object.entries(running).flatMap(([port, { host }]) =>
    ['localhost', '127.0.0.1'].map((name) => `--connect-to ${name}:${port}:${host}`),
  );
  const curl = execFileSync('sh', ['-c', 'command -v curl'], { encoding: 'utf8' }).trim();
  command('curl', `exec ${curl} ${there.join(' ')} "$@"`);
  const product = `exec "${process.execPath}" "${join(ROOT, 'test/helpers/documented-command.mjs')}" "${CLI}" "$@"`;
  command('search-gateway', product);
  command(
    'npx',
    `[ "$1" = -y ] && shift; { [ "$1" = search-gateway ] || [ "$1" = github:OWNER/REPO ]; } && shift && ${product}; exit 127`,
  );
  for (const name of STAND_INS) {
    command(name, `printf '%s\\0' ${name} "$@" >> '${noted}'; printf '\\n' >> '${noted}'`);
  }

  const path = [bin, dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(':');
  return {
    sh: (script) => runShell(script, work, { ...env, PATH: path }),
    calls() {
      const text = existsSync(noted) ? readFileSync(noted, 'utf8') : '';
      writeFileSync(noted, '');
      return text.split('\n').flatMap((line) => (line ? [line.split('\0').slice(0, -1)] : []));
    },
  };
}

/** Settings under which the web is on this machine. */
async function outside(t: Teardown): Promise<Record<string, string>> {
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const provider = await listen(t, (_req, res) => res.writeHead(200, html).end(RESULT_PAGE));
  const server = createServer(certificate, ({ url, headers }, res) => {
    const found = url === '/' && headers.host === 'example.com';
    res.writeHead(found ? 200 : 404, html).end(found ? EXAMPLE_PAGE : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const secureSite = new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const proxy = await createForwardProxy(t, { secureSite });
  return {
    SERVICE_NATIVE_PROVIDER_ADDRESS: provider.origin,
    SERVICE_NATIVE_MIN_INTERVAL_MS: '0',
    METASEARCH_ENGINES: 'duckduckgo',
    METASEARCH_DUCKDUCKGO_ADDRESS: provider.origin,
    METASEARCH_DUCKDUCKGO_MIN_INTERVAL_MS: '0',
    CRAWL_WORKER_USE_ENVIRONMENT_PROXY: 'true',
    https_proxy: proxy.url.href,
    no_proxy: 'localhost,127.0.0.1',
    NODE_EXTRA_CA_CERTS: CERTIFICATE_FILE,
  };
}

function runShell(script: string, cwd: string, env: Record<string, string>) {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, stdout, stderr })),
  );
}
