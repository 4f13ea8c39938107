import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import t, { type Test } from 'tap';
import { openSearch } from '../../src/cli/open-search.js';
import { GatewayEnv } from '../../src/config.js';
import { readEnv } from '../../src/shared/env.js';
import { noTelemetry } from '../../src/shared/telemetry.js';
import { gatewayFor, postJson } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';

const PAGE = '<div class="result"><a class="result__a" href="https://duck.example/">From the first</a></div>';
const NOTHING = '<div class="result result--no-result"><span class="no-results">No results found</span></div>';
const CHALLENGE = '<form id="challenge-form" class="anomaly-modal">Unfortunately, bots use DuckDuckGo too.</form>';
const BRAVE = { type: 'search', web: { results: [{ title: 'From the second', url: 'https://brave.example/' }] } };

/** A gateway whose chain is DuckDuckGo and Brave, both local; `does` says what they answer. */
async function chained(t: Test, env: Record<string, string> = {}) {
  const does = { duck: { status: 200, body: PAGE }, braveTakes: 'the-key' };
  const seen = { duck: 0, brave: 0 };
  const duck = await listen(t, (_req, res) => {
    seen.duck += 1;
    res.writeHead(does.duck.status).end(does.duck.body);
  });
  const brave = await listen(t, ({ headers }, res) => {
    seen.brave += 1;
    const isKnown = headers['x-subscription-token'] === does.braveTakes;
    res.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(BRAVE));
  });
  const given = {
    SERVICE_SEARCH_FALLBACK: 'brave',
    SERVICE_NATIVE_PROVIDER_ADDRESS: duck.href,
    SERVICE_NATIVE_MIN_INTERVAL_MS: '0',
    SERVICE_API_A_ADDRESS: brave.href,
    SERVICE_API_A_MIN_INTERVAL_MS: '0',
    SERVICE_LOG_LEVEL: 'info',
    ...(env.SERVICE_API_A_TOKEN_FILE ? {} : { SERVICE_API_A_TOKEN: 'the-key' }),
    ...env,
  };
  const search = openSearch(readEnv(GatewayEnv, given), noTelemetry, given);
  const { url, lines } = await gatewayFor(t, { search, env: { SERVICE_LOG_LEVEL: 'info' } });
  const ask = async (query: string) => {
    const { status, body, headers } = await postJson(new URL('api/v1/search', url), { query });
    return { status, body, provider: headers.get('x-search-provider') };
  };
  return { url, lines, does, seen, ask };
}

t.test('REST, MCP and the log say which provider answered, and why another did not', async (t) => {
  const { url, lines, does, seen, ask } = await chained(t);
  t.match(await ask('one'), { status: 200, body: [{ title: 'From the first' }], provider: 'native' });
  does.duck = { status: 202, body: CHALLENGE };
  const told = 'brave; skipped=native:provider_blocked';
  t.match(await ask('secret-words'), { status: 200, body: [{ title: 'From the second' }], provider: told });

  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('mcp', url)));
  t.teardown(() => client.close());
  const result = await client.callTool({ name: 'web_search', arguments: { query: 'secret-words again' } });
  t.match(result, { structuredContent: { results: [{ title: 'From the second' }] } });
  t.equal(result._meta?.['search-gateway/provider'], told);
  t.strictSame(seen, { duck: 2, brave: 2 }, 'what is blocked is left alone');

  does.braveTakes = 'another-key';
  const none = 'none; skipped=native:provider_blocked,brave:provider_unauthorized';
  t.match(await ask('secret-words that fail'), { status: 502, provider: none });
  const failure = await client.callTool({ name: 'web_search', arguments: { query: 'secret-words that fail too' } });
  t.match(failure, { isError: true, _meta: { 'search-gateway/provider': none } });

  const calls = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'call');
  t.strictSame(
    calls.map(({ provider }) => provider),
    ['native', told, told, none, none],
  );
  t.notMatch(lines.join(''), /secret-words|example/);
});

t.test('a genuine empty answer of the first is the answer', async (t) => {
  const { does, seen, ask } = await chained(t);
  does.duck = { status: 200, body: NOTHING };
  t.match(await ask('one'), { status: 200, body: [], provider: 'native' });
  t.equal(seen.brave, 0);
  const both = await chained(t, { SERVICE_SEARCH_FALLBACK_ON_EMPTY: 'true' });
  both.does.duck = { status: 200, body: NOTHING };
  t.match(await both.ask('one'), { body: [{ title: 'From the second' }], provider: 'brave' });
});

t.test('a key that is refused is not used again until its file changes', async (t) => {
  const file = join(t.testdir({}), 'key');
  writeFileSync(file, 'old');
  const { does, seen, ask } = await chained(t, { SERVICE_API_A_TOKEN_FILE: file });
  does.duck = { status: 403, body: '' };
  t.match(await ask('one'), { status: 502, body: { code: 'provider_unauthorized' } });
  t.match(await ask('two'), { status: 502 });
  t.equal(seen.brave, 1);
  writeFileSync(file, 'the-key');
  t.match(await ask('three'), { status: 200, body: [{ title: 'From the second' }] });
});
