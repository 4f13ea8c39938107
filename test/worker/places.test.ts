import { setTimeout as delay } from 'node:timers/promises';
import t from 'tap';
import { inLane } from '../../src/shared/lane.js';
import { createPlaces } from '../../worker/places.js';
import { never } from '../helpers/failure.js';

/** Long enough to come between two calls, short enough for a test. */
const GONE_MS = 10;

t.test('who comes back in time has half of the places beside others, and not more', async (t) => {
  const places = createPlaces(6, GONE_MS);
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = (caller: string, task: () => Promise<void>) => inLane(caller, () => places.run(never, task));
  const hold = (caller: string) => run(caller, () => held);

  await run('greedy', async () => {});
  // That there is another one is told to the one who has nothing to do, once more.
  const polite = hold('polite');
  const before = Array.from({ length: 3 }, () => hold('greedy'));
  await new Promise(setImmediate);
  t.equal(places.taken, 4);
  await delay(3 * GONE_MS);
  const more = Array.from({ length: 3 }, () => hold('greedy'));
  await new Promise(setImmediate);
  t.equal(places.taken, 4, 'however long that is ago');
  end();
  await Promise.all([polite, ...before, ...more]);
  t.equal(places.taken, 0);
});
