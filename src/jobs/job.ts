import { AsyncResource } from 'node:async_hooks';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { BatchRow } from '../tools/batch.js';
import type { Tool } from '../tools/tool.js';
import { HostQueues } from './host-queues.js';

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);

export const JOB_STATES = ['running', 'completed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** What a job is to do. */
export interface JobOrder {
  tool: Tool;
  inputs: readonly string[];
  /** What the tool is called with for one of them. */
  inputOf(input: string): Record<string, unknown>;
  /** Of the request that made it. */
  callId: string;
  /** Undefined where nobody is told apart. */
  caller: string | undefined;
}

/** A result as it is kept: without its input, which the job has. */
interface Kept {
  index: number;
  packed: Buffer;
  /** Bytes when unpacked. */
  length: number;
}

/** Of the results of one answer; a single larger one goes out alone. */
const MAX_PAGE_BYTES = 8 * 1024 * 1024;

/** One list, what is to be done of it, and what came of the rest, in the order in which it came. */
export class Job {
  readonly createdAt: number;
  readonly waiting: HostQueues;
  /** Fires when the job is cancelled, or the process stops. */
  readonly ends = new AbortController();
  /** How often a place was given back because there was no room for it. */
  readonly tries = new Map<number, number>();
  readonly outcomes: Partial<Record<BatchRow['outcome'], number>> = {};
  state: JobState = 'running';
  /** Milliseconds since the epoch. Moves on with each result. */
  expiresAt: number;
  /** A result found no room: what is left is not visited, since its results would not either. */
  isFull = false;
  /** Not before this time is anything begun. */
  heldUntil = 0;
  readonly reservedBytes: number;
  /** Beyond those. */
  keptBytes = 0;
  readonly #results: Kept[] = [];
  readonly #around = new AsyncResource('Job');

  constructor(
    readonly id: string,
    readonly order: JobOrder,
    private readonly ttlMs: number,
    private readonly now: () => number,
  ) {
    this.createdAt = now();
    this.expiresAt = this.createdAt + ttlMs;
    this.reservedBytes = reserved(order);
    this.waiting = new HostQueues(order.inputs);
  }

  get done(): number {
    return this.#results.length;
  }

  /** `work` in the name of who made the job, whatever made it begin now. */
  run<T>(work: () => T): T {
    return this.#around.runInAsyncScope(work);
  }

  /** Keeps the result of a place, unless the job is over. False where it does not fit. */
  async keep({ index, input: _, ...row }: BatchRow, fits: (bytes: number) => boolean): Promise<boolean> {
    const line = Buffer.from(JSON.stringify(row));
    const packed = await pack(line);
    if (this.state !== 'running') return true;
    if (!fits(packed.length)) return false;
    this.#results.push({ index, packed, length: line.length });
    this.keptBytes += packed.length;
    this.outcomes[row.outcome] = (this.outcomes[row.outcome] ?? 0) + 1;
    this.expiresAt = this.now() + this.ttlMs;
    if (this.done === this.order.inputs.length) this.state = 'completed';
    return true;
  }

  cancel(): void {
    if (this.state === 'running') this.state = 'cancelled';
    this.waiting.clear();
    this.ends.abort();
  }

  /** Results from a place in their order on, `limit` at most, and the place after them. */
  async page(from: number, limit: number): Promise<{ rows: Pick<BatchRow, 'index' | 'input'>[]; next: number }> {
    const kept: Kept[] = [];
    let bytes = 0;
    for (const result of this.#results.slice(from, from + limit)) {
      bytes += result.length;
      if (kept.length > 0 && bytes > MAX_PAGE_BYTES) break;
      kept.push(result);
    }
    const rows = await Promise.all(
      kept.map(async ({ index, packed }) => {
        const row = JSON.parse((await unpack(packed)).toString());
        return { index, input: this.order.inputs[index] ?? '', ...row };
      }),
    );
    return { rows, next: from + rows.length };
  }
}

/** Of a result of few words, as those of failures are. */
const LEAST_ROW_BYTES = 256;

/** What a job takes whatever comes of it. */
export function reserved({ inputs }: Pick<JobOrder, 'inputs'>): number {
  return inputs.reduce((bytes, input) => bytes + 2 * input.length + LEAST_ROW_BYTES, 0);
}
