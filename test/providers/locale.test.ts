import t from 'tap';
import { createApiA } from '../../src/providers/api-a.js';
import { braveRegion } from '../../src/providers/api-a-regions.js';
import { createApiB } from '../../src/providers/api-b.js';
import { createBing } from '../../src/providers/bing.js';
import { createExa } from '../../src/providers/exa.js';
import { createGoogleCse } from '../../src/providers/google-cse.js';
import { createKagi } from '../../src/providers/kagi.js';
import { type Locale, toLocale } from '../../src/providers/locale.js';
import { createMetasearchHosted } from '../../src/providers/metasearch-hosted.js';
import { createMetasearchPy } from '../../src/providers/metasearch-py.js';
import { createNative } from '../../src/providers/native.js';
import { NATIVE_REGIONS } from '../../src/providers/native-regions.js';
import type { Provider } from '../../src/providers/provider.js';
import { createSerper } from '../../src/providers/serper.js';
import { createTavily } from '../../src/providers/tavily.js';
import { createYou } from '../../src/providers/you.js';
import { searchFor, sentBy } from './support.js';

t.test('a region becomes the country and the language that exist', async (t) => {
  const cases = [
    ['us-en', { country: 'US', language: 'en' }],
    ['DE-de', { country: 'DE', language: 'de' }],
    ['uk-en', { country: 'GB', language: 'en' }],
    ['ua-uk', { country: 'UA', language: 'uk' }],
    ['jp-jp', { country: 'JP', language: 'ja' }],
    ['kr-kr', { country: 'KR', language: 'ko' }],
    ['tw-tzh', { country: 'TW', language: 'zh' }],
    ['xa-ar', { country: 'SA', language: 'ar' }],
    ['ct-ca', { country: 'ES', language: 'ca' }],
    ['no-no', { country: 'NO', language: 'nb' }],
    ['sl-sl', { country: 'SI', language: 'sl' }],
    ['at-de', { country: 'AT', language: 'de' }],
    ['ph-fil', { country: 'PH', language: 'fil' }],
    ...['us-xx', 'us-', 'us', 'us-und', 'us-mul', 'us-english', 'US_qq'].map((code) => [code, { country: 'US' }]),
    ...['qq-en', 'zz-en', 'un-en', 'eu-en', 'xk-en', 'usa-en', '-en', 'all-en', 'wt-en', ' QQ_EN '].map((code) => [
      code,
      { language: 'en' },
    ]),
    ...['xx-yy', 'en-us', 'en', 'all', 'wt-wt', 'all-qq', 'usa', '-', 'constructor-constructor'].map((code) => [
      code,
      {},
    ]),
    ['de-at', { country: 'DE' }],
    ['tw-zh-hant', { country: 'TW', language: 'zh' }],
    ['us_en_US', { country: 'US', language: 'en' }],
    ['us_eng', { country: 'US', language: 'en' }],
    ['sl_SL', { country: 'SI', language: 'sl' }],
    ['', {}],
    [undefined, {}],
  ] as [string | undefined, Locale][];
  for (const [region, locale] of cases) t.strictSame(toLocale(region), locale, String(region));
});

t.test('every region of the native provider has both parts', async (t) => {
  for (const region of NATIVE_REGIONS) {
    if (region !== 'wt-wt') t.match(toLocale(region), { country: /^[A-Z]{2}$/, language: /^[a-z]{2}$/ }, region);
  }
});

t.test('no provider gets a region that does not exist', async (t) => {
  const address = new URL('http://localhost/');
  const providers = {
    api_a: createApiA({ address, token: 'x' }),
    api_b: createApiB({ address, key: 'x' }),
    metasearch_hosted: createMetasearchHosted({ address }),
    metasearch_py: createMetasearchPy({ address }),
    native: createNative({ address }),
    serper: createSerper({ address, key: 'x' }),
    tavily: createTavily({ address, key: 'x' }),
    exa: createExa({ address, key: 'x' }),
    kagi: createKagi({ address, key: 'x' }),
    you: createYou({ address, key: 'x' }),
    google_cse: createGoogleCse({ address, key: 'x', id: 'x' }),
    bing: createBing({ address, key: 'x' }),
  };
  const sent = (provider: Provider, region?: string) => {
    const { url, json, form, headers } = provider.toRequest(searchFor({ region })) ?? {};
    return JSON.stringify({ url, json, form, headers });
  };
  for (const [name, provider] of Object.entries(providers)) {
    for (const region of ['en-us', 'xx-yy', 'en', 'zz', 'Germany', 'constructor', '-']) {
      t.equal(sent(provider, region), sent(provider), `${name} ${region}`);
    }
    t.not(sent(provider, 'us-en'), sent(provider), name);
  }
});

