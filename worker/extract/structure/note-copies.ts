import { textUpTo } from '../../dom/text-up-to.js';
import { NOTE, NOTE_REFERENCE } from '../recognise/note-marks.js';

/** Characters: what is shorter may stand twice by itself. */
const LEAST_CHARS = 20;
/** Characters and nodes that a copy may have more than its note, and those that are compared on a page. */
const MOST_MORE = 200;
const MOST_COMPARED = 2_000_000;
/** References to one note that are looked at: each may have its own copy. */
const MOST_REFERENCES = 50;
const MAY_BE_COPY = 'span,small,aside,div,p,li,dd,td,section';
/** What a reference stands in, with what belongs to it. */
const BLOCK = 'p,li,dd,td,figcaption,blockquote,h1,h2,h3,h4,h5,h6';

/**
 * Drops what says a note again, in place: copies for the pointer or the margin that stand beside its reference, and
 * lists of nothing but copies, as beside notes in the text. `labels` has the marked notes.
 */
export function dropNoteCopies(labels: ReadonlyMap<Element, string>, body: Element): void {
  const notes = new Map<string, string>();
  for (const [note, label] of labels) {
    const said = plain(note.textContent ?? '');
    if (said.length >= LEAST_CHARS) notes.set(said, label);
  }
  const copies = copiesOf(notes, body);
  if (copies.size === 0) return;
  const references = referencesIn(body);
  const dropped = new Set<Element>();
  for (const [copy, label] of copies) {
    const isAside = (references.get(label) ?? []).some((reference) => isBeside(copy, reference, dropped));
    if (isAside || isInListOf(copies, copy)) dropped.add(copy);
  }
  for (const copy of dropped) {
    const { parentElement: list } = copy;
    copy.remove();
    if (list && copy.localName === 'li' && list.childElementCount === 0) list.remove();
  }
}

/** Elements that say the same as a note, outermost first, with its label. */
function copiesOf(notes: ReadonlyMap<string, string>, body: Element): Map<Element, string> {
  const copies = new Map<Element, string>();
  const most = Math.max(0, ...Array.from(notes.keys(), ({ length }) => length)) + MOST_MORE;
  let left = notes.size > 0 ? MOST_COMPARED : 0;
  for (const element of left > 0 ? body.querySelectorAll(MAY_BE_COPY) : []) {
    const text = textUpTo(element, most);
    left -= text?.length ?? most;
    if (left < 0) break;
    const label = text && labelOf(plain(text), notes);
    if (label && isFree(element)) copies.set(element, label);
  }
  return copies;
}

function labelOf(said: string, notes: ReadonlyMap<string, string>): string | undefined {
  if (said.length < LEAST_CHARS) return undefined;
  const start = /^(.*\S)\s?(?:…|\.{3})$/s.exec(said)?.[1] ?? '';
  if (start.length < LEAST_CHARS) return notes.get(said);
  for (const [note, label] of notes) if (note.startsWith(start)) return label;
  return undefined;
}

/** The words of a note, without its number, its links back and white space. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^(?:\s|[[(]?(?:\d{1,3}|[*†‡§^↑]{1,3})[\])]?[.:]?(?=[\s\p{L}]))+/u, '')
    .replace(/(?:[\s↩↑⤴⏎←⇑^]|\p{Variation_Selector}|\[[↩↑^]\])+$/u, '');
}

function isFree(element: Element): boolean {
  return !element.closest(`[${NOTE}]`) && !element.querySelector(`[${NOTE}],[${NOTE_REFERENCE}]`);
}

function referencesIn(body: Element): Map<string, Element[]> {
  const references = new Map<string, Element[]>();
  for (const reference of body.querySelectorAll(`[${NOTE_REFERENCE}]`)) {
    const label = reference.getAttribute(NOTE_REFERENCE) ?? '';
    const known = references.get(label);
    if (!known) references.set(label, [reference]);
    else if (known.length < MOST_REFERENCES) known.push(reference);
  }
  return references;
}

/** Whether a copy is in the paragraph of a reference, or behind it with nothing but other copies between. */
function isBeside(copy: Element, reference: Element, dropped: ReadonlySet<Element>): boolean {
  const block = reference.closest(BLOCK) ?? reference.parentElement;
  if (block?.contains(copy)) return true;
  let before = copy.previousElementSibling;
  while (before && dropped.has(before)) before = before.previousElementSibling;
  return before?.contains(reference) === true;
}

function isInListOf(copies: ReadonlyMap<Element, string>, { localName, parentElement: list }: Element): boolean {
  return localName === 'li' && list !== null && Array.from(list.children).every((item) => copies.has(item));
}
