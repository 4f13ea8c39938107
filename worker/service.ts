import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import { bounded } from '../src/shared/bounded.js';
import type { CallCount } from '../src/shared/call-count.js';
import { currentCallId, named } from '../src/shared/call-id.js';
import { toldDeadline } from '../src/shared/deadline-header.js';
import { FETCH_CATEGORIES, GatewayError } from '../src/shared/errors.js';
import { ExtractRequest, type ExtractResponse, type Phase, REASON_HEADER } from '../src/shared/fetch-contract.js';
import { checkHost, refusePages } from '../src/shared/http-guard.js';
import { asksForLines, lineOf, writeLine } from '../src/shared/json-lines.js';
import { inLane } from '../src/shared/lane.js';
import { laneOf } from '../src/shared/lane-header.js';
import { type Log, levelOf } from '../src/shared/log.js';
import { logRequests, tell } from '../src/shared/request-log.js';
import { parseTarget, withRoute } from '../src/shared/target.js';
import { noTelemetry, type Telemetry } from '../src/shared/telemetry.js';
import { WorkerBusy } from './admission.js';
import type { BrowserState } from './loaders/browser.js';
import { observeExtract, tellFetched } from './observe-extract.js';
import type { FetchedPage, FetchPage } from './page.js';

const BODY_LIMIT = '32kb';
/** Beyond the bound of every worker. */
const MOST_MS = 3_600_000;

interface Worker {
  fetchPage: FetchPage;
  /** Requests at once; more are refused unread. */
  capacity: number;
  browserState(): BrowserState;
}

/** The HTTP face of a worker bound to `bound`, the same for both kinds: `POST /extract` and `GET /healthz`. */
export function createWorkerApp(
  { fetchPage, capacity, browserState }: Worker,
  bound: string,
  log: Log,
  telemetry: Telemetry = noTelemetry,
  calls?: CallCount,
): RequestListener {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  if (telemetry.enabled) app.all('/extract', observeExtract(telemetry));
  app.use(logRequests(log));
  // The probe too: under a name that is refused, green would be a lie.
  app.use(checkHost({ bound }), refusePages);
  app.get('/healthz', (_req, res) => {
    const browser = browserState();
    // Still 200: pages without JavaScript are served, and a restart would not bring a browser.
    res.json({ status: browser === 'unavailable' ? 'degraded' : 'ok', browser });
  });
  app.post(
    '/extract',
    refuseAbove(capacity, log, telemetry),
    requireJson(log),
    express.json({ limit: BODY_LIMIT }),
    extractOver(fetchPage, { log, telemetry, calls }),
  );
  app.all('/extract', refuseWith(log, 405, { allow: 'POST' }));
  app.all('/healthz', refuseWith(log, 405, { allow: 'GET, HEAD' }));
  app.use(refuseWith(log, 404));
  app.use(answerRefusal(log));
  return named((req: IncomingMessage, res: ServerResponse) => void app(req, res));
}

interface Told {
  log: Log;
  telemetry: Telemetry;
  calls: CallCount | undefined;
}

function extractOver(fetchPage: FetchPage, { log, telemetry, calls }: Told): RequestHandler {
  return async (req, res) => {
    const startedAt = performance.now();
    calls?.began();
    tell(res);
    const gone = new AbortController();
    res.on('close', () => gone.abort());
    try {
      const onPhase = asksForLines(req.headers) ? (phase: Phase) => void writeLine(res, { phase }) : undefined;
      const asked = parseRequest(req.body);
      const page = await inLane(laneOf(req.headers), () =>
        bounded(withinMs(req), gone.signal, (signal) => fetchPage(asked, signal, onPhase)),
      );
      calls?.ended('success');
      logFetch(log, startedAt, { outcome: 'success', status: 200 });
      tellFetched(telemetry, res, 'success');
      answer(res, success(page));
    } catch (thrown) {
      const error = GatewayError.from(thrown, 'extraction_failed');
      const outcome = outcomeOf(error, gone.signal);
      const hasLines = res.headersSent;
      if (!hasLines && error instanceof WorkerBusy) res.status(503).set('retry-after', String(error.retryAfterSeconds));
      else if (!hasLines && error.code === 'invalid_request') res.status(400);
      calls?.ended(outcome);
      logFetch(log, startedAt, { outcome, status: res.statusCode < 400 ? error.status : res.statusCode, error });
      tellFetched(telemetry, res, error.code, error.reason);
      const { reason } = error;
      if (reason && !hasLines) res.set(REASON_HEADER, reason);
      answer(res, { ...failure(error), ...(hasLines && reason && { reason }) });
    }
  };
}

