import { flat } from './inline.js';
import { RULE } from './leftovers.js';
import { type Block, blocksOf, isBlock, oneLine, type Piece } from './pieces.js';

/**
 * A heading, and what the page put into it but no heading can hold: another heading with words of its own starts the
 * next one, a list follows below.
 */
export function headingBlocks(pieces: readonly Piece[], level: number): Block[] {
  const end = pieces.findIndex(endsHeading);
  if (end < 0) return headingBlock(pieces, level);
  const own = headingBlock(pieces.slice(0, end), level);
  const isWhole = own.length === 0 && isOfKind(pieces[end], 'heading');
  return isWhole ? headingBlock(pieces, level) : [...own, ...blocksOf(pieces.slice(end))];
}

function endsHeading(piece: Piece): boolean {
  return (
    isOfKind(piece, 'heading') ||
    isOfKind(piece, 'table') ||
    (isOfKind(piece, 'list') && isBlock(piece) && piece.block.includes('\n'))
  );
}

function isOfKind(piece: Piece | undefined, kind: Block['kind']): boolean {
  return piece !== undefined && isBlock(piece) && piece.kind === kind;
}

function withoutBullet(piece: Piece): Piece {
  return isBlock(piece) && piece.kind === 'list' ? { ...piece, block: piece.block.replace(/^[-*] /, '') } : piece;
}

/** The heading as one line, whatever blocks the page put into it; a list of one item loses its bullet. */
function headingBlock(pieces: readonly Piece[], level: number): Block[] {
  const text = oneLine(flat(pieces.filter((piece) => !isBlock(piece) || piece.block !== RULE).map(withoutBullet)))
    .replace(/^#+\s+/, '')
    .replace(/(^|\s)(#+)$/, '$1\\$2');
  return text ? [{ block: `${'#'.repeat(level)} ${text}`, kind: 'heading' }] : [];
}
