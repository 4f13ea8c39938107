import type { PageMetadata } from '../../../src/shared/fetch-contract.js';
import { HEADING_NAME } from '../../dom/headings.js';
import { dateIn, dateless } from '../metadata/iso-date.js';
import type { Scene } from './scene.js';

/** Characters, white space not counted: a longer text is a paragraph, and the text has begun. */
const PROSE_CHARS = 80;
/** Letters that may be left of a line: "Updated", "5 min read", the day of the week. */
const MOST_LEFT = 20;

const ITEM = /^(?:t[dh]|li|d[td])$/;

/**
 * Drops, in place, the lines before the text of an article that say nothing but when the page was published, and by whom: both are
 * fields of their own.
 */
export function dropDateLines(
  { blocks, page }: Scene,
  kept: boolean[],
  { byline, published, lang }: PageMetadata,
): void {
  if (!published || !page.isArticle || page.isForum || page.isList) return;
  const day = published.slice(0, '2024-03-05'.length);
  const names = byline?.split(/, | & /) ?? [];
  for (const [i, { box, text, chars }] of blocks.entries()) {
    if (!kept[i]) continue;
    if (chars >= PROSE_CHARS) return;
    if (HEADING_NAME.test(box.name) || ITEM.test(box.name) || box.images > 0) continue;
    if (dateIn(text, lang)?.slice(0, day.length) !== day) continue;
    const rest = names.reduce((left, name) => left.replaceAll(name, ' '), dateless(text));
    if ((rest.match(/\p{L}/gu)?.length ?? 0) <= MOST_LEFT) kept[i] = false;
  }
}
