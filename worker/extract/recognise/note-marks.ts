/**
 * Attributes set by `structure/footnotes.ts`. A page that sets them itself can do no harm: they only name a
 * footnote.
 */
export const NOTE = 'data-note';
/** Marks a reference to a footnote; its value is the label. */
export const NOTE_REFERENCE = 'data-note-reference';
