import type { Blocks, Box } from '../../../worker/extract/model/blocks.js';
import {
  type Lexicon,
  labelWords,
  openingOf,
  openingWords,
  SHORT_WORDS,
} from '../../../worker/extract/model/lexicon.js';
import { HEADING_NAME } from '../../../worker/html/headings.js';
import type { Labels } from './labels.js';

/** A word is kept when this many sites use it and its weight is at least so far from zero. */
const LEAST_SITES = 15;
const LEAST_WEIGHT = 0.3;
const ROUNDS = 6;
const STEP = 0.1;
const DECAY = 0.02;

/** Every word of the corpus and its number: comparing numbers is many times as fast. */
export interface CorpusWords {
  words: string[];
  ids: Map<string, number>;
}

/** The words around and in every block of one page, as numbers. */
export interface PageWords {
  site: string;
  labels: number[][];
  inner: number[][];
  words: number[][];
  openings: number[][];
}

type Kind = keyof Lexicon;

function numbered({ words, ids }: CorpusWords, texts: readonly string[]): number[] {
  return texts.map((word) => {
    const id = ids.get(word) ?? words.push(word) - 1;
    ids.set(word, id);
    return id;
  });
}

export function wordsOf(site: string, cut: Blocks, vocabulary: CorpusWords): PageWords {
  const { blocks, boxes } = cut;
  const around = new Map<Box, number[]>();
  const opened = new Map<Box, number[]>();
  const withNew = (known: readonly number[], texts: readonly string[]) => [
    ...new Set([...known, ...numbered(vocabulary, texts)]),
  ];
  for (const box of boxes) {
    const above = box.parent;
    opened.set(box, withNew((above && opened.get(above)) ?? [], above ? openingOf(box, cut) : []));
    // Tag names take their own part of the blame, so that labels are not blamed for them.
    const own = [`<${box.name}>`, ...(above ? labelWords(box.label) : [])];
    around.set(box, withNew((above && around.get(above)) ?? [], own));
  }
  let heading: Blocks['blocks'][0] | undefined;
  return {
    site,
    labels: blocks.map(({ box }) => around.get(box) ?? []),
    inner: blocks.map(({ inner }) => withNew([], labelWords(inner))),
    words: blocks.map(({ words }) => (words.length <= SHORT_WORDS ? withNew([], words) : [])),
    openings: blocks.map((block) => {
      const words = withNew(opened.get(block.box) ?? [], openingWords(heading?.words ?? []));
      if (HEADING_NAME.test(block.box.name)) heading = block;
      return words;
    }),
  };
}

type LabelledPage = PageWords & { target: Labels };

export function learnLexicon(pages: readonly LabelledPage[], { words }: CorpusWords): Lexicon {
  const named = (kind: Kind) =>
    new Map(
      [...learn(pages, kind)].flatMap(([id, weight]) => (isTag(words[id] ?? '') ? [] : [[words[id] ?? '', weight]])),
    );
  return { labels: named('labels'), inner: named('inner'), words: named('words'), openings: named('openings') };
}

const isTag = (word: string) => word.startsWith('<');

/** Logistic regression over the words present, by stochastic gradient steps that shrink word by word. */
function learn(pages: readonly LabelledPage[], kind: Kind): Map<number, number> {
  const sites = new Map<number, Set<string>>();
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
  return new Map(rounded.filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT));
}

function coprime(start: number, to: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let number = Math.max(1, start);
  while (divisor(number, to) > 1) number += 1;
  return number;
}
