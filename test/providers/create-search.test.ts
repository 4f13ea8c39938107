import t from 'tap';
import { createSearch, type SearchOptions } from '../../src/providers/create-search.js';
import { endpoint } from '../../src/providers/endpoint.js';
import type { Provider } from '../../src/providers/provider.js';
import { checkStatus } from '../../src/providers/status.js';
import { GatewayError } from '../../src/shared/errors.js';
import { createSend, type Send } from '../../src/shared/http.js';
import { failureOf, never } from '../helpers/failure.js';
import { listen, type Teardown } from '../helpers/listen.js';
import { areApart, noting, type Seen, searchFor, send, timing } from './support.js';

/** The plainest provider there can be: its service answers with the rows themselves. */
const plain = (address: URL): Provider => ({
  toRequest: ({ query }) => ({ url: endpoint(address, 'search', { q: query }) }),
  fromResponse(response) {
    checkStatus(response);
    return JSON.parse(response.body);
  },
});

const ROW = { title: 'Soil', url: 'https://soil.example/', snippet: 'Earth' };
const ok = JSON.stringify([ROW]);

/** A search through a server that answers `answer`, and the requests it has seen. */
async function searching(t: Teardown, answer: Parameters<typeof noting>[1], options: SearchOptions = {}, via = send) {
  const seen: Seen[] = [];
  const base = await listen(t, noting(seen, answer));
  return { seen, search: createSearch(via, plain(base), { retryMs: 1, ...options }) };
}

t.test(
  'rows without a title or an http(s) URL are dropped; which to keep of more than the limit is not decided here',
  async (t) => {
    const rows = [
      { ...ROW, url: 'ftp://soil.example/' },
      { ...ROW, url: 'javascript:alert(1)' },
      { ...ROW, url: '/relative' },
      { ...ROW, title: '' },
      { ...ROW, snippet: '' },
      { ...ROW, url: ' HTTP://soil.example/a b ' },
      ROW,
    ];
    const { search } = await searching(t, (res) => res.end(JSON.stringify(rows)));
    const usable = [{ ...ROW, snippet: '' }, { ...ROW, url: 'HTTP://soil.example/a%20b' }, ROW];
    t.strictSame(await search(searchFor(), never), usable);
    t.strictSame(await search(searchFor({ limit: 2 }), never), usable);
    t.strictSame(await search(searchFor({ limit: 9 }), never), usable);
  },
);

t.test('a body that the provider cannot read is provider_invalid_response', async (t) => {
  const { search, seen } = await searching(t, (res) => res.end('<html>'));
  t.match(await failureOf(search(searchFor(), never)), { code: 'provider_invalid_response' });
  t.match(seen, { length: 1 });
});

t.test('a body over the cap is provider_invalid_response', async (t) => {
  const { search } = await searching(t, (res) => res.end(ok), {}, createSend({ timeoutMs: 5_000, maxBytes: 10 }));
  t.match(await failureOf(search(searchFor(), never)), { code: 'provider_invalid_response' });
});

t.test('a provider that never answers is provider_timeout', async (t) => {
  const { search } = await searching(t, () => {}, { deadlineMs: 50 });
  t.match(await failureOf(search(searchFor(), never)), { code: 'provider_timeout' });
});

t.test("the client's own timeout is provider_timeout too, and not tried again", async (t) => {
  const { search, seen } = await searching(t, () => {}, {}, createSend({ timeoutMs: 50, maxBytes: 10 }));
  t.match(await failureOf(search(searchFor(), never)), { code: 'provider_timeout' });
  t.match(seen, { length: 1 });
});

t.test('a 5xx is tried once more', async (t) => {
  const { search, seen } = await searching(t, (res, _request, n) => res.writeHead(n === 1 ? 503 : 200).end(ok));
  t.strictSame(await search(searchFor(), never), [ROW]);
  t.match(seen, { length: 2 });
});

t.test('two 5xx are provider_failed', async (t) => {
  const { search, seen } = await searching(t, (res) => res.writeHead(500).end());
  t.match(await failureOf(search(searchFor(), never)), { code: 'provider_failed' });
  t.match(seen, { length: 2 });
});

t.test('a lost connection is tried once more', async (t) => {
  const { search, seen } = await searching(t, (res, _request, n) => (n === 1 ? res.destroy() : res.end(ok)));
  t.strictSame(await search(searchFor(), never), [ROW]);
  t.match(seen, { length: 2 });
});

