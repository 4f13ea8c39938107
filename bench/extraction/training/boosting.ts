import { BATCH } from '../../../worker/extract/model/forest.js';

/** Gradient boosting of logistic loss over binned features, trees grown leaf by leaf. Deterministic for a seed. */
export interface Samples {
  /** Row after row, `width` values each. */
  values: Float32Array;
  width: number;
  share: Float32Array;
  weight: Float32Array;
  /** The page each row is of: a tree sees some pages whole, the others not at all. */
  page: Int32Array;
}

export interface Settings {
  trees: number;
  leaves: number;
  rate: number;
}

export type Node =
  | { feature?: undefined; value: number }
  | { feature: number; threshold: number; low: Node; high: Node };
export interface Boosted {
  bias: number;
  trees: Node[];
}

const BINS = 64;
const BIN_SAMPLES = 20_000;
const PAGES_PER_TREE = 0.5;
const FEATURES_PER_TREE = 0.3;
/** Keeps leaves of few pages near zero. */
const SHRINK = 3;
const LEAST_IN_LEAF = 0.4;
/** As many forests, each from other draws of pages and features: which were drawn is worth a point of F1 on a small corpus. */
const FORESTS = 3;

export interface Binned {
  edges: Float32Array[];
  columns: Uint8Array[];
}

export function bin({ values, width }: Samples): Binned {
  const rows = values.length / width;
  const step = Math.max(1, Math.floor(rows / BIN_SAMPLES));
  const edges = Array.from({ length: width }, (_, feature) => {
    const sample = new Float32Array(Math.ceil(rows / step));
    for (let i = 0; i < sample.length; i++) sample[i] = values[i * step * width + feature] ?? 0;
    sample.sort();
    const quantiles = Array.from(
      { length: BINS - 1 },
      (_, k) => sample[Math.floor((sample.length * (k + 1)) / BINS)] ?? 0,
    );
    return Float32Array.from(new Set(quantiles));
  });
  const columns = edges.map(() => new Uint8Array(rows));
  // A core's own cache holds so many rows; all of them, feature by feature, take several times as long.
  for (let from = 0; from < rows; from += BATCH) {
    const to = Math.min(rows, from + BATCH);
    for (const [feature, own] of edges.entries()) {
      const column = columns[feature] as Uint8Array;
      for (let row = from; row < to; row++) column[row] = binOf(own, values[row * width + feature] as number);
    }
  }
  return { edges, columns };
}

