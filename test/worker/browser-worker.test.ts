import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import t from 'tap';
import { groupsBelow, killIfThere, membersOf } from '../helpers/process-groups.js';
import { start } from '../helpers/product.js';
import { extract } from '../helpers/worker.js';
import { createSite, type Route, type Site, skip } from './browser-site.js';

type Tap = { strictSame(found: unknown, wanted: unknown): unknown };

const AGENT = 'TestBot/1.0 (+https://example.com/bot)';
const linux = process.platform === 'linux' ? skip : 'reads /proc';
const words = 'enough words to be read as a page of its own';

/** The worker as a process, with a place of its own for temporary files. */
async function createWorker(t: Parameters<typeof start>[0], env: Record<string, string> = {}) {
  const temp = env.TMPDIR ?? mkdtempSync(join(tmpdir(), 'worker-'));
  // Before the process is started, for what is registered last runs first.
  t.teardown(() => rmSync(temp, { recursive: true, force: true }));
  const { child, exited, output } = await start(t, ['browser-worker'], {
    BROWSER_WORKER_PORT: '0',
    BROWSER_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
    BROWSER_WORKER_USER_AGENT: AGENT,
    BROWSER_WORKER_LOG_LEVEL: 'debug',
    TMPDIR: temp,
    ...env,
  });
  const url = new URL(/http:\S+\//.exec(output().stderr)?.[0] ?? '');
  const pid = child.pid as number;
  return {
    child,
    exited,
    output,
    temp,
    fetchUrl: (target: string | URL, init?: RequestInit) => extract(url, { url: String(target) }, init),
    fetch: (site: Site, path: string, init?: RequestInit) =>
      extract(url, { url: site.url(path, '127.0.0.1').href }, init),
    extract: (body: object) => extract(url, body),
    browsers: () => groupsBelow(pid),
    /** Folders of fetches. */
    folders: () => readdirSync(temp),
  };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(10);
}

/** A page that is asked for and then left waiting, and how often it was. */
function hanging() {
  const state = { asked: 0 };
  const route: Route = (_req, res) => {
    state.asked++;
    res.writeHead(200, { 'content-type': 'text/html' }).write('<p>');
  };
  return { route, state };
}

const status =
  (code: number): Route =>
  (_req, res) =>
    res.writeHead(code, { 'content-type': 'text/html' }).end('<p>no');

/** A port on which nobody listens. */
async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

t.test(
  'each fetch has a browser of its own, whatever js_render says, and leaves nothing',
  { skip: linux },
  async (t) => {
    const { route, state } = hanging();
    const site = await createSite(t, {
      '/robots.txt': (_req, res) => res.end('User-agent: *\nDisallow: /denied'),
      '/app': `<title>App</title><nav><a href="/">Menu</a></nav><main></main><footer>imprint</footer><script>
      document.querySelector('main').innerHTML = '<h1>Made by script</h1><p>${words}</p>'</script>`,
      '/slow': route,
      '/gone': status(410),
      '/forbidden': status(401),
      '/limited': status(429),
      '/broken': status(503),
      '/to-denied': '<p>x</p><script>location = "/denied"</script>',
      '/empty': '<title>Nothing</title><img src="x">',
      '/large': `<main><p>${`${words}. `.repeat(100)}</p></main>`,
      '/drop': (req) => req.socket.destroy(),
    });
    const worker = await createWorker(t, {
      BROWSER_WORKER_MAX_MARKDOWN_BYTES: '1024',
      BROWSER_WORKER_WAIT_MS: '60000', // a page that is ready is not waited for
    });
    const nothingLeft = (t: Tap, seen: readonly number[] = []) => {
      t.strictSame(worker.browsers(), []);
      t.strictSame(worker.folders(), []);
      return until(() => membersOf(seen).length === 0);
    };

    t.test('an invalid target starts none', async (t) => {
      t.match(await worker.fetchUrl('ftp://127.0.0.1/'), { status: 400, error: 'invalid_request' });
      t.strictSame(worker.folders(), [], 'not even a folder');
    });

    for (const js_render of [false, true])
      t.test(`js_render ${js_render} is rendered, and stripped of clutter`, async (t) => {
        const page = await worker.extract({ url: site.url('/app', '127.0.0.1').href, js_render });
        t.match(page, { success: true, title: 'App', markdown: `# Made by script\n\n${words}` });
        t.notMatch(page.markdown, /Menu|imprint/);
        await nothingLeft(t);
      });

    const dead = await deadPort();
    const outcomes: [path: string, category: string][] = [
      ['/missing', 'not_found'],
      ['/gone', 'not_found'],
      ['/forbidden', 'forbidden'],
      ['/limited', 'rate_limited'],
      ['/broken', 'upstream_error'],
      ['/to-denied', 'robots_denied'],
      ['/denied', 'robots_denied'],
      ['/empty', 'extraction_failed'],
      ['/large', 'extraction_failed'],
      ['/drop', 'unreachable'],
      [`http://127.0.0.1:${dead}/`, 'unreachable'],
      ['http://name.invalid/', 'unreachable'],
      [site.url('/app', '127.0.0.1').href.replace('http:', 'https:'), 'unreachable'],
    ];
    for (const [path, category] of outcomes)
      t.test(`${path.replace(/\d{4,}/, 'PORT')} is ${category}`, async (t) => {
        const page = await (path.startsWith('/') ? worker.fetch(site, path) : worker.fetchUrl(path));
        t.match(page, { status: 200, success: false, markdown: '', error: category });
        await nothingLeft(t);
      });

    t.test('two at once have two, and a caller who leaves ends one', async (t) => {
      const leave = new AbortController();
      const slow = [leave.signal, leave.signal].map((signal) =>
        worker.fetch(site, '/slow', { signal }).catch(() => {}),
      );
      await until(() => state.asked === 2);
      const seen = worker.browsers();
      t.equal(seen.length, 2);
      t.equal(worker.folders().length, 2);
      leave.abort();
      await Promise.all(slow);
      await until(() => worker.browsers().length === 0 && worker.folders().length === 0);
      await nothingLeft(t, seen);
    });

    t.test('one that is killed is followed by another, once; then it is extraction_failed', async (t) => {
      const end = (seen: readonly number[]) => {
        // One process that belongs to it, and then itself, unless it has ended by that.
        const [part] = membersOf(seen).filter((pid) => !seen.includes(pid));
        for (const pid of [...(part ? [part] : []), ...seen]) killIfThere(pid);
      };
      const slow = worker.fetch(site, '/slow');
      await until(() => state.asked === 3);
      const first = worker.browsers();
      end(first);
      await until(() => state.asked === 4);
      const second = worker.browsers();
      t.equal(second.length, 1);
      end(second);
      t.match(await slow, { status: 200, success: false, error: 'extraction_failed' });
      await nothingLeft(t, [...first, ...second]);
      t.match(await worker.fetch(site, '/app'), { success: true });
    });

    t.test('no log line tells where', async (t) => {
      const { stdout, stderr } = worker.output();
      t.ok(stdout.split('\n').length > 10);
      t.notMatch(stdout + stderr, new RegExp(`${site.port}|${dead}|/(app|slow|large)|${words}`));
    });
  },
);

t.test('time that is spent waiting counts, and starts no browser', { skip: linux }, async (t) => {
  const { route, state } = hanging();
  const site = await createSite(t, { '/slow': route });
  const worker = await createWorker(t, { BROWSER_WORKER_CONCURRENCY: '1', BROWSER_WORKER_TIMEOUT_SECONDS: '4' });
  const first = worker.fetch(site, '/slow');
  await until(() => worker.browsers().length === 1);
  const [seen] = worker.browsers();
  const second = worker.fetch(site, '/slow');
  t.match(await first, { success: false, error: 'timeout' });
  t.match(await second, { success: false, error: 'timeout' });
  t.equal(state.asked <= 2, true);
  await until(() => worker.browsers().length === 0 && membersOf([seen ?? 0]).length === 0);
  t.strictSame(worker.folders(), []);
});

t.test('a page that is busy for ever is taken when the budget is spent', { skip }, async (t) => {
  const site = await createSite(t, {
    '/busy': `<main><p>${words}</p></main><script src="/never"></script>`,
    '/never': () => {},
  });
  const worker = await createWorker(t, { BROWSER_WORKER_WAIT_MS: '300' });
  t.match(await worker.fetch(site, '/busy'), { success: true, markdown: words });
});

t.test('it names itself in every request, whoever makes it', { skip }, async (t) => {
  const agents = new Map<string, (string | string[] | undefined)[]>();
  const asked = (path: string, answer: string, type: string): [string, Route] => [
    path,
    (req, res) => {
      agents.set(path, [req.headers['user-agent'], req.headers['sec-ch-ua']]);
      res.writeHead(200, { 'content-type': type }).end(answer);
    },
  ];
  const script = 'text/javascript';
  const site = await createSite(
    t,
    Object.fromEntries([
      asked('/robots.txt', '', 'text/plain'),
      asked(
        '/page',
        `<link rel="stylesheet" href="/style"><iframe src="/frame"></iframe><script src="/script"></script><main></main>
        <script type="module">
          const request = new XMLHttpRequest(); request.open('GET', '/xhr', false); request.send();
          const worker = new Worker('/worker');
          const said = new Promise((resolve) => { worker.onmessage = ({ data }) => resolve(data) });
          await Promise.all([fetch('/fetch'), said]);
          const [inWorker, here] = [await said, navigator.userAgent];
          document.querySelector('main').innerHTML = '<p>' + here + ' and ' + inWorker + ' ${words}</p>';
        </script>`,
        'text/html',
      ),
      asked('/style', '', 'text/css'),
      asked('/frame', '<script>fetch("/from-frame")</script>', 'text/html'),
      asked('/from-frame', '', 'text/plain'),
      asked('/script', '', script),
      asked('/xhr', '', 'text/plain'),
      asked('/fetch', '', 'text/plain'),
      asked('/worker', 'fetch("/from-worker").then(() => postMessage(navigator.userAgent))', script),
      asked('/from-worker', '', 'text/plain'),
    ]),
  );
  const worker = await createWorker(t);
  const { markdown } = await worker.fetch(site, '/page');
  t.match(markdown.replace(/(?<=Chrome\/)\d+/, '9'), `${AGENT} Chrome/9.0.0.0 and ${AGENT} `);
  t.equal(agents.size, 10);
  for (const [path, [agent, hint = '"Chromium"']] of agents) {
    t.equal(agent, AGENT, path);
    t.match(hint, /^"Chromium"(?:;v="\d+")?$/, path);
  }
});

t.test('SIGTERM lets fetches finish and leaves nothing', { skip: linux }, async (t) => {
  let finish = () => {};
  const asked = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let answer = () => {};
  const site = await createSite(t, {
    '/slow': (_req, res) => {
      answer = () => res.writeHead(200, { 'content-type': 'text/html' }).end(`<main><p>${words}</p></main>`);
      finish();
    },
  });
  const worker = await createWorker(t);
  const slow = worker.fetch(site, '/slow');
  await asked;
  const seen = worker.browsers();
  t.equal(seen.length, 1);
  worker.child.kill('SIGTERM');
  answer();
  t.match(await slow, { success: true });
  t.equal(await worker.exited, 0);
  await until(() => membersOf(seen).length === 0);
  t.strictSame(worker.folders(), []);
});

t.test(
  'a worker that is killed takes its browsers along; the next one removes what it left',
  { skip: linux },
  async (t) => {
    const { route, state } = hanging();
    const site = await createSite(t, { '/slow': route, '/fine': `<main><p>${words}</p></main>` });
    const first = await createWorker(t);
    const slow = first.fetch(site, '/slow').catch(() => {});
    await until(() => state.asked === 1);
    const seen = first.browsers();
    first.child.kill('SIGKILL');
    await Promise.all([slow, first.exited]);
    await until(() => membersOf(seen).length === 0);
    t.equal(first.folders().length, 1);
    const second = await createWorker(t, { TMPDIR: first.temp });
    t.match(await second.fetch(site, '/fine'), { success: true });
    t.strictSame(second.folders(), []);
  },
);
