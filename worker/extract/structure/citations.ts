import { classOf } from '../../dom/class-of.js';
import { moveInside } from '../../dom/move.js';
import { NOTE } from '../../markdown/notes.js';

/** What docutils calls an entry of a list of references, and the list. */
const CITATION = /(?:^|\s)citation(?:\s|$)/;
/** Places that refer to an entry, `(1,2)`; a single one is a link around the label. */
const BACK_REFERENCES = 'span.backrefs,span.fn-backref';
/** `[Knuth84]`: longer than the labels of other notes. */
const CITED = /^\[\s*([\w+-]{1,24})\s*\]$/;

/** The label that a link in brackets gives of what is cited; undefined for any other text. */
export function citedLabel(text: string): string | undefined {
  return CITED.exec(text)?.[1];
}

/** Whether an element, or the list that holds it, is of references. */
export function isCitation(note: Element): boolean {
  const { parentElement: list } = note;
  return CITATION.test(classOf(note)) || (list?.localName === 'dl' && CITATION.test(classOf(list)));
}

export function dropBackReferences(body: Element): void {
  for (const back of body.querySelectorAll(BACK_REFERENCES)) back.remove();
}

/** The label of an entry that nothing refers to begins its text, in place. */
export function joinLabels(body: Element): void {
  for (const label of body.querySelectorAll('span.label')) {
    const { parentElement: entry, nextElementSibling: text } = label;
    const isEntry = entry !== null && /(?:^|\s)(?:citation|footnote)(?:\s|$)/.test(classOf(entry));
    if (isEntry && !entry.hasAttribute(NOTE) && text?.localName === 'p') text.prepend(label, ' ');
  }
}

/** Courts set the label of a note as a paragraph of its own, above its text. In place. */
export function joinText(label: Element): void {
  const { nextElementSibling: text } = label;
  if (label.localName !== 'p' || text?.localName !== 'p') return;
  moveInside(text, label);
  text.remove();
}

/** Drops the brackets that a link alone stands in, in place. */
export function dropBrackets({ previousSibling: before, nextSibling: after }: Element): void {
  if (before?.nodeType !== 3 || after?.nodeType !== 3) return;
  const [open, close] = [before.nodeValue ?? '', after.nodeValue ?? ''];
  if (!open.trimEnd().endsWith('[') || !close.trimStart().startsWith(']')) return;
  before.nodeValue = open.trimEnd().slice(0, -1);
  after.nodeValue = close.trimStart().slice(1);
}
