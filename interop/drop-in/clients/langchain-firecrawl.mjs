import { FireCrawlLoader } from '@langchain/community/document_loaders/web/firecrawl';
import { contract, nowhere, serve, site, versionOf } from './serve.mjs';

const load = (url, params = {}) =>
  new FireCrawlLoader({
    url,
    apiKey: 'key',
    apiUrl: contract('firecrawl'),
    mode: 'scrape',
    params: { formats: ['markdown'], ...params },
  }).load();

serve(`${versionOf('@langchain/community')} FireCrawlLoader`, {
  scrape: [() => load(`${site}/one`), 'The first page'],
  refused: [() => load(`${site}/refused`), 'robots.txt'],
  unreachable: [() => load(nowhere), 'cannot be reached'],
  slow: [() => load(`${site}/slow`, { timeout: 2000 }), 'did not arrive in time'],
});
