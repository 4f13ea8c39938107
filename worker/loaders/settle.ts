import { setTimeout as delay } from 'node:timers/promises';
import { unlessAborted } from '../../src/shared/unless-aborted.js';
import { within } from '../../src/shared/within.js';
import type { Cdp } from './cdp.js';
import type { Navigations } from './navigations.js';
import { isReading, nextFrames, scrollDown, whenRead } from './page-scripts.js';
import { type Look, look, type Step, showFrames, walkBack, walkOn } from './page-signs.js';
import type { Requests } from './requests.js';
import type { View } from './view.js';

interface SettleOptions {
  cdp: Cdp;
  view: View;
  /** By which the page is asked what it is still about to do. */
  signs: string;
  navigations: Navigations;
  requests: Requests;
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
/** A page that waits as long as it may begins to do so a moment after its clock. */
const LATE_MS = 250;
/**
 * Part of the budget for which a page that waits for a request may stay unchanged: then it is a long poll or a stream. A page
 * with next to no text has all of it.
 */
const STALL_SHARE = 0.7;
/** How often a page that is not ready is looked at. */
const LOOK_MS = 200;
/** Two frames take 33 ms; a page whose rendering is held up gets none. */
const FRAMES_MS = 100;
/** How long a page that is spoken to must stay unchanged, and one whose data comes in pieces. */
const LIVE_QUIET_MS = 500;
const STREAM_QUIET_MS = 1_200;
/** How long scripts of a page that has its text may go on from frame to frame: half a second is what a logo takes to fade. */
const MOVING_MS = 800;
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

/** Walks down to what waits for the reader, once, and back; `first` is the step that has been made. */
export async function settleWalked(options: SettleOptions, first: Step): Promise<void> {
  const { cdp, view, signs, signal } = options;
  const end = performance.now() + SCROLL_MS;
  const walk = async () => {
    for (let step = first; step.isStep && !signal.aborted; step = await view.run(walkOn, signs)) {
      await view.run(nextFrames);
      await grant(cdp, 'advance', STOP_MS);
      if (performance.now() > end) break;
    }
    return true;
  };
  const isDown = await within(walk(), SCROLL_MS + BUSY_MS);
  await settleWalk(options, isDown);
  if (!isDown) return; // it would not take that either
  await within(view.run(walkBack), BUSY_MS);
  await within(view.run(nextFrames), FRAMES_MS);
}

/** Scrolls to what shows itself only then, stop by stop, and lets the page's clock go on for it. */
export async function settleScrolled(options: SettleOptions, stops: readonly number[]): Promise<void> {
  const { cdp, view, signal } = options;
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
  await settleWalk(options, await within(scroll(), SCROLL_MS + BUSY_MS));
}

/** What was shown on the way down may load something, and is made ready. */
async function settleWalk(options: SettleOptions, isDown: boolean | undefined): Promise<void> {
  const { navigations, waitMs } = options;
  const { commits } = navigations;
  const until = performance.now() + STALL_SHARE * waitMs;
  const ready = isDown && (await untilReady(options, (1 - FIRST_SHARE) * waitMs, until));
  if (ready && navigations.commits === commits && options.requests.open > 0) await untilQuiet(options, until);
  if (navigations.commits === commits && (!ready || navigations.pending)) await takeAsItStands(options);
}

/** False when the time is over, or the page was found to wait for what does not come. */
async function settleDocument(options: SettleOptions, until: number): Promise<boolean> {
  const { view, signs, navigations, waitMs } = options;
  const { commits } = navigations;
  const isHere = () => navigations.commits === commits;
  // The clock may have run out while the rest of the document was held up by something it does not wait for.
  do {
    if (!(await untilReady(options, FIRST_SHARE * waitMs, until))) return false;
    if (!isHere()) return true;
  } while (await isHeldUp(view, until));
  let shown = await within(view.run(showFrames, signs, waitMs), Math.min(FRAMES_MS, until - performance.now()));
  if (!(await untilReady(options, (1 - FIRST_SHARE) * waitMs + LATE_MS, until))) return false;
  const movingSince = performance.now();
  while (isHere() && (options.isLive() || isBegun(options, shown)) && performance.now() < until) {
    if (!(await untilQuiet(options, until, movingSince)) || !isHere()) break;
    // What came may have set timers, and be moved in.
    if (!(await untilReady(options, (1 - FIRST_SHARE) * waitMs, until))) return false;
    shown = await within(view.run(showFrames, signs, waitMs), Math.min(FRAMES_MS, until - performance.now()));
    if (!isBegun(options, shown)) break;
  }
  return true;
}

/** Whether something goes on that the page's clock does not wait for. A page that is too busy to say so may be about to. */
function isBegun({ requests }: SettleOptions, shown: Look | undefined): boolean {
  return requests.open > 0 || !shown || shown.isMoving || shown.isSilent;
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
  const { cdp, view, signs, navigations, waitMs, signal } = options;
  const spent = grant(cdp, 'pauseIfNetworkFetchesPending', budgetMs);
  const ended = Promise.race([spent, navigations.nextCommit().then(() => true)]);
  let fingerprint: string | undefined;
  let unchangedSince = performance.now();
  while (performance.now() < until && !signal.aborted) {
    if (await within(ended, Math.min(LOOK_MS, until - performance.now()))) return true;
    const seen = await within(view.run(look, signs), LOOK_MS);
    if (!seen || seen.isThin || seen.fingerprint !== fingerprint || navigations.pending) {
      fingerprint = seen?.fingerprint;
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

/**
 * Messages, pieces of data and frames come in real time: the page's clock keeps pace with it until nothing changes any more.
 * A page that has next to no text gets the time that is left for what it waits for. Whether it has changed.
 */
async function untilQuiet(options: SettleOptions, until: number, movingSince = performance.now()): Promise<boolean> {
  const { cdp, view, signs, navigations, requests, signal } = options;
  const { commits } = navigations;
  const isWanted = () => !signal.aborted && navigations.commits === commits && performance.now() < until;
  let first: string | undefined;
  let last: string | undefined;
  const { open, octets } = requests;
  let changedAt = performance.now();
  let mayEndAt = changedAt + LIVE_QUIET_MS;
  while (isWanted() && performance.now() < mayEndAt) {
    await Promise.all([within(grant(cdp, 'advance', LIVE_STEP_MS), LIVE_STEP_MS), delay(LIVE_STEP_MS)]);
    const seen = await within(view.run(look, signs), LOOK_MS);
    const said = `${seen?.fingerprint} ${requests.octets}`;
    if (said !== last) changedAt = performance.now();
    last = said;
    first ??= seen?.fingerprint;
    mayEndAt = seen ? endOf(seen) : until;
  }
  return last !== `${first} ${octets}` || requests.open !== open;

  function endOf({ isThin, isMoving, isSilent }: Look): number {
    if (isThin && (isMoving || isSilent || requests.open > 0)) return until;
    if (requests.open > 0) return changedAt + STREAM_QUIET_MS;
    if (options.isLive()) return changedAt + LIVE_QUIET_MS;
    return isMoving ? movingSince + MOVING_MS : 0;
  }
}

/** Resolves when the page's clock has gone on by `budgetMs` and stands still again. */
function grant(cdp: Cdp, policy: 'advance' | 'pauseIfNetworkFetchesPending', budgetMs: number): Promise<true> {
  const spent = new Promise<true>((resolve) => cdp.once('Emulation.virtualTimeBudgetExpired', () => resolve(true)));
  const limits = { budget: budgetMs, maxVirtualTimeTaskStarvationCount: MAX_TASKS_AT_ONCE };
  cdp.send('Emulation.setVirtualTimePolicy', { policy, ...limits }).catch(() => {}); // the page may be gone
  return spent;
}
