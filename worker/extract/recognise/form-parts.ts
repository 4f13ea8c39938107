import { HEADINGS } from '../../dom/headings.js';
import { textUpTo } from '../../dom/text-up-to.js';
import { isBlock, type Piece, text } from '../../tree.js';
import { flat, withoutBreaks } from './blocks.js';
import type { Recognise } from './context.js';
import { isChoiceBefore, isOfEmptyField, isOfPeriodSwitch, variantsIn } from './fields.js';

/** Labels of tabs and boxes get spaces around them, whatever the markup has between them. */
export const label: Recognise = (element, context, walk) => {
  const pieces = walk.inside(element, context);
  return pieces.length > 0 ? [text(' '), ...pieces, text(' ')] : [];
};

/** Choices side by side get a comma between them; labels of empty fields and of switches are dropped with these. */
export const fieldLabel: Recognise = (element, context, walk) => {
  if (isOfEmptyField(element) || isOfPeriodSwitch(element)) return [];
  const pieces = label(element, context, walk);
  const last = pieces.at(-2);
  if (last?.type !== 'text' || pieces.some(isBlock) || !isChoiceBefore(element)) return pieces;
  return [...pieces.slice(0, -2), text(last.value.trimEnd()), text(', ')];
};

/** The variants of a product that a list offers, separated by commas; other lists are dropped. */
export const variants: Recognise = (element) => {
  const options = variantsIn(element);
  return options.length > 0 ? [text(options.join(', '))] : [];
};

/** Characters and nodes of a heading that holds a button. */
const MOST_BESIDE = 1_000;

/**
 * The words of a button are no text, with these exceptions: it is all there is of a heading, where it unfolds a section
 * or sorts a column; it is around everything in a cell; it names what it unfolds (a folder above its files); or it is
 * around code, which names no control (what a click copies, a property whose description a click unfolds); or it stands
 * in the middle of a sentence, as a key to press or a term that a click explains.
 */
export const button: Recognise = (element, context, walk) => {
  const holder = element.closest(`${HEADINGS},th,td,dt,summary`);
  const words = element.textContent ?? '';
  if (TIME.test(words)) return label(element, context, walk);
  if (GOES.test(words)) return [];
  if (namesUnfolded(element, words.trim()) || element.querySelector('code')) return walk.inside(element, context);
  if (!element.querySelector(PICTURE) && isAmidSentence(element, words.trim()))
    return amidWords(element, walk.inside(element, context));
  const isAll = holder !== null && textUpTo(holder, words.length + MOST_BESIDE)?.trim() === words.trim();
  const isValue =
    isAll && (holder.localName !== 'td' || COUNT.test(words) || element.querySelector('div,p,abbr,time') !== null);
  return isValue ? walk.inside(element, context) : [];
};

/** Whether the text before and after a button is one sentence, or one list of names, that lacks the button's words. */
function isAmidSentence({ previousSibling: before, nextSibling: behind }: Element, words: string): boolean {
  if (before?.nodeType !== 3 || words.length > MOST_TERM_CHARS || !/\p{L}/u.test(words) || DOES.test(words))
    return false;
  const [start, end] = [before.nodeValue ?? '', behind?.nodeType === 3 ? (behind.nodeValue ?? '') : ''];
  const goesOn = /^\s*(?:[\p{Ll},]|$)/u.test(end) || /^\s*[.;:?!)”"»]/u.test(end);
  if (!end.trim()) return /\p{L},\s*$|^\s*,\s*$/u.test(start) && !behind?.nextSibling;
  return goesOn && /[\p{L}\p{N},:(“"«]\s*$/u.test(start);
}

/** The words on one line, with a space to the words on both sides. */
function amidWords(button: Element, pieces: Piece[]): Piece[] {
  const isAfterWord = /[\p{L}\p{N},:]\s*$/u.test(button.previousSibling?.nodeValue ?? '');
  const isBeforeWord = /^\s*\p{L}/u.test(button.nextSibling?.nodeValue ?? '');
  return [text(isAfterWord ? ' ' : ''), ...withoutBreaks(flat(pieces)), text(isBeforeWord ? ' ' : '')];
}
const MOST_TERM_CHARS = 60;
/** A button that shows a picture chooses it: a colour, a variant. */
const PICTURE = 'img,[role="img"]';
/** Words of buttons that act on the text around them. */
const DOES =
  /^(?:copy|copied|edit|listen|play|pause|expand|collapse|toggle|(?:show|hide|see|read|view)(?: (?:all|details|less|more|translation|original))?|more|less|(?:more )?info(?:rmation)?|help|\w{0,9} ?tooltip)[.…!?]*$/i;

/**
 * Whether a button names what it unfolds: a list follows in the same item, or `aria-label="expand category"` says so.
 */
function namesUnfolded(button: Element, words: string): boolean {
  const { nextElementSibling: next, parentElement: parent } = button;
  if (parent?.localName === 'li' && next?.localName === 'ul') return true;
  const [, named = ''] = /^(?:collapse|expand) (.+)/i.exec(button.getAttribute('aria-label') ?? '') ?? [];
  return named !== '' && named.trim() === words;
}

/** A time in a recording. */
const TIME = /^\s*\d{1,2}:\d{2}(?::\d{2})?\s*$/;
/** A count, alone in its cell. */
const COUNT = /^\s*\d[\d.,]{0,9}\s?[kKmM]?\s*$/;
/** Words of buttons that lead away, even where they are all of a heading. */
const GOES = /^\s*(?:back|close|menu|search)\s*$/i;

/** The box of a task; other fields are dropped. */
export const checkbox: Recognise = (element) => {
  if (element.getAttribute('type') !== 'checkbox' || !element.closest('li')) return [];
  return [{ type: 'checkbox', isChecked: element.hasAttribute('checked') }];
};
