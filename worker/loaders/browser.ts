import { AsyncResource } from 'node:async_hooks';
import type { Browser, BrowserContext } from 'playwright';
import { bounded } from '../../src/shared/bounded.js';
import { GatewayError } from '../../src/shared/errors.js';
import { outsideOfCalls } from '../../src/shared/line-fields.js';
import { unlessAborted } from '../../src/shared/unless-aborted.js';
import type { Loader, Page, Permit } from '../page.js';
import { adviceAbout } from './advice.js';
import { contextOptions, launchOptions } from './browser-flags.js';
import { defaultLimits, type MemoryLimits } from './browser-memory.js';
import type { EgressPass } from './egress-pass.js';
import { findBrowser } from './find-browser.js';
import { BrowserLost, createKeptBrowser } from './kept-browser.js';
import { createLazyEgress } from './lazy-egress.js';
import type { LoaderOptions } from './loader-options.js';
import { openPlaywrightTab } from './playwright-tab.js';
import { render } from './render.js';

type Optional = 'sandbox' | 'log';

interface BrowserLoaderOptions extends Omit<LoaderOptions, Optional>, Partial<Pick<LoaderOptions, Optional>> {
  /** The operator's browser; found on the machine when undefined. */
  browserPath?: string | undefined;
  pagesPerBrowser?: number;
  memory?: MemoryLimits;
}

const advice = adviceAbout('CRAWL_WORKER');

/** `idle`: there is one, which starts with the first page. `unavailable`: there is none, or it did not start. */
export type BrowserState = 'idle' | 'ready' | 'unavailable';

export interface BrowserLoader {
  load: Loader;
  /** As of the last attempt to start one. */
  state(): BrowserState;
  /** Pages that browsers have now, those that are being closed included. */
  pages(): number;
  /** Ends the browser and its proxy; pages under way fail. */
  close(): Promise<void>;
}

/**
 * Renders pages in one kept browser, started with the first page, each in a fresh context. All that the browser sends
 * goes through a proxy of ours that dials through `guard`; a page's credential there ends with the page.
 */
export function createBrowserLoader(options: BrowserLoaderOptions): BrowserLoader {
  const { guard, permit, userAgent, browserPath, env, waitMs, maxBytes, timeoutMs, log } = options;
  const { sandbox = true, pagesPerBrowser = 200, memory = defaultLimits() } = options;
  const egress = createLazyEgress({ guard, maxBytes, idleMs: timeoutMs });
  let started: boolean | undefined;

  /** Told to the operator once, until one starts: any page may turn out to need it. */
  function noBrowser(said: string, cause?: unknown): GatewayError {
    if (started !== false) log?.error(said);
    started = false;
    return new GatewayError('extraction_failed', { reason: 'no_browser', cause });
  }

  const kept = createKeptBrowser({
    pagesPerBrowser,
    memory,
    onKilled: () =>
      outsideOfCalls(() => log?.warn('a browser that did not answer was killed; the next page starts another')),
    async launch(): Promise<Browser> {
      const executablePath = findBrowser({ configuredPath: browserPath, env });
      if (!executablePath) throw noBrowser(advice.noBrowser);
      try {
        const { chromium } = await import('playwright');
        const options = launchOptions({ executablePath, userAgent, sandbox, env, proxyUrl: (await egress.open()).url });
        const browser = await chromium.launch(options);
        started = true;
        return browser;
      } catch (cause) {
        throw noBrowser(advice.notStarted(String(cause)), cause);
      }
    },
    newContext: (browser) => browser.newContext(contextOptions()),
  });

  async function inTab(
    context: BrowserContext,
    target: URL,
    { pass, permit }: { pass: EgressPass; permit: Permit },
    signal: AbortSignal,
  ): Promise<Page> {
    const tab = await openPlaywrightTab(context, { userAgent, pass });
    return render(tab, target, { permit, pass, waitMs, maxBytes }, signal);
  }

  async function visitOnce(target: URL, signal: AbortSignal, options: { alone: boolean }): Promise<Page> {
    const pass = (await egress.open()).admit();
    // Asked when the browser tells of a navigation, on a connection that another fetch has opened.
    const permitHere = AsyncResource.bind(permit);
    try {
      const visit = (context: BrowserContext) => inTab(context, target, { pass, permit: permitHere }, signal);
      return await kept.inContext((context) => unlessAborted(visit(context), signal), signal, options);
    } catch (thrown) {
      throw GatewayError.from(thrown, 'extraction_failed');
    } finally {
      pass.close();
    }
  }

  /** One page may have ended the browser of all; the second time each meets only its own doing. */
  const load = (target: URL, signal: AbortSignal) =>
    visitOnce(target, signal, { alone: false }).catch((thrown) => {
      if (!(thrown instanceof BrowserLost) || signal.aborted) throw thrown;
      return visitOnce(target, signal, { alone: true });
    });

  return {
    load: (target, gone) => bounded(timeoutMs, gone, (signal) => load(target, signal)),
    state() {
      if (started === undefined) return findBrowser({ configuredPath: browserPath, env }) ? 'idle' : 'unavailable';
      return started ? 'ready' : 'unavailable';
    },
    pages: kept.pages,
    async close() {
      await kept.close();
      await egress.close();
    },
  };
}
