import { NOTE } from '../extract/recognise/note-marks.js';
import { type Context, deeper, isDeep, type Write } from './context.js';
import { escapeInline, escapeLineStart } from './escape.js';
import { listItem } from './lists.js';
import { addAll, type Block, blocksOf, joinBlocks, type Piece } from './pieces.js';
import { isSignature } from './signatures.js';

/**
 * A definition list as paragraphs; inside another definition as a list, or nothing would tell where it ends. What
 * belongs to a declaration does not count as inside a definition.
 */
export function definitionBlocks(list: Element, context: Context, write: Write): Block[] {
  const parts = partsOf(list);
  if (isOfContents(list) && !isDeep(context)) return contentsBlocks(parts, deeper(context), write);
  const isOfTerms = parts.some(({ localName }) => localName === 'dt') && !parts.some(isDeclaration);
  const isNested = isOfTerms && context.inDefinition && !isDeep(context);
  if (isOfTerms && areTagged(parts) && !isDeep(context)) return taggedBlocks(parts, deeper(context), write);
  const inside = isNested ? deeper(context) : isOfTerms ? { ...context, inDefinition: true } : context;
  if (!isNested || hasLooseText(list)) return blocksOf(write.inside(list, inside));
  const items: Piece[][] = [];
  let before = '';
  for (const part of parts) {
    if (items.length === 0 || (part.localName === 'dt' && before !== 'dt')) items.push([]);
    addAll(items.at(-1) ?? [], write.node(part, inside));
    before = part.localName;
  }
  const written = items.map(blocksOf).filter((blocks) => blocks.length > 0);
  if (written.length === 0) return [];
  return [{ block: written.map((blocks) => listItem('- ', blocks)).join('\n'), kind: 'list' }];
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

function taggedBlocks(parts: readonly Element[], context: Context, write: Write): Block[] {
  const items = parts.flatMap((part, i) => {
    const tag = parts[i - 1]?.textContent?.trim() ?? '';
    const [first, ...rest] = part.localName === 'dd' ? blocksOf(write.inside(part, context)) : [];
    return first ? [listItem('- ', BULLET.test(tag) ? [first, ...rest] : [...tagged(tag, first), ...rest])] : [];
  });
  // Courts set each numbered paragraph as a list of its own.
  return items.length > 0 ? [{ block: items.join('\n'), kind: 'list', counted: { goesOn: true } }] : [];
}
const BULLET = /^[•–*]$/;

function tagged(tag: string, first: Block): Block[] {
  const isLine = first.kind === 'paragraph';
  const block = escapeLineStart(isLine ? `${escapeInline(tag)} ${first.block}` : escapeInline(tag));
  return [{ block, kind: 'paragraph' }, ...(isLine ? [] : [first])];
}

/**
 * Whether a list is DocBook's table of contents, where each term names a part and its definition holds the parts of
 * that.
 */
function isOfContents(list: Element): boolean {
  return list.closest('.toc') !== null && !hasLooseText(list);
}

/** Names alone are the items themselves. */
function contentsBlocks(parts: readonly Element[], context: Context, write: Write): Block[] {
  const items: Piece[][] = [];
  let named = false;
  for (const part of parts) {
    named ||= part.localName === 'dt';
    if (part.localName === 'dt' || !named) items.push([]);
    addAll(items.at(-1) ?? [], write.inside(part, context));
  }
  const written = items.map(blocksOf).filter((blocks) => blocks.length > 0);
  const lines = written.map((blocks) =>
    blocks.every(({ kind }) => kind === 'list') ? joinBlocks(blocks) : listItem('- ', tight(blocks)),
  );
  return lines.length > 0 ? [{ block: lines.join('\n'), kind: 'list' }] : [];
}

/** Without blank lines between a name and its parts. */
function tight(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => (block.kind === 'list' ? { ...block, tight: true } : block));
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
