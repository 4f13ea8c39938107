import t from 'tap';
import { isoDate } from '../../src/providers/stated-date.js';

t.test('days and times as services word them become ISO 8601', async (t) => {
  const cases = [
    ['Mar 5, 2026', '2026-03-05'],
    ['Dec 31, 1999', '1999-12-31'],
    ['Thu, 05 Mar 2026 07:00:00 GMT', '2026-03-05T07:00:00.000Z'],
    ['5 Mar 2026 07:00 +0100', '2026-03-05T06:00:00.000Z'],
    ['Feb 30, 2026', undefined],
    ['Foo 3, 2026', undefined],
    ['Thu, 05 Foo 2026 07:00:00 GMT', undefined],
    [7, undefined],
    [undefined, undefined],
    ['2026-03-05', '2026-03-05'],
    ['3 days ago', '3 days ago'],
  ] as const;
  for (const [said, date] of cases) t.equal(isoDate(said), date, String(said));
});
