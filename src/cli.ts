#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import type { z } from 'zod';
import type { BrowserWorkerEnv, CrawlWorkerEnv, WorkerSettings } from '../worker/config.js';
import { completionCommand } from './cli/completion.js';
import { isHealthy } from './cli/healthcheck.js';
import { closedWith, openTelemetry } from './cli/open-telemetry.js';
import type { Terminal } from './cli/terminal.js';
import { type ToolRuntime, toolCommands } from './cli/tool-commands.js';
import { BridgeEnv, GatewayEnv, LogEnv } from './config.js';
import { createSearchFrom } from './providers/index.js';
import type { Search } from './providers/provider.js';
import { claimStdout } from './shared/claim-stdout.js';
import { type Env, misspellings, readEnvs, SettingsError } from './shared/env.js';
import { createSend } from './shared/http.js';
import { createLog } from './shared/log.js';
import { observeSend } from './shared/observe-send.js';
import { type Bind, closeInTurn, ListenError, type Listening } from './shared/server.js';
import { noTelemetry, type Telemetry } from './shared/telemetry.js';
import { VERSION } from './version.js';
import { createEmbeddedClient, createWorkerClient, createWorkerProbe, FETCH_TIMEOUT_MS } from './worker-client.js';

const MiB = 1024 * 1024;
const PROVIDER_TIMEOUT_MS = 15_000;
/** What is in flight on stdio may take this long after SIGTERM; the servers have a setting, `…_DRAIN_SECONDS`. */
const STDIO_GRACE_MS = 10_000;
const HEALTHCHECK_TIMEOUT_MS = 4_000;
/** `npm` passes on what the terminal has sent to both of us: the same signal again within this time is no second one. */
const ECHO_MS = 1000;

const env = process.env;
const interrupted = new AbortController();
let serving = false;

const program = new Command('search-gateway')
  .description('Gives AI agents the web: search and fetch as MCP tools, REST and commands.')
  .showHelpAfterError('(--help shows what is possible)');

service('start', 'run the gateway and its crawl worker on this machine', start, gatewayBind);
service('gateway', 'run the gateway: MCP, REST and docs', gateway, gatewayBind);
service('worker', 'run the crawl worker that the gateway fetches pages through', worker, workerBind);
service(
  'browser-worker',
  'run the other kind of crawl worker: a browser of its own for each page',
  browserWorker,
  browserWorkerBind,
);
service(
  'metasearch',
  'run the metasearch service: several public engines merged, behind the ddgs API',
  metasearch,
  metasearchBind,
);
program
  .command('stdio')
  .description(
    'speak MCP on stdin and stdout, with everything inside this process, or as a bridge to a running gateway',
  )
  .option('--url <url>', 'be a bridge to this gateway, e.g. http://127.0.0.1:8080/mcp (or BRIDGE_URL)')
  .option('--header <header>', "HTTP header for it, 'Name: value'; may be repeated (or BRIDGE_HEADERS)", collect, [])
  .action((flags: BridgeFlags) => serve(() => stdio(flags))());
const terminal: Terminal = {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  forPeople: process.stdout.isTTY === true,
  colours: mayColour(process.stdout),
  screen: process.stderr.isTTY && env.TERM !== 'dumb' ? process.stderr : undefined,
  get stdin() {
    return process.stdin;
  },
  interrupted: interrupted.signal,
};
for (const command of toolCommands(openForOneCall, terminal, setExitCode)) program.addCommand(command);
program
  .command('doctor')
  .description('look at everything that a search and a fetch need, and say what to mend')
  .option('--json', 'print the checks as JSON')
  .action(({ json }: { json?: boolean }) => examineAll(json === true));
program.addCommand(completionCommand(program, terminal.out));
for (const command of [program, ...program.commands])
  command.version(VERSION, '--version', 'print the version').exitOverride();

async function start(): Promise<void> {
  const { settings, workerEnv } = await readSettings();
  const crawlWorker = await openWorker(workerEnv);
  let running: Listening;
  try {
    running = await openGateway({ ...settings, SERVICE_CRAWL_WORKER_ADDRESS: crawlWorker.url });
  } catch (thrown) {
    await crawlWorker.close(0);
    throw thrown;
  }
  closeOnSignal(() => closeInTurn([running, crawlWorker], settings.SERVICE_DRAIN_SECONDS * 1000));
}

async function gateway(): Promise<void> {
  const [settings] = read([GatewayEnv]);
  const running = await openGateway(settings);
  closeOnSignal(() => running.close(settings.SERVICE_DRAIN_SECONDS * 1000));
}

