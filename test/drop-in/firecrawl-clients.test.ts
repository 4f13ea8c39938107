import t from 'tap';
import { gatewayFor, postJson } from '../helpers/gateway.js';

/** What products send, as their sources have it; those that can be installed are run elsewhere. */
const PAGE = 'https://one.example/page';
const SCRAPES: Record<string, [string, object]> = {
  LibreChat: ['v2/scrape', { url: PAGE, formats: ['markdown', 'rawHtml'], timeout: 7500 }],
  'LibreChat, first version': ['v1/scrape', { url: PAGE, formats: ['markdown', 'rawHtml'], timeout: 7500 }],
  Hermes: ['v2/scrape', { url: PAGE, formats: ['markdown', 'html'], waitFor: 3000, origin: 'python-sdk@4.30.0' }],
  'Open WebUI': [
    'v2/scrape',
    { url: PAGE, formats: ['markdown'], skipTlsVerification: true, removeBase64Images: true, timeout: 60000 },
  ],
  n8n: ['v2/scrape', { url: PAGE, formats: [{ type: 'markdown' }], onlyMainContent: true, headers: {}, actions: [] }],
  Dify: [
    'v2/scrape',
    { url: PAGE, formats: ['markdown'], onlyMainContent: true, waitFor: 0, timeout: 30000, headers: null },
  ],
  OpenClaw: [
    'v2/scrape',
    {
      ...{ url: PAGE, formats: ['markdown'], onlyMainContent: true, timeout: 30000, maxAge: 172800000 },
      ...{ proxy: 'auto', storeInCache: true },
    },
  ],
  khoj: ['v1/scrape', { url: PAGE, formats: ['markdown'], excludeTags: ['script', '.ad'] }],
  LiteLLM: ['scrape', { url: PAGE, formats: ['markdown'], onlyMainContent: true }],
};
const SEARCHES: Record<string, [string, object]> = {
  Hermes: ['v2/search', { query: 'q', limit: 5, origin: 'python-sdk@4.30.0' }],
  'Open WebUI': ['v2/search', { query: 'q', limit: 3, timeout: 9000, ignoreInvalidURLs: true }],
  khoj: ['v2/search', { query: 'q', limit: 10, country: 'US', location: 'US', timeout: 10000, scrapeOptions: {} }],
  LiteLLM: [
    'v2/search',
    { query: 'q', limit: 10, country: 'US', scrapeOptions: { formats: ['markdown'], onlyMainContent: true } },
  ],
  'LiteLLM without the version': [
    'search',
    { query: 'q', scrapeOptions: { formats: ['markdown'], onlyMainContent: true } },
  ],
  'firecrawl-mcp': [
    'v2/search',
    { query: 'q', sources: ['web', 'alexandria'], domainTools: false, toolDetail: 'compact', origin: 'mcp-x@3.26.0' },
  ],
};

for (const prefix of ['', 'compat/firecrawl/']) {
  for (const [client, [path, body]] of Object.entries(SCRAPES)) {
    t.test(`${client} reads a page at ${prefix}${path}`, async (t) => {
      const { url } = await gatewayFor(t, { env: { SERVICE_DROP_IN: 'all' } });
      const answer = await postJson(new URL(prefix + path, url), body, { authorization: 'Bearer any' });
      t.match(answer, {
        status: 200,
        body: {
          success: true,
          data: {
            markdown: 'Some *text*.',
            metadata: { title: 'A page', url: PAGE, sourceURL: PAGE, statusCode: 200 },
          },
        },
      });
      t.notOk(answer.body.data.metadata.error);
    });
  }
  for (const [client, [path, body]] of Object.entries(SEARCHES)) {
    t.test(`${client} searches at ${prefix}${path}`, async (t) => {
      const { url } = await gatewayFor(t, { env: { SERVICE_DROP_IN: 'all' } });
      const answer = await postJson(new URL(prefix + path, url), body, { authorization: 'Bearer ' });
      const row = { url: 'https://one.example/', title: 'One', description: 'First', position: 1 };
      t.match(answer, { status: 200, body: { success: true, data: { web: [row] } } });
    });
  }
}
