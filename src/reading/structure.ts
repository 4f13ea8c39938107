import { LRUCache } from 'lru-cache';
import { type Block, blocksOf, childrenOf } from './blocks.js';
import { type Heading, headingsOf } from './headings.js';
import { linesOf } from './lines.js';
import type { Span } from './literal.js';
import { createPassages, type Passages } from './passages.js';
import { spansOf } from './spans.js';

/** What is known of a page's Markdown; each part is made when it is first asked for. */
export interface Structure {
  text: string;
  blocks: readonly Block[];
  headings: readonly Heading[];
  /** Blocks inside of a block that is an item or a quote; none inside of others. */
  inside(block: Block): readonly Block[];
  /** What may not be cut inside of a block. */
  spans(block: Block): readonly Span[];
  /** For `focus`. */
  passages: Passages;
}

/** Finds the structure of a text. */
export type ToStructure = (text: string) => Structure;

export function structureOf(text: string): Structure {
  const depths = new WeakMap<Block, number>();
  const inside = once((block: Block) => {
    const depth = (depths.get(block) ?? 0) + 1;
    const children = childrenOf(text, block, depth);
    for (const child of children) depths.set(child, depth);
    return children;
  });
  const spans = once((block: Block) => spansIn(text, block));
  const lazy = {
    blocks: lazily(() => blocksOf(text)),
    headings: lazily(() => headingsOf(text, structure.blocks)),
    passages: lazily(() => createPassages(structure)),
  };
  const structure: Structure = {
    text,
    inside,
    spans,
    get blocks() {
      return lazy.blocks();
    },
    get headings() {
      return lazy.headings();
    },
    get passages() {
      return lazy.passages();
    },
  };
  return structure;
}

/** Characters of the pages whose structure is kept; it takes some times as many bytes. */
const MAX_CHARACTERS = 8 * 1024 * 1024;

/** `structureOf` that remembers the pages asked for last: those who read a page in parts come again. */
export function createToStructure(maxCharacters = MAX_CHARACTERS): ToStructure {
  const known = new LRUCache<string, Structure>({
    maxSize: maxCharacters,
    sizeCalculation: ({ text }) => text.length || 1,
  });
  return (text) => {
    const found = known.get(text) ?? structureOf(text);
    known.set(text, found);
    return found;
  };
}

/** In code every character stands for itself; in a table a row is on its own. */
function spansIn(text: string, { kind, start, contentEnd }: Block): Span[] {
  if (kind === 'code' || kind === 'math') return [];
  if (kind !== 'table') return spansOf(text, start, contentEnd);
  return linesOf(text, start, contentEnd).flatMap(({ at, to }) => spansOf(text, at, to));
}

function once<T>(make: (block: Block) => T): (block: Block) => T {
  const made = new WeakMap<Block, T>();
  return (block) => {
    const known = made.get(block);
    if (known !== undefined) return known;
    const value = make(block);
    made.set(block, value);
    return value;
  };
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
