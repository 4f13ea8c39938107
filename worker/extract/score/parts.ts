import { HEADING_NAME } from '../../html/headings.js';
import type { Block, Blocks, Box } from '../model/blocks.js';
import type { Scene } from '../model/scene.js';
import { alertOf } from '../recognise/callouts.js';
import { isAmidKept, isAnyKept, isBeside, keptCharsIn, keptProse } from './boxes.js';

/** Elements of running text beside its paragraphs. */
const PART = /^(?:table|details|dl|[uo]l|pre|blockquote)$/;
/** Those that may have a frame of their own; a list in a frame is as often one of what else to read. */
const FRAMED = /^(?:table|details|dl|pre)$/;
/** Characters, white space not counted. */
const MOST_CHARS = 4_000;
/** A share: a list with more of its text in links is one of what else to read. */
const LINKED = 0.5;
/** Blocks to the kept paragraphs on both sides; to any kept text on both sides of a table of data. */
const FAR = 60;
const NEAR = 3;

/**
 * Keeps, in place, the tables, lists, code, quotes, callouts and folded texts between two kept paragraphs, however large
 * where they are data in rows, and those that the kept text right above them announces: short ones look like facts about
 * the page, and long ones like what they are, numbers and names.
 */
export function keepParts({ blocks, boxes }: Blocks, kept: boolean[]): void {
  const isProse = keptProse(blocks, kept);
  for (const box of boxes) {
    if (box.name === 'thead' && isOfKeptTable(box, blocks, kept)) kept.fill(true, box.first, box.end);
    if (box.chars === 0 || !isPart(box)) continue;
    const frame = FRAMED.test(box.name) ? frameOf(box) : box;
    const isLost = box.chars <= MOST_CHARS && !isAnyKept(kept, box);
    const isInText = isLost && box.linked <= LINKED * box.chars && isAmidKept(frame, isProse, FAR);
    const isAmid = isInText || (isData(box) && isAmidKept(frame, kept, NEAR));
    if (isAmid || (isLost && isOfTextBefore(box, frame, blocks, kept))) keepHeaded(frame, blocks, kept);
  }
}

/** Keeps a box and the heading right above it. */
function keepHeaded({ first, end }: Box, blocks: readonly Block[], kept: boolean[]): void {
  kept.fill(true, first, end);
  if (HEADING_NAME.test(blocks[first - 1]?.box.name ?? '')) kept[first - 1] = true;
}

function isPart({ name, chars, linked, element }: Box): boolean {
  return PART.test(name) || (linked <= LINKED * chars && alertOf(element) !== undefined);
}

/** The widest box that holds nothing but a part, and the caption in its figure. */
function frameOf(part: Box): Box {
  let frame = part;
  while (frame.parent && (frame.parent.name === 'figure' || holdsOnly(frame.parent, frame))) frame = frame.parent;
  return frame;
}

function holdsOnly({ first, end }: Box, inside: Box): boolean {
  return first === inside.first && end === inside.end;
}

/** Whether most of a table is kept below its head, which says what the columns are. */
function isOfKeptTable(head: Box, blocks: readonly Block[], kept: readonly boolean[]): boolean {
  const { parent: table } = head;
  if (!table || head.linked > 0) return false;
  return 2 * keptCharsIn({ first: head.end, end: table.end }, blocks, kept) > table.chars - head.chars;
}

/** Rows, and cells of most of them: narrower tables are facts about something, or a layout. */
const LEAST_ROWS = 3;
const LEAST_CELLS = 3;
const LAYOUT = 'table,form,input,h1,h2,h3,nav,article,section';

function isData({ name, element }: Box): boolean {
  if (name !== 'table' || element.querySelector(LAYOUT)) return false;
  const rows = Array.from(element.querySelectorAll('tr'));
  const wide = rows.filter(({ childElementCount }) => childElementCount >= LEAST_CELLS);
  return rows.length >= LEAST_ROWS && 2 * wide.length > rows.length;
}

