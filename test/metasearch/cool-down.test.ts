import t from 'tap';
import { createCoolDown } from '../../src/metasearch/cool-down.js';
import { patienceMs } from '../../src/metasearch/patience.js';

const MINUTE = 60_000;

function engineAt(ms = 0) {
  const clock = { ms };
  const coolDown = createCoolDown(() => clock.ms);
  /** Cooling from now on, in milliseconds, after a fault that happens now. */
  const faultNow = (fault: Parameters<typeof coolDown.failed>[0]) => {
    coolDown.failed(fault, clock.ms);
    return (coolDown.condition().coolingUntilMs ?? 0) - clock.ms;
  };
  const pass = (elapsed: number) => {
    clock.ms += elapsed;
  };
  return { clock, coolDown, faultNow, pass };
}

t.test('each fault in a row doubles the time, up to its cap', async (t) => {
  const cases = [
    ['blocked', [10, 20, 40, 60, 60]],
    ['rate_limited', [1, 2, 4, 8, 16, 30, 30]],
    ['decoy', [1, 2, 4, 8, 16, 30, 30]],
    ['timeout', [5 / 60, 10 / 60, 20 / 60]],
    ['failed', [5 / 60, 10 / 60, 20 / 60]],
  ] as const;
  for (const [fault, minutes] of cases) {
    const { faultNow, pass } = engineAt();
    for (const expected of minutes) {
      t.equal(faultNow(fault), expected * MINUTE, fault);
      pass(expected * MINUTE);
    }
  }
});

t.test('it is over at its end, and forgotten with the next answer', async (t) => {
  const { clock, coolDown, faultNow, pass } = engineAt();
  faultNow('blocked');
  t.ok(coolDown.isCooling());
  pass(10 * MINUTE - 1);
  t.ok(coolDown.isCooling());
  pass(1);
  t.notOk(coolDown.isCooling());
  t.match(coolDown.condition(), { fault: 'blocked' }, 'until it answered');
  coolDown.answered(clock.ms, 100);
  t.strictSame(coolDown.condition(), { overdue: 0, lastSuccessMs: clock.ms, usualMs: 100 });
  pass(1);
  t.equal(faultNow('blocked'), 10 * MINUTE);
});

t.test('requests that were under way at the time of a fault change nothing', async (t) => {
  const { coolDown, faultNow, pass } = engineAt(1_000);
  pass(1_000);
  t.equal(faultNow('blocked'), 10 * MINUTE);
  coolDown.failed('blocked', 1_500);
  coolDown.answered(1_500, 100);
  t.ok(coolDown.isCooling());
  t.equal(coolDown.condition().coolingUntilMs, 2_000 + 10 * MINUTE);
});

t.test('an answer that nobody waits for is owed until it is over', async (t) => {
  const { coolDown } = engineAt();
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  coolDown.leftBehind(over);
  t.equal(coolDown.condition().overdue, 1);
  end();
  await over;
  t.equal(coolDown.condition().overdue, 0);
});

t.test('a decoy counts as a block', async (t) => {
  const { coolDown, faultNow } = engineAt();
  faultNow('decoy');
  t.match(coolDown.condition(), { fault: 'blocked' });
});

t.test('the usual time rises at once and falls slowly', async (t) => {
  const { coolDown } = engineAt();
  const usual = (ms: number) => {
    coolDown.answered(0, ms);
    return Math.round(coolDown.condition().usualMs ?? 0);
  };
  t.strictSame([100, 500, 100, 100, 900].map(usual), [100, 500, 380, 296, 900]);
});

t.test('patience is twice the usual time, or that of the slowest of the others', async (t) => {
  const patience = (condition: Partial<Parameters<typeof patienceMs>[0]>, slowestMs: number) =>
    patienceMs({ overdue: 0, ...condition }, slowestMs);
  t.equal(patience({}, 0), 1_000, 'never answered yet');
  t.equal(patience({}, 800), 1_600);
  t.equal(patience({ usualMs: 50 }, 40), 300, 'never less');
  t.equal(patience({ usualMs: 700 }, 40), 1_400);
  t.equal(patience({ usualMs: 700, fault: 'blocked' }, 40), 1_400);
  t.equal(patience({ usualMs: 700, fault: 'timeout' }, 800), 0, 'none after a timeout');
  t.equal(patience({ usualMs: 700, overdue: 1 }, 800), 0, 'none while it owes an answer');
});
