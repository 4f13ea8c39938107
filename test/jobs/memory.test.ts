import { randomBytes } from 'node:crypto';
import t, { type Test } from 'tap';
import { parseKeys } from '../../src/callers/keys.js';
import { GatewayError } from '../../src/shared/errors.js';
import type { FetchPage } from '../../src/worker-client.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';

interface Row {
  index: number;
  input: string;
  outcome: string;
  message?: string;
  result?: { markdown: string };
}

const address = (name: string | number) => `https://${name}.example/`;
const addresses = (many: number) => Array.from({ length: many }, (_, at) => address(at));
const page = (url: string) => ({ title: 'A page', url, snippet: '', markdown: `Text of ${url}` });
const allGone = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

interface Options {
  env?: Record<string, string>;
  keys?: string;
}

async function jobsOf(t: Test, fetchPage: FetchPage, { env = {}, keys }: Options = {}) {
  const known = keys === undefined ? undefined : (parseKeys(keys) ?? []);
  const gateway = await gatewayFor(t, { fetchPage, env, ...(known && { keys: () => known }) });
  const at = (path: string) => new URL(`api/v1/jobs/${path}`, gateway.url);
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(at(path), init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return {
    ...gateway,
    at,
    ask,
    start: (body: unknown, headers: Record<string, string> = {}) => postJson(at('fetch'), body, headers),
    status: async (id: string) => JSON.parse((await ask(id)).text),
    /** Every page of results until there is no cursor. */
    async results(id: string, limit = 100, headers: Record<string, string> = {}) {
      const rows: Row[] = [];
      for (let cursor: string | null = '0'; cursor !== null; ) {
        const { status, headers: head, text } = await ask(`${id}/results?cursor=${cursor}&limit=${limit}`, { headers });
        t.equal(status, 200);
        t.equal(head.get('content-type'), 'application/x-ndjson');
        const lines = text.split('\n').filter(Boolean);
        t.ok(lines.length <= limit);
        rows.push(...lines.map((line): Row => JSON.parse(line)));
        cursor = head.get('x-next-cursor');
      }
      return rows;
    },
  };
}

t.test('every address has one result over the pages, read while the job runs', async (t) => {
  let running = 0;
  let most = 0;
  const { start, results, status, at } = await jobsOf(t, async ({ url, js_render }) => {
    t.equal(js_render, false);
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running -= 1;
    if (url.startsWith('https://7.')) throw new GatewayError('not_found');
    return page(url);
  });
  const urls = [...addresses(300), 'no address'];
  const { status: accepted, headers, body } = await start({ urls, js_render: false });
  t.equal(accepted, 202);
  t.equal(new URL(headers.get('location') ?? '', at('fetch')).href, at(body.id).href);
  const rows = await results(body.id, 7);
  t.strictSame(
    rows.map(({ index }) => index).sort((a, b) => a - b),
    urls.map((_, index) => index),
  );
  for (const { index, input } of rows) t.equal(input, urls[index]);
  t.match(
    rows.find(({ index }) => index === 7),
    { outcome: 'not_found', message: /./, retryable: false },
  );
  t.match(
    rows.find(({ index }) => index === 8),
    { outcome: 'success', result: { markdown: /Text of/ } },
  );
  t.match(await status(body.id), {
    id: body.id,
    state: 'completed',
    total: 301,
    done: 301,
    outcomes: { success: 300, not_found: 1 },
    created_at: /^\d{4}-/,
    expires_at: /^\d{4}-/,
  });
  t.equal(most, 8, 'few run at once');
});

t.test('a job that is cancelled visits nothing more, and keeps what it has', async (t) => {
  let begun: () => void = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const aborted: Promise<void>[] = [];
  const { start, ask, status, results } = await jobsOf(t, async ({ url }, signal) => {
    if (url === address(0)) return page(url);
    const gone = allGone(signal);
    aborted.push(gone.catch(() => {}));
    if (aborted.length === 8) begun();
    return gone;
  });
  const { body } = await start({ urls: addresses(50) });
  await hasBegun;
  const waiting = await ask(`${body.id}/results?cursor=1`);
  t.strictSame([waiting.status, waiting.text, waiting.headers.get('x-next-cursor')], [200, '', '1']);
  t.equal(waiting.headers.get('retry-after'), '1');
  for (let times = 0; times < 2; times += 1) {
    const { status, text } = await ask(body.id, { method: 'DELETE' });
    t.equal(status, 200);
    t.match(JSON.parse(text), { state: 'cancelled', total: 50, done: 1 });
  }
  await Promise.all(aborted);
  t.equal(aborted.length, 8, 'and none began after it');
  t.match(await status(body.id), { state: 'cancelled', done: 1, outcomes: { success: 1 } });
  t.match(await results(body.id), [{ index: 0, input: address(0), outcome: 'success' }]);
});

t.test('the long rows of one host leave places to others', async (t) => {
  const { start, ask } = await jobsOf(t, async ({ url }, signal) =>
    url.startsWith('https://slow') ? allGone(signal) : page(url),
  );
  const slow = Array.from({ length: 20 }, (_, at) => `https://slow.example/${at}`);
  const { body } = await start({ urls: [...slow, ...addresses(20)] });
  const rows: Row[] = [];
  while (rows.length < 20) {
    const { text } = await ask(`${body.id}/results?cursor=${rows.length}`);
    rows.push(
      ...text
        .split('\n')
        .filter(Boolean)
        .map((line): Row => JSON.parse(line)),
    );
  }
  t.ok(rows.every(({ index }) => index >= slow.length));
});

t.test('a job is its own caller’s, and unknown to others', async (t) => {
  const keys = 'anne:0123456789abcdef,bert:fedcba9876543210';
  const anne = { authorization: 'Bearer 0123456789abcdef' };
  const bert = { authorization: 'Bearer fedcba9876543210' };
  const { start, ask, results } = await jobsOf(t, async ({ url }) => page(url), { keys });
  t.equal((await start({ urls: addresses(1) })).status, 401);
  const { body } = await start({ urls: addresses(1) }, anne);
  t.equal((await results(body.id, 1, anne)).length, 1);
  for (const id of [body.id, 'nothing'])
    for (const [path, method] of [
      [id, 'GET'],
      [`${id}/results`, 'GET'],
      [id, 'DELETE'],
    ] as const) {
      const { status, text } = await ask(path, { method, headers: bert });
      t.equal(status, 404);
      t.match(JSON.parse(text), { error: 'not_found', message: /no such job/, retryable: false });
    }
  t.equal((await ask(body.id, { headers: anne })).status, 200);
});

t.test('what no job can be made of is refused', async (t) => {
  const { start, ask, at } = await jobsOf(t, async ({ url }) => page(url));
  const long = `https://example.com/${'a'.repeat(8000)}`;
  t.equal((await start({ urls: Array.from({ length: 3000 }, () => long) })).status, 202, '24 MB');
  const refused: [body: unknown, status: number, message: RegExp][] = [
    [{}, 400, /urls: missing/],
    [{ urls: [] }, 400, /1 or more/],
    [{ urls: addresses(10_001) }, 400, /10000 or less/],
    [{ urls: Array.from({ length: 9000 }, () => long) }, 413, /32 MB/],
    [{ urls: addresses(1), js_render: 'perhaps' }, 400, /js_render/],
  ];
  for (const [body, status, message] of refused) {
    const { status: answered, body: said } = await start(body);
    t.equal(answered, status);
    t.match(said, { error: 'invalid_request', message });
  }
  const { body } = await start({ urls: addresses(1) });
  for (const query of ['cursor=x', 'cursor=99999', 'limit=0', 'limit=1001', 'limit=x', 'cursor=1&cursor=2']) {
    const { status, text } = await ask(`${body.id}/results?${query}`);
    t.equal(status, 400, query);
    t.match(JSON.parse(text), { error: 'invalid_request' });
  }
  const broken = await ask('%ff');
  t.equal(broken.status, 400);
  t.match(JSON.parse(broken.text), { error: 'invalid_request', message: /^The path has a %/ });
  t.equal((await fetch(at('fetch'))).status, 405);
  t.equal((await ask(body.id, { method: 'PUT' })).status, 405);
});

t.test('a caller’s jobs and their bytes are bounded', async (t) => {
  const keys = 'anne:0123456789abcdef';
  const anne = { authorization: 'Bearer 0123456789abcdef' };
  const { start } = await jobsOf(t, (_request, signal) => allGone(signal), {
    keys,
    env: { SERVICE_JOB_MAX_BYTES: '1048576' },
  });
  const { status: full, body: busy, headers } = await start({ urls: addresses(5000) }, anne);
  t.equal(full, 503);
  t.ok(headers.get('retry-after'));
  t.match(busy, { error: 'busy', retryable: true });
  for (let jobs = 0; jobs < 10; jobs += 1) t.equal((await start({ urls: addresses(1) }, anne)).status, 202);
  const { status, body } = await start({ urls: addresses(1) }, anne);
  t.equal(status, 429);
  t.match(body, { error: 'caller_rate_limited', message: /10 jobs/ });
});

t.test('results beyond the bytes are busy, and what is visited after them is not visited', async (t) => {
  const visited: string[] = [];
  const { start, results } = await jobsOf(
    t,
    async ({ url }) => {
      visited.push(url);
      return { ...page(url), markdown: randomBytes(300_000).toString('base64') };
    },
    { env: { SERVICE_JOB_MAX_BYTES: '1048576' } },
  );
  const { body } = await start({ urls: addresses(40) });
  const rows = await results(body.id, 5);
  t.equal(rows.length, 40);
  const busy = rows.filter(({ outcome }) => outcome === 'busy');
  t.match(busy[0], { retryable: true, message: /no room/ });
  t.ok(40 - busy.length > 0 && (40 - busy.length) * 300_000 < 1_048_576);
  t.ok(visited.length < 40);
});

t.test('a job waits for its caller’s points, and for room, and fails no row for want of them', async (t) => {
  const tries = new Map<string, number>();
  const { start, results } = await jobsOf(
    t,
    async ({ url }) => {
      tries.set(url, (tries.get(url) ?? 0) + 1);
      if (tries.get(url) === 1) throw new GatewayError('busy', { retryAfterSeconds: 0.01 });
      return page(url);
    },
    { env: { SERVICE_RATE_LIMIT_PER_MINUTE: '1000' } },
  );
  const { body } = await start({ urls: addresses(20) });
  const rows = await results(body.id);
  t.strictSame(new Set(rows.map(({ outcome }) => outcome)), new Set(['success']));
  t.strictSame(new Set(tries.values()), new Set([2]));
});

t.test('above its points a job stands still, and can be cancelled', async (t) => {
  const { start, status, ask, lines } = await jobsOf(t, async ({ url }) => page(url), {
    env: { SERVICE_RATE_LIMIT_PER_MINUTE: '5', SERVICE_LOG_LEVEL: 'info' },
  });
  const { body } = await start({ urls: addresses(30) });
  while (!lines.some((line) => line.includes('caller_rate_limited'))) await new Promise(setImmediate);
  let state = await status(body.id);
  while (state.done < 5) state = await status(body.id);
  t.match(state, { state: 'running', done: 5, outcomes: { success: 5 } });
  const { text } = await ask(body.id, { method: 'DELETE' });
  t.match(JSON.parse(text), { state: 'cancelled', done: 5 });
});

t.test('a job expires, and without a time to keep them none is taken', async (t) => {
  const { start, ask, results } = await jobsOf(t, async ({ url }) => page(url), {
    env: { SERVICE_JOB_TTL_SECONDS: '1' },
  });
  const { body } = await start({ urls: addresses(1) });
  t.equal((await results(body.id)).length, 1);
  let { status } = await ask(body.id);
  while (status === 200) ({ status } = await ask(body.id));
  t.equal(status, 404);
  const without = await jobsOf(t, async ({ url }) => page(url), { env: { SERVICE_JOB_TTL_SECONDS: '0' } });
  t.equal((await without.start({ urls: addresses(1) })).status, 404);
});

t.test('visits end with the process', async (t) => {
  let ended: () => void = () => {};
  const hasEnded = new Promise<void>((resolve) => {
    ended = resolve;
  });
  let begun: () => void = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const { start, close } = await jobsOf(t, (_request, signal) => {
    begun();
    return allGone(signal).finally(ended);
  });
  await start({ urls: addresses(1) });
  await hasBegun;
  await close(10_000);
  await hasEnded;
});
