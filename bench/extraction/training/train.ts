/**
 * Writes `worker/extract/score/model.ts`: which blocks of a page are main content, learned from the pages of the corpus whose
 * truth is text or snippets.
 *
 *     npm run build && node dist/bench/extraction/training/train.js [--corpus DIR] [--manuals DIR] [--only-validate]
 *
 * `--manuals`: a corpus that `manuals/make.ts` wrote, learned from beside the first.
 *
 * Scores are cross-validated: no page is scored by a model that saw a page of its site, and the second round learns
 * from such scores only.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runStages, STAGES } from '../../../worker/extract/pipeline.js';
import { type Reading, startReading } from '../../../worker/extract/reading.js';
import { type Stage, stageOf } from '../../../worker/extract/rule.js';
import { type Blocks, type Box, cutBlocks } from '../../../worker/extract/score/blocks.js';
import { signsOf } from '../../../worker/extract/score/classify.js';
import { CONTEXT_FEATURES, fillContext } from '../../../worker/extract/score/context-features.js';
import { FEATURE_NAMES, fillFeatures } from '../../../worker/extract/score/features.js';
import { createRows, type Rows, rowOf } from '../../../worker/extract/score/rows.js';
import { createScene, type PageSigns, type Scene } from '../../../worker/extract/score/scene.js';
import { sceneOf } from '../../../worker/extract/score/score.js';
import { type Entry, findCorpus, loadScorer, readManifest, readPageText, readTruth, siteOf, urlOf } from '../corpus.js';
import { qualityOf } from '../figures.js';
import { ours } from '../systems.js';
import { type Boosted, bin, boost, probabilityOf, type Samples } from './boosting.js';
import { type Labels, labelsOf, truthWords } from './labels.js';
import { modelSource } from './model-source.js';
import { type CorpusWords, learnLexicon, type PageWords, wordsOf } from './words.js';

/** Snapshots of other extractors' output are left out: the model is to learn what people marked. */
const SOURCES = ['wcxb', 'scrapinghub', 'trafilatura', 'docs-md', 'manuals'];
/** Of sources whose pages share few templates: docs-md has eight, the manuals two dozen. */
const TEMPLATED_WEIGHTS = new Map([
  ['docs-md', 0.4],
  ['manuals', 0.5],
]);
/** Walls are pages here, for the corpus has a truth for them. */
const STAGES_TO_BLOCKS = STAGES.slice(0, 1 + STAGES.findIndex(({ name }) => name === 'blocks')).filter(
  ({ name }) => name !== 'wall',
);
const FOLDS = 5;
/** Of longer pages as many blocks as this are drawn, each weighing more for it: half the work, the same F1. */
const MOST_BLOCKS = 300;
/** Twice the trees in steps half as long gained nothing on WCXB, cross-validated. */
const FIRST = { trees: 150, leaves: 16, rate: 0.07 };
const SECOND = { trees: 150, leaves: 16, rate: 0.07 };

interface TrainingPage extends PageWords {
  corpus: string;
  entry: Entry;
  fold: number;
  cut: Blocks;
  signs: PageSigns;
  target: Labels;
  scene?: Scene;
}

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    manuals: { type: 'string' },
    'only-validate': { type: 'boolean', default: false },
  },
});
const corpus = findCorpus(values.corpus);
if (!corpus) throw new Error('no corpus: name one with --corpus or EXTRACTION_CORPUS');
const scorer = await loadScorer(corpus);

/** Nothing can be learned from pages without text, but they count. */
const blank: { corpus: string; entry: Entry }[] = [];
const vocabulary: CorpusWords = { words: [], ids: new Map() };
const pages = [corpus, ...(values.manuals ? [values.manuals] : [])].flatMap((corpus) =>
  readManifest(corpus)
    .filter(({ source }) => SOURCES.includes(source))
    .flatMap((entry, n) => {
      if (n > 0 && n % 400 === 0) say(`${n} pages read`);
      return readPage(corpus, entry) ?? [];
    }),
);
say(`${pages.length} pages, ${pages.reduce((sum, { cut }) => sum + cut.blocks.length, 0)} blocks`);

for (let fold = 0; fold < FOLDS; fold++) {
  const lexicon = learnLexicon(
    pages.filter((page) => page.fold !== fold),
    vocabulary,
  );
  for (const page of pages) if (page.fold === fold) page.scene = createScene(page.cut, page.signs, lexicon);
  say(`lexicon ${fold}: ${lexicon.labels.size} labels, ${lexicon.words.size} words`);
}
const baseNames = FEATURE_NAMES;
const contextNames = Object.keys(CONTEXT_FEATURES);
const rows = pages.map(({ cut }) => createRows(cut.blocks.length, baseNames.length + contextNames.length));
for (const [p, { scene }] of pages.entries()) fillFeatures(rows[p] as Rows, scene as Scene, baseNames);

