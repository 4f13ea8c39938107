import t from 'tap';
import { freshSeconds } from '../../src/cache/freshness.js';

const TTL = 300;
const cases: [said: Record<string, string>, seconds: number | undefined, why: string][] = [
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
  [{ cache_control: 'x-no-store' }, 300, 'an unknown word that ends alike'],
];

for (const [said, seconds, why] of cases)
  t.test(`${JSON.stringify(said)} is fresh for ${seconds} s: ${why}`, async (t) =>
    t.equal(freshSeconds(said, TTL), seconds),
  );
