import type { Blocks } from './blocks.js';

/** Log-odds: an opening this low begins something other than the content, such as comments or related pages. */
const END_OPENING = -1.5;

/**
 * What a reader has passed on the way to each block: signs of a second article, and of the end of the first. `openingOf`: the
 * log-odds that the words of a block add as the opening of a section.
 */
export function passedIn({ blocks, boxes }: Blocks, openingOf: (i: number) => number) {
  const ended = new Uint16Array(blocks.length + 1);
  for (const { name, prose, end } of boxes) {
    if (name === 'article' && prose > 0) ended[end] = (ended[end] ?? 0) + 1;
  }
  /**
   * The lowest opening score so far, zero or less, and the last block that lowered it; the last block that opens something
   * other than the content. -1 where there is none.
   */
  const now = { titles: 0, articles: 0, lowest: 0, lowestAt: -1, endAt: -1 };
  return blocks.map(({ box }, i) => {
    now.articles += ended[i] ?? 0;
    const before = { ...now };
    if (box.name === 'h1') now.titles += 1;
    const opening = openingOf(i);
    if (opening < now.lowest) Object.assign(now, { lowest: opening, lowestAt: i });
    if (opening < END_OPENING) now.endAt = i;
    return before;
  });
}
