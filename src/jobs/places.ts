import type { Waiting } from './host-queues.js';
import type { Run } from './run.js';

/** Of all jobs at once; few, so that callers who wait for an answer find room. */
const PLACES = 8;
/** Of one host. */
const HOST_PLACES = 2;

/** Gives the places of a process to callers in turn, to the jobs of each in turn, and to the hosts of a job in turn. */
export class Places {
  /** Jobs that have something to do, by caller; whose turn it is comes first. */
  readonly #byCaller = new Map<string, Set<Run>>();
  readonly #atHost = new Map<string, number>();
  #taken = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly visit: (run: Run, waiting: Waiting) => Promise<void>,
    private readonly now: () => number,
  ) {}

  add(run: Run): void {
    const caller = run.caller ?? '';
    const runs = this.#byCaller.get(caller);
    if (runs) runs.add(run);
    else this.#byCaller.set(caller, new Set([run]));
    this.fill();
  }

  fill(): void {
    while (this.#taken < PLACES) {
      const next = this.#next();
      if (!next) break;
      this.#begin(...next);
    }
    this.#wakeUp();
  }

  /** Nothing more of it begins before then; nor of the other jobs of its caller, if those are held too. */
  hold(run: Run, until: number, withOthers: boolean): void {
    const others = withOthers ? (this.#byCaller.get(run.caller ?? '') ?? []) : [];
    for (const each of [run, ...others]) each.heldUntil = Math.max(each.heldUntil, until);
  }

  /** Those that are not over. */
  get runs(): Run[] {
    return [...this.#byCaller.values()].flatMap((runs) => [...runs]).filter(({ isOver }) => !isOver);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#byCaller.clear();
  }

  #begin(run: Run, waiting: Waiting): void {
    const { host } = waiting;
    this.#taken += 1;
    this.#atHost.set(host, (this.#atHost.get(host) ?? 0) + 1);
    run.began();
    const free = () => {
      this.#taken -= 1;
      const others = (this.#atHost.get(host) ?? 1) - 1;
      if (others > 0) this.#atHost.set(host, others);
      else this.#atHost.delete(host);
      run.ended();
      this.fill();
    };
    run.inName(() => this.visit(run, waiting)).then(free, free);
  }

  #next(): [Run, Waiting] | undefined {
    const isFree = (host: string) => (this.#atHost.get(host) ?? 0) < HOST_PLACES;
    for (const [caller, runs] of this.#byCaller) {
      for (const run of runs) {
        // What is under way may be given back, and then comes in again.
        if (run.isOver) runs.delete(run);
        else if (run.heldUntil <= this.now()) {
          const waiting = run.waiting.take(isFree);
          if (!waiting) continue;
          runs.delete(run);
          runs.add(run);
          this.#byCaller.delete(caller);
          this.#byCaller.set(caller, runs);
          return [run, waiting];
        }
      }
      if (runs.size === 0) this.#byCaller.delete(caller);
    }
    return undefined;
  }

  /** When the first of those that are held may go on. */
  #wakeUp(): void {
    clearTimeout(this.#timer);
    const held = this.runs.map(({ heldUntil }) => heldUntil);
    const ahead = held.filter((until) => until > this.now());
    if (ahead.length === 0) return;
    this.#timer = setTimeout(() => this.fill(), Math.min(...ahead) - this.now()).unref();
  }
}
