import type { Markup } from '../parse/markup.js';

const ID = 'wm-ipp-print';

/** Drops, in place, the line that the Wayback Machine adds for print; its own style sheet hides it on a screen. */
export function dropArchiveLine(document: Document, { names }: Markup): void {
  if (names.includes(ID)) document.getElementById(ID)?.remove();
}
