#!/usr/bin/env node
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import type { z } from 'zod';
import type { BrowserWorkerEnv, CrawlWorkerEnv, WorkerSettings } from '../worker/config.js';
import { completionCommand } from './cli/completion.js';
import type { ConnectFlags } from './cli/connect/connect.js';
import { EXIT } from './cli/exit-code.js';
import type { McpServers } from './cli/mcp-servers.js';
import { observed, openGatewayTelemetry, openTelemetry, scrapedAt } from './cli/open-telemetry.js';
import { closeOnSignal, tellCrashes, tellLostOutput } from './cli/process-life.js';
import { type Running, toldOf } from './cli/running.js';
import { answers, type Service, serviceOf } from './cli/service.js';
import { stopped } from './cli/stopped.js';
import { createTerminal } from './cli/terminal.js';
import type { ToolRuntime } from './cli/tool-commands.js';
import type { Via } from './cli/via-gateway.js';
import type { GatewayEnv } from './config.js';
import { type CallCount, createCallCount } from './shared/call-count.js';
import { claimStdout, claimStdoutForLines } from './shared/claim-stdout.js';
import type { Env } from './shared/env.js';
import { proxiesOf } from './shared/environment-proxy.js';
import { isLoopback } from './shared/http-guard.js';
import type { LineSink, Log } from './shared/log.js';
import { unprefixed } from './shared/prefixed.js';
import { closeInTurn, type Listening } from './shared/server.js';
import { noTelemetry, type Telemetry } from './shared/telemetry.js';
import { VERSION } from './version.js';

/** What is in flight on stdio may take this long after SIGTERM; the servers have a setting, `…_DRAIN_SECONDS`. */
const STDIO_GRACE_MS = 10_000;

/** Said whatever the log level is, as a name of somebody else's that leads here is one of them. */
const ANY_HOST =
  'gateway: bound beyond loopback without SERVICE_ALLOWED_HOSTS, hence asked under any name; list there the host names that are its own.';

/** Likewise: who can reach it can use it. */
const ANYBODY =
  'gateway: bound beyond loopback without keys or OAuth, hence open to whoever reaches it; SERVICE_API_KEYS_FILE names a file of keys (search-gateway keys new NAME), SERVICE_OAUTH_ISSUER who issues access tokens.';

const { env, stdout, stderr } = process;
const interrupted = new AbortController();
const terminal = createTerminal(process, env, interrupted.signal);
let serving = false;
/** Of a command that serves; taken from everybody else when it starts. */
let logTo: LineSink = stdout;

const program = new Command('search-gateway')
  .description('Gives AI agents the web: search and fetch as MCP tools, REST and commands.')
  .showHelpAfterError('(--help shows what is possible)');

service('start', 'run the gateway and its crawl worker on this machine', async () => {
  const [settings, workerEnv] = await readBoth();
  return serviceOf(unprefixed('SERVICE', settings), () => openBoth(settings, workerEnv));
});
service('gateway', 'run the gateway: MCP, REST and docs', async () => {
  const { GatewayEnv } = await import('./config.js');
  const [settings] = await read([GatewayEnv]);
  return serviceOf(unprefixed('SERVICE', settings), () => openGateway(settings));
});
service('worker', 'run the crawl worker that the gateway fetches pages through', async () => {
  const { CrawlWorkerEnv } = await import('../worker/config.js');
  const [settings] = await read([CrawlWorkerEnv]);
  return serviceOf(unprefixed('CRAWL_WORKER', settings), () => announced('crawl worker', openCrawlWorker(settings)));
});
service('browser-worker', 'run the other kind of crawl worker: a browser of its own for each page', async () => {
  const { BrowserWorkerEnv } = await import('../worker/config.js');
  const [settings] = await read([BrowserWorkerEnv]);
  return serviceOf(unprefixed('BROWSER_WORKER', settings), () =>
    announced('browser worker', openBrowserWorker(settings)),
  );
});
service('metasearch', 'run the metasearch service: several public engines merged, behind the ddgs API', async () => {
  const { MetasearchEnv } = await import('./metasearch/config.js');
  const [settings] = await read([MetasearchEnv]);
  return serviceOf(unprefixed('METASEARCH', settings), async () => {
    const { startMetasearch } = await import('./metasearch/start-metasearch.js');
    const { createLog } = await import('./shared/log.js');
    const log = createLog('metasearch', settings.METASEARCH_LOG_LEVEL, logTo);
    const calls = createCallCount();
    const opening = startMetasearch(settings, { log, calls }).then((listening) => {
      const about = { address: `${listening.url}search/text`, engines: settings.METASEARCH_ENGINES.join(',') };
      return toldOf(listening, { log, calls, about });
    });
    return announced('metasearch', opening, 'search/text');
  });
});
program
  .command('stdio')
  .description(
    'speak MCP on stdin and stdout, with everything inside this process, or as a bridge to a running gateway',
  )
  .option('--url <url>', 'be a bridge to this gateway, e.g. http://127.0.0.1:8080/mcp (or BRIDGE_URL)')
  .option('--header <header>', "HTTP header for it, 'Name: value'; may be repeated (or BRIDGE_HEADERS)", collect)
  .action(serveStdio);
