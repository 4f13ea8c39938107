import { NOTE, NOTE_REFERENCE } from '../extract/recognise/note-marks.js';
import { type Context, deeper, isDeep, type Write } from './context.js';
import { type Block, blocksOf, type Inline, indent, joinBlocks } from './pieces.js';

const LABEL = /^[\w-]{1,24}$/;

/** The labels of the footnotes under `root`, found when first asked for: few pages have any. */
export function definedNotes(root: Element): () => ReadonlySet<string> {
  let found: Set<string> | undefined;
  return () => {
    found ??= new Set(Array.from(root.querySelectorAll(`[${NOTE}]`), (note) => note.getAttribute(NOTE) ?? ''));
    return found;
  };
}

/** `[^1]`, for a reference to a footnote that the content holds. */
export function noteReference(element: Element, { notes, inLink }: Context): Inline | undefined {
  const label = element.getAttribute(NOTE_REFERENCE);
  return label && !inLink && LABEL.test(label) && notes().has(label) ? { text: `[^${label}]` } : undefined;
}

/** `[^1]: …`, where the element is a footnote. */
export function noteBlock(element: Element, context: Context, write: Write): Block[] | undefined {
  const label = element.getAttribute(NOTE);
  if (!label || !LABEL.test(label) || context.inTable) return undefined;
  const blocks = blocksOf(write.inside(element, deeper(context)));
  const text = joinBlocks(blocks);
  // Right after the label some readers would take the code's indentation for a part of the note's, and those that know
  // no notes its fence for the address of a link.
  const start = blocks[0]?.kind === 'code' && !isDeep(context) ? `[^${label}]:\n\n    ` : `[^${label}]: `;
  return text ? [{ block: start + (isDeep(context) ? text : indent(text, 4)), kind: 'other' }] : [];
}
