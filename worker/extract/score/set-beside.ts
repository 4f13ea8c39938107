import { HEADING_NAME } from '../../dom/headings.js';
import { type Block, type Box, kindOf } from './blocks.js';
import { holdersOfText } from './furniture-boxes.js';
import { keptChars, keptCharsIn } from './kept.js';
import type { Scene } from './scene.js';

const MENU = /^(?:navigation|menubar|menu|search)$/;
/** In these a footer or an `aside` may belong to the text. */
const MATTER = /^(?:article|main|blockquote)$/;
/** `disclosure`, in the singular, is a text that unfolds. */
const LEGAL =
  /(?:^|[\s_-])(?:copyright|legal|disclaimers?|disclosures|fine-?print)(?:[-_]{1,2}(?:text|copy|notes?|notice|content|container|wrapper|inner|body|block|section|area|info|lines?|terms)){0,2}(?=\s|$)/i;
const NAMED = /^(?:div|section|aside|ul|li|p|small)$/;
/** Pictures made of text: the windows of a program, drawn to advertise it. */
const DRAWN = /illustration|mock-?up|(?:^|[\s_-])graphics?(?:[\s_-]|$)/i;
const END = /^(?:footer|aside)$/;
/** More footers or asides of one kind are those of cards. */
const MOST_ALIKE = 2;
/** By what the scores are multiplied. */
const FACTOR = 0.1;
/** Shares of the page's text: a box with more of it is the page. */
const MOST_SHARE = 0.8;
const MOST_NAMED = 0.5;
/** Characters, white space not counted: on a page with fewer elsewhere, the menu is what there is. */
const LEAST_REST = 200;
/** Of what is kept. */
const MOST_KEPT = 0.5;

/**
 * What markup itself sets beside the matter: menus, the page's footer, asides that are neither in an article nor among
 * paragraphs, and boxes whose class says that they are about the law or a picture.
 */
export function boxesBeside({ blocks, boxes, root, page }: Scene): Box[] {
  const holders = holdersOfText(blocks);
  const inMatter = new Set<Box>();
  const headingsUpTo = new Uint32Array(blocks.length + 1);
  for (const [i, { box }] of blocks.entries())
    headingsUpTo[i + 1] = (headingsUpTo[i] ?? 0) + Number(HEADING_NAME.test(box.name));
  const isHeaded = ({ first, end }: Box) => headingsUpTo[first] !== headingsUpTo[end];
  const alike = new Map<string, number>();
  const kindIn = (box: Box) => `${box.parent && kindOf(box.parent)} ${kindOf(box)}`;
  for (const box of boxes) if (END.test(box.name)) alike.set(kindIn(box), (alike.get(kindIn(box)) ?? 0) + 1);
  const mayBeDrawn = !page.isArticle && !page.isDocs && !page.isForum;

  const isSetBeside = (box: Box, parent: Box): boolean => {
    const role = box.element.getAttribute('role') ?? '';
    if (box.name === 'nav' || MENU.test(role)) return true;
    if (inMatter.has(box) || (alike.get(kindIn(box)) ?? 0) > MOST_ALIKE) return false;
    return box.name === 'footer' || role === 'contentinfo' || (box.name === 'aside' && !holders.has(parent));
  };
  const isNamedBeside = (box: Box): boolean => {
    if (!NAMED.test(box.name)) return false;
    if (
      !LEGAL.test(`${box.classes} ${box.element.getAttribute('id') ?? ''}`) &&
      !(mayBeDrawn && DRAWN.test(box.classes))
    )
      return false;
    // What has a heading of its own is a part of the page.
    return !isHeaded(box);
  };

  const beside: Box[] = [];
  let rest = root.chars;
  let end = 0;
  for (const box of boxes) {
    const { parent } = box;
    if (!parent) continue;
    if (MATTER.test(parent.name) || inMatter.has(parent)) inMatter.add(box);
    if (box.first < end || box.chars === 0) continue;
    const isBeside =
      (box.chars < MOST_SHARE * root.chars && isSetBeside(box, parent)) ||
      (box.chars < MOST_NAMED * root.chars && isNamedBeside(box));
    if (!isBeside) continue;
    beside.push(box);
    rest -= box.chars;
    end = box.end;
  }
  return rest < LEAST_REST ? [] : beside;
}

/**
 * Lowers, in place, the scores of what is beside the matter: few of the pages that the model learned from have sentences
 * there, so that it takes them for content. Cross-validated, listings gained 1.5, collections 1.3, services 0.9, forums and
 * products 0.4, WCXB 0.35; any factor from 0.02 to 0.2 does it.
 */
export function lowerBeside(beside: readonly Box[], scores: Float32Array): void {
  for (const { first, end } of beside) for (let i = first; i < end; i++) scores[i] = FACTOR * (scores[i] ?? 0);
}

/** Drops it, in place, unless most of what is kept is there. */
export function dropBeside(beside: readonly Box[], blocks: readonly Block[], kept: boolean[]): void {
  const held = beside.reduce((sum, box) => sum + keptCharsIn(box, blocks, kept), 0);
  if (held > MOST_KEPT * keptChars(blocks, kept)) return;
  for (const { first, end } of beside) kept.fill(false, first, end);
}

/** Of what is kept. */
const MOSTLY = 0.8;

/**
 * Drops, in place, what is kept outside the only `main` of a page that holds most of what is kept; a heading of the page
 * may stand before it. Cross-validated, listings gained 0.1, forums 0.05, nothing else changed.
 */
export function dropOutsideMain({ blocks, boxes }: Scene, kept: boolean[]): void {
  const [main, ...others] = boxes.filter(
    ({ name, element }) => name === 'main' || element.getAttribute('role') === 'main',
  );
  if (!main || others.length > 0 || keptCharsIn(main, blocks, kept) < MOSTLY * keptChars(blocks, kept)) return;
  for (const [i, { box }] of blocks.entries())
    if ((i < main.first || i >= main.end) && !HEADING_NAME.test(box.name)) kept[i] = false;
}
