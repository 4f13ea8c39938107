import t from 'tap';
import { GatewayEnv } from '../../src/config.js';
import { createSearchFrom } from '../../src/providers/index.js';
import { readEnv } from '../../src/shared/env.js';
import { failureOf, never } from '../helpers/failure.js';
import { listen } from '../helpers/listen.js';
import { searchFor, send } from '../providers/support.js';
import { PAGES, rowsAbout } from './support.js';

t.test('the provider metasearch asks the engines itself, and answers as the service would', async (t) => {
  const brave = await listen(t, (_req, res) => res.end(PAGES.brave(rowsAbout('compost', 'one', 'two'))));
  const mojeek = await listen(t, (_req, res) => res.end(PAGES.mojeek(rowsAbout('compost', 'two'))));
  const settings = readEnv(GatewayEnv, {
    SERVICE_SEARCH_PROVIDER: 'metasearch',
    METASEARCH_ENGINES: 'brave,mojeek',
    METASEARCH_BRAVE_ADDRESS: brave.href,
    METASEARCH_MOJEEK_ADDRESS: mojeek.href,
  });
  const search = createSearchFrom(settings, send);
  t.match(await search(searchFor(), never), [
    { title: 'compost two', url: 'https://two.example/' },
    { title: 'compost one', url: 'https://one.example/' },
  ]);
  const wrong = await failureOf(search(searchFor({ engine: 'altavista' }), never));
  t.match(wrong, { code: 'invalid_request', message: /Valid ones: auto, brave, mojeek/ });
});

t.test('engines that all refuse are a block, not an empty answer', async (t) => {
  const brave = await listen(t, (_req, res) => res.writeHead(403).end());
  const settings = readEnv(GatewayEnv, {
    SERVICE_SEARCH_PROVIDER: 'metasearch',
    METASEARCH_ENGINES: 'brave',
    METASEARCH_BRAVE_ADDRESS: brave.href,
  });
  t.match(await failureOf(createSearchFrom(settings, send)(searchFor(), never)), { code: 'provider_blocked' });
});
