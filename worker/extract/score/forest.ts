/** Boosted trees over named features; the leaves' values add up to the log-odds. The nodes of all trees stand side by side. */
export interface Forest {
  features: readonly string[];
  bias: number;
  /** The first node of each tree. */
  roots: Int32Array;
  /** Each tree in preorder. Of a leaf, `feature` is -1 and `value` its share of the log-odds; else `value` is the threshold. */
  feature: Int16Array;
  value: Float32Array;
  /** Where to go on when the feature exceeds the threshold; otherwise with the next node. */
  over: Int32Array;
}

/** From its table: one tree a line, nodes in preorder, `feature<=threshold` or the value of a leaf. */
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
 * The probability that the forest gives each row of its features. Tree by tree, for the nodes of one stay at hand: row by row
 * takes a third longer. Every index is one of a node or a feature.
 */
export function probabilities(
  { bias, roots, feature, value, over }: Forest,
  rows: readonly Float32Array[],
): Float32Array {
  const odds = new Float64Array(rows.length).fill(bias);
  for (const root of roots) {
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as Float32Array;
      let node = root;
      for (let tested = feature[node] as number; tested >= 0; tested = feature[node] as number)
        node = (row[tested] as number) <= (value[node] as number) ? node + 1 : (over[node] as number);
      odds[i] = (odds[i] as number) + (value[node] as number);
    }
  }
  return Float32Array.from(odds, (sum) => 1 / (1 + Math.exp(-sum)));
}
