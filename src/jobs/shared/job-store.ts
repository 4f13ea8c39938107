import { randomBytes } from 'node:crypto';
import { GatewayError } from '../../shared/errors.js';
import type { Server } from '../../shared/store/server.js';
import type { Store } from '../../shared/store/store.js';
import type { BatchRow } from '../../tools/batch.js';
import {
  JOB_STATES,
  type JobPart,
  type JobState,
  type JobStatus,
  MOST_JOBS,
  MOST_JOBS_IN_ALL,
  noJob,
  partOf,
  tooMany,
} from '../job.js';
import type { Keeping } from '../run.js';
import { SCRIPTS } from './scripts.js';

const MiB = 1024 * 1024;
/** Of a list, or of one result, when packed. */
const MOST_BYTES = 16 * MiB;

/** What the store is told of a job: all that another replica has to know to go on with it. */
export interface StoredOrder {
  tool: string;
  inputs: readonly string[];
  fields: Record<string, unknown>;
  callId: string;
  /** Who made it, for shares and points; undefined where nobody is told apart. */
  caller?: string | undefined;
  /** The same as logs name it. */
  callerName?: string | undefined;
}

/** A job that some replica is to go on with. */
export interface Loaded {
  order: StoredOrder;
  done: ReadonlySet<number>;
}

/** The jobs of all replicas. `ref` stands for the id of a job, and gives nobody its results. */
export interface JobStore {
  /** @throws GatewayError busy | caller_rate_limited */
  create(order: StoredOrder, reservedBytes: number): Promise<{ id: string; ref: string }>;
  drop(ref: string): Promise<void>;
  /** @throws GatewayError not_found | busy */
  status(id: string, caller: string | undefined): Promise<JobStatus>;
  /** @throws GatewayError not_found | busy */
  part(id: string, caller: string | undefined, from: number, limit: number): Promise<JobPart | undefined>;
  /** @throws GatewayError not_found | busy */
  cancel(id: string, caller: string | undefined): Promise<JobStatus>;
  /** Undefined for a job that is over. The rest answers undefined when the store is away. */
  load(ref: string): Promise<{ value: Loaded | undefined } | undefined>;
  begin(ref: string, index: number, by: 1 | -1): Promise<number | undefined>;
  keep(ref: string, row: BatchRow, isSure: boolean): Promise<Keeping | undefined>;
  /** Which of these are over. */
  over(refs: readonly string[]): Promise<string[] | undefined>;
}

interface Options {
  store: Store;
  /** First part of every name. */
  root: string;
  /** After the last result. */
  ttlMs: number;
  /** Of all jobs; half of them for each caller. */
  maxBytes: number;
}