async function worker(): Promise<void> {
  const { CrawlWorkerEnv } = await import('../worker/config.js');
  const [settings] = read([CrawlWorkerEnv]);
  const running = await openWorker(settings);
  terminal.out(`crawl worker ${VERSION}: ${running.url}extract`);
  closeOnSignal(() => running.close(settings.CRAWL_WORKER_DRAIN_SECONDS * 1000));
}

async function browserWorker(): Promise<void> {
  const { BrowserWorkerEnv, unprefixed } = await import('../worker/config.js');
  const [settings] = read([BrowserWorkerEnv]);
  const { startBrowserWorker } = await import('../worker/browser-worker.js');
  await tellNotices('browser worker', unprefixed('BROWSER_WORKER', settings));
  const log = createLog('browser-worker', settings.BROWSER_WORKER_LOG_LEVEL, process.stdout);
  const telemetry = await openTelemetry('browser-worker', browserWorkerTelemetry(settings), log);
  const running = closedWith(await startBrowserWorker(settings, log, env, telemetry), telemetry);
  terminal.out(`browser worker ${VERSION}: ${running.url}extract`);
  closeOnSignal(() => running.close(settings.BROWSER_WORKER_DRAIN_SECONDS * 1000));
}

async function metasearch(): Promise<void> {
  const { MetasearchEnv } = await import('./metasearch/config.js');
  const [settings] = read([MetasearchEnv]);
  const { startMetasearch } = await import('./metasearch/start-metasearch.js');
  const running = await startMetasearch(
    settings,
    createLog('metasearch', settings.METASEARCH_LOG_LEVEL, process.stdout),
  );
  terminal.out(`metasearch ${VERSION}: ${running.url}search/text`);
  closeOnSignal(() => running.close(settings.METASEARCH_DRAIN_SECONDS * 1000));
}

interface BridgeFlags {
  url?: string;
  header: string[];
}

function collect(value: string, earlier: string[]): string[] {
  return [...earlier, value];
}

async function stdio({ url, header }: BridgeFlags): Promise<void> {
  const given = {
    ...env,
    BRIDGE_URL: url ?? env.BRIDGE_URL,
    BRIDGE_HEADERS: [env.BRIDGE_HEADERS, ...header].filter(Boolean).join('\n'),
  };
  const stdout = claimStdout(process.stdout, process.stderr);
  const { factory, log, close } = await (given.BRIDGE_URL || given.BRIDGE_HEADERS ? openBridge(given) : openLocal());
  const { serveMcpOnStdio } = await import('./transports/stdio.js');
  const service = serveMcpOnStdio(factory, process.stdin, stdout, log);
  const ended = service.ended.then(close);
  closeOnSignal(async () => {
    await service.close(STDIO_GRACE_MS);
    await ended;
  });
  await ended;
  process.exit(0);
}

async function openBridge(given: Env) {
  const [{ BRIDGE_URL, BRIDGE_HEADERS = {} }, { SERVICE_LOG_LEVEL }] = read([BridgeEnv, LogEnv], given);
  const { createBridge } = await import('./transports/bridge.js');
  const { proxiesOf } = await import('./shared/environment-proxy.js');
  const log = createLog('bridge', SERVICE_LOG_LEVEL, process.stderr);
  // The schema wants an address wherever there is a header.
  const url = BRIDGE_URL as URL;
  const bridge = createBridge({ url, headers: BRIDGE_HEADERS, proxyFor: proxiesOf(env), version: VERSION, log });
  return { ...bridge, log };
}

async function openLocal() {
  const { deps, log, close } = await openEmbedded(true);
  const { createMcpServerFactory } = await import('./transports/mcp-server.js');
  const countSession = (change: 1 | -1) =>
    deps.telemetry?.add('search_gateway.mcp.sessions', change, { 'search_gateway.mcp.transport': 'stdio' });
  countSession(1);
  return {
    factory: createMcpServerFactory(deps, log, VERSION, 'pipe'),
    log,
    close() {
      countSession(-1);
      return close();
    },
  };
}

async function openGateway(settings: GatewayEnv): Promise<Listening> {
  const { startGateway } = await import('./gateway.js');
  const log = createLog('gateway', settings.SERVICE_LOG_LEVEL, process.stdout);
  const address = settings.SERVICE_CRAWL_WORKER_ADDRESS;
  const telemetry = await openTelemetry('search-gateway', gatewayTelemetry(settings), log);
  const ask = observeSend(createSend({ timeoutMs: FETCH_TIMEOUT_MS, maxBytes: 64 * MiB }), telemetry, 'crawl-worker');
  const fetchPage = createWorkerClient(address, ask);
  const workerReachable = createWorkerProbe(address, createSend({ timeoutMs: 2000, maxBytes: MiB }));
  const search = openSearch(settings, telemetry);
  const running = await startGateway(settings, { log, telemetry, search, fetchPage, workerReachable });
  const docs = settings.SERVICE_UI_ENABLED ? 'docs' : 'openapi.json';
  terminal.out(
    `search-gateway ${VERSION}: MCP ${running.url}mcp | REST ${running.url}api/v1 | docs ${running.url}${docs}`,
  );
  return closedWith(running, telemetry);
}

