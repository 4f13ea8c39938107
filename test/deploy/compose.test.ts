import { readdirSync } from 'node:fs';
import t from 'tap';
import { parse } from 'yaml';
import { inRoot } from '../helpers/root.js';
import { composeFile, faultsOf } from './compose.js';

const EXAMPLES = readdirSync(inRoot('examples/compose')).filter(
  (name) => name.endsWith('.yaml') && name !== 'base.yaml',
);

t.test('there is an example for every provider and worker, a chain, and applications', async (t) => {
  const providers = ['native', 'metasearch', 'metasearch-ddgs', 'searxng', 'api-a', 'api-b', 'chain'];
  const names = [...providers, 'browser-worker', 'open-webui', 'librechat'];
  t.strictSame(EXAMPLES.toSorted(), names.map((name) => `${name}.yaml`).sort());
});

for (const name of EXAMPLES)
  t.test(`${name} keeps to the specification, to our settings and to our rules`, async (t) =>
    t.strictSame(faultsOf(composeFile(name)), []),
  );

t.test('SearXNG answers JSON and lets the gateway through', async (t) => {
  const settings = parse(composeFile('searxng/settings.yml'));
  t.match(settings, { server: { limiter: false }, search: { formats: ['html', 'json'] } });
});

t.test('the chain has the providers that it names, in their order', async (t) => {
  const { gateway } = parse(composeFile('chain.yaml')).services;
  t.match(gateway.environment, { SERVICE_SEARCH_PROVIDER: 'searxng', SERVICE_SEARCH_FALLBACK: 'brave,metasearch' });
});

t.test('LibreChat searches and reads by what its container is given', async (t) => {
  const { webSearch } = parse(composeFile('librechat/librechat.yaml'));
  const { environment } = parse(composeFile('librechat.yaml')).services.librechat;
  t.match(webSearch, { searchProvider: 'searxng', scraperProvider: 'firecrawl', rerankerType: 'none' });
  const named = Object.values(webSearch).flatMap((value) => /^\$\{(\w+)\}$/.exec(String(value))?.[1] ?? []);
  t.equal(named.length, 5);
  t.strictSame(
    named.filter((name) => !(name in environment)),
    [],
  );
});

t.test('what drifts is found', async (t) => {
  const [out, secret] = ['    networks: [gateway-out]\n', 'SERVICE_API_A_TOKEN_FILE: /run/secrets/api_a_token'];
  const cases: [name: string, from: string, to: string, fault: RegExp][] = [
    ['native', 'services:', 'servces:', /must NOT have additional properties/],
    ['native', 'extends: {', 'extend: {', /must NOT have additional properties/],
    ['native', 'PROVIDER: native', 'PROVIDER: nativ', /SERVICE_SEARCH_PROVIDER: expected one of/],
    ['native', 'SERVICE_SEARCH_PROVIDER', 'SERVICE_SEARCH_PROVIDR', /no setting SERVICE_SEARCH_PROVIDR/],
    ['native', '    environment:', '    ports: ["8081:8080"]\n    environment:', /on loopback/],
    ['native', '    environment:', `${out.replace('gateway-out', 'worker-out')}    environment:`, /nobody else/],
    ['native', 'inside: { internal: true }', 'inside: {}', /one internal network/],
    ['native', 'worker-out: {}', 'worker-in: {}', /networks are defined/],
    ['native', '  crawl-worker:', '  worker:', /leads to no service/],
    ['native', '    environment:', '    stop_grace_period: 20s\n    environment:', /stopped before it is drained/],
    ['metasearch', ':8001', ':8000', /another port/],
    ['metasearch', 'service_healthy', 'service_started', /does not wait for metasearch/],
    ['metasearch-ddgs', '    healthcheck:', '    x-healthcheck:', /health is asked/],
    ['metasearch-ddgs', '    pids_limit: 128\n', '', /processes are limited/],
    ['chain', 'brave,metasearch', 'brave,metasearh', /SERVICE_SEARCH_FALLBACK/],
    ['chain', `      ${secret}\n`, '', /SERVICE_API_A_TOKEN/],
    ['open-webui', '/compat/open-webui/load', '/compat/openwebui/load', /is no contract that is served/],
    ['open-webui', 'gateway:8080', 'gateway:8000', /another port/],
    [
      'open-webui',
      ':v0.11.4@sha256:9591b13f13843c7721c2b8eaf7382846c81b3ffe126526d1888d1fed50c6a33f',
      ':main',
      /pinned/,
    ],
    ['librechat', 'searxng,firecrawl', 'searxng', /FIRECRAWL_API_URL is no contract that is served/],
    [
      'librechat',
      'mongodb: { condition: service_healthy }',
      'mongodb: { condition: service_started }',
      /wait for mongodb/,
    ],
    ['api-a', `      ${secret}\n`, '', /SERVICE_API_A_TOKEN: .*required/],
    ['api-a', secret, secret.replace('api_a_token', 'api_token'), /there is no file/],
  ];
  for (const [name, from, to, fault] of cases) {
    const text = composeFile(`${name}.yaml`);
    t.ok(text.includes(from), from);
    t.match(faultsOf(text.replace(from, to)).join('\n'), fault, `${name}: ${from} → ${to}`);
  }
});
