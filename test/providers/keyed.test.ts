/** What providers with a key have in common, each asked through a real server. */
import { inspect } from 'node:util';
import t from 'tap';
import { GatewayEnv } from '../../src/config.js';
import { PROVIDERS } from '../../src/providers/all.js';
import { createSearch } from '../../src/providers/create-search.js';
import { filtered } from '../../src/providers/filtered.js';
import type { Provider } from '../../src/providers/provider.js';
import { readEnv } from '../../src/shared/env.js';
import { createLog } from '../../src/shared/log.js';
import { failureOf, never } from '../helpers/failure.js';
import { listen } from '../helpers/listen.js';
import { answer, noting, outcomeOf, responseOf, type Seen, searchFor, send } from './support.js';

const KEY = 'canary-key';
/** Of each, its answers and where its key travels. */
const KEYED = {
  serper: { answers: 'serper', key: 'x-api-key' },
  tavily: { answers: 'tavily', key: 'authorization' },
  exa: { answers: 'exa', key: 'x-api-key' },
  kagi: { answers: 'kagi', key: 'authorization' },
  you: { answers: 'you', key: 'x-api-key' },
  google_cse: { answers: 'google_cse', key: undefined },
  bing: { answers: 'bing_api', key: 'ocp-apim-subscription-key' },
} as const;

/** The provider of that name at this address, made from settings as an operator has them. */
function created(name: string, address: URL): Provider {
  const prefix = `SERVICE_${name.toUpperCase()}`;
  const env = { [`${prefix}_ADDRESS`]: address.href, [`${prefix}_KEY`]: KEY, [`${prefix}_ID`]: 'canary-engine' };
  const known = Object.fromEntries(Object.entries(env).filter(([setting]) => setting in GatewayEnv.shape));
  const provider = PROVIDERS.find((one) => one.name === name);
  if (!provider) throw new Error('no such provider');
  return provider.create(readEnv(GatewayEnv, known));
}

for (const [name, { answers, key }] of Object.entries(KEYED)) {
  t.test(`${name}: its answer becomes rows; the key goes where the service wants it`, async (t) => {
    const seen: Seen[] = [];
    const address = await listen(
      t,
      noting(seen, (res) => res.end(answer(answers, 'results'))),
    );
    const rows = await filtered(createSearch(send, created(name, address)), {})(searchFor({ limit: 2 }), never);
    t.match(rows, [{ url: 'https://soil.example/compost' }, { title: 'Worms' }]);
    t.equal(rows.length, 2);
    const { headers, query, body } = seen[0] ?? {};
    if (key) t.match(headers?.[key], KEY);
    else t.equal(query?.get('key'), KEY);
    t.notMatch(`${body}`, KEY);
    if (key) t.notMatch(`${query}`, KEY, 'not in the URL, which proxies log');
  });

  t.test(`${name}: statuses mean what they mean everywhere`, async (t) => {
    const provider = created(name, new URL('http://localhost/'));
    const codes = { 401: 'unauthorized', 402: 'rate_limited', 403: 'unauthorized', 429: 'rate_limited', 500: 'failed' };
    for (const [status, code] of Object.entries(codes)) {
      for (const body of ['', '<html>', '{}', '[]', '{"error":null,"message":7,"errors":"?"}'])
        t.equal(outcomeOf(provider, responseOf(body, Number(status))), `provider_${code}`, `${status} ${body}`);
    }
    t.throws(() => provider.fromResponse(responseOf('', 402), searchFor()), { message: /quota is used up/ });
    for (const status of [403, 429, 503]) {
      const puzzle = responseOf('<html>', status, { 'cf-mitigated': 'challenge' });
      t.equal(outcomeOf(provider, puzzle), 'provider_blocked', `a puzzle for browsers with ${status}`);
    }
  });

  t.test(`${name}: what is no answer is no empty answer`, async (t) => {
    const provider = created(name, new URL('http://localhost/'));
    for (const body of ['', '<html>', '{}', '[]', 'null', '{"error":"words"}', '{"data":null,"results":7,"items":7}'])
      t.throws(() => outcomeOf(provider, responseOf(body)), body);
  });

  t.test(`${name}: it waits as the service says`, async (t) => {
    const address = await listen(t, (_req, res) => res.writeHead(429, { 'retry-after': '60' }).end('{}'));
    const failure = await failureOf(createSearch(send, created(name, address))(searchFor(), never));
    t.match(failure, { code: 'provider_rate_limited', retryAfterSeconds: 60 });

    let asked = 0;
    const hasty = await listen(t, (_req, res) => {
      asked += 1;
      if (asked === 1) res.writeHead(429, { 'retry-after': '0' }).end('{}');
      else res.end(answer(answers, 'results'));
    });
    t.match(
      await filtered(createSearch(send, created(name, hasty), { retryMs: 1 }), {})(searchFor({ limit: 1 }), never),
      {
        length: 1,
      },
    );
  });

  t.test(`${name}: neither key nor query is in a failure or a log line`, async (t) => {
    const echo = `${KEY} canary-query canary-engine`;
    const refusing = await listen(t, (_req, res) =>
      res.writeHead(500).end(JSON.stringify({ error: echo, message: echo })),
    );
    const denying = await listen(t, (_req, res) =>
      res.writeHead(403).end(JSON.stringify({ error: { message: echo } })),
    );
    const resetting = await listen(t, (_req, res) => res.destroy());
    const silent = await listen(t, () => {});
    const redirecting = await listen(t, (_req, res) => res.writeHead(302, { location: `/?key=${KEY}` }).end());
    const odd = await listen(t, (_req, res) => res.end(`{"${echo}": 1}`));
    const lines: string[] = [];
    const log = createLog('test', 'debug', {
      write: (line: string) => lines.push(line),
    } as unknown as NodeJS.WritableStream);
    const unreachable = [new URL('http://127.0.0.1:1/'), new URL('http://nowhere.invalid/')];
    for (const address of [refusing, denying, resetting, silent, redirecting, odd, ...unreachable]) {
      const search = createSearch(send, created(name, address), { retryMs: 1, deadlineMs: 200 });
      const err = await failureOf(search(searchFor({ query: 'canary-query' }), never));
      log.error({ err }, 'call');
      t.notMatch(`${err.message}${err.stack}${JSON.stringify(err)}${inspect(err, { depth: 9 })}`, /canary/);
    }
    t.match(lines, { length: 8 });
    t.notMatch(lines.join(), /canary/);
  });
}
