import t from 'tap';
import { retryAfterMs, retryAfterSeconds } from '../../src/shared/retry-after.js';

t.test('a wait is seconds or a date, and nothing else', async (t) => {
  const cases = [
    ['120', 120_000],
    [' 7 ', 7_000],
    [2.5, 2_500],
    ['12.7', 12_700],
    ['0', 0],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['Wed Oct 21 07:28:00 2015', 0],
    ...['', undefined, null, 'soon', '-5', '10 seconds', '5s', '1e3', '2.5.1', 'in 3 minutes'].map(
      (said) => [said, undefined] as const,
    ),
  ] as const;
  for (const [said, ms] of cases) t.equal(retryAfterMs(said), ms, String(said));
  const later = new Date(Date.now() + 42_000).toUTCString();
  t.ok([41, 42].includes(retryAfterSeconds(later) ?? 0), 'a date has whole seconds');
});

t.test('it is told in whole seconds, one at least and a day at most', async (t) => {
  for (const [said, seconds] of [
    ['0', 1],
    ['2.1', 3],
    ['99999999', 86_400],
    ['soon', undefined],
  ] as const)
    t.equal(retryAfterSeconds(said), seconds, said);
});
