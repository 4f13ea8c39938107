import type { Browser, BrowserContext, CDPSession } from 'playwright';
import { GatewayError } from '../../src/shared/errors.js';
import { unlessAborted } from '../../src/shared/unless-aborted.js';
import { within } from '../../src/shared/within.js';
import { type MemoryLimits, watchMemory } from './browser-memory.js';

interface KeptBrowserOptions {
  /** Starts a browser: called on first use, and again whenever there is none. @throws GatewayError extraction_failed */
  launch(): Promise<Browser>;
  newContext(browser: Browser): Promise<BrowserContext>;
  /** A browser is replaced after this many pages: what leaks in it leaks slowly. */
  pagesPerBrowser: number;
  /** A page that exceeds them is lost; a browser that does so by itself is replaced. */
  memory: MemoryLimits;
  /** A browser did not end by itself. */
  onKilled(): void;
}

export interface KeptBrowser {
  /**
   * Runs `work` in a context of its own, which is closed whatever happens; with `alone`, in a new browser that has no
   * other page. A browser that does not open or close a context in time is retired: no other page meets it, and it is
   * ended, by force if need be, with its last page.
   * @throws BrowserLost | GatewayError timeout | extraction_failed, beside what `work` throws
   */
  inContext<T>(
    work: (context: BrowserContext) => Promise<T>,
    signal: AbortSignal,
    options?: { alone?: boolean },
  ): Promise<T>;
  /** Pages now, those that are being closed included. */
  pages(): number;
  close(): Promise<void>;
}

/** Thrown when the browser ended under a page, which need not be the page's doing. */
export class BrowserLost extends GatewayError {
  constructor(cause: unknown) {
    super('extraction_failed', { cause });
  }
}

interface Running {
  readonly browser: Browser;
  readonly pid: number | undefined;
  pages: number;
  served: number;
  retired: boolean;
  ending?: Promise<void>;
}

/** Opening takes 50 ms on an idle machine of two cores; a browser that needs this long is stuck. */
const OPEN_MS = 5_000;
/** Closing takes 10 ms there. */
const CLOSE_MS = 2_000;
/** The pages of a browser that has ended are told a moment before it is. */
const END_IS_TOLD_MS = 250;

/** Keeps one browser for all pages, and replaces it when it is worn out, stuck or gone. */
export function createKeptBrowser(options: KeptBrowserOptions): KeptBrowser {
  const { launch, newContext, pagesPerBrowser, memory, onKilled } = options;
  const alive = new Set<Running>();
  const lone = new Set<Promise<Running>>();
  let current: Promise<Running> | undefined;
  let closed = false;

  async function usable(): Promise<Running> {
    for (;;) {
      if (closed) throw new GatewayError('extraction_failed');
      current ??= start();
      const mine = current;
      const running = await mine.catch((thrown) => {
        if (current === mine) current = undefined;
        throw thrown;
      });
      if (!running.retired) return running;
      if (current === mine) current = undefined;
    }
  }

  async function start(limits = memory): Promise<Running> {
    const browser = await launch();
    const known = await within(identify(browser), OPEN_MS);
    if (!known) {
      void browser.close().catch(() => {});
      throw new GatewayError('extraction_failed');
    }
    const { session, pid } = known;
    const running: Running = { browser, pid, pages: 0, served: 0, retired: false };
    alive.add(running);
    const stopWatching = watchMemory({
      session,
      limits,
      isBusy: () => running.pages > 0,
      onLeak: () => void retire(running),
    });
    browser.on('disconnected', () => {
      stopWatching();
      running.retired = true;
      alive.delete(running);
    });
    return running;
  }

  /** For one page. Several may run beside the kept one, so each has the memory of a page. */
  async function startForOne(): Promise<Running> {
    if (closed) throw new GatewayError('extraction_failed');
    const starting = start({ page: memory.page, total: Math.min(memory.page, memory.total) });
    lone.add(starting);
    try {
      const running = await starting;
      running.retired = true;
      return running;
    } finally {
      lone.delete(starting);
    }
  }

  async function find(alone: boolean, signal: AbortSignal): Promise<Running> {
    if (!alone) return unlessAborted(usable(), signal);
    const starting = startForOne();
    return unlessAborted(starting, signal).catch((thrown) => {
      if (signal.aborted) starting.then(retire, () => {});
      throw thrown;
    });
  }

  async function open(signal: AbortSignal, alone: boolean): Promise<{ running: Running; context: BrowserContext }> {
    for (let attempt = 0; attempt < 2; attempt++) {
      const running = await find(alone, signal);
      running.pages++;
      if (++running.served >= pagesPerBrowser) running.retired = true;
      const opening = within(newContext(running.browser), OPEN_MS);
      const context = await unlessAborted(opening, signal).catch((aborted) => {
        void opening.then((late) => leave(running, late));
        throw aborted;
      });
      if (context) return { running, context };
      await leave(running, undefined);
    }
    throw new GatewayError('extraction_failed');
  }

  async function leave(running: Running, context: BrowserContext | undefined): Promise<void> {
    const left = context && (await within(succeeds(context.close()), CLOSE_MS));
    running.pages--;
    if (!left || running.retired) await retire(running);
  }

  /** No page is given to it any more; it ends with the last that it has. */
  async function retire(running: Running): Promise<void> {
    running.retired = true;
    if (running.pages === 0) await end(running);
  }

  function end(running: Running): Promise<void> {
    running.ending ??= within(succeeds(running.browser.close()), CLOSE_MS).then((ended) => {
      if (!ended && running.browser.isConnected() && running.pid) {
        kill(running.pid);
        onKilled();
      }
      alive.delete(running);
    });
    return running.ending;
  }

  return {
    async inContext(work, signal, { alone = false } = {}) {
      const { running, context } = await open(signal, alone);
      try {
        return await work(context);
      } catch (thrown) {
        throw !signal.aborted && !closed && (await isLost(running.browser, context)) ? new BrowserLost(thrown) : thrown;
      } finally {
        void leave(running, context);
      }
    },
    pages: () => Array.from(alive).reduce((sum, { pages }) => sum + pages, 0),
    async close() {
      closed = true;
      await Promise.allSettled([current, ...lone]);
      await Promise.all(Array.from(alive, end));
    },
  };
}

async function isLost(browser: Browser, context: BrowserContext): Promise<boolean> {
  if (!browser.isConnected()) return true;
  if (context.pages().length > 0) return false; // the page has failed, and is there
  const ended = new Promise<boolean>((resolve) => browser.once('disconnected', () => resolve(true)));
  return (await within(ended, END_IS_TOLD_MS)) === true;
}

/** Its process is the one that the others descend from; Playwright's own child may be a wrapper script. */
async function identify(browser: Browser): Promise<{ session: CDPSession; pid: number | undefined }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return { session, pid: processInfo.find(({ type }) => type === 'browser')?.id };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  await work;
  return true;
}
