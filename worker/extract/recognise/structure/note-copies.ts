import { textUpTo } from '../../../html/text-up-to.js';
import { NOTE, NOTE_REFERENCE } from '../note-marks.js';

/** Characters: what is shorter may stand twice by itself. */
const LEAST_CHARS = 20;
/** Characters and nodes that a copy may have more than its note. */
const MOST_MORE = 200;
/** Elements behind a reference, or behind the block that it stands in, that may be copies. */
const MOST_BEHIND = 3;
const BLOCK = 'p,li,dd,td,figcaption,blockquote,h1,h2,h3,h4,h5,h6';

/** Drops copies of notes for the pointer or the margin, which stand right behind their reference, in place. */
export function dropNoteCopies(labels: ReadonlyMap<Element, string>, body: Element): void {
  const notes = new Map(Array.from(labels, ([note, label]) => [label, plain(note.textContent ?? '')]));
  for (const reference of body.querySelectorAll(`[${NOTE_REFERENCE}]`)) {
    const words = notes.get(reference.getAttribute(NOTE_REFERENCE) ?? '') ?? '';
    if (words.length < LEAST_CHARS) continue;
    for (const place of new Set([reference, reference.parentElement, reference.closest(BLOCK)]))
      for (const copy of place ? behind(place) : []) if (saysAgain(copy, words)) copy.remove();
  }
}

function behind(place: Element): Element[] {
  const found: Element[] = [];
  for (let next = place.nextElementSibling; next && found.length < MOST_BEHIND; next = next.nextElementSibling)
    found.push(next);
  return found;
}

function saysAgain(copy: Element, words: string): boolean {
  const text = plain(textUpTo(copy, words.length + MOST_MORE) ?? '');
  const start = text.replace(/\s?(?:…|\.{3})$/, '');
  if (text !== words && (start === text || start.length < LEAST_CHARS || !words.startsWith(start))) return false;
  return !copy.closest(`[${NOTE}]`) && !copy.querySelector(`[${NOTE}],[${NOTE_REFERENCE}]`);
}

/** The words of a note, without its number, its links back and white space. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^(?:\s|[[(]?(?:\d{1,3}|[*†‡§^↑]{1,3})[\])]?[.:]?(?=[\s\p{L}]))+/u, '')
    .replace(/(?:[\s↩↑⤴⏎←⇑^]|\p{Variation_Selector}|\[[↩↑^]\])+$/u, '');
}
