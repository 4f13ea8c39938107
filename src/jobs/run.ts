import type { BatchRow } from '../tools/batch.js';
import { HostQueues } from './host-queues.js';
import type { JobOrder } from './job.js';

/** What became of a result: `over` when its job is, or belongs to another process by now; `large` when it alone cannot be kept. */
export type Keeping = 'kept' | 'full' | 'over' | 'large';

/** Where the results of a list are kept. */
export interface Results {
  /** Whether another one finds room. */
  hasRoom(): boolean;
  /** A visit begins. How many have begun without a result, this one included; undefined when the job is over. */
  begin(index: number): Promise<number | undefined>;
  /** It was ended before it had one, through no fault of the address. */
  giveBack(index: number): Promise<void>;
  /** `isSure` where its room was reserved from the start. */
  keep(row: BatchRow, isSure: boolean): Promise<Keeping>;
}

/** `work` in the name of who made the job, whatever made it begin now. */
export type InName = <T>(work: () => T) => T;

interface About {
  order: JobOrder;
  /** Who made it; undefined where nobody is told apart. */
  caller: string | undefined;
  inName: InName;
  results: Results;
  /** Places that have a result from before. */
  done?: ReadonlySet<number>;
}

/** A list that this process works through. */
export class Run {
  readonly order: JobOrder;
  readonly caller: string | undefined;
  readonly inName: InName;
  readonly results: Results;
  readonly waiting: HostQueues;
  /** How often a place was given back because there was no room for it. */
  readonly tries = new Map<number, number>();
  /** A result found no room: what is left is not visited, since its results would not either. */
  isFull = false;
  /** Not before this time is anything begun. */
  heldUntil = 0;
  /** Resolves when nothing is left to do, or `end` was called, and nothing is under way. */
  readonly over: Promise<void>;
  readonly #ends = new AbortController();
  #tellOver = () => {};
  #left: number;
  #underWay = 0;

  constructor({ order, caller, inName, results, done = new Set() }: About) {
    this.order = order;
    this.caller = caller;
    this.inName = inName;
    this.results = results;
    this.waiting = new HostQueues(order.inputs, done);
    this.#left = order.inputs.length - done.size;
    this.over = new Promise((resolve) => {
      this.#tellOver = resolve;
    });
    this.#look();
  }

  /** Fires with `end`. */
  get signal(): AbortSignal {
    return this.#ends.signal;
  }

  /** Places that have no result yet. */
  get left(): number {
    return this.#left;
  }

  get isOver(): boolean {
    return this.signal.aborted || this.#left === 0;
  }

  began(): void {
    this.#underWay += 1;
  }

  ended(): void {
    this.#underWay -= 1;
    this.#look();
  }

  hasResult(): void {
    this.#left -= 1;
  }

  end(): void {
    this.waiting.clear();
    this.#ends.abort();
    this.#look();
  }

  #look(): void {
    if (this.isOver && this.#underWay === 0) this.#tellOver();
  }
}
