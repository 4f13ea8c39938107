import type { Truth } from '../corpus.js';

/** What is asked of the model for one block: its share of main content, and how much that matters. */
export interface Labels {
  share: Float32Array;
  weight: Float32Array;
}

/** Words that have to stand side by side in the truth to count as the same words. */
const SHINGLE = 4;
/** Pages with less truth than this do not weigh more for it; in words. */
const SMALL_TRUTH = 30;
/** No page weighs more than this, however much furniture it has beside its content. */
const MOST_PER_PAGE = 4;
/** A block that holds a snippet; of such pages, nothing is known about the other blocks. */
const SNIPPET_WEIGHT = 0.2;
const SNIPPET_WORDS = 3;

export const truthWords = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}_]+/gu) ?? [];

/** Aligns the blocks of a page, as words, with what is known of its main content. */
export function labelsOf(blocks: readonly string[][], truth: Truth): Labels {
  return truth.text === undefined ? bySnippets(blocks, truth) : byText(blocks, truth.text);
}

function byText(blocks: readonly string[][], text: string): Labels {
  const words = truthWords(text);
  const lines = new Map<string, number>();
  for (const line of text.split('\n')) {
    const key = truthWords(line).join(' ');
    if (key) lines.set(key, (lines.get(key) ?? 0) + 1);
  }
  const share = coverage(blocks, new Set(shingles(words)));
  for (const [i, block] of blocks.entries()) if (lines.has(block.join(' '))) share[i] = 1;
  dropSpareCopies(blocks, share, lines, words.join(' '));
  return { share, weight: weights(blocks, words.length) };
}

function shingles(words: readonly string[]): string[] {
  return words.slice(0, Math.max(0, words.length - SHINGLE + 1)).map((_, i) => words.slice(i, i + SHINGLE).join(' '));
}

/** The share of each block's words that stand in a shingle of the truth; shingles run on from block to block. */
function coverage(blocks: readonly string[][], truth: Set<string>): Float32Array {
  const words = blocks.flat();
  const covered = new Uint8Array(words.length);
  for (const [i, shingle] of shingles(words).entries()) if (truth.has(shingle)) covered.fill(1, i, i + SHINGLE);
  let at = 0;
  return Float32Array.from(blocks, ({ length }) => {
    const sum = covered.subarray(at, at + length).reduce((all, one) => all + one, 0);
    at += length;
    return length > 0 ? sum / length : 0;
  });
}

/** Where a page repeats what the truth has once, the copies in the least likely surroundings are furniture. */
function dropSpareCopies(
  blocks: readonly string[][],
  share: Float32Array,
  lines: Map<string, number>,
  truth: string,
): void {
  const copies = new Map<string, number[]>();
  for (const [i, block] of blocks.entries()) {
    if ((share[i] ?? 0) > 0.5) copies.set(block.join(' '), [...(copies.get(block.join(' ')) ?? []), i]);
  }
  const surroundings = (i: number) => {
    let sum = 0;
    for (let steps = 1; steps <= 3; steps++) {
      for (const j of [i - steps, i + steps]) {
        const length = Math.min(20, blocks[j]?.length ?? 0);
        sum += ((share[j] ?? 0) > 0.5 ? length : -length) / steps;
      }
    }
    return sum;
  };
  for (const [key, places] of copies) {
    if (places.length < 2) continue;
    const inTruth = lines.get(key) ?? (key.split(' ').length >= SHINGLE ? truth.split(key).length - 1 : 1);
    const ranked = places.map((i) => [surroundings(i), i] as const).sort(([a], [b]) => b - a);
    for (const [, i] of ranked.slice(Math.max(1, inTruth))) share[i] = 0;
  }
}

/** Longer blocks matter more, but not by their full length: headings and short items carry the structure. */
function weights(blocks: readonly string[][], truthLength: number): Float32Array {
  const weight = Float32Array.from(blocks, ({ length }) =>
    length > 0 ? Math.sqrt(20 * (length + 2)) / Math.max(SMALL_TRUTH, truthLength) : 0,
  );
  const sum = weight.reduce((all, one) => all + one, 0);
  return sum > MOST_PER_PAGE ? weight.map((one) => (one * MOST_PER_PAGE) / sum) : weight;
}

function bySnippets(blocks: readonly string[][], truth: Truth): Labels {
  const share = new Float32Array(blocks.length);
  const weight = new Float32Array(blocks.length);
  const mark = (snippets: readonly string[] = [], value: number) => {
    for (const snippet of snippets.map((text) => ` ${truthWords(text).join(' ')} `).filter((text) => text.trim())) {
      for (const [i, block] of blocks.entries()) {
        const text = ` ${block.join(' ')} `;
        if (!text.includes(snippet) && (block.length < SNIPPET_WORDS || !snippet.includes(text))) continue;
        share[i] = value;
        weight[i] = SNIPPET_WEIGHT;
      }
    }
  };
  mark(truth.without, 0);
  mark(truth.with, 1);
  return { share, weight };
}
