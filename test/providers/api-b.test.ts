import { inspect } from 'node:util';
import t from 'tap';
import { createApiB } from '../../src/providers/api-b.js';
import { createSearch } from '../../src/providers/create-search.js';
import { createLog } from '../../src/shared/log.js';
import { failureOf, never } from '../helpers/failure.js';
import { listen } from '../helpers/listen.js';
import { noting, outcomeOf, responseOf, type Seen, searchFor, send, sentBy, testRecordings } from './support.js';

const KEY = 'canary-key';
const now = () => Date.parse('2026-03-03T12:00:00Z');
const mojeek = createApiB({ address: new URL('https://api.mojeek.com'), key: KEY, now });
const answering = (status: string) => JSON.stringify({ response: { status } });

testRecordings(t, 'mojeek_api', mojeek, { rate_limited: 'provider_rate_limited' });

t.test('options become the parameters of the API', async (t) => {
  const always = { api_key: KEY, fmt: 'json', q: 'compost' };
  t.strictSame(sentBy(mojeek, {}), { ...always, safe: '1' });
  const all = { engine: 'bing', region: 'uk-en', timelimit: 'm', safesearch: 'off', page: 3, limit: 25 } as const;
  t.strictSame(sentBy(mojeek, all), {
    ...always,
    safe: '0',
    t: '25',
    s: '51',
    since: 'month',
    rb: 'GB',
    rbb: '10',
    lb: 'EN',
    lbb: '100',
  });
  t.match(sentBy(mojeek, { page: 2 }), { s: '11' }, 'pages of ten rows');
  t.match(sentBy(mojeek, { limit: 500, page: 2 }), { t: '100', s: '101' });
  t.match(sentBy(mojeek, { timelimit: 'd' }), { since: 'day' });
  t.match(sentBy(mojeek, { timelimit: 'w' }), { since: '20260224' }, 'a week is a date');
  t.match(sentBy(mojeek, { timelimit: 'y' }), { since: 'year' });
  t.notOk(sentBy(mojeek, { region: 'wt-wt' })?.rb, 'the whole world is no boost');
});

t.test('errors come as words in the status, with any HTTP status', async (t) => {
  const cases = [
    [200, answering('ERROR: Daily Limit Reached.'), 'provider_rate_limited'],
    [500, answering('ERROR: Daily Limit Reached.'), 'provider_rate_limited'],
    [200, answering('ERROR: Too Many Requests'), 'provider_rate_limited'],
    [200, answering('ERROR: Unauthorised'), 'provider_unauthorized'],
    [200, answering('Unauthorized request'), 'provider_unauthorized'],
    [200, answering('Access denied'), 'provider_unauthorized'],
    [200, answering('Forbidden'), 'provider_unauthorized'],
    [401, answering('ERROR: Daily Limit Reached.'), 'provider_unauthorized'],
    [402, answering('ERROR: index offline'), 'provider_unauthorized'],
    [403, answering('ERROR: Daily Limit Reached.'), 'provider_unauthorized'],
    [403, answering('OK'), 'provider_unauthorized'],
    [429, answering('ERROR: Invalid API key'), 'provider_rate_limited'],
    [429, answering('ERROR: slow down'), 'provider_rate_limited'],
    [500, answering('ERROR: index offline'), 'provider_failed'],
    [200, answering('ERROR: Invalid API key'), 'provider_unauthorized'],
    [200, answering('ERROR: IP not allowed'), 'provider_unauthorized'],
    [200, answering('ERROR: Authentication failed'), 'provider_unauthorized'],
    [200, answering('ERROR: index offline'), 'provider_failed'],
    [401, '', 'provider_unauthorized'],
    [402, '', 'provider_unauthorized'],
    [403, '', 'provider_unauthorized'],
    [429, '', 'provider_rate_limited'],
    [503, '<html>', 'provider_failed'],
    [200, '{}', undefined],
    [200, '<html>', undefined],
  ] as const;
  for (const [status, body, code] of cases) {
    const address = await listen(t, (_req, res) => res.writeHead(status).end(body));
    const search = createSearch(send, createApiB({ address, key: KEY }), { retryMs: 1 });
    t.match(
      await failureOf(search(searchFor(), never)),
      { code: code ?? 'provider_invalid_response' },
      `${status} ${body}`,
    );
  }
});

t.test('an odd row costs no other', async (t) => {
  const results = [null, 7, { title: [], url: 1 }, { title: 'Soil', url: 'https://soil.example/', desc: null }];
  const search = createSearch(async () => responseOf({ response: { status: 'OK', results } }), mojeek);
  t.strictSame(await search(searchFor(), never), [{ title: 'Soil', url: 'https://soil.example/', snippet: '' }]);
});

t.test('no rows are an empty answer', async (t) => {
  t.strictSame(outcomeOf(mojeek, responseOf(answering('OK'))), []);
  t.strictSame(outcomeOf(mojeek, responseOf({ response: { status: 'OK', results: [] } })), []);
});

t.test('the key reaches the service, and no failure or log line', async (t) => {
  const seen: Seen[] = [];
  const refusing = await listen(
    t,
    noting(seen, (res) => res.writeHead(500).end(KEY)),
  );
  const resetting = await listen(
    t,
    noting(seen, (res) => res.destroy()),
  );
  const silent = await listen(
    t,
    noting(seen, () => {}),
  );
  const redirecting = await listen(
    t,
    noting(seen, (res) => res.writeHead(302, { location: `/?api_key=${KEY}` }).end()),
  );
  const lines: string[] = [];
  const log = createLog('test', 'debug', {
    write: (line: string) => lines.push(line),
  } as unknown as NodeJS.WritableStream);
  const options = { retryMs: 1, deadlineMs: 200 };

  for (const address of [
    refusing,
    resetting,
    silent,
    redirecting,
    new URL('http://127.0.0.1:1/'),
    new URL('http://nowhere.invalid/'),
  ]) {
    const err = await failureOf(createSearch(send, createApiB({ address, key: KEY }), options)(searchFor(), never));
    log.error({ err }, 'call');
    t.notMatch(`${err.message}${err.stack}${JSON.stringify(err)}${inspect(err, { depth: 9 })}`, KEY);
  }
  t.equal(seen[0]?.query.get('api_key'), KEY);
  t.match(lines, { length: 6 });
  t.notMatch(lines.join(), KEY);
});