program
  .command('doctor')
  .description('look at everything that a search and a fetch need, and say what to mend')
  .option('--json', 'print the checks as JSON')
  .action(examineAll);
program
  .command('connect')
  .argument('[client]', 'which client; without it they are listed')
  .description('print or write the configuration that lets an MCP client use this installation')
  .option('--url <url>', 'use the running gateway at this address, e.g. http://127.0.0.1:8080/mcp')
  .option('--name <name>', 'what the client is to call it (default: web)')
  .option('--key', 'with the header in which that gateway wants a key')
  .option('--write', "show what changes in the client's own file, keep a copy of it, and change it")
  .option('--file <path>', 'with --write: the file to change')
  .action(connectClient);
program
  .command('keys')
  .description('make keys for a gateway that only lets callers in who show one')
  .command('new')
  .argument('<name>', 'whose key it is, as logs and metrics call the caller')
  .description('print a new key, once, and its line for the file of SERVICE_API_KEYS_FILE')
  .action(printKey);
// Made of the tools' schemas, which take longer to load than most other commands take to run.
const [, , first] = process.argv;
if (first !== '--version' && !program.commands.some((command) => command.name() === first)) {
  const { toolCommands } = await import('./cli/tool-commands.js');
  for (const command of toolCommands(openForOneCall, terminal, setExitCode, openVia)) program.addCommand(command);
}
program.addCommand(completionCommand(program, terminal.out));
for (const command of [program, ...program.commands])
  command.version(VERSION, '--version', 'print the version').exitOverride();

/** A command that serves until it is told to stop; with `--healthcheck` it asks the one that runs with these settings. */
function service(name: string, description: string, configure: () => Promise<Service>): void {
  program
    .command(name)
    .description(description)
    .option('--healthcheck', 'only ask the running one whether it serves: the exit code is 0 or 1')
    .action(async ({ healthcheck }: { healthcheck?: boolean }) => {
      if (healthcheck) return checkHealth(configure);
      serving = true;
      const { open, drainMs } = await configure();
      logTo = claimStdoutForLines(stdout, stderr);
      const opening = open();
      // Before anybody is told that it serves, and so may want it to end.
      let running: Running | undefined;
      closeOnSignal(
        process,
        async (signal) => (await opening).close(drainMs, signal),
        (signal) => running?.cutShort(signal),
      );
      running = await opening;
    });
}

/** Exits with 0 or 1 whatever is wrong, since orchestrators know no other codes. */
async function checkHealth(configure: () => Promise<Service>): Promise<void> {
  try {
    setExitCode((await answers(await configure())) ? 0 : 1);
  } catch (thrown) {
    await stopped(thrown, stderr);
    setExitCode(1);
  }
}

