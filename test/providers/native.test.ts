import t from 'tap';
import { createSearch } from '../../src/providers/create-search.js';
import { createNative } from '../../src/providers/native.js';
import { NATIVE_REGIONS } from '../../src/providers/native-regions.js';
import type { SearchQuery } from '../../src/providers/provider.js';
import type { Send } from '../../src/shared/http.js';
import { failureOf, never } from '../helpers/failure.js';
import { listen } from '../helpers/listen.js';
import { fixtures, noting, outcomeOf, recordings, responseOf, type Seen, searchFor, send } from './support.js';

const native = createNative({ address: new URL('https://html.duckduckgo.com') });
const pages = new Map(fixtures('native').map(({ name, body }) => [name, body]));

/** What is sent for a search: the form's fields, and the cookie. */
function sent(fields: Partial<SearchQuery>): Record<string, string | undefined> {
  const request = native.toRequest(searchFor(fields));
  return { ...request?.form, cookie: request?.headers?.cookie };
}

t.test('each page yields exactly its rows, or its failure', async (t) => {
  for (const { name, body, expected } of fixtures('native')) {
    t.strictSame(outcomeOf(native, responseOf(body)), expected, name);
  }
});

t.test('each recorded page yields exactly its rows, or its failure', async (t) => {
  const codes: Record<string, string> = { blocked: 'provider_blocked', parse: 'provider_invalid_response' };
  const recorded = recordings('duckduckgo_html');
  if (recorded.length === 0) return t.comment('no recorded pages beside this checkout');
  for (const { file, body, status, rows, error, subsequence, hasNext } of recorded) {
    const response = responseOf(body, status);
    const outcome = outcomeOf(native, response);
    if (error) t.equal(outcome, codes[error], file);
    else if (!subsequence) t.strictSame(outcome, rows, file);
    else if (Array.isArray(outcome)) {
      const expected = new Set(rows.map(({ url }) => url));
      t.strictSame(
        outcome.filter(({ url }) => expected.has(url)),
        rows,
        file,
      );
      t.notMatch(JSON.stringify(outcome), /Sponsored|ad by link|Wrapped ad|javascript:|"title":""/, file);
    } else t.fail(file);
    if (hasNext !== undefined) t.equal(native.nextRequest?.(response, searchFor()) !== undefined, hasNext, file);
  }
});

t.test('the status tells failures apart', async (t) => {
  const cases = [
    [301, 'provider_invalid_response'],
    [302, 'provider_invalid_response'],
    [303, 'provider_invalid_response'],
    [307, 'provider_invalid_response'],
    [308, 'provider_invalid_response'],
    [401, 'provider_unauthorized'],
    [403, 'provider_blocked'],
    [404, 'provider_failed'],
    [418, 'provider_blocked'],
    [429, 'provider_rate_limited'],
    [500, 'provider_failed'],
    [503, 'provider_failed'],
  ] as const;
  for (const [status, code] of cases) t.equal(outcomeOf(native, responseOf('', status)), code, String(status));
});

t.test('202 is judged by its page', async (t) => {
  t.equal(outcomeOf(native, responseOf(pages.get('challenge.html'), 202)), 'provider_blocked');
  t.strictSame(outcomeOf(native, responseOf(pages.get('no-results.html'), 202)), []);
  t.match(outcomeOf(native, responseOf(pages.get('last-page.html'), 202)), [{ title: 'Last' }]);
});

t.test('a challenge is one with any status, and is not asked for again', async (t) => {
  for (const status of [200, 202, 403, 429, 500, 503]) {
    const seen: Seen[] = [];
    const address = await listen(
      t,
      noting(seen, (res) => res.writeHead(status, { 'retry-after': '0' }).end(pages.get('challenge.html'))),
    );
    const search = createSearch(send, createNative({ address }), { retryMs: 1 });
    t.match(await failureOf(search(searchFor(), never)), { code: 'provider_blocked' }, String(status));
    t.match(seen, { length: 1 });
  }
});

