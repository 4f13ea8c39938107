import t from 'tap';
import { GatewayEnv } from '../../src/config.js';
import { PROVIDERS, providerOf } from '../../src/providers/all.js';
import { createSearchFrom } from '../../src/providers/index.js';
import { readEnv } from '../../src/shared/env.js';
import { never } from '../helpers/failure.js';
import { listen } from '../helpers/listen.js';
import { areApart, searchFor, timing } from './support.js';

const settings = readEnv(GatewayEnv, {
  SERVICE_NATIVE_PROVIDER_ADDRESS: 'http://native.test',
  SERVICE_NATIVE_MIN_INTERVAL_MS: '0',
  SERVICE_METASEARCH_PY_PROVIDER_ADDRESS: 'http://py.test',
  SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS: 'http://hosted.test',
  SERVICE_API_A_TOKEN: 'a',
  SERVICE_API_A_ADDRESS: 'http://a.test',
  SERVICE_API_B_KEY: 'b',
  SERVICE_API_B_ADDRESS: 'http://b.test',
  SERVICE_SERPER_KEY: 's',
  SERVICE_SERPER_ADDRESS: 'http://serper.test',
  SERVICE_TAVILY_KEY: 't',
  SERVICE_TAVILY_ADDRESS: 'http://tavily.test',
  SERVICE_EXA_KEY: 'e',
  SERVICE_EXA_ADDRESS: 'http://exa.test',
  SERVICE_KAGI_KEY: 'k',
  SERVICE_KAGI_ADDRESS: 'http://kagi.test',
  SERVICE_YOU_KEY: 'y',
  SERVICE_YOU_ADDRESS: 'http://you.test',
  SERVICE_GOOGLE_CSE_KEY: 'g',
  SERVICE_GOOGLE_CSE_ID: 'cx',
  SERVICE_GOOGLE_CSE_ADDRESS: 'http://google.test',
  SERVICE_BING_KEY: 'b',
  SERVICE_BING_ADDRESS: 'http://bing.test',
});

t.test('a provider is chosen by its name or by what people call it', async (t) => {
  const cases = [
    ['native', 'duckduckgo', 'http://native.test/html/'],
    ['metasearch_py', 'ddgs', 'http://py.test/search/text'],
    ['metasearch_hosted', 'searxng', 'http://hosted.test/search'],
    ['api_a', 'brave', 'http://a.test/res/v1/web/search'],
    ['api_b', 'mojeek', 'http://b.test/search'],
  ] as const;
  for (const [name, brand, url] of cases) {
    for (const word of [name, brand]) {
      const request = providerOf(word).create(settings).toRequest(searchFor());
      t.equal(request?.url.href.split('?')[0], url, word);
    }
  }
  const others = {
    serper: 'http://serper.test/search',
    tavily: 'http://tavily.test/search',
    exa: 'http://exa.test/search',
    kagi: 'http://kagi.test/api/v1/search',
    you: 'http://you.test/v1/search',
    google_cse: 'http://google.test/customsearch/v1',
    bing: 'http://bing.test/v7.0/search',
  };
  for (const [name, url] of Object.entries(others)) {
    const request = providerOf(name).create(settings).toRequest(searchFor());
    t.equal(request?.url.href.split('?')[0], url, name);
  }
  t.throws(() => providerOf('google'));
});

t.test('no two providers have a word or a setting in common', async (t) => {
  const words = PROVIDERS.flatMap(({ name, brand }) => [name, ...(brand ? [brand] : [])]);
  t.equal(new Set(words).size, words.length);
  const names = PROVIDERS.flatMap(({ settings }) => Object.keys(settings));
  t.equal(new Set(names).size, names.length);
});

t.test('what a provider needs is named when it is missing; the others need nothing', async (t) => {
  for (const { name, brand, needs } of PROVIDERS) {
    for (const word of [name, ...(brand ? [brand] : [])]) {
      const read = () => readEnv(GatewayEnv, { SERVICE_SEARCH_PROVIDER: word });
      if (needs.length === 0) t.doesNotThrow(read, word);
      for (const setting of needs) t.throws(read, { message: new RegExp(`${setting}: expected a value`) }, word);
    }
  }
});

t.test('an engine reaches only the providers that have engines', async (t) => {
  for (const { name, create, sends } of PROVIDERS) {
    const request = create(settings).toRequest(searchFor({ engine: 'canary' }));
    t.equal(/canary/.test(JSON.stringify(request)), sends.engine !== '–', name);
  }
});

t.test('native is paced by its setting and asks one thing at a time', async (t) => {
  const startsMs: number[] = [];
  const page = '<div class="result"><a class="result__a" href="https://soil.example/">Soil</a></div>';
  const SERVICE_NATIVE_PROVIDER_ADDRESS = await listen(t, (_req, res) => res.end(page));
  const native = {
    ...settings,
    SERVICE_SEARCH_PROVIDER: 'duckduckgo',
    SERVICE_NATIVE_PROVIDER_ADDRESS,
    SERVICE_NATIVE_MIN_INTERVAL_MS: 40,
  };
  const search = createSearchFrom(native, timing(startsMs));
  const beganMs = performance.now();
  const answers = await Promise.all(['a', 'b', 'c'].map((query) => search(searchFor({ query }), never)));
  for (const rows of answers) t.match(rows, [{ title: 'Soil' }]);
  t.ok(areApart(startsMs, beganMs, 40));
});
