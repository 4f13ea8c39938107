import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { GatewayEnv } from '../../src/config.js';
import { type Env, readEnv, readEnvs, SettingsError } from '../../src/shared/env.js';
import { CrawlWorkerEnv } from '../../worker/config.js';

function faultsOf(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (thrown) {
    if (thrown instanceof SettingsError) return thrown.faults;
    throw thrown;
  }
  return [];
}
const gateway = (env: Env) => faultsOf(() => readEnv(GatewayEnv, env));
const worker = (env: Env) => faultsOf(() => readEnv(CrawlWorkerEnv, env));

t.test('defaults, and an empty variable counts as unset', async (t) => {
  const settings = readEnv(GatewayEnv, { SERVICE_PORT: '', SERVICE_LOG_LEVEL: '' });
  t.match(settings, {
    SERVICE_HOST: '127.0.0.1',
    SERVICE_PORT: 8080,
    SERVICE_LOG_LEVEL: 'error',
    SERVICE_SEARCH_PROVIDER: 'native',
  });
  t.equal(settings.SERVICE_CRAWL_WORKER_ADDRESS.href, 'http://localhost:8000/');
  t.match(readEnv(CrawlWorkerEnv, {}), {
    CRAWL_WORKER_PORT: 8000,
    CRAWL_WORKER_TIMEOUT_SECONDS: 30,
    CRAWL_WORKER_WAIT_MS: 5000,
  });
});

t.test('each wrong gateway setting is one fault that names it', async (t) => {
  const cases: [name: string, value: string, env?: Env][] = [
    ['SERVICE_PORT', '65536'],
    ['SERVICE_PORT', '-1'],
    ['SERVICE_PORT', '80x'],
    ['SERVICE_PORT', '8.5'],
    ['SERVICE_HOST', '   '],
    ['SERVICE_CRAWL_WORKER_ADDRESS', 'localhost:8000'],
    ['SERVICE_CRAWL_WORKER_ADDRESS', 'http://user:secret@localhost/'],
    ['SERVICE_CRAWL_WORKER_ADDRESS', 'http://localhost/?q=1'],
    ['SERVICE_SEARCH_PROVIDER', 'google'],
    ['SERVICE_LOG_LEVEL', 'trace'],
    ['SERVICE_LOG_FORMAT', 'json'],
    ['SERVICE_MCP_HEARTBEAT_ENABLED', 'yes'],
    ['SERVICE_MCP_HEARTBEAT_INTERVAL', '14', { SERVICE_MCP_HEARTBEAT_ENABLED: 'true' }],
    ['SERVICE_MCP_HEARTBEAT_INTERVAL', 'soon', { SERVICE_MCP_HEARTBEAT_ENABLED: 'true' }],
    ['SERVICE_API_A_TOKEN', '  ', { SERVICE_SEARCH_PROVIDER: 'api_a' }],
    ['SERVICE_API_A_TOKEN', '', { SERVICE_SEARCH_PROVIDER: 'api_a' }],
    ['SERVICE_API_B_KEY', '', { SERVICE_SEARCH_PROVIDER: 'api_b' }],
    ['SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS', '', { SERVICE_SEARCH_PROVIDER: 'metasearch_hosted' }],
  ];
  for (const [name, value, env] of cases) {
    const faults = gateway({ ...env, [name]: value });
    t.equal(faults.length, 1, `${name}=${value}`);
    t.ok(faults[0]?.startsWith(`${name}: `), String(faults[0]));
    t.notMatch(faults[0], /secret/);
  }
});

t.test('the heartbeat interval is checked only when heartbeats are on; other providers need nothing', async (t) => {
  t.strictSame(gateway({ SERVICE_MCP_HEARTBEAT_INTERVAL: '3' }), []);
  t.strictSame(gateway({ SERVICE_SEARCH_PROVIDER: 'metasearch_py' }), []);
});

t.test('each wrong worker setting is one fault that names it', async (t) => {
  const cases: [name: string, value: string][] = [
    ['CRAWL_WORKER_CONCURRENCY', '0'],
    ['CRAWL_WORKER_TIMEOUT_SECONDS', '0'],
    ['CRAWL_WORKER_USER_AGENT', '  '],
    ['CRAWL_WORKER_USER_AGENT', 'Bot\r\nX: 1'],
    ['CRAWL_WORKER_USER_AGENT', `Bot/${'1'.repeat(1024)}`],
    ['CRAWL_WORKER_USER_AGENT', 'MyBot (like mOzIlLa)'],
    ['CRAWL_WORKER_USER_AGENT', '(+https://example.org/)'],
    ['CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS', '1'],
  ];
  for (const [name, value] of cases) {
    const faults = worker({ [name]: value });
    t.equal(faults.length, 1, `${name}=${value.slice(0, 40)}`);
    t.ok(faults[0]?.startsWith(`${name}: `), String(faults[0]));
  }
});

t.test('every fault of every schema is listed at once', async (t) => {
  const env = { SERVICE_PORT: 'x', SERVICE_SEARCH_PROVIDER: 'api_b', CRAWL_WORKER_PORT: 'y', SERVICE_HOTS: '::' };
  t.match(
    faultsOf(() => readEnvs(env, GatewayEnv, CrawlWorkerEnv)),
    [/^SERVICE_PORT: /, /^SERVICE_API_B_KEY: /, /^SERVICE_HOTS: .*did you mean SERVICE_HOST\?/, /^CRAWL_WORKER_PORT: /],
  );
});

t.test('variables that orchestrators inject are no misspellings', async (t) => {
  t.strictSame(
    worker({ CRAWL_WORKER_SERVICE_HOST: '10.0.0.1', CRAWL_WORKER_PORT_8000_TCP: 'tcp://10.0.0.1:8000' }),
    [],
  );
});

t.test('a secret is printable ASCII in one piece, blanks around it aside', async (t) => {
  for (const value of ['line\nbreak', 'to ken', 'tab\tbed', 'eur€', 'nul\0', 'del\x7f', ' ', '\n']) {
    for (const name of ['SERVICE_API_A_TOKEN', 'SERVICE_API_B_KEY']) {
      const [fault, ...others] = gateway({ [name]: value });
      t.ok(fault?.startsWith(`${name}: expected printable ASCII, without blanks inside`), JSON.stringify(value));
      t.strictSame(others, []);
    }
  }
  t.equal(readEnv(GatewayEnv, { SERVICE_API_A_TOKEN: ' !a~1= \n' }).SERVICE_API_A_TOKEN, '!a~1=');
});

t.test('a secret may come from a file, but not from both', async (t) => {
  const file = join(t.testdir(), 'token');
  writeFileSync(file, 'from-file\n');
  const env = { SERVICE_SEARCH_PROVIDER: 'api_a', SERVICE_API_A_TOKEN_FILE: file };
  t.equal(readEnv(GatewayEnv, env).SERVICE_API_A_TOKEN, 'from-file');
  t.match(gateway({ ...env, SERVICE_API_A_TOKEN: 'x' }), [/not both/]);
  t.match(gateway({ ...env, SERVICE_API_A_TOKEN_FILE: '/nowhere' }), [
    /^SERVICE_API_A_TOKEN_FILE: expected a readable file/,
  ]);
  writeFileSync(file, ' \n');
  t.match(gateway(env), [/^SERVICE_API_A_TOKEN: /]);
});
