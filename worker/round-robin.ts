import type PQueue from 'p-queue';
import type { Queue, QueueAddOptions } from 'p-queue';

interface LaneOptions extends QueueAddOptions {
  /** Whose task it is: those of one lane wait for each other, not for those of another. */
  lane?: string;
}

type Run = () => Promise<unknown>;
interface Task {
  id: string;
  run: Run;
}

/** A queue whose lanes take turns. */
export type FairQueue = PQueue<RoundRobin, LaneOptions>;

/**
 * The order in which a `PQueue` runs what waits: one task of each lane in turn, and those of a lane as they came. A lane
 * that has had its turn, or is new, goes behind the others.
 */
export class RoundRobin implements Queue<Run, LaneOptions> {
  /** By lane, the next one first; none is empty. */
  readonly #lanes = new Map<string, Task[]>();
  readonly #laneOf = new Map<string, string>();

  get size(): number {
    return this.#laneOf.size;
  }

  enqueue(run: Run, { lane = '', id = '' }: Partial<LaneOptions> = {}): void {
    const tasks = this.#lanes.get(lane) ?? [];
    tasks.push({ id, run });
    this.#lanes.set(lane, tasks);
    this.#laneOf.set(id, lane);
  }

  dequeue(): Run | undefined {
    for (const [lane, tasks] of this.#lanes) {
      const next = tasks.shift();
      this.#lanes.delete(lane);
      if (tasks.length > 0) this.#lanes.set(lane, tasks);
      if (next) this.#laneOf.delete(next.id);
      return next?.run;
    }
    return undefined;
  }

  /** The others of its lane keep their places, and so does the lane. */
  remove(id: string): void {
    const lane = this.#laneOf.get(id);
    if (lane === undefined) return;
    this.#laneOf.delete(id);
    const tasks = this.#lanes.get(lane) ?? [];
    tasks.splice(
      tasks.findIndex((task) => task.id === id),
      1,
    );
    if (tasks.length === 0) this.#lanes.delete(lane);
  }

  filter({ lane }: Readonly<Partial<LaneOptions>>): Run[] {
    return (this.#lanes.get(lane ?? '') ?? []).map(({ run }) => run);
  }

  setPriority(): void {
    throw new Error('nobody is more than another here');
  }
}
