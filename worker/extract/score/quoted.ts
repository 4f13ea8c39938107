import type { Block, Blocks, Box } from './blocks.js';

/** Characters of a line that names who is quoted, white space not counted, and how many such lines follow a quote. */
const MOST_NAME_CHARS = 60;
const MOST_LINES = 3;
/** What the box of a quote and its name is called, and what the lines that name someone are. */
const TESTIMONIAL =
  /(?:^|[\s_-])(?:w-slide|(?:swiper-)?slide|testimonials?|quotes?|reviews?|carousel-item)(?:[\s_-]|$)/i;
const NAMES = /(?:^|[\s_-])(?:author|name|cite|citation|byline|person|client|customer|attribution|source)(?:[\s_-]|$)/i;
/** What page builders call the words of a testimonial that they put into no quote. */
const WORDS = /(?:^|[\s_-])(?:testimonial|quote|review)[_-]{1,2}(?:content|text|body)(?:\s|$)/i;
const LEVELS = 3;

/**
 * Keeps, in place, the lines right after a kept quote that say whose it is, where both are all that a figure, a quote
 * or a slide holds: a testimonial says little without its name.
 */
export function keepQuoted({ blocks, boxes }: Blocks, kept: boolean[]): void {
  for (const quote of boxes) {
    if (!kept[quote.first] || !(quote.name === 'blockquote' || WORDS.test(quote.classes))) continue;
    const last = kept.lastIndexOf(true, quote.end - 1);
    // The name may be in the quote, or beside it.
    const [from, end] = last < quote.end - 1 ? [last + 1, quote.end] : [quote.end, endOfHolder(quote, blocks)];
    if (end <= from || end - from > MOST_LINES) continue;
    const lines = blocks.slice(from, end);
    if (!lines.every(isLine)) continue;
    if (end > quote.end || lines.some(isNaming)) kept.fill(true, from, end);
  }
}

/** Where the smallest box ends that holds a quote and little after it; where the quote ends if that is no testimonial. */
function endOfHolder(quote: Box, blocks: readonly Block[]): number {
  let holder = quote.parent;
  for (let level = 0; holder && level < LEVELS; level++, holder = holder.parent) {
    if (holder.end === quote.end) continue;
    const isOne =
      holder.name === 'figure' || TESTIMONIAL.test(holder.classes) || isNamed(blocks, quote.end, holder.end);
    return isOne ? holder.end : quote.end;
  }
  return quote.end;
}

function isNamed(blocks: readonly Block[], from: number, end: number): boolean {
  return end - from <= MOST_LINES && blocks.slice(from, end).some(isNaming);
}

function isNaming({ box, inner, nodes: [first] }: Block): boolean {
  return (
    box.name === 'figcaption' ||
    box.name === 'footer' ||
    NAMES.test(`${box.classes} ${inner}`) ||
    first?.parentElement?.closest('cite') != null
  );
}

function isLine({ chars, text, linked, button }: Block): boolean {
  return chars <= MOST_NAME_CHARS && /\p{L}{2}/u.test(text) && button === 0 && 2 * linked <= chars;
}
