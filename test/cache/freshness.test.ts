import t from 'tap';
import { freshSeconds } from '../../src/cache/freshness.js';
import type { Caching } from '../../src/shared/fetch-contract.js';

const TTL = 300;
const AT = Date.parse('2026-03-05T12:00:00Z');
const cases: [said: Caching, seconds: number | undefined, why: string][] = [
  [{}, 300, 'nothing is said'],
  [{ cache_control: 'public' }, 300, 'nothing is said of time'],
  [{ cache_control: 'max-age=60' }, 60, 'shorter'],
  [{ cache_control: 'max-age=3600' }, 300, 'longer'],
  [{ cache_control: 'MAX-AGE="60"' }, 60, 'quoted, in capitals'],
  [{ cache_control: 'max-age=60', age: '45' }, 15, 'some of it is over'],
  [{ cache_control: 'max-age=60', age: '90' }, 0, 'all of it is over'],
  [{ cache_control: 'max-age=600, s-maxage=10' }, 10, 'shared caches have their own'],
  [{ cache_control: 'max-age=0, must-revalidate' }, 0, 'to be asked about each time'],
  [{ cache_control: 'max-age=-5' }, 0, 'no number is stale'],
  [{ cache_control: 'max-age=soon' }, 0, 'no number is stale'],
  [{ cache_control: 'no-cache' }, 0, 'to be asked about each time'],
  [{ cache_control: 'no-store' }, undefined, 'not to be kept'],
  [{ cache_control: 'Private, max-age=60' }, undefined, 'of one reader'],
  [{ cache_control: 'private="set-cookie", max-age=60' }, undefined, 'of one reader, in part'],
  [{ cache_control: 'max-age=60, no-store' }, undefined, 'the stricter one counts'],
  [{ expires: 'Thu, 05 Mar 2026 12:01:00 GMT' }, 60, 'until a time'],
  [{ expires: 'Thu, 05 Mar 2026 12:01:00 GMT', date: 'Thu, 05 Mar 2026 12:00:50 GMT' }, 10, 'by the clock of the site'],
  [{ expires: 'Thu, 05 Mar 2026 12:01:00 GMT', age: '40' }, 20, 'some of it is over'],
  [{ expires: 'Thu, 01 Jan 1970 00:00:00 GMT' }, 0, 'until a time that is over'],
  [{ expires: 'never' }, 0, 'no date is stale'],
  [{ expires: '0' }, 0, 'no date is stale'],
  [{ expires: '0', cache_control: 'max-age=60' }, 60, 'seconds go before a time'],
  [{ vary: 'accept, *' }, 0, 'no other request is like it'],
  [{ vary: 'accept, x-*' }, 300, 'all requests are alike'],
  [
    { cache_control: 'max-age=60', via: [{ cache_control: 'max-age=10' }, {}] },
    10,
    'what led to it is to be asked before',
  ],
  [
    { cache_control: 'max-age=60', via: [{ cache_control: 'no-store' }] },
    undefined,
    'what led to it is not to be kept',
  ],
  [{ cache_control: 'x-no-store' }, 300, 'an unknown word that ends alike'],
];

for (const [said, seconds, why] of cases)
  t.test(`${JSON.stringify(said)} is fresh for ${seconds} s: ${why}`, async (t) =>
    t.equal(freshSeconds(said, TTL, AT), seconds),
  );
