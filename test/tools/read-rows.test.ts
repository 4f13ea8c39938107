import t from 'tap';
import { GatewayError } from '../../src/shared/errors.js';
import { shareOut } from '../../src/tools/read-rows.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';

t.test('shares are fair, and what one does not need goes to the others', async (t) => {
  const cases: [total: number, lengths: number[], shares: number[]][] = [
    [300, [1000, 1000, 1000], [100, 100, 100]],
    [300, [10, 1000, 1000], [10, 145, 145]],
    [300, [1000, 10, 20], [270, 10, 20]],
    [300, [10, 20, 30], [10, 20, 30]],
    [300, [0, 1000], [0, 300]],
    [2, [5, 5, 5], [0, 1, 1]],
    [0, [5, 500], [5, 500]],
    [300, [], []],
  ];
  const shared = (lengths: number[], total: number, cut: (text: string, most: number) => number) =>
    shareOut(
      lengths.map((length) => 'x'.repeat(length)),
      total,
      (text, most) => ({ markdown: text.slice(0, cut(text, most)) }),
    ).map(({ markdown }) => markdown.length);
  for (const [total, lengths, shares] of cases)
    t.strictSame(
      shared(lengths, total, (_, most) => most),
      shares,
      JSON.stringify(lengths),
    );
  const atFifty = (_: string, most: number) => most - (most % 50);
  t.strictSame(shared([1000, 2000, 3000], 470, atFifty), [150, 150, 150], 'blocks of fifty');
  t.strictSame(shared([1000, 2000, 3000], 550, atFifty), [150, 200, 200], 'what a border leaves goes on');
});

const row = (name: string) => ({ title: name, url: `https://${name}.example/`, snippet: `About ${name}` });
const paragraphs = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `Paragraph ${at} of ${name}.`).join('\n\n');

t.test('a search reads its first rows, within one bound, and a page that fails fails nothing else', async (t) => {
  const asked: string[] = [];
  const { url } = await gatewayFor(t, {
    search: async () => ['long', 'gone', 'short', 'unread'].map(row),
    fetchPage: async ({ url }) => {
      asked.push(url);
      if (url.includes('gone')) throw new GatewayError('not_found');
      const markdown = url.includes('long') ? paragraphs('long', 500) : paragraphs('short', 2);
      return { title: 'A page', url, snippet: '', markdown };
    },
  });
  const search = (body: object) => postJson(new URL('api/v1/search', url), { query: 'x', ...body });
  const { body } = await search({ read: 3, max_length: 500 });
  t.strictSame(asked.length, 3);
  t.match(body, [
    { ...row('long'), markdown: /^Paragraph 0 of long\./, next_index: Number },
    { ...row('gone'), error: 'not_found' },
    { ...row('short'), markdown: paragraphs('short', 2) },
    row('unread'),
  ]);
  t.equal(body[1].markdown, undefined);
  t.strictSame(Object.keys(body[3]), ['title', 'url', 'snippet']);
  t.ok(body[0].markdown.length + body[2].markdown.length <= 500);
  t.equal(paragraphs('long', 500).slice(0, body[0].next_index), body[0].markdown);
  const whole = await search({ read: '5' });
  t.equal(whole.body[0].markdown, paragraphs('long', 500));
  t.equal(whole.body[0].next_index, undefined);
  t.strictSame((await search({})).body, ['long', 'gone', 'short', 'unread'].map(row));
  t.equal((await search({ read: 6 })).status, 400);
});

t.test('pages of a search are as new as its rows have to be, and tell what the last of them is at', async (t) => {
  const asked: unknown[] = [];
  let wait: Promise<void>;
  const { url } = await gatewayFor(t, {
    search: async () => ['first', 'second', 'kept'].map(row),
    fetchPage: async ({ url, max_age }, _signal, say = () => {}) => {
      asked.push(max_age);
      const page = { title: 'A page', url, snippet: '', markdown: 'Text.' };
      if (url.includes('kept')) return page;
      if (url.includes('first')) {
        say({ phase: 'robots', cache: 'miss' });
        wait = new Promise((resolve) => setImmediate(resolve));
        say({ phase: 'loading' });
        say({ phase: 'reading' });
        return page;
      }
      say({ phase: 'robots' });
      await wait;
      say({ phase: 'loading' });
      throw new GatewayError('not_found');
    },
  });
  const response = await fetch(new URL('api/v1/search', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
    body: JSON.stringify({ query: 'x', read: 3, max_age: 0 }),
  });
  const lines = (await response.text()).trim().split('\n');
  t.strictSame(asked, [0, 0, 0]);
  const said = lines.map((line) => JSON.parse(line));
  t.match(said.at(-1), { outcome: 'success', result: [{ markdown: 'Text.' }, { error: 'not_found' }, {}] });
  t.strictSame(
    said.slice(0, -1).map(({ phase }) => phase),
    ['robots', 'loading'],
    'of both, the one that is behind',
  );
});
