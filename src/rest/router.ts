import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import type { Jobs } from '../jobs/job.js';
import { jsonBody } from '../json-body.js';
import { factHeaders } from '../shared/call-facts.js';
import { GatewayError } from '../shared/errors.js';
import type { Phase } from '../shared/fetch-contract.js';
import { asksForLines, JSON_LINES, lineOf, writeLine } from '../shared/json-lines.js';
import type { Log } from '../shared/log.js';
import { tell } from '../shared/request-log.js';
import { checkRoom, createCall, endCall, runTool, tools } from '../tools/registry.js';
import type { Tool, ToolDeps } from '../tools/tool.js';
import { batchOver } from './batch.js';
import { createJobsRouter, jobsPath } from './jobs.js';
import {
  fromExpress,
  HttpRefusal,
  logRefusal,
  MAX_BODY_BYTES,
  methodNotAllowed,
  requireJson,
  tellWhen,
} from './refusals.js';

const PREFIX = '/api/v1';

/** `POST /api/v1/<tool>` for every tool, and the jobs that are taken, if any. Reads the body, runs the tool, writes one log line. */
export function createRestRouter(deps: ToolDeps, log: Log, jobs?: Jobs): Router {
  const router = Router();
  for (const tool of tools) {
    router.post(PREFIX + tool.rest, requireRoom(deps), requireJson, jsonBody(MAX_BODY_BYTES), runOver(tool, deps, log));
    router.all(PREFIX + tool.rest, methodNotAllowed('POST'));
    if (!tool.list) continue;
    const path = batchPath(tool);
    router.post(path, requireRoom(deps), requireJson, jsonBody(MAX_BODY_BYTES), batchOver(tool, tool.list, deps, log));
    router.all(path, methodNotAllowed('POST'));
  }
  if (jobs) router.use(createJobsRouter(tools, jobs, deps));
  return router;
}

/** The last handlers of the app: for whatever no route took, and for whatever was refused on the way. */
export function notFound(log: Log): [RequestHandler, ErrorRequestHandler] {
  const unknown = () => {
    throw new HttpRefusal(404, 'There is nothing at this path. See /openapi.json.');
  };
  return [unknown, refuse(log)];
}

function runOver(tool: Tool, deps: ToolDeps, log: Log): RequestHandler {
  return async (req, res) => {
    const gone = new AbortController();
    // An abort costs more than the rest of a short call.
    res.on('close', () => res.writableFinished || gone.abort());
    const lines = asksForLines(req.headers);
    const onPhase = (phase: Phase) => {
      if (!res.headersSent) res.set(factHeaders(call.facts));
      writeLine(res, { phase });
    };
    const call = createCall(tool, deps, gone.signal, log, lines ? onPhase : undefined);
    tell(res);
    try {
      const result = await runTool(tool, req.body, deps, call);
      // Where lines came before, the head went without these.
      const { cache, age } = call.facts;
      const answer = Buffer.from(lines ? lineOf({ outcome: 'success', cache, age, result }) : JSON.stringify(result));
      checkRoom(deps, answer.length);
      endCall(call, deps);
      if (res.headersSent) res.end(answer);
      else
        res
          .set(factHeaders(call.facts))
          .type(lines ? JSON_LINES : 'json')
          .send(answer);
    } catch (thrown) {
      const error = GatewayError.from(thrown, tool.errors.fallback);
      endCall(call, deps, error);
      const { code: outcome, status } = error;
      if (res.headersSent) return void res.end(lineOf({ outcome, status, ...Object(tool.errors.toBody(error)) }));
      res.set(factHeaders(call.facts));
      tellWhen(res, error).status(error.status).json(tool.errors.toBody(error));
    }
  };
}

/** Before the body is read, so that a refusal costs next to nothing. */
function requireRoom(deps: ToolDeps): RequestHandler {
  return (_req, _res, next) => {
    checkRoom(deps);
    next();
  };
}

/** Answers what a guard, a handler or the body parser threw, in the shape of the tool that was asked, with one log line. */
function refuse(log: Log): ErrorRequestHandler {
  return (thrown: unknown, req: Request, res: Response, next) => {
    if (res.headersSent) return next(thrown);
    const tool = toolAt(req.path);
    const error = fromExpress(thrown);
    logRefusal(log, { req, res, error, thrown, tool: tool?.name });
    tellWhen(res, error).status(error.status);
    res.json(tool ? tool.errors.toBody(error) : { error: error.message, code: error.code });
  };
}

/** Where a tool takes many arguments at once. */
export function batchPath({ rest }: Tool): string {
  return `${PREFIX}${rest}/batch`;
}

/** The guard refuses before any route is looked for. Routes are matched as Express does. */
function toolAt(path: string): Tool | undefined {
  const known = path.toLowerCase().replace(/\/$/, '');
  const listed = tools.filter(({ list }) => list);
  return (
    tools.find((tool) => known === PREFIX + tool.rest || (tool.list && known === batchPath(tool))) ??
    listed.find((tool) => known === jobsPath(tool)) ??
    (known.startsWith(`${PREFIX}/jobs/`) ? listed[0] : undefined)
  );
}
