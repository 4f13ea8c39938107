import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ablationsNamed } from './extraction/ablations.js';
import type { Answer, Order } from './extraction/child.js';
import { type Entry, findCorpus, loadScorer, readManifest } from './extraction/corpus.js';
import { type Figures, figuresOf } from './extraction/figures.js';
import { printAblation, printFired, printTable, printWorst } from './extraction/report.js';
import { oursWithout } from './extraction/systems.js';

const FLOORS = new URL('../../bench/floors.json', import.meta.url);
const BASELINE = 'readability';
/** The floors are of the corpus that has this; others have none. */
const FLOORED = 'scrapinghub shingle F1';
/** What an ablation shows; with pages left empty beside them. */
const ABLATION_FIGURES = [
  'scrapinghub shingle F1',
  'wcxb word F1',
  'trafilatura snippet F1',
  'docs-md fidelity F1',
  'docs-md code exact F1',
  'docs-md code language F1',
  'math F1',
  'empty',
];
/**
 * `npm run bench -- extract [--corpus DIR] [--sample N] [--source a,b] [--kind a,b] [--per-page FILE]
 * [--ablate each|stages|RULE,RULE+STAGE,…] [--fired] [--worst N] [--no-baseline]`:
 * main content of the corpus beside Readability, linkedom and turndown in the same run; what each rule adds, and on how
 * many pages it changes anything; of each type the worst pages. On the whole corpus, the figures must not fall below
 * `floors.json`.
 */
export async function benchExtract(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      sample: { type: 'string' },
      source: { type: 'string' },
      kind: { type: 'string' },
      processes: { type: 'string', default: '2' },
      'per-page': { type: 'string' },
      ablate: { type: 'string' },
      fired: { type: 'boolean', default: false },
      worst: { type: 'string' },
      'no-baseline': { type: 'boolean', default: false },
    },
  });
  const corpus = findCorpus(values.corpus);
  if (!corpus)
    return console.log('extraction: no corpus, nothing measured (--corpus DIR or EXTRACTION_CORPUS names one)');
  const scorer = await loadScorer(corpus);
  const all = readManifest(corpus);
  const among = (list: string | undefined, name: string) => !list || list.split(',').includes(name);
  const entries = sampled(
    all.filter(({ source, kind }) => among(values.source, source) && among(values.kind, kind)),
    Number(values.sample ?? all.length),
  );
  const ablations = ablationsNamed(values.ablate);
  const compared = ['ours', ...(values['no-baseline'] ? [] : [BASELINE])];
  const systems = [...compared, ...[...ablations.values()].map(oursWithout)];
  const answers = await run(
    { corpus, systems, entries, explain: values.worst !== undefined, watch: values.fired },
    Number(values.processes),
  );
  const results = Object.fromEntries(compared.map((system) => [system, figuresOf(answers, system, scorer)]));
  printTable(results);
  if (ablations.size > 0) {
    const without = new Map([...ablations].map(([name, off]) => [name, figuresOf(answers, oursWithout(off), scorer)]));
    printAblation(results.ours ?? {}, without, ABLATION_FIGURES);
  }
  if (values.fired) printFired(answers);
  if (values.worst) printWorst(answers, Number(values.worst));
  if (values['per-page']) writeFileSync(values['per-page'], JSON.stringify(answers, null, 1));
  if (entries.length === all.length && results.ours?.[FLOORED] !== undefined) checkFloors(results);
}

/** The same pages every time, of all kinds, in an order that has nothing to do with them. */
function sampled(entries: Entry[], size: number): Entry[] {
  const rank = new Map(entries.map((entry) => [entry, createHash('sha256').update(entry.id).digest('hex')]));
  return entries.toSorted((a, b) => ((rank.get(a) ?? '') < (rank.get(b) ?? '') ? -1 : 1)).slice(0, size);
}

/** A worker runs for days. After these many pages of all kinds a system takes per page what it takes from then on. */
const WARM_UP = 200;

async function run(
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
  const child = fork(fileURLToPath(new URL('./extraction/child.js', import.meta.url)));
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

/** Floors for quality, a ceiling for pages left empty, and CPU no more than the baseline took in the same run. */
function checkFloors({ ours = {}, readability }: Record<string, Figures>): void {
  const floors = existsSync(FLOORS) ? (JSON.parse(readFileSync(FLOORS, 'utf8')) as Figures) : {};
  const faults: string[] = [];
  for (const [name, floor] of Object.entries(floors)) {
    const value = ours[name] ?? Number.NaN;
    const holds = name === 'empty' ? value <= floor : value >= floor;
    if (!holds) faults.push(`${name}: ${value.toFixed(1)}, floor ${floor}`);
  }
  for (const name of readability ? ['CPU median, ms', 'CPU p95, ms'] : []) {
    if ((ours[name] ?? 0) > (readability?.[name] ?? 0)) faults.push(`${name}: more than the baseline`);
  }
  console.log(faults.length > 0 ? `below the floors:\n  ${faults.join('\n  ')}` : 'every floor holds');
  if (faults.length > 0) process.exitCode = 1;
}
