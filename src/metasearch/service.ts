import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import type { CallCount } from '../shared/call-count.js';
import { currentCallId, named } from '../shared/call-id.js';
import { GatewayError } from '../shared/errors.js';
import { checkHost, refusePages } from '../shared/http-guard.js';
import { type Log, levelOf } from '../shared/log.js';
import { logRequests, tell } from '../shared/request-log.js';
import { VERSION } from '../version.js';
import type { Outcome } from './outcome.js';
import { readRequest } from './read-request.js';
import { respond, type Searcher } from './respond.js';

/** Where ddgs has it, and where our other services have it. */
const HEALTH = ['/', '/health', '/healthz'];
const BODY_LIMIT = '32kb';

export interface MetasearchDeps extends Searcher {
  /** The address that the service is bound to. */
  bound: string;
  log: Log;
  calls?: CallCount;
}

/**
 * The HTTP face of the metasearch service: the part of ddgs's API that searches the web for text. What is added to it:
 * `engines` for each row, and for the whole answer what became of each engine.
 */
export function createMetasearchApp(deps: MetasearchDeps): RequestListener {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(logRequests(deps.log));
  app.get(HEALTH, (_req, res) => void res.json(health(deps)));
  app.use(checkHost({ bound: deps.bound }), refusePages);
  app.get('/search/text', (req, res) => answer(deps, readRequest(lastOfEach(req.query), 'query', namesOf(deps)), res));
  app.post('/search/text', requireJson(deps.log), express.json({ limit: BODY_LIMIT }), (req, res) =>
    answer(deps, readRequest(req.body, 'body', namesOf(deps)), res),
  );
  app.all('/search/text', refuseWith(deps.log, 405, 'Method Not Allowed', { allow: 'GET, POST' }));
  app.all(HEALTH, refuseWith(deps.log, 405, 'Method Not Allowed', { allow: 'GET' }));
  app.use(refuseWith(deps.log, 404, 'Not Found'));
  app.use(answerRefusal(deps.log));
  return named((req: IncomingMessage, res: ServerResponse) => void app(req, res));
}

async function answer(deps: MetasearchDeps, request: ReturnType<typeof readRequest>, res: Response): Promise<void> {
  tell(res);
  const startedAt = performance.now();
  const write = (fields: { outcome: string; status?: number } & Record<string, unknown>) => {
    const ms = Math.round(performance.now() - startedAt);
    deps.log[levelOf(fields.status ?? 0)]({ call: currentCallId(), ...fields, ms }, 'search');
  };
  const gone = new AbortController();
  res.on('close', () => !res.writableFinished && gone.abort());
  deps.calls?.began();
  try {
    const { status, body, outcome, rows, engines } = await respond(deps, request, gone.signal);
    deps.calls?.ended(outcome === 'success' ? 'success' : 'failed');
    write({ outcome, status, ...(rows !== undefined && { rows }), ...(engines && { engines: statuses(engines) }) });
    res.status(status).json(body);
  } catch (thrown) {
    deps.calls?.ended(gone.signal.aborted ? 'aborted' : 'failed');
    if (!gone.signal.aborted) throw thrown;
    write({ outcome: 'aborted' });
  }
}

function statuses(engines: readonly Outcome[]): Record<string, string> {
  return Object.fromEntries(engines.map(({ name, status }) => [name, status]));
}

function namesOf({ engines }: MetasearchDeps): string[] {
  return engines.map(({ name }) => name);
}

/** `status`, `version` and `service` are ddgs's; it is healthy while it answers, whatever the engines do. */
function health({ engines }: MetasearchDeps) {
  const time = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString());
  return {
    status: 'healthy',
    version: VERSION,
    service: 'search-gateway metasearch',
    engines: engines.map(({ name, condition }) => {
      const { lastSuccessMs, coolingUntilMs, fault } = condition();
      return {
        name,
        last_success: time(lastSuccessMs),
        cooling_down_until: time(coolingUntilMs),
        fault: fault ?? null,
      };
    }),
  };
}

/** Of a parameter given twice the last counts, as in FastAPI. */
function lastOfEach(query: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat().at(-1)]));
}

function requireJson(log: Log): RequestHandler {
  const refuse = refuseWith(log, 415, 'Unsupported Media Type');
  return (req, res, next) => (req.is('application/json') ? next() : refuse(req, res, next));
}

function refuseWith(log: Log, status: number, detail: string, headers: Record<string, string> = {}): RequestHandler {
  return (_req, res) => {
    if (tell(res)) log.info({ outcome: 'invalid_request', status }, 'refused');
    res.status(status).set(headers).json({ detail });
  };
}

/** What `express.json()` or we threw; its text may quote the body and is dropped. */
function answerRefusal(log: Log): ErrorRequestHandler {
  return (thrown: unknown, _req, res, next) => {
    if (res.headersSent) return next(thrown);
    const isFirst = tell(res);
    const given = Number(Object(thrown).status);
    if (!(given >= 400 && given < 500)) {
      // Of a search, which only says that it has a line of its own.
      log.error({ outcome: 'internal', status: 500, err: thrown }, 'search');
      return void res.status(500).json({ detail: 'failed' });
    }
    const outcome = thrown instanceof GatewayError ? thrown.code : 'invalid_request';
    if (isFirst) log.info({ outcome, status: given }, 'refused');
    if (thrown instanceof GatewayError) return void res.status(given).json({ detail: thrown.message });
    if (given !== 400) return void res.status(given).json({ detail: 'The request cannot be read' });
    res.status(422).json({ detail: [{ type: 'json_invalid', loc: ['body'], msg: 'JSON decode error' }] });
  };
}
