import t from 'tap';
import { GatewayEnv } from '../../src/config.js';
import { PROVIDERS } from '../../src/providers/all.js';
import { createChain } from '../../src/providers/chain.js';
import { filtered } from '../../src/providers/filtered.js';
import { coveringLimit, dayOf, firstDay, holds, toDomain, withSites } from '../../src/providers/filters.js';
import type { Row, Search, SearchQuery } from '../../src/providers/provider.js';
import { readEnv } from '../../src/shared/env.js';
import { GatewayError } from '../../src/shared/errors.js';
import { SendError } from '../../src/shared/http.js';
import { failureOf, never } from '../helpers/failure.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';
import { searchFor, sentBy } from './support.js';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const row = (host: string, published?: string): Row => ({
  title: host,
  url: `https://${host}/page`,
  snippet: '',
  ...(published && { published }),
});

t.test('a domain is what people write for one', async (t) => {
  const cases = [
    ['example.org', 'example.org'],
    ['Example.ORG.', 'example.org'],
    ['例え.example。', 'xn--r8jz45g.example'],
    ['192.0.2.1', '192.0.2.1'],
    ['[2001:db8::1]', undefined],
    ['*.example.org', 'example.org'],
    ['.example.org', 'example.org'],
    ['https://www.example.org:8080/path?q', 'www.example.org'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['XN--BCHER-KVA.example', 'xn--bcher-kva.example'],
    ['org', 'org'],
    ['', undefined],
    ['two words', undefined],
    ['exa*mple.org', undefined],
    ['-a.org', undefined],
    ['a..org', undefined],
  ] as const;
  for (const [text, domain] of cases) t.equal(toDomain(text), domain, text);
});

t.test('a row is within a domain by whole labels', async (t) => {
  const filter = { within: ['example.org', 'xn--bcher-kva.example'], without: ['bad.example.org'] };
  const cases = [
    ['example.org', true],
    ['www.example.org', true],
    ['EXAMPLE.org', true],
    ['example.org.', true],
    ['notexample.org', false],
    ['example.org.evil.net', false],
    ['bad.example.org', false],
    ['very.bad.example.org', false],
    ['notbad.example.org', true],
    ['bücher.example', true],
  ] as const;
  for (const [host, stays] of cases) t.equal(holds(row(host), filter), stays, host);
});

t.test('days are kept with both borders; a row that says none stays', async (t) => {
  const filter = { without: [], after: '2026-01-10', before: '2026-01-20' };
  const cases = [
    ['2026-01-09', false],
    ['2026-01-10', true],
    ['2026-01-20T23:59:00Z', true],
    ['2026-01-21', false],
    [undefined, true],
  ] as const;
  for (const [day, stays] of cases) t.equal(holds(row('a.example', day), filter), stays, `${day}`);
});

t.test('of a date and a time limit the narrower one holds', async (t) => {
  t.equal(firstDay({ after: '2026-11-01', timelimit: 'w' }, NOW), '2026-11-20');
  t.equal(firstDay({ after: '2026-11-25', timelimit: 'w' }, NOW), '2026-11-25');
  t.equal(firstDay({ after: '2026-11-25', timelimit: '' }, NOW), '2026-11-25');
  t.equal(firstDay({ timelimit: 'd' }, NOW), '2026-11-26');
  t.equal(coveringLimit('2026-11-27', NOW), 'd');
  t.equal(coveringLimit('2026-11-21', NOW), 'w');
  t.equal(coveringLimit('2026-11-19', NOW), 'm');
  t.equal(coveringLimit('2025-12-24', NOW), 'y');
  t.equal(coveringLimit('2020-01-01', NOW), '');
  t.equal(dayOf('2026-02-29'), undefined);
  t.equal(dayOf('2026-02-28T10:00:00Z'), '2026-02-28');
});

t.test('sites are said in words that engines know', async (t) => {
  t.equal(withSites('cats', [], []), 'cats');
  t.equal(withSites('cats', ['a.example'], []), 'cats site:a.example');
  t.equal(
    withSites('cats', ['a.example', 'b.example'], ['c.example']),
    'cats (site:a.example OR site:b.example) -site:c.example',
  );
  const many = Array.from({ length: 11 }, (_, i) => `s${i}.example`);
  t.equal(withSites('cats', many, []), 'cats', 'too many to say');
});

/** A search that has the given pages; `asked` is what it was asked. */
function paged(pages: Row[][]) {
  const asked: SearchQuery[] = [];
  const search = async (query: SearchQuery) => {
    asked.push(query);
    return pages[query.page - 1] ?? [];
  };
  return { asked, search };
}

t.test('where rows have to go, at most two more pages are asked for, and a short list says so', async (t) => {
  const at = (page: number) => [row(`p${page}.a.example`), row('b.example'), row('c.example')];
  const { asked, search } = paged([at(1), at(2), at(3), at(4)]);
  const said: unknown[] = [];
  const ask = (fields: Partial<SearchQuery>) =>
    filtered(search, { now: () => NOW })(searchFor({ ...fields }), never, (facts) => void said.push(facts));
  t.equal((await ask({ include_domains: ['a.example'], limit: 2 })).length, 2);
  t.strictSame(
    asked.map(({ page }) => page),
    [1, 2],
  );
  t.strictSame(said, []);
  asked.length = 0;
  t.equal((await ask({ include_domains: ['a.example'], limit: 10 })).length, 3);
  t.equal(asked.length, 3, 'two more at most');
  t.strictSame(said, [{ leftOut: 6 }]);
  asked.length = 0;
  t.equal((await ask({ exclude_domains: ['a.example'] })).length, 2, 'without a number one page is enough');
  t.equal(asked.length, 1);
  asked.length = 0;
  t.equal((await ask({ include_domains: ['z.example'] })).length, 0);
  t.equal(asked.length, 3);
  asked.length = 0;
  const all = filtered(paged([[row('a.example')]]).search, {});
  t.equal((await all(searchFor({ include_domains: ['a.example'], limit: 5 }), never)).length, 1);
});

t.test('a row that a further page repeats comes once', async (t) => {
  const same = [row('a.example'), row('b.example')];
  const { asked, search } = paged([same, same, same, same]);
  const rows = await filtered(search, {})(searchFor({ include_domains: ['a.example'], limit: 3 }), never);
  t.strictSame(
    rows.map(({ title }) => title),
    ['a.example'],
  );
  t.equal(asked.length, 3);
});

t.test('a further page that fails takes nothing away; the first one is the search', async (t) => {
  const search = async ({ page }: SearchQuery) => {
    if (page > 1) throw new GatewayError('provider_rate_limited');
    return [row('a.example'), row('b.example')];
  };
  const rows = await filtered(search, {})(searchFor({ include_domains: ['a.example'], limit: 5 }), never);
  t.equal(rows.length, 1);
  const broken = filtered(async () => Promise.reject(new GatewayError('provider_blocked')), {});
  await t.rejects(broken(searchFor({ include_domains: ['a.example'] }), never), { code: 'provider_blocked' });
});

t.test('rows beyond the number asked for take the places of those that had to go', async (t) => {
  const pages = [[row('b.example'), row('b.example'), row('a.example'), row('x.a.example'), row('y.a.example')]];
  const { asked, search } = paged(pages);
  const rows = await filtered(search, {})(searchFor({ include_domains: ['a.example'], limit: 2 }), never);
  t.strictSame(
    rows.map(({ title }) => title),
    ['a.example', 'x.a.example'],
  );
  t.equal(asked.length, 1);
});

t.test('a further page that hangs takes nothing away, whoever ends the wait; who leaves gets nothing', async (t) => {
  const asked: number[] = [];
  const search: Search = async ({ page }, signal) => {
    asked.push(page);
    if (page === 1) return [row('a.example'), row('b.example')];
    return new Promise<never>((_resolve, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  };
  const query = searchFor({ include_domains: ['a.example'], limit: 5 });
  const said: unknown[] = [];
  const impatient = filtered(search, { morePagesMs: 20 });
  t.equal((await impatient(query, never, (facts) => void said.push(facts))).length, 1);
  t.strictSame(said, [{ leftOut: 1 }]);
  t.strictSame(asked, [1, 2]);

  const link = { name: 'first', search: filtered(search, {}) };
  const second = { name: 'second', search: async () => [row('a.example'), row('a.example')] };
  t.equal((await createChain([link, second], { deadlineMs: 100 })(query, never)).length, 1, 'the answer is not lost');

  const gone = new AbortController();
  const left = failureOf(filtered(search, {})(query, gone.signal));
  gone.abort(new SendError('aborted'));
  t.match(await left, { reason: 'aborted' });
});

t.test('a time limit stays as narrow as it is beside days that a provider takes none of', async (t) => {
  const { asked, search } = paged([[]]);
  const ask = filtered(search, { now: () => NOW });
  await ask(searchFor({ timelimit: 'w', before: '2026-11-26' }), never);
  await ask(searchFor({ timelimit: 'w', after: '2020-01-01' }), never);
  await ask(searchFor({ timelimit: 'y', after: '2026-11-21' }), never);
  await ask(searchFor({ before: '2026-11-26' }), never);
  t.strictSame(
    asked.map(({ timelimit }) => timelimit),
    ['w', 'w', 'w', ''],
  );
});

t.test('a further page that is late takes nothing away; who leaves gets nothing', async (t) => {
  const search: Search = async ({ page }, signal) => {
    if (page === 1) return [row('a.example'), row('b.example')];
    return new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const query = searchFor({ include_domains: ['a.example'], limit: 5 });
  t.equal((await filtered(search, { morePagesMs: 10 })(query, never)).length, 1);
  const chain = createChain([{ name: 'first', search: filtered(search, {}) }], { deadlineMs: 50 });
  t.equal((await chain(query, never)).length, 1, 'nor with the time of a chain over');
  const gone = new AbortController();
  const leaving = failureOf(filtered(search, {})(query, gone.signal));
  gone.abort();
  t.match(await leaving, { reason: 'aborted' });
});

t.test("the provider is told of the narrower of the operator's and the caller's sites", async (t) => {
  const { asked, search } = paged([[]]);
  const ask = filtered(search, { allowed: ['docs.example.org', 'b.example'] });
  await ask(searchFor({ include_domains: ['example.org', 'www.b.example', 'c.example'] }), never);
  t.equal(asked[0]?.query, 'compost (site:www.b.example OR site:docs.example.org)');
  t.strictSame(await ask(searchFor({ include_domains: ['c.example'] }), never), []);
  t.equal(asked.length, 1, 'nobody is asked for what nobody may have');
});

t.test('without a filter a search is what it was', async (t) => {
  const { asked, search } = paged([[row('a.example')]]);
  await filtered(search, {})(searchFor({ timelimit: 'w' }), never);
  t.strictSame(asked, [searchFor({ timelimit: 'w' })]);
});

t.test("the operator's lists hold beside the caller's", async (t) => {
  const rows = [row('a.example'), row('x.a.example'), row('b.example'), row('c.example')];
  const search = filtered(paged([rows, [], []]).search, {
    allowed: ['a.example', 'b.example'],
    denied: ['x.a.example'],
  });
  const hosts = async (fields: Partial<SearchQuery>) =>
    (await search(searchFor(fields), never)).map(({ title }) => title);
  t.strictSame(await hosts({}), ['a.example', 'b.example']);
  t.strictSame(await hosts({ include_domains: ['b.example', 'c.example'] }), ['b.example']);
  t.strictSame(await hosts({ exclude_domains: ['b.example'] }), ['a.example']);
});

t.test('providers that take days get them', async (t) => {
  const settings: Record<string, unknown> = readEnv(GatewayEnv, {
    SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS: 'http://hosted.test',
    SERVICE_API_A_TOKEN: 'a',
    SERVICE_API_B_KEY: 'b',
  });
  const provider = (name: string) => {
    const found = PROVIDERS.find((known) => known.name === name);
    if (!found) throw new Error(name);
    return found.create(settings);
  };
  const days = { after: '2026-01-10', before: '2026-01-20' };
  const form = provider('native').toRequest(searchFor(days))?.form;
  t.equal(form?.df, '2026-01-10..2026-01-20');
  t.match(sentBy(provider('api_a'), days), { freshness: '2026-01-10to2026-01-20' });
  t.match(sentBy(provider('api_b'), days), { since: '20260110', before: '20260121' });
});

t.test('REST takes lists, or words with commas, and refuses what is none', async (t) => {
  const asked: SearchQuery[] = [];
  const { url } = await gatewayFor(t, {
    search: async (query) => {
      asked.push(query);
      return [];
    },
  });
  const ask = (fields: object) => postJson(new URL('api/v1/search', url), { query: 'x', ...fields });
  await ask({
    include_domains: ['Example.org', 'example.org'],
    exclude_domains: 'a.example, b.example',
    after: '2026-01-01',
  });
  t.match(asked[0], {
    include_domains: ['example.org'],
    exclude_domains: ['a.example', 'b.example'],
    after: '2026-01-01',
  });
  for (const wrong of [
    { include_domains: ['two words'] },
    { exclude_domains: [1] },
    { after: 'yesterday' },
    { before: '2026-13-01' },
    { after: '2026-02-01', before: '2026-01-01' },
  ]) {
    t.match(await ask(wrong), { status: 400, body: { code: 'invalid_request' } }, JSON.stringify(wrong));
  }
  await ask({ include_domains: [], exclude_domains: '', after: null, before: '' });
  const last = asked.at(-1);
  t.notOk(last?.include_domains ?? last?.exclude_domains ?? last?.after ?? last?.before);
});
