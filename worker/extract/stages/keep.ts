import { once } from '../../dom/once.js';
import type { Reading } from '../reading.js';
import { type Rule, stageOf } from '../rule.js';
import { placesOf } from '../score/cards.js';
import { signsOf } from '../score/classify.js';
import { boxesBeside } from '../score/set-beside.js';
import { isShowcase } from '../score/showcase.js';
import { CHOSEN } from './keep-chosen.js';
import { COMPLETED } from './keep-completed.js';
import { WRITTEN } from './keep-written.js';
import type { Keeping } from './keeping.js';

/** Undefined for a page whose content is known. */
function keepingOf({ facts, scene, scores, posts = [] }: Reading): Keeping | undefined {
  if (!scene || !scores) return undefined;
  const keeping: Keeping = {
    facts,
    scene,
    scores,
    posts,
    beside: boxesBeside(scene),
    kept: new Array(scene.blocks.length).fill(false),
    isProduct: signsOf(facts).isProduct,
    places: once(() => placesOf(scene.boxes)),
    isOffer: once(() => isShowcase(scene, keeping.kept)),
  };
  return keeping;
}

/** Which blocks are kept: first as the scores have it, then what those are known to get wrong. */
const KEEP: readonly Rule<Keeping>[] = [...CHOSEN, ...COMPLETED, ...WRITTEN];

export const keep = stageOf('keep', KEEP, keepingOf);
