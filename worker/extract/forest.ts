/** Boosted trees over named features; the leaves' values add up to the log-odds. */
export interface Forest {
  features: readonly string[];
  bias: number;
  trees: readonly Tree[];
}

/** Nodes in preorder. Of a leaf, `feature` is -1 and `value` its share of the log-odds; else `value` is the threshold. */
interface Tree {
  feature: Int16Array;
  value: Float32Array;
  /** Where to go on when the feature exceeds the threshold; otherwise with the next node. */
  over: Int16Array;
}

/** From its table: one tree a line, nodes in preorder, `feature<=threshold` or the value of a leaf. */
export function readForest(features: string, bias: number, table: string): Forest {
  return { features: features.trim().split(/\s+/), bias, trees: table.trim().split('\n').map(readTree) };
}

function readTree(line: string): Tree {
  const cells = line.trim().split(' ');
  const tree = {
    feature: new Int16Array(cells.length),
    value: new Float32Array(cells.length),
    over: new Int16Array(cells.length),
  };
  let at = 0;
  const read = () => {
    const node = at++;
    const [left = '', right] = (cells[node] ?? '').split('<=');
    tree.feature[node] = right === undefined ? -1 : Number(left);
    tree.value[node] = Number(right ?? left);
    if (right === undefined) return;
    read();
    tree.over[node] = at;
    read();
  };
  read();
  return tree;
}

/** The probability that the forest gives a row of its features. */
export function probability({ bias, trees }: Forest, row: Float32Array): number {
  let odds = bias;
  for (const { feature, value, over } of trees) {
    let node = 0;
    let tested = feature[0] ?? -1;
    while (tested >= 0) {
      node = (row[tested] ?? 0) <= (value[node] ?? 0) ? node + 1 : (over[node] ?? 0);
      tested = feature[node] ?? -1;
    }
    odds += value[node] ?? 0;
  }
  return 1 / (1 + Math.exp(-odds));
}
