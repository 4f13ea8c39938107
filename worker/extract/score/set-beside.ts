import { HEADING_NAME } from '../../html/headings.js';
import { once } from '../../html/once.js';
import { type Block, type Box, kindOf } from '../model/blocks.js';
import type { Scene } from '../model/scene.js';
import { boxOf, holdersOfText } from './boxes.js';

const MENU = /^(?:navigation|menubar|menu|search)$/;
/** In these a footer or an `aside` may belong to the text. */
const MATTER = /^(?:article|main|blockquote)$/;
/** The name of a box, its first class. `disclosure`, in the singular, is a text that unfolds. */
const LEGAL =
  /(?:^|[_-])(?:copyright|legal|disclaimers?|disclosures|fine-?print)(?:[-_]{1,2}(?:text|copy|notes?|notice|content|container|wrapper|inner|body|block|section|area|info|lines?|terms)){0,2}$/i;
/** Pictures made of text: the windows of a program, drawn to advertise it. */
const DRAWN = /(?:illustrations?|mock-?ups?)(?:[_-](?!code)|$)|(?:^|[_-])graphics?$/i;
const NAMED = /^(?:div|section|aside|ul|li|p|small)$/;
const END = /^(?:footer|aside)$/;
/** More footers or asides of one kind are those of cards. */
const MOST_ALIKE = 2;
const SIDEBAR = /side-?bar|widget/i;
const CONTROLS = 'input,button,select,[role="button"]';
/** What an aside of links alone does not have. */
const SAYING = 'pre,dl';
/** Shares: an aside with less of its text in links says something, and a menu has most of it in links. */
const FEW_LINKED = 0.1;
const MOST_LINKED = 0.5;
/** By what the scores are multiplied. */
const FACTOR = 0.1;
/** Shares, of the page's text, and of what is not set beside it: boxes with more of it are the page. */
const MOST_SHARE = 0.8;
const MOST_NAMED = 0.6;
/** Characters, white space not counted: on a page with fewer elsewhere, the menu is what there is. */
const LEAST_REST = 200;

/**
 * What markup itself sets beside the matter: menus, the page's footer, asides that are neither in an article nor among
 * paragraphs and consist of links, and boxes named after the law or a picture.
 */
export function boxesBeside(scene: Scene): Box[] {
  const { boxes, root, isMatter } = scene;
  const isHeaded = holds(scene.blocks, HEADING_NAME);
  const isSet = setBesideIn(scene, isHeaded);
  const isNamed = namedBesideIn(scene, isHeaded);
  const set: Box[] = [];
  const named: Box[] = [];
  let rest = root.chars;
  let end = 0;
  for (const box of boxes) {
    if (!box.parent || box.first < end || box.chars === 0) continue;
    if (box.chars < MOST_SHARE * root.chars && isSet(box, box.parent) && !isMatter(box.element)) {
      set.push(box);
      rest -= box.chars;
    } else if (isNamed(box) && !isMatter(box.element)) named.push(box);
    else continue;
    end = box.end;
  }
  if (rest < LEAST_REST) return [];
  // Where most is named so, the page is about it.
  const isAbout = charsOf(named) > MOST_NAMED * rest;
  return isAbout || rest - charsOf(named) < LEAST_REST ? set : [...set, ...named];
}

