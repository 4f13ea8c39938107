import t from 'tap';
import { createProvider, createSearchFrom, type ProviderSettings } from '../../src/providers/index.js';
import { never } from '../helpers/failure.js';
import { listen } from '../helpers/listen.js';
import { areApart, searchFor, timing } from './support.js';

const settings: ProviderSettings = {
  SERVICE_SEARCH_PROVIDER: 'native',
  SERVICE_NATIVE_PROVIDER_ADDRESS: new URL('http://native.test'),
  SERVICE_NATIVE_MIN_INTERVAL_MS: 0,
  SERVICE_METASEARCH_PY_PROVIDER_ADDRESS: new URL('http://py.test'),
  SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS: new URL('http://hosted.test'),
  SERVICE_API_A_TOKEN: 'a',
  SERVICE_API_A_MIN_INTERVAL_MS: 0,
  SERVICE_API_A_ADDRESS: new URL('http://a.test'),
  SERVICE_API_B_KEY: 'b',
  SERVICE_API_B_ADDRESS: new URL('http://b.test'),
};

t.test('the setting chooses the provider', async (t) => {
  const cases = [
    ['native', 'http://native.test/html/'],
    ['metasearch_py', 'http://py.test/search/text'],
    ['metasearch_hosted', 'http://hosted.test/search'],
    ['api_a', 'http://a.test/res/v1/web/search'],
    ['api_b', 'http://b.test/search'],
  ] as const;
  for (const [SERVICE_SEARCH_PROVIDER, url] of cases) {
    const request = createProvider({ ...settings, SERVICE_SEARCH_PROVIDER }).toRequest(searchFor());
    t.equal(request?.url.href.split('?')[0], url);
  }
});

t.test('what the chosen provider needs is named when it is missing; the others need nothing', async (t) => {
  const needs = {
    metasearch_hosted: 'SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS',
    api_a: 'SERVICE_API_A_TOKEN',
    api_b: 'SERVICE_API_B_KEY',
  } as const;
  const bare = Object.fromEntries(
    Object.entries(settings).filter(([name]) => !Object.values<string>(needs).includes(name)),
  );
  for (const SERVICE_SEARCH_PROVIDER of ['native', 'metasearch_py', 'metasearch_hosted', 'api_a', 'api_b'] as const) {
    const create = () => createProvider({ ...bare, SERVICE_SEARCH_PROVIDER } as ProviderSettings);
    if (SERVICE_SEARCH_PROVIDER in needs)
      t.throws(create, { message: new RegExp(`^${needs[SERVICE_SEARCH_PROVIDER as 'api_a']}: `) });
    else t.doesNotThrow(create);
  }
});

t.test('an engine reaches only the providers that have engines', async (t) => {
  for (const SERVICE_SEARCH_PROVIDER of ['native', 'metasearch_py', 'metasearch_hosted', 'api_a', 'api_b'] as const) {
    const request = createProvider({ ...settings, SERVICE_SEARCH_PROVIDER }).toRequest(searchFor({ engine: 'canary' }));
    t.equal(
      /canary/.test(JSON.stringify(request)),
      SERVICE_SEARCH_PROVIDER.startsWith('metasearch'),
      SERVICE_SEARCH_PROVIDER,
    );
  }
});

t.test('native is paced by its setting and asks one thing at a time', async (t) => {
  const startsMs: number[] = [];
  const page = '<div class="result"><a class="result__a" href="https://soil.example/">Soil</a></div>';
  const SERVICE_NATIVE_PROVIDER_ADDRESS = await listen(t, (_req, res) => res.end(page));
  const native = { ...settings, SERVICE_NATIVE_PROVIDER_ADDRESS, SERVICE_NATIVE_MIN_INTERVAL_MS: 40 };
  const search = createSearchFrom(native, timing(startsMs));
  const beganMs = performance.now();
  const answers = await Promise.all(['a', 'b', 'c'].map((query) => search(searchFor({ query }), never)));
  for (const rows of answers) t.match(rows, [{ title: 'Soil' }]);
  t.ok(areApart(startsMs, beganMs, 40));
});
