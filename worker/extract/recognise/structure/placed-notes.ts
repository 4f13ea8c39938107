import { moveInside } from '../../../html/move.js';
import { NOTE } from '../notes.js';
import { isMark, isNoteText, isNoteTip } from './note-signs.js';

/** A footnote, and the element that stands where the text refers to it. */
export interface Referred {
  holder: Element;
  note: Element;
}

/**
 * The note that stands beside or below its label, which a link leads to: in a row of a table, or under a heading, as
 * Texinfo writes them.
 */
export function ownNote(target: Element): Element | undefined {
  const head = target.closest('h3,h4,h5');
  if (head?.parentElement?.matches('[class*="footnote"]') && isMark(head)) return noteBelow(head);
  const row = target.closest('tr') ?? target.querySelector('tr:only-child');
  const [label, note, ...others] = row?.closest(NOTES_TABLE) ? row.children : [];
  if (!label || !note || others.length > 0 || !LABEL.test(label.textContent ?? '')) return undefined;
  const { firstElementChild: places } = note;
  if (PLACES.test(places?.textContent ?? '')) places?.remove();
  return note;
}
const NOTES_TABLE = 'table.citation,table[class*="footnote"]';
/** In brackets, with a return arrow, or alone. */
const LABEL = /^[\s[(↑^]*[\w*†‡§+-]{1,24}[\s\])]*$/u;
/** Links back to all the places that refer to a note: `(1, 2)`. */
const PLACES = /^\s*\([\d,\s]+\)\s*$/;

/** Puts what follows a heading into a box in its place. */
function noteBelow(head: Element): Element {
  const note = head.ownerDocument.createElement('div');
  for (let next = head.nextSibling; next && !/^(?:H[1-6R]|NAV|FOOTER)$/i.test(next.nodeName); next = head.nextSibling)
    note.append(next);
  head.replaceWith(note);
  return note;
}

/** Puts notes in rows of a table without other cells behind the table, in place: in a cell they would be no notes. */
export function leaveTables(notes: ReadonlyMap<Element, string>): void {
  const ends = new Map<Element, Element>();
  for (const [note, label] of notes) {
    const row = note.closest('tr');
    const table = row?.closest('table');
    if (!row || !table) continue;
    const isCell = note.localName === 'td';
    if (!isCell && (row.childElementCount > 1 || !table.querySelector('tr + tr'))) continue;
    const box = row.ownerDocument.createElement('div');
    if (isCell) box.setAttribute(NOTE, label);
    for (const cell of isCell ? [note] : row.children) moveInside(cell, box);
    (ends.get(table) ?? table).after(box);
    ends.set(table, box);
    row.remove();
  }
  for (const table of ends.keys()) if (!table.querySelector('tr')) table.remove();
}

/** Notes inside the text, beside their mark or instead of one: LaTeXML, the Tufte style, Distill, tooltips. */
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
    const isMarked = number ?? inText.matches('d-footnote,.ltx_role_footnote');
    if (!paragraph || !isMarked || !isNoteText(inText)) continue;
    const note = body.ownerDocument.createElement('div');
    const holder = body.ownerDocument.createElement('sup');
    holder.textContent = (inText.querySelector(MARKS_IN_TEXT) ?? number)?.textContent?.trim() ?? '';
    if (number) number.textContent = '';
    for (const mark of inText.querySelectorAll(MARKS_IN_TEXT)) mark.remove();
    moveInside(inText, note);
    inText.replaceWith(holder);
    if (paragraph.localName === 'p') (lastBehind.get(paragraph) ?? paragraph).after(note);
    else paragraph.append(note);
    lastBehind.set(paragraph, note);
    note.setAttribute(NOTE, '');
    found.push({ holder, note });
  }
  return found;
}

/** The number that stands before a note, with or without a hidden control between. */
function numberBeside(note: Element): Element | undefined {
  const { previousElementSibling: before } = note;
  const mark = before?.localName === 'input' ? before.previousElementSibling : before;
  const isNumber = note.matches('[role="tooltip"]') ? isNoteTip(note) : mark?.matches('.sidenote-number');
  return mark && isNumber ? mark : undefined;
}

const NUMBERED_NAME = /^(?:fn|footnote|endnote)[-_:]?(\d{1,3})$/i;

/**
 * The notes that raised numbers refer to where nothing links to them: named by a number, or with it in a box or table of
 * notes.
 */
export function notesByNumber(body: Element): Referred[] {
  const notes = new Map<string, Element>();
  const add = (number: string | undefined, note: Element | null | undefined) => {
    if (note && number && /^\d{1,3}$/.test(number) && !notes.has(number) && isNoteText(note)) notes.set(number, note);
  };
  for (const row of body.querySelectorAll(`:is(${NOTES_TABLE}) tr`))
    add(row.firstElementChild?.textContent?.replace(/\D+/g, ''), ownNote(row));
  for (const element of body.querySelectorAll('li[id],p[id],div[id]'))
    add(NUMBERED_NAME.exec(element.id)?.[1], element);
  for (const raised of body.querySelectorAll('[class*="footnote"] sup:first-child')) {
    const [number = '', note] = [raised.textContent?.trim(), raised.parentElement];
    if (note?.textContent?.trim().startsWith(number)) add(number, note);
  }
  const found: Referred[] = [];
  const passed = new Set<Element>();
  for (const element of notes.size > 0 ? body.querySelectorAll('sup,li,p,div') : []) {
    passed.add(element);
    if (element.localName !== 'sup' || element.firstElementChild || isExponent(element) || beginsBlock(element))
      continue;
    const note = notes.get(element.textContent?.trim().replace(/^\[(\d{1,3})\]$/, '$1') ?? '');
    if (note && !passed.has(note)) found.push({ holder: element, note });
  }
  return found;
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
