import { classOf } from '../../dom/class-of.js';
import { moveInside } from '../../dom/move.js';
import { once } from '../../dom/once.js';
import { NOTE, NOTE_REFERENCE } from '../recognise/note-marks.js';
import { isMark } from './note-signs.js';

/** Tables of notes: docutils before 0.18 writes one per note, WordPress plugins one for all. */
const TABLES = 'table.citation,table[class*="footnote"]';
/** The label of a note: in brackets, with a return arrow, or alone. */
const LABEL = /^[\s[(↑^]*([\w*†‡§+-]{1,24})[\s\])]*$/u;
const NUMBER = /^\d{1,3}$/;
const MOST_LABEL_CHARS = 60;
/** Elements that end a note which stands below its label. */
const END = /^(?:h[1-6]|hr|nav|footer)$/;

/**
 * Puts notes that are rows of a table, or that stand below a heading with nothing but their label (Texinfo), into boxes
 * that begin with the label, as other notes do, in place.
 */
export function plainNotes(body: Element): void {
  for (const table of body.querySelectorAll(TABLES)) plainTable(table);
  for (const head of body.querySelectorAll('[class*="footnote"] > :is(h3,h4,h5)')) if (isMark(head)) plainBelow(head);
}

/** Puts the notes of a table that are rows of it right below it, in place: in a cell they would be no notes. */
export function liftNotes(notes: Iterable<Element>, body: Element): void {
  const references = once(
    () =>
      new Map(
        Array.from(body.querySelectorAll(`[${NOTE_REFERENCE}]`), (one) => [one.getAttribute(NOTE_REFERENCE), one]),
      ),
  );
  const ends = new Map<Element, Element>();
  for (const note of notes) {
    const row = note.closest('tr');
    const table = row?.closest('table');
    if (!row || !table || row.childElementCount > 1) continue;
    const reference = references().get(note.getAttribute(NOTE));
    // A row of a layout holds the text as well.
    if (!reference || !table.contains(reference) || row.contains(reference)) continue;
    const box = row.ownerDocument.createElement('div');
    for (const cell of row.children) moveInside(cell, box);
    (ends.get(table) ?? table).after(box);
    ends.set(table, box);
    row.remove();
  }
}

function plainTable(table: Element): void {
  const rows = Array.from(table.querySelectorAll('tr'));
  const labels = rows.map((row) => labelIn(row));
  if (rows.length === 0 || labels.includes(undefined) || table.querySelector('table')) return;
  const kind = /(?:^|\s)citation(?:\s|$)/.test(classOf(table)) ? 'citation' : 'footnote';
  for (const [i, row] of rows.entries()) {
    const [cell, text] = row.children as unknown as [Element, Element];
    const named = [rows.length === 1 ? table : row, row, cell, cell.querySelector('[id]')].find((one) => one?.id);
    const isLinked = row.querySelector('a[href^="#"]') !== null;
    dropPlaces(text);
    table.before(boxOf(text, { kind, id: named?.id, label: labels[i] ?? '', isLinked }));
  }
  table.remove();
}

/** The label in a row that consists of a label and a text. */
function labelIn({ children }: Element): string | undefined {
  const label = children[0]?.textContent ?? '';
  return children.length === 2 && label.length <= MOST_LABEL_CHARS ? LABEL.exec(label)?.[1] : undefined;
}

/** Links back to all the places that refer to a note: `(1, 2)`. */
function dropPlaces({ firstElementChild: first }: Element): void {
  if (first?.localName === 'em' && first.querySelector('a') && /^\s*\([\d,\s]+\)\s*$/.test(first.textContent ?? ''))
    first.remove();
}

interface Box {
  kind: string;
  id: string | undefined;
  label: string;
  isLinked: boolean;
}

/** Puts a note into a box like those of other notes. One that nothing links to gets a raised number, by which it is found. */
function boxOf(text: Element, { kind, id, label, isLinked }: Box): Element {
  const { ownerDocument: document, firstElementChild: head } = text;
  const box = document.createElement('aside');
  box.setAttribute('class', kind);
  if (id) box.setAttribute('id', id);
  const isParagraph = head?.localName === 'p' && !head.previousSibling?.nodeValue?.trim();
  const first = isParagraph ? head : document.createElement('p');
  if (!isParagraph) for (let node = text.firstChild; node && !isBlock(node); node = text.firstChild) first.append(node);
  const mark = document.createElement(isLinked || !NUMBER.test(label) ? 'span' : 'sup');
  if (mark.localName === 'span') mark.setAttribute('class', 'label');
  mark.textContent = mark.localName === 'span' ? `[${label}]` : label;
  if (mark.localName === 'span') box.append(mark);
  else first.prepend(mark, ' ');
  if (first.textContent?.trim()) box.append(first);
  moveInside(text, box);
  return box;
}

function isBlock({ nodeType, nodeName }: Node): boolean {
  return nodeType === 1 && /^(?:p|div|[uo]l|dl|pre|blockquote|table)$/i.test(nodeName);
}

function plainBelow(head: Element): void {
  const link = head.querySelector('a');
  const name = head.id || link?.id || link?.getAttribute('name');
  if (!name) return;
  const box = head.ownerDocument.createElement('div');
  box.setAttribute('class', 'footnote');
  box.setAttribute('id', name);
  const label = head.ownerDocument.createElement('span');
  label.setAttribute('class', 'label');
  label.textContent = head.textContent?.trim() ?? '';
  box.append(label);
  for (let next = head.nextSibling; next && !END.test((next as Element).localName ?? ''); next = head.nextSibling)
    box.append(next);
  head.replaceWith(box);
}
