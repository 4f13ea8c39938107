import { textUpTo } from '../../../html/text-up-to.js';
import { BACK } from '../../words/beside.js';
import { anyLike, patternOf } from '../../words/words.js';
import { NOTE, NOTE_REFERENCE } from '../notes.js';
import { bracketOf, REFERENCE_TEXT, WORD_BACK_LINK } from './note-signs.js';

const ARROWS = '↩↑⤴⏎←⇑';
const ARROW = new RegExp(`[${ARROWS}]`, 'u');
/** What a link back says in words: "Back to citation", "Return to footnote 1 referrer". */
const backWords = patternOf(() => `^[\\s([${ARROWS}]*${anyLike(BACK)}[\\s)\\].${ARROWS}]*$`, 'i');
const BACK_TEXT = new RegExp(`^(?:[\\s${ARROWS}^]|\\p{Variation_Selector})*\\p{Nd}{0,2}$`, 'u');

/**
 * Removes links back to the text: arrows, or the label that a paragraph begins with; not what the note cites of a list
 * below.
 */
export function removeBackLinks(note: Element, leadsOn: (link: Element) => boolean): void {
  for (const link of note.querySelectorAll('a[href]')) {
    const text = link.textContent?.trim() ?? '';
    const href = link.getAttribute('href') ?? '';
    const isBack = isInPage(href, text) && [BACK_TEXT, backWords(), REFERENCE_TEXT].some((back) => back.test(text));
    if (!isBack || leadsOn(link)) continue;
    const { nextSibling: after, nextElementSibling: delimiter } = link;
    const isFirst = isFirstIn(link);
    bracketOf(link, /^(?:sup|span)$/).remove();
    if (isFirst && after === delimiter && delimiter?.textContent === ':') delimiter.remove();
    if (isFirst && after?.nodeType === 3) after.nodeValue = (after.nodeValue ?? '').replace(/^[.:)\]]\s*/, '');
  }
}

/** Whether a link is the first in its parent; Asciidoctor writes a line feed before it. */
function isFirstIn({ previousSibling: before }: Element): boolean {
  return !before || (before.nodeType === 3 && !before.nodeValue?.trim() && !before.previousSibling);
}

/** Whether a link back stays in the document; a book in several files writes its own file name in arrows back. */
function isInPage(href: string, text: string): boolean {
  return href.startsWith('#') || WORD_BACK_LINK.test(href) || (/.#fn-?ref/.test(href) && ARROW.test(text));
}

/** Removes the label that the page sets before the note, in an element of its own. */
export function removeLabel(note: Element, label: string): void {
  const { previousElementSibling: term, firstElementChild: first } = note;
  if (note.localName === 'dd' && term?.localName === 'dt') term.remove();
  const text = first?.textContent?.trim() ?? '';
  const isLabel = text.replace(/^[[(]|[\])]?[.:]?$/g, '') === label;
  if (first && isLabel && !first.querySelector('li,p') && note.textContent?.trim().startsWith(text)) first.remove();
  else removeLabelText(note, label);
}

/**
 * Removes the label where it is the first word of the note. A numbered item has its number already, and what follows
 * may be its text.
 */
function removeLabelText(note: Element, label: string): void {
  let first: Node | null = note.firstChild;
  while (first && (first.nodeType === 1 || !first.nodeValue?.trim())) first = first.firstChild ?? first.nextSibling;
  if (first?.nodeType !== 3) return;
  const plain = note.localName === 'li' ? '' : `|${label}[.:)]?(?=\\s)|[*†‡§]{1,3}(?=\\s)`;
  const start = new RegExp(`^\\s*(?:\\[${label}\\]|\\(${label}\\)${plain})[.:]?\\s*`);
  first.nodeValue = (first.nodeValue ?? '').replace(start, '');
}

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
  const isSame = plain(textUpTo(copy, words.length + MOST_MORE) ?? '') === words;
  return isSame && !copy.closest(`[${NOTE}]`) && !copy.querySelector(`[${NOTE}],[${NOTE_REFERENCE}]`);
}

/** The words of a note, without its number, its links back and white space. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^(?:\s|[[(]?(?:\d{1,3}|[*†‡§^↑]{1,3})[\])]?[.:]?(?=[\s\p{L}]))+/u, '')
    .replace(/(?:[\s↩↑⤴⏎←⇑^]|\p{Variation_Selector}|\[[↩↑^]\])+$/u, '');
}
