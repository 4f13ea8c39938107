import { HEADING_NAME } from '../../dom/headings.js';
import type { Block, Blocks, Box } from './blocks.js';
import { isAnyKept } from './kept.js';

/** Characters, white space not counted. */
const MOST_LABEL_CHARS = 30;
const MOST_VALUE_CHARS = 60;
/** Boxes around a value that hold nothing else. */
const LEVELS = 3;
/**
 * What a label must hold: three letters, or two of a script whose letters are syllables or words. A figure ("of 15",
 * "0+") names nothing.
 */
const NAMES = /\p{L}{3}|[\p{Lo}]{2}/u;
/** Classes of labels. */
const LABEL = /(?:^|[\s_-])(?:key|label|term)(?:[\s_-]|$)/i;
/**
 * A figure that says nothing by itself and is no date: "4,200+", "98 %", "€ 3.5M". Zero is one that a script has still
 * to count up.
 */
const FIGURE = /^\s*(?!0[+%\s]*$)[\p{Sc}<>~]?\s?\d{1,6}(?:,\d{3}){0,3}(?:[.,]\d{1,2})?\s?(?:[+%x]|[kKmM]n?\+?)?\s*$/u;
const SAYS = /[\p{L}\p{N}]/u;

/**
 * Keeps, in place, the value to each kept label and the label to each kept value: two short texts that are all an
 * element holds belong together ("Affected versions", "< 4.2.1"; "Cons", "Loud"). Links and buttons lead elsewhere and
 * are judged by themselves.
 */
export function keepPairs({ blocks, boxes }: Blocks, kept: boolean[]): void {
  for (let i = 1; i < kept.length; i++) {
    if (kept[i] === kept[i - 1]) continue;
    const [label, value] = [blocks[i - 1], blocks[i]];
    if (label && value && isPair(label, value, i)) kept.fill(true, i - 1, i + 1);
  }
  for (const box of boxes)
    if (areLabelled(box, blocks) && isAnyKept(kept, box.first, box.end)) kept.fill(true, box.first, box.end);
}

/** Whether a small box holds a few facts most of which have a label: the verdict below a claim that was checked. */
function areLabelled({ first, end, chars, linked, element }: Box, blocks: readonly Block[]): boolean {
  const count = end - first;
  if (count < LEAST_FACTS || count > MOST_FACTS || chars > MOST_FACTS_CHARS || linked > 0) return false;
  let labels = 0;
  for (let i = first; i < end; i++) {
    const { box, inner, button, text } = blocks[i] as Block;
    if (button > 0 || ZERO.test(text)) return false;
    if (LABEL.test(`${box.classes} ${inner}`)) labels += 1;
  }
  return labels >= LEAST_FACTS && 2 * labels >= count && !element.querySelector(CONTROLS);
}
/** What a script has still to count up. */
const ZERO = /^\s*0[+%\s]*$/;
const LEAST_FACTS = 2;
const MOST_FACTS = 12;
const MOST_FACTS_CHARS = 400;
const CONTROLS = 'select,input,button,form';

/**
 * Whether the first block is a label of the second, or one is a figure and the other what it counts, and the smallest
 * box around both holds nothing else.
 */
function isPair(label: Block, value: Block, i: number): boolean {
  const counts = (figure: Block, thing: Block) =>
    FIGURE.test(figure.text) && NAMES.test(thing.text) && !thing.text.includes(figure.text);
  if (!(isLabel(label) && SAYS.test(value.text)) && !counts(value, label) && !counts(label, value)) return false;
  if (label.chars > MOST_LABEL_CHARS || value.chars > MOST_VALUE_CHARS || !isPlain(label) || !isPlain(value))
    return false;
  let box: Box | undefined = value.box;
  for (let level = 0; box && level <= LEVELS; level++, box = box.parent) {
    if (box.first < i) return box.first === i - 1 && box.end === i + 1;
  }
  return false;
}

function isLabel({ box, text, chars, bold, inner }: Block): boolean {
  const isSetApart =
    HEADING_NAME.test(box.name) || bold === chars || LABEL.test(`${box.classes} ${inner}`) || /:\s*$/.test(text);
  return isSetApart && NAMES.test(text);
}

function isPlain({ links, button }: Block): boolean {
  return links === 0 && button === 0;
}
