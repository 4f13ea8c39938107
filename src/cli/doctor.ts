import { type ExecFileException, execFile } from 'node:child_process';
import type { GatewayEnv } from '../config.js';
import { createSearchFrom } from '../providers/index.js';
import { GatewayError } from '../shared/errors.js';
import { createSend, type Send } from '../shared/http.js';
import { isLoopback } from '../shared/http-guard.js';
import { SettingsError } from '../shared/settings-error.js';
import { checkIssuer } from './check-issuer.js';
import { checkStores, type NamedStore } from './check-stores.js';
import { examineWorkers } from './examine-workers.js';
import { EXIT } from './exit-code.js';
import { showStatus, type Terminal } from './terminal.js';
import { watch } from './watched.js';

/** One thing that was looked at. `message` says what was found and, unless it is fine, what to do. */
export interface Check {
  check: string;
  status: 'ok' | 'warn' | 'fail';
  message: string;
}

/** What the doctor looks at, read by the one who may read it. */
export interface Patient {
  /** One line for each variable that is nearly a setting. */
  misspellings(): string[];
  /** @throws SettingsError with every fault */
  settings(): Settings;
}

interface Settings {
  gateway: GatewayEnv;
  stores: readonly NamedStore[];
  /** Absolute path of the browser that pages would be rendered with. */
  browser: string | undefined;
  /** Of the worker that starts a browser for each page, where it is wanted. */
  browserWorker?: { kind: 'chromium' | 'lightpanda'; path: string | undefined };
}

const MiB = 1024 * 1024;
const SEARCH_TIMEOUT_MS = 15_000;
const BROWSER_TIMEOUT_MS = 20_000;
/** Beyond this, certificates and signed session ids begin to fail. */
const CLOCK_TOLERANCE_MS = 60_000;
const QUERY = { query: 'weather', engine: 'auto', safesearch: 'moderate', timelimit: '', page: 1, limit: 1 } as const;

/** Looks at everything that a search and a fetch need. Tells of no value of a setting, so of no secret and no address. */
export async function examine(patient: Patient, signal: AbortSignal): Promise<Check[]> {
  const checks: Check[] = [{ check: 'node', status: 'ok', message: process.versions.node }];
  for (const message of patient.misspellings()) checks.push({ check: 'settings', status: 'warn', message });
  let settings: Settings;
  try {
    settings = patient.settings();
  } catch (thrown) {
    if (!(thrown instanceof SettingsError)) throw thrown;
    const faults = thrown.faults.map((message): Check => ({ check: 'settings', status: 'fail', message }));
    const rest = 'not looked at: correct the settings first';
    const skipped = ['provider', 'clock', 'worker', 'browser'].map(
      (check): Check => ({ check, status: 'warn', message: rest }),
    );
    return [...checks, ...faults, ...skipped];
  }
  checks.push({ check: 'settings', status: 'ok', message: 'every setting can be used' });
  const { gateway, stores } = settings;
  checks.push(callers(gateway));
  const found = await Promise.all([
    checkIssuer(gateway),
    checkStores(stores),
    providersAndClock(gateway, signal),
    examineWorkers(gateway),
    browsers(settings),
  ]);
  return [...checks, ...found.flat()];
}

/** Runs the examination and resolves to the exit code: 0, or 1 when something has to be mended. */
export async function doctor(patient: Patient, terminal: Terminal, json: boolean): Promise<number> {
  const clear = showStatus(terminal.screen, () => 'Looking at everything that a call needs …');
  const checks = await examine(patient, terminal.interrupted).finally(clear);
  if (terminal.interrupted.aborted) {
    terminal.err('interrupted');
    return EXIT.interrupted;
  }
  if (json) terminal.out(JSON.stringify(checks, null, 2));
  else {
    const { styled } = await import('./paint.js');
    const colour = { ok: 'green', warn: 'yellow', fail: 'red' } as const;
    const width = Math.max(...checks.map(({ check }) => check.length));
    for (const { check, status, message } of checks) {
      const word = terminal.colours ? styled(colour[status], status.padEnd(4)) : status.padEnd(4);
      terminal.out(`${word}  ${check.padEnd(width)}  ${message}`);
    }
  }
  return checks.some(({ status }) => status === 'fail') ? EXIT.failed : EXIT.success;
}

/** One search by each provider that is chosen; the clock is compared with the date of an answer, whatever that is. */
async function providersAndClock(settings: GatewayEnv, signal: AbortSignal): Promise<Check[]> {
  const words = [settings.SERVICE_SEARCH_PROVIDER, ...settings.SERVICE_SEARCH_FALLBACK];
  const found = await Promise.all(words.map((word) => provider(word, settings, signal)));
  return [...found.map(({ check }) => check), clock(found.find(({ skewMs }) => skewMs !== undefined)?.skewMs)];
}

