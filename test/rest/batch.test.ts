import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import t, { type Test } from 'tap';
import { GatewayError } from '../../src/shared/errors.js';
import type { FetchPage } from '../../src/worker-client.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';

interface Row {
  index: number;
  input: string;
  outcome: string;
  message?: string;
  retryable?: boolean;
  result?: { markdown: string };
}

const address = (name: string | number) => `https://${name}.example/`;
const page = (url: string) => ({ title: 'A page', url, snippet: '', markdown: `Text of ${url}` });

async function batchOf(t: Test, fetchPage: FetchPage, env: Record<string, string> = {}) {
  const gateway = await gatewayFor(t, { fetchPage, env: { SERVICE_LOG_LEVEL: 'info', ...env } });
  const url = new URL('api/v1/fetch/batch', gateway.url);
  return {
    ...gateway,
    url,
    async ask(body: unknown, headers: Record<string, string> = {}) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      const rows = text.split('\n').filter(Boolean);
      return { response, rows: rows.map((line): Row => JSON.parse(line)) };
    },
  };
}

t.test('each address has a row with its place, in the order in which they are done', async (t) => {
  const release = new Map<string, () => void>();
  const { ask, lines } = await batchOf(t, async ({ url, js_render }, _signal, say = () => {}) => {
    t.equal(js_render, true);
    if (url === address('b')) throw new GatewayError('not_found');
    if (url === address('a')) await new Promise<void>((resolve) => release.set('a', resolve));
    if (url === address('c')) say({ cache: 'hit', age: 7 });
    if (url === address('c')) setImmediate(() => release.get('a')?.());
    return page(url);
  });
  const urls = ['a', 'b', 'c', 'b'].map(address);
  const { response, rows } = await ask({ urls, js_render: 'true', max_pages: 3 }, { 'x-request-id': 'mine' });
  t.equal(response.status, 200);
  t.equal(response.headers.get('content-type'), 'application/x-ndjson');
  t.equal(response.headers.get('x-ignored-arguments'), 'max_pages');
  t.equal(rows.at(-1)?.index, 0, 'the slow one is last');
  const byPlace = [...rows].sort((a, b) => a.index - b.index);
  t.match(byPlace, [
    { index: 0, input: urls[0], outcome: 'success', result: { markdown: /Text of/ } },
    { index: 1, input: urls[1], outcome: 'not_found', retryable: false, message: /./ },
    { index: 2, input: urls[2], outcome: 'success', cache: 'hit', age: 7 },
    { index: 3, input: urls[3], outcome: 'not_found' },
  ]);
  const calls = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'call');
  t.strictSame(calls.map(({ call }) => call).sort(), ['mine.1', 'mine.2', 'mine.3', 'mine.4']);
});

t.test('a row that cannot be asked for is a row; a list that cannot be read is a refusal', async (t) => {
  const { ask, url } = await batchOf(t, async ({ url }) => page(url));
  const { rows } = await ask({ urls: ['', address('a')] });
  t.strictSame(rows.map(({ index, outcome }) => [index, outcome]).sort(), [
    [0, 'success'],
    [1, 'success'],
  ]);
  const refused: [body: unknown, message: RegExp][] = [
    [{}, /urls: missing, expected a list\./],
    [{ urls: null }, /urls: expected a list\./],
    [{ urls: [] }, /urls: expected 1 or more in the list\./],
    [{ urls: Array.from({ length: 51 }, (_, at) => address(at)) }, /urls: expected 50 or less in the list\./],
    [{ urls: address('a') }, /urls: expected a list\./],
    [{ urls: [1] }, /urls\.0: /],
    [{ urls: [address('a')], js_render: 'perhaps' }, /js_render: /],
  ];
  for (const [body, message] of refused) {
    const { status, body: said } = await postJson(url, body);
    t.equal(status, 400);
    t.match(said, { error: 'invalid_request', message });
  }
  t.equal((await fetch(url)).status, 405);
});

t.test('no more than a few run at once, and all end when the client leaves', async (t) => {
  let running = 0;
  let most = 0;
  let full: () => void = () => {};
  const isFull = new Promise<void>((resolve) => {
    full = resolve;
  });
  const ended: Promise<void>[] = [];
  const { url } = await batchOf(t, (_request, signal) => {
    most = Math.max(most, ++running);
    if (running === 8) full();
    const gone = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    ended.push(gone.catch(() => void running--));
    return gone;
  });
  const body = JSON.stringify({ urls: Array.from({ length: 20 }, (_, at) => address(at)) });
  const client = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } });
  client.on('error', () => {});
  client.end(body);
  await isFull;
  client.destroy();
  await Promise.all(ended);
  t.equal(running, 0);
  t.equal(most, 8);
});

/** Asks, and stops reading at the first bytes of the answer until `read` is called, which resolves to the rows. */
async function stalled(url: URL, urls: string[]) {
  const client = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } });
  client.end(JSON.stringify({ urls }));
  const [response] = (await once(client, 'response')) as [IncomingMessage];
  await once(response, 'readable');
  return async (): Promise<Row[]> =>
    (await text(response))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
}

t.test('a row for which there is no room any more says so, and the others come', async (t) => {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { url } = await batchOf(
    t,
    async ({ url }) => {
      if (url === address('large')) return { ...page(url), markdown: 'Words. '.repeat(3_000_000) };
      await released;
      return page(url);
    },
    { SERVICE_MAX_ANSWER_BYTES_IN_FLIGHT: String(1024 * 1024) },
  );
  const read = await stalled(url, [address('large'), address('late')]);
  release();
  const [large, late] = await read();
  t.match(large, { index: 0, outcome: 'success' });
  t.match(late, { index: 1, outcome: 'busy', retryable: true, message: /busy/ });
});

t.test('a client that reads slowly gets all rows, and nothing piles up for it', async (t) => {
  const warnings: Error[] = [];
  const onWarning = (warning: Error) => void warnings.push(warning);
  process.on('warning', onWarning);
  t.teardown(() => process.off('warning', onWarning));
  const { url } = await batchOf(t, async ({ url }) => ({ ...page(url), markdown: 'Words. '.repeat(150_000) }));
  const read = await stalled(
    url,
    Array.from({ length: 50 }, (_, at) => address(at)),
  );
  const rows = await read();
  t.equal(rows.filter(({ outcome }) => outcome === 'success').length, 50);
  t.strictSame(warnings, []);
});
