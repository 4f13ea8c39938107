import { HEADING_NAME } from '../../dom/headings.js';
import type { Block, Blocks, Box } from './blocks.js';
import { boxOf } from './box-of.js';
import { isAnyKept } from './kept.js';

/** Fewer are notes, or a menu of sections. */
const LEAST_CITED = 3;
/** A share: nearly all of a list of references is cited, though maybe by text that is not kept. */
const MOSTLY_CITED = 0.3;
/** Items shorter than this on average are places in the page. Characters, white space not counted. */
const LEAST_ITEM_CHARS = 40;
const LIST = /^(?:[uo]l|dl)$/;
/** `3`, `[3]`, `2019`, `Lund 2019`. */
const CITES = /\d[\])a-z]{0,2}$/;
const MOST_CITE_CHARS = 40;

/**
 * Keeps, in place, the list of references that the kept text cites by links, and its heading: numbers in brackets say
 * nothing without it. Where each reference is a paragraph or box of its own, keeps those that are cited. Rows of links
 * below a reference are dropped by another stage.
 */
export function keepReferences({ blocks, boxes, root }: Blocks, kept: boolean[]): void {
  const cited = citedIn(blocks, kept);
  if (cited.to.size < LEAST_CITED) return;
  for (const box of boxes)
    if (LIST.test(box.name) && !isAnyKept(kept, box.first, box.end) && isReferences(box, cited))
      keep(box, blocks, kept);
  const alone = referencesAlone(boxes, root.element, cited);
  if (alone.length < LEAST_CITED) return;
  for (const box of alone) if (!isAnyKept(kept, box.first, box.end)) keep(box, blocks, kept);
}

function keep({ first, end }: Box, blocks: readonly Block[], kept: boolean[]): void {
  kept.fill(true, first, end);
  if (HEADING_NAME.test(blocks[first - 1]?.box.name ?? '')) kept[first - 1] = true;
}

/** The paragraphs and boxes, each long enough for a reference, that are named as what the text cites. */
function referencesAlone(boxes: readonly Box[], root: Element, { to }: Cited): Box[] {
  const boxAt = boxOf(boxes);
  const found = new Set<Box>();
  for (const place of root.querySelectorAll('[id],a[name]')) {
    if (!to.has(place.id) && !to.has(place.getAttribute('name') ?? '')) continue;
    const box = boxAt(place);
    if (box && isAlone(box)) found.add(box);
  }
  return [...found];
}

function isAlone({ name, chars, first, end }: Box): boolean {
  return (
    /^(?:p|div)$/.test(name) && end - first <= MOST_BLOCKS && chars >= LEAST_ITEM_CHARS && chars <= MOST_ALONE_CHARS
  );
}
/** The reference, and links below it. */
const MOST_BLOCKS = 2;
/** Characters: more is a section. */
const MOST_ALONE_CHARS = 800;

/** Where the links of the kept text lead in the page, and the names of these links, which may be old ones: Elsevier. */
interface Cited {
  to: Set<string>;
  from: Set<string>;
}

function citedIn(blocks: readonly Block[], kept: readonly boolean[]): Cited {
  const cited: Cited = { to: new Set(), from: new Set() };
  for (const [i, { links, nodes }] of blocks.entries()) {
    if (!kept[i] || links === 0) continue;
    for (const node of nodes) {
      const link = node.parentElement?.closest('a[href*="#"]');
      if (!link || !CITES.test(node.data.trim()) || node.data.length > MOST_CITE_CHARS) continue;
      const href = link.getAttribute('href') ?? '';
      cited.to.add(href.slice(href.indexOf('#') + 1));
      const name = link.id || link.getAttribute('name');
      if (name) cited.from.add(name);
    }
  }
  return cited;
}

/** Whether most items of a list are cited, or link back to a place that cites something. */
function isReferences({ name, element, chars }: Box, cited: Cited): boolean {
  const item = name === 'dl' ? 'dt' : 'li';
  const items = Array.from(element.children).filter(({ localName }) => localName === item);
  if (items.length < LEAST_CITED || chars < items.length * LEAST_ITEM_CHARS) return false;
  return items.filter((item) => isCited(item, cited)).length >= MOSTLY_CITED * items.length;
}

function isCited(item: Element, { to, from }: Cited): boolean {
  if (to.has(item.id)) return true;
  for (const place of item.querySelectorAll('[id],a[name],a[href^="#"]')) {
    if (to.has(place.id) || to.has(place.getAttribute('name') ?? '')) return true;
    if (from.has(place.getAttribute('href')?.slice(1) ?? '')) return true;
  }
  return false;
}
