import { type Blocks, type Box, cutBlocks } from '../../../worker/extract/model/blocks.js';
import { type PageSigns, signsOf } from '../../../worker/extract/model/classify.js';

import { runStages, STAGES } from '../../../worker/extract/pipeline.js';
import { startReading } from '../../../worker/extract/reading.js';
import { type Entry, readManifest, readPageText, readTruth, urlOf } from '../corpus.js';
import { foldOf, groupOf, TEMPLATED_WEIGHTS } from '../folds.js';
import { type Labels, labelsOf, truthWords } from './labels.js';
import { type CorpusWords, type PageWords, wordsOf } from './words.js';

/** Snapshots of other extractors' output are left out: the model is to learn what people marked. */
const SOURCES = ['wcxb', 'scrapinghub', 'trafilatura', 'docs-md', 'manuals'];
const STAGES_TO_BLOCKS = STAGES.slice(0, 1 + STAGES.findIndex(({ name }) => name === 'score'));
/** Walls are pages here, for the corpus has a truth for them. */
const OFF: ReadonlySet<string> = new Set(['refuse-wall', 'score-alone', 'score-in-context']);

export interface TrainingPage extends PageWords {
  fold: number;
  cut: Blocks;
  signs: PageSigns;
  target: Labels;
}

/** The pages to learn from, by their ids: in whatever order a corpus has them, the same pages give the same model. */
export function readPages(corpus: string, folds: number, vocabulary: CorpusWords): TrainingPage[] {
  return readManifest(corpus)
    .filter(({ source }) => SOURCES.includes(source))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((entry) => readPage(corpus, entry, folds, vocabulary) ?? []);
}

function readPage(corpus: string, entry: Entry, folds: number, vocabulary: CorpusWords): TrainingPage | undefined {
  const reading = startReading({ text: readPageText(corpus, entry), url: urlOf(entry), mediaType: 'text/html' });
  runStages(reading, STAGES_TO_BLOCKS, { off: OFF });
  const found = reading.cut ?? cutBlocks(reading.content);
  if (found.blocks.length === 0) return undefined;
  // The documents of all pages would not fit into memory, and nothing below reads them.
  for (const block of found.blocks) block.nodes = [];
  for (const box of found.boxes) (box as Partial<Box>).element = undefined;
  // Strings are slices of their page, and would keep all of it.
  const { cut, signs } = structuredClone({ cut: found, signs: signsOf(reading.facts) });
  const target = labelsOf(
    cut.blocks.map(({ text }) => truthWords(text)),
    readTruth(corpus, entry),
  );
  const templated = TEMPLATED_WEIGHTS.get(entry.source);
  if (templated) target.weight = target.weight.map((weight) => weight * templated);
  return { ...wordsOf(groupOf(entry), cut, vocabulary), fold: foldOf(entry, folds), cut, signs, target };
}