t.test('the old page without results has a row that leads to the site itself', async (t) => {
  const address = new URL('http://127.0.0.1:8099/site/');
  const proxied = createNative({ address });
  const row = (href: string, title: string, more = '') =>
    `<div class="result web-result"><h2><a class="result__a" href="${href}">${title}</a></h2>${more}</div>`;
  const wrapped = (url: string) => `/l/?rut=1&amp;uddg=${encodeURIComponent(url)}`;
  const home = 'https://duckduckgo.com/';
  const own = ['', '#', '/', '/html/', home, '//duckduckgo.com/html/?q=x', 'https://html.duckduckgo.com/html/?q=x'];
  const links = [...own, `${home}settings`, '/params', wrapped(home), `//duckduckgo.com${wrapped(`${home}settings`)}`];
  const atProxy = [`${address}html/`, `${address}l/?uddg=${encodeURIComponent(home)}`, '//127.0.0.1:8099/settings'];
  const empty = '<a class="result__url" href=""> </a><a class="result__snippet" href=""></a>';
  for (const title of ['No  results.', 'No&nbsp;results', 'NO MORE RESULTS.', 'No results found for <b>x</b>.']) {
    for (const href of [...links, ...atProxy, 'javascript:void(0)', '/l/']) {
      for (const more of ['', empty, '<a class="result__snippet">Try other words.</a>'])
        t.strictSame(outcomeOf(proxied, responseOf(row(href, title, more))), [], `${title} ${href} ${more}`);
    }
  }
  const google = 'http://www.google.com/search?hl=en&q=x';
  for (const href of [google, 'https://google.com/search?q=x', wrapped(google)])
    t.strictSame(outcomeOf(native, responseOf(row(href, 'No  results.'))), [], `the same search elsewhere, ${href}`);
  t.match(
    outcomeOf(native, responseOf(row(google, 'Soil', empty))),
    [{ title: 'Soil' }],
    'without the words it is a row',
  );
  t.strictSame(outcomeOf(native, responseOf(row(home, 'Keine Ergebnisse.', empty))), [], 'in other words');
  const shown = '<a class="result__url">google.com search</a>';
  for (const href of [google, wrapped(google)]) {
    t.strictSame(outcomeOf(native, responseOf(row(href, 'EOF', shown + empty))), [], `the end of a list, ${href}`);
    const listed = row('https://soil.example/', 'Soil') + row(href, 'EOF', shown);
    t.match(outcomeOf(native, responseOf(listed)), { length: 1 }, 'below rows');
  }
  const other = row('https://soil.example/eof', 'EOF', shown);
  t.match(outcomeOf(native, responseOf(other)), [{ title: 'EOF' }], 'a page about it is a result');
  const ad = row('https://duckduckgo.com/y.js?ad_domain=x', 'Ad');
  t.strictSame(outcomeOf(native, responseOf(ad + row(home, 'No results.'))), [], 'below an ad');
  t.strictSame(outcomeOf(native, responseOf(row(home, 'No results.'), 202)), [], 'with 202');
  const challenge = '<form id="challenge-form"></form>';
  for (const status of [200, 202, 403])
    t.equal(outcomeOf(native, responseOf(row(home, 'No results.') + challenge, status)), 'provider_blocked');
});

t.test('a result about the site is one', async (t) => {
  const row = (href: string, title: string, more = '') =>
    `<div class="result"><a class="result__a" href="${href}">${title}</a>${more}</div>`;
  const url = 'https://duckduckgo.com/';
  const snippet = '<a class="result__snippet">Protection. Privacy.</a>';
  const shown = '<a class="result__url">duckduckgo.com</a>';
  const title = 'DuckDuckGo';
  for (const more of [snippet, shown]) t.match(outcomeOf(native, responseOf(row(url, title, more))), [{ title, url }]);
  t.match(outcomeOf(native, responseOf(row(`${url}about`, title))), [{ title }], 'a page of its own');
  t.match(outcomeOf(native, responseOf(row(url, title) + row('https://soil.example/', 'Soil'))), { length: 2 });
  const help = row(`${url}help/no-results`, 'No results', snippet);
  t.match(outcomeOf(native, responseOf(help + row(url, title, snippet))), { length: 2 });
  const elsewhere = row('https://soil.example/?q=x', 'No results.');
  t.match(outcomeOf(native, responseOf(elsewhere)), [{ title: 'No results.' }]);
  const last = row(url, 'No more results.');
  t.match(outcomeOf(native, responseOf(row('https://soil.example/', 'Soil') + last)), { length: 1 });
});

