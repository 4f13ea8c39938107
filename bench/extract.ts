import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ablationsNamed } from './extraction/ablations.js';
import { findCorpus, loadScorer, readManifest } from './extraction/corpus.js';
import { type Figures, figuresOf } from './extraction/figures.js';
import { printAblation, printFired, printTable, printWorst } from './extraction/report.js';
import { BASELINE, run, sampled } from './extraction/run.js';
import { oursWithout } from './extraction/systems.js';

const FLOORS = new URL('../../bench/floors.json', import.meta.url);
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
 * [--ablate each|stages|RULE,RULE+STAGE,…] [--fired] [--worst N] [--no-baseline] [--folds DIR] [--set-floors]`:
 * main content of the corpus beside Readability, linkedom and turndown in the same run; what each rule adds, and on how
 * many pages it changes anything; of each type the worst pages. With `--folds`, each page is read with the model that saw
 * no page of its site. On the whole corpus, the figures must not fall below `floors.json`, or become it.
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
      folds: { type: 'string' },
      'set-floors': { type: 'boolean', default: false },
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
    { corpus, systems, entries, explain: values.worst !== undefined, watch: values.fired, folds: values.folds },
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
  if (entries.length < all.length || results.ours?.[FLOORED] === undefined) return;
  if (values['set-floors']) setFloors(results.ours);
  else checkFloors(results);
}

/** Figures that depend on the machine or the corpus alone. */
const NO_FLOOR = /^(pages$|CPU )/;
/** A figure may be so far below its floor, in points: what rules that are right for other pages may cost here. */
const SLACK = 0.5;

function setFloors(ours: Figures): void {
  const floors = Object.entries(ours).flatMap(([name, value]) =>
    NO_FLOOR.test(name) ? [] : [[name, Number(value.toFixed(1))]],
  );
  writeFileSync(FLOORS, `${JSON.stringify(Object.fromEntries(floors), null, 2)}\n`);
}

/** Floors for quality, a ceiling for pages left empty, and CPU no more than the baseline took in the same run. */
function checkFloors({ ours = {}, readability }: Record<string, Figures>): void {
  const floors = existsSync(FLOORS) ? (JSON.parse(readFileSync(FLOORS, 'utf8')) as Figures) : {};
  const faults: string[] = [];
  for (const [name, floor] of Object.entries(floors)) {
    const value = ours[name] ?? Number.NaN;
    const holds = name === 'empty' ? value <= floor : value >= floor - SLACK;
    if (!holds) faults.push(`${name}: ${value.toFixed(1)}, floor ${floor}`);
  }
  for (const name of readability ? ['CPU median, ms', 'CPU p95, ms'] : []) {
    if ((ours[name] ?? 0) > (readability?.[name] ?? 0)) faults.push(`${name}: more than the baseline`);
  }
  console.log(faults.length > 0 ? `below the floors:\n  ${faults.join('\n  ')}` : 'every floor holds');
  if (faults.length > 0) process.exitCode = 1;
}
