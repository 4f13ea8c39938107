import { z } from 'zod';
import { GatewayError } from '../../shared/errors.js';
import { parseTarget } from '../../shared/target.js';
import { BATCH_JOBS } from '../../tools/batch.js';
import { type Asked, defineRoute, type Route } from '../contract.js';
import { addressOf, Document } from './document.js';
import { FirecrawlRefusal } from './failure.js';
import type { Job, JobIds } from './job-ids.js';
import { type JobResults, urlOf } from './job-results.js';
import { planOf, ScrapeOptions, warningOf } from './scrape-options.js';
import type { Version } from './search.js';

const MOST_URLS = 500;
/** The id is a part of the line of a request, for which servers have 8 KiB. */
const MAX_ID_LENGTH = 4_096;
/** Of the pages of one answer; a single larger one goes out alone. */
const MAX_BYTES = 8 * 1024 * 1024;
/** How often an answer looks at the next few addresses while there is no page yet. Each time lasts as long as one page may. */
const MOST_LOOKS = 2;

const Start = ScrapeOptions.extend({
  urls: z.array(z.string()).min(1).max(MOST_URLS),
  ignoreInvalidURLs: z.boolean().optional().describe('Whether the job does without them'),
  maxConcurrency: z.int().min(1).optional(),
  webhook: z.unknown().optional().describe('Not served'),
  appendToId: z.unknown().optional().describe('Not served'),
});

const Place = z.object({
  skip: z.int().min(0).default(0).describe('As `next` says'),
  limit: z.int().min(1).optional().describe('Most addresses that are looked at for one answer'),
});

const Status = z.object({
  success: z.literal(true),
  status: z.enum(['scraping', 'completed', 'cancelled']).describe('completed as soon as `data` and `next` have all'),
  total: z.int(),
  completed: z.int(),
  creditsUsed: z.literal(0),
  expiresAt: z.string(),
  data: z.array(Document),
  next: z.string().optional().describe('Address of the next part; absent at the end'),
  warning: z.string().optional(),
});

/**
 * `POST …/batch/scrape` and the job that it makes. Nothing runs on its own: each question about the job visits the next few
 * addresses, and answers with their pages and where to go on.
 */
