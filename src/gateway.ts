import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type Express, type Request } from 'express';
import helmet from 'helmet';
import { byHeader, createAuthenticate, type Keys } from './callers/authenticate.js';
import { addressOf, onBehalfOf } from './callers/caller.js';
import { createLimit } from './callers/limit.js';
import { createResources } from './callers/protected-resource.js';
import type { GatewayEnv } from './config.js';
import { loadContracts } from './drop-in/contracts.js';
import { describeContract } from './drop-in/describe.js';
import { prefixOf } from './drop-in/mounted.js';
import { createDropIn } from './drop-in/router.js';
import type { Jobs } from './jobs/job.js';
import { openJobs } from './jobs/open-jobs.js';
import { createToStructure } from './reading/structure.js';
import { createDocsRouter, createOpenApiRouter } from './rest/docs.js';
import { createOpenApi } from './rest/openapi.js';
import { methodNotAllowed } from './rest/refusals.js';
import { createRestRouter, notFound } from './rest/router.js';
import { createUiRouter } from './rest/ui.js';
import { BytesInFlight } from './shared/bytes-in-flight.js';
import { createCallCount } from './shared/call-count.js';
import { named } from './shared/call-id.js';
import { checkHost, checkOrigin, type Guard } from './shared/http-guard.js';
import type { Log } from './shared/log.js';
import { observeHttp } from './shared/observe-http.js';
import { logRequests, routeOf } from './shared/request-log.js';
import { type Listening, listen } from './shared/server.js';
import type { Store } from './shared/store/store.js';
import { noTelemetry } from './shared/telemetry.js';
import type { ToolDeps } from './tools/tool.js';
import { createMcpRouter, MCP_PATHS, mcpRoute } from './transports/mcp-router.js';
import { createMcpServerFactory } from './transports/mcp-server.js';
import { createSse } from './transports/sse.js';
import { createStreamableHttp, type StreamableHttp } from './transports/streamable-http.js';
import { VERSION } from './version.js';

export interface GatewayDeps extends ToolDeps {
  /** Whether a crawl worker answers its health check. */
  workerReachable(): Promise<boolean>;
  /** How many crawl workers there are, and how many of them are passed over as they do not answer. */
  workerCount?(): { known: number; out: number };
  /** Who may call; anybody may when undefined. */
  keys?: Keys | undefined;
  /** What replicas share; none when undefined. */
  store?: Store | undefined;
  /** Time for which a client may read nothing of its answer; `listen` knows the usual one. */
  maxStalledMs?: number;
  log: Log;
}

/** The gateway's HTTP face: MCP, REST, docs and health on one port. @throws ListenError */
export async function startGateway(env: GatewayEnv, given: GatewayDeps): Promise<Listening> {
  const inFlight = given.inFlight ?? new BytesInFlight(env.SERVICE_MAX_ANSWER_BYTES_IN_FLIGHT);
  const toStructure = given.toStructure ?? createToStructure();
  const perMinute = env.SERVICE_RATE_LIMIT_PER_MINUTE;
  const limit = perMinute > 0 ? createLimit(perMinute, given.store) : undefined;
  const calls = given.calls ?? createCallCount();
  const deps = { ...given, inFlight, toStructure, limit, calls, mcpMaxLength: env.SERVICE_MCP_MAX_LENGTH };
  const jobs = await openJobs(env, deps);
  try {
    return await serve(env, deps, jobs);
  } catch (thrown) {
    await jobs?.close();
    throw thrown;
  }
}

