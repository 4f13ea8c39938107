import type { Browser } from 'playwright';
import { GatewayError } from '../../src/shared/errors.js';
import type { Guard } from '../../src/shared/guard.js';
import type { Log } from '../../src/shared/log.js';
import { unlessAborted } from '../../src/shared/unless-aborted.js';
import type { Loader, Permit } from '../page.js';
import { contextOptions, launchOptions } from './browser-flags.js';
import { createEgressProxy, type EgressProxy } from './egress-proxy.js';
import { findBrowser } from './find-browser.js';
import { createKeptBrowser } from './kept-browser.js';
import { render } from './render.js';

interface BrowserLoaderOptions {
  guard: Guard;
  permit: Permit;
  userAgent: string;
  /** The operator's browser; found on the machine when undefined. */
  browserPath?: string | undefined;
  /** Most time a document gets to become ready; then it is taken as it stands. */
  waitMs: number;
  /** What one page may transfer in all, in bytes; also the largest page, in characters. */
  maxBytes: number;
  /** For the whole page, the start of a browser included. */
  timeoutMs: number;
  pagesPerBrowser?: number;
  log?: Log;
}

export interface BrowserLoader {
  load: Loader;
  /** Ends the browser and its proxy; pages under way fail. */
  close(): Promise<void>;
}

/**
 * Renders pages in one kept browser, started with the first page, each in a fresh context. All that the browser sends
 * goes through a proxy of ours that dials through `guard`; a page's credential there ends with the page.
 */
export function createBrowserLoader(options: BrowserLoaderOptions): BrowserLoader {
  const { guard, permit, userAgent, browserPath, waitMs, maxBytes, timeoutMs, pagesPerBrowser = 200, log } = options;
  let egress: Promise<EgressProxy> | undefined;
  const proxy = () => (egress ??= createEgressProxy({ guard, maxBytes, idleMs: timeoutMs }));

  const kept = createKeptBrowser({
    pagesPerBrowser,
    async launch(): Promise<Browser> {
      const executablePath = findBrowser({ configuredPath: browserPath });
      if (!executablePath) {
        log?.error('no browser found: install Chromium or set CRAWL_WORKER_BROWSER_PATH to the path of one');
        throw new GatewayError('extraction_failed');
      }
      try {
        const { chromium } = await import('playwright');
        return await chromium.launch(launchOptions({ executablePath, userAgent, proxyUrl: (await proxy()).url }));
      } catch (cause) {
        log?.error('the browser did not start: check that CRAWL_WORKER_BROWSER_PATH is a Chromium with its libraries');
        throw new GatewayError('extraction_failed', { cause });
      }
    },
    newContext: (browser) => browser.newContext(contextOptions(userAgent)),
  });

  return {
    async load(target, callerSignal) {
      const signal = AbortSignal.any([callerSignal, AbortSignal.timeout(timeoutMs)]);
      const pass = (await proxy()).admit();
      try {
        return await kept.inContext(
          (context) =>
            unlessAborted(render(context, target, { permit, pass, waitMs, maxChars: maxBytes }, signal), signal),
          signal,
        );
      } catch (thrown) {
        throw GatewayError.from(thrown, 'extraction_failed');
      } finally {
        pass.close();
      }
    },
    async close() {
      await kept.close();
      await (await egress)?.close();
    },
  };
}
