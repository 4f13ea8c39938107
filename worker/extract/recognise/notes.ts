import type { Block, Phrase } from '../../tree.js';
import { blocksOf } from './blocks.js';
import { type Context, deeper, isDeep, type Walk } from './context.js';

/**
 * Attributes set by `structure/footnotes.ts`. A page that sets them itself can do no harm: they only name a
 * footnote.
 */
export const NOTE = 'data-note';
/** Marks a reference to a footnote; its value is the label. */
export const NOTE_REFERENCE = 'data-note-reference';

const LABEL = /^[\w-]{1,24}$/;

/** The labels of the footnotes under `root`, found when first asked for: few pages have any. */
export function definedNotes(root: Element): () => ReadonlySet<string> {
  let found: Set<string> | undefined;
  return () => {
    found ??= new Set(Array.from(root.querySelectorAll(`[${NOTE}]`), (note) => note.getAttribute(NOTE) ?? ''));
    return found;
  };
}

/** A reference to a footnote that the content holds. */
export function noteReference(element: Element, { notes, inLink }: Context): Phrase | undefined {
  const label = element.getAttribute(NOTE_REFERENCE);
  return label && !inLink && LABEL.test(label) && notes().has(label) ? { type: 'footnoteReference', label } : undefined;
}

/** The footnote that an element is. */
export function noteBlock(element: Element, context: Context, walk: Walk): Block[] | undefined {
  const label = element.getAttribute(NOTE);
  if (!label || !LABEL.test(label) || context.inTable) return undefined;
  const children = blocksOf(walk.inside(element, deeper(context)));
  if (children.length === 0 || isDeep(context)) return children;
  return [{ type: 'footnoteDefinition', label, children }];
}