async function serve(
  env: GatewayEnv,
  deps: GatewayDeps & Required<Pick<ToolDeps, 'inFlight' | 'calls'>>,
  jobs: Jobs | undefined,
): Promise<Listening> {
  const { log, telemetry = noTelemetry, inFlight, calls, limit } = deps;
  const contracts = await loadContracts(env.SERVICE_DROP_IN, { secret: env.SERVICE_SESSION_SECRET });
  const served = [...contracts].map(([name, { title, routes }]) => ({
    title,
    // Tools of MCP describe themselves.
    ...(routes.length > 0 && { description: `${prefixOf(name).slice(1)}/openapi.json` }),
  }));
  const factory = createMcpServerFactory(deps, log, VERSION);
  const heartbeatMs = env.SERVICE_MCP_HEARTBEAT_ENABLED ? Number(env.SERVICE_MCP_HEARTBEAT_INTERVAL) * 1000 : 0;
  const http = { heartbeatMs, sessionSecret: env.SERVICE_SESSION_SECRET, log, telemetry };
  const streamable = createStreamableHttp(factory, http);
  const more = new Map<string, StreamableHttp>();
  for (const [contract, { mcp }] of contracts) {
    if (!mcp) continue;
    const served = createStreamableHttp(createMcpServerFactory(deps, log, VERSION, { ...mcp, contract }), http);
    for (const path of [`/mcp/${contract.replaceAll('_', '-')}`, prefixOf(contract)]) more.set(path, served);
  }
  const endpoints = new Set([streamable, ...more.values()]);
  const sse = createSse(factory, { heartbeatMs, log, telemetry, inFlight });

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.SERVICE_TRUSTED_PROXIES);
  app.disable('etag');
  app.use(securityHeaders);
  const hostIsOurs = checkHost({
    bound: env.SERVICE_HOST,
    allowed: env.SERVICE_ALLOWED_HOSTS,
    takesAddresses: true,
  });
  const isTrusted = (address: string): boolean => app.get('trust proxy fn')(address, 0);
  // Where clients are told that we are is ours, whatever a proxy calls us.
  const { SERVICE_ADDRESS: address, SERVICE_ALLOWED_ORIGINS: origins = [], SERVICE_ALLOWED_HOSTS: hosts = [] } = env;
  const known = {
    allowed: address ? [...origins, address.origin] : origins,
    hosts: address ? [...hosts, address.hostname] : hosts,
    isTrusted,
  };
  mountHealth(app, deps, checkOrigin(known, 'pass'));
  app.use(observeHttp<Request>(telemetry, { routeOf }));
  app.use(logRequests(log));
  const { oauth, serve: serveMetadata } = await openOAuth(env, [...MCP_PATHS, ...more.keys()], log);
  if (serveMetadata) app.use(serveMetadata);
  const authenticate = createAuthenticate({ keys: deps.keys, oauth });
  // Nothing on the way of those who ask for neither.
  const guards = deps.keys || oauth ? [byHeader(authenticate)] : [];
  const takeMcp = createMcpRouter({
    streamable,
    more,
    sse,
    publicAddress: address,
    isTrusted,
    guards: [
      securityHeaders,
      // A message over MCP has a span of its own.
      observeHttp(telemetry, { routeOf: mcpRoute, isSpan: () => false }),
      // First, so that a page that may call can also read what the others refuse.
      checkOrigin(known, 'refused'),
      hostIsOurs,
      ...guards,
    ],
    isFull: () => inFlight.isFull,
    log,
  });
  app.use(checkOrigin(known, 'pass'), hostIsOurs);
  const descriptions = [
    '/docs',
    '/openapi.json',
    ...[...contracts.keys()].map((name) => `${prefixOf(name)}/openapi.json`),
  ];
  const shut = env.SERVICE_DOCS_OPEN ? ['/api/v1'] : ['/api/v1', ...descriptions];
  for (const guard of guards) app.use(shut, guard);
  app.use(createRestRouter(deps, log, jobs));
  app.use(createOpenApiRouter(createOpenApi(VERSION, { keys: deps.keys !== undefined, tokens: oauth !== undefined })));
  for (const [name, contract] of contracts) {
    if (contract.routes.length === 0) continue;
    const base = prefixOf(name);
    // Relative, so that the document is right behind a path prefix too.
    const place = contract.at === 'root' ? '../../' : './';
    app.use(createOpenApiRouter(describeContract(contract, place, VERSION), `${base}/openapi.json`));
  }
  const [takeDropIn, refuseDropIn] = createDropIn({ contracts, deps, address, isTrusted, authenticate, log });
  if (contracts.size > 0) app.use(takeDropIn);
  if (env.SERVICE_UI_ENABLED) app.use(createUiRouter(served), createDocsRouter());
  if (contracts.size > 0) app.use(refuseDropIn);
  app.use(...notFound(log));

  const take: RequestListener = (req, res) => void (takeMcp(req, res) || app(req, res));
  const handler = named(limit ? (req, res) => onBehalfOf(addressOf(req, isTrusted), () => take(req, res)) : take);
  const listening = await listen(handler, {
    host: env.SERVICE_HOST,
    port: env.SERVICE_PORT,
    setting: 'SERVICE_PORT',
    maxStalledMs: deps.maxStalledMs,
    onConnections: (connections) => inFlight.watch(connections),
    onCut: () => calls.cut(),
  });
  return {
    url: listening.url,
    async close(graceMs) {
      // Nobody waits for them, and what they bring could not be read any more.
      const jobsEnd = jobs?.close();
      const drained = listening.close(graceMs);
      for (const endpoint of endpoints) endpoint.drain();
      sse.drain();
      await drained;
      await jobsEnd;
      await Promise.all([...endpoints].map((endpoint) => endpoint.close()));
    },
  };
}

/** What takes the access tokens of the issuer that the settings name, and tells clients so; nothing of it is loaded without one. */
async function openOAuth(env: GatewayEnv, paths: readonly string[], log: Log) {
  const { SERVICE_OAUTH_ISSUER: issuer, SERVICE_OAUTH_AUDIENCE: audience, SERVICE_OAUTH_SCOPES: scopes } = env;
  if (issuer === undefined) return {};
  const { createOAuth } = await import('./callers/oauth.js');
  const about = { issuer, scopes, address: env.SERVICE_ADDRESS, bound: env.SERVICE_HOST, paths };
  const resources = createResources(about);
  return { oauth: createOAuth({ issuer, audience, scopes, resources, log }), serve: resources.serve };
}

const PROBES = ['/healthz', '/api/v1/healthz', '/readyz'];

/** Probes come by pod address, so they are mounted before the host check. */
function mountHealth(app: Express, { workerReachable, workerCount, log }: GatewayDeps, guard: Guard): void {
  app.use(PROBES, logRequests(log), guard);
  app.get(['/healthz', '/api/v1/healthz'], (_req, res) => void res.json({ status: 'ok' }));
  app.get('/readyz', async (_req, res) => {
    const ready = await workerReachable();
    const workers = workerCount?.();
    const several = workers && workers.known > 1 && { workers };
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable', ...several });
  });
  app.all(PROBES, methodNotAllowed('GET', 'HEAD'));
}

/**
 * Nothing we answer is a document with a right to load anything; `/` and `/docs` set policies of their own. HSTS is the TLS
 * proxy's. What only browsers and plug-ins of the past read is left out: each header costs a message about a hundredth.
 */
const SECURITY_HEADERS = headersOf(
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }),
);

const securityHeaders: Guard = (_req, res, next) => {
  res.setHeaders(SECURITY_HEADERS);
  next();
};

/** What a middleware always sets, with our own; read once, since a dozen functions for each message add up. */
function headersOf(middleware: ReturnType<typeof helmet>): Map<string, string> {
  const headers = new Map([['cache-control', 'no-store']]);
  const res = { setHeader: (name: string, value: string) => headers.set(name, value), removeHeader: () => {} };
  middleware({} as IncomingMessage, res as unknown as ServerResponse, () => {});
  return headers;
}
