import { moveInside } from '../../../html/move.js';
import { NOTE } from '../note-marks.js';
import { isMark, isNoteText, isNoteTip } from './note-signs.js';

/** A footnote, and the element that stands where the text refers to it. */
export interface Referred {
  holder: Element;
  note: Element;
}

/** Makes boxes that begin with their label of notes that are rows of a table of their own, in place. */
export function boxRows(body: Element): void {
  for (const table of body.querySelectorAll('table.citation,table[class*="footnote"]')) {
    const rows = Array.from(table.querySelectorAll('tr'));
    if (rows.length === 0 || !rows.every(isRowOfNote) || table.querySelector('table')) continue;
    for (const row of rows) {
      const [label, text] = row.children as unknown as [Element, Element];
      const places = text.firstElementChild;
      if (PLACES.test(places?.textContent ?? '')) places?.remove();
      const id = (rows.length === 1 && table.id) || row.id || row.querySelector('[id]')?.id;
      table.before(boxOf(label, id, text.childNodes));
    }
    table.remove();
  }
}

function isRowOfNote({ children }: Element): boolean {
  return children.length === 2 && LABEL.test(children[0]?.textContent ?? '');
}
/** In brackets, with a return arrow, or alone. */
const LABEL = /^[\s[(↑^]*[\w*†‡§+-]{1,24}[\s\])]*$/u;
/** Links back to all the places that refer to a note: `(1, 2)`. */
const PLACES = /^\s*\([\d,\s]+\)\s*$/;

/** The same of notes that follow a heading with nothing but their label, as Texinfo writes them. */
export function boxSections(body: Element): void {
  for (const head of body.querySelectorAll('[class*="footnote"] > :is(h3,h4,h5)')) {
    if (!isMark(head)) continue;
    const text: Node[] = [];
    for (let next = head.nextSibling; next && !/^(?:H[1-6R]|NAV|FOOTER)$/i.test(next.nodeName); next = next.nextSibling)
      text.push(next);
    head.replaceWith(boxOf(head, head.id || head.querySelector('[id]')?.id, text));
  }
}

function boxOf(label: Element, id: string | undefined, text: Iterable<Node>): Element {
  const box = label.ownerDocument.createElement('div');
  const mark = label.ownerDocument.createElement('sup');
  mark.textContent = label.textContent?.replace(/[\s[(↑^\])]+/gu, '') ?? '';
  box.setAttribute('class', 'footnote');
  if (id) box.setAttribute('id', id);
  box.append(mark);
  for (const node of Array.from(text)) box.append(node);
  return box;
}

/** Puts notes in rows of a table without other cells behind the table, in place: in a cell they would be no notes. */
export function leaveTables(notes: Iterable<Element>): void {
  const ends = new Map<Element, Element>();
  for (const note of notes) {
    const row = note.closest('tr');
    const table = row?.closest('table');
    if (!row || !table || row.childElementCount > 1 || !table.querySelector('tr + tr')) continue;
    const box = row.ownerDocument.createElement('div');
    for (const cell of row.children) moveInside(cell, box);
    (ends.get(table) ?? table).after(box);
    ends.set(table, box);
    row.remove();
  }
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
  const before = note.previousElementSibling;
  const marks = [before, before?.localName === 'input' ? before.previousElementSibling : undefined];
  const isNumber = (mark: Element) =>
    note.getAttribute('role') === 'tooltip' ? isNoteTip(note) : mark.classList.contains('sidenote-number');
  return marks.find((mark) => mark != null && isNumber(mark)) ?? undefined;
}

const NUMBERED_NAME = /^(?:fn|footnote|endnote)[-_:]?(\d{1,3})$/i;

/** The notes that raised numbers refer to where nothing links to them: named by a number, or with it in a box of notes. */
export function notesByNumber(body: Element): Referred[] {
  const notes = new Map<string, Element>();
  for (const element of body.querySelectorAll('li[id],p[id],div[id],[class*="footnote"] sup:first-child')) {
    const isRaised = element.localName === 'sup';
    const number = isRaised ? element.textContent?.trim() : NUMBERED_NAME.exec(element.id)?.[1];
    const note = isRaised ? (element.parentElement as Element) : element;
    const isFirst = !isRaised || note.textContent?.trim().startsWith(number ?? '');
    if (number && /^\d{1,3}$/.test(number) && isFirst && !notes.has(number) && isNoteText(note))
      notes.set(number, note);
  }
  const found: Referred[] = [];
  const passed = new Set<Element>();
  for (const element of notes.size > 0 ? body.querySelectorAll('sup,li,p,div') : []) {
    passed.add(element);
    if (element.localName !== 'sup' || element.firstElementChild || isExponent(element) || beginsBlock(element))
      continue;
    const note = notes.get(element.textContent?.trim().replace(/^\[(\d{1,3})\]$/, '$1') ?? '');
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

/** Whether a superscript is a power, as in 10⁶, 10 m², x²: after a number, a unit with its number, or one letter. */
function isExponent({ previousSibling: before }: Element): boolean {
  return /(?:\d\s?\p{L}{0,3}|(?<!\p{L})\p{L})$/u.test(before?.textContent ?? '');
}

/** Whether a superscript comes first on its line: it labels what follows, such as one of several addresses. */
function beginsBlock({ previousSibling: before, parentElement: around }: Element): boolean {
  const isBare = !before || (before.nodeType === 3 && !before.previousSibling && !before.nodeValue?.trim());
  return isBare && /^(?:p|div|li|td|dd)$/.test(around?.localName ?? '');
}
