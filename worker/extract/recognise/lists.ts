import { classOf } from '../../dom/class-of.js';
import { type Block, type List, lineOf, paragraph, text, textOf } from '../../tree.js';
import { addAll, blocksOf, withoutStart } from './blocks.js';
import { type Context, deeper, isDeep, type Recognise, type Walk } from './context.js';
import { hasText } from './controls.js';
import { noteBlock } from './notes.js';
import { numberingOf, written as shown, tagKind } from './numbering.js';
import { signIn } from './signs.js';

/** CommonMark takes no longer number for a list item's. */
const MOST_NUMBER = 999_999_999;

interface Item {
  element?: Element;
  content: Block[];
  /** The item where it is a footnote, which stands outside the list. */
  note?: Block[] | undefined;
}

/** A list, or what it is otherwise: sections, entries with headings. */
export const listBlocks: Recognise = (list, context, walk) => {
  const items: Item[] = [];
  collect(list, items, deeper(context), walk);
  if (isDeep(context)) return items.flatMap(({ content, note }) => note ?? content);
  const isOrdered = list.localName === 'ol' || isNumbered(list) || isCounted(items);
  const [only, ...others] = items;
  if (only && !isOrdered && others.length === 0 && isList(only.content)) return only.content;
  if (isFeed(items) || (!isOrdered && isOutline(items))) return items.flatMap(({ content }) => content);
  const numbering = isOrdered ? numberingOf(list) : undefined;
  const isTagged = hasTags(items);
  showSigns(items);
  const blocks: Block[] = [];
  const isReversed = isOrdered && list.hasAttribute('reversed');
  let number = whole(list.getAttribute('start')) ?? (isReversed ? items.filter(({ element }) => element).length : 1);
  // No number in Markdown is below zero.
  const isBelowZero = isOrdered && number < 0;
  const isBulleted = !isOrdered || isTagged || isBelowZero || numbering !== undefined;
  let open: List | undefined;
  for (const { element, content, note } of items) {
    if (isOrdered) number = whole(element?.getAttribute('value')) ?? number;
    if (isOrdered) dropNumber(content, number);
    const apart = note ?? (isOrdered && isStray(element, content) ? content : undefined);
    if (apart) {
      open = undefined;
      addAll(blocks, apart);
    } else if (content.length > 0) {
      if (!open) {
        open = listOf([], isBulleted ? undefined : []);
        blocks.push(open);
      }
      const children = isTagged
        ? withTag('', content)
        : numbering
          ? withTag(`${shown(number, numbering)}.`, content)
          : isBelowZero
            ? withTag(`${number}.`, content)
            : content;
      const counted = isBulleted ? undefined : Math.min(Math.max(0, number), MOST_NUMBER);
      addAll(open.children, listOf([children], counted === undefined ? undefined : [counted]).children);
    }
    if (element) number += isReversed ? -1 : 1;
  }
  if (blocks.length === 1 && open) open.goesOn = goesOn(list, isBulleted);
  return blocks;
};

/** A list of these items, with these numbers if it is ordered; a bullet or number that an item repeats is left out. */
export function listOf(items: readonly (readonly Block[])[], numbers?: readonly number[]): List {
  return {
    type: 'list',
    ordered: numbers !== undefined,
    children: items.map((blocks, i) => {
      const number = numbers?.[i];
      const children = withoutDrawn(blocks, number);
      return number === undefined ? { type: 'listItem', children } : { type: 'listItem', number, children };
    }),
  };
}

/**
 * Takes the item's number off the heading that the item begins with, in place; a heading of nothing else is dropped, or,
 * alone in its item, a paragraph.
 */
function dropNumber(content: Block[], number: number): void {
  const [first] = content;
  if (first?.type !== 'heading') return;
  const [start = '', digits = '', rest = ''] = NUMBERED.exec(lineOf(first, MOST_TAG_CHARS)) ?? [];
  if (!digits || Number(digits) !== number) return;
  if (rest) content[0] = { ...first, children: withoutStart(first.children, start.length - rest.length) };
  else if (content.length > 1) content.shift();
  else content[0] = paragraph([text(digits)]);
}
const NUMBERED = /^0{0,2}(\d{1,3})(?:[.):]?$|[.)] +(\p{L})?)/u;
const MOST_TAG_CHARS = 60;

