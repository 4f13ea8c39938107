import t from 'tap';
import { createPageMemory, type Hold } from '../../worker/page-memory.js';
import { failureOf, never } from '../helpers/failure.js';

/** Whether room was given at once. */
const hasRoom = (hold: Hold, bytes: number) => hold.grow(bytes, never) === undefined;

/** Takes the one place beside the bound. */
function besideOf(memory: ReturnType<typeof createPageMemory>, bytes: number): Hold {
  const hold = memory.open('beside');
  t.ok(hasRoom(hold, bytes));
  return hold;
}

t.test('a lane may have as much as it leaves free, and others have the rest', async (t) => {
  const memory = createPageMemory(100);
  besideOf(memory, 1000);
  const [greedy, more, other] = ['greedy', 'greedy', 'other'].map((lane) => memory.open(lane)) as [Hold, Hold, Hold];
  t.ok(hasRoom(greedy, 50));
  const waiting = more.grow(1, never);
  t.ok(waiting);
  t.ok(hasRoom(other, 25));
  t.ok(hasRoom(memory.open('another'), 12));
  greedy.close();
  await waiting;
});

t.test('one page at a time may grow beside the bound; the next may when it is read', async (t) => {
  const memory = createPageMemory(100);
  const [first, second] = ['a', 'b'].map((lane) => memory.open(lane)) as [Hold, Hold];
  for (let i = 0; i < 10; i++) t.ok(hasRoom(first, 60));
  t.ok(hasRoom(memory.open('c'), 40), 'what is beside the bound takes nothing from it');
  const waiting = second.grow(90, never);
  t.ok(waiting);
  first.close();
  await waiting;
  t.equal(second.reach(90, never), undefined, 'it has that already');
  t.ok(hasRoom(second, 1000));
});

t.test('who leaves while waiting takes no room', async (t) => {
  const memory = createPageMemory(10);
  const beside = besideOf(memory, 100);
  const hold = memory.open('a');
  const leaving = new AbortController();
  const left = hold.grow(20, leaving.signal);
  leaving.abort(new Error('left'));
  t.match(await failureOf(Promise.resolve(left)), { message: 'left' });
  beside.close();
  t.ok(hasRoom(memory.open('b'), 100), 'nobody is beside the bound');
});

t.test('pages that have each a part come all to their end, within the bound and one page', async (t) => {
  for (const [pages, lanes, bound] of [
    [20, 20, 64],
    [20, 1, 64],
    [50, 7, 200],
    [5, 5, 1],
  ] as const) {
    const memory = createPageMemory(bound);
    const size = 40;
    let bytes = 0;
    let most = 0;
    const load = async (lane: string) => {
      const hold = memory.open(lane);
      for (let got = 0; got < size; got += 4) {
        await hold.grow(4, never);
        bytes += 4;
        most = Math.max(most, bytes);
      }
      bytes -= size;
      hold.close();
    };
    await Promise.all(Array.from({ length: pages }, (_, i) => load(`lane ${i % lanes}`)));
    t.ok(most <= bound + size, `${most} of ${bound} for ${pages} pages`);
  }
});
