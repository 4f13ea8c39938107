import { moveInside } from '../../dom/move.js';
import { NOTE } from '../recognise/note-marks.js';
import { isNoteText, isNoteTip } from './note-signs.js';

/** A footnote, and the element that stands where the text refers to it. */
export interface Referred {
  holder: Element;
  note: Element;
}

/**
 * Notes inside the text, beside their mark or instead of one: LaTeXML's notes, sidenotes of the Tufte style, Distill's
 * notes, tooltips.
 */
const IN_TEXT = '.ltx_role_footnote,.sidenote,d-footnote,[role="tooltip"]';
const MARKS_IN_TEXT = '.ltx_note_mark,.ltx_tag_note,.sidenote-number';

/** Moves such notes after the paragraph that they interrupt. */
export function notesInText(body: Element): Referred[] {
  const found: Referred[] = [];
  for (const again of body.querySelectorAll('d-footnote-list')) again.remove();
  const lastBehind = new Map<Element, Element>();
  for (const inText of body.querySelectorAll(IN_TEXT)) {
    const paragraph = inText.closest('p,li,dd,td,blockquote,div');
    const number = numberBeside(inText);
    if (!paragraph || !(number || hasOwnMark(inText)) || !isNoteText(inText)) continue;
    const { ownerDocument: document, previousElementSibling: before } = inText;
    const shown = (inText.querySelector(MARKS_IN_TEXT) ?? number)?.textContent?.trim() ?? '';
    if (number) number.textContent = '';
    for (const mark of inText.querySelectorAll(MARKS_IN_TEXT)) mark.remove();
    if (before?.localName === 'input') before.remove();
    const note = document.createElement('div');
    const holder = document.createElement('sup');
    holder.textContent = shown;
    moveInside(inText, note);
    inText.replaceWith(holder);
    let last = lastBehind.get(paragraph) ?? paragraph;
    while (last.nextElementSibling?.hasAttribute(NOTE)) last = last.nextElementSibling;
    if (paragraph.localName === 'p') {
      last.after(note);
      lastBehind.set(paragraph, note);
    } else paragraph.append(note);
    note.setAttribute(NOTE, '');
    found.push({ holder, note });
  }
  return found;
}

function hasOwnMark(inText: Element): boolean {
  return inText.localName === 'd-footnote' || inText.classList.contains('ltx_role_footnote');
}

/** Asked of the element, because a selector with `+` looks at all siblings. */
function numberBeside(inText: Element): Element | undefined {
  const before = inText.previousElementSibling;
  const mark = before?.localName === 'input' ? before.previousElementSibling : before;
  return [mark, before].find((one) => one != null && isNumberOf(inText, one)) ?? undefined;
}

function isNumberOf(note: Element, mark: Element): boolean {
  return note.getAttribute('role') === 'tooltip' ? isNoteTip(note) : mark.classList.contains('sidenote-number');
}

/** The notes that superscript numbers refer to, where nothing links to them. */
export function notesByNumber(body: Element): Referred[] {
  const notes = numberedNotes(body);
  const found: Referred[] = [];
  const passed = new Set<Element>();
  for (const element of notes.size > 0 ? body.querySelectorAll('sup,li,p,div[id]') : []) {
    passed.add(element);
    if (element.localName !== 'sup' || element.firstElementChild || isExponent(element) || beginsBlock(element))
      continue;
    const note = notes.get((element.textContent?.trim() ?? '').replace(/^\[(\d{1,3})\]$/, '$1'));
    if (note && !passed.has(note)) found.push({ holder: outermostMark(element), note });
  }
  return found;
}

/** The outermost link or raised element around a mark that holds nothing else. */
function outermostMark(mark: Element): Element {
  const { parentElement: around, textContent } = mark;
  const isAlone = around && /^(?:a|sup|span)$/.test(around.localName) && around.childElementCount <= MOST_BESIDE;
  return isAlone && around.textContent?.trim() === textContent?.trim() ? outermostMark(around) : mark;
}
const MOST_BESIDE = 4;

const NUMBERED_NAME = /^(?:fn|footnote|endnote)[-_:]?(\d{1,3})$/i;

/** Notes named by their number, or, in a box of footnotes, preceded by it as a superscript. */
function numberedNotes(body: Element): Map<string, Element> {
  const notes = new Map<string, Element>();
  for (const element of body.querySelectorAll('li[id],p[id],div[id]')) {
    const number = NUMBERED_NAME.exec(element.id)?.[1];
    if (number && !notes.has(number) && isNoteText(element)) notes.set(number, element);
  }
  for (const raised of body.querySelectorAll('[class*="footnote"] p > sup')) {
    if (raised.previousElementSibling) continue;
    const number = raised.textContent?.trim() ?? '';
    const note = raised.parentElement as Element;
    const isFirst = note.textContent?.trim().startsWith(number);
    if (/^\d{1,3}$/.test(number) && isFirst && !notes.has(number) && isNoteText(note)) notes.set(number, note);
  }
  return notes;
}

/** Whether a superscript is a power, as in 10⁶, 10 m², x²: after a number, a unit with its number, or one letter. */
function isExponent({ previousSibling: before }: Element): boolean {
  return /(?:\d\s?\p{L}{0,3}|(?<!\p{L})\p{L})$/u.test(before?.textContent ?? '');
}

/** Whether a superscript comes first on its line: it labels what follows, such as one of several addresses. */
function beginsBlock({ previousSibling: before, parentElement: around }: Element): boolean {
  const isBare = !before || (before.nodeType === 3 && !before.previousSibling && !before.nodeValue?.trim());
  return isBare && /^(?:p|div|li|td|dd)$/.test(around?.localName ?? '');
}