t.test('a row inside a row is not a row of its own', async (t) => {
  const row = (n: number, inside = '') =>
    `<div class="result"><a class="result__a" href="https://soil.example/${n}">Soil ${n}</a>${inside}</div>`;
  t.match(outcomeOf(native, responseOf(row(1, row(2, row(3))) + row(4))), [{ title: 'Soil 1' }, { title: 'Soil 4' }]);
});

t.test('a page made to cost time costs little', async (t) => {
  const link = '<a class="result__a" href="https://soil.example/">Soil</a>';
  const readable = ['<div class="result">'.repeat(3_000), `<div class="result">${link}`.repeat(3_000)];
  const costly = [
    '<div class="result">'.repeat(900) + '<p>x</p>'.repeat(90_000),
    `<div id="links">${'<div>'.repeat(900)}${'x '.repeat(1_000_000)}`,
    '<div>'.repeat(800_000),
    '<x>'.repeat(20_000) + '</i>'.repeat(900_000),
    '<x>'.repeat(500) + '</i>'.repeat(900_000),
    Array.from({ length: 900 }, (_, i) => `<b id="${i}">`).join('') + '<p>x</p>'.repeat(100_000),
  ];
  for (const [i, body] of [...readable.map((start) => start + link), ...costly].entries()) {
    const outcome = outcomeOf(native, responseOf(body));
    if (i < readable.length) t.match(outcome, { length: 1 });
    else t.equal(outcome, 'provider_invalid_response');
  }
});

t.test('options become the fields of the site, and the cookies of its selects', async (t) => {
  t.strictSame(sent({}), { q: 'compost', b: '', kl: '', df: '', kp: '-1', cookie: undefined });
  t.match(sent({ region: 'us-en', timelimit: 'w' }), { kl: 'us-en', df: 'w', cookie: 'kl=us-en; df=w' });
  t.match(sent({ safesearch: 'on' }), { kp: '1' });
  t.match(sent({ safesearch: 'off' }), { kp: '-2' });
  t.match(sent({ region: 'UK-EN' }), { kl: 'uk-en' }, 'in any case');
  for (const region of ['wt-wt', 'jp-jp', 'tw-tzh']) t.match(sent({ region }), { kl: region });
  t.equal(NATIVE_REGIONS.size, 64, 'all of the select and the whole world');
});

t.test('an unknown region is not forwarded', async (t) => {
  for (const region of ['en-us', 'xx-yy', '', 'xx-en\r\nx: y']) {
    t.match(sent({ region }), { kl: '', cookie: undefined }, JSON.stringify(region));
  }
  t.match(sent({ region: 'us-en\r\nx: y' }), { kl: 'us-en', cookie: 'kl=us-en' }, 'only the country of it');
});

t.test('a query never reaches the site as a bang', async (t) => {
  const cases = [
    ['!g compost', '"!g" compost'],
    ['!w !g compost', '"!w" "!g" compost'],
    ['compost !w', 'compost "!w"'],
    ['! compost', '"!" compost'],
    ['!g"compost heap"', '"!gcompost" heap"'],
    ['"say !important here"', '"say !important here"'],
    ['yahoo! compost', 'yahoo! compost'],
    ['a!b', 'a!b'],
  ];
  for (const [query = '', q] of cases) t.equal(sent({ query }).q, q, query);
});

t.test('a query of 500 characters or more is cut to 499 at a word', async (t) => {
  const words = 'compost '.repeat(62); // 496 characters
  t.equal(sent({ query: `${words}abc` }).q, `${words}abc`, '499 stay');
  t.equal(sent({ query: `${words}abcd` }).q, words.trim(), 'a word that would be cut is left out');
  t.equal(sent({ query: `${words}abc d` }).q, `${words}abc`, 'a word that just fits stays');
  t.equal(sent({ query: 'x'.repeat(600) }).q, 'x'.repeat(499), 'one long word is cut anywhere');
  t.equal(sent({ query: `${'x'.repeat(498)}😀` }).q, 'x'.repeat(498), 'but never inside a character');
  t.equal(sent({ query: `a ${'x'.repeat(600)}` }).q, `a ${'x'.repeat(497)}`, 'rather than losing most of the query');
  t.equal(sent({ query: `!g ${'y'.repeat(495)}` }).q, `"!g" ${'y'.repeat(494)}`, 'added quotes count');
});

