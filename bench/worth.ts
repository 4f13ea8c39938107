import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ablationsNamed } from './extraction/ablations.js';
import type { Answer } from './extraction/child.js';
import { findCorpus, loadScorer, readManifest } from './extraction/corpus.js';
import { run, sampled } from './extraction/run.js';
import { oursWithout } from './extraction/systems.js';
import { printWorth, worthOf, worthText } from './extraction/worth.js';

/** How many of the best and of the worst rules are shown. */
const SHOWN = 20;

/**
 * `npm run bench -- worth [--corpus DIR]… [--folds DIR] [--to bench/worth.json] [--ablate RULE,RULE+STAGE,…] [--sample N]
 * [--processes N]`: what each rule adds to the pages of every source of these corpora, and what it costs. With the models
 * that training left, each page is read by one that saw no page of its site.
 */
export async function benchWorth(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string', multiple: true },
      folds: { type: 'string' },
      to: { type: 'string' },
      ablate: { type: 'string', default: 'each' },
      sample: { type: 'string' },
      processes: { type: 'string', default: '2' },
    },
  });
  const corpora = (values.corpus ?? [undefined]).flatMap((dir) => findCorpus(dir) ?? []);
  const [first] = corpora;
  if (!first) return console.log('worth: no corpus, nothing measured (--corpus DIR or EXTRACTION_CORPUS names one)');
  const ablations = ablationsNamed(values.ablate);
  const systems = ['ours', ...[...ablations.values()].map(oursWithout)];
  const answers: Answer[] = [];
  for (const corpus of corpora) {
    const all = readManifest(corpus);
    const entries = sampled(all, Number(values.sample ?? all.length));
    const order = { corpus, systems, entries, explain: false, watch: true, clock: true, folds: values.folds };
    answers.push(...(await run(order, Number(values.processes))));
  }
  const worth = worthOf(answers, ablations, await loadScorer(first));
  printWorth(worth, SHOWN);
  if (values.to) writeFileSync(values.to, worthText(worth));
}
