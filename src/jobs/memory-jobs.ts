import { randomBytes } from 'node:crypto';
import { currentCaller } from '../callers/caller.js';
import { GatewayError } from '../shared/errors.js';
import { type JobOrder, type Jobs, MOST_JOBS, MOST_JOBS_IN_ALL, noJob, reserved, tooMany } from './job.js';
import { MemoryJob } from './memory-job.js';
import type { Work } from './work.js';

/** Timers cannot be longer; a job is then looked at again. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface JobsOptions {
  /** What works through the lists. */
  work: Work;
  /** After the last result. */
  ttlMs: number;
  /** Of all jobs; half of them for each caller. */
  maxBytes: number;
  now: () => number;
}

/** The jobs of this process, which end with it. */
export function createMemoryJobs({ work, ttlMs, maxBytes, now }: JobsOptions): Jobs {
  const jobs = new Map<string, MemoryJob>();
  const timers = new Map<string, NodeJS.Timeout>();

  const bytesOf = (those: Iterable<MemoryJob>) =>
    [...those].reduce((bytes, { reservedBytes, keptBytes }) => bytes + reservedBytes + keptBytes, 0);
  const jobsOf = (caller: string | undefined) => [...jobs.values()].filter((job) => job.caller === caller);
  /** Whether so many bytes more find room, for this caller and for all. */
  const fits = (caller: string | undefined, bytes: number) =>
    bytesOf(jobsOf(caller)) + bytes <= (caller === undefined ? maxBytes : maxBytes / 2) &&
    bytesOf(jobs.values()) + bytes <= maxBytes;

  /** Drops a job that is past its time. */
  function watch(job: MemoryJob): void {
    const left = job.expiresAt - now();
    if (left <= 0) drop(job);
    else timers.set(job.id, setTimeout(watch, Math.min(left, LONGEST_TIMER_MS), job).unref());
  }

  function drop(job: MemoryJob): void {
    clearTimeout(timers.get(job.id));
    timers.delete(job.id);
    jobs.delete(job.id);
    job.cancel();
  }

  function checkFits(order: JobOrder, caller: string | undefined): void {
    const own = jobsOf(caller);
    if (caller !== undefined && own.length >= MOST_JOBS) {
      throw tooMany(Math.min(...own.map(({ expiresAt }) => expiresAt)) - now());
    }
    if (jobs.size >= MOST_JOBS_IN_ALL || !fits(caller, reserved(order))) throw new GatewayError('busy');
  }

  function find(id: string): MemoryJob {
    const job = jobs.get(id);
    if (job && job.expiresAt > now() && job.caller === currentCaller()) return job;
    throw noJob();
  }

  return {
    async start(order) {
      const caller = currentCaller();
      checkFits(order, caller);
      const id = randomBytes(16).toString('base64url');
      const job = new MemoryJob(id, order, { caller, ttlMs, now, fits: (bytes) => fits(caller, bytes) });
      jobs.set(id, job);
      watch(job);
      work.add(job.run);
      return id;
    },
    status: async (id) => find(id).status(),
    part: async (id, from, limit) => find(id).part(from, limit),
    async cancel(id) {
      const job = find(id);
      job.cancel();
      work.fill();
      return job.status();
    },
    async close() {
      work.close();
      for (const job of [...jobs.values()]) drop(job);
    },
  };
}
