import type { Block } from './blocks.js';
import { spanAround } from './literal.js';
import type { Structure } from './structure.js';
import { beside, type Cut } from './window.js';

/** Without a language, as that of the page may be another than its quotes': the rules are the same for nearly all. */
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Characters looked back over for the end of a sentence, and of a word; few are longer. */
const SENTENCE = 2_000;
const WORD = 200;

/**
 * Where a block that is longer than a window is cut: at a line, or else a sentence, a word, anywhere; never inside a link
 * or a formula that fits in a window. Undefined where it had better be before the block.
 */
export function cutText(structure: Structure, block: Block, { start: from, limit, max }: Cut): number | undefined {
  const { text } = structure;
  const mayBeBefore = block.start > from;
  const start = mayBeBefore ? withoutMarkers(text, block.start) : from;
  if (limit <= start) return undefined;
  const end = Math.min(limit, block.contentEnd);
  const spans = structure.spans(block);
  const spanOver = (at: number) => {
    const span = spanAround(spans, at);
    return span && span[0] >= start && span[1] - span[0] <= max ? span : undefined;
  };
  const isFree = (at: number) => at > start && at <= limit && !spanOver(at);
  const lastAnywhere = () =>
    lastBoundary(
      words,
      { text, start, end: block.contentEnd, limit, reach: WORD },
      (at) => at > start && at <= limit,
    ) ?? beside(text, limit, start);
  const line = lineBefore(text, end, { start, max, block, isFree });
  if (line !== undefined && (line - start >= max / 2 || lineEnd(text, line) - line <= max)) return line;
  const over = spanOver(limit);
  // The line has room, its line break has not.
  if (text[limit] === '\n' && !over) return limit;
  return (
    lastBoundary(sentences, { text, start, end: block.contentEnd, limit, reach: SENTENCE }, isFree) ??
    lastBoundary(words, { text, start, end: block.contentEnd, limit, reach: WORD }, isFree) ??
    (over && over[0] > start ? over[0] : undefined) ??
    line ??
    (over && mayBeBefore ? undefined : lastAnywhere())
  );
}

/** After the marks of the quotes and items that begin where a block does: alone they are no part of it. */
function withoutMarkers(text: string, at: number): number {
  MARKERS.lastIndex = at;
  return at + (MARKERS.exec(text)?.[0].length ?? 0);
}
const MARKERS = /(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*/y;

interface Around {
  start: number;
  max: number;
  block: Block;
  isFree(at: number): boolean;
}

/** The last beginning of a line, but for those in a table's head, which stays whole if it fits in a window. */
function lineBefore(text: string, end: number, { start, max, block, isFree }: Around): number | undefined {
  const { start: begin, headEnd = begin } = block;
  for (let feed = text.lastIndexOf('\n', end - 1); feed >= start; feed = text.lastIndexOf('\n', feed - 1)) {
    const line = feed + 1;
    if (line < headEnd && headEnd - begin <= max) return undefined;
    if (isFree(line)) return line;
    if (feed === 0) break;
  }
  return undefined;
}

function lineEnd(text: string, line: number): number {
  const feed = text.indexOf('\n', line);
  return feed < 0 ? text.length : feed;
}

interface Stretch {
  text: string;
  start: number;
  /** Of the block. */
  end: number;
  limit: number;
  /** How far to look back at first. */
  reach: number;
}

/** The last boundary of sentences or words that is free; looked for from further back where there is none near. */
function lastBoundary(
  segmenter: Intl.Segmenter,
  { text, start, end, limit, reach }: Stretch,
  isFree: (at: number) => boolean,
): number | undefined {
  for (let back = reach; ; back *= 4) {
    const from = Math.max(start, limit - back);
    let found: number | undefined;
    // Somewhat more than to the limit, as what follows decides whether a sentence ends.
    const stretch = text.slice(from, Math.min(end, limit + reach / 10));
    for (const { index } of segmenter.segment(stretch)) {
      if (from + index > limit) break;
      // Where the stretch begins is no boundary, unless the window begins there.
      if (index > 0 && isFree(from + index)) found = preferred(text, from + index, found, segmenter);
    }
    if (found !== undefined || from === start || back >= MAX_REACH) return found;
  }
}

/** Nothing is one sentence, or word, for so long. */
const MAX_REACH = 32_000;

/** Of words, the place after white space counts more than the one before a comma. */
function preferred(text: string, at: number, found: number | undefined, segmenter: Intl.Segmenter): number {
  if (segmenter === sentences || found === undefined) return at;
  const isAfterSpace = (place: number) => /\s/.test(text[place - 1] ?? '');
  return isAfterSpace(found) && !isAfterSpace(at) ? found : at;
}
