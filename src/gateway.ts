import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { GatewayEnv } from './config.js';
import { createDocsRouter, createOpenApiRouter } from './rest/docs.js';
import { createOpenApi } from './rest/openapi.js';
import { logRequests, routeOf, tell } from './rest/request-log.js';
import { createRestRouter, methodNotAllowed, notFound } from './rest/router.js';
import { createUiRouter } from './rest/ui.js';
import { GatewayError } from './shared/errors.js';
import { checkHost, checkOrigin } from './shared/http-guard.js';
import type { Log } from './shared/log.js';
import { observeHttp } from './shared/observe-http.js';
import { type Listening, listen } from './shared/server.js';
import { noTelemetry } from './shared/telemetry.js';
import type { ToolDeps } from './tools/tool.js';
import { createMcpRouter } from './transports/mcp-router.js';
import { createMcpServerFactory } from './transports/mcp-server.js';
import { refuse } from './transports/rpc-error.js';
import { createSse } from './transports/sse.js';
import { createStreamableHttp } from './transports/streamable-http.js';
import { VERSION } from './version.js';

export interface GatewayDeps extends ToolDeps {
  /** Whether the crawl worker answers its health check. */
  workerReachable(): Promise<boolean>;
  log: Log;
}

/** The gateway's HTTP face: MCP, REST, docs and health on one port. @throws ListenError */
export async function startGateway(env: GatewayEnv, deps: GatewayDeps): Promise<Listening> {
  const { log, telemetry = noTelemetry } = deps;
  const factory = createMcpServerFactory(deps, log, VERSION);
  const heartbeatMs = env.SERVICE_MCP_HEARTBEAT_ENABLED ? Number(env.SERVICE_MCP_HEARTBEAT_INTERVAL) * 1000 : 0;
  const streamable = createStreamableHttp(factory, {
    heartbeatMs,
    sessionSecret: env.SERVICE_SESSION_SECRET,
    log,
    telemetry,
  });
  const sse = createSse(factory, { heartbeatMs, log, telemetry });

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.SERVICE_TRUSTED_PROXIES);
  app.disable('etag');
  app.use(securityHeaders, noStore);
  mountHealth(app, deps);
  // A message over MCP has a span of its own.
  app.use(observeHttp(telemetry, { routeOf, isSpan: ({ path }) => !/^\/mcp(\/|$)/i.test(path) }));
  app.use(logRequests(log, 'info'));
  const hostIsOurs = checkHost({ bound: env.SERVICE_HOST, allowed: env.SERVICE_ALLOWED_HOSTS });
  const origins = env.SERVICE_ALLOWED_ORIGINS ?? [];
  app.use('/mcp', hostIsOurs, checkOrigin(origins, 'refused'), answerMcpRefusal(log), mcpLogsItself);
  app.use(createMcpRouter(streamable, sse, env.SERVICE_ADDRESS, log));
  app.use(hostIsOurs, checkOrigin(origins, 'passes'));
  app.use(createRestRouter(deps, log));
  app.use(createOpenApiRouter(createOpenApi(VERSION)));
  if (env.SERVICE_UI_ENABLED) app.use(createUiRouter(), createDocsRouter());
  app.use(...notFound(log));

  const listening = await listen(app, { host: env.SERVICE_HOST, port: env.SERVICE_PORT, setting: 'SERVICE_PORT' });
  return {
    url: listening.url,
    async close(graceMs) {
      const drained = listening.close(graceMs);
      streamable.drain();
      sse.drain();
      await drained;
      await streamable.close();
    },
  };
}

const PROBES = ['/healthz', '/api/v1/healthz', '/readyz'];

/** Probes come by pod address, so they are mounted before the host check. */
function mountHealth(app: Express, { workerReachable, log }: GatewayDeps): void {
  app.use(PROBES, logRequests(log, 'debug'));
  app.get(['/healthz', '/api/v1/healthz'], (_req, res) => void res.json({ status: 'ok' }));
  app.get('/readyz', async (_req, res) => {
    const ready = await workerReachable();
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' });
  });
  app.all(PROBES, methodNotAllowed('GET', 'HEAD'));
}

/** What the guard refuses on MCP's paths, as a JSON-RPC error. */
function answerMcpRefusal(log: Log): ErrorRequestHandler {
  return (thrown: unknown, _req, res, _next) => {
    const { status, message, code: outcome } = GatewayError.from(thrown);
    tell(res);
    refuse(res, log, { status, message, outcome });
  };
}

const mcpLogsItself: RequestHandler = (_req, res, next) => {
  tell(res);
  next();
};

/** Nothing we answer is a document with a right to load anything; `/` and `/docs` set policies of their own. HSTS is the TLS proxy's. */
const securityHeaders = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  strictTransportSecurity: false,
});

const noStore: RequestHandler = (_req, res, next) => {
  res.set('cache-control', 'no-store');
  next();
};
