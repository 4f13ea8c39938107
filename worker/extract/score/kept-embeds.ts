import { isEmbedded } from '../structure/embed-hosts.js';
import type { Blocks } from './blocks.js';
import { isAmidText } from './figures.js';
import { isAmidKept } from './kept.js';
import { around } from './together.js';

/** Blocks up to the kept text: there may be a caption between, or a box that asks to subscribe. */
const NEAR = 3;
/** Beside a file stands a link to download it. */
const MOST_LINKS = 2;
/** Addresses of documents that a text offers. */
const FILE = /^[^?#]*\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|epub|csv|zip)(?:[?#]|$)/i;
/** Characters, white space not counted. */
const MOST_FIGURE_CHARS = 400;

/**
 * Keeps, in place, the links to what a text embeds or offers as a file, where they stand alone between two kept pieces
 * of one element: a line that only says "Video" looks like a control.
 */
export function keepEmbeds({ blocks }: Blocks, kept: boolean[]): void {
  for (const [i, block] of blocks.entries()) {
    if (kept[i] || block.links === 0 || block.links > MOST_LINKS || block.linked !== block.chars) continue;
    const isLink = block.box.element.firstElementChild?.localName === 'a';
    if (!isLink || !((block.box.name === 'p' && isEmbedded(block.href)) || FILE.test(block.href))) continue;
    const box = around(block);
    if (box?.name === 'figure' && box.chars <= MOST_FIGURE_CHARS && isAmidText(box, kept)) {
      kept.fill(true, box.first, box.end);
      continue;
    }
    if (isAmidKept({ first: i, end: i + 1 }, box, kept, NEAR)) kept[i] = true;
  }
}
