import { BATCH, type Rows } from './rows.js';

/**
 * Boosted trees over named features; the values of the leaves add up to the log-odds. All nodes of all trees are in the
 * same arrays.
 */
export interface Forest {
  features: readonly string[];
  bias: number;
  /** The first node of each tree. */
  roots: Int32Array;
  /**
   * Each tree in preorder. In a leaf `feature` is -1 and `value` its part of the log-odds; in other nodes `value` is
   * the threshold.
   */
  feature: Int16Array;
  value: Float32Array;
  /** The next node when the feature exceeds the threshold; otherwise it is the following one. */
  over: Int32Array;
}

/** Reads a forest from its table: one tree a line, nodes in preorder, `feature<=threshold` or the value of a leaf. */
export function readForest(features: string, bias: number, table: string): Forest {
  const trees = table.trim().split('\n');
  const nodes = trees.flatMap((line) => line.trim().split(' '));
  const forest = {
    features: features.trim().split(/\s+/),
    bias,
    roots: new Int32Array(trees.length),
    feature: new Int16Array(nodes.length),
    value: new Float32Array(nodes.length),
    over: new Int32Array(nodes.length),
  };
  let at = 0;
  const read = () => {
    const node = at++;
    const [left = '', right] = (nodes[node] ?? '').split('<=');
    forest.feature[node] = right === undefined ? -1 : Number(left);
    forest.value[node] = Number(right ?? left);
    if (right === undefined) return;
    read();
    forest.over[node] = at;
    read();
  };
  for (const tree of trees.keys()) {
    forest.roots[tree] = at;
    read();
  }
  return forest;
}

/**
 * The probability that the forest gives each row, which begins with its features. Tree by tree, because the nodes of one
 * tree stay in the cache: row by row takes a third longer. Every index is that of a node, feature or row.
 */
export function probabilities(
  { bias, roots, feature, value, over }: Forest,
  { count, width, values }: Rows,
): Float32Array {
  const odds = new Float64Array(count).fill(bias);
  for (let from = 0; from < count; from += BATCH) {
    const to = Math.min(count, from + BATCH);
    for (const root of roots) {
      for (let i = from; i < to; i++) {
        let node = root;
        for (let tested = feature[node] as number; tested >= 0; tested = feature[node] as number)
          node = (values[i * width + tested] as number) <= (value[node] as number) ? node + 1 : (over[node] as number);
        odds[i] = (odds[i] as number) + (value[node] as number);
      }
    }
  }
  return Float32Array.from(odds, (sum) => 1 / (1 + Math.exp(-sum)));
}