const firstSamples = samplesOf(rows, baseNames.length);
const firstScores = crossValidate(firstSamples, FIRST);
report('first round', firstScores);

for (const [p, { scene }] of pages.entries())
  fillContext(rows[p] as Rows, scene as Scene, firstScores[p] as Float32Array, contextNames);
const secondSamples = samplesOf(rows, baseNames.length + contextNames.length);
report('second round', crossValidate(secondSamples, SECOND));

if (!values['only-validate']) {
  const lexicon = learnLexicon(pages, vocabulary);
  const first = boost(
    firstSamples,
    bin(firstSamples),
    rowsOf(firstSamples, () => true),
    FIRST,
  );
  const second = boost(
    secondSamples,
    bin(secondSamples),
    rowsOf(secondSamples, () => true),
    SECOND,
  );
  const path = fileURLToPath(new URL('../../../../worker/extract/score/model.ts', import.meta.url));
  writeFileSync(path, modelSource({ lexicon, first, second, baseNames, contextNames }));
  console.log(`written: ${path}`);
}

function say(text: string): void {
  console.log(`${Math.round(process.uptime())} s: ${text}`);
}

function readPage(corpus: string, entry: Entry): TrainingPage | undefined {
  const reading = startReading({ text: readPageText(corpus, entry), url: urlOf(entry), mediaType: 'text/html' });
  runStages(reading, STAGES_TO_BLOCKS);
  const found = reading.cut ?? cutBlocks(reading.content);
  if (found.blocks.length === 0) {
    blank.push({ corpus, entry });
    return undefined;
  }
  // The documents of all pages would not fit into memory, and nothing below reads them.
  for (const block of found.blocks) block.nodes = [];
  for (const box of found.boxes) (box as Partial<Box>).element = undefined;
  // Strings are slices of their page, and would keep all of it.
  const { cut, signs } = structuredClone({ cut: found, signs: signsOf(reading.facts) });
  const truth = readTruth(corpus, entry);
  const target = labelsOf(
    cut.blocks.map(({ text }) => truthWords(text)),
    truth,
  );
  const templated = TEMPLATED_WEIGHTS.get(entry.source);
  if (templated) target.weight = target.weight.map((weight) => weight * templated);
  const site = templated ? entry.kind : siteOf(entry);
  return {
    ...wordsOf(site, cut, vocabulary),
    corpus,
    entry,
    fold: foldOf(site),
    cut,
    signs,
    target,
  };
}

function foldOf(site: string): number {
  let hash = 7;
  for (const char of site) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return (hash >>> 4) % FOLDS;
}

function samplesOf(rows: readonly Rows[], width: number): Samples {
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

function rowsOf({ weight, page }: Samples, isOne: (page: TrainingPage) => boolean): Int32Array {
  const wanted = pages.map(isOne);
  return Int32Array.from(weight.keys()).filter((row) => (weight[row] ?? 0) > 0 && wanted[page[row] ?? -1] === true);
}

/** Scores by page and block, each from a model of the other folds. */
function crossValidate(samples: Samples, settings: typeof FIRST): Float32Array[] {
  const binned = bin(samples);
  const models: Boosted[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    models.push(
      boost(
        samples,
        binned,
        rowsOf(samples, (page) => page.fold !== fold),
        settings,
      ),
    );
  }
  let row = 0;
  return pages.map(({ cut, fold }) =>
    Float32Array.from(cut.blocks, () => probabilityOf(models[fold] as Boosted, samples, row++)),
  );
}

/** The measures of the bench, of the pages as we write them with these scores. */
function report(name: string, scores: readonly Float32Array[]): void {
  const rows = [...pages, ...blank].map(({ corpus, entry }, p) => {
    const input = { text: readPageText(corpus, entry), url: urlOf(entry) };
    const given = scores[p];
    const { markdown } = ours(input, { stages: given && stagesWith(given) });
    return scorer.scorePage(entry, readTruth(corpus, entry), markdown);
  });
  const figures = Object.entries(qualityOf(rows, scorer)).map(([figure, value]) => `${figure} ${value.toFixed(1)}`);
  say(`${name}, cross-validated: ${figures.join(', ')}`);
}

/** All stages, with these scores in place of those of both rounds. */
function stagesWith(scores: Float32Array): Stage[] {
  const given = stageOf<Reading>(
    'first-round',
    [
      {
        id: 'score-as-given',
        says: 'Takes the scores that another model gave.',
        run(reading) {
          if (!reading.cut) return;
          reading.scene = sceneOf(reading.cut, signsOf(reading.facts));
          reading.scores = Float32Array.from(scores);
        },
      },
    ],
    (reading) => reading,
  );
  return STAGES.filter(({ name }) => name !== 'second-round').map((stage) =>
    stage.name === given.name ? given : stage,
  );
}