async function openBoth(settings: GatewayEnv, workerEnv: CrawlWorkerEnv): Promise<Running> {
  const crawlWorker = await openCrawlWorker(workerEnv);
  try {
    const gateway = await openGateway({
      ...settings,
      SERVICE_CRAWL_WORKER_ADDRESS: [crawlWorker.url],
      // What this worker may make of a page is to arrive.
      SERVICE_MAX_MARKDOWN_BYTES: Math.max(
        settings.SERVICE_MAX_MARKDOWN_BYTES,
        workerEnv.CRAWL_WORKER_MAX_MARKDOWN_BYTES,
      ),
    });
    const inTurn = (why: string) =>
      [gateway, crawlWorker].map(({ close }) => ({ close: (graceMs = 0) => close(graceMs, why) }));
    return {
      url: gateway.url,
      close: (graceMs, why) => closeInTurn(inTurn(why), graceMs),
      cutShort(why) {
        for (const { cutShort } of [gateway, crawlWorker]) cutShort(why);
      },
    };
  } catch (thrown) {
    await crawlWorker.close(0, 'the gateway did not start');
    throw thrown;
  }
}

async function openGateway(settings: GatewayEnv): Promise<Running> {
  if (!isLoopback(settings.SERVICE_HOST) && !settings.SERVICE_ALLOWED_HOSTS) terminal.err(ANY_HOST);
  const isShut = settings.SERVICE_API_KEYS ?? settings.SERVICE_OAUTH_ISSUER;
  if (!isLoopback(settings.SERVICE_HOST) && !isShut) terminal.err(ANYBODY);
  const gateway = await import('./cli/open-gateway.js');
  return gateway.openGateway(settings, { stdout: logTo, stderr, env });
}

async function openCrawlWorker(workerEnv: CrawlWorkerEnv): Promise<Running> {
  const { startCrawlWorker } = await import('../worker/crawl-worker.js');
  const names = { notices: 'crawl worker', log: 'worker', service: 'crawl-worker', prefix: 'CRAWL_WORKER' } as const;
  return openWorker(names, unprefixed('CRAWL_WORKER', workerEnv), (log, telemetry, calls) =>
    startCrawlWorker(workerEnv, log, env, telemetry, calls),
  );
}

async function openBrowserWorker(workerEnv: BrowserWorkerEnv): Promise<Running> {
  const { startBrowserWorker } = await import('../worker/browser-worker.js');
  const names = {
    notices: 'browser worker',
    log: 'browser-worker',
    service: 'browser-worker',
    prefix: 'BROWSER_WORKER',
  } as const;
  return openWorker(names, unprefixed('BROWSER_WORKER', workerEnv), (log, telemetry, calls) =>
    startBrowserWorker(workerEnv, log, env, telemetry, calls),
  );
}

async function openWorker(
  names: { notices: string; log: string; service: Parameters<typeof openTelemetry>[0]; prefix: string },
  settings: WorkerSettings,
  start: (log: Log, telemetry: Telemetry, calls: CallCount) => Promise<Listening>,
): Promise<Running> {
  const { wayOut } = await import('../worker/way-out.js');
  const { createLog } = await import('./shared/log.js');
  // Said whatever the log level is: a worker that anybody can point at the inside of a network is a rare wish.
  for (const notice of wayOut(settings, env).notices) terminal.err(`${names.notices}: ${notice}`);
  const log = createLog(names.log, settings.LOG_LEVEL, logTo);
  const calls = createCallCount();
  const telemetry = await openTelemetry(names.service, settings, log, scrapedAt(names.prefix, settings));
  const listening = await observed(telemetry, () => start(log, telemetry, calls));
  const { metricsUrl } = telemetry;
  const about = { address: `${listening.url}extract`, ...(metricsUrl && { metrics: metricsUrl.href }) };
  return { ...toldOf(listening, { log, calls, about }), metricsUrl };
}

async function announced(name: string, opening: Promise<Running>, path = 'extract'): Promise<Running> {
  const running = await opening;
  const { url, metricsUrl } = running;
  terminal.err(`${name} ${VERSION}: ${url}${path}${metricsUrl ? ` | metrics ${metricsUrl}` : ''}`);
  return running;
}

