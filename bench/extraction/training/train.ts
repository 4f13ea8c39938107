/**
 * Learns which blocks of a page are main content from the pages of the corpus whose truth is text or snippets, and writes
 * the model, one such model for each fold of the pages, learned from the others, and with these the floors of the bench.
 *
 *     npm run train [-- [--corpus DIR] [--manuals DIR] [--model FILE] [--folds DIR] [--no-floors]]
 *
 * `--manuals`: a corpus that `manuals/make.ts` wrote, learned from beside the first.
 *
 * Neither clock nor chance has a part in it: the same pages give the same bytes. The second round learns from scores of
 * models that saw no page of the site.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CONTEXT_FEATURES, fillContext } from '../../../worker/extract/score/context-features.js';
import { FEATURE_NAMES, fillFeatures } from '../../../worker/extract/score/features.js';
import type { Lexicon } from '../../../worker/extract/score/lexicon.js';
import { createRows, type Rows, rowOf } from '../../../worker/extract/score/rows.js';
import { createScene, type Scene } from '../../../worker/extract/score/scene.js';
import { benchExtract } from '../../extract.js';
import { findCorpus } from '../corpus.js';
import { FOLDS, writeFolds } from '../folds.js';
import { type Boosted, bin, boost, probabilityOf, type Samples } from './boosting.js';
import { modelText, tablesOf } from './model-text.js';
import { readPages, type TrainingPage } from './pages.js';
import { type CorpusWords, learnLexicon } from './words.js';

const MODEL = fileURLToPath(new URL('../../../../worker/extract/score/model.json', import.meta.url));
const FOLD_COUNT = 5;
/** Of longer pages as many blocks as this are drawn, each weighing more for it: half the work, the same F1. */
const MOST_BLOCKS = 300;
/** Twice the trees in steps half as long gained nothing on WCXB, cross-validated. */
const SETTINGS = { trees: 150, leaves: 16, rate: 0.07 };

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    manuals: { type: 'string' },
    model: { type: 'string', default: MODEL },
    folds: { type: 'string', default: FOLDS },
    'no-floors': { type: 'boolean', default: false },
  },
});
const corpus = findCorpus(values.corpus);
if (!corpus) throw new Error('no corpus: name one with --corpus or EXTRACTION_CORPUS');
const baseNames = FEATURE_NAMES;
const contextNames = Object.keys(CONTEXT_FEATURES);
const folds = Array.from({ length: FOLD_COUNT }, (_, fold) => fold);

const vocabulary: CorpusWords = { words: [], ids: new Map() };
const pages = [corpus, ...(values.manuals ? [values.manuals] : [])].flatMap((dir) =>
  readPages(dir, FOLD_COUNT, vocabulary),
);
say(`${pages.length} pages, ${pages.reduce((sum, { cut }) => sum + cut.blocks.length, 0)} blocks`);

/** The last one is learned from all pages. */
const lexicons = [...folds, undefined].map((fold) => learnLexicon(pages.filter(isOutside(fold)), vocabulary));
say('words');

const scenes = pages.map(({ cut, signs, fold }) => createScene(cut, signs, lexicons[fold] as Lexicon));
const rows = pages.map(({ cut }) => createRows(cut.blocks.length, baseNames.length + contextNames.length));
for (const [p, scene] of scenes.entries()) fillFeatures(rows[p] as Rows, scene, baseNames);
const firstSamples = samplesOf(baseNames.length);
const first = fit(firstSamples);
say('first round');

const firstScores = scoresOf(firstSamples, first);
for (const [p, scene] of scenes.entries())
  fillContext(rows[p] as Rows, scene as Scene, firstScores[p] as Float32Array, contextNames);
const second = fit(samplesOf(baseNames.length + contextNames.length));
say('second round');

const texts = lexicons.map((lexicon, i) =>
  modelText(tablesOf({ lexicon, first: first[i] as Boosted, second: second[i] as Boosted, baseNames, contextNames })),
);
writeFileSync(values.model, texts.pop() ?? '');
writeFolds(values.folds, texts);
say(`written: ${values.model}, ${values.folds}`);
if (!values['no-floors'])
  await benchExtract(['--corpus', corpus, '--no-baseline', '--folds', values.folds, '--set-floors']);

function say(text: string): void {
  const { user, system } = process.cpuUsage();
  console.log(`${Math.round((user + system) / 1e6)} s of CPU: ${text}`);
}

/** Whether a page is one of those that a fold's model learns from; without a fold, all are. */
function isOutside(of: number | undefined): (page: TrainingPage) => boolean {
  return ({ fold }) => fold !== of;
}

function samplesOf(width: number): Samples {
  const count = rows.reduce((sum, of) => sum + of.count, 0);
  const samples: Samples = {
    values: new Float32Array(count * width),
    width,
    share: new Float32Array(count),
    weight: new Float32Array(count),
    page: new Int32Array(count),
  };
  let at = 0;
  for (const [p, of] of rows.entries()) {
    const drawn = Math.min(1, MOST_BLOCKS / of.count);
    for (let i = 0; i < of.count; i++) {
      const isDrawn = Math.floor((i + 1) * drawn) > Math.floor(i * drawn);
      samples.values.set(rowOf(of, i).subarray(0, width), at * width);
      samples.share[at] = pages[p]?.target.share[i] ?? 0;
      samples.weight[at] = isDrawn ? (pages[p]?.target.weight[i] ?? 0) / drawn : 0;
      samples.page[at] = p;
      at += 1;
    }
  }
  return samples;
}

/** A forest for each fold, learned from the pages of the others, and in the end one learned from all pages. */
function fit(samples: Samples): Boosted[] {
  const binned = bin(samples);
  return [...folds, undefined].map((fold) => {
    const isWanted = pages.map(isOutside(fold));
    const { weight, page } = samples;
    const learned = Int32Array.from(weight.keys()).filter(
      (row) => (weight[row] ?? 0) > 0 && isWanted[page[row] ?? -1] === true,
    );
    return boost(samples, binned, learned, SETTINGS);
  });
}

/** Scores by page and block, each from a model of the other folds. */
function scoresOf(samples: Samples, models: readonly Boosted[]): Float32Array[] {
  let row = 0;
  return pages.map(({ cut, fold }) =>
    Float32Array.from(cut.blocks, () => probabilityOf(models[fold] as Boosted, samples, row++)),
  );
}
