import { BACK } from '../../words/beside.js';
import { anyLike, patternOf } from '../../words/words.js';
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
    dropBrackets(link);
    bracketOf(link, /^(?:sup|span)$/).remove();
    if (isFirst && after === delimiter && /^[.:)\]]$/.test(delimiter?.textContent ?? '')) delimiter?.remove();
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

/** Drops the brackets around a link, in place. */
export function dropBrackets({ previousSibling: before, nextSibling: after }: Element): void {
  if (before?.nodeType !== 3 || after?.nodeType !== 3) return;
  const [open, close] = [before.nodeValue ?? '', after.nodeValue ?? ''];
  if (!open.trimEnd().endsWith('[') || !close.trimStart().startsWith(']')) return;
  before.nodeValue = open.trimEnd().slice(0, -1);
  after.nodeValue = close.trimStart().slice(1);
}
