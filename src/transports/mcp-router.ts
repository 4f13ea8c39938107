import { PARSE_ERROR } from '@modelcontextprotocol/server';
import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import { jsonBody, UNREADABLE } from '../json-body.js';
import { GatewayError } from '../shared/errors.js';
import type { Log } from '../shared/log.js';
import { refuse } from './rpc-error.js';
import type { Sse } from './sse.js';
import type { StreamableHttp } from './streamable-http.js';

const BODY_LIMIT = '1mb';

/** The HTTP paths of MCP. `publicAddress` is what SSE clients are told to post to; without it, a path on our own origin. */
export function createMcpRouter(
  streamable: StreamableHttp,
  sse: Sse,
  publicAddress: URL | undefined,
  log: Log,
): Router {
  const router = Router();
  const only = (methods: string) => refuseMethod(methods, log);
  const parse = [requireJson(log), ...jsonBody(BODY_LIMIT, { strict: false })];
  router
    .route('/mcp/sse')
    // Express would answer HEAD with the stream that GET opens.
    .head(only('GET'))
    .get((req, res) => sse.open(res, messageAddress(req, publicAddress)))
    .all(only('GET'));
  router
    .route('/mcp/message')
    .post(...parse, (req, res) => sse.post(res, req.query.sessionId, req.body))
    .all(only('POST'));
  router.all(['/mcp', '/mcp/http'], (req, res, next) =>
    /^(GET|POST|DELETE)$/.test(req.method) ? next() : only('GET, POST, DELETE')(req, res, next),
  );
  router.post(['/mcp', '/mcp/http'], ...parse);
  router.all(['/mcp', '/mcp/http'], (req, res) => streamable.handle(req, res));
  router.use(answerMcpError(log));
  return router;
}

function messageAddress(req: Request, publicAddress: URL | undefined): string {
  if (publicAddress) return new URL('mcp/message', publicAddress.href.replace(/\/*$/, '/')).href;
  const trust = req.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  const prefix = req.get('x-forwarded-prefix')?.replace(/\/$/, '') ?? '';
  const trusted = trust(req.socket.remoteAddress ?? '', 0) && /^(\/[\w.~-]+)+$/.test(prefix);
  return `${trusted ? prefix : ''}/mcp/message`;
}

function requireJson(log: Log): RequestHandler {
  return (req, res, next) => {
    if (req.is('application/json')) return next();
    refuse(res, log, { status: 415, message: 'Send the body as content-type application/json.' });
  };
}

function refuseMethod(methods: string, log: Log): RequestHandler {
  return (_req, res) => {
    res.setHeader('allow', methods);
    refuse(res, log, { status: 405, message: `This path takes ${methods} only.` });
  };
}

/** What the body parser or a transport threw, as a JSON-RPC error without its text, which may quote the body. */
function answerMcpError(log: Log): ErrorRequestHandler {
  return (thrown: unknown, _req, res, next) => {
    if (res.headersSent) return next(thrown);
    refuse(res, log, refusalFor(thrown));
  };
}

function refusalFor(thrown: unknown): Parameters<typeof refuse>[2] {
  const { status, type } = Object(thrown) as { status?: unknown; type?: unknown };
  if (type === 'entity.too.large') return { status: 413, message: `The body is larger than ${BODY_LIMIT}.` };
  if (type === 'entity.parse.failed') return { status: 400, message: 'The body is not valid JSON.', code: PARSE_ERROR };
  if (thrown instanceof GatewayError) return { status: thrown.status, message: thrown.message };
  if (typeof status === 'number' && status < 500) return { status, message: UNREADABLE };
  return { status: 500, message: 'The gateway failed unexpectedly. Try again.', err: thrown };
}
