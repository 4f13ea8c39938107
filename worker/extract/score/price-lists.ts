import { type Block, type Box, kindOf } from './blocks.js';
import { charsOf } from './cards.js';
import { isBeside } from './furniture-boxes.js';
import { isPriced } from './goods.js';
import { keepWords } from './kept.js';
import type { Scene } from './scene.js';

/** Lines side by side that make a list. */
const LEAST_LINES = 3;
/** On average; of the plans of a service each has a box of its own for its price. */
const LEAST_OF_LIST = 1.5;
/** Of a line: a name, what it consists of, and the prices of its sizes. Characters without white space. */
const MOST_LINE_CHARS = 300;
const MOST_PRICES = 4;
/** What lets a reader choose or buy: there the prices are those of a shop, a basket or a filter. */
const LINKS = 'a[href]:not([href^="#"])';
const CONTROLS = `${LINKS},button,input,select,label`;
const ELSEWHERE =
  /cart|basket|checkout|(?:filter|facet)s?(?:\s|$)|summary|related|recommend|similar|variation|shipping/i;
/** A share of the box around the lines: with more of it in links these are goods of a shop. */
const MOST_LINKED = 0.1;
/** A share of the box around the lines: the rest are their headings. */
const MOSTLY = 0.6;
const MOST_LEVELS = 5;

/**
 * Keeps, in place, the lines of a price list that lead nowhere, and the headings between them: the dishes of a kitchen,
 * the fees of a practice. Their classes (`menu-item`) and their few words look like those of a menu of links.
 */
export function keepPriceLists({ blocks, boxes, page }: Scene, kept: boolean[]): void {
  if (page.isArticle || page.isForum || page.isDocs || page.isProduct) return;
  for (const lines of listsOf(blocks, boxes)) {
    const lists = new Set(lines.map(({ parent }) => parent as Box));
    if (lines.length < LEAST_LINES || lines.length < LEAST_OF_LIST * lists.size) continue;
    if (lines.some((line) => !isNamed(line, blocks) || isElsewhere(line)) || [...lists].some(leadsOn)) continue;
    for (const line of lines) keepWords(line, blocks, kept);
    const around = boxAround(lines);
    if (around) keepWords(around, blocks, kept);
  }
}

/** The boxes of a few words and a price, by their kind and that of the box around them. */
function listsOf(blocks: readonly Block[], boxes: readonly Box[]): Iterable<Box[]> {
  const pricesUpTo = new Uint32Array(blocks.length + 1);
  for (const [i, block] of blocks.entries()) pricesUpTo[i + 1] = (pricesUpTo[i] ?? 0) + Number(isPriced(block));
  const lists = new Map<string, Box[]>();
  for (const box of boxes) {
    const prices = (pricesUpTo[box.end] ?? 0) - (pricesUpTo[box.first] ?? 0);
    if (!box.parent || prices < 1 || prices > MOST_PRICES || box.chars > MOST_LINE_CHARS) continue;
    if (box.end - box.first < 2) continue;
    const key = `${kindOf(box.parent)} ${box.name}`;
    const list = lists.get(key) ?? [];
    lists.set(key, list);
    // Boxes of one kind may be in each other.
    if (box.first >= (list.at(-1)?.end ?? 0)) list.push(box);
  }
  return lists.values();
}

/** Whether a line begins with what it states the price of. */
function isNamed({ first, name }: Box, blocks: readonly Block[]): boolean {
  return name !== 'tr' && /^\s*[^\d\p{Sc}]{0,9}\p{L}{3}/u.test(blocks[first]?.text ?? '');
}

function leadsOn({ chars, linked, element }: Box): boolean {
  return linked > MOST_LINKED * chars && element.querySelector(LINKS) !== null;
}

function isElsewhere(line: Box): boolean {
  if (isBeside(line) || line.element.querySelector(CONTROLS)) return true;
  let around: Box | undefined = line;
  for (let level = 0; around && level < MOST_LEVELS; level++, around = around.parent)
    if (ELSEWHERE.test(around.label)) return true;
  return false;
}

/** The largest box that holds all of the lines and little else. */
function boxAround(lines: readonly Box[]): Box | undefined {
  const [first, last] = [lines[0], lines.at(-1)];
  const most = charsOf(lines) / MOSTLY;
  let found: Box | undefined;
  for (let box = first?.parent; box?.parent && box.chars <= most; box = box.parent)
    if (last && box.end >= last.end) found = box;
  return found;
}