export function batchAt(version: Version, ids: JobIds, results: JobResults): Route[] {
  const path = `/${version}/batch/scrape`;
  const jobOf = ({ params }: Pick<Asked<unknown>, 'params'>): Job => {
    const job = ids.read(params.id ?? '');
    if (job) return job;
    throw new FirecrawlRefusal(404, 'not_found', 'This job does not exist (any more).');
  };

  const start = defineRoute({
    method: 'POST',
    path,
    summary: 'Makes a job of several pages',
    input: Start,
    output: z.object({
      success: z.literal(true),
      id: z.string(),
      url: z.string().describe('Of its status'),
      invalidURLs: z.array(z.string()).optional(),
    }),
    answer({
      input: { urls, ignoreInvalidURLs = version === 'v2', maxConcurrency, webhook, appendToId, ...options },
      base,
    }) {
      if (webhook || appendToId) {
        throw new GatewayError('invalid_request', { message: 'webhook, appendToId: not served; ask for the status.' });
      }
      const plan = planOf(options);
      const { valid, invalid } = sorted(urls);
      if (valid.length === 0 || (invalid.length > 0 && !ignoreInvalidURLs)) parseTarget(invalid[0]);
      const id = ids.idOf({ urls: valid, plan, jobs: Math.min(maxConcurrency ?? BATCH_JOBS, BATCH_JOBS) });
      if (id.length > MAX_ID_LENGTH) {
        throw new GatewayError('invalid_request', { message: 'urls: too many for one job; send them in parts.' });
      }
      const left = ignoreInvalidURLs && { invalidURLs: invalid };
      return { body: { success: true, id, url: `${base}${path}/${id}`, ...left } };
    },
  });

  const statusAt = (below: string) =>
    defineRoute({
      method: 'GET',
      path: `${below}/:id`,
      summary: 'Visits the next pages of a job, and answers with them',
      input: Place,
      output: Status,
      acts: true,
      async answer(asked) {
        const job = jobOf(asked);
        const { base, params } = asked;
        const about = { total: job.urls.length, creditsUsed: 0, expiresAt: new Date(job.expires).toISOString() };
        if (await results.isCancelled(job)) {
          return { body: { success: true, status: 'cancelled', ...about, completed: 0, data: [] } };
        }
        const { data, at } = await look(job, asked);
        // Those who follow `next` stop where nothing has come yet, so they are asked to wait.
        const isReady = at >= about.total || data.length > 0 || asked.input.skip > 0;
        const warning = warningOf(job.plan);
        return {
          body: {
            success: true,
            status: isReady ? 'completed' : 'scraping',
            ...about,
            completed: isReady ? about.total : at,
            data,
            ...(isReady && at < about.total && { next: `${base}${below}/${params.id}?skip=${at}` }),
            ...(warning && { warning }),
          },
        };
      },
    });

  /** The pages from a place on, and the place after them. Failures that are known cost nothing. */
  const look = async (job: Job, { input: { skip, limit = job.jobs }, operations }: Asked<z.output<typeof Place>>) => {
    const { length } = job.urls;
    const data: Document[] = [];
    let bytes = 0;
    let at = Math.min(skip, length);
    while (at < length && (await results.known(job, at))?.failure) at += 1;
    for (let looks = 0; looks < MOST_LOOKS && data.length === 0 && at < length; looks += 1) {
      for (const { document } of await results.take(job, at, Math.min(limit, job.jobs), operations)) {
        bytes += document ? JSON.stringify(document).length : 0;
        if (data.length > 0 && bytes > MAX_BYTES) break;
        if (document) data.push(document);
        at += 1;
      }
    }
    return { data, at };
  };

  const errorsBy = (method: 'GET' | 'DELETE') =>
    defineRoute({
      method,
      path: `${path}/:id/errors`,
      summary: 'What failed of a job, as far as this process has seen; visits nothing',
      input: z.object({}),
      output: z.object({
        success: z.literal(true),
        errors: z.array(
          z.object({ id: z.string(), timestamp: z.string(), url: z.string(), code: z.string(), error: z.string() }),
        ),
        robotsBlocked: z.array(z.string()),
      }),
      async answer(asked) {
        const job = jobOf(asked);
        const known = await Promise.all(job.urls.map((_, at) => results.known(job, at)));
        const failures = known.flatMap((result, at) =>
          result?.failure ? { id: String(at), url: urlOf(job, at), ...result.failure } : [],
        );
        const isByRobots = ({ code }: { code: string }) => code === 'robots_denied';
        const errors = failures.filter((failure) => !isByRobots(failure));
        return { body: { success: true, errors, robotsBlocked: failures.filter(isByRobots).map(({ url }) => url) } };
      },
    });

  const cancelAt = (below: string) =>
    defineRoute({
      method: 'DELETE',
      path: `${below}/:id`,
      summary: 'Ends a job, for this process',
      input: z.object({}),
      output: z.object({ success: z.literal(true), status: z.literal('cancelled') }),
      async answer(asked) {
        await results.cancel(jobOf(asked));
        return { body: { success: true, status: 'cancelled' } };
      },
    });

  // Clients of the first version wait for any job at the path of crawls, and ask for its errors by the method that ends it.
  const places = [path, `/${version}/crawl`];
  return [start, ...places.map(statusAt), errorsBy('GET'), errorsBy('DELETE'), ...places.map(cancelAt)];
}

/** Addresses that a worker would take, and the others. */
function sorted(urls: readonly string[]): { valid: string[]; invalid: string[] } {
  const isValid = (url: string) => {
    try {
      return Boolean(parseTarget(addressOf(url)));
    } catch {
      return false;
    }
  };
  return { valid: urls.filter(isValid).map(addressOf), invalid: urls.filter((url) => !isValid(url)) };
}