t.test('of a region that exists by half, each provider gets that half where it can say it', async (t) => {
  const address = new URL('http://localhost/');
  const providers = {
    api_b: createApiB({ address, key: 'x' }),
    metasearch_hosted: createMetasearchHosted({ address }),
    metasearch_py: createMetasearchPy({ address }),
    native: createNative({ address }),
  };
  const cases = [
    ['api_b', 'us-qq', { rb: 'US', lb: undefined }],
    ['api_b', 'qq-en', { rb: undefined, lb: 'EN' }],
    ['api_b', 'all-en', { rb: undefined, lb: 'EN' }],
    ['api_b', 'all', { rb: undefined, lb: undefined }],
    ['metasearch_hosted', 'us-qq', { language: undefined }],
    ['metasearch_hosted', 'QQ_en', { language: 'en' }],
    ['metasearch_hosted', 'all-en', { language: 'en' }],
    ['metasearch_hosted', 'all', { language: 'all' }],
    ['metasearch_hosted', 'all-qq', { language: 'all' }],
    ['metasearch_py', 'uk-qq', { region: 'uk-wt' }],
    ['metasearch_py', 'qq-jp', { region: 'wt-jp' }],
    ['metasearch_py', 'all-en', { region: 'wt-en' }],
    ['metasearch_py', 'ALL', { region: 'wt-wt' }],
    ['native', 'de-qq', { kl: 'de-de' }],
    ['metasearch_py', 'br-pt-br', { region: 'br-pt' }],
    ['metasearch_hosted', 'tw-zh-hant', { language: 'zh-TW' }],
    ['native', 'us-qq', { kl: 'us-en' }],
    ['native', 'us', { kl: 'us-en' }],
    ['native', 'ch', { kl: 'ch-de' }],
    ['native', 'ca-', { kl: 'ca-en' }],
    ['native', 'be-xx', { kl: 'be-nl' }],
    ['native', 'es', { kl: 'es-es' }],
    ['native', 'in', { kl: 'in-en' }],
    ['native', 'us-fr', { kl: '' }],
    ['native', 'de-en', { kl: '' }],
    ['native', 'qq-de', { kl: '' }],
    ['native', 'GB_en', { kl: 'uk-en' }],
    ['native', 'all', { kl: 'wt-wt' }],
    ['native', 'all-en', { kl: 'wt-wt' }],
  ] as const;
  for (const [name, region, expected] of cases) {
    const form = providers[name].toRequest(searchFor({ region }))?.form;
    const sent: Record<string, unknown> = { ...sentBy(providers[name], { region }), ...form };
    for (const [key, value] of Object.entries(expected)) t.equal(sent[key], value, `${name} ${region} ${key}`);
  }
});

t.test('every region of the native provider reaches the metasearch service', async (t) => {
  const py = createMetasearchPy({ address: new URL('http://localhost/') });
  for (const region of NATIVE_REGIONS) t.match(sentBy(py, { region }), { region });
});

t.test('Brave gets only countries and languages of its lists', async (t) => {
  const cases = [
    ['us-en', { country: 'US', search_lang: 'en' }],
    ['uk-en', { country: 'GB', search_lang: 'en-gb' }],
    ['br-pt', { country: 'BR', search_lang: 'pt-br' }],
    ['pt-pt', { country: 'PT', search_lang: 'pt-pt' }],
    ['cn-zh', { country: 'CN', search_lang: 'zh-hans' }],
    ['hk-tzh', { country: 'HK', search_lang: 'zh-hant' }],
    ['jp-jp', { country: 'JP', search_lang: 'jp' }],
    ['no-no', { country: 'NO', search_lang: 'nb' }],
    ['xa-ar', { country: 'SA', search_lang: 'ar' }],
    ['ct-ca', { country: 'ES', search_lang: 'ca' }],
    ['sg-en', { search_lang: 'en' }],
    ['ua-uk', { search_lang: 'uk' }],
    ['sl-sl', { search_lang: 'sl' }],
    ['gr-el', {}],
    ['en-us', {}],
    ['en', {}],
    ['xx-yy', {}],
    ['us-qq', { country: 'US' }],
    ['us', { country: 'US' }],
    ['DE_english', { country: 'DE' }],
    ['us-sw', { country: 'US' }],
    ['qq-en', { search_lang: 'en' }],
    ['usa-EN', { search_lang: 'en' }],
    ['eu-fr', { search_lang: 'fr' }],
    ['qq-tzh', { search_lang: 'zh-hant' }],
    ['all', { country: 'ALL' }],
    ['all-en', { country: 'ALL', search_lang: 'en' }],
    ['ALL_jp', { country: 'ALL', search_lang: 'jp' }],
    ['all-pt-br', { country: 'ALL', search_lang: 'pt-br' }],
    ['all-qq', { country: 'ALL' }],
    ['us-en-us', { country: 'US', search_lang: 'en' }],
    ['tw-zh-tw', { country: 'TW', search_lang: 'zh-hant' }],
    ['cn-zh-hans-cn', { country: 'CN', search_lang: 'zh-hans' }],
    ['qq-en-gb', { search_lang: 'en-gb' }],
    ['wt-wt', { country: 'ALL' }],
    ['wt-de', { country: 'ALL', search_lang: 'de' }],
    [undefined, {}],
  ] as const;
  for (const [region, parameters] of cases) t.strictSame(braveRegion(region), parameters, String(region));
});
