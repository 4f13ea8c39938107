import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { GatewayEnv } from '../../src/config.js';
import { type Env, misspellings, readEnv, readEnvs } from '../../src/shared/env.js';
import { CrawlWorkerEnv } from '../../worker/config.js';
import { faultsOf } from '../helpers/faults.js';

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
  t.strictSame(settings.SERVICE_CRAWL_WORKER_ADDRESS.map(String), ['http://localhost:8000/']);
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
    ['SERVICE_PORT', '0x20'],
    ['SERVICE_PORT', '1e3'],
    ['SERVICE_HOST', '   '],
    ['SERVICE_CRAWL_WORKER_ADDRESS', 'localhost:8000'],
    ['SERVICE_CRAWL_WORKER_ADDRESS', ' , '],
    ['SERVICE_CRAWL_WORKER_ADDRESS', 'http://one:8000, two:8000'],
    ['SERVICE_CRAWL_WORKER_ADDRESS', 'http://user:secret@localhost/'],
    ['SERVICE_CRAWL_WORKER_ADDRESS', 'http://localhost/?q=1'],
    ['SERVICE_SEARCH_PROVIDER', 'google'],
    ['SERVICE_LOG_LEVEL', 'trace'],
    ['SERVICE_LOG_FORMAT', 'json'],
    ['SERVICE_MCP_HEARTBEAT_ENABLED', 'yes'],
    ['SERVICE_MCP_HEARTBEAT_INTERVAL', '14', { SERVICE_MCP_HEARTBEAT_ENABLED: 'true' }],
    ['SERVICE_MCP_HEARTBEAT_INTERVAL', 'soon', { SERVICE_MCP_HEARTBEAT_ENABLED: 'true' }],
    ['SERVICE_MCP_HEARTBEAT_INTERVAL', '0x20', { SERVICE_MCP_HEARTBEAT_ENABLED: 'true' }],
    ['SERVICE_MCP_HEARTBEAT_INTERVAL', '1e3', { SERVICE_MCP_HEARTBEAT_ENABLED: 'true' }],
    ['SERVICE_TRUSTED_PROXIES', 'junk'],
    ['SERVICE_TRUSTED_PROXIES', 'loopback, 10.0.0.0/33'],
    ['SERVICE_TRUSTED_PROXIES', '10.0.0.0/0'],
    ['SERVICE_TRUSTED_PROXIES', '10.1'],
    ['SERVICE_TRUSTED_PROXIES', 'fe80::1%eth0'],
    ['SERVICE_TRUSTED_PROXIES', 'fd00::/129'],
    ['SERVICE_TRUSTED_PROXIES', ','],
    ['SERVICE_ALLOWED_ORIGINS', 'app.example'],
    ['SERVICE_ALLOWED_ORIGINS', 'https://app.example/path'],
    ['SERVICE_ALLOWED_ORIGINS', 'https://*.example'],
    ['SERVICE_ALLOWED_ORIGINS', 'https://user:secret@app.example'],
    ['SERVICE_ALLOWED_ORIGINS', '*'],
    ['SERVICE_ALLOWED_ORIGINS', 'null'],
    ['SERVICE_ALLOWED_ORIGINS', ' , '],
    ['SERVICE_ALLOWED_HOSTS', 'https://app.example'],
    ['SERVICE_ALLOWED_HOSTS', 'app.example:8080'],
    ['SERVICE_ALLOWED_HOSTS', 'app.example:80'],
    ['SERVICE_ALLOWED_HOSTS', 'app.example:'],
    ['SERVICE_ALLOWED_HOSTS', '[::1]:80'],
    ['SERVICE_ALLOWED_HOSTS', 'app.example/path'],
    ['SERVICE_ALLOWED_HOSTS', '::1'],
    ['SERVICE_ALLOWED_HOSTS', '*.example'],
    ['SERVICE_ALLOWED_HOSTS', 'app.example, 1.2.3.4.5'],
    ['SERVICE_ALLOWED_HOSTS', ','],
    ['SERVICE_TRACING_ENABLED', 'yes'],
    ['SERVICE_TRACING_ENDPOINT', '', { SERVICE_TRACING_ENABLED: 'true' }],
    ['SERVICE_TRACING_ENDPOINT', 'collector:4318', { SERVICE_TRACING_ENABLED: 'true' }],
    ['SERVICE_TRACING_ENDPOINT', 'http://me:secret@collector', { SERVICE_TRACING_ENABLED: 'true' }],
    ['SERVICE_API_A_TOKEN', '  ', { SERVICE_SEARCH_PROVIDER: 'api_a' }],
    ['SERVICE_API_A_TOKEN', '', { SERVICE_SEARCH_PROVIDER: 'api_a' }],
    ['SERVICE_API_B_KEY', '', { SERVICE_SEARCH_PROVIDER: 'api_b' }],
    ['SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS', '', { SERVICE_SEARCH_PROVIDER: 'metasearch_hosted' }],
    ['SERVICE_API_A_TOKEN', '', { SERVICE_SEARCH_FALLBACK: 'metasearch, brave' }],
    ['SERVICE_API_KEYS', 'me'],
    ['SERVICE_API_KEYS', 'me:short'],
    ['SERVICE_DOCS_OPEN', 'maybe'],
    ['SERVICE_SEARCH_FALLBACK', 'google'],
    ['SERVICE_SEARCH_FALLBACK', 'ddgs, '.repeat(2)],
    ['SERVICE_SEARCH_FALLBACK', 'ddgs,metasearch_py'],
    ['SERVICE_SEARCH_FALLBACK', 'duckduckgo'],
    ['SERVICE_SEARCH_FALLBACK_ON_EMPTY', 'yes'],
    ['SERVICE_SEARCH_HEDGE', '1'],
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
    ['CRAWL_WORKER_WAIT_MS', '1e3'],
  ];
  for (const [name, value] of cases) {
    const faults = worker({ [name]: value });
    t.equal(faults.length, 1, `${name}=${value.slice(0, 40)}`);
    t.ok(faults[0]?.startsWith(`${name}: `), String(faults[0]));
  }
});

