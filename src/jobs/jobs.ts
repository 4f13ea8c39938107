import { randomBytes } from 'node:crypto';
import { currentCaller, inBackground } from '../callers/caller.js';
import { ERRORS, GatewayError } from '../shared/errors.js';
import type { Log } from '../shared/log.js';
import { type BatchRow, runRow } from '../tools/batch.js';
import type { ToolDeps } from '../tools/tool.js';
import type { Waiting } from './host-queues.js';
import { Job, type JobOrder, reserved } from './job.js';
import { Places } from './places.js';

/** Of a caller who is told apart, those that are over included. */
const MOST_JOBS = 10;
const MOST_JOBS_IN_ALL = 100;
/** How often a place finds no room before that is its result. */
const MOST_TRIES = 10;
/** Timers cannot be longer; a job is then looked at again. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface JobsOptions {
  deps: ToolDeps;
  log: Log;
  /** After the last result. */
  ttlMs: number;
  /** Of all jobs; half of them for each caller. */
  maxBytes: number;
  now?: () => number;
}

/** The jobs of this process, which end with it. */
export interface Jobs {
  /** @throws GatewayError busy | caller_rate_limited */
  start(order: Omit<JobOrder, 'caller'>): Job;
  /** A job of the caller at hand. @throws GatewayError not_found */
  find(id: string): Job;
  cancel(job: Job): void;
  close(): void;
}

export function createJobs({ deps, log, ttlMs, maxBytes, now = Date.now }: JobsOptions): Jobs {
  const jobs = new Map<string, Job>();
  const timers = new Map<string, NodeJS.Timeout>();

  const bytesOf = (those: Iterable<Job>) =>
    [...those].reduce((bytes, { reservedBytes, keptBytes }) => bytes + reservedBytes + keptBytes, 0);
  const jobsOf = (caller: string | undefined) => [...jobs.values()].filter(({ order }) => order.caller === caller);
  /** Whether so many bytes more find room, for this caller and for all. */
  const fits = (caller: string | undefined, bytes: number) =>
    bytesOf(jobsOf(caller)) + bytes <= (caller === undefined ? maxBytes : maxBytes / 2) &&
    bytesOf(jobs.values()) + bytes <= maxBytes;

  const places = new Places(visit, now);

  async function visit(job: Job, waiting: Waiting): Promise<void> {
    const { tool, inputs, inputOf, callId, caller } = job.order;
    const { index } = waiting;
    const input = inputs[index] ?? '';
    const refuse = async () => void (await job.keep(noRoomRow({ index, input }), () => true));
    if (job.isFull || !fits(caller, 1)) return refuse();
    const { signal } = job.ends;
    const pack = (row: BatchRow, error?: GatewayError) => ({ row, error });
    const asked = { tool, pack, inputOf, deps, log, signal, id: callId };
    const { row, error } = await inBackground(() => runRow(asked, { index, input }));
    if (signal.aborted) return;
    if (error && comesBack(job, index, error)) {
      job.waiting.putBack(waiting);
      const held = now() + (error.retryAfterSeconds ?? 1) * 1000;
      // Points are the caller's, and so are missed by all jobs of the caller.
      const those = error.code === 'caller_rate_limited' ? jobsOf(caller) : [job];
      for (const each of those) each.heldUntil = Math.max(each.heldUntil, held);
      return;
    }
    job.tries.delete(index);
    // A failure has its room from the start.
    const isKept = await job.keep(row, (bytes) => error !== undefined || fits(caller, bytes));
    if (isKept) return;
    job.isFull = true;
    await refuse();
  }

  /** Drops a job that is past its time. */
  function watch(job: Job): void {
    const left = job.expiresAt - now();
    if (left <= 0) drop(job);
    else timers.set(job.id, setTimeout(watch, Math.min(left, LONGEST_TIMER_MS), job).unref());
  }

  function drop(job: Job): void {
    clearTimeout(timers.get(job.id));
    timers.delete(job.id);
    jobs.delete(job.id);
    job.cancel();
  }

  function checkFits(order: JobOrder): void {
    const own = jobsOf(order.caller);
    if (order.caller !== undefined && own.length >= MOST_JOBS) {
      const firstEnds = Math.min(...own.map(({ expiresAt }) => expiresAt));
      const retryAfterSeconds = Math.max(1, Math.ceil((firstEnds - now()) / 1000));
      throw new GatewayError('caller_rate_limited', { message: TOO_MANY, retryAfterSeconds });
    }
    if (jobs.size >= MOST_JOBS_IN_ALL || !fits(order.caller, reserved(order))) throw new GatewayError('busy');
  }

  return {
    start(given) {
      const order = { ...given, caller: currentCaller() };
      checkFits(order);
      const job = new Job(randomBytes(16).toString('base64url'), order, ttlMs, now);
      jobs.set(job.id, job);
      watch(job);
      places.add(job);
      return job;
    },
    find(id) {
      const job = jobs.get(id);
      if (job && job.expiresAt > now() && job.order.caller === currentCaller()) return job;
      throw new GatewayError('not_found', { message: NO_JOB });
    },
    cancel(job) {
      job.cancel();
      places.fill();
    },
    close() {
      places.close();
      for (const job of [...jobs.values()]) drop(job);
    },
  };
}

const NO_JOB = 'There is no such job (any more). Make a new one.';
const TOO_MANY = `You have ${MOST_JOBS} jobs here, which is the most. Try again later, when the first expires.`;
const NO_ROOM_FOR_RESULTS =
  'There is no room for more results of jobs. Make a job of what is left when this one has expired.';
/** Whether it is to be asked for again: callers have to wait for points however long, for room so many times. */
function comesBack({ tries }: Job, index: number, { code }: GatewayError): boolean {
  if (code === 'caller_rate_limited') return true;
  if (code !== 'busy') return false;
  const before = tries.get(index) ?? 0;
  tries.set(index, before + 1);
  return before + 1 < MOST_TRIES;
}

function noRoomRow(asked: Pick<BatchRow, 'index' | 'input'>): BatchRow {
  return { ...asked, outcome: 'busy', message: NO_ROOM_FOR_RESULTS, retryable: ERRORS.busy.retry };
}