async function openWorker(settings: CrawlWorkerEnv): Promise<Listening> {
  const { startCrawlWorker } = await import('../worker/crawl-worker.js');
  const { unprefixed } = await import('../worker/config.js');
  await tellNotices('crawl worker', unprefixed('CRAWL_WORKER', settings));
  const log = createLog('worker', settings.CRAWL_WORKER_LOG_LEVEL, process.stdout);
  const telemetry = await openTelemetry('crawl-worker', workerTelemetry(settings), log);
  return closedWith(await startCrawlWorker(settings, log, env, telemetry), telemetry);
}

/** Said whatever the log level is: a worker that anybody can point at the inside of a network is a rare wish. */
async function tellNotices(who: string, settings: WorkerSettings): Promise<void> {
  const { wayOut } = await import('../worker/way-out.js');
  for (const notice of wayOut(settings, env).notices) terminal.err(`${who}: ${notice}`);
}

/**
 * Everything in this process; the worker is loaded on the first fetch, its browser on the first rendered one. One call
 * exports nothing, or its result would wait for the collector.
 */
async function openEmbedded(exporting: boolean): Promise<ToolRuntime> {
  const { settings, workerEnv } = await readSettings();
  const { wayOut } = await import('../worker/way-out.js');
  const { unprefixed } = await import('../worker/config.js');
  wayOut(unprefixed('CRAWL_WORKER', workerEnv), env); // a proxy that is none is told of now, not with the first fetch
  const log = createLog('gateway', settings.SERVICE_LOG_LEVEL, process.stderr);
  const open = (...given: Parameters<typeof openTelemetry>) => (exporting ? openTelemetry(...given) : noTelemetry);
  const telemetry = await open('search-gateway', gatewayTelemetry(settings), log);
  let close = async () => {};
  const fetchPage = createEmbeddedClient(async () => {
    const { createCrawlWorker } = await import('../worker/crawl-worker.js');
    const log = createLog('worker', workerEnv.CRAWL_WORKER_LOG_LEVEL, process.stderr);
    const workerSpans = await open('crawl-worker', workerTelemetry(workerEnv), log);
    const embedded = createCrawlWorker(workerEnv, log, env, workerSpans);
    close = async () => {
      await embedded.close();
      await workerSpans.close();
    };
    return embedded.fetchPage;
  });
  return {
    deps: { search: openSearch(settings, telemetry), fetchPage, telemetry },
    log,
    close: async () => void (await Promise.all([close(), telemetry.close()])),
  };
}

async function openForOneCall(): Promise<ToolRuntime> {
  process.once('SIGINT', () => interrupted.abort());
  return openEmbedded(false);
}

async function examineAll(json: boolean): Promise<void> {
  process.once('SIGINT', () => interrupted.abort());
  const { CrawlWorkerEnv } = await import('../worker/config.js');
  const { doctor } = await import('./cli/doctor.js');
  const { findBrowser } = await import('../worker/loaders/find-browser.js');
  const patient = {
    settings: async () => readEnvs(env, GatewayEnv, CrawlWorkerEnv)[0],
    misspellings: async () => misspellings(env, GatewayEnv, CrawlWorkerEnv),
    browser: async () => findBrowser({ configuredPath: env.CRAWL_WORKER_BROWSER_PATH || undefined, env }),
  };
  setExitCode(await doctor(patient, terminal, json));
}

function openSearch(settings: GatewayEnv, telemetry: Telemetry): Search {
  return createSearchFrom(settings, createSend({ timeoutMs: PROVIDER_TIMEOUT_MS, maxBytes: 4 * MiB }), telemetry);
}

function gatewayTelemetry({ SERVICE_TRACING_ENABLED: enabled, SERVICE_TRACING_ENDPOINT: endpoint }: GatewayEnv) {
  return [enabled, endpoint] as const;
}

function workerTelemetry({ CRAWL_WORKER_OTEL_ENABLED: on, CRAWL_WORKER_OTEL_ENDPOINT: endpoint }: CrawlWorkerEnv) {
  return [on, endpoint] as const;
}

function browserWorkerTelemetry({
  BROWSER_WORKER_OTEL_ENABLED: on,
  BROWSER_WORKER_OTEL_ENDPOINT: endpoint,
}: BrowserWorkerEnv) {
  return [on, endpoint] as const;
}

/** The settings of gateway and worker, with the faults of both in one message. */
async function readSettings(): Promise<{ settings: GatewayEnv; workerEnv: CrawlWorkerEnv }> {
  const { CrawlWorkerEnv } = await import('../worker/config.js');
  const [settings, workerEnv] = read([GatewayEnv, CrawlWorkerEnv]);
  return { settings, workerEnv };
}

