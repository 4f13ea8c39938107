import { classOf } from '../../dom/class-of.js';
import { moveInside } from '../../dom/move.js';
import { NOTE } from '../recognise/note-marks.js';

/** docutils' class of an entry in a list of references, and of the list. */
const CITATION = /(?:^|\s)citation(?:\s|$)/;
/** Back-references of an entry, `(1,2)`; a single one is a link around the label. */
const BACK_REFERENCES = 'span.backrefs,span.fn-backref';
/** `[Knuth84]`: longer than the labels of other notes. */
const CITED = /^\[\s*([\w+-]{1,24})\s*\]$/;

/** The label in brackets that a link to a reference has; undefined for any other text. */
export function citedLabel(text: string): string | undefined {
  return CITED.exec(text)?.[1];
}

/** Whether an element, or the list around it, holds references. */
export function isCitation(note: Element): boolean {
  const { parentElement: list } = note;
  return CITATION.test(classOf(note)) || (list?.localName === 'dl' && CITATION.test(classOf(list)));
}

/** Drops the links from references back to the text, in place. */
export function dropBackReferences(body: Element): void {
  for (const back of body.querySelectorAll(BACK_REFERENCES)) back.remove();
}

/** Puts the label of an entry that nothing refers to at the beginning of its text, in place. */
export function joinLabels(body: Element): void {
  for (const label of body.querySelectorAll('span.label')) {
    const { parentElement: entry, nextElementSibling: text } = label;
    const isEntry = entry !== null && /(?:^|\s)(?:citation|footnote)(?:\s|$)/.test(classOf(entry));
    if (isEntry && !entry.hasAttribute(NOTE) && text?.localName === 'p') text.prepend(label, ' ');
  }
}

/** Joins the label of a note, which courts set as a paragraph above, with its text. In place. */
export function joinText(label: Element): void {
  const { nextElementSibling: text } = label;
  if (label.localName !== 'p' || text?.localName !== 'p') return;
  moveInside(text, label);
  text.remove();
}

/** Drops the brackets around a link, in place. */
export function dropBrackets({ previousSibling: before, nextSibling: after }: Element): void {
  if (before?.nodeType !== 3 || after?.nodeType !== 3) return;
  const [open, close] = [before.nodeValue ?? '', after.nodeValue ?? ''];
  if (!open.trimEnd().endsWith('[') || !close.trimStart().startsWith(']')) return;
  before.nodeValue = open.trimEnd().slice(0, -1);
  after.nodeValue = close.trimStart().slice(1);
}
