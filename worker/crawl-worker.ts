import type { Env } from '../src/shared/env.js';
import { createGuard } from '../src/shared/guard.js';
import type { Log } from '../src/shared/log.js';
import { type Listening, listen } from '../src/shared/server.js';
import { createAdmission } from './admission.js';
import type { CrawlWorkerEnv } from './config.js';
import { createFetchPage, type FetchPage } from './fetch-page.js';
import { createHostTurns } from './host-turns.js';
import { type BrowserState, createBrowserLoader } from './loaders/browser.js';
import { createStaticLoader } from './loaders/static.js';
import { createReader } from './reader.js';
import { createRobots } from './robots.js';
import { createWorkerApp } from './service.js';
import { wayOut } from './way-out.js';

/** A page of 1 MB takes about a second on a shared core; what takes this long is made to. */
const READ_DEADLINE_MS = 15_000;

export interface CrawlWorker {
  fetchPage: FetchPage;
  browserState(): BrowserState;
  close(): Promise<void>;
}

/**
 * The default worker without its HTTP face; nothing is opened, and no browser started, before the first fetch. The
 * browser, and the proxies if they are wanted, are found in `processEnv`.
 * @throws SettingsError
 */
export function createCrawlWorker(env: CrawlWorkerEnv, log: Log, processEnv: Env): CrawlWorker {
  const userAgent = env.CRAWL_WORKER_USER_AGENT;
  const maxBytes = env.CRAWL_WORKER_MAX_PAGE_BYTES;
  const timeoutMs = env.CRAWL_WORKER_TIMEOUT_SECONDS * 1000;
  const { allowPrivateNetworks, proxyFor, notices } = wayOut(env, processEnv);
  for (const notice of notices) log.warn(notice);
  const guard = createGuard({
    allowPrivateNetworks,
    proxyFor,
    // Redirects lead to hosts whose turn nobody waited for. One more, for robots.txt.
    socketsPerHost: env.CRAWL_WORKER_HOST_CONCURRENCY + 1,
  });
  const robots = createRobots({ guard, userAgent, timeoutMs });
  const permit = robots.check;
  const browser = createBrowserLoader({
    guard,
    permit,
    userAgent,
    browserPath: env.CRAWL_WORKER_BROWSER_PATH,
    env: processEnv,
    waitMs: env.CRAWL_WORKER_WAIT_MS,
    maxBytes,
    timeoutMs,
    log,
  });
  const loaders = {
    static: createStaticLoader({ guard, permit, userAgent, maxBytes, timeoutMs }),
    browser: browser.load,
  };
  const reader = createReader({ deadlineMs: Math.min(READ_DEADLINE_MS, timeoutMs), log });
  const maxMarkdownBytes = env.CRAWL_WORKER_MAX_MARKDOWN_BYTES;
  const hostTurns = createHostTurns({
    perHost: env.CRAWL_WORKER_HOST_CONCURRENCY,
    maxDelayMs: env.CRAWL_WORKER_MAX_CRAWL_DELAY_SECONDS * 1000,
  });
  const { admit, inTurn } = createAdmission({
    concurrency: env.CRAWL_WORKER_CONCURRENCY,
    browserConcurrency: env.CRAWL_WORKER_BROWSER_CONCURRENCY,
    maxWaiting: env.CRAWL_WORKER_MAX_WAITING,
    timeoutMs,
  });
  return {
    fetchPage: admit(createFetchPage({ robots, hostTurns, inTurn, loaders, reader, maxMarkdownBytes })),
    browserState: browser.state,
    async close() {
      await Promise.all([browser.close(), reader.close()]);
      guard.close();
    },
  };
}

/** The default worker as a process of its own. @throws ListenError */
export async function startCrawlWorker(env: CrawlWorkerEnv, log: Log, processEnv: Env): Promise<Listening> {
  const worker = createCrawlWorker(env, log, processEnv);
  const { CRAWL_WORKER_HOST: host, CRAWL_WORKER_PORT: port } = env;
  const app = createWorkerApp(worker, host, log);
  const { url, close } = await listen(app, { host, port, setting: 'CRAWL_WORKER_PORT' });
  return {
    url,
    async close(graceMs) {
      await close(graceMs);
      await worker.close();
    },
  };
}
