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
import { CONTEXT_FEATURES, fillContext } from '../../../worker/extract/model/context-features.js';
import { FEATURE_NAMES, fillFeatures } from '../../../worker/extract/model/features.js';
import { createRows, type Rows, rowOf } from '../../../worker/extract/model/forest.js';
import type { Lexicon } from '../../../worker/extract/model/lexicon.js';
import { createScene, type Scene } from '../../../worker/extract/model/scene.js';
import { benchExtract } from '../../extract.js';
import { findCorpus } from '../corpus.js';
import { FOLDS, writeFolds } from '../folds.js';
import { type Boosted, bin, boost, probabilityOf, type Samples } from './boosting.js';
import { modelText, tablesOf } from './model-text.js';
import { readPages, type TrainingPage } from './pages.js';
import { type CorpusWords, learnLexicon } from './words.js';

const MODEL = fileURLToPath(new URL('../../../../worker/extract/model/model.json', import.meta.url));
const FOLD_COUNT = 5;
/** Of longer pages as many blocks as this are drawn, each weighing more for it: half the work, the same F1. */
const MOST_BLOCKS = 300;
/**
 * Of each forest. Cross-validated, one forest of 150 trees with 16 leaves had 88.7 on WCXB and 96.2 on scrapinghub, three of
 * them 88.9 and 96.5, three with these settings 88.9 and 97.0.
 */
const SETTINGS = { trees: 80, leaves: 24, rate: 0.1 };

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
const first = fit(samplesOf(baseNames.length));
say('first round');

const firstScores = scoresOf(first);
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

/** The blocks that are learned from, with so many features of each. */
function samplesOf(width: number): Samples {
  const learned = pages.flatMap(({ target }, p) => {
    const { count } = rows[p] as Rows;
    const drawn = Math.min(1, MOST_BLOCKS / count);
    return Array.from({ length: count }, (_, i) => i).flatMap((i) => {
      const weight = (target.weight[i] ?? 0) / drawn;
      const isDrawn = Math.floor((i + 1) * drawn) > Math.floor(i * drawn);
      return isDrawn && weight > 0 ? [{ p, i, weight, share: target.share[i] ?? 0 }] : [];
    });
  });
  const values = new Float32Array(learned.length * width);
  for (const [row, { p, i }] of learned.entries())
    values.set(rowOf(rows[p] as Rows, i).subarray(0, width), row * width);
  return {
    values,
    width,
    share: Float32Array.from(learned, ({ share }) => share),
    weight: Float32Array.from(learned, ({ weight }) => weight),
    page: Int32Array.from(learned, ({ p }) => p),
  };
}

/** A forest for each fold, learned from the pages of the others, and in the end one learned from all pages. */
function fit(samples: Samples): Boosted[] {
  const binned = bin(samples);
  return [...folds, undefined].map((fold) => {
    const isWanted = pages.map(isOutside(fold));
    const learned = Int32Array.from(samples.page.keys()).filter((row) => isWanted[samples.page[row] ?? -1] === true);
    return boost(samples, binned, learned, SETTINGS);
  });
}

/** Scores by page and block, each from a model of the other folds. */
function scoresOf(models: readonly Boosted[]): Float32Array[] {
  return pages.map(({ fold }, p) => {
    const own = rows[p] as Rows;
    return Float32Array.from({ length: own.count }, (_, i) => probabilityOf(models[fold] as Boosted, own, i));
  });
}
