import type { Context, Write } from './context.js';
import { noteBlock } from './notes.js';
import { type Block, blocksOf, indent, type Piece } from './pieces.js';

/** CommonMark reads no number of more digits as one of a list. */
const MOST_NUMBER = 999_999_999;

/** A list of items under their markers; what follows in an item is indented by the marker's width. */
export function listBlock(list: Element, context: Context, write: Write): Block[] {
  const items: Item[] = [];
  collect(list, items, context, write);
  const isOrdered = list.localName === 'ol' || isNumbered(list);
  const blocks: Block[] = [];
  let written: string[] = [];
  const isReversed = isOrdered && list.hasAttribute('reversed');
  let number = whole(list.getAttribute('start')) ?? (isReversed ? items.filter(({ element }) => element).length : 1);
  const end = () => {
    // Only a list that counts from one can follow a paragraph without a blank line.
    const tight = !isOrdered || written[0]?.startsWith('1. ') === true;
    if (written.length > 0) blocks.push({ block: written.join('\n'), kind: 'list', tight });
    written = [];
  };
  for (const { element, content, note } of items) {
    if (isOrdered) number = whole(element?.getAttribute('value')) ?? number;
    if (note) {
      end();
      blocks.push(...note);
    } else if (content.length > 0)
      written.push(item(isOrdered ? `${Math.min(Math.max(0, number), MOST_NUMBER)}. ` : '- ', content));
    if (element) number += isReversed ? -1 : 1;
  }
  end();
  return blocks;
}

interface Item {
  element?: Element;
  content: Block[];
  /** The item as a footnote, which stands outside the list. */
  note?: Block[] | undefined;
}

/** Items, and what else pages put straight into a list: a list belongs to the item before it, text is an item of its own. */
function collect(parent: Element, items: Item[], context: Context, write: Write): void {
  let loose: Piece[] = [];
  const end = () => {
    const content = blocksOf(loose);
    if (content.length > 0) items.push({ content });
    loose = [];
  };
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    const child = node as Element;
    const { localName } = child;
    if (localName === 'li') {
      end();
      const note = noteBlock(child, context, write);
      items.push({ element: child, note, content: note ? [] : blocksOf(write.inside(child, context)) });
    } else if (localName === 'ul' || localName === 'ol' || localName === 'menu') {
      end();
      const nested = listBlock(child, context, write);
      const last = items.at(-1);
      if (last) last.content.push(...nested);
      else items.push({ content: nested });
    } else if (node.nodeType === 1 && holdsItems(child)) {
      end();
      collect(child, items, context, write);
    } else loose.push(...write.node(node, context));
  }
  end();
}

function holdsItems(element: Element): boolean {
  return Array.from(element.children).some((child) => child.localName === 'li');
}

/** Numbers that only the style of the items draws. */
function isNumbered(list: Element): boolean {
  return /(?:^|[;\s])list-style(?:-type)?\s*:\s*decimal/i.test(list.firstElementChild?.getAttribute('style') ?? '');
}

/** A bullet or the number, drawn by the page's text as well. */
function withoutDrawn(marker: string, text: string): string {
  if (marker === '- ') return text.replace(/^[•‣◦▪●∙·]\s+(?=\S)/, '');
  const drawn = `${marker.slice(0, -2)}\\.`;
  const rest = text.startsWith(drawn) ? text.slice(drawn.length) : '';
  return /^\s+\S/.test(rest) ? rest.trimStart() : text;
}

function item(marker: string, blocks: readonly Block[]): string {
  let text = '';
  blocks.forEach((block, i) => {
    const gap = i === 0 ? '' : block.tight && blocks[i - 1]?.kind === 'paragraph' ? '\n' : '\n\n';
    text += gap + block.block;
  });
  return marker + indent(withoutDrawn(marker, text), marker.length);
}

function whole(text: string | null | undefined): number | undefined {
  const value = text ? Number(text) : Number.NaN;
  return Number.isInteger(value) && Math.abs(value) < 1e9 ? value : undefined;
}
