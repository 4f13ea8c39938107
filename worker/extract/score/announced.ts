import { HEADING_NAME } from '../../html/headings.js';
import { textLength } from '../../html/text-sizes.js';
import type { Block, Blocks, Box } from '../model/blocks.js';
import { alertOf } from '../recognise/callouts.js';
import { isBeside } from './furniture-boxes.js';
import { isAnyKept } from './kept.js';

/** Characters, white space not counted. */
const MOST_CHARS = 4_000;
const LEAST_ANNOUNCING_CHARS = 25;
/** Blocks. */
const MOST_BLOCKS = 120;
/** A share: more is a list of what else to read, unless the text before it says that it follows. */
const LINKED = 0.5;
const LINKED_BELOW_HEADING = 0.2;
const STEPS = /^(?:ol|table|dl)$/;
const PART = /^(?:table|dl|[uo]l|pre|blockquote)$/;
/** What documentation tools call lists, tables, declarations and what belongs to them. */
const OF_MANUAL = new RegExp(
  `(?:^|\\s)(?:${[
    'docutils|field-list|option-list|py|(?:c|cpp|js|rst|std) [a-z]+',
    '(?:ordered|itemized|variable|simple|callout|d|u|o|co|q)list|informaltable|procedure|verseblock|listingblock|literalblock',
    'params|tparams|retval|exception|memproto|member-list|(?:constructor|method|field|member|property|enum-constant|nested-class)-(?:summary|details)',
  ].join('|')})(?:\\s|$)`,
);
const MAY_BE_PART = /^(?:table|dl|[uo]l|pre|blockquote|div|section)$/;

/** The callouts of documentation tools, which may also open a text. */
const OPENING = /(?:^|[\s_-])(?:admonition|callout|markdown-alert|custom-block)(?:[\s_-]|$)/;

/**
 * Keeps, in place, the list, table, quote or code right below a kept text that announces it with a colon; and below any
 * kept text what nothing but a text holds: code, callouts, and what documentation tools write. They look like facts about
 * the page when they are short, and often nothing follows them that is kept.
 */
export function keepAnnounced({ blocks, boxes }: Blocks, kept: boolean[]): void {
  for (const box of boxes) if (follows(box, blocks, kept)) kept.fill(true, box.first, box.end);
  for (const box of boxes) if (opens(box, blocks, kept)) kept.fill(true, box.first, box.end);
  for (const [i, block] of blocks.entries()) {
    const before = blocks[i - 1];
    if (!kept[i] && kept[i - 1] && before && announces(before) && isFormula(block)) kept[i] = true;
  }
}

/** Whether a box of which nothing is kept belongs to the kept text right before it. */
function follows(box: Box, blocks: readonly Block[], kept: readonly boolean[]): boolean {
  const { first, end, chars, classes } = box;
  const isPast = !kept[first - 1] && isPastLinks(box, blocks[first - 1]);
  const at = isPast ? first - 2 : first - 1;
  const before = blocks[at];
  if (!before || chars === 0 || chars > MOST_CHARS || end - first > MOST_BLOCKS) return false;
  if (!kept[at] || isAnyKept(kept, first, end)) return false;
  if (!(isPast || mayFollow(box, before)) || isBeside(box)) return false;
  return isSameText(box, before, OF_MANUAL.test(classes) ? Infinity : MOST_LEVELS);
}

/** Whether a callout of which nothing is kept stands right before kept text beside it. */
function opens(
  { classes, first, end, chars, linked, parent, element }: Box,
  blocks: readonly Block[],
  kept: readonly boolean[],
): boolean {
  if (!parent || !kept[end] || blocks[end]?.box.parent !== parent) return false;
  if (chars > MOST_CHARS || linked > LINKED * chars || !OPENING.test(classes)) return false;
  return !isAnyKept(kept, first, end) && alertOf(element) !== undefined;
}

/**
 * Whether nothing but a line of links parts a table of data or a list of definitions from the text that it belongs to:
 * where to report an error in it, or to get it as a file.
 */
function isPastLinks({ name, chars, linked, parent, element }: Box, line: Block | undefined): boolean {
  if (!line || line.box.parent !== parent || line.links === 0 || line.chars > MOST_LINE_CHARS) return false;
  if (line.linked < MOSTLY * line.chars || linked > LINKED_BELOW_HEADING * chars) return false;
  return name === 'dl' || (name === 'table' && element.querySelector('th') !== null);
}
const MOST_LINE_CHARS = 120;
/** A share: separators stand between links. */
const MOSTLY = 0.8;

function mayFollow(box: Box, before: Block): boolean {
  const { name, classes, chars, linked, element } = box;
  if (announces(before) && PART.test(name)) return true;
  if (STEPS.test(name) && HEADING_NAME.test(before.box.name) && linked <= LINKED_BELOW_HEADING * chars) return true;
  if (name === 'pre') return true;
  if (linked > LINKED * chars) return false;
  return alertOf(element) !== undefined || (MAY_BE_PART.test(name) && OF_MANUAL.test(classes));
}

/** Whether a block is a formula on a line of its own. */
function isFormula({ nodes, chars }: Block): boolean {
  const formula = nodes[0]?.parentElement?.closest('[data-tex="display"]');
  return formula != null && textLength(formula.textContent) === chars;
}

const ANNOUNCING = /(?:[:：]|\b(?:following|below) (?:table|list|schedule)\.)\s*$/;

/** Whether a text says that something follows it. */
function announces({ box, text, chars, linked }: Block): boolean {
  return (
    chars >= LEAST_ANNOUNCING_CHARS && linked < LINKED * chars && !HEADING_NAME.test(box.name) && ANNOUNCING.test(text)
  );
}

/** Whether nothing but wrappers of each parts the two, of the text before no more than some. */
function isSameText(box: Box, { box: before }: Block, most: number): boolean {
  let around = box;
  while (around.parent && around.parent.first === around.first) around = around.parent;
  const section = around.parent;
  let holder: Box | undefined = before;
  for (let level = 0; holder && level <= most; level++, holder = holder.parent) if (holder === section) return true;
  return false;
}
const MOST_LEVELS = 4;
