import { bracketsOf } from './brackets.js';
import { literalsOf, merged, type Span } from './literal.js';

/** Words in brackets that are no link are kept together up to this length. */
const MAX_BRACKETS = 300;

/**
 * The links, images, code spans, formulas, tags and bare addresses of `text` from `start` to `end`. More is kept together
 * than has to be where that is simpler. Linear: what has been looked for in vain is not looked for again.
 */
export function spansOf(text: string, start: number, end: number): Span[] {
  const within = text.slice(start, end);
  const literal = literalsOf(within);
  const found = [...literal, ...tags(within), ...addresses(within), ...brackets(within, literal)];
  return merged(found).map(([from, to]): Span => [start + from, start + to]);
}

function tags(text: string): Span[] {
  return [...text.matchAll(/<[a-z/!?][^<>]*>/gi)].map(({ index, 0: { length } }): Span => [index, index + length]);
}

function addresses(text: string): Span[] {
  const found = text.matchAll(/(?:https?:\/\/|www\.)[^\s<>)\]]+/gi);
  return [...found].map(({ index, 0: { length } }): Span => [index, index + length]);
}

/** Brackets with what belongs to them: `[text](address "title")`, `[text][reference]`, `![alt](…)`, `[^note]`. */
function brackets(text: string, literal: readonly Span[]): Span[] {
  return bracketsOf(text, literal).flatMap(({ from, to, isImage, label }): Span[] => {
    const isBare = to === from + label.length + (isImage ? 3 : 2);
    return isBare && label.length > MAX_BRACKETS ? [] : [[from, to]];
  });
}
