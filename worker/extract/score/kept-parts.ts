import { LOWER_HEADING_NAME } from '../../html/headings.js';
import type { Block, Blocks, Box } from '../model/blocks.js';
import { alertOf } from '../recognise/callouts.js';
import { isAmidKept, isAnyKept, isWithin, keptCharsIn, keptProse, lastKept, nextKept } from './kept.js';

/** Elements of running text beside its paragraphs. */
const PART = /^(?:table|details|dl|[uo]l|pre|blockquote)$/;
/** A list in a frame is as often one of what else to read. */
const FRAMED = /^(?:table|details|dl|pre)$/;
/** Ghost's folded texts, linked pages and callouts. */
const CARD = /(?:^|\s)kg-(?:toggle|bookmark|callout)-card(?:\s|$)/;
/** Characters, white space not counted. */
const MOST_CHARS = 2_000;
/** A share: a list with more of its text in links is one of what else to read. */
const LINKED = 0.5;
/** Characters of a mark that links a heading to itself. */
const MARK_CHARS = 2;
/** Blocks between the kept texts. */
const MOST_BLOCKS = 60;

/**
 * Keeps, in place, the tables, lists, callouts and folded texts between two kept paragraphs beside them, or beside the
 * frames that hold nothing but them and their captions: short ones look like facts about the page. So do headings right
 * above what is kept there.
 */
export function keepParts({ blocks, boxes }: Blocks, kept: boolean[]): void {
  const isProse = keptProse(blocks, kept);
  const before = lastKept(isProse);
  const after = nextKept(isProse);
  const isAmongProse = ({ first, end, parent }: Box, levels = 1) => {
    const [last, next] = [before[first] ?? -1, after[end] ?? Infinity];
    return next - last <= MOST_BLOCKS && [last, next].every((i) => parent && isWithin(blocks[i]?.box, parent, levels));
  };
  for (const box of boxes) {
    const { name, first, end, chars } = box;
    if (chars === 0 || chars > MOST_CHARS || isAnyKept(kept, first, end)) continue;
    const frame = FRAMED.test(name) ? frameOf(box) : box;
    // Editors set each part of a text into boxes of its own.
    const levels = name === 'table' && box.end - box.first >= LEAST_IN_TABLE ? MOST_LEVELS : 1;
    if (frame.parent && isAmongProse(frame, levels) && isPart(box)) kept.fill(true, frame.first, frame.end);
  }
  for (const box of boxes) {
    const isHeading = LOWER_HEADING_NAME.test(box.name) && box.linked <= MARK_CHARS && box.end - box.first === 1;
    if (isHeading && !kept[box.first] && kept[box.end] && isAmongProse(box)) kept[box.first] = true;
  }
}

/** Boxes around a paragraph, up to that beside a table. */
const MOST_LEVELS = 4;
/** Blocks: a smaller table counts comments. */
const LEAST_IN_TABLE = 4;

/** Rows, and cells of most of them: narrower tables are facts about something, or a layout. */
const LEAST_ROWS = 3;
const LEAST_CELLS = 3;
/** Blocks beside a table in which something is kept. */
const NEAR = 3;

/**
 * Keeps, in place, the whole of a table of data that stands between kept pieces of one element, however large: the cells
 * of long tables look like what they are, numbers and names.
 */
export function keepTables({ blocks, boxes }: Blocks, kept: boolean[]): void {
  for (const box of boxes) {
    if (box.name === 'thead' && box.parent && isHeadOfKept(box, box.parent, blocks, kept))
      for (let i = box.first; i < box.end; i++) if (blocks[i]?.links === 0) kept[i] = true;
    if (box.name !== 'table' || box.chars === 0) continue;
    const frame = frameOf(box);
    if (isAmidKept(frame, frame.parent, kept, NEAR) && isData(box)) kept.fill(true, box.first, box.end);
  }
}

/** Whether most of a table of data is kept below its head, which says what the columns are. */
function isHeadOfKept(head: Box, table: Box, blocks: readonly Block[], kept: readonly boolean[]): boolean {
  if (head.chars === 0 || table.end - head.end < LEAST_IN_TABLE) return false;
  const below = keptCharsIn(table, blocks, kept) - keptCharsIn(head, blocks, kept);
  return below >= MOSTLY * (table.chars - head.chars) && isWide(table);
}
/** A share. */
const MOSTLY = 0.5;

function isData({ chars, linked, element }: Box): boolean {
  return linked <= MOST_LINKED * chars && !element.querySelector(LAYOUT) && isWide({ element });
}

/** Whether most rows have several cells. */
function isWide({ element }: Pick<Box, 'element'>): boolean {
  const rows = Array.from(element.querySelectorAll('tr'));
  const wide = rows.filter(({ childElementCount }) => childElementCount >= LEAST_CELLS);
  return rows.length >= LEAST_ROWS && 2 * wide.length > rows.length;
}
/** A share: more is a list of links. */
const MOST_LINKED = 0.9;
const LAYOUT = 'table,form,input,h1,h2,h3,nav,article,section';

function isPart({ name, classes, chars, linked, element }: Box): boolean {
  if (CARD.test(classes)) return true;
  return linked <= LINKED * chars && (PART.test(name) || alertOf(element) !== undefined);
}

/** The widest box that holds nothing but a part, and the caption in its figure. */
export function frameOf(part: Box): Box {
  let frame = part;
  while (frame.parent && (frame.parent.name === 'figure' || holdsOnly(frame.parent, frame))) frame = frame.parent;
  return frame;
}

function holdsOnly({ first, end }: Box, inside: Box): boolean {
  return first === inside.first && end === inside.end;
}