interface BridgeFlags {
  url?: string;
  header?: string[];
}

function collect(value: string, earlier: string[] = []): string[] {
  return [...earlier, value];
}

async function serveStdio({ url, header }: BridgeFlags): Promise<void> {
  serving = true;
  const { withLines } = await import('./shared/env.js');
  const given = withLines({ ...env, BRIDGE_URL: url ?? env.BRIDGE_URL }, 'BRIDGE_HEADERS', header);
  const claimed = claimStdout(stdout, stderr);
  const { factory, log, close } = await openServers(given);
  const { serveMcpOnStdio } = await import('./transports/stdio.js');
  const service = serveMcpOnStdio(factory, process.stdin, claimed, log);
  const ended = service.ended.then(close);
  closeOnSignal(process, async () => {
    await service.close(STDIO_GRACE_MS);
    await ended;
  });
  await ended;
  process.exit(0);
}

async function openServers(given: Env): Promise<McpServers> {
  const { openBridge, openLocal } = await import('./cli/mcp-servers.js');
  const isBridge = given.BRIDGE_URL || given.BRIDGE_HEADERS || given.BRIDGE_HEADERS_FILE;
  if (!isBridge) return openLocal(await openInside(true));
  const { BridgeEnv, LogEnv } = await import('./config.js');
  const [bridge, { SERVICE_LOG_LEVEL }] = await read([BridgeEnv, LogEnv], given);
  return openBridge({ ...bridge, SERVICE_LOG_LEVEL }, proxiesOf(env), stderr);
}

async function openForOneCall(): Promise<ToolRuntime> {
  process.once('SIGINT', () => interrupted.abort());
  return openInside(false);
}

/** The gateway at an address, with the headers of a bridge. */
async function openVia(address: string): Promise<Via> {
  process.once('SIGINT', () => interrupted.abort());
  const { BridgeEnv } = await import('./config.js');
  const [{ BRIDGE_URL: url, BRIDGE_HEADERS: headers = {} }] = await read([BridgeEnv], { ...env, BRIDGE_URL: address });
  const { createUpstreamFetch } = await import('./transports/upstream-fetch.js');
  return { ...createUpstreamFetch(proxiesOf(env)), url: url as URL, headers };
}

/**
 * Everything in this process; the worker is loaded on the first fetch, its browser on the first rendered one. It is one
 * person's, so it opens no store; one call exports nothing, or its result would wait for the collector.
 */
async function openInside(exporting: boolean): Promise<ToolRuntime> {
  const [settings, workerEnv] = await readBoth();
  const workerSettings = unprefixed('CRAWL_WORKER', workerEnv);
  const { createLog } = await import('./shared/log.js');
  const { openEmbedded } = await import('./cli/open-embedded.js');
  const { wayOut } = await import('../worker/way-out.js');
  wayOut(workerSettings, env); // a proxy that is none is told of now, not with the first fetch
  const log = createLog('gateway', settings.SERVICE_LOG_LEVEL, stderr);
  const telemetry = exporting ? await openGatewayTelemetry(settings, log) : noTelemetry;
  const openWorker = async () => {
    const { createCrawlWorker } = await import('../worker/crawl-worker.js');
    const log = createLog('worker', workerSettings.LOG_LEVEL, stderr);
    const telemetry = exporting ? await openTelemetry('crawl-worker', workerSettings, log) : noTelemetry;
    const alone = { ...workerEnv, CRAWL_WORKER_STORE_URL: undefined };
    const { fetchPage, close } = createCrawlWorker(alone, log, env, telemetry);
    return { fetchPage, close: () => close().then(telemetry.close) };
  };
  return openEmbedded({ settings, log, telemetry, env, openWorker });
}