/** Whether a numbered list holds a heading or paragraph outside its items: it has no number, and the next item goes on. */
function isStray(element: Element | undefined, [first]: readonly Block[]): boolean {
  return element === undefined && (first?.type === 'heading' || first?.type === 'paragraph');
}

/**
 * Where icons before the items tell what is included from what is not, writes `✓` and `✗`, in place; where only the
 * names of items do, `✗` before those that are not.
 */
function showSigns(items: readonly Item[]): void {
  const signs = items.map(({ element }) => signIn(iconOf(element)) ?? (isMissing(element) ? '✗' : undefined));
  if (!signs.includes('✗') || (!signs.includes('✓') && !items.some(({ element }) => isMissing(element)))) return;
  if (signs.every((sign) => sign === '✗')) return;
  for (const [i, { content }] of items.entries()) {
    const sign = signs[i];
    if (sign && content[0]?.type === 'paragraph') content.splice(0, content.length, ...withTag(sign, content));
  }
}

/** Whether a list of what is included calls an item missing from it: Divi and themes for prices. */
function isMissing(item: Element | undefined): boolean {
  return item !== undefined && MISSING.test(classOf(item));
}
const MISSING = /(?:^|[\s_-])not[_-](?:available|included)(?:\s|$)/i;

/** The icon that an item, or the one element that holds all of it, begins with. */
function iconOf(item: Element | undefined): Element | null {
  const first = item?.firstElementChild ?? null;
  const isWrapper = first && first === item?.lastElementChild && first.childElementCount > 1;
  return isWrapper ? first.firstElementChild : first;
}

/** Whether the items are sections: each begins with a heading, and all that follows belongs to it. */
function isOutline(items: readonly Item[]): boolean {
  const all = items.filter(({ content }) => content.length > 0);
  return (
    all.some(({ content }) => content.length > 1) && all.every(({ content: [first] }) => first?.type === 'heading')
  );
}

/** Whether the items are articles with headings, such as the entries of a live blog, which may begin with the time. */
function isFeed(items: readonly Item[]): boolean {
  const all = items.filter(({ content }) => content.length > 0);
  const isEntry = ({ element, content }: Item) =>
    element?.children.length === 1 &&
    element.firstElementChild?.localName === 'article' &&
    content.slice(0, 2).some(({ type }) => type === 'heading');
  return all.length > 1 && all.every(isEntry);
}

/** Whether the page writes letters or numbers of its own before each item, which the list's own markers would hide. */
function hasTags(items: readonly Item[]): boolean {
  const all = items.filter(({ content, note }) => !note && content.length > 0);
  const isTag = ({ content: [first, next] }: Item, i: number) => {
    const line = first?.type === 'paragraph' ? lineOf(first, MOST_TAG_CHARS) : '';
    const kind = line === `${i + 1}.` ? undefined : tagKind(line);
    return kind === 'in-line' || (kind === 'alone' && next?.type === 'paragraph');
  };
  return all.length > 1 && (all.every(isTag) || areOutline(all));
}

/** Whether the items' own numbers count parts of others: `1.`, `1.1`, `2.`. */
function areOutline(items: readonly Item[]): boolean {
  const lines = items.map(({ content: [first] }) => (first?.type === 'paragraph' ? lineOf(first, MOST_TAG_CHARS) : ''));
  return lines.every((line) => OUTLINE.test(line)) && lines.some((line) => PART.test(line));
}
const OUTLINE = /^\d{1,3}(?:\.\d{1,3}){0,4}\.?\s/;
const PART = /^\d{1,3}\.\d/;

/** The item with its tag on the first line, also if the page has the tag on a line of its own. */
export function withTag(tag: string, [first, ...rest]: readonly Block[]): Block[] {
  if (!first) return [];
  if (tag && first.type === 'paragraph') return [paragraph([text(`${tag} `), ...first.children]), ...rest];
  if (tag) return [paragraph([text(tag)]), first, ...rest];
  const [next, ...others] = rest;
  const isAlone = tagKind(lineOf(first, MOST_TAG_CHARS)) === 'alone' && next?.type === 'paragraph';
  return isAlone ? [...withTag(lineOf(first), [next]), ...others] : [first, ...rest];
}

