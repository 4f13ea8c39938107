import type { Lexicon } from './lexicon.js';

/** A row of numbers for each place, all in one piece of memory: an array for each row takes twice as long. */
export interface Rows {
  count: number;
  width: number;
  values: Float32Array;
}

/**
 * How many rows to do before the next when each is gone through more than once: a core's own cache holds them. All rows of
 * a long page, time and again, take thrice as long.
 */
export const BATCH = 256;

export function createRows(count: number, width: number): Rows {
  return { count, width, values: new Float32Array(count * width) };
}

export function rowOf({ values, width }: Rows, i: number): Float32Array {
  return values.subarray(i * width, (i + 1) * width);
}

/**
 * Fills the columns from `column` on with features of the places. Feature by feature and in plain loops, because this is
 * the hottest code of all: a function call at each step takes half as long again.
 */
export function fillColumns<Place>(
  { count, width, values }: Rows,
  column: number,
  features: readonly ((place: Place) => number)[],
  places: readonly Place[],
): void {
  for (let from = 0; from < count; from += BATCH) {
    const to = Math.min(count, from + BATCH);
    for (const [k, feature] of features.entries()) {
      for (let i = from; i < to; i++) values[i * width + column + k] = feature(places[i] as Place);
    }
  }
}

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

/** As the model's file has it. */
export interface ForestTable {
  features: readonly string[];
  bias: number;
  /** Of each tree the nodes in preorder, two numbers each: feature and threshold, or -1 and the value of a leaf. */
  trees: readonly (readonly number[])[];
}

export function readForest({ features, bias, trees }: ForestTable): Forest {
  const cells = trees.flat();
  const count = cells.length / 2;
  const forest = {
    features,
    bias,
    roots: new Int32Array(trees.length),
    feature: new Int16Array(count),
    value: new Float32Array(count),
    over: new Int32Array(count),
  };
  let at = 0;
  const read = () => {
    const node = at++;
    const feature = cells[2 * node] ?? -1;
    forest.feature[node] = feature;
    forest.value[node] = cells[2 * node + 1] ?? 0;
    if (feature < 0) return;
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

/** What was learned from pages whose main content people marked. */
export interface Model {
  lexicon: Lexicon;
  /** Each block by itself. */
  first: Forest;
  /** Each block again, with what the first forest says of those around it. Its features are the first's, then those of the context. */
  second: Forest;
}

/** A model as `model.json` has it, which `npm run train` writes. */
export type ModelTables = Record<keyof Lexicon, Readonly<Record<string, number>>> &
  Record<'first' | 'second', ForestTable>;

export function readModel({ labels, inner, words, openings, first, second }: ModelTables): Model {
  const weights = (table: Readonly<Record<string, number>>) => new Map(Object.entries(table));
  return {
    lexicon: {
      labels: weights(labels),
      inner: weights(inner),
      words: weights(words),
      openings: weights(openings),
    },
    first: readForest(first),
    second: readForest(second),
  };
}
