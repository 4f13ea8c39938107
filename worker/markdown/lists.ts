import { classOf } from '../dom/class-of.js';
import { hasText } from '../extract/recognise/controls.js';
import { signIn } from '../extract/recognise/signs.js';
import { type Context, deeper, isDeep, type Write } from './context.js';
import { escapeLineStart } from './escape.js';
import { RULE } from './leftovers.js';
import { noteBlock } from './notes.js';
import { numberingOf, written as shown, tagKind } from './numbering.js';
import { addAll, type Block, blocksOf, indent, type Piece } from './pieces.js';

/** CommonMark takes no longer number for a list item's. */
const MOST_NUMBER = 999_999_999;

/** A list; what follows in an item is indented by the width of its marker. */
export function listBlock(list: Element, context: Context, write: Write): Block[] {
  const items: Item[] = [];
  collect(list, items, deeper(context), write);
  if (isDeep(context)) return items.flatMap(({ content, note }) => note ?? content);
  const isOrdered = list.localName === 'ol' || isNumbered(list) || isCounted(items);
  const [only, ...others] = items;
  if (only && !isOrdered && others.length === 0 && isList(only.content)) return only.content;
  if (isFeed(items) || (!isOrdered && isOutline(items))) return items.flatMap(({ content }) => content);
  const numbering = isOrdered ? numberingOf(list) : undefined;
  const isTagged = hasTags(items);
  showSigns(items);
  const blocks: Block[] = [];
  let written: string[] = [];
  const isReversed = isOrdered && list.hasAttribute('reversed');
  let number = whole(list.getAttribute('start')) ?? (isReversed ? items.filter(({ element }) => element).length : 1);
  const end = () => {
    // Only a list that counts from one can follow a paragraph without a blank line.
    const tight = !isOrdered || /^(?:1\.|-) /.test(written[0] ?? '');
    if (written.length > 0) blocks.push({ block: written.join('\n'), kind: 'list', tight });
    written = [];
  };
  let [first, last] = [number, number];
  for (const { element, content, note } of items) {
    if (isOrdered) number = whole(element?.getAttribute('value')) ?? number;
    if (isOrdered) dropNumber(content, number);
    const apart = note ?? (isOrdered && isStray(element, content) ? content : undefined);
    if (apart) {
      end();
      addAll(blocks, apart);
    } else if (content.length > 0) {
      if (blocks.length + written.length === 0) first = number;
      last = number;
      if (isTagged) written.push(listItem('- ', withTag('', content)));
      else if (numbering) written.push(listItem('- ', withTag(`${shown(number, numbering)}.`, content)));
      else written.push(listItem(isOrdered ? `${Math.min(Math.max(0, number), MOST_NUMBER)}. ` : '- ', content));
    }
    if (element) number += isReversed ? -1 : 1;
  }
  end();
  const isBulleted = !isOrdered || isTagged || numbering !== undefined;
  const [block] = blocks;
  if (blocks.length === 1 && block?.kind === 'list')
    block.counted = { ...(!isBulleted && { first, last }), goesOn: goesOn(list, isBulleted) };
  return blocks;
}

/**
 * Takes the item's number off the heading that the item begins with, in place; a heading of nothing else is dropped, or,
 * alone in its item, a paragraph.
 */
function dropNumber(content: Block[], number: number): void {
  const [first] = content;
  const [, marks = '', digits = '', words = ''] = (first?.kind === 'heading' && NUMBERED.exec(first.block)) || [];
  if (!digits || Number(digits) !== number) return;
  if (words) content[0] = { block: marks + words, kind: 'heading' };
  else if (content.length > 1) content.shift();
  else content[0] = { block: digits, kind: 'paragraph' };
}
const NUMBERED = /^(#{1,6} )0{0,2}(\d{1,3})(?:(?:\\?[.):])?$|\\?[.)] +(?=\p{L})(.+)$)/u;

/** Whether a numbered list holds a heading or paragraph outside its items: it has no number, and the next item goes on. */
function isStray(element: Element | undefined, [first]: readonly Block[]): boolean {
  return element === undefined && (first?.kind === 'heading' || first?.kind === 'paragraph');
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
    const [first] = content;
    if (signs[i] && first?.kind === 'paragraph') content[0] = { ...first, block: `${signs[i]} ${first.block}` };
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
    all.some(({ content }) => content.length > 1) && all.every(({ content: [first] }) => first?.kind === 'heading')
  );
}

/** Whether the items are articles with headings, such as the entries of a live blog, which may begin with the time. */
function isFeed(items: readonly Item[]): boolean {
  const all = items.filter(({ content }) => content.length > 0);
  const isEntry = ({ element, content }: Item) =>
    element?.children.length === 1 &&
    element.firstElementChild?.localName === 'article' &&
    content.slice(0, 2).some(({ kind }) => kind === 'heading');
  return all.length > 1 && all.every(isEntry);
}