function read<const S extends readonly z.ZodObject[]>(schemas: S, given: Env = env) {
  for (const line of misspellings(given, ...schemas)) terminal.err(line);
  return readEnvs(given, ...schemas);
}

/** A command that serves until it is told to stop; with `--healthcheck` it asks the one that runs with these settings. */
function service(name: string, description: string, run: () => Promise<void>, bind: () => Promise<Address>): void {
  program
    .command(name)
    .description(description)
    .option('--healthcheck', 'only ask the running one whether it serves: the exit code is 0 or 1')
    .action(({ healthcheck }) => (healthcheck ? checkHealth(bind) : serve(run)()));
}

/** Exits with 0 or 1 whatever is wrong, since orchestrators know no other codes. */
async function checkHealth(bind: () => Promise<Address>): Promise<void> {
  const send = createSend({ timeoutMs: HEALTHCHECK_TIMEOUT_MS, maxBytes: MiB });
  try {
    setExitCode((await isHealthy(send, await bind())) ? 0 : 1);
  } catch (thrown) {
    stopped(thrown);
    setExitCode(1);
  }
}

type Address = Pick<Bind, 'host' | 'port'>;

async function gatewayBind(): Promise<Address> {
  const [settings] = read([GatewayEnv]);
  return { host: settings.SERVICE_HOST, port: settings.SERVICE_PORT };
}

async function workerBind(): Promise<Address> {
  const { CrawlWorkerEnv } = await import('../worker/config.js');
  const [settings] = read([CrawlWorkerEnv]);
  return { host: settings.CRAWL_WORKER_HOST, port: settings.CRAWL_WORKER_PORT };
}

async function browserWorkerBind(): Promise<Address> {
  const { BrowserWorkerEnv } = await import('../worker/config.js');
  const [settings] = read([BrowserWorkerEnv]);
  return { host: settings.BROWSER_WORKER_HOST, port: settings.BROWSER_WORKER_PORT };
}

async function metasearchBind(): Promise<Address> {
  const { MetasearchEnv } = await import('./metasearch/config.js');
  const [settings] = read([MetasearchEnv]);
  return { host: settings.METASEARCH_HOST, port: settings.METASEARCH_PORT };
}

function serve(action: () => Promise<void>): () => Promise<void> {
  return () => {
    serving = true;
    return action();
  };
}

/** The first signal finishes what is in flight; a second one, unless it is an echo, does not wait. */
function closeOnSignal(close: () => Promise<void>): void {
  let closingSince: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closingSince !== undefined) {
        if (performance.now() - closingSince > ECHO_MS) process.exit(1);
        return;
      }
      closingSince = performance.now();
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

/** By the conventions of no-color.org and force-color.org: a variable that is empty counts as unset. */
function mayColour({ isTTY }: { isTTY?: boolean }): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return isTTY === true && env.TERM !== 'dumb';
}

function setExitCode(code: number): void {
  process.exitCode = code;
}

/** What stops a process before it runs: wrong usage or settings exit with 2, anything else with 1. */
function stopped(thrown: unknown): number {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : 2;
  if (thrown instanceof SettingsError) {
    terminal.err(thrown.message);
    return 2;
  }
  if (thrown instanceof ListenError) {
    const reason = thrown.code === 'EADDRINUSE' ? 'is already in use' : `cannot be bound (${thrown.code})`;
    const other = thrown.setting.endsWith('_HOST') ? 'an address of this machine' : 'another port';
    terminal.err(`The settings are not usable:\n  ${thrown.setting}: the address ${reason}; choose ${other}`);
    return 2;
  }
  createLog('search-gateway', 'error', process.stderr).error({ err: thrown }, 'cannot run');
  return 1;
}

// What serves goes on when its log cannot be written, and a reader that closes the pipe early, such as `head`, is no
// fault; a result that is lost for another reason is one.
let outputLost = false;
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (serving || code === 'EPIPE' || outputLost) return;
  outputLost = true;
  terminal.err(`The output cannot be written (${code}).`);
});
process.stderr.on('error', () => {});
process.on('exit', () => {
  if (outputLost) process.exitCode ||= 1;
});
// The default handlers would print the raw error, which may quote a URL.
const crashed = createLog('search-gateway', 'error', process.stderr);
process.on('unhandledRejection', (err) => crashed.error({ err }, 'unhandled rejection'));
process.on('uncaughtException', (err) => {
  crashed.error({ err }, 'uncaught exception');
  process.exit(1);
});

try {
  await program.parseAsync(process.argv);
} catch (thrown) {
  process.exitCode = stopped(thrown);
}
