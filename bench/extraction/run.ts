import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Answer, Order } from './child.js';
import type { Entry } from './corpus.js';

export const BASELINE = 'readability';

/** The same pages every time, of all kinds, in an order that has nothing to do with them. */
export function sampled(entries: Entry[], size: number): Entry[] {
  const rank = new Map(entries.map((entry) => [entry, createHash('sha256').update(entry.id).digest('hex')]));
  return entries.toSorted((a, b) => ((rank.get(a) ?? '') < (rank.get(b) ?? '') ? -1 : 1)).slice(0, size);
}

/** A worker runs for days. After these many pages of all kinds a system takes per page what it takes from then on. */
const WARM_UP = 200;

/** Every page by every system, in processes of their own. */
export async function run(
  { entries, systems, ...order }: Omit<Order, 'warmUp'> & { entries: Entry[] },
  processes: number,
): Promise<Answer[]> {
  // Apart from ours, whose heap it would share: collecting the garbage of one would be on the account of the other.
  const apart = systems.filter((system) => system === BASELINE);
  const groups = [systems.filter((system) => system !== BASELINE), apart].filter(({ length }) => length > 0);
  const parts = Array.from({ length: processes }, (_, n) => entries.filter((_, i) => i % processes === n));
  const answers = await Promise.all(
    parts.map((part) => runPart(part, groups, { ...order, warmUp: spread(part, WARM_UP) })),
  );
  return answers.flat();
}

/** At most so many of them, evenly from first to last. */
function spread<T>(items: T[], size: number): T[] {
  const step = Math.max(1, Math.ceil(items.length / size));
  return items.filter((_, i) => i % step === 0);
}

/** Page by page, one group after the other, so that both meet the machine as it is at that moment. */
async function runPart(entries: Entry[], groups: string[][], order: Omit<Order, 'systems'>): Promise<Answer[]> {
  const children = await Promise.all(groups.map((systems) => start({ ...order, systems })));
  const answers: Answer[] = [];
  for (const entry of entries) {
    const answer: Answer = { entry, results: {} };
    for (const child of children) {
      const { results, ...told } = await ask<Answer>(child, entry);
      Object.assign(answer.results, results);
      Object.assign(answer, told);
    }
    answers.push(answer);
  }
  for (const child of children) child.disconnect();
  return answers;
}

async function start(order: Order): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('./child.js', import.meta.url)));
  await ask(child, order);
  return child;
}

/** What a child answers to a message. @throws Error when it ends instead */
function ask<T>(child: ChildProcess, message: Serializable): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a child ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer as T);
    });
    child.send(message);
  });
}