/** Whether the page writes letters or numbers of its own before each item, which the list's own markers would hide. */
function hasTags(items: readonly Item[]): boolean {
  const all = items.filter(({ content, note }) => !note && content.length > 0);
  const isTag = ({ content: [first, next] }: Item, i: number) => {
    if (first?.kind !== 'paragraph' || first.block === `${i + 1}\\.`) return false;
    const kind = tagKind(first.block);
    return kind === 'in-line' || (kind === 'alone' && next?.kind === 'paragraph');
  };
  return all.length > 1 && (all.every(isTag) || areOutline(all));
}

/** Whether the items' own numbers count parts of others: `1.`, `1.1`, `2.`. */
function areOutline(items: readonly Item[]): boolean {
  const texts = items.map(({ content: [first] }) => (first?.kind === 'paragraph' ? first.block : ''));
  return texts.every((text) => OUTLINE.test(text)) && texts.some((text) => PART.test(text));
}
const OUTLINE = /^\d{1,3}(?:\.\d{1,3}){0,4}\\?\.?\s/;
const PART = /^\d{1,3}\.\d/;

/** The item with its tag on the first line, also if the page has the tag on a line of its own. */
function withTag(tag: string, [first, ...rest]: readonly Block[]): Block[] {
  if (!first) return [];
  if (tag) {
    const isLine = first.kind === 'paragraph';
    return isLine
      ? [{ ...first, block: `${tag} ${first.block}` }, ...rest]
      : [{ block: tag, kind: 'paragraph' }, first, ...rest];
  }
  const [next, ...others] = rest;
  const isAlone = tagKind(first.block) === 'alone' && next?.kind === 'paragraph';
  return isAlone ? [{ ...next, block: `${first.block} ${next.block}` }, ...others] : [first, ...rest];
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
  return content.length > 0 && content.every(({ kind }) => kind === 'list');
}

interface Item {
  element?: Element;
  content: Block[];
  /** The item where it is a footnote, which is written outside the list. */
  note?: Block[] | undefined;
}

/**
 * The items of a list, and what else pages put into one: a list belongs to the item before it, also where it is all
 * there is of a bulleted item; text is an item of its own.
 */
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
      const content = note
        ? []
        : blocksOf(write.inside(parent.localName === 'ol' ? innermostItem(child) : child, context));
      const last = items.at(-1);
      if (last?.content.length && parent.localName === 'ul' && isList(content)) addAll(last.content, content);
      else items.push({ element: child, note, content });
    } else if (localName === 'ul' || localName === 'ol' || localName === 'menu') {
      end();
      const nested = listBlock(child, context, write);
      const last = items.at(-1);
      if (last) addAll(last.content, nested);
      else items.push({ content: nested });
    } else if (node.nodeType === 1 && holdsItems(child)) {
      end();
      collect(child, items, context, write);
    } else addAll(loose, write.node(node, context));
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
  return all.length > 1 && all.every(({ content: [first] }, i) => first?.block.startsWith(`${i + 1}\\. `));
}

/** The text of an item without the bullet or number that it repeats. */
function withoutDrawn(marker: string, text: string): string {
  const number = marker.slice(0, -2);
  const marks = marker === '- ' ? BULLETS : [`${number}\\.`, `\\[${number}\\]`, `${number}\n`];
  const drawn = marks.find((mark) => text.startsWith(mark));
  // Set apart only by a style: "1." and "Berg A, Low water".
  const beside = `${number}.`;
  if (marker !== '- ' && text.startsWith(beside) && /^[\p{Lu}\p{Lo}]/u.test(text.slice(beside.length)))
    return text.slice(beside.length);
  const rest = drawn ? text.slice(drawn.trimEnd().length) : '';
  const [gap] = /^\s+(?=\S)/.exec(rest) ?? [];
  if (!gap) return text;
  const behind = rest.trimStart();
  // What followed the mark on its line starts the line now; what was below it is a block of its own.
  return gap.includes('\n') ? behind : behind.replace(/^.*/, escapeLineStart);
}
const BULLETS = [...'•‣◦▪●∙·'];

/** An item: blocks after a marker, indented by its width. */
export function listItem(marker: string, blocks: readonly Block[]): string {
  let text = '';
  // A rule right after a bullet would be read as one with it.
  const first = blocks.findIndex(({ block }) => block !== RULE);
  blocks.slice(Math.max(0, first)).forEach((block, i, all) => {
    const gap = i === 0 ? '' : block.tight && all[i - 1]?.kind === 'paragraph' ? '\n' : '\n\n';
    text += gap + block.block;
  });
  return first < 0 && blocks.length > 0 ? `${marker}___` : marker + indent(withoutDrawn(marker, text), marker.length);
}

function whole(text: string | null | undefined): number | undefined {
  const value = text ? Number(text) : Number.NaN;
  return Number.isInteger(value) && Math.abs(value) < 1e9 ? value : undefined;
}
