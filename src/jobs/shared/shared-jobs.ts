import { setTimeout as delay } from 'node:timers/promises';
import { callerName, currentCaller, onBehalfOf } from '../../callers/caller.js';
import { GatewayError } from '../../shared/errors.js';
import { outsideOfCalls, withLineFields } from '../../shared/line-fields.js';
import type { StoreSettings } from '../../shared/store/open-store.js';
import { createSeal } from '../../shared/store/seal.js';
import type { Store } from '../../shared/store/store.js';
import type { BatchRow } from '../../tools/batch.js';
import type { Tool } from '../../tools/tool.js';
import { type Jobs, reserved } from '../job.js';
import type { JobsOptions } from '../memory-jobs.js';
import { type InName, type Results, Run } from '../run.js';
import { createJobStore, type JobStore, type StoredOrder } from './job-store.js';
import { createListQueue, type ListEnd } from './queue.js';

/** Between two tries to tell the store something that must not be lost. */
const RETRY_MS = 500;
/** How often a large result is sent to a store that is there and loses it, as over a connection too slow for it. */
const MOST_SENDS = 5;
const LARGE_BYTES = 256 * 1024;
/** Between two looks whether another replica was told to cancel a list that is worked through here. */
const LOOK_MS = 1_000;

interface Options extends Omit<JobsOptions, 'now'> {
  /** Closed with the jobs. */
  store: Store;
  settings: StoreSettings;
  tools: readonly Tool[];
}

/** The jobs of all replicas with one store: each list is with one of them at a time, and moves on when that one ends. */
export function createSharedJobs({ store, settings, tools, work, ttlMs, maxBytes }: Options): Jobs {
  const { url, prefix, key } = settings;
  // With another key a replica could not read these lists, and has its own. Braces: a script counts all jobs, in one slot of a cluster.
  const root = `{${createSeal(prefix, key).nameOf(['jobs', ''])}}`;
  const jobs = createJobStore({ store, root, ttlMs, maxBytes });
  const runs = new Map<string, Run>();
  let isClosing = false;

  async function workThrough(ref: string, lost: AbortSignal): Promise<ListEnd> {
    const loaded = await untilTold(
      () => jobs.load(ref),
      () => lost.aborted,
    );
    const { order, done } = loaded?.value ?? {};
    const tool = tools.find(({ name }) => name === order?.tool);
    if (!order || !tool) return loaded ? 'done' : 'left';
    if (isClosing) return 'left';
    const { caller } = order;
    const results = resultsOf({ jobs, store }, ref, () => lost.aborted || isClosing);
    const run = new Run({ order: { ...order, tool }, caller, inName: inNameOf(order), results, done });
    const end = () => run.end();
    lost.addEventListener('abort', end);
    runs.set(ref, run);
    outsideOfCalls(() => work.add(run));
    await run.over;
    runs.delete(ref);
    lost.removeEventListener('abort', end);
    return isClosing ? 'left' : 'done';
  }
  const queue = createListQueue({ url, root, work: workThrough });

  const watch = setInterval(async () => {
    if (runs.size === 0) return;
    const over = await jobs.over([...runs.keys()]);
    for (const ref of over ?? []) runs.get(ref)?.end();
    work.fill();
  }, LOOK_MS).unref();

  return {
    async start({ tool, inputs, fields, callId }) {
      const caller = currentCaller();
      const order = { tool: tool.name, inputs, fields, callId, caller, callerName: callerName() };
      const { id, ref } = await jobs.create(order, reserved({ inputs }));
      if (await queue.add(ref)) return id;
      await jobs.drop(ref);
      throw new GatewayError('busy');
    },
    status: (id) => jobs.status(id, currentCaller()),
    part: (id, from, limit) => jobs.part(id, currentCaller(), from, limit),
    cancel: (id) => jobs.cancel(id, currentCaller()),
    async close() {
      isClosing = true;
      clearInterval(watch);
      work.close();
      for (const run of runs.values()) run.end();
      await queue.close();
      store.close();
    },
  };
}

function inNameOf({ caller, callerName }: StoredOrder): InName {
  const fields = callerName === undefined ? {} : { caller: callerName };
  return (work) =>
    outsideOfCalls(() => withLineFields(fields, () => (caller === undefined ? work() : onBehalfOf(caller, work))));
}

function resultsOf({ jobs, store }: { jobs: JobStore; store: Store }, ref: string, isOver: () => boolean): Results {
  const told = <T>(ask: () => Promise<T | undefined>) => untilTold(ask, isOver);
  return {
    hasRoom: () => true,
    async begin(index) {
      const begun = await told(() => jobs.begin(ref, index, 1));
      return begun === undefined || begun < 0 ? undefined : begun;
    },
    giveBack: async (index) => void (await jobs.begin(ref, index, -1)),
    async keep(row, isSure) {
      let sent = 0;
      const keeping = await told(async () => {
        if (store.isUp()) sent += 1;
        const answer = await jobs.keep(ref, row, isSure);
        // One that never arrives would hold its job, and the store, for ever.
        return answer ?? (sent >= MOST_SENDS && isLarge(row) ? 'large' : undefined);
      });
      return keeping ?? 'over';
    },
  };
}

function isLarge(row: BatchRow): boolean {
  return JSON.stringify(row).length > LARGE_BYTES;
}

/** Asks again until the store answers, or nobody needs it any more: a result is worth more than the time it waits. */
async function untilTold<T>(ask: () => Promise<T | undefined>, isOver: () => boolean): Promise<T | undefined> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined || isOver()) return answer;
    await delay(RETRY_MS, undefined, { ref: false });
  }
}