export function createJobStore({ store, root, ttlMs, maxBytes }: Options): JobStore {
  const keysOf = (ref: string) => ({
    all: `${root}:all`,
    order: `${root}:${ref}:order`,
    about: `${root}:${ref}:about`,
    rows: `${root}:${ref}:rows`,
    list: `${root}:${ref}:list`,
  });
  const listed = (ref: string): string[] => Object.values(keysOf(ref));
  const nameOf = (ref: string, what: string) => ['job', `${ref} ${what}`] as const;

  async function sure<T>(task: (server: Server) => Promise<T>): Promise<T> {
    const answer = await store.with(task);
    if (!answer) throw new GatewayError('busy', { message: AWAY });
    return answer.value;
  }

  async function statusOf({ client, seal }: Server, id: string, caller: string | undefined): Promise<JobStatus> {
    const { about } = keysOf(refOf(seal, id));
    const [told, left] = await Promise.all([client.hgetall(about), client.pttl(about)]);
    const state = JOB_STATES.find((one) => one === told.state);
    if (!state || told.caller !== callerOf(seal, caller)) throw new NoJob();
    return { id, ...readStatus(state, told), expiresAt: Date.now() + Math.max(0, left) };
  }

  /** A job of which a full store has dropped a part is none either. What is no such job is an answer of the store, and no fault of it. */
  async function found<T>(task: (server: Server) => Promise<T>): Promise<T> {
    const answer = await sure((server) => task(server).catch((thrown) => ifNoJob(thrown)));
    if (answer instanceof NoJob) throw noJob();
    return answer;
  }

  return {
    async create(order, reservedBytes) {
      const id = randomBytes(16).toString('base64url');
      const answer = await sure(async ({ seal, run }) => {
        const ref = refOf(seal, id);
        const packed = await seal.pack(nameOf(ref, 'order'), Buffer.from(JSON.stringify(order)), MOST_BYTES);
        if (!packed) return { ref, said: ['large', 0] };
        const size = reservedBytes + packed.length;
        const limits = [maxBytes, MOST_JOBS, MOST_JOBS_IN_ALL];
        const caller = callerOf(seal, order.caller);
        const { length } = order.inputs;
        const said = await run(SCRIPTS.create, listed(ref), ref, caller, ttlMs, size, ...limits, packed, length);
        return { ref, said: said as [string, number] };
      });
      const [how, leftMs] = answer.said;
      if (how === 'own') throw tooMany(Number(leftMs));
      if (how === 'large') throw new GatewayError('invalid_request', { message: TOO_LARGE });
      if (how !== 'made') throw new GatewayError('busy');
      return { id, ref: answer.ref };
    },
    async drop(ref) {
      const { all, ...own } = keysOf(ref);
      await store.with(({ client }) => client.multi().hdel(all, ref).del(Object.values(own)).exec());
    },
    status: (id, caller) => found((server) => statusOf(server, id, caller)),
    part: (id, caller, from, limit) =>
      found(async (server) => {
        const { done } = await statusOf(server, id, caller);
        if (from > done) return undefined;
        const { client, seal } = server;
        const ref = refOf(seal, id);
        const keys = keysOf(ref);
        const entries = await client.lrange(keys.list, from, from + limit - 1);
        const places = partOf(entries.map(readEntry)).map(({ place }) => place);
        if (places.length === 0 && from < done) throw new NoJob();
        const [order, packed] = await Promise.all([
          readOrder(server, ref),
          places.length > 0 ? client.hmgetBuffer(keys.rows, ...places) : [],
        ]);
        const rows = await Promise.all(
          places.map(async (place, at) => {
            const line = await seal.unpack(nameOf(ref, place), packed[at] ?? Buffer.alloc(0));
            if (!order || !line) throw new NoJob();
            const index = Number(place);
            return { index, input: order.inputs[index] ?? '', ...JSON.parse(Buffer.from(line).toString()) };
          }),
        );
        return { rows, next: from + rows.length, status: await statusOf(server, id, caller) };
      }),
    cancel: (id, caller) =>
      found(async (server) => {
        await statusOf(server, id, caller);
        await server.run(SCRIPTS.cancel, [keysOf(refOf(server.seal, id)).about]);
        return statusOf(server, id, caller);
      }),
    load: (ref) =>
      store.with(async (server) => {
        const { about, rows } = keysOf(ref);
        const [state, order, done] = await Promise.all([
          server.client.hget(about, 'state'),
          readOrder(server, ref),
          server.client.hkeys(rows),
        ]);
        if (state === 'running' && order) return { order, done: new Set(done.map(Number)) };
        // A full store may have dropped the order, and nobody can go on without it.
        if (state === 'running') await server.client.del(about);
        return undefined;
      }),
    async begin(ref, index, by) {
      const answer = await store.with(({ run }) => run(SCRIPTS.begin, [keysOf(ref).about], index, by));
      return answer && Number(answer.value);
    },
    async keep(ref, { index, input: _, ...row }, isSure) {
      const answer = await store.with(async ({ seal, run }) => {
        const line = Buffer.from(JSON.stringify(row));
        const packed = await seal.pack(nameOf(ref, String(index)), line, MOST_BYTES);
        if (!packed) return 'large';
        const about = [ref, ttlMs, maxBytes, index, line.length, packed, row.outcome, isSure ? 1 : 0];
        const said = Number(await run(SCRIPTS.keep, listed(ref), ...about));
        return said === 1 ? 'kept' : said === 0 ? 'full' : 'over';
      });
      return answer?.value;
    },
    async over(refs) {
      const answer = await store.with(({ client }) =>
        Promise.all(refs.map((ref) => client.hget(keysOf(ref).about, 'state'))),
      );
      return answer && refs.filter((_, at) => answer.value[at] !== 'running');
    },
  };

  async function readOrder({ client, seal }: Server, ref: string): Promise<StoredOrder | undefined> {
    const packed = await client.getBuffer(keysOf(ref).order);
    const order = packed && (await seal.unpack(nameOf(ref, 'order'), packed));
    return order ? JSON.parse(Buffer.from(order).toString()) : undefined;
  }
}

class NoJob extends Error {}

function ifNoJob(thrown: unknown): NoJob {
  if (thrown instanceof NoJob) return thrown;
  throw thrown;
}

const AWAY = 'The store that keeps jobs is away. Try again later.';
const TOO_LARGE = 'The list is too large. Send it in parts.';

const NOBODY = '-';

function refOf(seal: Server['seal'], id: string): string {
  return hashOf(seal, 'job', id);
}

function callerOf(seal: Server['seal'], caller: string | undefined): string {
  return caller === undefined ? NOBODY : hashOf(seal, 'caller', caller);
}

function hashOf(seal: Server['seal'], kind: string, value: string): string {
  return seal.nameOf([kind, value]).split(':').at(-1) ?? '';
}

function readStatus(state: JobState, told: Record<string, string>): Omit<JobStatus, 'id' | 'expiresAt'> {
  const counted = Object.entries(told).flatMap(([name, value]) => {
    const [, outcome] = /^outcome (\w+)$/.exec(name) ?? [];
    return outcome ? [[outcome, Number(value)] as const] : [];
  });
  const done = counted.reduce((sum, [, count]) => sum + count, 0);
  return {
    state,
    total: Number(told.total),
    done,
    outcomes: Object.fromEntries(counted),
    createdAt: Number(told.made),
  };
}

/** The place of a result, and its bytes when unpacked, from the entry `place length`. */
function readEntry(entry: string): { place: string; length: number } {
  const [place = '', length] = entry.split(' ');
  return { place, length: Number(length) };
}
