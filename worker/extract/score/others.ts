import { HEADING_NAME } from '../../html/headings.js';
import { onceOfEach } from '../../html/once.js';
import { type Box, kindOf } from '../model/blocks.js';
import type { Scene } from '../model/scene.js';
import { ALSO, OTHER_GOODS } from '../words/beside.js';
import { anyLike, patternOf } from '../words/words.js';
import { keptCharsIn } from './boxes.js';

/** What classes call boxes that show other pages or goods, tell who wrote an article, or are for printing it. */
const OTHERS = new RegExp(
  `(?:^|[\\s_-])(?:${[
    'related|recommend(?:ed|ations?)|most-?read|trending|more-on|print-header|also-?(?:like|bought|viewed)|recently-?viewed',
    'author[-_]{0,2}(?:box|bio|info|card|desc(?:ription)?|profile|about|details)|about[-_]{0,2}(?:the[-_]{0,2})?author|saboxplugin',
    'up-?sells?|cross-?sell(?:s|ing)?|similar-?(?:products?|items)|featured-products',
  ].join('|')})(?:[\\s_-]|$)`,
  'i',
);
/** How lines begin that lead to another page of the site; manuals and encyclopedias say "See also" of what they explain. */
const leading = patternOf(
  () =>
    `^[\\s\\p{P}\\p{S}]{0,3}(?!see also)(?:${anyLike(ALSO, OTHER_GOODS)}|see more|also on|don['’]?t miss|recommended)(?!\\p{L})`,
);
/** Characters of a line that leads to another page, white space not counted. */
const MOST_CHARS = 400;

/**
 * Drops, in place, what a page shows of others: on that of an article or product the boxes whose class says so and the
 * lines that do, on any the links below words that do, as long as more is kept elsewhere.
 */
export function dropOthers({ blocks, boxes, shapes, page, isMatter }: Scene, kept: boolean[]): void {
  const isOfOne = page.isArticle || page.isProduct;
  if (page.isDocs || (!isOfOne && (page.isForum || page.isList || page.listsPosts))) return;
  const all = keptCharsIn({ first: 0, end: blocks.length }, blocks, kept);
  const drop = (first: number, end: number) => {
    if (2 * keptCharsIn({ first, end }, blocks, kept) <= all) kept.fill(false, first, end);
  };
  for (const { parent, classes, element, first, end } of boxes)
    if (isOfOne && parent?.parent && OTHERS.test(classes) && !isMatter(element)) drop(first, end);
  for (const [i, { text, box: own }] of blocks.entries()) {
    if (!leading().test(text)) continue;
    if (isStory(i)) {
      if (isOfOne) drop(i, i + 1);
    } else if (!/\p{L}/u.test(text.replace(leading(), ''))) {
      let box = own;
      while (box.parent?.first === i && box.end === i + 1) box = box.parent;
      let end = i + 1;
      if (2 * box.linked >= box.chars && !isMatter(box.element)) end = box.end;
      while (isStory(end)) end += 1;
      if (end > i + 1) drop(i, end);
    }
  }

  /** Whether a short block leads, for the most part, to another page of the site. */
  function isStory(i: number): boolean {
    const { chars = 0, linked = 0, href = '#', box } = blocks[i] ?? {};
    const isLink = 2 * linked >= chars && !href.startsWith('#') && shapes[i]?.external === 0;
    return isLink && chars <= MOST_CHARS && !HEADING_NAME.test(box?.name ?? '');
  }
}

/** Blocks within which an article has its heading: a topic and a date may come before it. */
const OPENING_BLOCKS = 4;
/** Share of the words of a page's title that the heading of its article says. */
const SAYS_TITLE = 0.5;
const DATE = 'time,[itemprop="datePublished"]';

/**
 * Drops, in place, the articles that a page shows below its own, as sites do that go on when a reader scrolls: boxes beside
 * that of the title, with a heading that leads to another page, with a date as it has, or an `article` as it is with a title
 * of its own.
 */
export function dropNextArticles({ blocks, boxes, shapes, titleAt, page }: Scene, kept: boolean[]): void {
  const title = blocks[titleAt]?.box;
  const isOne = !page.isDocs && !page.isForum && !page.isList && !page.listsPosts;
  if (!title || !isOne || (shapes[titleAt]?.titled ?? 0) < SAYS_TITLE) return;
  /** Of each box around the title, the one inside it that has the title and a text. */
  const ownIn = new Map<Box, Box>();
  for (let own = title; own.parent; own = own.parent) if (own.prose > 0) ownIn.set(own.parent, own);
  const isDated = onceOfEach(({ element }: Box) => element.querySelector(DATE) !== null);
  for (const next of boxes) {
    const own = next.parent && ownIn.get(next.parent);
    if (own && next.first >= own.end && isNext(next, own)) kept.fill(false, next.first, next.end);
  }

  function isNext(next: Box, own: Box): boolean {
    const opening = blocks.slice(next.first, Math.min(next.end, next.first + OPENING_BLOCKS));
    const at = opening.findIndex(({ box }) => HEADING_NAME.test(box.name));
    const heading = opening[at];
    if (!heading || next.prose === 0) return false;
    const isOfKind = kindOf(next) === kindOf(own);
    const isLikeTitle = heading.box.name === title?.name;
    if (isOfKind && isLikeTitle && next.name === 'article') return true;
    const leadsOn =
      heading.linked === heading.chars && !heading.href?.startsWith('#') && !shapes[next.first + at]?.external;
    return (isOfKind || isLikeTitle) && (leadsOn || (isDated(own) && isDated(next)));
  }
}
