import type { Blocks, Box } from '../../../worker/extract/blocks.js';
import { type Lexicon, labelWords, SHORT_WORDS, textWords } from '../../../worker/extract/lexicon.js';
import { openingOf, openingWords } from '../../../worker/extract/openings.js';
import type { Labels } from './labels.js';

/** A word is kept when this many sites use it and its weight is at least so far from zero. */
const LEAST_SITES = 15;
const LEAST_WEIGHT = 0.3;
const HEADING = /^h[1-6]$/;
const ROUNDS = 6;
const STEP = 0.1;
const DECAY = 0.02;

/** The words around and in every block of one page. */
export interface PageWords {
  site: string;
  labels: string[][];
  words: string[][];
  openings: string[][];
}

type Kind = keyof Lexicon;

export function wordsOf(site: string, cut: Blocks): PageWords {
  const { blocks, boxes } = cut;
  const around = new Map<Box, string[]>();
  const opened = new Map<Box, string[]>();
  for (const box of boxes) {
    const above = (box.parent && around.get(box.parent)) ?? [];
    opened.set(box, [...((box.parent && opened.get(box.parent)) ?? []), ...(box.parent ? openingOf(box, cut) : [])]);
    // Tag names take their own part of the blame, so that labels are not blamed for them.
    around.set(box, [...new Set([...above, `<${box.name}>`, ...(box.parent ? labelWords(box.label) : [])])]);
  }
  let heading: Blocks['blocks'][0] | undefined;
  return {
    site,
    labels: blocks.map(({ box }) => around.get(box) ?? []),
    words: blocks.map(({ text }) => {
      const words = textWords(text);
      return words.length <= SHORT_WORDS ? [...new Set(words)] : [];
    }),
    openings: blocks.map((block) => {
      const words = new Set([...(opened.get(block.box) ?? []), ...openingWords(heading)]);
      if (HEADING.test(block.box.name)) heading = block;
      return [...words];
    }),
  };
}

export function learnLexicon(pages: readonly (PageWords & { target: Labels })[]): Lexicon {
  return { labels: learn(pages, 'labels'), words: learn(pages, 'words'), openings: learn(pages, 'openings') };
}

/** Logistic regression over the words present, by stochastic gradient steps that shrink word by word. */
function learn(pages: readonly (PageWords & { target: Labels })[], kind: Kind): Map<string, number> {
  const sites = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const word of new Set(page[kind].flat())) sites.set(word, (sites.get(word) ?? new Set()).add(page.site));
  }
  const known = [...sites].filter(([, of]) => of.size >= LEAST_SITES).map(([word]) => word);
  const idOf = new Map(known.map((word, id) => [word, id]));
  const examples = pages.flatMap(({ [kind]: blocks, target }) =>
    blocks.flatMap((words, i) => {
      const ids = words.flatMap((word) => idOf.get(word) ?? []);
      const weight = target.weight[i] ?? 0;
      return words.length > 0 && weight > 0 ? [{ ids, weight, share: target.share[i] ?? 0 }] : [];
    }),
  );
  const weights = new Float64Array(known.length);
  const squares = new Float64Array(known.length).fill(1e-3);
  let [bias, biasSquares] = [0, 1e-3];
  for (let round = 0; round < ROUNDS; round++) {
    // A stride that shares no factor with the count visits all of them, pages well mixed.
    const stride = coprime(Math.floor(examples.length * 0.618), examples.length);
    for (let k = 0, at = round; k < examples.length; k++, at = (at + stride) % examples.length) {
      const { ids, weight, share } = examples[at] as (typeof examples)[0];
      const odds = ids.reduce((sum, id) => sum + (weights[id] as number), bias);
      const error = weight * (share - 1 / (1 + Math.exp(-odds)));
      biasSquares += error ** 2;
      bias += (STEP * error) / Math.sqrt(biasSquares);
      for (const id of ids) {
        const gradient = error - DECAY * weight * (weights[id] as number);
        squares[id] = (squares[id] as number) + gradient ** 2;
        weights[id] = (weights[id] as number) + (STEP * gradient) / Math.sqrt(squares[id] as number);
      }
    }
  }
  const rounded = known.map((word, id) => [word, Math.round((weights[id] ?? 0) * 100) / 100] as const);
  return new Map(rounded.filter(([word, weight]) => Math.abs(weight) >= LEAST_WEIGHT && !word.startsWith('<')));
}

function coprime(start: number, to: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let number = Math.max(1, start);
  while (divisor(number, to) > 1) number += 1;
  return number;
}
