import { Queue, WaitingError, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { CONNECTION } from '../../shared/store/connect.js';
import { within } from '../../shared/within.js';
import { MOST_JOBS_IN_ALL } from '../job.js';

const QUEUE = 'lists';
/** A replica that renews its hold on a list no more has died, or is as good as dead; another one then goes on. */
const LOCK_MS = 6_000;
const LOOK_MS = 3_000;
/** A replica waits for lists no longer than this before it asks anew, so that a silent connection shows. */
const ASK_SECONDS = 5;
const SILENT_MS = 15_000;
/** An address that ends replicas is counted by itself; the list goes on. */
const ANY_NUMBER = 2 ** 31;
const ADD_MS = 2_000;
const CLOSE_MS = 2_000;

/** What became of a list here: `done`, or it has to go on elsewhere. */
export type ListEnd = 'done' | 'left';

interface Options {
  url: string;
  /** First part of every name. */
  root: string;
  /** Works through the list until it is done, or `lost` says that another replica has it by now. */
  work(ref: string, lost: AbortSignal): Promise<ListEnd>;
}

/** Lists that wait for a replica, and those that this one has. */
export interface ListQueue {
  /** False when the store is away. */
  add(ref: string): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * A BullMQ queue of lists, one job each. It sees to it that one replica has a list at a time, and that another one gets it
 * when that replica dies; what is done of it stands elsewhere.
 */
export function createListQueue({ url, root, work }: Options): ListQueue {
  const given = { prefix: root, skipVersionCheck: true };
  // It waits for a store that is away; whoever adds looks first whether it is there.
  const client = new Redis(url, { ...CONNECTION, socketTimeout: SILENT_MS, maxRetriesPerRequest: null });
  const queue = new Queue(QUEUE, { ...given, connection: client });
  const worker = new Worker(
    QUEUE,
    // It counts the parameters: a third one is given the signal.
    async (job, token, signal) => {
      const lost = signal ?? never;
      const end = await work(String(job.id), lost);
      if (end === 'done' || lost.aborted) return;
      await job.moveToWait(token);
      throw new WaitingError();
    },
    {
      ...given,
      connection: client,
      // A list takes places by turns, so that none has to wait for another one to end.
      concurrency: MOST_JOBS_IN_ALL,
      lockDuration: LOCK_MS,
      stalledInterval: LOOK_MS,
      maxStalledCount: ANY_NUMBER,
      drainDelay: ASK_SECONDS,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    },
  );
  worker.on('lockRenewalFailed', (refs) => {
    for (const ref of refs) worker.cancelJob(ref);
  });
  // Whoever asks the store tells of it.
  client.on('error', ignore);
  queue.on('error', ignore);
  worker.on('error', ignore);
  return {
    add: async (ref) => {
      const added = queue.add(QUEUE, {}, { jobId: ref });
      return (await within(added, ADD_MS)) !== undefined;
    },
    async close() {
      await within(worker.close(), CLOSE_MS);
      await within(queue.close(), CLOSE_MS);
      client.disconnect();
    },
  };
}

/** Where BullMQ gives none, which its types allow. */
const never = new AbortController().signal;

function ignore(): void {}