/**
 * Whether a list continues the one right before it: tools that write each item as a list of its own (Notion), numbers
 * that go on.
 */
function goesOn(list: Element, isBulleted: boolean): boolean {
  const before = list.previousElementSibling;
  if (before?.localName !== list.localName || classOf(before) !== classOf(list)) return false;
  const isOneByOne = classOf(list) !== '' && before.children.length === 1 && list.children.length === 1;
  return isOneByOne || (!isBulleted && Number(list.getAttribute('start') ?? 1) > 1);
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
  let loose: ReturnType<Walk['node']> = [];
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
      const note = noteBlock(child, context, walk);
      const inner = parent.localName === 'ol' ? innermostItem(child) : child;
      const content = note ? [] : blocksOf(walk.inside(inner, context));
      const last = items.at(-1);
      if (last?.content.length && parent.localName === 'ul' && isList(content)) addAll(last.content, content);
      else items.push({ element: child, note, content });
    } else if (localName === 'ul' || localName === 'ol' || localName === 'menu') {
      end();
      const nested = listBlocks(child, context, walk) as Block[];
      const last = items.at(-1);
      if (last) addAll(last.content, nested);
      else items.push({ content: nested });
    } else if (node.nodeType === 1 && holdsItems(child)) {
      end();
      collect(child, items, context, walk);
    } else addAll(loose, walk.node(node, context));
  }
  end();
}

/** The item that is all there is of an item and has the number of that: the page draws it once. */
function innermostItem(item: Element): Element {
  const value = item.getAttribute('value');
  const list = value ? onlyChild(item) : undefined;
  const inner = list?.localName === 'ol' ? onlyChild(list) : undefined;
  return inner?.localName === 'li' && inner.getAttribute('value') === value ? inner : item;
}

function onlyChild(element: Element): Element | undefined {
  const { firstElementChild: only } = element;
  const isAlone = only !== null && only === element.lastElementChild;
  return isAlone && Array.from(element.childNodes).every((node) => node === only || !hasText(node)) ? only : undefined;
}

function holdsItems(element: Element): boolean {
  return Array.from(element.children).some((child) => child.localName === 'li');
}

/** Whether only the items' style draws numbers. */
function isNumbered(list: Element): boolean {
  return /(?:^|[;\s])list-style(?:-type)?\s*:\s*decimal/i.test(list.firstElementChild?.getAttribute('style') ?? '');
}

/** Whether the page itself numbers the items, from one on. */
function isCounted(items: readonly Item[]): boolean {
  const all = items.filter(({ content, note }) => note || content.length > 0);
  return (
    all.length > 1 && all.every(({ content: [first] }, i) => lineOf(first, MOST_TAG_CHARS).startsWith(`${i + 1}. `))
  );
}

/** The blocks of an item without the bullet or number that it repeats. */
function withoutDrawn(blocks: readonly Block[], number: number | undefined): Block[] {
  const [first, ...rest] = blocks;
  if (first?.type !== 'paragraph') return [...blocks];
  const start = textOf(first.children, MOST_TAG_CHARS).trimStart();
  // A number above a list is what the item says.
  if (rest[0]?.type === 'list' && /^\W*\d+\W*$/.test(start)) return [...blocks];
  const marks = number === undefined ? BULLETS : [`${number}.`, `[${number}]`];
  const mark = marks.find((one) => start.startsWith(one)) ?? (start.startsWith(`${number}\n`) ? String(number) : '');
  if (start.trim() === String(number) && rest.length > 0) return rest;
  if (!mark) return [...blocks];
  const behind = start.slice(mark.length);
  if (behind.trim() === '' && rest.length > 0) return rest;
  // Set apart only by a style: "1." and "Berg A, Low water".
  const isApart = /^\s+\S/.test(behind) || (mark === `${number}.` && /^[\p{Lu}\p{Lo}]/u.test(behind));
  if (!isApart) return [...blocks];
  const size = textOf(first.children, MOST_TAG_CHARS).length - behind.trimStart().length;
  return [paragraph(withoutStart(first.children, size)), ...rest];
}
const BULLETS = [...'•‣◦▪●∙·'];

function whole(text: string | null | undefined): number | undefined {
  const value = text ? Number(text) : Number.NaN;
  return Number.isInteger(value) && Math.abs(value) < 1e9 ? value : undefined;
}