t.test('a closed port is provider_failed', async (t) => {
  const search = createSearch(send, plain(new URL('http://127.0.0.1:1/')), { retryMs: 1 });
  t.match(await failureOf(search(searchFor(), never)), { code: 'provider_failed' });
});

t.test('a 429 with a short Retry-After is tried once more', async (t) => {
  const { search, seen } = await searching(t, (res, _request, n) =>
    n === 1 ? res.writeHead(429, { 'retry-after': '0' }).end() : res.end(ok),
  );
  t.strictSame(await search(searchFor(), never), [ROW]);
  t.match(seen, { length: 2 });
});

t.test('a 429 without Retry-After, with a long one, or with one beyond the deadline is passed on', async (t) => {
  const soon = new Date(Date.now() + 3_600_000).toUTCString();
  for (const headers of [{}, { 'retry-after': '6' }, { 'retry-after': soon }, { 'retry-after': '4' }] as const) {
    const { search, seen } = await searching(t, (res) => res.writeHead(429, headers).end(), { deadlineMs: 3_000 });
    t.match(await failureOf(search(searchFor(), never)), { code: 'provider_rate_limited' }, JSON.stringify(headers));
    t.match(seen, { length: 1 });
  }
});

t.test('what a provider asks to wait is told, in the message too', async (t) => {
  const usual = 'The search provider asks to slow down. Try again in a minute.';
  const cases = [
    [{ 'retry-after': '120' }, 120, 'The search provider asks to slow down. Try again in 120 seconds.'],
    [{ 'retry-after': '99999999' }, 86_400, 'The search provider asks to slow down. Try again in 86400 seconds.'],
    [{ 'retry-after': 'soon' }, 60, usual],
    [{}, 60, usual],
  ] as const;
  for (const [headers, retryAfterSeconds, message] of cases) {
    const { search } = await searching(t, (res) => res.writeHead(429, headers).end());
    const expected = { code: 'provider_rate_limited', retryAfterSeconds, message };
    t.match(await failureOf(search(searchFor(), never)), expected, JSON.stringify(headers));
  }
});

t.test('a refusal is not tried again', async (t) => {
  for (const [status, code] of [
    [401, 'provider_unauthorized'],
    [403, 'provider_unauthorized'],
    [404, 'provider_failed'],
    [302, 'provider_failed'],
  ] as const) {
    const { search, seen } = await searching(t, (res) => res.writeHead(status).end());
    t.match(await failureOf(search(searchFor(), never)), { code }, String(status));
    t.match(seen, { length: 1 });
  }
});

t.test('a challenge is not tried again, whatever its status', async (t) => {
  const seen: Seen[] = [];
  const base = await listen(
    t,
    noting(seen, (res) => res.writeHead(503).end()),
  );
  const challenged: Provider = {
    ...plain(base),
    fromResponse() {
      throw new GatewayError('provider_blocked');
    },
  };
  const search = createSearch(send, challenged, { retryMs: 1 });
  t.match(await failureOf(search(searchFor(), never)), { code: 'provider_blocked' });
  t.match(seen, { length: 1 });
});

t.test('what a provider names itself is not overruled by the status', async (t) => {
  const base = await listen(t, (_req, res) => res.writeHead(500).end());
  const search = createSearch(send, { ...plain(base), fromResponse: () => [] });
  t.strictSame(await search(searchFor(), never), []);
});

t.test('a page the provider cannot have is empty without asking', async (t) => {
  const search = createSearch(send, { ...plain(new URL('http://127.0.0.1:1/')), toRequest: () => undefined });
  t.strictSame(await search(searchFor(), never), []);
});

t.test('the fallback request is tried once after a refusal', async (t) => {
  const seen: Seen[] = [];
  const base = await listen(
    t,
    noting(seen, (res, { query }) => res.writeHead(query.has('modest') ? 200 : 422).end(ok)),
  );
  const fallbackRequest = () => ({ url: endpoint(base, 'search', { modest: '1' }) });
  t.strictSame(await createSearch(send, { ...plain(base), fallbackRequest })(searchFor(), never), [ROW]);
  t.match(seen, { length: 2 });
});

t.test('requests start at least the interval apart, first come, first served', async (t) => {
  const startsMs: number[] = [];
  const { search, seen } = await searching(t, (res) => res.end(ok), { intervalMs: 40 }, timing(startsMs));
  const beganMs = performance.now();
  await search(searchFor({ query: 'a' }), never);
  await Promise.all(['b', 'c', 'd'].map((query) => search(searchFor({ query }), never)));
  t.equal(seen.map(({ query }) => query.get('q')).join(''), 'abcd');
  t.ok(areApart(startsMs, beganMs, 40));
});

