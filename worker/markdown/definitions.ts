import { type Context, deeper, isDeep, type Write } from './context.js';
import { listItem } from './lists.js';
import { addAll, type Block, blocksOf, type Piece } from './pieces.js';
import { isSignature } from './signatures.js';

/**
 * Terms and what they mean, as paragraphs; within a definition as a list, or nothing would tell where it ends. What
 * belongs to a declaration is no definition within another.
 */
export function definitionBlocks(list: Element, context: Context, write: Write): Block[] {
  const parts = partsOf(list);
  const isOfTerms = parts.some(({ localName }) => localName === 'dt') && !parts.some(isDeclaration);
  const isNested = isOfTerms && context.inDefinition && !isDeep(context);
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

function isDeclaration(part: Element): boolean {
  return part.localName === 'dt' && isSignature(part);
}

/** Which no item could hold. */
function hasLooseText(list: Element): boolean {
  return Array.from(list.childNodes).some((node) => node.nodeType === 3 && node.nodeValue?.trim());
}

/** Also those in the `div` that may hold a group of them. */
function partsOf(list: Element): Element[] {
  return Array.from(list.children).flatMap((child) => (child.localName === 'div' ? [...child.children] : [child]));
}
