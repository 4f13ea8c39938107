import { HEADING_NAME } from '../../html/headings.js';
import type { Block, Blocks, Box } from './blocks.js';
import type { Scene } from './scene.js';

/** A list or table with a larger share of the page is judged piece by piece. */
const UNIT_SHARE = 0.5;
const UNIT = /^(ul|ol|dl|table)$/;
/** The share of the threshold that a heading before a kept block needs. */
const HEADING_EASE = 0.25;
/** The share of it that anything else between two kept blocks needs. */
const GAP_EASE = 0.5;

/**
 * A shorter page is seldom much more than its content: the fewer words, the lower its threshold. Any value from 150 to
 * 500 gave the same on the corpus, where few pages are so small; 1000 cost forums half a point.
 */
const SMALL_PAGE_WORDS = 500;
const LEAST_EASE = 0.16;

/**
 * Log-odds by which scores count as too high, except on small pages: keeping something in vain costs more than the
 * expected F1 says, because blocks of one kind are wrong together. Cross-validated, scrapinghub and snippets gained
 * 0.9, service pages lost 0.3; from 0.2 on each step gains less.
 */
const CAUTION = 0.6;
/**
 * Characters outside links from which on a paragraph is judged without caution, two lines. Of what caution alone left
 * out of the articles of the corpus, five sixths of the paragraphs from 200 on were content, and three tenths of what
 * had less than 80; with 200 the last part of a long article still lost its first paragraph.
 */
const LONG_CHARS = 140;

/** Lowers the scores of all but long paragraphs by `CAUTION`, less so on small pages, in place. */
export function beCareful(blocks: readonly Block[], scores: Float32Array, words: number): void {
  const odds = Math.exp(CAUTION * Math.min(1, words / SMALL_PAGE_WORDS));
  for (const [i, { chars, linked }] of blocks.entries()) {
    const score = scores[i] ?? 0;
    if (chars - linked < LONG_CHARS) scores[i] = score / (score + odds * (1 - score));
  }
}

/**
 * Gives each block of a list or table the mean score of all its blocks, so that it is kept or dropped as a whole, in
 * place: missing rows and items are worse to read than the scores say. F1 stays the same (cross-validated on the seven
 * page types of WCXB).
 */
export function scoreTogether({ blocks, boxes, root }: Blocks, scores: Float32Array): void {
  for (const { name, chars, first, end } of boxes) {
    if (!UNIT.test(name) || end - first < 2 || chars > UNIT_SHARE * root.chars) continue;
    scores.fill(meanScore(scores, blocks, first, end), first, end);
  }
}

/** The mean score of the blocks from `from` up to, not including, `to`, by their words. */
export function meanScore(scores: Float32Array, blocks: readonly Block[], from: number, to: number): number {
  let [sum, weight] = [0, 0];
  for (let i = from; i < to; i++) {
    const words = (blocks[i]?.words.length ?? 0) + 0.5;
    sum += words * (scores[i] ?? 0);
    weight += words;
  }
  return sum / weight;
}

/**
 * Keeps what stands between two kept pieces of the same element, however much it is, if its mean score is at least
 * `least`, in place: tables, quotes and boxes of an article stand between its paragraphs.
 */
export function keepBetween({ blocks }: Blocks, scores: Float32Array, kept: boolean[], least: number): void {
  let last = kept.indexOf(true);
  for (let next = last + 1; last >= 0 && next < kept.length; next++) {
    if (!kept[next]) continue;
    if (next > last + 1 && areInOne(last, next) && meanScore(scores, blocks, last + 1, next) >= least)
      kept.fill(true, last + 1, next);
    last = next;
  }

  /**
   * Whether the gap is between two pieces of one element: between its own texts or code, or, where it holds code, a table
   * or definitions, also between texts that are deeper in it. What stands between cards is as often something else.
   */
  function areInOne(before: number, after: number): boolean {
    const isFramed = blocks.slice(before + 1, after).some(({ box }) => SET_APART.test(box.name));
    const outer = outerOf(blocks[before], isFramed, ({ end }) => end === before + 1);
    return outer !== undefined && outer === outerOf(blocks[after], isFramed, ({ first }) => first === after);
  }
}
const SET_APART = /^(?:pre|t[dh]|d[td])$/;

/** The box of which a block is a piece: the one around it, or around the frames that hold nothing behind (before) it. */
function outerOf(block: Block | undefined, isFramed: boolean, isEdge: (box: Box) => boolean): Box | undefined {
  let box = block?.box.parent;
  while (box?.parent && (isFramed || block?.box.name === 'pre') && isEdge(box)) box = box.parent;
  return box;
}

/**
 * The share of a block's characters in links from which on nothing of it is text, and the number of links that make a
 * menu.
 */
const LINKS_ALONE = 0.95;
const MENU_LINKS = 3;

function isLinksAlone(block: Block | undefined): boolean {
  return block !== undefined && block.links >= MENU_LINKS && block.linked >= LINKS_ALONE * block.chars;
}

/** What scores over the threshold, with its headings, its code, and what stands between. */
export function keepTogether({ blocks }: Blocks, scores: Float32Array, words: number, threshold: number): boolean[] {
  const enough = threshold * Math.max(LEAST_EASE, Math.min(1, words / SMALL_PAGE_WORDS));
  // The lower threshold of a small page is for its text; a block of nothing but links is a menu there too.
  const enoughAt = (i: number) => (isLinksAlone(blocks[i]) ? threshold : enough);
  const kept = Array.from(scores, (score, i) => score >= enoughAt(i));
  for (let i = kept.length - 1; i >= 0; i--) {
    if (!kept[i]) kept[i] = (scores[i] ?? 0) >= easeOf(i) * enoughAt(i);
  }
  return kept;

  function easeOf(i: number): number {
    const box = blocks[i]?.box;
    const isBeside = (j: number) => kept[j] && around(blocks[j]) === around(blocks[i]);
    if (box?.name === 'pre') return isBeside(i - 1) || isBeside(i + 1) ? 0 : 1;
    if (!kept[i + 1]) return 1;
    if (HEADING_NAME.test(box?.name ?? '')) return HEADING_EASE;
    return kept[i - 1] ? GAP_EASE : 1;
  }
}

/** The smallest box around a block that holds more than it: tools wrap code in frames of their own. */
function around(block: Block | undefined): Box | undefined {
  let box = block?.box.parent;
  while (box && box.end - box.first === 1) box = box.parent;
  return box;
}

/** Characters outside links: a text with as many is a paragraph. */
const PROSE_CHARS = 80;
/** Shares of the kept text in paragraphs and in links. An article has more of the first, a list of the second. */
const MOST_PROSE = 0.8;
const MOST_LINKED = 0.15;

/**
 * Whether a page that does not say what it is shows what somebody offers: headings with a few words below each. Of
 * such a page nearly all is content, and caution only loses sections. Cross-validated, services gained 0.6, collections
 * 0.4, forums 0.3 and WCXB 0.1.
 */
export function isShowcase({ blocks, page }: Scene, kept: readonly boolean[]): boolean {
  if (page.isArticle || page.isForum || page.isDocs || page.isProduct || page.isList || page.isPaper) return false;
  let [chars, linked, prose] = [0, 0, 0];
  for (const [i, block] of blocks.entries()) {
    if (!kept[i]) continue;
    chars += block.chars;
    linked += block.linked;
    if (block.chars - block.linked >= PROSE_CHARS) prose += block.chars;
  }
  return prose < MOST_PROSE * chars && linked < MOST_LINKED * chars;
}
