import { HEADING_NAME } from '../../dom/headings.js';
import type { Box } from './blocks.js';
import { holdersOfText } from './furniture-boxes.js';
import { keptChars, keptCharsIn } from './kept.js';
import type { Scene } from './scene.js';

const MENU = /^(?:navigation|menubar|menu|search|dialog|alertdialog)$/;
/** In these a footer or an `aside` may belong to the text. */
const MATTER = /^(?:article|main|blockquote)$/;
const LEGAL = /(?:^|[\s_-])(?:copyright|legal|disclaimers?)(?:[\s_-]|$)/i;
const NAMED = /^(?:div|section|aside|ul|li|p|small)$/;
/** Pictures made of text: the windows of a program, drawn to advertise it. */
const DRAWN = /illustration|mock-?up|(?:^|[\s_-])graphics?(?:[\s_-]|$)/i;
/** By what the scores are multiplied. */
const OF_SET = 0.1;
const OF_LEGAL = 0.2;
const OF_DRAWN = 0.3;
/** Shares of the page's text: a box with more of it is the page. */
const MOST_SHARE = 0.8;
const MOST_NAMED = 0.5;
/** Characters, white space not counted: on a page with fewer elsewhere, the menu is what there is. */
const LEAST_REST = 200;

/**
 * Lowers, in place, the scores of what markup itself sets beside the matter: menus, the page's footer, asides that are
 * in no article, dialogs, and boxes whose class says that they are about the law. The model gives sentences there a good
 * score, since few of the pages that it learned from have any. Cross-validated, listings gained 1.5, collections 1.3,
 * forums and products 0.4, WCXB 0.3; from 0.02 to 0.2 it is the same.
 */
export function lowerBeside(scene: Scene, scores: Float32Array): void {
  const { blocks, boxes, root } = scene;
  const holdsText = holdersOfText(blocks);
  const factorOf = (box: Box): number => {
    if (box.chars < MOST_SHARE * root.chars && isSetBeside(box, holdsText)) return OF_SET;
    return box.chars < MOST_NAMED * root.chars ? factorOfNames(box, scene) : 1;
  };
  const lowered: { box: Box; factor: number }[] = [];
  let rest = root.chars;
  let end = 0;
  for (const box of boxes) {
    if (box.first < end || box.chars === 0 || !box.parent?.parent) continue;
    const factor = factorOf(box);
    if (factor === 1) continue;
    lowered.push({ box, factor });
    rest -= box.chars;
    end = box.end;
  }
  if (rest < LEAST_REST) return;
  for (const { box, factor } of lowered)
    for (let i = box.first; i < box.end; i++) scores[i] = factor * (scores[i] ?? 0);
}

function isSetBeside({ name, element, parent }: Box, holdsText: (box: Box) => boolean): boolean {
  const role = element.getAttribute('role') ?? '';
  if (name === 'nav' || name === 'dialog' || MENU.test(role)) return true;
  if (name === 'aside' && parent && holdsText(parent)) return false;
  return (name === 'footer' || name === 'aside' || role === 'contentinfo') && !isIn(parent, MATTER);
}

function factorOfNames({ name, classes, element }: Box, { page }: Scene): number {
  if (!NAMED.test(name)) return 1;
  if (LEGAL.test(classes) || LEGAL.test(element.getAttribute('id') ?? '')) return OF_LEGAL;
  return !page.isArticle && !page.isDocs && !page.isForum && DRAWN.test(classes) ? OF_DRAWN : 1;
}

function isIn(box: Box | undefined, names: RegExp): boolean {
  return box !== undefined && (names.test(box.name) || isIn(box.parent, names));
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
