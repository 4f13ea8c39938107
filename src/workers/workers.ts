import { bounded, endsAt } from '../shared/bounded.js';
import type { Log } from '../shared/log.js';
import { hostOf, parseTarget } from '../shared/target.js';
import { FETCH_TIMEOUT_MS, ReaderBusy, ReaderOut, type VisitPage } from '../worker-client.js';
import type { Place, Places } from './places.js';
import { inOrder } from './rendezvous.js';
import { createWorker, type Reach, type Worker } from './worker.js';

/** A timer may fire so much too early. */
const TIMER_MS = 5;

interface Options {
  places: Places;
  /** What a worker is asked through. */
  reach(place: Place): Reach;
  log: Log;
  now?: () => number;
}

/** All workers that a gateway has. */
export interface Workers {
  visit: VisitPage;
  /** Whether one of them answers its health check. */
  isReady(): Promise<boolean>;
  /** Of those that are known, how many are passed over. */
  count(): { known: number; out: number };
}

/** Workers that took a connection and gave no page, until a fetch is given up; who refuses to be connected costs nothing. */
const MOST_ANSWERS = 3;
/** Visits whose connection broke after the worker had begun: a page that ends workers is not to end all of them. */
const MOST_BROKEN = 2;

/**
 * Pages through several workers. Each host has one that is asked first, so that its turns, robots.txt and connections are in one
 * place; the next one in the order is asked where that is out, busy, or not answering as a worker.
 */
export function createWorkers({ places, reach, log, now = Date.now }: Options): Workers {
  let known = new Map<string, Worker>();

  async function all(): Promise<Worker[]> {
    const found = await places();
    // What is not there any more is forgotten with what was thought of it.
    known = new Map(
      found.map((place) => [place.id, known.get(place.id) ?? createWorker(place.id, reach(place), log, now)]),
    );
    return [...known.values()];
  }

  async function orderFor(url: string): Promise<Worker[]> {
    const order = inOrder(await all(), hostOf(parseTarget(url)));
    for (const worker of order) worker.lookAgain();
    return [...order.filter(({ isOut }) => !isOut), ...order.filter(({ isOut }) => isOut)];
  }

  return {
    visit: (request, signal, say) =>
      bounded(FETCH_TIMEOUT_MS, signal, async (ends) => {
        const order = await orderFor(request.url);
        const [only, another] = order;
        if (only && !another) return only.visit(request, ends, say);
        let failure: ReaderOut | ReaderBusy | undefined;
        let answers = 0;
        let broken = 0;
        for (const worker of order) {
          try {
            const page = await worker.visit(request, ends, say);
            worker.answered();
            return page;
          } catch (thrown) {
            if (thrown instanceof ReaderOut) worker.failed();
            else if (!ends.aborted) worker.answered();
            // It would have said itself that time is over, if it listened; of a caller who has left nothing is known.
            else if (performance.now() + TIMER_MS >= endsAt(ends)) worker.look();
            if (!(thrown instanceof ReaderOut || thrown instanceof ReaderBusy)) throw thrown;
            // That there is a worker says more than that another is out.
            failure =
              failure instanceof ReaderBusy ? failure : thrown instanceof ReaderBusy ? thrown : (failure ?? thrown);
            const isReached = thrown instanceof ReaderBusy || thrown.isReached;
            if (isReached) answers++;
            if (thrown instanceof ReaderOut && isReached) broken++;
            if (ends.aborted || answers >= MOST_ANSWERS || broken >= MOST_BROKEN) break;
          }
        }
        throw failure;
      }),
    async isReady() {
      const workers = await all();
      const look = async (worker: Worker) => {
        const answers = await worker.probe();
        if (!answers && workers.length > 1) worker.failed();
        return answers;
      };
      return firstTrue(workers.map(look));
    },
    count: () => ({ known: known.size, out: [...known.values()].filter(({ isOut }) => isOut).length }),
  };
}

/** As soon as one is, so that one that keeps silent holds up nobody. */
function firstTrue(asked: Promise<boolean>[]): Promise<boolean> {
  return new Promise((resolve) => {
    for (const each of asked) each.then((is) => is && resolve(true));
    Promise.all(asked).then(() => resolve(false));
  });
}