t.test('every fault of every schema is listed at once', async (t) => {
  const env = { SERVICE_PORT: 'x', SERVICE_SEARCH_PROVIDER: 'api_b', CRAWL_WORKER_PORT: 'y' };
  t.match(
    faultsOf(() => readEnvs(env, GatewayEnv, CrawlWorkerEnv)),
    [/^SERVICE_PORT: /, /^SERVICE_API_B_KEY: /, /^CRAWL_WORKER_PORT: /],
  );
});

t.test('lists are told in the form in which requests carry them', async (t) => {
  t.match(
    readEnv(GatewayEnv, {
      SERVICE_ALLOWED_ORIGINS: 'https://App.Example:443/, http://localhost:3000, chrome-extension://AbC',
      SERVICE_ALLOWED_HOSTS: 'Gateway_1.Example, [0::1], 10.0.0.1,',
      SERVICE_TRUSTED_PROXIES: 'uniquelocal, 10.0.0.0/8, 192.0.2.1, fd00::/8',
    }),
    {
      SERVICE_ALLOWED_ORIGINS: ['https://app.example', 'http://localhost:3000', 'chrome-extension://abc'],
      SERVICE_ALLOWED_HOSTS: ['gateway_1.example', '[::1]', '10.0.0.1'],
      SERVICE_TRUSTED_PROXIES: ['uniquelocal', '10.0.0.0/8', '192.0.2.1', 'fd00::/8'],
    },
  );
});

t.test('telemetry needs its endpoint; the worker also wants no endpoint without telemetry', async (t) => {
  const endpoint = 'http://collector:4318/base/';
  t.strictSame(gateway({ SERVICE_TRACING_ENABLED: 'true', SERVICE_TRACING_ENDPOINT: endpoint }), []);
  t.strictSame(gateway({ SERVICE_TRACING_ENABLED: 'false', SERVICE_TRACING_ENDPOINT: endpoint }), []);
  t.match(gateway({ SERVICE_TRACING_ENABLED: 'true' }), [/^SERVICE_TRACING_ENDPOINT: expected a value, since SERVICE/]);
  t.strictSame(worker({ CRAWL_WORKER_OTEL_ENABLED: 'true', CRAWL_WORKER_OTEL_ENDPOINT: endpoint }), []);
  t.match(worker({ CRAWL_WORKER_OTEL_ENABLED: 'true' }), [
    /^CRAWL_WORKER_OTEL_ENDPOINT: expected a value, since CRAWL/,
  ]);
  for (const enabled of [{}, { CRAWL_WORKER_OTEL_ENABLED: 'false' }])
    t.match(worker({ ...enabled, CRAWL_WORKER_OTEL_ENDPOINT: endpoint }), [
      /^CRAWL_WORKER_OTEL_ENABLED: expected true, since CRAWL/,
    ]);
});

t.test('variables that orchestrators inject count as unset and are no misspellings', async (t) => {
  const injected = {
    CRAWL_WORKER_PORT: 'tcp://10.0.0.1:8000',
    CRAWL_WORKER_SERVICE_HOST: '10.0.0.1',
    CRAWL_WORKER_SERVICE_PORT: '8000',
    CRAWL_WORKER_PORT_8000_TCP: 'tcp://10.0.0.1:8000',
    CRAWL_WORKER_B_PORT: 'tcp://10.0.0.2:8000',
    SERVICE_SERVICE_HOST: '10.0.0.3',
  };
  t.equal(readEnv(CrawlWorkerEnv, injected).CRAWL_WORKER_PORT, 8000);
  t.strictSame(misspellings(injected, GatewayEnv, CrawlWorkerEnv), []);
  t.match(gateway({ SERVICE_CRAWL_WORKER_ADDRESS: 'tcp://10.0.0.1:8000' }), [/^SERVICE_CRAWL_WORKER_ADDRESS: /]);
});

t.test('a variable that is nearly a setting is pointed out, and is no fault', async (t) => {
  const told = (env: Env) => {
    t.strictSame(gateway(env), []);
    return misspellings(env, GatewayEnv);
  };
  t.match(told({ SERVICE_HOTS: '::' }), [/^SERVICE_HOTS .*did you mean SERVICE_HOST\?/]);
  t.match(told({ SERVICE_API_A_TOKEN_FIL: '/x' }), [/did you mean SERVICE_API_A_TOKEN_FILE\?/]);
  t.strictSame(told({ SERVICE_HOTS: '::', SERVICE_HOST: '::' }), [], 'the setting itself is there');
  t.strictSame(told({ SERVICE_MESH_NAME: 'x', HOST: '::', SERVICE_HOTS: '' }), []);
});

t.test('only secrets come from files', async (t) => {
  t.match(gateway({ SERVICE_PORT_FILE: '/x' }), [/^SERVICE_PORT_FILE: expected SERVICE_PORT itself/]);
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