async function provider(
  name: string,
  settings: GatewayEnv,
  signal: AbortSignal,
): Promise<{ check: Check; skewMs: number | undefined }> {
  let skewMs: number | undefined;
  const { ask, noAnswer, slow } = watch(createSend({ timeoutMs: SEARCH_TIMEOUT_MS, maxBytes: 4 * MiB }));
  const send: Send = async (request, ends) => {
    const response = await ask(request, ends);
    const told = Date.parse(String(response.headers.date));
    if (!Number.isNaN(told)) skewMs = Date.now() - told;
    return response;
  };
  const check = 'provider';
  const alone = { ...settings, SERVICE_SEARCH_PROVIDER: name, SERVICE_SEARCH_FALLBACK: [] };
  let found: Check;
  try {
    const rows = await createSearchFrom(alone, send)(QUERY, signal);
    const late = slow();
    found = {
      check,
      status: rows.length > 0 && late === undefined ? 'ok' : 'warn',
      message: `${name} answered with ${rows.length} row${rows.length === 1 ? '' : 's'}${late ? `, but is ${late}` : ''}`,
    };
  } catch (thrown) {
    const { code, message } = GatewayError.from(thrown);
    const why = noAnswer();
    const setting =
      code === 'provider_failed' && !why?.late ? ' Check its address setting and the way to the internet.' : '';
    const hint = why ? ` Why: ${why.found}. ${why.next}.` : '';
    const passing = code === 'provider_rate_limited';
    found = { check, status: passing ? 'warn' : 'fail', message: `${name}: ${code}. ${message}${setting}${hint}` };
  }
  return { check: found, skewMs };
}

function clock(skewMs: number | undefined): Check {
  const check = 'clock';
  if (skewMs === undefined) return { check, status: 'warn', message: 'not compared: the provider told no time' };
  const seconds = Math.round(Math.abs(skewMs) / 1000);
  if (Math.abs(skewMs) <= CLOCK_TOLERANCE_MS)
    return { check, status: 'ok', message: `within ${seconds} s of the provider's` };
  const way = skewMs > 0 ? 'ahead of' : 'behind';
  return {
    check,
    status: 'warn',
    message: `${seconds} s ${way} the provider's. Certificates and sessions may be refused: switch time synchronisation on`,
  };
}

const INSTALL = {
  chromium: 'install Chromium (Debian: apt-get install chromium)',
  lightpanda: 'install Lightpanda',
};

function browsers({ browser, browserWorker }: Settings): Promise<Check[]> {
  const get = `Everything works except js_render; ${INSTALL.chromium} and leave CRAWL_WORKER_BROWSER_PATH unset, or set it to the absolute path of one`;
  const ofCrawlWorker = { check: 'browser', path: browser, ask: '--version', get, without: 'warn' as const };
  if (!browserWorker) return Promise.all([browserCheck(ofCrawlWorker)]);
  const { kind, path } = browserWorker;
  const ofBrowserWorker = {
    check: 'browser-worker',
    path,
    ask: kind === 'lightpanda' ? 'version' : '--version',
    get: `"search-gateway browser-worker" can fetch nothing; ${INSTALL[kind]} and leave BROWSER_WORKER_BROWSER_PATH unset, or set it to the absolute path of one`,
    without: 'fail' as const,
  };
  return Promise.all([browserCheck(ofCrawlWorker), browserCheck(ofBrowserWorker)]);
}

/** Whether only those may call who are meant to. */
function callers({ SERVICE_HOST: host, SERVICE_API_KEYS: keys, SERVICE_OAUTH_ISSUER: issuer }: GatewayEnv): Check {
  const check = 'callers';
  const names = new Set(keys?.map(({ name }) => name)).size;
  const known = [names > 0 && `${names} with keys`, issuer && 'whoever has an access token of the issuer'];
  const message = known.filter(Boolean).join(', and ');
  if (message) return { check, status: 'ok', message };
  if (isLoopback(host)) return { check, status: 'ok', message: 'this machine alone, without keys' };
  const open =
    'whoever reaches SERVICE_HOST may call. Name a file of keys in SERVICE_API_KEYS_FILE (search-gateway keys new NAME), an issuer of access tokens in SERVICE_OAUTH_ISSUER, or bind to loopback';
  return { check, status: 'fail', message: open };
}

interface Wanted {
  check: string;
  path: string | undefined;
  /** What makes it tell its version. */
  ask: string;
  /** What does not work without it, and what to do. */
  get: string;
  without: 'warn' | 'fail';
}

async function browserCheck({ check, path, ask, get, without }: Wanted): Promise<Check> {
  if (path === undefined) return { check, status: without, message: `none was found. ${get}` };
  const started = await new Promise<{ failed: ExecFileException | null; said: string }>((resolve) => {
    execFile(path, [ask], { timeout: BROWSER_TIMEOUT_MS }, (failed, said) => resolve({ failed, said: said.trim() }));
  });
  // Ended by the time limit, not by itself.
  if (started.failed?.killed) {
    const message = `one was found and started, but told no version within ${BROWSER_TIMEOUT_MS / 1000} s. The machine is busy, or the browser hangs: try again when it is quiet`;
    return { check, status: without, message };
  }
  if (started.failed) return { check, status: 'fail', message: `one was found but does not start. ${get}` };
  return { check, status: 'ok', message: started.said || 'starts' };
}
