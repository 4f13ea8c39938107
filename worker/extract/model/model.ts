import { type Forest, type ForestTable, readForest } from './forest.js';
import type { Lexicon } from './lexicon.js';

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
