import t from 'tap';
import { createMemoryCache } from '../../src/cache/byte-cache.js';
import { cacheSearch } from '../../src/cache/cached-search.js';
import type { CallFacts } from '../../src/shared/call-facts.js';
import { never } from '../helpers/failure.js';
import { searchFor } from '../providers/support.js';

t.test('kept rows have what was known of them, and of the engines that they lack', async (t) => {
  const row = {
    title: 'Soil',
    url: 'https://soil.example/',
    snippet: '',
    published: '2026-05-05',
    engines: ['a'],
    score: 2,
  };
  const missing = [{ engine: 'bing', reason: 'blocked' as const }];
  let asked = 0;
  const search = cacheSearch(
    async (_query, _signal, say) => {
      asked++;
      say?.({ missing, leftOut: 2, provider: 'brave; skipped=native:provider_blocked' });
      return [row];
    },
    { cache: createMemoryCache(1_000_000), ttlSeconds: 60, maxUnpackedBytes: 0 },
  );
  for (const cache of ['miss', 'hit']) {
    const said: CallFacts = {};
    t.strictSame(await search(searchFor(), never, (facts) => void Object.assign(said, facts)), [row], cache);
    const provider = cache === 'hit' ? 'brave' : 'brave; skipped=native:provider_blocked';
    t.match(said, { cache, missing, leftOut: 2, provider });
  }
  t.equal(asked, 1);
});
