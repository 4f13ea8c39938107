import { withoutShortcodes } from '../extract/metadata/shortcodes.js';
import { removeInvisibleCharacters, withoutIcon } from '../extract/parse/visible.js';
import type { Context } from './context.js';
import { escapeInline } from './escape.js';
import { linesOf } from './own-lines.js';
import type { Piece } from './pieces.js';

/** Text of the page as Markdown: white space collapsed unless its line breaks are shown, nothing invisible, escaped. */
export function textPieces(text: string, { ownLines = false }: Partial<Context> = {}): Piece[] {
  if (ownLines && text.includes('\n')) return linesOf(text, (line) => textPieces(line));
  const visible = withoutIcon(
    removeInvisibleCharacters(withoutShortcodes(text.replace(/\ufeff/g, '').replace(/[\s\u0085]+/g, ' '))),
  );
  // Between two spaces there may have been something invisible.
  return visible ? [{ text: escapeInline(visible.replace(/ {2,}/g, ' ')) }] : [];
}
