import type { Waiting } from './host-queues.js';
import type { Job } from './job.js';

/** Of all jobs at once; few, so that callers who wait for an answer find room. */
const PLACES = 8;
/** Of one host. */
const HOST_PLACES = 2;

/** Gives the places of a process to callers in turn, to the jobs of each in turn, and to the hosts of a job in turn. */
export class Places {
  /** Jobs that have something to do, by caller; whose turn it is comes first. */
  readonly #byCaller = new Map<string, Set<Job>>();
  readonly #atHost = new Map<string, number>();
  #taken = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly run: (job: Job, waiting: Waiting) => Promise<void>,
    private readonly now: () => number,
  ) {}

  add(job: Job): void {
    const caller = job.order.caller ?? '';
    const jobs = this.#byCaller.get(caller);
    if (jobs) jobs.add(job);
    else this.#byCaller.set(caller, new Set([job]));
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

  close(): void {
    clearTimeout(this.#timer);
    this.#byCaller.clear();
  }

  #begin(job: Job, waiting: Waiting): void {
    const { host } = waiting;
    this.#taken += 1;
    this.#atHost.set(host, (this.#atHost.get(host) ?? 0) + 1);
    const free = () => {
      this.#taken -= 1;
      const others = (this.#atHost.get(host) ?? 1) - 1;
      if (others > 0) this.#atHost.set(host, others);
      else this.#atHost.delete(host);
      this.fill();
    };
    job.run(() => this.run(job, waiting)).then(free, free);
  }

  #next(): [Job, Waiting] | undefined {
    const isFree = (host: string) => (this.#atHost.get(host) ?? 0) < HOST_PLACES;
    for (const [caller, jobs] of this.#byCaller) {
      for (const job of jobs) {
        // What is under way may be given back, and then comes in again.
        if (job.state !== 'running' || job.ends.signal.aborted) jobs.delete(job);
        else if (job.heldUntil <= this.now()) {
          const waiting = job.waiting.take(isFree);
          if (!waiting) continue;
          jobs.delete(job);
          jobs.add(job);
          this.#byCaller.delete(caller);
          this.#byCaller.set(caller, jobs);
          return [job, waiting];
        }
      }
      if (jobs.size === 0) this.#byCaller.delete(caller);
    }
    return undefined;
  }

  /** When the first of those that are held may go on. */
  #wakeUp(): void {
    clearTimeout(this.#timer);
    const held = [...this.#byCaller.values()].flatMap((jobs) => [...jobs].map(({ heldUntil }) => heldUntil));
    const ahead = held.filter((until) => until > this.now());
    if (ahead.length === 0) return;
    this.#timer = setTimeout(() => this.fill(), Math.min(...ahead) - this.now()).unref();
  }
}
