import type { Box } from './blocks.js';
import { signedSteps, stepsFrom } from './features.js';
import { fillColumns, type Rows } from './forest.js';
import { longWords } from './lexicon.js';
import { share, windowSum } from './numbers.js';
import type { Scene } from './scene.js';
import { expectedThreshold } from './threshold.js';

/** A block and the first round's scores of the whole page. */
interface At {
  scene: Scene;
  i: number;
  box: Box;
  scores: Scores;
}

type Scores = ReturnType<typeof scoresOf>;

/** Sums by key: weights, and weights times a value. */
type Tally = Map<unknown, [weight: number, sum: number]>;

function add(tally: Tally, key: unknown, weight: number, sum: number): void {
  const known = tally.get(key);
  if (known) {
    known[0] += weight;
    known[1] += sum;
  } else tally.set(key, [weight, sum]);
}

const SURE = 0.6;
/** The distance to a sure block where there is none. */
const NONE = 50;
/** Characters. Shorter words are everywhere. */
const COHESION_CHARS = 5;

function scoresOf(scene: Scene, first: Float32Array) {
  const { blocks, headings, words } = scene;
  const weightOf = (i: number) => (words[i]?.length ?? 0) + 0.5;
  /** Running sums over the blocks: weights, and weights times score. */
  const weights = new Float64Array(first.length + 1);
  const sums = new Float64Array(first.length + 1);
  const paths: Tally = new Map();
  /** The end of the section that each heading opens, by the heading's index. */
  const sectionEnds = new Map<number, number>();
  for (const [i, score] of first.entries()) {
    weights[i + 1] = (weights[i] ?? 0) + weightOf(i);
    sums[i + 1] = (sums[i] ?? 0) + weightOf(i) * score;
    add(paths, pathOf(scene, blocks[i]?.box), weightOf(i), weightOf(i) * score);
    sectionEnds.set(headings[i] ?? -1, i + 1);
  }
  return {
    first,
    weights,
    sums,
    paths,
    sectionEnds,
    /** Number of blocks since the last one that the first round is sure of, and to the next. */
    sinceSure: distances(first),
    untilSure: distances(first.toReversed()).reverse(),
    threshold: expectedThreshold(first, weightOf),
    highest: first.reduce((highest, score) => Math.max(highest, score), 0),
    best: bestBox(scene, weights, sums),
    ...cohesionOf(scene, first),
  };
}

/** How far before each place a sure one is. */
function distances(scores: Float32Array): Float32Array {
  let sure = -1;
  return scores.map((score, i) => {
    const distance = sure < 0 ? NONE : i - sure;
    if (score > SURE) sure = i;
    return distance;
  });
}

/**
 * For each block, and for all blocks in the same place of a repeated pattern: the mean score, elsewhere on the page, of its
 * longer words; -1 where there is none. Content is about one topic.
 */
function cohesionOf(scene: Scene, first: Float32Array) {
  const long = scene.words.map((words) => longWords(words, COHESION_CHARS));
  const scores: Tally = new Map();
  for (const [i, words] of long.entries()) for (const word of words) add(scores, word, 1, first[i] as number);
  const cohesionPaths: Tally = new Map();
  const cohesion = new Float32Array(first.length);
  for (const [i, words] of long.entries()) {
    let [shared, sum] = [0, 0];
    for (const word of words) {
      const [count, ofAll] = scores.get(word) as [number, number];
      if (count < 2) continue;
      shared += 1;
      sum += (ofAll - (first[i] as number)) / (count - 1);
    }
    cohesion[i] = shared > 0 ? sum / shared : -1;
    add(cohesionPaths, pathOf(scene, scene.blocks[i]?.box), shared, sum);
  }
  return { cohesion, cohesionPaths };
}

/** The single box that would make the best page by itself, and its expected F1. */
function bestBox({ boxes, root }: Scene, weights: Float64Array, sums: Float64Array) {
  const all = sums.at(-1) ?? 0;
  const best = { box: root, f1: 0 };
  for (const box of boxes) {
    const hit = windowSum(sums, box.first, box.end);
    const f1 = hit > 0 ? (2 * hit) / (windowSum(weights, box.first, box.end) + all) : 0;
    if (f1 > best.f1) Object.assign(best, { box, f1 });
  }
  return best;
}

function mean({ weights, sums }: Scores, from: number, to: number): number {
  return share(windowSum(sums, from, to), windowSum(weights, from, to));
}

type Feature = (at: At) => number;

