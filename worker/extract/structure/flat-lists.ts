import { classOf } from '../../dom/class-of.js';
import type { Markup } from '../parse/markup.js';
import { markOf } from './tasks.js';

const INDENTED = /(?:^|\s)ql-indent-([1-8])(?:\s|$)/;
/** The list that each kind of Quill's items belongs to; in its markup they are all in an `ol`. */
const KINDS: Readonly<Record<string, string>> = { bullet: 'ul', checked: 'ul', unchecked: 'ul', ordered: 'ol' };

/** Nests the flat lists of the editor Quill, whose items only state their depth and kind, in place. */
export function nestFlatLists(document: Document, { names, attributes }: Markup): void {
  if (!/ql-indent-\d/.test(names) && !attributes.has('data-list')) return;
  for (const list of document.body.querySelectorAll('ol,ul')) {
    const isFlat = (item: Element) => INDENTED.test(classOf(item)) || kindOf(item) !== undefined;
    if (list.parentNode && Array.from(list.children).some(isFlat)) nest(list);
  }
}

function nest(list: Element): void {
  const { ownerDocument: document } = list;
  /** The open lists, from the outermost to the one that takes the next item. */
  const open: Element[] = [];
  for (const item of Array.from(list.children)) {
    const depth = Number(INDENTED.exec(classOf(item))?.[1] ?? 0);
    const kind = kindOf(item) ?? list.localName;
    open.length = Math.min(open.length, depth + 1);
    // A list of another kind starts beside it.
    if (open.length === depth + 1 && open.at(-1)?.localName !== kind) open.length = depth;
    while (open.length <= depth) {
      const inner = document.createElement(open.length === depth ? kind : 'ul');
      const holder = open.at(-1);
      if (holder) (holder.lastElementChild ?? holder).append(inner);
      else list.before(inner);
      open.push(inner);
      if (open.length <= depth) inner.append(document.createElement('li'));
    }
    const stated = item.getAttribute('data-list') ?? '';
    if (/checked$/.test(stated)) item.prepend(markOf(document, stated === 'checked'));
    open.at(-1)?.append(item);
  }
  list.remove();
}

function kindOf(item: Element): string | undefined {
  return KINDS[item.getAttribute('data-list') ?? ''];
}