/** The first edge that is not below the value. */
function binOf(edges: Float32Array, value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (edges[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface Leaf {
  rows: Int32Array;
  gradient: number;
  hessian: number;
  sums: Float64Array;
  split: { gain: number; feature: number; bin: number };
  node: Node;
}

/** The mean of several forests, as one. */
export function boost(samples: Samples, binned: Binned, rows: Int32Array, settings: Settings): Boosted {
  const forests = Array.from({ length: FORESTS }, (_, i) => boostOne(samples, binned, rows, settings, i + 1));
  return { bias: forests[0]?.bias ?? 0, trees: forests.flatMap(({ trees }) => trees.map((tree) => weighed(tree))) };
}

/** A tree with its part of the mean. */
function weighed(tree: Node): Node {
  if (tree.feature === undefined) return { value: tree.value / FORESTS };
  return { ...tree, low: weighed(tree.low), high: weighed(tree.high) };
}

function boostOne(
  samples: Samples,
  binned: Binned,
  rows: Int32Array,
  { trees, leaves, rate }: Settings,
  seed: number,
): Boosted {
  const { share, weight, page, width } = samples;
  const { edges, columns } = binned;
  const random = createRandom(seed);
  const pages = page.reduce((most, id) => Math.max(most, id), 0) + 1;
  let [all, positive] = [0, 0];
  for (const row of rows) {
    all += weight[row] ?? 0;
    positive += (weight[row] ?? 0) * (share[row] ?? 0);
  }
  const bias = Math.log(positive / (all - positive));
  const odds = new Float32Array(share.length).fill(bias);
  const gradients = new Float32Array(share.length);
  const hessians = new Float32Array(share.length);

  function growTree(): Node {
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as number;
      const p = 1 / (1 + Math.exp(-(odds[row] as number)));
      gradients[row] = (weight[row] as number) * ((share[row] as number) - p);
      hessians[row] = (weight[row] as number) * Math.max(p * (1 - p), 1e-6);
    }
    const features = Array.from({ length: width }, (_, feature) => feature).filter(() => random() < FEATURES_PER_TREE);
    const drawn = Uint8Array.from({ length: pages }, () => (random() < PAGES_PER_TREE ? 1 : 0));
    const used = chosen(rows, (row) => drawn[page[row] as number] === 1);
    const root = makeLeaf(used, sumUp(used, features), features);
    const open = [root];
    let top: Node = root.node;
    const parents = new Map<Node, { parent: Node & { low: Node; high: Node }; side: 'low' | 'high' }>();
    while (open.length < leaves) {
      const best = open.reduce((a, b) => (b.split.gain > a.split.gain ? b : a));
      if (best.split.gain <= 1e-3) break;
      open.splice(open.indexOf(best), 1);
      const { feature, bin } = best.split;
      const column = columns[feature] as Uint8Array;
      const low = chosen(best.rows, (row) => (column[row] as number) <= bin);
      const high = chosen(best.rows, (row) => (column[row] as number) > bin);
      const smaller = sumUp(low.length < high.length ? low : high, features);
      const larger = best.sums.map((sum, i) => sum - (smaller[i] ?? 0));
      const [lowSums, highSums] = low.length < high.length ? [smaller, larger] : [larger, smaller];
      const lowLeaf = makeLeaf(low, lowSums, features);
      const highLeaf = makeLeaf(high, highSums, features);
      const threshold = edges[feature]?.[bin] ?? 0;
      const node = { feature, threshold, low: lowLeaf.node, high: highLeaf.node };
      parents.set(lowLeaf.node, { parent: node, side: 'low' });
      parents.set(highLeaf.node, { parent: node, side: 'high' });
      const link = parents.get(best.node);
      if (!link) top = node;
      else {
        link.parent[link.side] = node;
        parents.set(node, link);
      }
      open.push(lowLeaf, highLeaf);
    }
    return top;
  }

  /** Gradients and hessians by feature and bin, in turn. */
  function sumUp(of: Int32Array, features: readonly number[]): Float64Array {
    const sums = new Float64Array(features.length * BINS * 2);
    const own = new Float64Array(of.length * 2);
    for (let i = 0; i < of.length; i++) {
      own[2 * i] = gradients[of[i] as number] as number;
      own[2 * i + 1] = hessians[of[i] as number] as number;
    }
    for (const [k, feature] of features.entries()) {
      const column = columns[feature] as Uint8Array;
      const start = k * BINS * 2;
      for (let i = 0; i < of.length; i++) {
        const at = start + (column[of[i] as number] as number) * 2;
        sums[at] = (sums[at] as number) + (own[2 * i] as number);
        sums[at + 1] = (sums[at + 1] as number) + (own[2 * i + 1] as number);
      }
    }
    return sums;
  }

  function makeLeaf(of: Int32Array, sums: Float64Array, features: readonly number[]): Leaf {
    let [gradient, hessian] = [0, 0];
    for (let i = 0; i < of.length; i++) {
      gradient += gradients[of[i] as number] as number;
      hessian += hessians[of[i] as number] as number;
    }
    const split = { gain: 0, feature: -1, bin: -1 };
    const before = gradient ** 2 / (hessian + SHRINK);
    for (const [k, feature] of features.entries()) {
      let [low, lowHessian] = [0, 0];
      for (let bin = 0; bin < (edges[feature]?.length ?? 0); bin++) {
        low += sums[(k * BINS + bin) * 2] ?? 0;
        lowHessian += sums[(k * BINS + bin) * 2 + 1] ?? 0;
        const highHessian = hessian - lowHessian;
        if (lowHessian < LEAST_IN_LEAF) continue;
        if (highHessian < LEAST_IN_LEAF) break;
        const gain = low ** 2 / (lowHessian + SHRINK) + (gradient - low) ** 2 / (highHessian + SHRINK) - before;
        if (gain > split.gain) Object.assign(split, { gain, feature, bin });
      }
    }
    return { rows: of, gradient, hessian, sums, split, node: { value: (rate * gradient) / (hessian + SHRINK) } };
  }

  const grown: Node[] = [];
  for (let i = 0; i < trees; i++) {
    const tree = growTree();
    grown.push(tree);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as number;
      odds[row] = (odds[row] as number) + leafOf(tree, samples, row);
    }
  }
  return { bias, trees: grown };
}

/** `filter` of typed arrays calls more slowly than this loop, and this is where training spends its time. */
function chosen(rows: Int32Array, isOne: (row: number) => boolean): Int32Array {
  const out = new Int32Array(rows.length);
  let count = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number;
    if (isOne(row)) out[count++] = row;
  }
  return out.slice(0, count);
}

export function probabilityOf({ bias, trees }: Boosted, rows: Pick<Samples, 'values' | 'width'>, row: number): number {
  return 1 / (1 + Math.exp(-trees.reduce((odds, tree) => odds + leafOf(tree, rows, row), bias)));
}

function leafOf(tree: Node, { values, width }: Pick<Samples, 'values' | 'width'>, row: number): number {
  let node = tree;
  while (node.feature !== undefined)
    node = (values[row * width + node.feature] ?? 0) <= node.threshold ? node.low : node.high;
  return node.value;
}

/** A linear congruential generator: the same trees every time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
