import { randomBytes } from 'node:crypto';
import t from 'tap';
import { createJobIds } from '../../src/drop-in/firecrawl/job-ids.js';
import { GatewayError } from '../../src/shared/errors.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';
import type { Teardown } from '../helpers/listen.js';

const SERVED = { SERVICE_DROP_IN: 'firecrawl', SERVICE_LOG_LEVEL: 'info', SERVICE_SESSION_SECRET: 'shared' };

/** A gateway that notes what it visits; pages named after a code fail with it. */
async function visiting(t: Teardown, env: Record<string, string> = {}, markdown = 'Text.') {
  const visited: string[] = [];
  const { url, lines } = await gatewayFor(t, {
    env: { ...SERVED, ...env },
    fetchPage: async ({ url }) => {
      visited.push(url);
      if (url.includes('robots')) throw new GatewayError('robots_denied');
      if (url.includes('gone')) throw new GatewayError('not_found');
      return { title: 'A page', url, snippet: '', markdown };
    },
  });
  return { url, lines, visited };
}

const pages = (count: number, word = 'page') =>
  Array.from({ length: count }, (_, at) => `https://one.example/${word}-${at}`);

async function get(url: URL | string, method = 'GET') {
  const response = await fetch(url, { method });
  return { status: response.status, body: await response.json() };
}

/** The addresses of the pages of an answer. */
const sources = ({ data }: { data: { metadata: { sourceURL: string } }[] }) =>
  data.map(({ metadata }) => metadata.sourceURL);

t.test('a job visits nothing until it is asked for, and then as much as is asked for', async (t) => {
  const { url, visited, lines } = await visiting(t);
  for (const version of ['v2', 'v1']) {
    visited.length = 0;
    const started = await postJson(new URL(`compat/firecrawl/${version}/batch/scrape`, url), {
      urls: pages(20),
      formats: ['markdown', 'html'],
    });
    t.match(started, { status: 200, body: { success: true, id: String, url: String } });
    const { id } = started.body;
    t.equal(started.body.url, new URL(`compat/firecrawl/${version}/batch/scrape/${id}`, url).href);
    t.equal(visited.length, 0);
    const parts = [];
    for (let next = started.body.url; next; ) {
      const { status, body } = await get(next);
      t.match(
        { status, body },
        { status: 200, body: { success: true, status: 'completed', total: 20, completed: 20 } },
      );
      t.match(body, { creditsUsed: 0, warning: 'Not served, and left out: html.' });
      t.ok(Date.parse(body.expiresAt) > Date.now());
      t.notMatch(JSON.stringify(body), /:null/);
      t.ok(!('next' in body) || body.next.startsWith(started.body.url), 'where to go on, or no such key');
      parts.push(sources(body));
      t.equal(visited.length, parts.flat().length, 'each address once');
      next = body.next;
    }
    t.ok(parts.length > 1, 'in parts');
    t.strictSame(parts.flat(), pages(20), 'all of them, in order');
    await get(started.body.url);
    t.strictSame(
      (await get(new URL(`${version}/crawl/${id}`, url))).body.data.length,
      parts[0]?.length,
      'as a crawl too',
    );
    t.equal(visited.length, 20, 'and none again');
  }
  t.equal(lines.filter((line) => !/"(call|request)"/.test(line)).length, 0);
  t.match(JSON.parse(lines[1] ?? ''), { msg: 'call', contract: 'firecrawl', call: /\.\d+$/ });
});

t.test('a page of a job is what it is alone', async (t) => {
  const { url } = await visiting(t);
  const { body: job } = await postJson(new URL('v2/batch/scrape', url), {
    urls: ['one.example/a'],
    formats: ['markdown'],
  });
  const { body: alone } = await postJson(new URL('v2/scrape', url), { url: 'one.example/a', formats: ['markdown'] });
  const { success: _, ...page } = alone.data;
  t.strictSame((await get(job.url)).body.data, [page]);
});

t.test('failures are no pages; they are listed without a visit, robots apart', async (t) => {
  const { url, visited } = await visiting(t);
  for (const version of ['v2', 'v1']) {
    const urls = ['https://one.example/gone', 'https://one.example/fine', 'https://one.example/robots'];
    const { body: job } = await postJson(new URL(`${version}/batch/scrape`, url), { urls });
    t.strictSame((await get(`${job.url}/errors`)).body, { success: true, errors: [], robotsBlocked: [] });
    t.strictSame(sources((await get(job.url)).body), ['https://one.example/fine']);
    const count = visited.length;
    // Clients of the first version ask with the method that ends a job.
    for (const method of ['GET', 'DELETE']) {
      const { body } = await get(`${job.url}/errors`, method);
      t.match(body.errors, [{ id: '0', url: urls[0], code: 'not_found', error: String, timestamp: String }]);
      t.equal(body.errors.length, 1);
      t.strictSame(body.robotsBlocked, [urls[2]]);
    }
    t.equal(visited.length, count);
    t.match((await get(job.url)).body, { status: 'completed' }, 'nor did that end it');
  }
});

