import type { Block } from './blocks.js';
import { type Heading, headingAt } from './headings.js';
import { type Line, linesOf } from './lines.js';
import { spanAround } from './literal.js';
import type { Structure } from './structure.js';

/** A stretch of a page that `focus` takes or leaves: a block, or a part of a long one. They follow each other without a gap. */
export interface Unit {
  start: number;
  /** Where its own text ends. */
  contentEnd: number;
  end: number;
  isHeading: boolean;
  heading: Heading | undefined;
  /** The block with a head (a table, fenced code) that it is a part of, not the first. */
  partOf: Block | undefined;
}

/** Longer blocks are taken in parts: measured, a tenth of a page keeps ten in a hundred more answers than with 400. */
const LONG = 200;

export function unitsOf(structure: Structure): Unit[] {
  const units: Unit[] = [];
  const add = (unit: Pick<Unit, 'contentEnd' | 'end'> & Partial<Unit>) => {
    const start = units.at(-1)?.end ?? 0;
    const heading = headingAt(structure.headings, Math.max(start, unit.contentEnd - 1));
    if (unit.contentEnd > start) units.push({ isHeading: false, partOf: undefined, ...unit, start, heading });
    else if (units.length > 0) (units.at(-1) as Unit).end = Math.max(unit.end, start);
  };
  const walk = (blocks: readonly Block[]) => {
    for (const block of blocks) {
      const { kind, start, contentEnd, end } = block;
      const children = contentEnd - start > LONG ? structure.inside(block) : [];
      if (children.length > 0) walk(children);
      else if (kind === 'heading' || contentEnd - start <= LONG)
        add({ contentEnd, end, isHeading: kind === 'heading' });
      else parted(structure, block, add);
    }
  };
  walk(structure.blocks);
  return units;
}

type Add = (unit: Pick<Unit, 'contentEnd' | 'end'> & Partial<Unit>) => void;

function parted(structure: Structure, block: Block, add: Add): void {
  const { kind, start, contentEnd, end, headEnd } = block;
  const ends = kind === 'code' || kind === 'table' ? lineEnds(structure.text, block) : sentenceEnds(structure, block);
  let from = start;
  for (const [i, at] of ends.entries()) {
    const next = ends[i + 1];
    // A row is a passage of its own; lines of code and sentences are gathered.
    const isFull = next === undefined || next - from > LONG || (kind === 'table' && at > (headEnd ?? 0));
    if (!isFull) continue;
    const partOf = headEnd !== undefined && from >= headEnd ? block : undefined;
    add({ contentEnd: next === undefined ? contentEnd : at, end: next === undefined ? end : at, partOf });
    from = at;
  }
}

function lineEnds(text: string, { start, contentEnd }: Block): number[] {
  return linesOf(text, start, contentEnd).map(({ end }: Line) => end);
}

/** Roughly: nothing but what is shown of a long paragraph depends on it. */
const SENTENCE_END = /[.!?…؟।]["'”’»)\]*_]*\s+|[。！？]["'”’」』）]*\s*|\n/g;

function sentenceEnds(structure: Structure, block: Block): number[] {
  const spans = structure.spans(block);
  const text = structure.text.slice(block.start, block.contentEnd);
  const ends = [...text.matchAll(SENTENCE_END)]
    .map(({ index, 0: mark }) => block.start + index + mark.length)
    .filter((at) => at < block.contentEnd && !spanAround(spans, at));
  return [...ends, block.contentEnd];
}
