/**
 * The score from which on to keep blocks so that the expected F1 over words is highest, when a score is the
 * probability that a block is content: on a page where nothing is sure, less sureness is asked for.
 */
export function expectedThreshold(scores: Float32Array, weightOf: (i: number) => number): number {
  const order = Array.from(scores.keys()).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  let all = 0;
  for (const i of order) all += weightOf(i) * (scores[i] ?? 0);
  let [hit, kept, best, threshold] = [0, 0, 0, 0];
  for (const i of order) {
    hit += weightOf(i) * (scores[i] ?? 0);
    kept += weightOf(i);
    const f1 = (2 * hit) / (kept + all);
    if (f1 <= best) continue;
    best = f1;
    threshold = scores[i] ?? 0;
  }
  return threshold;
}
