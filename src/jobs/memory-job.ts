import { AsyncResource } from 'node:async_hooks';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { BatchRow } from '../tools/batch.js';
import { type JobOrder, type JobPart, type JobState, type JobStatus, partOf, reserved } from './job.js';
import { type Keeping, type Results, Run } from './run.js';

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);

/** A result as it is kept: without its input, which the job has. */
interface Kept {
  index: number;
  packed: Buffer;
  /** Bytes when unpacked. */
  length: number;
}

interface Surroundings {
  caller: string | undefined;
  /** After the last result. */
  ttlMs: number;
  now: () => number;
  /** Whether so many bytes more find room. */
  fits(bytes: number): boolean;
}

/** A job of this process: its list, and what came of it, in the order in which it came. */
export class MemoryJob implements Results {
  readonly run: Run;
  readonly caller: string | undefined;
  readonly reservedBytes: number;
  /** Beyond those. */
  keptBytes = 0;
  state: JobState = 'running';
  expiresAt: number;
  readonly #createdAt: number;
  readonly #outcomes: JobStatus['outcomes'] = {};
  readonly #results: Kept[] = [];
  readonly #around = new AsyncResource('Job');

  constructor(
    readonly id: string,
    private readonly order: JobOrder,
    private readonly surroundings: Surroundings,
  ) {
    const { caller, now, ttlMs } = surroundings;
    this.caller = caller;
    this.#createdAt = now();
    this.expiresAt = this.#createdAt + ttlMs;
    this.reservedBytes = reserved(order);
    const inName = <T>(work: () => T): T => this.#around.runInAsyncScope(work);
    this.run = new Run({ order, caller, inName, results: this });
  }

  hasRoom(): boolean {
    return this.surroundings.fits(1);
  }

  async begin(): Promise<number> {
    return 1;
  }

  async giveBack(): Promise<void> {}

  async keep({ index, input: _, ...row }: BatchRow, isSure: boolean): Promise<Keeping> {
    const line = Buffer.from(JSON.stringify(row));
    const packed = ownBytes(await pack(line));
    if (this.state !== 'running') return 'over';
    if (!isSure && !this.surroundings.fits(packed.length)) return 'full';
    this.#results.push({ index, packed, length: line.length });
    this.keptBytes += packed.length;
    this.#outcomes[row.outcome] = (this.#outcomes[row.outcome] ?? 0) + 1;
    this.expiresAt = this.surroundings.now() + this.surroundings.ttlMs;
    if (this.#results.length === this.order.inputs.length) this.state = 'completed';
    return 'kept';
  }

  cancel(): void {
    if (this.state === 'running') this.state = 'cancelled';
    this.run.end();
  }

  status(): JobStatus {
    const { id, state, expiresAt } = this;
    const times = { createdAt: this.#createdAt, expiresAt };
    const far = { total: this.order.inputs.length, done: this.#results.length, outcomes: { ...this.#outcomes } };
    return { id, state, ...far, ...times };
  }

  async part(from: number, limit: number): Promise<JobPart | undefined> {
    if (from > this.#results.length) return undefined;
    const rows = await Promise.all(
      partOf(this.#results.slice(from, from + limit)).map(async ({ index, packed }) => {
        const row = JSON.parse((await unpack(packed)).toString());
        return { index, input: this.order.inputs[index] ?? '', ...row };
      }),
    );
    return { rows, next: from + rows.length, status: this.status() };
  }
}

/** A copy: what zlib hands out is a part of 16 KiB, which would all be kept. */
function ownBytes(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  own.set(bytes);
  return own;
}
