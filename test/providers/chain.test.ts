import { setImmediate as afterwards } from 'node:timers/promises';
import t from 'tap';
import { type ChainOptions, createChain, type Link } from '../../src/providers/chain.js';
import type { Row, Search } from '../../src/providers/provider.js';
import type { CallFacts } from '../../src/shared/call-facts.js';
import { type ErrorCode, GatewayError } from '../../src/shared/errors.js';
import { failureOf, never } from '../helpers/failure.js';
import { searchFor } from './support.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const row = (name: string): Row => ({ title: name, url: `https://${name}.example/`, snippet: '' });

/** What a provider does with the next search. */
type Deed = 'rows' | 'nothing' | 'hangs' | ErrorCode | GatewayError;

/** A provider that does as it is told; `asked` counts. */
function actor(name: string, deed: Deed = 'rows') {
  const self = {
    name,
    deed,
    asked: 0,
    search: (async (_query, signal) => {
      self.asked += 1;
      if (self.deed === 'rows') return [row(name)];
      if (self.deed === 'nothing') return [];
      if (self.deed !== 'hangs') throw self.deed instanceof GatewayError ? self.deed : new GatewayError(self.deed);
      return new Promise<never>((_resolve, reject) => {
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
    }) as Search,
  };
  return self;
}

/** A search that answers, or fails, for all who wait when it is told to. */
function held() {
  let end: (fault?: GatewayError) => void = () => {};
  const ended = new Promise<GatewayError | undefined>((resolve) => {
    end = resolve;
  });
  const search: Search = async () => {
    const fault = await ended;
    if (fault) throw fault;
    return [row('first')];
  };
  return { search, end };
}

function chainOf(links: Link[], options: ChainOptions = {}) {
  let ms = 0;
  let count = 0;
  const search = createChain(links, { now: () => ms, ...options });
  return {
    pass: (more: number) => {
      ms += more;
    },
    async ask(signal = never) {
      const facts: CallFacts = {};
      count += 1;
      const rows = await search(searchFor({ query: `q${count}` }), signal, (more) => void Object.assign(facts, more));
      return { rows: rows.map(({ title }) => title), provider: facts.provider };
    },
  };
}

t.test('the next provider is asked for each fault of a provider, and who answered is said', async (t) => {
  const faults = [
    'provider_blocked',
    'provider_rate_limited',
    'provider_unauthorized',
    'provider_timeout',
    'provider_failed',
    'provider_invalid_response',
  ] as const;
  for (const fault of faults) {
    const [first, second] = [actor('first', fault), actor('second')];
    const { ask } = chainOf([first, second]);
    t.strictSame(await ask(), { rows: ['second'], provider: `second; skipped=first:${fault}` });
    t.strictSame(await ask(), { rows: ['second'], provider: `second; skipped=first:${fault}` });
    t.equal(first.asked, 1, `${fault}: it rests`);
  }
});

t.test('rows and a genuine empty answer end the search', async (t) => {
  const [first, second] = [actor('first'), actor('second')];
  const { ask } = chainOf([first, second]);
  t.strictSame(await ask(), { rows: ['first'], provider: 'first' });
  first.deed = 'nothing';
  t.strictSame(await ask(), { rows: [], provider: 'first' });
  t.equal(second.asked, 0);
});

t.test('on request the next one is asked for what one did not find', async (t) => {
  const [first, second] = [actor('first', 'nothing'), actor('second')];
  const { ask } = chainOf([first, second], { onEmpty: true });
  t.match(await ask(), { rows: ['second'] });
  second.deed = 'nothing';
  t.strictSame(await ask(), { rows: [], provider: 'first' });
  second.deed = 'provider_blocked';
  t.match(await ask(), { rows: [] }, 'nothing was found, though the other failed');
});

t.test("what is the caller's fault ends the search, and is nobody's", async (t) => {
  const [first, second] = [actor('first', 'invalid_request'), actor('second')];
  const { ask } = chainOf([first, second]);
  t.match(await failureOf(ask()), { code: 'invalid_request' });
  t.equal(second.asked, 0);
  first.deed = 'rows';
  t.match(await ask(), { rows: ['first'] });
});

t.test('rests are as long as the fault wants, and double', async (t) => {
  const cases: [Deed, first: number, second: number, cap: number][] = [
    ['provider_blocked', HOUR, 2 * HOUR, 24 * HOUR],
    ['provider_failed', MINUTE, 2 * MINUTE, 30 * MINUTE],
    ['provider_timeout', MINUTE, 2 * MINUTE, 30 * MINUTE],
    ['provider_invalid_response', MINUTE, 2 * MINUTE, 30 * MINUTE],
    [new GatewayError('provider_rate_limited', { retryAfterSeconds: 7 }), 7_000, 7_000, 7_000],
  ];
  for (const [deed, firstMs, secondMs, capMs] of cases) {
    const [first, second] = [actor('first', deed), actor('second')];
    const { ask, pass } = chainOf([first, second]);
    const name = String(deed instanceof GatewayError ? deed.code : deed);
    const rests = async (ms: number) => {
      const before = first.asked;
      pass(ms - 1);
      await ask();
      t.equal(first.asked, before, `${name}: rests for ${ms} ms`);
      pass(1);
      await ask();
      t.equal(first.asked, before + 1, `${name}: is asked after ${ms} ms`);
    };
    await ask();
    await rests(firstMs);
    await rests(secondMs);
    for (let i = 0; i < 8; i++) {
      pass(capMs);
      await ask();
    }
    await rests(capMs);
    first.deed = 'rows';
    pass(capMs);
    t.match(await ask(), { provider: 'first' }, `${name}: well again`);
    first.deed = deed;
    await ask();
    await rests(firstMs);
  }
});

t.test('one search finds out whether a provider is well again; the others do not wait for it', async (t) => {
  const [first, second] = [actor('first', 'provider_failed'), actor('second')];
  const { ask, pass } = chainOf([first, second]);
  await ask();
  pass(MINUTE);
  first.deed = 'hangs';
  const gone = new AbortController();
  const probing = failureOf(ask(gone.signal));
  t.match(await ask(), { rows: ['second'] });
  t.match(await ask(), { rows: ['second'] });
  t.equal(first.asked, 2);
  gone.abort();
  await probing;
  await afterwards();
  first.deed = 'rows';
  t.match(await ask(), { rows: ['first'] }, 'who left has not judged it');
});

t.test('refused credentials end a provider until it has others', async (t) => {
  const [first, second] = [actor('first', 'provider_unauthorized'), actor('second')];
  let renewed: Search | undefined;
  const { ask, pass } = chainOf([{ ...first, renewed: () => renewed }, second]);
  await ask();
  pass(1000 * HOUR);
  t.match(await ask(), { rows: ['second'] });
  t.equal(first.asked, 1);
  renewed = actor('first').search;
  t.match(await ask(), { rows: ['first'], provider: 'first' });
});

t.test('a provider that hangs leaves time for the next', async (t) => {
  const [first, second, third] = [actor('first', 'hangs'), actor('second', 'hangs'), actor('third')];
  const { ask } = chainOf([first, second, third], { deadlineMs: 200 });
  t.strictSame(await ask(), {
    rows: ['third'],
    provider: 'third; skipped=first:provider_timeout,second:provider_timeout',
  });
  const { ask: askOne } = chainOf([actor('first', 'hangs'), actor('second', 'hangs')], { deadlineMs: 100 });
  t.match(await failureOf(askOne()), { code: 'provider_timeout' });
});

t.test('when all rest, one whose fault may be over is asked; none that blocks or limits', async (t) => {
  const [first, second] = [actor('first', 'provider_failed'), actor('second', 'provider_blocked')];
  const { ask } = chainOf([first, second]);
  t.match(await failureOf(ask()), { code: 'provider_blocked' });
  first.deed = 'rows';
  t.match(await ask(), { rows: ['first'] });
  const limited = new GatewayError('provider_rate_limited', { retryAfterSeconds: 7 });
  const both = chainOf([actor('first', limited), actor('second', 'provider_blocked')]);
  await failureOf(both.ask());
  t.match(await failureOf(both.ask()), { code: 'provider_rate_limited', retryAfterSeconds: 7 });
});

t.test('with a hedge the next one is asked beside one that is later than usual', async (t) => {
  const [first, second] = [actor('first'), actor('second')];
  const { ask } = chainOf([first, second], { hedge: true });
  for (let i = 0; i < 20; i++) await ask();
  t.equal(second.asked, 0);
  first.deed = 'hangs';
  t.match(await ask(), { rows: ['second'], provider: 'second' });
  first.deed = 'rows';
  t.match(await ask(), { rows: ['first'] }, 'who was only slower is not at fault');
});

t.test('a fault that comes while a search waits for those before counts for it too', async (t) => {
  const slow = held();
  let asked = 0;
  const first: Search = async (...of) => {
    asked += 1;
    if (asked > 1) throw new GatewayError('provider_failed');
    return slow.search(...of);
  };
  const second = actor('second', 'provider_blocked');
  const { ask } = chainOf([{ name: 'first', search: first }, second, actor('third')]);
  const waiting = ask();
  await ask();
  slow.end(new GatewayError('provider_failed'));
  t.equal((await waiting).provider, 'third; skipped=first:provider_failed,second:provider_blocked');
  t.equal(second.asked, 1);
});

t.test('one search probes a provider further down, too', async (t) => {
  const second = actor('second', 'provider_failed');
  let failing = held();
  const first: Link = { name: 'first', search: (...of) => failing.search(...of) };
  const { ask, pass } = chainOf([first, second, actor('third')]);
  failing.end(new GatewayError('provider_failed'));
  await ask();
  pass(2 * MINUTE);
  failing = held();
  failing.end();
  await ask();
  failing = held();
  second.deed = 'hangs';
  const gone = new AbortController();
  const asked = second.asked;
  const waits = [ask(gone.signal), ask(gone.signal)];
  failing.end(new GatewayError('provider_failed'));
  t.match(await Promise.any(waits), { rows: ['third'] });
  t.equal(second.asked, asked + 1);
  gone.abort();
  await Promise.allSettled(waits);
});

t.test('an answer that was under way when a fault came does not end the rest', async (t) => {
  const slow = held();
  let asked = 0;
  const search: Search = async (...of) => {
    asked += 1;
    if (asked > 1) throw new GatewayError('provider_blocked');
    return slow.search(...of);
  };
  const second = actor('second');
  const { ask, pass } = chainOf([{ name: 'first', search }, second]);
  const early = ask();
  pass(10);
  await ask();
  slow.end();
  t.equal((await early).provider, 'first');
  t.equal((await ask()).provider, 'second; skipped=first:provider_blocked');
  t.equal(asked, 2);
});

t.test('who had hardly any time is not at fault', async (t) => {
  const [first, second] = [actor('first', 'hangs'), actor('second')];
  const { ask } = chainOf([first, second], { deadlineMs: 20 });
  t.equal((await ask()).provider, 'second; skipped=first:provider_timeout');
  first.deed = 'rows';
  t.equal((await ask()).provider, 'first');
});

t.test('what a provider said that did not answer is not said', async (t) => {
  const first: Search = async (_query, _signal, say) => {
    say?.({ leftOut: 3, missing: [{ engine: 'bing', reason: 'blocked' }] });
    return [];
  };
  const second: Search = async (_query, _signal, say) => {
    say?.({ leftOut: 1 });
    return [row('second')];
  };
  const facts: CallFacts = {};
  const links = [
    { name: 'first', search: first },
    { name: 'second', search: second },
  ];
  await createChain(links, { onEmpty: true })(searchFor(), never, (more) => void Object.assign(facts, more));
  t.strictSame(facts, { leftOut: 1, provider: 'second' });
});

t.test('when nobody answers it is said why', async (t) => {
  const links = [actor('first', 'provider_blocked'), actor('second', 'provider_failed')];
  const facts: CallFacts = {};
  await failureOf(createChain(links)(searchFor(), never, (more) => void Object.assign(facts, more)));
  t.equal(facts.provider, 'none; skipped=first:provider_blocked,second:provider_failed');
});

t.test('whatever providers do, a search ends in time, loses no answer and takes no refusal for one', async (t) => {
  const deeds: Deed[] = [
    'rows',
    'nothing',
    'hangs',
    'provider_blocked',
    'provider_rate_limited',
    'provider_unauthorized',
    'provider_timeout',
    'provider_failed',
    'provider_invalid_response',
  ];
  const random = randomFrom(45);
  for (let round = 0; round < 300; round++) {
    const links = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, i) => actor(`p${i}`));
    const options = { deadlineMs: 8, onEmpty: random() < 0.3, hedge: random() < 0.3 };
    const { ask, pass } = chainOf(links, options);
    for (let step = 0; step < 6; step++) {
      for (const link of links) link.deed = deeds[Math.floor(random() * deeds.length)] as Deed;
      const before = links.map(({ asked }) => asked);
      const asked = () => links.filter(({ asked }, i) => asked > (before[i] ?? 0));
      const did = `${JSON.stringify(options)} ${links.map(({ deed }) => deed).join()}`;
      try {
        const { rows } = await ask();
        const [found] = rows;
        if (found)
          t.ok(
            asked().some(({ name, deed }) => name === found && deed === 'rows'),
            did,
          );
        else
          t.ok(
            asked().some(({ deed }) => deed === 'nothing'),
            `an empty answer is a provider's: ${did}`,
          );
      } catch (thrown) {
        t.match(thrown, { code: /^provider_/ }, did);
        t.notOk(
          asked().some(({ deed }) => deed === 'rows' || deed === 'nothing'),
          `an answer is not lost: ${did}`,
        );
      }
      pass(Math.floor(random() * 2 * HOUR));
    }
  }
});

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