t.test('while only failures came, who asks is to wait, and finds the page behind them', async (t) => {
  const { url, visited } = await visiting(t);
  const urls = [...pages(40, 'gone'), 'https://one.example/fine', ...pages(8, 'gone')];
  const { body: job } = await postJson(new URL('v1/batch/scrape', url), { urls });
  const answers = [];
  do {
    answers.push((await get(job.url)).body);
  } while (answers.at(-1).status === 'scraping' && answers.length < 10);
  t.match(answers[0], { status: 'scraping', data: [], completed: 16, total: 49 });
  t.notOk('next' in answers[0]);
  const last = answers.at(-1);
  t.match(last, {
    status: 'completed',
    completed: 49,
    data: [{ metadata: { sourceURL: 'https://one.example/fine' } }],
  });
  t.match((await get(last.next)).body, { status: 'completed', data: [] });
  t.equal(visited.length, 49, 'each once');
});

t.test('a part has as many addresses as is said, and so many bytes', async (t) => {
  const { url, visited } = await visiting(t, {}, 'x'.repeat(3 * 1024 * 1024));
  const { body: job } = await postJson(new URL('v2/batch/scrape', url), { urls: pages(4) });
  const { body: first } = await get(job.url);
  t.equal(first.data.length, 2);
  const { body: second } = await get(first.next);
  t.strictSame(sources(second), pages(4).slice(2));
  t.equal(visited.length, 4);
  t.strictSame(sources((await get(`${job.url}?skip=1&limit=1`)).body), pages(2).slice(1));
  for (const place of ['skip=-1', 'skip=x', 'limit=0']) {
    t.match(await get(`${job.url}?${place}`), { status: 400, body: { success: false, code: 'BAD_REQUEST' } });
  }
  t.match((await get(`${job.url}?skip=9`)).body, { status: 'completed', data: [] });
});

t.test('every replica that has the secret can go on with a job', async (t) => {
  const one = await visiting(t);
  const other = await visiting(t);
  const stranger = await visiting(t, { SERVICE_SESSION_SECRET: 'another' });
  const { body: job } = await postJson(new URL('v2/batch/scrape', one.url), { urls: pages(10) });
  const { body: first } = await get(job.url);
  const at = (gateway: { url: URL }, address: string) =>
    new URL(`${new URL(address).pathname}${new URL(address).search}`, gateway.url);
  const { body: second } = await get(at(other, first.next));
  t.strictSame([...sources(first), ...sources(second)], pages(10));
  t.equal(one.visited.length + other.visited.length, 10);
  t.match(await get(at(stranger, job.url)), { status: 404, body: { success: false, code: 'not_found' } });
});

t.test('an id that is not ours is 404 in every way to use it', async (t) => {
  const { url } = await visiting(t);
  const { body: job } = await postJson(new URL('v2/batch/scrape', url), { urls: pages(1) });
  const { body: other } = await postJson(new URL('v2/batch/scrape', url), { urls: pages(2) });
  const [text, signature] = job.id.split('.');
  const [otherText] = other.id.split('.');
  for (const id of ['x', '.', 'x.y', `${otherText}.${signature}`, `${text}.`, `${job.id}x`, text]) {
    for (const [path, method] of [
      [`v2/batch/scrape/${id}`, 'GET'],
      [`v1/batch/scrape/${id}`, 'GET'],
      [`v1/crawl/${id}`, 'GET'],
      [`v2/batch/scrape/${id}/errors`, 'GET'],
      [`v2/batch/scrape/${id}`, 'DELETE'],
    ] as const) {
      // A lone dot is a path of its own.
      if (id === '.') continue;
      t.match(await get(new URL(path, url), method), {
        status: 404,
        body: { success: false, code: 'not_found', error: String },
      });
    }
  }
});

