/** The words of each block, as numbers. */
export interface WordIds {
  ids: Int32Array;
  /** The words of block `i` are those from `from[i]` up to, not including, `from[i + 1]`. */
  from: Int32Array;
}

/**
 * The words of one page, numbered so that each is looked up only once. (The words that the model has learned weights
 * for are its `Lexicon`.)
 */
export interface Vocabulary extends WordIds {
  /** The characters of each word, by its number. Numbers start at 1. */
  lengths: readonly number[];
  /** 0 for a word that is not on the page. */
  idOf(word: string): number;
}

/** Numbers the words of a page. `blocks`: the words of each block. */
export function vocabularyOf(blocks: readonly (readonly string[])[]): Vocabulary {
  const known = new Map<string, number>();
  const lengths = [0];
  const from = new Int32Array(blocks.length + 1);
  for (const [i, words] of blocks.entries()) from[i + 1] = (from[i] ?? 0) + words.length;
  const ids = new Int32Array(from.at(-1) ?? 0);
  let at = 0;
  for (const words of blocks) {
    for (let k = 0; k < words.length; k++) {
      const word = words[k] ?? '';
      let id = known.get(word);
      if (id === undefined) {
        id = lengths.push(word.length) - 1;
        known.set(word, id);
      }
      ids[at++] = id;
    }
  }
  return { ids, from, lengths, idOf: (word) => known.get(word) ?? 0 };
}

/** The longer words of each block, each once: shorter ones say little about the topic of a text. */
export function longWords({ ids, from, lengths }: Vocabulary, leastChars: number): WordIds {
  const last = new Int32Array(lengths.length);
  const long = { ids: new Int32Array(ids.length), from: new Int32Array(from.length) };
  let count = 0;
  for (let i = 0; i + 1 < from.length; i++) {
    for (let k = from[i] as number; k < (from[i + 1] as number); k++) {
      const id = ids[k] as number;
      if (last[id] === i + 1 || (lengths[id] as number) < leastChars) continue;
      last[id] = i + 1;
      long.ids[count++] = id;
    }
    long.from[i + 1] = count;
  }
  return long;
}

/** For each number, 1 if its word is one of those given, else 0. */
export function marksOf({ lengths, idOf }: Vocabulary, words: Iterable<string>): Uint8Array {
  const marks = new Uint8Array(lengths.length);
  for (const word of words) marks[idOf(word)] = 1;
  marks[0] = 0;
  return marks;
}

/** How many words of a block are marked. */
export function countMarked({ ids, from }: WordIds, marks: Uint8Array, block: number): number {
  let count = 0;
  for (let k = from[block] as number; k < (from[block + 1] as number); k++) count += marks[ids[k] as number] as number;
  return count;
}