function setBesideIn(
  { blocks, boxes, root }: Scene,
  isHeaded: (box: Box) => boolean,
): (box: Box, parent: Box) => boolean {
  const holders = holdersOfText(blocks);
  const inMatter = new Set<Box>();
  const alike = new Map<string, number>();
  const kindIn = (box: Box) => `${box.parent && kindOf(box.parent)} ${kindOf(box)}`;
  const withControls = once(() => boxesWith(CONTROLS, boxes, root));
  const withSaying = once(() => boxesWith(SAYING, boxes, root));
  let lastFooter = 0;
  for (const box of boxes) {
    if (box.parent && (MATTER.test(box.parent.name) || inMatter.has(box.parent))) inMatter.add(box);
    if (END.test(box.name)) alike.set(kindIn(box), (alike.get(kindIn(box)) ?? 0) + 1);
    if (box.name === 'footer' && box.chars > 0) lastFooter = Math.max(lastFooter, box.first);
  }
  // What a kitchen offers is a menu without links, and an office tells below its links what there is.
  const isOfMatter = (menu: Box) =>
    (menu.linked === 0 || (menu.linked < MOST_LINKED * menu.chars && inMatter.has(menu))) && !withControls().has(menu);
  const saysSomething = (aside: Box) =>
    !SIDEBAR.test(aside.classes) &&
    !withControls().has(aside) &&
    (aside.linked < FEW_LINKED * aside.chars || withSaying().has(aside));
  return (box, parent) => {
    const { name, element } = box;
    const role = element.getAttribute('role') ?? '';
    if (role === 'search') return !isHeaded(box);
    if (name === 'nav' || MENU.test(role)) return !isOfMatter(box);
    if (inMatter.has(box) || (alike.get(kindIn(box)) ?? 0) > MOST_ALIKE) return false;
    if (name === 'aside') return !holders.has(parent) && !saysSomething(box);
    return ((name === 'footer' || isNamedFooter(box)) && box.end > lastFooter) || role === 'contentinfo';
  };
}

function isNamedFooter({ name, classes, element }: Box): boolean {
  if (name !== 'div' && name !== 'section') return false;
  if (element.getAttribute('data-elementor-type') === 'footer') return true;
  return FOOTER.test(element.getAttribute('id') ?? '') || FOOTER.test(classes.split(' ', 1)[0] ?? '');
}
const FOOTER = /^(?:(?:site|page|main|global)[_-]?)?footer$/i;

/** The boxes that hold an element found by a selector. */
function boxesWith(selector: string, boxes: readonly Box[], root: Box): ReadonlySet<Box> {
  const boxAt = boxOf(boxes);
  const holding = new Set<Box>();
  for (const element of root.element.querySelectorAll(selector)) {
    for (let box = boxAt(element); box && !holding.has(box); box = box.parent) holding.add(box);
  }
  return holding;
}

function namedBesideIn({ blocks, page }: Scene, isHeaded: (box: Box) => boolean): (box: Box) => boolean {
  const mayBeDrawn = !page.isArticle && !page.isDocs && !page.isForum;
  return (box) => {
    const { name, classes, element, first, parent } = box;
    if (!NAMED.test(name)) return false;
    const [called = ''] = classes.split(' ', 1);
    const isLegal = LEGAL.test(called) || LEGAL.test(element.getAttribute('id') ?? '');
    if (!isLegal && !(mayBeDrawn && DRAWN.test(called))) return false;
    const before = blocks[first - 1]?.box;
    const isBelowHeading = before !== undefined && before.parent === parent && HEADING_NAME.test(before.name);
    return !isBelowHeading && !isHeaded(box);
  };
}

/**
 * Lowers, in place, the scores of what is beside the matter: few of the pages that the model learned from have sentences
 * there, so that it takes them for content. Cross-validated, listings gained 1.5, collections 1.3, services 0.9, forums and
 * products 0.4, WCXB 0.35; any factor from 0.02 to 0.2 does it.
 */
export function lowerBeside(beside: readonly Box[], scores: Float32Array): void {
  for (const { first, end } of beside) for (let i = first; i < end; i++) scores[i] = FACTOR * (scores[i] ?? 0);
}

const charsOf = (boxes: readonly Box[]) => boxes.reduce((sum, { chars }) => sum + chars, 0);

/** Tells in which boxes a block is of such a name. */
function holds(blocks: readonly Block[], names: RegExp): (box: Box) => boolean {
  const upTo = new Uint32Array(blocks.length + 1);
  for (const [i, { box }] of blocks.entries()) upTo[i + 1] = (upTo[i] ?? 0) + Number(names.test(box.name));
  return ({ first, end }) => upTo[first] !== upTo[end];
}
