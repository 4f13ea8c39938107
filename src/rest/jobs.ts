import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import { JOB_STATES, type Jobs, type JobStatus as Status } from '../jobs/job.js';
import { BodyError, jsonBody } from '../json-body.js';
import { noRoom } from '../shared/bytes-in-flight.js';
import { type CallFacts, factHeaders } from '../shared/call-facts.js';
import { currentCallId } from '../shared/call-id.js';
import { JSON_LINES, lineOf } from '../shared/json-lines.js';
import { batchInput } from '../tools/batch.js';
import { checkedInput, checkRoom } from '../tools/registry.js';
import type { Tool, ToolDeps } from '../tools/tool.js';
import { HttpRefusal, methodNotAllowed, requireJson } from './refusals.js';

export const MOST_JOB_INPUTS = 10_000;
const MiB = 1024 * 1024;
const MAX_JOB_BYTES = 32 * MiB;
/** Lists that are read at once. */
const MOST_BODIES = 4;

/** Where the results of a job go on; absent at their end. */
export const NEXT_CURSOR = 'x-next-cursor';
const NOTHING_YET_SECONDS = 1;

export const JobStarted = z.object({ id: z.string().describe('For this caller only') });

export const JobStatus = z.object({
  id: z.string(),
  state: z.enum(JOB_STATES),
  total: z.int().describe('Length of the list'),
  done: z.int().describe('Results that there are'),
  outcomes: z.record(z.string(), z.int()).describe('How many results have each outcome'),
  created_at: z.string().describe('Time, ISO 8601'),
  expires_at: z.string().describe('Likewise; moves on with each result'),
});

export const JobPlace = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,5}$/, `expected what ${NEXT_CURSOR} said`)
    .transform(Number)
    .optional()
    .describe(`As \`${NEXT_CURSOR}\` of the answer before said; the first result when absent`),
  limit: z.int().min(1).max(1000).default(100).describe('Most results of the answer'),
});

/** The input of a job: that of a batch, for a longer list. */
export function jobInput(tool: Tool, list: string): z.ZodObject {
  return batchInput(tool, list, MOST_JOB_INPUTS);
}

/** Where a tool takes a long list. */
export function jobsPath({ rest }: Tool): string {
  return `/api/v1/jobs${rest}`;
}

export const JOB_PATH = '/api/v1/jobs/:id';

/** Lists that are worked through while nobody waits: to make such a job, ask how far it is, read its results, cancel it. */
export function createJobsRouter(tools: readonly Tool[], jobs: Jobs, deps: ToolDeps): Router {
  const router = Router();
  const room = createBodyRoom();
  for (const tool of tools) {
    if (!tool.list) continue;
    const path = jobsPath(tool);
    router.post(path, requireJson, room, jsonBody(MAX_JOB_BYTES), ownLimit, startOver(tool, tool.list, jobs));
    router.all(path, methodNotAllowed('POST'));
  }
  const idOf = ({ params }: Request) => String(params.id);
  router.get(JOB_PATH, async (req, res) => void res.json(statusOf(await jobs.status(idOf(req)))));
  router.delete(JOB_PATH, async (req, res) => void res.json(statusOf(await jobs.cancel(idOf(req)))));
  router.all(JOB_PATH, methodNotAllowed('GET', 'HEAD', 'DELETE'));
  router.get(`${JOB_PATH}/results`, async (req, res) => {
    const id = idOf(req);
    await sendResults(jobs, id, await placeIn(req, () => jobs.status(id)), deps, res);
  });
  router.all(`${JOB_PATH}/results`, methodNotAllowed('GET', 'HEAD'));
  return router;
}

type Place = z.output<typeof JobPlace>;

function startOver(tool: Tool, list: string, jobs: Jobs): RequestHandler {
  const asWanted = { input: jobInput(tool, list), aliases: tool.aliases };
  return async (req, res) => {
    const facts: CallFacts = {};
    const { [list]: inputs, ...fields } = checkedInput(asWanted, req.body, (said) => void Object.assign(facts, said));
    const id = await jobs.start({ tool, inputs: inputs as string[], fields, callId: currentCallId() });
    // Relative, so that it is right behind a path prefix too.
    res.status(202).set(factHeaders(facts)).location(id).json({ id });
  };
}

function statusOf({ id, state, total, done, outcomes, createdAt, expiresAt }: Status): z.output<typeof JobStatus> {
  const time = (ms: number) => new Date(ms).toISOString();
  const times = { created_at: time(createdAt), expires_at: time(expiresAt) };
  return { id, state, total, done, outcomes: { ...outcomes } as Record<string, number>, ...times };
}

/** A job that is not there is told of before a place that is none; `find` is asked only then. */
async function placeIn({ query }: Request, find: () => Promise<unknown>): Promise<Place> {
  try {
    return checkedInput({ input: JobPlace }, { ...query }, () => {}) as Place;
  } catch (refused) {
    await find();
    throw refused;
  }
}

async function sendResults(
  jobs: Jobs,
  id: string,
  { cursor = 0, limit }: Place,
  deps: ToolDeps,
  res: Response,
): Promise<void> {
  checkRoom(deps);
  const part = await jobs.part(id, cursor, limit);
  if (!part) throw new HttpRefusal(400, `cursor: expected what ${NEXT_CURSOR} said.`);
  const { rows, next, status } = part;
  const body = Buffer.from(rows.map(lineOf).join(''));
  checkRoom(deps, body.length);
  if (status.state === 'running' || next < status.done) res.set(NEXT_CURSOR, String(next));
  if (status.state === 'running' && rows.length === 0) res.set('retry-after', String(NOTHING_YET_SECONDS));
  res.type(JSON_LINES).send(body);
}

/** Refuses a long list while others are read, since each takes much memory for a moment. */
function createBodyRoom(): RequestHandler {
  let reading = 0;
  return (_req, res, next) => {
    if (reading >= MOST_BODIES) throw noRoom();
    reading += 1;
    res.once('close', () => {
      reading -= 1;
    });
    next();
  };
}

const ownLimit: ErrorRequestHandler = (thrown, _req, _res, next) => {
  const isTooLarge = thrown instanceof BodyError && thrown.fault === 'too_large';
  next(
    isTooLarge
      ? new HttpRefusal(413, `The body is larger than ${MAX_JOB_BYTES / MiB} MB. Send the list in parts.`)
      : thrown,
  );
};
