import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { listen, type Teardown } from './listen.js';
import { inRoot, pathInRoot } from './root.js';

/** The built command line, as a user runs it. */
export const CLI = pathInRoot('dist/src/cli.js');

const fixture = (name: string) => readFileSync(inRoot(`test/fixtures/search/native/${name}`));

/** A small web on loopback: the native provider's result pages below `/html/`, and pages of every kind. */
export async function smallWeb(t: Teardown): Promise<URL> {
  const article =
    '<article><h1>A small page</h1><p>It holds enough words to be read as a page of its own.</p></article>';
  const chapter = (name: string) => `<h2>${name}</h2><p>${`The ${name} is written at length. `.repeat(40)}</p>`;
  const chapters = ['beginning', 'middle', 'end'].map(chapter).join('');
  const html = { 'content-type': 'text/html; charset=utf-8' };
  return listen(t, (req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      const query = new URLSearchParams(body).get('q') ?? '';
      const pages: Record<string, () => unknown> = {
        '/robots.txt': () => res.end('User-agent: *\nDisallow: /denied\n'),
        '/html/': () => {
          if (query.includes('blocked')) return res.writeHead(202, html).end(fixture('challenge.html'));
          if (query.includes('changed')) return res.writeHead(200, html).end(fixture('js-shell.html'));
          if (query.includes('limited')) return res.writeHead(429).end();
          res.writeHead(200, html).end(fixture(query.includes('nothing') ? 'no-results.html' : 'mixed-links.html'));
        },
        '/page': () =>
          res
            .writeHead(200, html)
            .end(`<title>A small page</title><meta name="description" content="Small">${article}`),
        '/script': () =>
          res
            .writeHead(200, html)
            .end(
              '<title>Made by script</title><main id="m"></main><script>m.innerHTML = "<p>Only script wrote this.</p>"</script>',
            ),
        '/long': () => res.writeHead(200, html).end(`<title>A long page</title><article>${chapters}</article>`),
        '/moved': () => res.writeHead(302, { location: '/page' }).end(),
        '/forbidden': () => res.writeHead(403).end(),
        '/limited': () => res.writeHead(429).end(),
        '/broken': () => res.writeHead(500).end(),
        '/late': () => res.writeHead(504).end(),
        '/picture': () => res.writeHead(200, { 'content-type': 'image/png' }).end('png'),
      };
      (pages[req.url ?? ''] ?? (() => res.writeHead(404, html).end('gone')))();
    });
  });
}

/** A page at `/slow` that waits for `finish`; `asked` resolves when somebody asks for it. */
export async function slowPage(t: Teardown) {
  let finish: () => void = () => {};
  let ask: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const web = await listen(t, (req, res) => {
    if (req.url !== '/slow') return res.writeHead(404).end();
    finish = () => res.writeHead(200, { 'content-type': 'text/html' }).end('<p>Worth the wait, every word.</p>');
    ask();
  });
  return { web, asked, finish: () => finish() };
}

/** Settings that point every process at the small web; each call is a visit of its own. */
export function settingsFor(web: URL): Record<string, string> {
  return {
    SERVICE_PORT: '0',
    SERVICE_NATIVE_PROVIDER_ADDRESS: web.origin,
    SERVICE_NATIVE_MIN_INTERVAL_MS: '0',
    SERVICE_CACHE_TTL_SECONDS: '0',
    SERVICE_SEARCH_CACHE_TTL_SECONDS: '0',
    CRAWL_WORKER_PORT: '0',
    CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
  };
}

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the command line to its end. */
export async function run(args: string[], env: Record<string, string> = {}, input = ''): Promise<Ran> {
  const child = spawn(process.execPath, [CLI, ...args], { env: { PATH: process.env.PATH, ...env } });
  const output = collect(child);
  child.stdin?.end(input);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, ...output() };
}

/** Runs the command line and presses Ctrl-C as soon as `moment` has come. */
export async function runInterrupted(args: string[], env: Record<string, string>, moment: Promise<void>): Promise<Ran> {
  const child = spawn(process.execPath, [CLI, ...args], { env: { PATH: process.env.PATH, ...env } });
  const output = collect(child);
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  await Promise.race([moment, closed]);
  child.kill('SIGINT');
  const code = await closed;
  return { code, ...output() };
}

/** Starts a server command and resolves when it said where it is; ended with the test. */
export async function start(t: Teardown, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child);
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  t.teardown(() => {
    child.kill('SIGKILL');
    return exited;
  });
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on(
      'data',
      () => /^(search-gateway|crawl worker|browser worker|metasearch) \d.*\n/m.test(output().stderr) && resolve(),
    );
    exited.then((code) => reject(new Error(`exited with ${code} before it was up: ${output().stderr}`)));
  });
  return { child, exited, output };
}

/** MCP on a pair of pipes until the input is ended; `ask` sends one message and reads the next answer. */
export function startStdio(t: Teardown, env: Record<string, string>) {
  const child = spawn(process.execPath, [CLI, 'stdio'], { env: { PATH: process.env.PATH, ...env } });
  t.teardown(() => child.kill());
  const output = collect(child);
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (message: object) => {
    child.stdin.write(`${JSON.stringify(message)}\n`);
    return JSON.parse((await answers.next()).value);
  };
  const end = () => {
    child.stdin.end();
    return exited;
  };
  return { child, answers, ask, end, output };
}

/** The gateway's base URL, from the line that `start` and `gateway` print for people. */
export function announcedUrl(stderr: string): URL {
  const found = /MCP (\S+\/)mcp/.exec(stderr)?.[1];
  if (!found) throw new Error('the gateway did not say where it is');
  return new URL(found);
}

function collect(child: ChildProcess): () => { stdout: string; stderr: string } {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  return () => ({ stdout, stderr });
}
