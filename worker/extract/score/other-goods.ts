import { HEADING_NAME } from '../../html/headings.js';
import { once } from '../../html/once.js';
import type { Block, Box } from '../model/blocks.js';
import type { Scene } from '../model/scene.js';
import { OTHER_GOODS } from '../words/beside.js';
import { anyLike, patternOf } from '../words/words.js';
import { dropBoxes, keptChars, keptCharsOf } from './kept.js';

const others = patternOf(() => `^\\s*${anyLike(OTHER_GOODS)}`);
const MOST_CHARS = 60;
const LEAST_LINKS = 3;

/**
 * Drops, in place, the goods that a page shows beside its own, as its words above them say: many shops do not state that
 * a page is one product, and name their boxes as they like.
 */
export function dropOtherGoods({ blocks, boxes, page, isMatter }: Scene, kept: boolean[]): void {
  if (page.isArticle || page.isForum || page.isDocs || page.isList || page.listsPosts) return;
  const title = blocks.findIndex(({ box }) => box.name === 'h1');
  const byElement = once(() => new Map(boxes.map((box) => [box.element, box])));
  const beside: Box[] = [];
  for (const [i, block] of blocks.entries()) {
    if (i <= title || block.chars > MOST_CHARS || i < (beside.at(-1)?.end ?? 0)) continue;
    if (!HEADING_NAME.test(block.box.name) || !others().test(block.text)) continue;
    const goods = goodsBelow(block, i, byElement());
    if (goods) beside.push({ ...goods, first: i });
  }
  if (2 * keptCharsOf(beside, blocks, kept) > keptChars(blocks, kept)) return;
  dropBoxes(beside, kept, isMatter);
}

/** The box that begins with a heading and holds links below it, or else the one right after the heading. */
function goodsBelow({ box: heading }: Block, at: number, byElement: ReadonlyMap<Element, Box>): Box | undefined {
  let box: Box = heading;
  while (box.parent?.first === at && box.end === at + 1) box = box.parent;
  const next = box.element.nextElementSibling;
  const goods = box.end > at + 1 ? box : next && byElement.get(next);
  return goods && goods.element.getElementsByTagName('a').length >= LEAST_LINKS ? goods : undefined;
}
