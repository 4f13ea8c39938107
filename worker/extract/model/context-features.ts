import type { Box } from './blocks.js';
import { signedSteps, stepsFrom } from './features.js';
import { longWords } from './lexicon.js';
import { share, windowSum } from './numbers.js';
import { fillColumns, type Rows } from './rows.js';
import type { Scene } from './scene.js';
import { expectedThreshold } from './threshold.js';

/** A block and the first round's scores of the whole page. */
interface At {
  scene: Scene;
  i: number;
  box: Box;
  scores: Scores;
}

interface Scores {
  first: Float32Array;
  /** Running sums over the blocks: weights, and weights times score. */
  weights: Float64Array;
  sums: Float64Array;
  paths: Tally;
  /** The end of the section that each heading opens, by the heading's index. */
  sectionEnds: Map<number, number>;
  /** Number of blocks since the last one that the first round is sure of, and to the next. */
  sinceSure: Float32Array;
  untilSure: Float32Array;
  threshold: number;
  highest: number;
  /** The single box that would make the best page by itself, and its expected F1. */
  best: { box: Box; f1: number };
  /**
   * For each block, and for all blocks in the same place of a repeated pattern: the mean score, elsewhere on the page,
   * of its longer words; -1 where there is none.
   */
  cohesion: Float32Array;
  cohesionPaths: Tally;
}

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

function weightOf({ blocks }: Scene, i: number): number {
  return (blocks[i]?.words.length ?? 0) + 0.5;
}

function scoresOf(scene: Scene, first: Float32Array): Scores {
  const count = first.length;
  const weights = new Float64Array(count + 1);
  const sums = new Float64Array(count + 1);
  const paths: Tally = new Map();
  const sectionEnds = new Map<number, number>();
  const sinceSure = new Float32Array(count);
  const untilSure = new Float32Array(count);
  let highest = 0;
  let sure = -1;
  for (let i = 0; i < count; i++) {
    const weight = weightOf(scene, i);
    const score = first[i] ?? 0;
    weights[i + 1] = (weights[i] ?? 0) + weight;
    sums[i + 1] = (sums[i] ?? 0) + weight * score;
    add(paths, pathOf(scene, scene.blocks[i]?.box), weight, weight * score);
    sectionEnds.set(scene.headings[i] ?? -1, i + 1);
    highest = Math.max(highest, score);
    sinceSure[i] = sure < 0 ? NONE : i - sure;
    if (score > SURE) sure = i;
  }
  sure = -1;
  for (let i = count - 1; i >= 0; i--) {
    untilSure[i] = sure < 0 ? NONE : sure - i;
    if ((first[i] ?? 0) > SURE) sure = i;
  }
  const threshold = expectedThreshold(first, (i) => weightOf(scene, i));
  const best = bestBox(scene, weights, sums);
  return {
    first,
    weights,
    sums,
    paths,
    sectionEnds,
    sinceSure,
    untilSure,
    threshold,
    highest,
    best,
    ...cohesionOf(scene, first),
  };
}

/** Characters. Shorter words are everywhere. */
const COHESION_CHARS = 5;

/** The mean score of the other blocks that share longer words with a block: content is about one topic. */
function cohesionOf(scene: Scene, first: Float32Array): Pick<Scores, 'cohesion' | 'cohesionPaths'> {
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

function bestBox({ boxes, root }: Scene, weights: Float64Array, sums: Float64Array): Scores['best'] {
  const all = sums.at(-1) ?? 0;
  const best = { box: root, f1: 0 };
  for (const box of boxes) {
    const hit = (sums[box.end] ?? 0) - (sums[box.first] ?? 0);
    const kept = (weights[box.end] ?? 0) - (weights[box.first] ?? 0);
    const f1 = hit > 0 ? (2 * hit) / (kept + all) : 0;
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
  scoreBefore1: ({ i, scores }) => scores.first[i - 1] ?? -1,
  scoreBefore2: ({ i, scores }) => scores.first[i - 2] ?? -1,
  scoreAfter1: ({ i, scores }) => scores.first[i + 1] ?? -1,
  scoreAfter2: ({ i, scores }) => scores.first[i + 2] ?? -1,
  around2: around(2),
  around5: around(5),
  around15: around(15),
  box0: ofBoxAbove(0),
  box1: ofBoxAbove(1),
  box2: ofBoxAbove(2),
  box3: ofBoxAbove(3),
  box4: ofBoxAbove(4),
  box6: ofBoxAbove(6),
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
