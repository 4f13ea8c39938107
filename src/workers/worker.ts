import { outsideOfCalls } from '../shared/line-fields.js';
import type { Log } from '../shared/log.js';
import type { VisitPage } from '../worker-client.js';

/** What a worker is asked through. */
export interface Reach {
  visit: VisitPage;
  /** Whether it answers its health check. */
  probe(): Promise<boolean>;
}

/** One worker of several, and whether it is asked. */
export interface Worker extends Reach {
  id: string;
  /** It has failed several times, and is asked only where all others have failed too. */
  readonly isOut: boolean;
  /** It could not be reached, or did not answer as a worker. */
  failed(): void;
  answered(): void;
  /** Looks whether it answers its health check, and asks it again or not from then on; nobody waits for it. */
  look(): void;
  /** The same, where it is out and has not been looked at for a while. */
  lookAgain(): void;
}

/** In a row; a single one may be a connection that had been kept for too long. */
const FAILURES = 2;
/** Between two looks at a worker that is out. */
const COOL_DOWN_MS = 1_000;

export function createWorker(id: string, { visit, probe }: Reach, log: Log, now: () => number = Date.now): Worker {
  let failures = 0;
  let lookAt = 0;
  let isLooking = false;
  const tell = () => outsideOfCalls(() => log.warn('a crawl worker does not answer and is passed over'));
  const isOut = () => failures >= FAILURES;
  const answered = () => {
    if (isOut()) outsideOfCalls(() => log.info('a crawl worker that was passed over answers again'));
    failures = 0;
  };
  const ask = async () => {
    const answers = await probe();
    if (answers) answered();
    return answers;
  };
  const look = () => {
    if (isLooking) return;
    isLooking = true;
    void ask().then((answers) => {
      isLooking = false;
      lookAt = now() + COOL_DOWN_MS;
      if (answers || isOut()) return;
      failures = FAILURES;
      tell();
    });
  };
  return {
    id,
    visit,
    probe: ask,
    get isOut() {
      return isOut();
    },
    failed() {
      failures++;
      lookAt = now() + COOL_DOWN_MS;
      if (failures === FAILURES) tell();
    },
    answered,
    look,
    lookAgain() {
      if (isOut() && now() >= lookAt) look();
    },
  };
}
