import type { CallCount } from '../src/shared/call-count.js';
import type { Env } from '../src/shared/env.js';
import { createGuard } from '../src/shared/guard.js';
import type { Log } from '../src/shared/log.js';
import { type Bind, type Listening, listen } from '../src/shared/server.js';
import { openStore } from '../src/shared/store/open-store.js';
import { noTelemetry, type Telemetry } from '../src/shared/telemetry.js';
import { createAdmission, type PlacesByKind } from './admission.js';
import type { WorkerSettings } from './config.js';
import { createFetchPage } from './fetch-page.js';
import { createHostTurns } from './host-turns.js';
import type { BrowserState } from './loaders/browser.js';
import type { LoaderOptions } from './loaders/loader-options.js';
import type { FetchPage, Loader, LoaderKind, Permit } from './page.js';
import { createPageMemory } from './page-memory.js';
import { createReader } from './reader.js';
import { createRobots } from './robots.js';
import { createWorkerApp } from './service.js';
import { createVisit } from './visit-page.js';
import { Waits } from './waits.js';
import { watchWorker } from './watch-worker.js';
import { wayOut } from './way-out.js';

/** A page of 1 MB takes about a second on a shared core; what takes this long is made to. */
const READ_DEADLINE_MS = 15_000;

/** A worker without its HTTP face, which `bind` says the place of. */
export interface Worker {
  bind: Bind;
  fetchPage: FetchPage;
  /** Requests at once; more are refused unread. */
  capacity: number;
  browserState(): BrowserState;
  close(): Promise<void>;
}

/** What makes a kind of worker that kind. */
export interface Kind {
  /** Of its settings' names. */
  prefix: string;
  places: PlacesByKind;
  /** Whether a rendered page is the one that the route behind `#` leads to. */
  keepsRoutes?: boolean;
  /** Whether a page that turns out to need it is rendered, where nobody says whether to. */
  rendersUnasked?: boolean;
  open(options: LoaderOptions): {
    loaders: Record<LoaderKind, Loader>;
    browserState(): BrowserState;
    browserPages(): number;
    close(): Promise<void>;
  };
}

/**
 * The pipeline of a worker, the same for every kind but for its loaders; nothing is opened, and no browser started,
 * before the first fetch.
 * @throws SettingsError
 */
export function createWorker(
  settings: WorkerSettings,
  kind: Kind,
  log: Log,
  processEnv: Env,
  telemetry: Telemetry = noTelemetry,
): Worker {
  const userAgent = settings.USER_AGENT;
  const timeoutMs = settings.TIMEOUT_SECONDS * 1000;
  const { allowPrivateNetworks, proxyFor, notices } = wayOut(settings, processEnv);
  for (const notice of notices) log.warn(notice);
  const guard = createGuard({
    allowPrivateNetworks,
    proxyFor,
    // Redirects lead to hosts whose turn nobody waited for. One more, for robots.txt.
    socketsPerHost: settings.HOST_CONCURRENCY + 1,
  });
  const memory = createPageMemory(settings.MAX_LOADED_BYTES);
  const rules = createRobots({ guard, userAgent, timeoutMs, memory });
  const permit: Permit = (target, signal) => telemetry.span({ name: 'robots' }, () => rules.check(target, signal));
  const robots = { ...rules, check: permit };
  const { loaders, browserState, browserPages, close } = kind.open({
    guard,
    permit,
    userAgent,
    sandbox: settings.BROWSER_SANDBOX,
    env: processEnv,
    waitMs: settings.WAIT_MS,
    maxBytes: settings.MAX_PAGE_BYTES,
    timeoutMs,
    log,
  });
  const reader = createReader({ deadlineMs: Math.min(READ_DEADLINE_MS, timeoutMs), log });
  const { STORE_URL: url, STORE_PREFIX: prefix, STORE_ENCRYPTION_KEY: key } = settings;
  const store = url === undefined ? undefined : openStore({ url, prefix, key }, log, telemetry);
  const hostTurns = createHostTurns({
    perHost: settings.HOST_CONCURRENCY,
    maxDelayMs: settings.MAX_CRAWL_DELAY_SECONDS * 1000,
    store,
  });
  const admission = createAdmission({
    places: kind.places,
    maxWaiting: settings.MAX_WAITING,
    timeoutMs,
  });
  const { capacity, admit, inTurn } = admission;
  const waits = new Waits();
  watchWorker(telemetry, { places: kind.places, admission, waits, reader, browserPages });
  const maxMarkdownBytes = settings.MAX_MARKDOWN_BYTES;
  const { keepsRoutes, rendersUnasked } = kind;
  return {
    bind: { host: settings.HOST, port: settings.PORT, setting: `${kind.prefix}_PORT` },
    capacity,
    fetchPage: admit(
      createFetchPage({
        robots,
        visit: createVisit({ robots, hostTurns, inTurn, loaders, reader, memory, waits, maxMarkdownBytes, telemetry }),
        keepsRoutes,
        rendersUnasked,
        deadlineMs: timeoutMs,
      }),
    ),
    browserState,
    async close() {
      await Promise.all([close(), reader.close(), store?.then((opened) => opened.close())]);
      guard.close();
    },
  };
}

type Create<Settings> = (settings: Settings, log: Log, processEnv: Env, telemetry: Telemetry) => Worker;
type Start<Settings> = (
  settings: Settings,
  log: Log,
  processEnv: Env,
  telemetry?: Telemetry,
  calls?: CallCount,
) => Promise<Listening>;

/** `create` with the HTTP face before it, which throws ListenError as well. */
export function started<Settings>(create: Create<Settings>): Start<Settings> {
  return async (settings, log, processEnv, telemetry = noTelemetry, calls) => {
    const worker = create(settings, log, processEnv, telemetry);
    const app = createWorkerApp(worker, worker.bind.host, log, telemetry, calls);
    const { url, close } = await listen(app, worker.bind);
    return {
      url,
      async close(graceMs) {
        await close(graceMs);
        await worker.close();
      },
    };
  };
}
