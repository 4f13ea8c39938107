import type { Env } from '../src/shared/env.js';
import type { Log } from '../src/shared/log.js';
import { unprefixed } from '../src/shared/prefixed.js';
import { noTelemetry, type Telemetry } from '../src/shared/telemetry.js';
import { defaultBrowserPages, defaultLoads } from './admission.js';
import type { CrawlWorkerEnv } from './config.js';
import { createBrowserLoader } from './loaders/browser.js';
import { createStaticLoader } from './loaders/static.js';
import { createWorker, type Kind, started, type Worker } from './worker.js';

const PREFIX = 'CRAWL_WORKER';

/**
 * The default worker: pages are loaded with plain HTTP, or rendered in one kept browser. It, and the proxies if they are
 * wanted, are found in `processEnv`.
 * @throws SettingsError
 */
export function createCrawlWorker(
  env: CrawlWorkerEnv,
  log: Log,
  processEnv: Env,
  telemetry: Telemetry = noTelemetry,
): Worker {
  const settings = unprefixed(PREFIX, env);
  const kind: Kind = {
    prefix: PREFIX,
    keepsRoutes: true,
    rendersUnasked: settings.RENDER === 'auto',
    places: {
      static: settings.CONCURRENCY ?? defaultLoads(),
      browser: settings.BROWSER_CONCURRENCY ?? defaultBrowserPages(),
    },
    open(options) {
      const browser = createBrowserLoader({ ...options, browserPath: settings.BROWSER_PATH });
      const loaders = { static: createStaticLoader(options), browser: browser.load };
      return { loaders, browserState: browser.state, browserPages: browser.pages, close: browser.close };
    },
  };
  return createWorker(settings, kind, log, processEnv, telemetry);
}

/** The default worker as a process of its own. @throws ListenError | SettingsError */
export const startCrawlWorker = started(createCrawlWorker);