t.test('the request looks like that of a browser and keeps the path of its address', async (t) => {
  const seen: Seen[] = [];
  const base = await listen(
    t,
    noting(seen, (res) => res.end(pages.get('mixed-links.html'))),
  );
  const search = createSearch(send, createNative({ address: new URL('/ddg', base) }));
  await search(searchFor({ region: 'de-de' }), never);
  t.match(seen, [
    {
      method: 'POST',
      path: '/ddg/html/',
      body: 'q=compost&b=&kl=de-de&df=&kp=-1',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': /^Mozilla\/5\.0 /,
        referer: 'https://html.duckduckgo.com/',
        'sec-fetch-mode': 'navigate',
        cookie: 'kl=de-de',
      },
    },
  ]);
});

t.test('page 3 replays the Next forms as they are, and page 4 then needs one request', async (t) => {
  const seen: Seen[] = [];
  const next = (n: number) => (pages.get('mixed-links.html') ?? '').replace('4-111', `4-${n}${n}${n}`);
  const base = await listen(
    t,
    noting(seen, (res, _request, n) => res.end(n < 4 ? next(n) : pages.get('last-page.html'))),
  );
  const search = createSearch(send, createNative({ address: base }));
  const query = { query: 'compost "worms"', region: 'us-en', safesearch: 'on' } as const;

  t.match(await search(searchFor({ ...query, page: 3 }), never), { length: 4 });
  const form = {
    q: 'compost "worms"',
    s: '5',
    nextParams: '',
    v: 'l',
    o: 'json',
    dc: '8',
    api: 'd.js',
    kl: 'us-en',
    kp: '1',
  };
  t.strictSame(Object.fromEntries(seen[1]?.form ?? []), { ...form, vqd: '4-111' });
  t.strictSame(Object.fromEntries(seen[2]?.form ?? []), { ...form, vqd: '4-222' });
  t.equal(new Set(seen.map(({ headers }) => headers['user-agent'])).size, 1, 'the User-Agent stays');

  t.match(await search(searchFor({ ...query, page: 4 }), never), [{ title: 'Last' }]);
  t.match(seen, { length: 4 });
  t.equal(seen[3]?.form.get('vqd'), '4-333');

  t.strictSame(await search(searchFor({ ...query, page: 5 }), never), [], 'past the last page');
  t.strictSame(await search(searchFor({ ...query, page: 11 }), never), [], 'deeper than we go');
  t.match(seen, { length: 4 }, 'known without asking');

  await search(searchFor({ ...query, timelimit: 'd', page: 2 }), never);
  t.equal(seen[4]?.form.get('df'), 'd', 'another search starts with its own first page');
});

t.test('a Next form that is refused is forgotten', async (t) => {
  const seen: Seen[] = [];
  const base = await listen(
    t,
    noting(seen, (res, _request, n) => res.writeHead(n === 2 ? 403 : 200).end(pages.get('mixed-links.html'))),
  );
  const search = createSearch(send, createNative({ address: base }));
  await search(searchFor(), never);
  t.match(await failureOf(search(searchFor({ page: 2 }), never)), { code: 'provider_blocked' });
  await search(searchFor({ page: 2 }), never);
  t.strictSame(
    seen.map(({ form }) => form.has('vqd')),
    [false, true, false, true],
  );
});

t.test('a redirect that is no answer to a bang points to the address', async (t) => {
  for (const status of [301, 302, 307, 308]) {
    const send: Send = async () => responseOf('', status, { location: 'https://elsewhere.example/' });
    const failure = await failureOf(createSearch(send, native)(searchFor(), never));
    t.match(failure, { code: 'provider_invalid_response', message: /check the provider's address/ });
  }
});

t.test('a redirect is not followed', async (t) => {
  const seen: Seen[] = [];
  const base = await listen(
    t,
    noting(seen, (res) => res.writeHead(303, { location: '/elsewhere' }).end()),
  );
  const search = createSearch(send, createNative({ address: base }));
  t.match(await failureOf(search(searchFor(), never)), { code: 'provider_invalid_response', message: /Rephrase/ });
  t.match(seen, { length: 1 });
});