async function examineAll({ json }: { json?: boolean }): Promise<void> {
  process.once('SIGINT', () => interrupted.abort());
  const { CrawlWorkerEnv, BrowserWorkerEnv } = await import('../worker/config.js');
  const { GatewayEnv } = await import('./config.js');
  const { misspellings, readEnvs } = await import('./shared/env.js');
  const { findBrowser, findLightpanda } = await import('../worker/loaders/find-browser.js');
  const { doctor } = await import('./cli/doctor.js');
  const schemas = [GatewayEnv, CrawlWorkerEnv, BrowserWorkerEnv] as const;
  const patient = {
    misspellings: () => misspellings(env, ...schemas),
    settings() {
      const [gateway, crawlWorker, browserWorker] = readEnvs(env, ...schemas);
      const { BROWSER_WORKER_BROWSER: kind, BROWSER_WORKER_BROWSER_PATH: path } = browserWorker;
      const stores = [
        ['SERVICE_STORE_URL', gateway.SERVICE_STORE_URL, gateway.SERVICE_STORE_PREFIX],
        ['CRAWL_WORKER_STORE_URL', crawlWorker.CRAWL_WORKER_STORE_URL, crawlWorker.CRAWL_WORKER_STORE_PREFIX],
        ['BROWSER_WORKER_STORE_URL', browserWorker.BROWSER_WORKER_STORE_URL, browserWorker.BROWSER_WORKER_STORE_PREFIX],
      ] as const;
      const browser = findBrowser({ configuredPath: crawlWorker.CRAWL_WORKER_BROWSER_PATH, env });
      const browserOfWorker = { chromium: findBrowser, lightpanda: findLightpanda }[kind]({
        configuredPath: path,
        env,
      });
      // Few run the other kind of worker; those have settings for it.
      const isWanted = Object.keys(env).some((name) => name.startsWith('BROWSER_WORKER_') && env[name]);
      return { gateway, stores, browser, ...(isWanted && { browserWorker: { kind, path: browserOfWorker } }) };
    },
  };
  setExitCode(await doctor(patient, terminal, json === true));
}

async function printKey(name: string): Promise<void> {
  const { newKey } = await import('./callers/keys.js');
  try {
    const { key, line } = newKey(name);
    // The line alone goes where output is led to, as into the file.
    terminal.err(
      `The key, shown only now; its caller sends it as "Authorization: Bearer KEY" or "x-api-key: KEY":\n${key}`,
    );
    terminal.err('Its line, for the file that SERVICE_API_KEYS_FILE names:');
    terminal.out(line);
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    terminal.err(`invalid_request: ${thrown.message}`);
    setExitCode(EXIT.usage);
  }
}

async function connectClient(client: string | undefined, flags: ConnectFlags): Promise<void> {
  const { connect } = await import('./cli/connect/connect.js');
  const home = env.HOME || env.USERPROFILE || homedir();
  const appData = {
    darwin: join(home, 'Library/Application Support'),
    win32: env.APPDATA || join(home, 'AppData/Roaming'),
  }[process.platform as string];
  const places = {
    home,
    appData: appData ?? (env.XDG_CONFIG_HOME || join(home, '.config')),
    moved: (variable: string) => env[variable] || undefined,
  };
  const installation = { node: process.execPath, cli: fileURLToPath(import.meta.url) };
  setExitCode(connect(client, flags, installation, places, terminal));
}

/** The settings of gateway and crawl worker, with the faults of both in one message. */
async function readBoth(): Promise<[GatewayEnv, CrawlWorkerEnv]> {
  const { CrawlWorkerEnv } = await import('../worker/config.js');
  const { GatewayEnv } = await import('./config.js');
  return read([GatewayEnv, CrawlWorkerEnv]);
}

async function read<const S extends readonly z.ZodObject[]>(schemas: S, given: Env = env) {
  const { misspellings, readEnvs } = await import('./shared/env.js');
  for (const line of misspellings(given, ...schemas)) terminal.err(line);
  return readEnvs(given, ...schemas);
}

function setExitCode(code: number): void {
  process.exitCode = code;
}

tellLostOutput(process, () => serving);
tellCrashes(process);

try {
  await program.parseAsync(process.argv);
} catch (thrown) {
  process.exitCode = await stopped(thrown, stderr);
}
