import { textUpTo } from '../../dom/text-up-to.js';
import { citedLabel } from './citations.js';

/** Word links back from its notes to names that the notes themselves have lost. */
export const WORD_BACK_LINK = /#(_(?:ftn|edn))ref(\d+)$/;
/** Governments and courts spell it out: `[footnote 1]`. */
export const REFERENCE_TEXT = /^[[(]?\s*(?:foot ?note\s{1,9})?([\w*†‡§]{1,4})\s*[\])]?$/i;
/** A footnote is shorter; what is longer is a section that happens to be linked. */
const LONGEST_NOTE_CHARS = 3_000;
/** White space, brackets and elements around a label are fewer. */
const MOST_BESIDE = 200;

/** The label that a reference shows; '' where it can be none. */
export function labelOf(holder: Element): string {
  const text = textUpTo(holder, MOST_BESIDE)?.trim() ?? '';
  return REFERENCE_TEXT.exec(text)?.[1] ?? citedLabel(text) ?? '';
}

/** Whether a raised element holds a letter or number in brackets, and no more. */
export function isMark(raised: Element): boolean {
  return REFERENCE_TEXT.test(textUpTo(raised, MOST_BESIDE)?.trim() ?? '');
}

/** Whether an element has the text of a footnote, by its length and its words. */
export function isNoteText(element: Element): boolean {
  const text = element.textContent ?? '';
  return text.length <= LONGEST_NOTE_CHARS && /\p{L}{2}/u.test(text);
}

/** The link, or the element around it, where that is of a given name and holds no more than the link and brackets. */
export function bracketOf(link: Element, name: RegExp): Element {
  const { parentElement: parent } = link;
  const words = link.textContent ?? '';
  const text = (shown: string | undefined) => shown?.trim().replace(/^\[|\]$/g, '');
  return parent && name.test(parent.localName) && text(textUpTo(parent, words.length + MOST_BESIDE)) === text(words)
    ? parent
    : link;
}
