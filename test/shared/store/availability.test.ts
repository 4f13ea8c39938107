import { setImmediate as afterwards } from 'node:timers/promises';
import t from 'tap';
import { createAvailability } from '../../../src/shared/store/availability.js';
import { LineWatch } from '../../helpers/line-watch.js';
import { logInto } from '../../helpers/log-into.js';

const AWAY = 'the store is away; this process works alone until it is back';
const BACK = 'the store is back';
const MINUTE = 60_000;

t.test('one that goes again is told of when a minute has passed, and then as it is', async (t) => {
  const watch = new LineWatch();
  let isThere = true;
  let ms = 0;
  const check = async () => {
    if (!isThere) throw new Error('no');
  };
  const available = createAvailability(check, logInto(watch, 'test'), { now: () => ms });
  t.teardown(() => available.close());
  await available.checked;
  /** It goes, or comes, and that has been noticed. */
  const becomes = async (wanted: boolean) => {
    isThere = wanted;
    while (available.isUp() !== wanted) {
      await available.ask(check);
      await afterwards();
    }
  };
  await becomes(false);
  await becomes(true);
  t.strictSame(watch.messages(), [AWAY, BACK]);
  ms = MINUTE - 1;
  await becomes(false);
  await becomes(true);
  await becomes(false);
  t.strictSame(watch.messages(), [AWAY, BACK], 'too soon');
  ms = MINUTE;
  while (watch.lines.length < 3) await afterwards();
  t.equal(available.isUp(), false, 'who reads the log knows that it is away');
  await becomes(true);
  ms = 2 * MINUTE;
  await becomes(false);
  t.strictSame(watch.messages(), [AWAY, BACK, AWAY, BACK, AWAY], 'at once, as it was up for long');
});
