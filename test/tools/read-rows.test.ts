import t from 'tap';
import { GatewayError } from '../../src/shared/errors.js';
import { sharesOf } from '../../src/tools/read-rows.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';

t.test('shares are fair, and what one does not need goes to the others', async (t) => {
  const cases: [total: number, lengths: number[], shares: number[]][] = [
    [300, [1000, 1000, 1000], [100, 100, 100]],
    [300, [10, 1000, 1000], [10, 145, 145]],
    [300, [1000, 10, 20], [270, 10, 20]],
    [300, [10, 20, 30], [10, 20, 30]],
    [300, [0, 1000], [0, 300]],
    [2, [5, 5, 5], [0, 1, 1]],
    [300, [], []],
  ];
  for (const [total, lengths, shares] of cases) t.strictSame(sharesOf(total, lengths), shares, JSON.stringify(lengths));
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
