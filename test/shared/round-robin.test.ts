import PQueue from 'p-queue';
import t from 'tap';
import { RoundRobin } from '../../src/shared/round-robin.js';
import { takeTurn } from '../../worker/take-turn.js';
import { failureOf, never } from '../helpers/failure.js';

/** A small generator, so that a failure can be repeated. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

t.test('whatever comes and goes, lanes take turns, and tasks of a lane stay in order', async (t) => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = createRandom(seed);
    const queue = new RoundRobin();
    /** The same said simply: what waits, as it came, and the lanes that wait, the one whose turn it is first. */
    let waiting: { lane: string; id: string }[] = [];
    let lanes: string[] = [];
    const ran: string[] = [];
    const expected: string[] = [];
    for (let step = 0; step < 100; step++) {
      const lane = `lane ${random(5)}`;
      const id = String(step);
      const deed = random(5);
      if (deed < 2) {
        queue.enqueue(async () => ran.push(id), { lane: [lane], id });
        waiting.push({ lane, id });
        if (!lanes.includes(lane)) lanes.push(lane);
      } else if (deed === 2) {
        const gone = waiting[random(waiting.length)]?.id ?? 'nobody';
        queue.remove(gone);
        waiting = waiting.filter((one) => one.id !== gone);
        lanes = lanes.filter((name) => waiting.some((one) => one.lane === name));
      } else {
        const next = waiting.find((one) => one.lane === lanes[0]);
        await queue.dequeue()?.();
        waiting = waiting.filter((one) => one !== next);
        const [first, ...others] = lanes;
        lanes = [...others, ...(first && waiting.some((one) => one.lane === first) ? [first] : [])];
        if (next) expected.push(next.id);
      }
      if (queue.size !== waiting.length) t.equal(queue.size, waiting.length, `seed ${seed}, step ${step}`);
    }
    if (String(ran) !== String(expected)) t.strictSame(ran, expected, `seed ${seed}`);
  }
});

t.test('a lane with tasks under way lets another one go first; who leaves is left out', async (t) => {
  const queue = new PQueue({ concurrency: 1, queueClass: RoundRobin });
  const began: string[] = [];
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  const first = takeTurn(queue, never, () => held, ['greedy']);
  const leaving = new AbortController();
  const left = failureOf(takeTurn(queue, leaving.signal, async () => began.push('left'), ['greedy']));
  const greedy = [1, 2, 3].map((n) => takeTurn(queue, never, async () => began.push(`greedy ${n}`), ['greedy']));
  const polite = takeTurn(queue, never, async () => began.push('polite'), ['polite']);
  leaving.abort(new Error('left'));
  t.match(await left, { message: 'left' });
  free();
  await Promise.all([first, polite, ...greedy]);
  t.strictSame(began, ['polite', 'greedy 1', 'greedy 2', 'greedy 3']);
});

t.test('callers take turns, and so do the hosts of each', async (t) => {
  const queue = new RoundRobin();
  const ran: string[] = [];
  const add = (caller: string, host: string, id: string) =>
    queue.enqueue(async () => ran.push(id), { lane: [caller, host], id });
  for (const n of [1, 2, 3]) add('greedy', 'large', `large ${n}`);
  add('greedy', 'small', 'small');
  add('greedy', 'gone', 'gone');
  add('polite', 'large', 'polite 1');
  add('polite', 'large', 'polite 2');
  queue.remove('gone');
  queue.remove('gone');
  t.equal(queue.size, 6);
  t.equal(queue.filter({ lane: ['greedy'] }).length, 4);
  t.equal(queue.filter({ lane: ['polite', 'small'] }).length, 0);
  for (let run = queue.dequeue(); run; run = queue.dequeue()) await run();
  t.strictSame(ran, ['large 1', 'polite 1', 'small', 'polite 2', 'large 2', 'large 3']);
  t.equal(queue.size, 0);
});
