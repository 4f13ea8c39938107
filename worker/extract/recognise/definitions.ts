import type { Block, List, Piece } from '../../tree.js';
import { addAll, blocksOf } from './blocks.js';
import { type Context, deeper, isDeep, type Recognise, type Walk } from './context.js';
import { listOf, withTag } from './lists.js';
import { NOTE } from './note-marks.js';
import { isSignature } from './signatures.js';

/**
 * A definition list as paragraphs; inside another definition as a list, or nothing would tell where it ends. What
 * belongs to a declaration does not count as inside a definition.
 */
export const definitions: Recognise = (list, context, walk) => {
  const parts = partsOf(list);
  if (isOfContents(list) && !isDeep(context)) return contents(parts, deeper(context), walk);
  const isOfTerms = parts.some(({ localName }) => localName === 'dt') && !parts.some(isDeclaration);
  const isNested = isOfTerms && context.inDefinition && !isDeep(context);
  if (isOfTerms && areTagged(parts) && !isDeep(context)) return tagged(parts, deeper(context), walk);
  const inside = isNested ? deeper(context) : isOfTerms ? { ...context, inDefinition: true } : context;
  if (!isNested || hasLooseText(list)) return blocksOf(walk.inside(list, inside));
  const items: Piece[][] = [];
  let before = '';
  for (const part of parts) {
    if (items.length === 0 || (part.localName === 'dt' && before !== 'dt')) items.push([]);
    addAll(items.at(-1) ?? [], walk.node(part, inside));
    before = part.localName;
  }
  return listsOf(items.map(blocksOf));
};

/** A list of the items that hold anything. */
function listsOf(items: readonly Block[][]): List[] {
  const shown = items.filter((blocks) => blocks.length > 0);
  return shown.length > 0 ? [listOf(shown)] : [];
}

/** Whether each term is only a bullet, number or letter with one text after it: lists of publishers of papers. */
function areTagged(parts: readonly Element[]): boolean {
  const isPair = ({ localName, textContent }: Element, i: number) =>
    i % 2 === 1 ? localName === 'dd' : localName === 'dt' && TAG.test(textContent?.slice(0, MOST_TAG_CHARS) ?? '');
  const isList = parts.length > 1 && parts.length % 2 === 0 && parts.every(isPair);
  return isList && !parts.some((part) => part.hasAttribute(NOTE));
}
const TAG = /^\s*(?:[•–*]|\([A-Z]?\d{0,3}[a-z]?\)|\[?\d{1,3}\]?[.)]?|([a-z])\1?[.)])\s*$/;
const MOST_TAG_CHARS = 20;

/** Courts set each numbered paragraph as a list of its own. */
function tagged(parts: readonly Element[], context: Context, walk: Walk): Block[] {
  const items = parts.flatMap((part, i) => {
    if (part.localName !== 'dd') return [];
    const tag = parts[i - 1]?.textContent?.trim() ?? '';
    return [withTag(BULLET.test(tag) ? '' : tag, blocksOf(walk.inside(part, context)))];
  });
  return listsOf(items).map((list) => ({ ...list, goesOn: true }));
}
const BULLET = /^[•–*]$/;

/**
 * Whether a list is DocBook's table of contents, where each term names a part and its definition holds the parts of
 * that.
 */
function isOfContents(list: Element): boolean {
  return list.closest('.toc') !== null && !hasLooseText(list);
}

/** Names alone are the items themselves. */
function contents(parts: readonly Element[], context: Context, walk: Walk): Block[] {
  const items: Piece[][] = [];
  let named = false;
  for (const part of parts) {
    named ||= part.localName === 'dt';
    if (part.localName === 'dt' || !named) items.push([]);
    addAll(items.at(-1) ?? [], walk.inside(part, context));
  }
  const shown = items.map(blocksOf).map((blocks) => {
    const lists = blocks.filter((block) => block.type === 'list');
    return { blocks, inner: lists.length === blocks.length ? lists.flatMap(({ children }) => children) : undefined };
  });
  const children = shown.flatMap(({ blocks, inner }) => inner ?? listsOf([blocks])[0]?.children ?? []);
  return children.length > 0 ? [{ type: 'list', ordered: false, children }] : [];
}

function isDeclaration(part: Element): boolean {
  return part.localName === 'dt' && isSignature(part);
}

/** Whether text stands between the terms, which no item could hold. */
function hasLooseText(list: Element): boolean {
  return Array.from(list.childNodes).some((node) => node.nodeType === 3 && node.nodeValue?.trim());
}

/** Its `dt` and `dd`, also those in a `div` around a group. */
function partsOf(list: Element): Element[] {
  return Array.from(list.children).flatMap((child) => (child.localName === 'div' ? [...child.children] : [child]));
}
