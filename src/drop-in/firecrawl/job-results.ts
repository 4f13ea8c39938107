import { z } from 'zod';
import { createMemoryCache } from '../../cache/byte-cache.js';
import type { Fetched, Operations } from '../operations.js';
import { Document, documentOf, fetchInput } from './document.js';
import { wordOf } from './failure.js';
import type { Job } from './job-ids.js';
import { withinMs } from './scrape-options.js';

/** Of the pages and failures of all jobs. */
const MAX_BYTES = 32 * 1024 * 1024;

const Result = z.object({
  document: Document.optional(),
  failure: z.object({ code: z.string(), error: z.string(), timestamp: z.string() }).optional(),
});
export type Result = z.infer<typeof Result>;

export interface JobResults {
  /** What became of `count` addresses from `from` on, in order; those that are not known are visited, all at once. */
  take(job: Job, from: number, count: number, operations: Operations): Promise<Result[]>;
  /** The same of one address as far as it is known here. */
  known(job: Job, at: number): Promise<Result | undefined>;
  cancel(job: Job): Promise<void>;
  isCancelled(job: Job): Promise<boolean>;
}

/** Remembers in this process what became of the addresses of jobs, so that asking again costs no visit. */
export function createJobResults(): JobResults {
  const cache = createMemoryCache(MAX_BYTES);
  const keyOf = ({ nonce, expires }: Job, what: number | 'cancelled') => `${nonce} ${expires} ${what}`;
  const put = (job: Job, what: number | 'cancelled', value: unknown) =>
    cache.set(keyOf(job, what), Buffer.from(JSON.stringify(value)), Math.max(1, job.expires - Date.now()));

  const known = async (job: Job, at: number): Promise<Result | undefined> => {
    const bytes = await cache.get(keyOf(job, at));
    return bytes && Result.parse(JSON.parse(Buffer.from(bytes).toString()));
  };

  return {
    known,
    async take(job, from, count, operations) {
      const places = job.urls.slice(from, from + count).map((_, index) => from + index);
      const results = new Map<number, Result>();
      for (const at of places) {
        const result = await known(job, at);
        if (result) results.set(at, result);
      }
      const missing = places.filter((at) => !results.has(at));
      const urls = missing.map((at) => urlOf(job, at));
      const onFetched = (fetched: Fetched, index: number) => {
        const at = missing[index] ?? 0;
        const result = resultOf(fetched, urlOf(job, at), job);
        results.set(at, result);
        void put(job, at, result);
      };
      const limits = { withinMs: withinMs(job.plan.timeout), jobs: job.jobs };
      const fetched = await operations.fetchEach(urls, fetchInput(job.plan), { ...limits, onFetched });
      // What the time ended was not told of.
      for (const [index, outcome] of fetched.entries()) {
        if (!results.has(missing[index] ?? 0)) onFetched(outcome, index);
      }
      return places.map((at) => results.get(at) ?? {});
    },
    cancel: (job) => put(job, 'cancelled', true),
    isCancelled: async (job) => (await cache.get(keyOf(job, 'cancelled'))) !== undefined,
  };
}

export function urlOf({ urls }: Job, at: number): string {
  return urls[at] ?? '';
}

function resultOf({ page, error }: Fetched, url: string, { plan }: Job): Result {
  if (page) return { document: documentOf(page, url, plan) };
  return { failure: { code: wordOf(error), error: error.message, timestamp: new Date().toISOString() } };
}
