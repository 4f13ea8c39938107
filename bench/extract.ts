import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Answer, Order } from './extraction/child.js';
import { type Entry, findCorpus, loadScorer, type Row, readManifest, type Scorer } from './extraction/corpus.js';

const FLOORS = new URL('../../bench/floors.json', import.meta.url);
const TYPES = ['article', 'documentation', 'service', 'forum', 'listing', 'collection', 'product'];
const WIDTH = 26;
const COLUMN = 18;

/** Results by name, in per cent or milliseconds. */
type Figures = Record<string, number>;

/**
 * `npm run bench -- extract [--corpus DIR] [--sample N] [--source a,b] [--kind a,b] [--per-page FILE] [--ablate STAGE,…]
 * [--no-baseline]`:
 * main content of the corpus beside Readability, linkedom and turndown in the same run. On the whole corpus, the
 * figures must not fall below `floors.json`.
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
  const ablated = values.ablate?.split(',').map((stage) => `ours-${stage}`) ?? [];
  const systems = ['ours', ...ablated, ...(values['no-baseline'] ? [] : ['readability'])];
  const answers = await run({ corpus, systems, entries }, Number(values.processes));
  const results = Object.fromEntries(systems.map((system) => [system, figuresOf(answers, system, scorer)]));
  print(results);
  if (values['per-page']) writeFileSync(values['per-page'], JSON.stringify(answers, null, 1));
  if (entries.length === all.length) checkFloors(results);
}

/** The same pages every time, of all kinds, in an order that has nothing to do with them. */
function sampled(entries: Entry[], size: number): Entry[] {
  const rank = new Map(entries.map((entry) => [entry, createHash('sha256').update(entry.id).digest('hex')]));
  return entries.toSorted((a, b) => ((rank.get(a) ?? '') < (rank.get(b) ?? '') ? -1 : 1)).slice(0, size);
}

async function run({ corpus, systems, entries }: Order, processes: number): Promise<Answer[]> {
  const parts = Array.from({ length: processes }, (_, n) => entries.filter((_, i) => i % processes === n));
  const answers = await Promise.all(parts.map((part) => runPart({ corpus, systems, entries: part })));
  return answers.flat();
}

function runPart(order: Order): Promise<Answer[]> {
  const answers: Answer[] = [];
  const child = fork(fileURLToPath(new URL('./extraction/child.js', import.meta.url)));
  child.on('message', (answer: Answer) => answers.push(answer));
  child.send(order);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0 && answers.length === order.entries.length) resolve(answers);
      else reject(new Error(`a child ended with ${code} after ${answers.length} of ${order.entries.length} pages`));
    });
  });
}

function figuresOf(answers: Answer[], system: string, { aggregate }: Scorer): Figures {
  const rows = answers.flatMap(({ results }) => results[system]?.row ?? []);
  const means = (isOne: (row: Row) => boolean) => aggregate(rows.filter(isOne));
  const of = (source: string) => means((row) => row.source === source);
  const cpu = answers.map(({ results }) => results[system]?.cpuMs ?? 0).sort((a, b) => a - b);
  const docs = of('docs-md');
  const figures: Record<string, number | undefined> = {
    'scrapinghub shingle F1': of('scrapinghub').sh?.f1,
    'wcxb word F1': of('wcxb').word?.f1,
  };
  for (const type of TYPES)
    figures[`wcxb ${type}`] = means((row) => row.source === 'wcxb' && row.kind === type).word?.f1;
  Object.assign(figures, {
    'trafilatura snippet F1': of('trafilatura').snip?.f1,
    'docs-md word F1': docs.word?.f1,
    'docs-md fidelity F1': docs.fidelity?.f1,
    'docs-md code exact F1': docs.fid?.codeExact?.f1,
    'docs-md code language F1': docs.fid?.codeLang?.f1,
    'math F1': of('math').fid?.math?.f1,
  });
  const known = Object.entries(figures).flatMap(([name, share]) => (share === undefined ? [] : [[name, 100 * share]]));
  return {
    ...Object.fromEntries(known),
    pages: rows.length,
    empty: rows.filter((row) => row.empty).length,
    'CPU median, ms': quantile(cpu, 0.5),
    'CPU p95, ms': quantile(cpu, 0.95),
  };
}

function print(results: Record<string, Figures>): void {
  const systems = Object.keys(results);
  console.log(''.padEnd(WIDTH), ...systems.map((system) => system.padStart(COLUMN)));
  for (const name of Object.keys(results.ours ?? {})) {
    console.log(
      name.padEnd(WIDTH),
      ...systems.map((system) => (results[system]?.[name] ?? Number.NaN).toFixed(1).padStart(COLUMN)),
    );
  }
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

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
