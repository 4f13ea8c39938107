import { HEADING_NAME } from '../../html/headings.js';
import { type Box, kindOf } from '../model/blocks.js';
import type { Scene } from '../model/scene.js';
import { holdersOfText } from './boxes.js';

const MENU = /^(?:navigation|menubar|menu|search)$/;
/** In these a footer or an `aside` may belong to the text. */
const MATTER = /^(?:article|main|blockquote)$/;
/** What the id or first class of a box says. */
const FOOTER = /^(?:(?:site|page|main|global)[_-]?)?footer$/i;
/** `disclosure`, in the singular, is a text that unfolds. */
const LEGAL =
  /(?:^|[_-])(?:copyright|legal|disclaimers?|disclosures|fine-?print)(?:[-_]{1,2}(?:text|copy|notes?|notice|content|container|wrapper|inner|body|block|section|area|info|lines?|terms)){0,2}$/i;
/** Pictures made of text: the windows of a program, drawn to advertise it. */
const DRAWN = /(?:illustrations?|mock-?ups?)(?:[_-](?!code)|$)|(?:^|[_-])graphics?$/i;
const NAMED = /^(?:div|section|aside|ul|li|p|small)$/;
const SIDEBAR = /side-?bar|widget/i;
/** More footers or asides of one kind are those of cards. */
const MOST_ALIKE = 2;
/** By what the scores are multiplied. */
const FACTOR = 0.1;
/** A share of the page's text: boxes with more of it are the page. */
const MOST_SHARE = 0.8;
/** Characters, white space not counted: on a page with fewer elsewhere, the menu is what there is. */
const LEAST_REST = 200;

/**
 * Lowers, in place, the scores of what markup itself sets beside the matter: menus, the page's footer, asides that are
 * neither in an article nor among paragraphs, and boxes named after the law or a picture. Few of the pages
 * that the model learned from have sentences there, so that it takes them for content. Cross-validated, listings gained
 * 1.5, collections 1.3, services 0.9, forums and products 0.4, WCXB 0.35; any factor from 0.02 to 0.2 does it.
 */
export function lowerBeside(scene: Scene, scores: Float32Array): void {
  const { boxes, root, isMatter } = scene;
  const isSet = setBesideIn(scene);
  const beside: Box[] = [];
  for (const box of boxes) {
    if (!box.parent || box.chars === 0 || box.first < (beside.at(-1)?.end ?? 0)) continue;
    if (box.chars >= MOST_SHARE * root.chars || isMatter(box.element)) continue;
    if (isSet(box) || isNamedBeside(box, scene)) beside.push(box);
  }
  if (root.chars - beside.reduce((sum, { chars }) => sum + chars, 0) < LEAST_REST) return;
  for (const { first, end } of beside) for (let i = first; i < end; i++) scores[i] = FACTOR * (scores[i] ?? 0);
}

function setBesideIn({ blocks, boxes }: Scene): (box: Box) => boolean {
  const holders = holdersOfText(blocks);
  const inMatter = new Set<Box>();
  for (const box of boxes)
    if (box.parent && (MATTER.test(box.parent.name) || inMatter.has(box.parent))) inMatter.add(box);
  const kindIn = (box: Box) => `${box.parent && kindOf(box.parent)} ${kindOf(box)}`;
  const alike = countsOf(boxes.map(kindIn));
  return (box) => {
    const { name, element, parent, linked, classes } = box;
    const role = element.getAttribute('role') ?? '';
    if (name === 'nav' || MENU.test(role)) return linked > 0;
    if (inMatter.has(box)) return false;
    if ((alike.get(kindIn(box)) ?? 0) > MOST_ALIKE) return false;
    if (name === 'aside') return (linked > 0 || SIDEBAR.test(classes)) && !holders.has(parent);
    if (name === 'footer' || role === 'contentinfo') return true;
    return /^(?:div|section)$/.test(name) && [element.id, firstClass(box)].some((called) => FOOTER.test(called));
  };
}

function firstClass({ classes }: Box): string {
  return classes.split(' ', 1)[0] ?? '';
}

function countsOf(kinds: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** Whether a box without a heading is named after the law, or as a picture where the page offers something. */
function isNamedBeside(box: Box, { blocks, page }: Scene): boolean {
  const name = firstClass(box);
  const isDrawn = !page.isArticle && !page.isDocs && !page.isForum && DRAWN.test(name);
  if (!NAMED.test(box.name) || !(isDrawn || LEGAL.test(name) || LEGAL.test(box.element.id))) return false;
  return !blocks.slice(Math.max(0, box.first - 1), box.end).some((one) => HEADING_NAME.test(one.box.name));
}
