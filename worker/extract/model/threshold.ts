/** The weight of the first expectation; the second has the rest. */
const INDEPENDENT = 0.7;
/** The number of steps into which scores are divided for the second expectation. */
const LEVELS = 64;

/**
 * The score from which on to keep blocks so that the expected F1 over words is highest, taking a score for the
 * probability that a block is content. On a page where nothing is sure the threshold is lower.
 * It weighs two expectations. In one, blocks are content independently of each other: a menu of ten thousand words at 5
 * % holds five hundred words of content, more than the rest of a short page, and all of it would be kept. In the other,
 * blocks are content together, because whoever judges them is strict or generous: with a strictness u drawn evenly
 * between 0 and 1, everything from the score u on is content. Then that menu is content in one case of twenty. The
 * first expectation is better on lists, of which some is content. Cross-validated, three parts of ten of the second
 * gained 0.5 on manuals, which have short pages beside long menus, and changed nothing on WCXB; half and half gained
 * 0.9 and cost as much on pages of collections.
 */
export function expectedThreshold(scores: Float32Array, weightOf: (i: number) => number): number {
  const order = [...scores.keys()].sort((i, j) => (scores[j] as number) - (scores[i] as number));
  let all = 0;
  for (const i of order) all += weightOf(i) * (scores[i] ?? 0);
  const together = expectationTogether(scores, weightOf);
  let [hit, kept, best, threshold] = [0, 0, 0, 0];
  for (const i of order) {
    hit += weightOf(i) * (scores[i] ?? 0);
    kept += weightOf(i);
    const f1 = (INDEPENDENT * 2 * hit) / (kept + all) + (1 - INDEPENDENT) * together(kept);
    if (f1 <= best) continue;
    best = f1;
    threshold = scores[i] ?? 0;
  }
  return threshold;
}

/** The expected F1 of keeping the best so many words, when everything from an unknown score on is content. */
function expectationTogether(scores: Float32Array, weightOf: (i: number) => number): (kept: number) => number {
  const contents = new Float64Array(LEVELS);
  for (let i = 0; i < scores.length; i++) {
    const score = scores[i] as number;
    const level = Math.min(LEVELS - 1, Math.floor(score * LEVELS));
    contents[level] = (contents[level] ?? 0) + weightOf(i);
  }
  for (let level = LEVELS - 2; level >= 0; level--)
    contents[level] = (contents[level] ?? 0) + (contents[level + 1] ?? 0);
  return (kept) => {
    let [sum, last, f1] = [0, 0, 0];
    for (let level = 0; level < LEVELS; level++) {
      const content = contents[level] as number;
      if (content === 0) break;
      // Many levels hold no block.
      if (content !== last) f1 = (2 * Math.min(kept, content)) / (kept + content);
      last = content;
      sum += f1;
    }
    return sum / LEVELS;
  };
}
