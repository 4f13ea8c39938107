import { setTimeout as delay } from 'node:timers/promises';
import t from 'tap';
import { createCoolDown } from '../../src/metasearch/cool-down.js';
import { createMetasearch } from '../../src/metasearch/metasearch.js';
import { within } from '../../src/providers/deadline.js';
import { bounded } from '../../src/shared/bounded.js';
import { createGuard } from '../../src/shared/guard.js';
import { createSend, SendError } from '../../src/shared/http.js';
import { createBrowserLoader } from '../../worker/loaders/browser.js';
import { findBrowser } from '../../worker/loaders/find-browser.js';
import { createStaticLoader } from '../../worker/loaders/static.js';
import { createRobots } from '../../worker/robots.js';
import { failureOf, never } from '../helpers/failure.js';
import { collectGarbage } from '../helpers/garbage.js';
import { listen, type Teardown } from '../helpers/listen.js';

const userAgent = 'TestBot/1.0';
/** Far beyond every deadline here; what ends by this was not ended by its own. */
const GIVE_UP_MS = 15_000;

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

t.test('work ends with the time, with the caller, or with the first of several, and says with which', async (t) => {
  t.match(await failureOf(bounded(1, never, untilAborted)), { name: 'TimeoutError' });
  for (const at of [0, 1]) {
    const signals = [new AbortController(), new AbortController()];
    const ended = failureOf(
      bounded(
        GIVE_UP_MS,
        signals.map(({ signal }) => signal),
        untilAborted,
      ),
    );
    signals[at]?.abort(new Error(`left ${at}`));
    t.match(await ended, { message: `left ${at}` });
  }
});

t.test('who has left before is not waited for', async (t) => {
  const seen = await bounded(GIVE_UP_MS, [never, AbortSignal.abort('gone')], async ({ aborted, reason }) => [
    aborted,
    reason,
  ]);
  t.strictSame(seen, [true, 'gone']);
});

t.test('a result comes back, and the signal is quiet from then on', async (t) => {
  const caller = new AbortController();
  const signal = await bounded(GIVE_UP_MS, caller.signal, async (signal) => signal);
  caller.abort();
  t.notOk(signal.aborted);
});

t.test('a search ends with a SendError', async (t) => {
  const wait = ({ signal }: { signal: AbortSignal }) => untilAborted(signal);
  t.match(await failureOf(within(1, never, wait)), { name: 'SendError', reason: 'timeout' });
  const left = AbortSignal.abort('gone');
  const reason = await within(GIVE_UP_MS, left, async ({ signal }) => signal.reason);
  t.match(reason, { name: 'SendError', reason: 'aborted', cause: 'gone' });
});

/** A deadline of 300 ms that passes while the other side hangs: what comes of it. */
const HANGING: Record<string, (t: Teardown, site: URL) => Promise<unknown>> = {
  'an HTTP exchange': async (_t, url) => failureOf(createSend({ timeoutMs: 300, maxBytes: 1 })({ url }, never)),
  'a page': async (t, site) => failureOf(createStaticLoader({ ...world(t), timeoutMs: 300 })(site, never)),
  'a rendered page': async (t, site) => {
    const limits = { waitMs: 100, maxBytes: 1_000, timeoutMs: 300 };
    const loader = createBrowserLoader({ env: process.env, ...world(t), ...limits });
    t.teardown(() => loader.close());
    return failureOf(loader.load(site, never));
  },
  'a robots.txt': async (t, site) => failureOf(createRobots({ ...world(t), timeoutMs: 300 }).check(site, never)),
  'a metasearch': async () => {
    const forever = new Promise<never>(() => {});
    const at = {
      name: 'hanging',
      engine: { toRequest: () => [], fromResponse: () => [], ignored: () => [] } as never,
      search: () => ({ rows: forever, sentMs: () => 1 }),
      coolDown: createCoolDown(Date.now),
    };
    const query = { query: 'x', engine: 'auto', timelimit: '', limit: 0, page: 1, safesearch: 'moderate' } as const;
    return failureOf(
      within(300, never, ({ signal: deadline }) =>
        createMetasearch(Date.now)([at], query, 1, { deadline, gone: never }),
      ),
    );
  },
};

function world(t: Teardown) {
  const guard = createGuard({ allowPrivateNetworks: true });
  t.teardown(() => guard.close());
  return { guard, userAgent, permit: async () => {} };
}

for (const [title, fail] of Object.entries(HANGING)) {
  const skip =
    title === 'a rendered page' && !findBrowser({ env: process.env }) ? 'no Chromium on this machine' : false;
  t.test(`${title} that hangs ends with its deadline, whatever garbage is collected`, { skip }, async (t) => {
    collectGarbage(t);
    const site = await listen(t, () => {});
    const givenUp = new AbortController();
    t.teardown(() => givenUp.abort());
    const outcome = await Promise.race([
      fail(t, site),
      delay(GIVE_UP_MS, 'still hanging', { signal: givenUp.signal }).catch(() => {}),
    ]);
    const kind = outcome instanceof SendError ? outcome.reason : (outcome as { code?: string; fault?: string });
    t.equal(typeof kind === 'string' ? kind : (kind.code ?? kind.fault), 'timeout');
  });
}
