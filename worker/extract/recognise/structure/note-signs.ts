import { textUpTo } from '../../../html/text-up-to.js';

/** Links back in Word's notes, which lead to names that the notes themselves have lost. */
export const WORD_BACK_LINK = /#(_(?:ftn|edn))ref(\d+)$/;
/**
 * What a reference shows; governments and courts spell it out: `[footnote 1]`, as do pages in Japanese and Chinese: `注1`.
 * markdown-it counts those to the same note: `[1:2]`.
 */
export const REFERENCE_TEXT =
  /^(?=[^:]*$|\[\d+:\d+\]$)[[(（［〔]?\s*(?:foot ?note\s{1,9}|(?:脚?[注註][釈记記]?|※)\s?(?=\d))?([\w\p{Nd}*†‡§]{1,4})(?::\d{1,2})?\s*[\])）］〕]?$/iu;
/** A reference of one of several groups of notes, as wikis have them: `[note 1]`, `[nb 2]`. */
const GROUPED = /^\[\s?(\p{L}[\p{L}.-]{0,15})\s{1,3}(\p{Nd}{1,3})\s?\]$/u;
/** `[Knuth84]`: longer than the labels of other notes. */
const CITED = /^\[\s*([\w+-]{1,24})\s*\]$/;
/** Characters: longer text is a section that happens to be linked. */
const LONGEST_NOTE_CHARS = 3_000;
/** Characters and nodes around a label at most. */
const MOST_BESIDE = 200;

/** The label that a reference shows; '' where it cannot be a reference. */
export function labelOf(holder: Element): string {
  const text = textUpTo(holder, MOST_BESIDE)?.trim() ?? '';
  const [, group = '', number = ''] = GROUPED.exec(text) ?? [];
  return REFERENCE_TEXT.exec(text)?.[1] ?? CITED.exec(text)?.[1] ?? group + number;
}

/** Whether a superscript holds nothing but a letter or number in brackets. */
export function isMark(raised: Element): boolean {
  return REFERENCE_TEXT.test(textUpTo(raised, MOST_BESIDE)?.trim() ?? '');
}

/** Whether an element's text may be a footnote's, by its length and words. */
export function isNoteText(element: Element): boolean {
  const text = element.textContent ?? '';
  return text.length <= LONGEST_NOTE_CHARS && /\p{L}{2}/u.test(text);
}

/** Whether a tooltip is a footnote that follows its raised number, as WordPress plugins write them. */
export function isNoteTip(tooltip: Element): boolean {
  const { previousElementSibling: mark } = tooltip;
  return mark?.localName === 'sup' && /^\s*\[?\d{1,3}\]?\s*$/.test(textUpTo(mark, MOST_BESIDE) ?? '');
}

/** The element of the given name around a link, if it holds nothing but the link and brackets; else the link. */
export function bracketOf(link: Element, name: RegExp): Element {
  const { parentElement: parent } = link;
  const words = link.textContent ?? '';
  const text = (shown: string | undefined) => shown?.trim().replace(/^\[|\]$/g, '');
  return parent && name.test(parent.localName) && text(textUpTo(parent, words.length + MOST_BESIDE)) === text(words)
    ? parent
    : link;
}
