import type { Env } from '../src/shared/env.js';
import type { Log } from '../src/shared/log.js';
import { unprefixed } from '../src/shared/prefixed.js';
import { noTelemetry, type Telemetry } from '../src/shared/telemetry.js';
import type { BrowserWorkerEnv } from './config.js';
import { defaultLimits } from './loaders/browser-memory.js';
import { createBrowserProcessLoader } from './loaders/browser-process.js';
import { createChromiumDriver } from './loaders/chromium-driver.js';
import { createLightpandaDriver } from './loaders/lightpanda-driver.js';
import { createWorker, type Kind, started, type Worker } from './worker.js';

const PREFIX = 'BROWSER_WORKER';

/**
 * The worker that starts a browser for each page, and always renders: `js_render` makes no difference. The browser, and
 * the proxies if they are wanted, are found in `processEnv`.
 * @throws SettingsError
 */
function createBrowserWorker(
  env: BrowserWorkerEnv,
  log: Log,
  processEnv: Env,
  telemetry: Telemetry = noTelemetry,
): Worker {
  const settings = unprefixed(PREFIX, env);
  const { BROWSER, BROWSER_PATH: browserPath, CONCURRENCY, ALLOW_PRIVATE_NETWORKS: allowPrivateNetworks } = settings;
  const kind: Kind = {
    prefix: PREFIX,
    places: { browser: CONCURRENCY },
    open(options) {
      const driver =
        BROWSER === 'lightpanda'
          ? createLightpandaDriver({ ...options, browserPath, allowPrivateNetworks })
          : createChromiumDriver({ ...options, browserPath, memory: defaultLimits(CONCURRENCY) });
      const { load, state, pages, close } = createBrowserProcessLoader(options, driver);
      return { loaders: { static: load, browser: load }, browserState: state, browserPages: pages, close };
    },
  };
  const worker = createWorker(settings, kind, log, processEnv, telemetry);
  const { fetchPage } = worker;
  return { ...worker, fetchPage: (request, ...rest) => fetchPage({ ...request, js_render: true }, ...rest) };
}

/** That worker as a process of its own. @throws ListenError | SettingsError */
export const startBrowserWorker = started(createBrowserWorker);
