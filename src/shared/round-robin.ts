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
 * The order in which a `PQueue` runs what waits: one task of each lane in turn, within it one of each narrower lane in turn,
 * and those of one lane as they came. A lane that has had its turn, or is new, goes behind the others.
 */
export class RoundRobin implements Queue<Run, LaneOptions> {
  readonly #all = emptyLane();
  readonly #laneOf = new Map<string, readonly string[]>();

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
    const next = takeNext(this.#all);
    if (next) this.#laneOf.delete(next.id);
    return next?.run;
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
  for (const [name, lane] of lanes) {
    const next = takeNext(lane);
    lanes.delete(name);
    if (!isEmpty(lane)) lanes.set(name, lane);
    return next;
  }
  return undefined;
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