/** What documentation tools call lists, tables and declarations. */
const OF_MANUAL =
  /(?:^|\s)(?:docutils|(?:py|c|cpp|js) [a-z]+|[a-z]*list|informaltable|params|memproto|[a-z-]+-(?:summary|details))(?:\s|$)/;

/**
 * Whether a part belongs to the kept text right before it: code, callouts, what documentation tools write, and what that text
 * announces.
 */
function isOfTextBefore(box: Box, frame: Box, blocks: readonly Block[], kept: readonly boolean[]): boolean {
  const before = blocks[box.first - 1];
  if (!before || !kept[box.first - 1] || isBeside(box)) return false;
  const isOfManual = box.linked <= LINKED * box.chars && OF_MANUAL.test(`${box.classes} ${frame.classes}`);
  if (isOfManual) return areInOneText(box, before.box, Infinity);
  const isOfText =
    box.name === 'pre' || alertOf(box.element) !== undefined || announces(before) || isNumbered(box, blocks);
  return isOfText && areInOneText(box, before.box, MOST_LEVELS);
}

/** Whether nothing but wrappers of each, of the text before no more than some, parts a box from the text before it. */
function areInOneText(box: Box, before: Box, mostLevels: number): boolean {
  let around = box;
  while (around.parent && around.parent.first === around.first) around = around.parent;
  let holder: Box | undefined = before;
  for (let level = 0; holder && level <= mostLevels; level++, holder = holder.parent)
    if (holder === around.parent) return true;
  return false;
}
const MOST_LEVELS = 4;

/** The number at the beginning of a table's caption. */
const TABLE_NUMBER = /^\s*tab(?:l[eao]|ela|elle|leau)?\.?\s?[A-Z]?\d{1,3}(?:[.:]|\s|$)/i;
/** Blocks of a caption above its table. */
const MOST_CAPTION = 3;

function isNumbered({ name, first }: Box, blocks: readonly Block[]): boolean {
  const above = blocks.slice(Math.max(0, first - MOST_CAPTION), first);
  return name === 'table' && above.some(({ text }) => TABLE_NUMBER.test(text));
}

const LEAST_ANNOUNCING_CHARS = 25;

/** Whether a text says that something follows it. */
function announces({ box, text, chars, linked }: Block): boolean {
  const isText = chars >= LEAST_ANNOUNCING_CHARS && linked < LINKED * chars && !HEADING_NAME.test(box.name);
  return isText && /[:：]\s*$/.test(text);
}

/** A table of a name and a value in each row, or a list of both. */
const PAIRS = /^(?:table|dl)$/;
/** What WooCommerce and PrestaShop call them. */
const ATTRIBUTES = /(?:^|\s)(?:shop_attributes|data-sheet)(?:\s|$)/;
const LEAST_PAIRS = 3;
const MOST_PAIRS = 80;
/** What lets a reader choose, buy or compare. */
const CONTROLS = 'select,input,button,form';

/**
 * Keeps, in place, the attributes of a product below its kept description, and the heading right above them: shops put
 * them into a box of their own, where their short texts look like what one can choose.
 */
export function keepAttributes({ blocks, boxes, page }: Scene, kept: boolean[]): void {
  const title = blocks.findIndex(({ box }) => box.name === 'h1');
  for (const box of boxes) {
    const { first, name, classes } = box;
    if (!PAIRS.test(name) || !(page.isProduct || ATTRIBUTES.test(classes)) || first < title) continue;
    if (isAnyKept(kept, box) || !isAnyKept(kept, { first: title, end: first })) continue;
    if (!holdsPairs(box) || isBeside(box)) continue;
    keepHeaded(box, blocks, kept);
  }
}

function holdsPairs({ name, element, linked, chars }: Box): boolean {
  if (linked > LINKED * chars || element.querySelector(CONTROLS)) return false;
  const rows = Array.from(element.querySelectorAll(name === 'dl' ? 'dt' : 'tr'));
  if (rows.length < LEAST_PAIRS || rows.length > MOST_PAIRS) return false;
  return name === 'dl' || rows.every(({ childElementCount }) => childElementCount === 2);
}