t.test('a probing provider sees its first request alone, and keeps the interval that the answer tells', async (t) => {
  const startsMs: number[] = [];
  const base = await listen(t, (_req, res) => res.end(ok));
  const telling = { ...plain(base), paceOf: () => ({ intervalMs: 30 }) };
  const search = createSearch(timing(startsMs), telling, { intervalMs: 60_000, probe: true });
  const beganMs = performance.now();
  await Promise.all(['a', 'b', 'c'].map((query) => search(searchFor({ query }), never)));
  t.ok(areApart(startsMs, beganMs, 30));
});

t.test('a first request that hangs holds back the others for no longer than a moment', async (t) => {
  const { search, seen } = await searching(t, (res, _request, n) => n > 1 && res.end(ok), {
    intervalMs: 1,
    probe: true,
    deadlineMs: 4_000,
  });
  const [hung, ...others] = ['a', 'b', 'c'].map((query) => search(searchFor({ query }), never));
  let hasFailed = false;
  const failed = failureOf(hung ?? Promise.resolve()).finally(() => {
    hasFailed = true;
  });
  for (const rows of await Promise.all(others)) t.strictSame(rows, [ROW]);
  t.notOk(hasFailed, 'they had their answers before it failed');
  t.match(await failed, { code: 'provider_timeout' });
  t.match(seen, { length: 3 });
});

t.test('a serial provider sees one request at a time', async (t) => {
  let open = 0;
  const { search } = await searching(
    t,
    (res) => {
      open += 1;
      t.equal(open, 1);
      setImmediate(() => {
        open -= 1;
        res.end(ok);
      });
    },
    { intervalMs: 1, serial: true },
  );
  await Promise.all(['a', 'b', 'c'].map((query) => search(searchFor({ query }), never)));
});

t.test('whoever waits for a turn beyond the deadline is provider_rate_limited', async (t) => {
  const { search, seen } = await searching(t, (res) => res.end(ok), { intervalMs: 60_000, deadlineMs: 100 });
  await search(searchFor({ query: 'a' }), never);
  t.match(await failureOf(search(searchFor({ query: 'b' }), never)), { code: 'provider_rate_limited' });
  t.match(seen, { length: 1 });
});

t.test('identical searches under way are one request; later ones are not', async (t) => {
  const { search, seen } = await searching(t, (res) => res.end(ok));
  const [one, two, other] = await Promise.all([
    search(searchFor(), never),
    search(searchFor(), never),
    search(searchFor({ limit: 1 }), never),
  ]);
  t.strictSame(one, [ROW]);
  t.strictSame(two, one);
  t.strictSame(other, one);
  t.match(seen, { length: 2 }, 'a different limit is a different search');
  await search(searchFor(), never);
  t.match(seen, { length: 3 });
});

t.test('one caller leaving does not disturb the others', async (t) => {
  const leaving = new AbortController();
  const { search, seen } = await searching(t, (res) => {
    leaving.abort();
    setImmediate(() => res.end(ok));
  });
  const left = failureOf(search(searchFor(), leaving.signal));
  t.strictSame(await search(searchFor(), never), [ROW]);
  t.match(await left, { name: 'SendError', reason: 'aborted' });
  t.match(seen, { length: 1 });
});

t.test('when every caller left the request is aborted, and the next search starts afresh', async (t) => {
  const leaving = new AbortController();
  const closed: Promise<unknown>[] = [];
  const { search } = await searching(t, (res, _request, n) => {
    if (n > 1) return res.end(ok);
    closed.push(new Promise((resolve) => res.on('close', resolve)));
    leaving.abort();
  });
  const left = [search(searchFor(), leaving.signal), search(searchFor(), leaving.signal)].map(failureOf);
  for (const failure of await Promise.all(left)) t.match(failure, { name: 'SendError', reason: 'aborted' });
  await Promise.all(closed);
  t.strictSame(await search(searchFor(), never), [ROW]);
  t.match(await failureOf(search(searchFor(), leaving.signal)), { reason: 'aborted' }, 'gone before it began');
});

t.test('no failure quotes the query, the address or the body', async (t) => {
  const canary = 'canary-7c1';
  const leaky: Send = async () => ({ status: 200, headers: {}, body: canary });
  const failure = await failureOf(
    createSearch(leaky, plain(new URL(`http://${canary}.test/`)))(searchFor({ query: canary }), never),
  );
  t.notMatch(failure.message, canary);
});
