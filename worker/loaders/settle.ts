import { setTimeout as delay } from 'node:timers/promises';
import { unlessAborted } from '../../src/shared/unless-aborted.js';
import { within } from '../../src/shared/within.js';
import type { Cdp } from './cdp.js';
import type { Navigations } from './navigations.js';
import { isReading, nextFrames, scrollDown, takeFingerprint, whenRead } from './page-scripts.js';
import type { View } from './view.js';

interface SettleOptions {
  cdp: Cdp;
  view: View;
  navigations: Navigations;
  /** Whether something may speak to the page at any time: a web socket, a worker. */
  isLive(): boolean;
  /** Breaks off every connection of the page. */
  cut(): void;
  /** Most time a document gets, on the wall clock and on its own. */
  waitMs: number;
  /** Ends the waiting when nobody wants the page any more. */
  signal: AbortSignal;
}

/** Parts of the budget on the page's clock: animation frames come in between, the second is for what these began. */
const FIRST_SHARE = 0.8;
/** Part of the budget for which a page that waits for a request may stay unchanged: then it is a long poll or a stream. */
const STALL_SHARE = 0.4;
/** How often a page that is not ready is looked at. */
const LOOK_MS = 200;
/** Two frames take 33 ms; a page whose rendering is held up gets none. */
const FRAMES_MS = 100;
/** How long a page that is spoken to must stay unchanged. */
const LIVE_QUIET_MS = 500;
/** How long scrolling through a page may take, and what each stop gets on the page's clock: scripts look every 50 to 100 ms. */
const SCROLL_MS = 1_500;
const STOP_MS = 100;
/** A page that does not answer for so long is taken to be in a loop. */
const BUSY_MS = 1_000;
const LIVE_STEP_MS = 50;
/** Tasks at one moment of the page's clock before that is pushed on: a page may post messages to itself for ever. */
const MAX_TASKS_AT_ONCE = 100;

/**
 * Waits until the page has become what it is going to be, or `waitMs` are over. The page runs on virtual time, which
 * stands still while it loads something and otherwise leaps from timer to timer: whatever the page would do within
 * `waitMs` beside waiting for the network is done as soon as possible, and then its clock stops. A page without timers
 * is ready in milliseconds, one that renders after a pause is not cut short. Each new document begins again.
 */
export async function settle(options: SettleOptions): Promise<void> {
  const { navigations, waitMs, signal } = options;
  for (let seen = -1; seen !== navigations.commits && !signal.aborted; ) {
    seen = navigations.commits;
    const until = performance.now() + waitMs;
    const ready = await settleDocument(options, until);
    if (navigations.pending) await within(unlessAborted(navigations.nextCommit(), signal), until - performance.now());
    if (navigations.commits === seen && (!ready || navigations.pending)) await takeAsItStands(options);
  }
}

/** Scrolls to what shows itself only then, stop by stop, and lets the page's clock go on for it. */
export async function settleScrolled(options: SettleOptions, stops: readonly number[]): Promise<void> {
  const { cdp, view, navigations, waitMs, signal } = options;
  const { commits } = navigations;
  const end = performance.now() + SCROLL_MS;
  const scroll = async () => {
    for (const stop of stops) {
      if (signal.aborted || performance.now() > end) break;
      await view.run(scrollDown, stop);
      await view.run(nextFrames);
      await grant(cdp, 'advance', STOP_MS);
    }
    await view.run(nextFrames);
    return true;
  };
  const isDown = await within(scroll(), SCROLL_MS + BUSY_MS);
  const until = performance.now() + STALL_SHARE * waitMs;
  const ready = isDown && (await untilReady(options, (1 - FIRST_SHARE) * waitMs, until));
  if (navigations.commits === commits && (!ready || navigations.pending)) await takeAsItStands(options);
}

/** False when the time is over, or the page was found to wait for what does not come. */
async function settleDocument(options: SettleOptions, until: number): Promise<boolean> {
  const { view, navigations, isLive, waitMs } = options;
  const { commits } = navigations;
  // The clock may have run out while the rest of the document was held up by something it does not wait for.
  do {
    if (!(await untilReady(options, FIRST_SHARE * waitMs, until))) return false;
    if (navigations.commits !== commits) return true;
  } while (await isHeldUp(view, until));
  await within(view.run(nextFrames), Math.min(FRAMES_MS, until - performance.now()));
  if (!(await untilReady(options, (1 - FIRST_SHARE) * waitMs, until))) return false;
  if (isLive() && navigations.commits === commits) await untilQuiet(options, until);
  return true;
}

