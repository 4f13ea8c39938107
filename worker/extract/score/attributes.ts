import { HEADING_NAME } from '../../html/headings.js';
import type { Block, Box } from '../model/blocks.js';
import type { Scene } from '../model/scene.js';
import { holds } from './furniture-boxes.js';
import { isAnyKept } from './kept.js';

/** A table of a name and a value in each row, or a list of both. */
const PAIRS = /^(?:table|dl)$/;
/** What WooCommerce and PrestaShop call them. */
const ATTRIBUTES = /(?:^|\s)(?:shop_attributes|data-sheet)(?:\s|$)/;
const LEAST_PAIRS = 3;
const MOST_PAIRS = 80;
/** Characters of a row on average, white space not counted. */
const MOST_PAIR_CHARS = 160;
/** A share: more lead elsewhere. */
const LINKED = 0.3;
/** What lets a reader choose, buy or compare, and boxes about something else. */
const CONTROLS = 'select,input,button,form';
const ELSEWHERE =
  /related|recommend|similar|upsell|cross-?sell|compar|review|rating|shipping|delivery|return|size-?(?:chart|guide)|hours/i;
const ELSEWHERE_LEVELS = 3;

/**
 * Keeps, in place, the attributes of a product below its kept description, and the heading right above them: shops put
 * them into a box of their own, where their short texts look like what one can choose.
 */
export function keepAttributes({ blocks, boxes, page }: Scene, kept: boolean[]): void {
  const title = blocks.findIndex(({ box }) => box.name === 'h1');
  const isHeaded = holds(blocks, HEADING_NAME);
  for (const box of boxes) {
    const { first, end } = box;
    if (!PAIRS.test(box.name) || !(page.isProduct || ATTRIBUTES.test(box.classes))) continue;
    if (first < title || isAnyKept(kept, first, end) || isHeaded(box)) continue;
    if (!isAnyKept(kept, title, first) || !holdsPairs(box) || isElsewhere(box)) continue;
    kept.fill(true, first, end);
    if (isHeading(blocks[first - 1])) kept[first - 1] = true;
  }
}

function holdsPairs({ name, element, chars, linked }: Box): boolean {
  if (linked > LINKED * chars || element.querySelector(CONTROLS)) return false;
  const rows = Array.from(element.querySelectorAll(name === 'dl' ? 'dt' : 'tr'));
  if (rows.length < LEAST_PAIRS || rows.length > MOST_PAIRS || chars > rows.length * MOST_PAIR_CHARS) return false;
  if (name === 'dl') return element.querySelectorAll('dd').length === rows.length;
  return rows.every(({ childElementCount, firstElementChild: label }) => {
    return childElementCount === 2 && Boolean(label?.textContent?.trim());
  });
}

function isElsewhere(pairs: Box): boolean {
  let box: Box | undefined = pairs;
  for (let level = 0; box && level < ELSEWHERE_LEVELS; level++, box = box.parent)
    if (/^(?:li|aside|nav|footer)$/.test(box.name) || ELSEWHERE.test(box.label)) return true;
  return false;
}

function isHeading(block: Block | undefined): boolean {
  return block !== undefined && (HEADING_NAME.test(block.box.name) || block.box.name === 'caption');
}