/** What the caller has left. The worker's own limit holds as well, and is the longest time that a timer takes. */
function withinMs({ headers }: IncomingMessage): number {
  return Math.min(toldDeadline(headers) ?? MOST_MS, MOST_MS);
}

/** The answer, as the last line where there were lines. */
function answer(res: Response, value: ExtractResponse): void {
  if (res.headersSent) res.end(lineOf(value));
  else res.json(value);
}

/** At the door: what is more than `most` at once is told so before anything of it is read, whatever it wants. */
function refuseAbove(most: number, log: Log, telemetry: Telemetry): RequestHandler {
  let inside = 0;
  return (_req, res, next) => {
    if (inside >= most) {
      const busy = new WorkerBusy();
      const line = { call: currentCallId(), outcome: 'busy', status: 503 };
      if (tell(res)) log[levelOf(503)](line, 'refused');
      tellFetched(telemetry, res, busy.code);
      return void res.status(503).set('retry-after', String(busy.retryAfterSeconds)).json(failure(busy));
    }
    inside++;
    res.once('close', () => inside--);
    next();
  };
}

/** The body and the target, both judged before anything is opened. @throws GatewayError invalid_request */
function parseRequest(body: unknown): ExtractRequest {
  const parsed = ExtractRequest.safeParse(body);
  if (!parsed.success) throw new GatewayError('invalid_request');
  const { url, js_render } = parsed.data;
  const target = parseTarget(url);
  return { ...parsed.data, url: (js_render === false ? target : withRoute(target, url)).href };
}

function success({ markdown, ...metadata }: FetchedPage): ExtractResponse {
  return { ...metadata, markdown, success: true, error: '' };
}

function failure({ code, retryAfterSeconds }: GatewayError): ExtractResponse {
  // What has no place is `timeout` on the wire, beside the status that says more: the page is not to blame.
  const error = code === 'busy' ? 'timeout' : (FETCH_CATEGORIES.find((known) => known === code) ?? 'extraction_failed');
  // What the table says, the gateway knows.
  const isKnown = retryAfterSeconds === new GatewayError(code).retryAfterSeconds;
  return { markdown: '', success: false, error, ...(!isKnown && { retry_after: retryAfterSeconds }) };
}

function outcomeOf(error: GatewayError, clientGone: AbortSignal): string {
  if (clientGone.aborted) return 'aborted';
  return error instanceof WorkerBusy ? 'busy' : error.code;
}

interface Fetched {
  outcome: string;
  /** Of the category where the answer itself is a 200: what the gateway answers with. */
  status: number;
  error?: GatewayError;
}

function logFetch(log: Log, startedAt: number, { outcome, status, error }: Fetched): void {
  const ms = Math.round(performance.now() - startedAt);
  const isAborted = outcome === 'aborted';
  const level = levelOf(isAborted ? 0 : status);
  const about = isAborted ? {} : { ...(error?.reason && { reason: error.reason }), status };
  const err = level === 'error' && { err: error?.cause };
  log[level]({ call: currentCallId(), outcome, ...about, ms, ...err }, 'fetch');
}

function requireJson(log: Log): RequestHandler {
  const refuse = refuseWith(log, 415);
  return (req, res, next) => (req.is('application/json') ? next() : refuse(req, res, next));
}

/** A request the contract does not know: the usual shape with a status of HTTP's own. */
function refuseWith(log: Log, status: number, headers: Record<string, string> = {}): RequestHandler {
  return (_req, res) => {
    const error = new GatewayError('invalid_request');
    if (tell(res)) log.info({ outcome: error.code, status }, 'refused');
    res.status(status).set(headers).json(failure(error));
  };
}

/** What `express.json()` or the host check threw; its text may quote the body and is dropped. */
function answerRefusal(log: Log): ErrorRequestHandler {
  return (thrown: unknown, _req, res, next) => {
    if (res.headersSent) return next(thrown);
    const given = Number(Object(thrown).status);
    const status = given >= 400 && given < 500 ? given : 500;
    const error = new GatewayError(status < 500 ? 'invalid_request' : 'extraction_failed');
    const outcome = thrown instanceof GatewayError ? thrown.code : error.code;
    if (tell(res)) log[levelOf(status)]({ outcome, status }, 'refused');
    res.status(status).json(failure(error));
  };
}