/** False once all of the document is known to have been read; a busy page does not answer at once. */
async function isHeldUp(view: View, until: number): Promise<boolean> {
  const leftMs = until - performance.now();
  if ((await within(view.run(isReading), Math.min(LOOK_MS, leftMs))) === false) return false;
  await within(view.run(whenRead), Math.min(LOOK_MS, leftMs));
  return true;
}

/** Lets the page's clock go on by `budgetMs`, or another document come. */
async function untilReady(options: SettleOptions, budgetMs: number, until: number): Promise<boolean> {
  const { cdp, view, navigations, waitMs, signal } = options;
  const spent = grant(cdp, 'pauseIfNetworkFetchesPending', budgetMs);
  const ended = Promise.race([spent, navigations.nextCommit().then(() => true)]);
  let fingerprint: string | undefined;
  let unchangedSince = performance.now();
  while (performance.now() < until && !signal.aborted) {
    if (await within(ended, Math.min(LOOK_MS, until - performance.now()))) return true;
    const seen = await within(view.run(takeFingerprint), LOOK_MS);
    if (seen === undefined || seen !== fingerprint || navigations.pending) {
      fingerprint = seen;
      unchangedSince = performance.now();
    } else if (performance.now() - unchangedSince > STALL_SHARE * waitMs) return false;
  }
  return false;
}

/** What timers still had to do is done without what the page waited for; what is in the way of reading it is stopped. */
async function takeAsItStands({ cdp, view, navigations, cut, waitMs }: SettleOptions): Promise<void> {
  // Until the next document comes, the browser keeps our messages back from this one.
  if (navigations.pending) await within(cdp.send('Page.stopLoading'), BUSY_MS);
  const caughtUp = await within(grant(cdp, 'advance', waitMs), BUSY_MS);
  if (caughtUp && (await within(view.run(isReading), BUSY_MS))) {
    // A stylesheet or script that never comes keeps the rest of the document from being read: without it, it is.
    cut();
    await within(view.run(whenRead), BUSY_MS);
    await within(grant(cdp, 'advance', waitMs), BUSY_MS);
  }
  if (caughtUp) {
    await within(view.run(nextFrames), FRAMES_MS);
  } else {
    cdp.send('Emulation.setVirtualTimePolicy', { policy: 'pause' }).catch(() => {}); // heard when the loop is ended
    await within(cdp.send('Runtime.terminateExecution'), BUSY_MS);
    cut(); // a script that waits for a synchronous request heeds nothing else
  }
}

/** Messages arrive in real time: the page's clock keeps pace with it until nothing changes any more. */
async function untilQuiet(options: SettleOptions, until: number): Promise<void> {
  const { cdp, view, navigations, signal } = options;
  const { commits } = navigations;
  const isWanted = () => !signal.aborted && navigations.commits === commits && performance.now() < until;
  let fingerprint: string | undefined;
  let changedAt = performance.now();
  while (isWanted() && performance.now() - changedAt < LIVE_QUIET_MS) {
    await Promise.all([within(grant(cdp, 'advance', LIVE_STEP_MS), LIVE_STEP_MS), delay(LIVE_STEP_MS)]);
    const seen = await within(view.run(takeFingerprint), LOOK_MS);
    if (seen !== fingerprint) changedAt = performance.now();
    fingerprint = seen;
  }
}

/** Resolves when the page's clock has gone on by `budgetMs` and stands still again. */
function grant(cdp: Cdp, policy: 'advance' | 'pauseIfNetworkFetchesPending', budgetMs: number): Promise<true> {
  const spent = new Promise<true>((resolve) => cdp.once('Emulation.virtualTimeBudgetExpired', () => resolve(true)));
  const limits = { budget: budgetMs, maxVirtualTimeTaskStarvationCount: MAX_TASKS_AT_ONCE };
  cdp.send('Emulation.setVirtualTimePolicy', { policy, ...limits }).catch(() => {}); // the page may be gone
  return spent;
}
