import { classOf } from '../../html/class-of.js';
import { type Block, type List, type Piece, paragraph, text, textOf } from '../../tree.js';
import { addAll, blocksOf, withoutStart } from './blocks.js';
import { type Context, deeper, isDeep, type Recognise, type Walk } from './context.js';
import { noteBlock } from './notes.js';

/** CommonMark takes no longer number for a list item's. */
const MOST_NUMBER = 999_999_999;

interface Item {
  element?: Element;
  content: Block[];
  /** The item where it is a footnote, which stands outside the list. */
  note?: Block[] | undefined;
}

/** A list; or its sections, where each item begins with a heading. */
export const list: Recognise = (element, context, walk) => {
  const items: Item[] = [];
  collect(element, items, deeper(context), walk);
  if (isDeep(context)) return items.flatMap(({ content, note }) => note ?? content);
  const ordered = element.localName === 'ol' || isNumbered(element);
  const [only, ...others] = items;
  if (only && !ordered && others.length === 0 && isList(only.content)) return only.content;
  if (!ordered && isOutline(items)) return items.flatMap(({ content }) => content);
  const blocks: Block[] = [];
  const isReversed = ordered && element.hasAttribute('reversed');
  const count = items.filter((item) => item.element).length;
  let number = whole(element.getAttribute('start')) ?? (isReversed ? count : 1);
  // No number in Markdown is below zero.
  const isBelowZero = ordered && number < 0;
  let open: List | undefined;
  for (const item of items) {
    number = whole(item.element?.getAttribute('value')) ?? number;
    if (item.note) {
      open = undefined;
      addAll(blocks, item.note);
    } else if (item.content.length > 0) {
      if (!open) {
        open = { type: 'list', ordered: ordered && !isBelowZero, children: [], goesOn: goesOn(element, ordered) };
        blocks.push(open);
      }
      const shown = Math.min(Math.max(0, number), MOST_NUMBER);
      const content = withoutDrawn(item.content, ordered, shown);
      const children = isBelowZero ? withNumber(number, content) : content;
      open.children.push({ type: 'listItem', number: shown, children });
    }
    if (item.element) number += isReversed ? -1 : 1;
  }
  return blocks;
};

/** An item outside any list; of several in a row, each continues the one before. */
export const item: Recognise = (element, context, walk) => {
  const children = blocksOf(walk.inside(element, deeper(context)));
  if (isDeep(context) || children.length === 0) return children;
  const goesOn = element.previousElementSibling?.localName === 'li';
  return [{ type: 'list', ordered: false, goesOn, children: [{ type: 'listItem', number: 1, children }] }];
};

/** Whether the items are sections: each begins with a heading, and all that follows belongs to it. */
function isOutline(items: readonly Item[]): boolean {
  const all = items.filter(({ content }) => content.length > 0);
  return (
    all.some(({ content }) => content.length > 1) && all.every(({ content: [first] }) => first?.type === 'heading')
  );
}

/**
 * Whether a list continues the one right before it: tools that write each item as a list of its own (Notion), numbers
 * that go on.
 */
function goesOn(list: Element, ordered: boolean): boolean {
  const before = list.previousElementSibling;
  if (before?.localName !== list.localName || classOf(before) !== classOf(list)) return false;
  const isOneByOne = classOf(list) !== '' && before.children.length === 1 && list.children.length === 1;
  return isOneByOne || (ordered && Number(list.getAttribute('start') ?? 1) > 1);
}

/** Whether an item is nothing but a list, which would put a bullet after a bullet. */
function isList(content: readonly Block[]): boolean {
  return content.length > 0 && content.every(({ type }) => type === 'list');
}

/**
 * The items of a list, and what else pages put into one: a list belongs to the item before it, also where it is all
 * there is of a bulleted item; text is an item of its own.
 */
function collect(parent: Element, items: Item[], context: Context, walk: Walk): void {
  let loose: Piece[] = [];
  const end = () => {
    const content = blocksOf(loose);
    if (content.length > 0) items.push({ content });
    loose = [];
  };
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    const child = node as Element;
    const { localName } = child;
    const last = items.at(-1);
    if (localName === 'li') {
      end();
      const note = noteBlock(child, context, walk);
      const content = note ? [] : blocksOf(walk.inside(child, context));
      if (last?.content.length && parent.localName === 'ul' && isList(content)) addAll(last.content, content);
      else items.push({ element: child, note, content });
    } else if (localName === 'ul' || localName === 'ol' || localName === 'menu') {
      end();
      const nested = blocksOf(list(child, context, walk));
      if (last) addAll(last.content, nested);
      else items.push({ content: nested });
    } else addAll(loose, walk.node(node, context));
  }
  end();
}

/** Whether only the items' style draws numbers. */
function isNumbered(list: Element): boolean {
  return /(?:^|[;\s])list-style(?:-type)?\s*:\s*decimal/i.test(list.firstElementChild?.getAttribute('style') ?? '');
}

/** The blocks of an item without the bullet or number that it repeats, alone or before its text. */
function withoutDrawn([first, ...rest]: readonly Block[], ordered: boolean, number: number): Block[] {
  if (first?.type !== 'paragraph') return first ? [first, ...rest] : [];
  const start = textOf(first.children, MOST_DRAWN_CHARS);
  // A number above a list is what the item says; above other text it is the item's number.
  if (ordered && /^\W*\d+\W*$/.test(start) && rest.length > 0)
    return rest[0]?.type !== 'list' && start.includes(String(number)) ? rest : [first, ...rest];
  const drawn = ordered ? numbered(number) : BULLET;
  const [mark = ''] = drawn.exec(start) ?? [];
  if (!mark) return [first, ...rest];
  const children = withoutStart(first.children, mark.length);
  // A number above a list is what the item says.
  return children.length > 0 || rest.length === 0 || rest[0]?.type === 'list'
    ? [paragraph(children.length > 0 ? children : first.children), ...rest]
    : rest;
}
const BULLET = /^\s*[•‣◦▪●∙·](?:\s+|$)/;
const MOST_DRAWN_CHARS = 30;

/** A number before a space, or set apart only by a style: "1." and "Berg A, Low water". */
function numbered(number: number): RegExp {
  return new RegExp(
    `^\\s*(?:${number}\\.(?=[\\s\\p{Lu}\\p{Lo}]|$)|\\[${number}\\](?=\\s|$)|${number}\\s*\\n)\\s*`,
    'u',
  );
}

/** The blocks of an item after its number, as text. */
function withNumber(number: number, [first, ...rest]: readonly Block[]): Block[] {
  const words = first?.type === 'paragraph' ? first.children : [];
  const numbered = paragraph([text(`${number}. `), ...words]);
  return first && words.length === 0 ? [numbered, first, ...rest] : [numbered, ...rest];
}

function whole(text: string | null | undefined): number | undefined {
  const value = text ? Number(text) : Number.NaN;
  return Number.isInteger(value) && Math.abs(value) < 1e9 ? value : undefined;
}
