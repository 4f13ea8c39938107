import { HEADING_NAME } from '../../dom/headings.js';
import type { Block, Blocks, Box } from './blocks.js';

/** White space not counted. */
const MOST_LABEL_CHARS = 30;
const MOST_VALUE_CHARS = 60;
/** How many elements that hold nothing else stand around a value. */
const LEVELS = 3;
/** Three letters, or two where a letter is a syllable or a word; a figure ("of 15", "0+") names nothing. */
const NAMES = /\p{L}{3}|[\p{Lo}]{2}/u;
/** What pages call the name of a value. */
const LABEL = /(?:^|[\s_-])(?:key|label|term)(?:[\s_-]|$)/i;
/** "4,200+", "98 %", "€ 3.5M": a number that says nothing by itself, and is no day; a script has still to count up from nought. */
const FIGURE = /^\s*(?!0[+%\s]*$)[\p{Sc}<>~]?\s?\d{1,6}(?:,\d{3}){0,3}(?:[.,]\d{1,2})?\s?(?:[+%x]|[kKmM]n?\+?)?\s*$/u;
const SAYS = /[\p{L}\p{N}]/u;

/**
 * Keeps, in place, the value to each label that is kept, and the label to each value: two short texts that are all that an
 * element has stand or fall together ("Affected versions", "< 4.2.1"; "Cons", "Loud"). Links and buttons lead elsewhere
 * and are judged by themselves.
 */
export function keepPairs({ blocks }: Blocks, kept: boolean[]): void {
  for (let i = 1; i < kept.length; i++) {
    if (kept[i] === kept[i - 1]) continue;
    const [label, value] = [blocks[i - 1], blocks[i]];
    if (label && value && isPair(label, value, i)) kept.fill(true, i - 1, i + 1);
  }
}

/**
 * Whether the first is what one would call the second, or one is a figure and the other what it counts, and nothing else
 * stands in the nearest element around both.
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
