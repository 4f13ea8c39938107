import type PQueue from 'p-queue';
import type { Queue, QueueAddOptions } from 'p-queue';

interface LaneOptions extends QueueAddOptions {
  /** Whose task it is, from the widest to the narrowest: a caller, and a host that this one asks for. */
  lane?: readonly string[];
}

type Run = () => Promise<unknown>;
interface Task {
  id: string;
  run: Run;
}

/** What waits in one lane: tasks of its own, or narrower lanes, the next one first and none of them empty. */
interface Lane {
  tasks: Task[];
  lanes: Map<string, Lane>;
}

/** A queue whose lanes take turns. */
export type FairQueue = PQueue<RoundRobin, LaneOptions>;

/**
 * The order in which a `PQueue` runs what waits: first of the lane that has the fewest tasks under way, of several such lanes
 * of each in turn, within a lane of each narrower lane in turn, and those of one lane as they came. A lane that has had its
 * turn, or is new, goes behind its equals.
 */
export class RoundRobin implements Queue<Run, LaneOptions> {
  readonly #all = emptyLane();
  readonly #laneOf = new Map<string, readonly string[]>();
  /** Tasks under way of each of the widest lanes. */
  readonly #underWay = new Map<string, number>();

  get size(): number {
    return this.#laneOf.size;
  }

  enqueue(run: Run, { lane: path = [], id = '' }: Partial<LaneOptions> = {}): void {
    let lane = this.#all;
    for (const name of path) {
      const next = lane.lanes.get(name) ?? emptyLane();
      lane.lanes.set(name, next);
      lane = next;
    }
    lane.tasks.push({ id, run });
    this.#laneOf.set(id, path);
  }

  dequeue(): Run | undefined {
    const name = this.#leastServed();
    const next = name === undefined ? this.#all.tasks.shift() : takeFrom(this.#all.lanes, name);
    if (!next) return undefined;
    this.#laneOf.delete(next.id);
    return name === undefined ? next.run : () => this.#counted(name, next.run);
  }

  /** Undefined where there is none, or a task in no lane, which comes first. */
  #leastServed(): string | undefined {
    if (this.#all.tasks.length > 0) return undefined;
    let least: string | undefined;
    for (const name of this.#all.lanes.keys()) {
      if (least === undefined || this.#served(name) < this.#served(least)) least = name;
    }
    return least;
  }

  #served(name: string): number {
    return this.#underWay.get(name) ?? 0;
  }

  async #counted(name: string, run: Run): Promise<unknown> {
    this.#underWay.set(name, this.#served(name) + 1);
    try {
      return await run();
    } finally {
      const left = this.#served(name) - 1;
      if (left > 0) this.#underWay.set(name, left);
      else this.#underWay.delete(name);
    }
  }

  /** The others of its lane keep their places, and so do the lanes. */
  remove(id: string): void {
    const path = this.#laneOf.get(id);
    if (!path) return;
    this.#laneOf.delete(id);
    removeFrom(this.#all, path, id);
  }

  filter({ lane: path = [] }: Readonly<Partial<LaneOptions>>): Run[] {
    let lane: Lane | undefined = this.#all;
    for (const name of path) lane = lane?.lanes.get(name);
    return lane ? tasksIn(lane).map(({ run }) => run) : [];
  }

  setPriority(): void {
    throw new Error('nobody is more than another here');
  }
}

function emptyLane(): Lane {
  return { tasks: [], lanes: new Map() };
}

function isEmpty({ tasks, lanes }: Lane): boolean {
  return tasks.length === 0 && lanes.size === 0;
}

function takeNext({ tasks, lanes }: Lane): Task | undefined {
  const own = tasks.shift();
  if (own) return own;
  const [name] = lanes.keys();
  return name === undefined ? undefined : takeFrom(lanes, name);
}

function takeFrom(lanes: Map<string, Lane>, name: string): Task | undefined {
  const lane = lanes.get(name);
  const next = lane && takeNext(lane);
  lanes.delete(name);
  if (lane && !isEmpty(lane)) lanes.set(name, lane);
  return next;
}

function removeFrom({ tasks, lanes }: Lane, [name, ...narrower]: readonly string[], id: string): void {
  if (name === undefined) {
    tasks.splice(
      tasks.findIndex((task) => task.id === id),
      1,
    );
    return;
  }
  const lane = lanes.get(name);
  if (!lane) return;
  removeFrom(lane, narrower, id);
  if (isEmpty(lane)) lanes.delete(name);
}

function tasksIn({ tasks, lanes }: Lane): Task[] {
  return [...tasks, ...[...lanes.values()].flatMap(tasksIn)];
}