const ofBoxAbove =
  (steps: number): Feature =>
  ({ box, scores }) => {
    let up = box;
    for (let step = 0; step < steps && up.parent; step++) up = up.parent;
    return mean(scores, up.first, up.end);
  };

const ofBoxHolding =
  (least: number): Feature =>
  ({ scene, box, scores }) => {
    let up = box;
    while (up.parent && up.chars < least * scene.root.chars) up = up.parent;
    return mean(scores, up.first, up.end);
  };

const scoreAt =
  (steps: number): Feature =>
  ({ i, scores }) =>
    scores.first[i + steps] ?? -1;

const around =
  (steps: number): Feature =>
  ({ i, scores }) =>
    mean(scores, i - steps, i + steps + 1);

/** A key that is equal for boxes in the same place of a repeated pattern. */
function pathOf({ lines }: Scene, box: Box | undefined): unknown {
  return box && lines.get(box)?.path;
}

function ofPath(scene: Scene, tally: Tally, box: Box | undefined, none = 0): number {
  const [weight, sum] = tally.get(pathOf(scene, box)) ?? [0, 0];
  return weight > 0 ? sum / weight : none;
}

/**
 * Features of the second round: what the first round says about a block's neighbours, boxes, like blocks and section.
 */
export const CONTEXT_FEATURES: Record<string, Feature> = {
  score: ({ i, scores }) => scores.first[i] ?? 0,
  scoreBefore1: scoreAt(-1),
  scoreBefore2: scoreAt(-2),
  scoreAfter1: scoreAt(1),
  scoreAfter2: scoreAt(2),
  around2: around(2),
  around5: around(5),
  around15: around(15),
  ...Object.fromEntries([0, 1, 2, 3, 4, 6].map((steps) => [`box${steps}`, ofBoxAbove(steps)])),
  tenth: ofBoxHolding(0.1),
  quarter: ofBoxHolding(0.25),
  path: ({ scene, box, scores }) => ofPath(scene, scores.paths, box),
  section: ({ scene, i, scores }) => {
    const heading = scene.headings[i] ?? -1;
    return mean(scores, Math.max(0, heading), scores.sectionEnds.get(heading) ?? 0);
  },
  afterBox: ({ box, scores }) => (box.parent && box.end < box.parent.end ? mean(scores, box.end, box.parent.end) : -1),
  group: ({ scene, box, scores }) => {
    const all = scene.lines.get(box)?.repeated?.parent;
    return all ? mean(scores, all.first, all.end) : -1;
  },
  scoreHeading: ({ scene, i, scores }) => scores.first[scene.headings[i] ?? -1] ?? -1,
  headingPath: ({ scene, i, scores }) => ofPath(scene, scores.paths, scene.blocks[scene.headings[i] ?? -1]?.box),
  scoreEarlier: ({ i, scores }) => mean(scores, 0, i),
  scoreLater: ({ i, scores }) => mean(scores, i + 1, scores.first.length),
  passed: ({ i, scores }) => {
    const all = scores.sums.at(-1) ?? 0;
    return all > 0 ? (scores.sums[i] ?? 0) / all : 0;
  },
  sinceSure: ({ i, scores }) => Math.log1p(scores.sinceSure[i] ?? 0),
  untilSure: ({ i, scores }) => Math.log1p(scores.untilSure[i] ?? 0),
  overThreshold: ({ i, scores }) => (scores.first[i] ?? 0) - scores.threshold,
  pageScore: ({ scores }) => mean(scores, 0, scores.first.length),
  inBest: ({ i, scores: { best } }) => Number(i >= best.box.first && i < best.box.end),
  bestSteps: ({ i, scores: { best } }) => stepsFrom(best.box, i),
  afterBest: ({ i, scores: { best } }) => signedSteps(best.box, i),
  cohesion: ({ i, scores }) => scores.cohesion[i] ?? 0,
  cohesionPath: ({ scene, box, scores }) => ofPath(scene, scores.cohesionPaths, box, -1),
  bestF1: ({ scores: { best } }) => best.f1,
  pageHighest: ({ scores }) => scores.highest,
};

/** Fills the last columns with the context features named, in that order, from the first round's scores. */
export function fillContext(rows: Rows, scene: Scene, first: Float32Array, names: readonly string[]): void {
  const scores = scoresOf(scene, first);
  const features = names.map((name) => CONTEXT_FEATURES[name] as Feature);
  const places = scene.blocks.map(({ box }, i) => ({ scene, i, box, scores }));
  fillColumns(rows, rows.width - names.length, features, places);
}