t.test('an id lives for a day', async (t) => {
  let now = 1_800_000_000_000;
  const ids = createJobIds('secret', () => now);
  const job = { urls: pages(3), plan: { formats: ['markdown' as const], leftOut: [], ignored: [] }, jobs: 8 };
  const id = ids.idOf(job);
  t.not(ids.idOf(job), id, 'the same list is another job');
  t.match(ids.read(id), job);
  now += 24 * 60 * 60 * 1000 - 1;
  t.match(ids.read(id), job);
  now += 1;
  t.equal(ids.read(id), undefined);
});

t.test('a job can be ended', async (t) => {
  const { url, visited } = await visiting(t);
  for (const path of ['v2/batch/scrape', 'v1/crawl']) {
    const { body: job } = await postJson(new URL('v2/batch/scrape', url), { urls: pages(1) });
    t.strictSame((await get(new URL(`${path}/${job.id}`, url), 'DELETE')).body, { success: true, status: 'cancelled' });
    t.match((await get(job.url)).body, { success: true, status: 'cancelled', data: [], total: 1 });
  }
  t.equal(visited.length, 0);
});

t.test('addresses that are none are left out where that is wanted', async (t) => {
  const { url } = await visiting(t);
  const urls = ['https://one.example/', 'ftp://one.example/', 'https://a:b@one.example/', 'word'];
  const start = (path: string, options: object) => postJson(new URL(path, url), { urls, ...options });
  for (const [path, options] of [
    ['v2/batch/scrape', {}],
    ['v1/batch/scrape', { ignoreInvalidURLs: true }],
  ] as const) {
    const { status, body } = await start(path, options);
    t.equal(status, 200);
    t.strictSame(body.invalidURLs, urls.slice(1));
    t.match((await get(body.url)).body, { total: 1 });
  }
  for (const [path, options] of [
    ['v1/batch/scrape', {}],
    ['v2/batch/scrape', { ignoreInvalidURLs: false }],
    ['v2/batch/scrape', { urls: ['word'] }],
    ['v2/batch/scrape', { urls: [] }],
    ['v2/batch/scrape', { urls: pages(501) }],
    ['v2/batch/scrape', { webhook: 'https://hook.example/' }],
    ['v2/batch/scrape', { appendToId: 'x' }],
    ['v2/batch/scrape', { actions: [{ type: 'click' }] }],
    ['v2/batch/scrape', { formats: ['html'] }],
    // More than an id can hold.
    ['v2/batch/scrape', { urls: pages(200).map((page) => page + randomBytes(20).toString('hex')) }],
  ] as const) {
    const answer = await start(path, options);
    t.match(
      answer,
      { status: 400, body: { success: false, code: String, error: String } },
      JSON.stringify(options).slice(0, 40),
    );
  }
  t.equal((await start('v1/batch/scrape', { urls: urls.slice(0, 1) })).body.invalidURLs, undefined);
});

t.test('as many pages at once as is said', async (t) => {
  let open = 0;
  let most = 0;
  const { url } = await gatewayFor(t, {
    env: SERVED,
    fetchPage: async ({ url }) => {
      most = Math.max(most, ++open);
      await new Promise(setImmediate);
      open--;
      return { title: '', url, snippet: '', markdown: 'Text.' };
    },
  });
  const { body: job } = await postJson(new URL('v2/batch/scrape', url), { urls: pages(8), maxConcurrency: 2 });
  for (let next = job.url; next; ) next = (await get(next)).body.next;
  t.equal(most, 2);
});

t.test('no page of another site makes a job visit', async (t) => {
  const { url, visited } = await visiting(t);
  const { body: job } = await postJson(new URL('v2/batch/scrape', url), { urls: pages(1) });
  const response = await fetch(job.url, { headers: { 'sec-fetch-site': 'cross-site' } });
  t.equal(response.status, 403);
  t.match(await response.json(), { success: false, code: 'forbidden' });
  t.equal(visited.length, 0);
});

t.test('a page that a client did not wait for is visited again', async (t) => {
  const asked = new AbortController();
  let ended = () => {};
  const end = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const visited: string[] = [];
  const { url } = await gatewayFor(t, {
    env: SERVED,
    fetchPage: async ({ url }, signal) => {
      visited.push(url);
      if (visited.length > 1) return { title: '', url, snippet: '', markdown: 'Text.' };
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          ended();
          reject(signal.reason);
        });
        asked.abort();
      });
    },
  });
  const { body: job } = await postJson(new URL('v2/batch/scrape', url), { urls: pages(1) });
  await t.rejects(fetch(job.url, { signal: asked.signal }));
  await end;
  t.match((await get(`${job.url}/errors`)).body, { errors: { length: 0 } });
  t.strictSame(sources((await get(job.url)).body), pages(1));
});
