import type { Blocks } from './blocks.js';
import type { PageSigns } from './classify.js';
import { fillContext } from './context-features.js';
import { fillFeatures } from './features.js';
import { createRows, type Model, probabilities, readModel } from './forest.js';
import tables from './model.json' with { type: 'json' };
import { createScene, type Scene } from './scene.js';
import { expectedThreshold } from './threshold.js';
import { beCareful, isShowcase, keepBetween, keepTogether, scoreTogether } from './together.js';

let model: Model | undefined;

function load(): Model {
  model ??= readModel(tables);
  return model;
}

/** Has pages scored by another model from now on, such as one that saw no page of their site; by ours when undefined. */
export function useModel(other: Model | undefined): void {
  model = other;
}

/** The page as the model's features see it. */
export function sceneOf(cut: Blocks, signs: PageSigns): Scene {
  return createScene(cut, signs, load().lexicon);
}

/** The probability that each block is main content, judged by its own looks and place. */
export function scoresAlone(scene: Scene): Float32Array {
  const { first, second } = load();
  scene.rows = createRows(scene.blocks.length, second.features.length);
  fillFeatures(scene.rows, scene, first.features);
  return probabilities(first, scene.rows);
}

/** The same again, knowing what the first round says about a block's neighbours, boxes and like blocks. */
export function scoresInContext(scene: Scene, scores: Float32Array): Float32Array {
  const { first, second } = load();
  if (!scene.rows) return scores;
  fillContext(scene.rows, scene, scores, second.features.slice(first.features.length));
  return probabilities(second, scene.rows);
}

/**
 * Share of the threshold that is enough between two kept pieces of one element. Cross-validated with three models,
 * scrapinghub gained 0.1, 0.9 and 0.8, documentation up to 0.2; articles lost up to 0.2, forums 0.1. With 0.5 and with
 * 0.3 the gain was smaller.
 */
const BETWEEN_EASE = 0.4;

/** Which blocks to keep: those that make the expected F1 of the page highest. */
export function chosenBlocks(scene: Scene, scores: Float32Array): boolean[] {
  const careful = bestBlocks(scene, scores, beCareful);
  return isShowcase(scene, careful) ? bestBlocks(scene, scores) : careful;
}

/** By scores that are first changed in place by `adjust`. */
function bestBlocks(scene: Scene, given: Float32Array, adjust?: typeof beCareful): boolean[] {
  const scores = Float32Array.from(given);
  const weightOf = (i: number) => scene.blocks[i]?.words.length ?? 0;
  const words = scene.blocks.reduce((sum, block) => sum + block.words.length, 0);
  adjust?.(scene.blocks, scores, words);
  scoreTogether(scene, scores);
  const threshold = expectedThreshold(scores, weightOf);
  const kept = keepTogether(scene, scores, words, threshold);
  keepBetween(scene, scores, kept, BETWEEN_EASE * threshold);
  return kept;
}
