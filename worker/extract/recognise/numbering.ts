import { classOf } from '../../dom/class-of.js';

/** How a list counts, other than by numbers: HTML's values of `type`. */
export type Numbering = 'a' | 'A' | 'i' | 'I';

const STYLE = /(?:^|[;\s])list-style(?:-type)?\s*:\s*(?:(?:in|out)side\s+)?(lower|upper)-(alpha|latin|roman)/i;
/** Classes of docutils, Asciidoctor and Pandoc. */
const NAMED = /(?:^|\s)(lower|upper)(alpha|roman)(?:\s|$)/i;

/**
 * By which letters or Roman numerals an ordered list counts, from its type, its style or a tool's class; undefined for
 * numbers.
 */
export function numberingOf(list: Element): Numbering | undefined {
  const type = list.getAttribute('type')?.trim() ?? '';
  if (/^[aAiI]$/.test(type)) return type as Numbering;
  const style = list.getAttribute('style');
  const [, size, kind] = (style && STYLE.exec(style)) || NAMED.exec(classOf(list)) || [];
  if (!kind) return undefined;
  const letter = /roman/i.test(kind) ? 'i' : 'a';
  return (/upper/i.test(size ?? '') ? letter.toUpperCase() : letter) as Numbering;
}

/** A number as the list shows it; one that has no letter or numeral stays a number. */
export function written(number: number, numbering: Numbering): string {
  if (number < 1 || number > MOST_NUMERAL) return String(number);
  const text = /a/i.test(numbering) ? letters(number) : numerals(number);
  return numbering === numbering.toUpperCase() ? text.toUpperCase() : text;
}
const MOST_NUMERAL = 3_999;

function letters(number: number): string {
  let text = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    text = String.fromCharCode(97 + ((rest - 1) % 26)) + text;
  }
  return text;
}

const NUMERALS: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function numerals(number: number): string {
  let rest = number;
  return NUMERALS.map(([value, numeral]) => {
    const times = Math.floor(rest / value);
    rest -= times * value;
    return numeral.repeat(times);
  }).join('');
}

/** The tag that a page itself writes before an item, in brackets or alone on its line: `(a)`, `2.1)`, `iv.`. */
const TAG = String.raw`(?:[a-z]{1,4}|[A-Z]{1,4}|\d{1,3}(?:\.\d{1,3}){0,4})`;
const ALONE = new RegExp(String.raw`^\(?${TAG}[.)]$`);
const IN_LINE = new RegExp(String.raw`^(?:\(${TAG}\)|${TAG}\))\s+(?=\S)`);

/** Whether an item's first line is such a tag or begins with one. */
export function tagKind(line: string): 'alone' | 'in-line' | undefined {
  if (ALONE.test(line)) return 'alone';
  return IN_LINE.test(line) ? 'in-line' : undefined;
}
