import { HEADING_NAME } from '../../dom/headings.js';
import type { Block, Box } from './blocks.js';
import { charsOf, type Places, rowsOf } from './cards.js';
import { isBeside, isControlAlone } from './furniture-boxes.js';
import { textOf } from './kept.js';
import type { Scene } from './scene.js';

/** Of a card, on average. One of a single block is an item, and its row a list. */
const LEAST_BLOCKS = 2;
/** Characters of a card, on average, white space not counted. */
const MOST_CHARS = 1_500;
/** Paragraphs and headings side by side are a text, and the rows of a table are judged together. */
const NO_CARD = /^(?:p|h\d|t[rdh]|section)$/;
/** Builders call each part of a page so. */
const SECTION_CLASS = /(?:^|[\s_-])section(?:[\s_-]|$)/i;
/** A share: cards without a class are told from other boxes by being nearly all that the box around them holds. */
const OF_PARENT = 0.9;
/** Shares: of the cards that hold something in a place, and of those, which keep it. */
const LEAST_IN_PLACE = 0.5;
const LEAST_KEPT = 0.5;
/** A share of what the cards hold. */
const LEAST_ALIKE = 0.4;
/** Shares: of the text of the cards of an offer, and of the cards of which that much is kept. */
const MOSTLY = 0.5;
const LEAST_WHOLE = 0.75;
/** What scores less in all the cards of an offer is there what it is elsewhere: "Advertisement". */
const LEAST_SCORE = 0.1;

/** The blocks in one place of each card. */
type Slot = number[];

/**
 * Keeps, in place, what most cards of a row keep in the others as well: a price, a date, a name in the same place of
 * each. On a page that shows an offer (`isOffer`), where most cards are kept nearly whole, also the rest of them: plans
 * without a price, and people without a name, say little. Buttons and links alone are judged by themselves, and so is
 * what all cards say in the same words.
 *
 * Cross-validated, together with `keepSections`: collections +0.4, services +0.2, documentation +0.15, WCXB +0.1,
 * articles, products, forums and scrapinghub +0.05, listings and snippets ±0.
 */
export function keepCards(scene: Scene, scores: Float32Array, kept: boolean[], places: Places, isOffer: boolean): void {
  const { blocks, boxes } = scene;
  const chosen = [...kept];
  for (const cards of rowsOf(boxes, places, saysNew(scene)).filter(isRow)) {
    const slots = slotsOf(cards, blocks, places);
    if (!areAlike(cards, slots)) continue;
    const isWhole = isOffer && areKept(cards, blocks, chosen, kept);
    for (const slot of slots) {
      const count = slot.reduce((sum, i) => sum + Number(kept[i]), 0);
      if (count === slot.length || saysTheSame(slot, blocks)) continue;
      const isUsual = slot.length >= LEAST_IN_PLACE * cards.length && count > 0 && count >= LEAST_KEPT * slot.length;
      if (isWhole ? meanOf(slot, scores) < LEAST_SCORE : !isUsual) continue;
      const areNames = arePeople(cards) && isOneOfAKind(slot, blocks);
      for (const i of slot) {
        const block = blocks[i] as Block;
        if (!isControlAlone(block) || isLinkedName(block) || (areNames && isLinkedPerson(block))) kept[i] = true;
      }
    }
  }
}

/** Tells which boxes have text that no block before them has: the copies in an endless carousel say nothing new. */
function saysNew({ blocks, shapes }: Scene): (box: Box) => boolean {
  const newUpTo = new Uint32Array(blocks.length + 1);
  for (const [i, { earlier }] of shapes.entries()) newUpTo[i + 1] = (newUpTo[i] ?? 0) + Number(earlier === 0);
  return ({ first, end }) => newUpTo[first] !== newUpTo[end];
}

function isRow(cards: readonly Box[]): boolean {
  const [first] = cards;
  if (!first?.parent?.parent || NO_CARD.test(first.name) || SECTION_CLASS.test(first.classes)) return false;
  const chars = charsOf(cards);
  const count = cards.reduce((sum, { first, end }) => sum + end - first, 0);
  if (chars > MOST_CHARS * cards.length || count < LEAST_BLOCKS * cards.length) return false;
  return (first.classes !== '' || chars >= OF_PARENT * first.parent.chars) && !isBeside(first);
}

/** Whether most of the text of the cards is kept, and in most of the cards. */
function areKept(
  cards: readonly Box[],
  blocks: readonly Block[],
  chosen: readonly boolean[],
  kept: readonly boolean[],
): boolean {
  let [all, held, whole] = [0, 0, 0];
  for (const card of cards) {
    const text = textOf(card, blocks, kept);
    all += text.all;
    held += text.held;
    if (text.all > 0 && textOf(card, blocks, chosen).held >= MOSTLY * text.all) whole += 1;
  }
  return held >= MOSTLY * all && whole >= LEAST_WHOLE * cards.length;
}

/** Blocks in the same place of each card, told by the boxes around them and the order in these. */
function slotsOf(cards: readonly Box[], blocks: readonly Block[], places: Places): Slot[] {
  const slots = new Map<number, Slot[]>();
  for (const { first, end } of cards) {
    const seen = new Map<number, number>();
    for (let i = first; i < end; i++) {
      const place = places.get((blocks[i] as Block).box) as number;
      const order = seen.get(place) ?? 0;
      seen.set(place, Math.min(order + 1, MOST_OF_PLACE));
      const ofPlace = slots.get(place) ?? [];
      slots.set(place, ofPlace);
      ofPlace[order] ??= [];
      ofPlace[order].push(i);
    }
  }
  return [...slots.values()].flat();
}
/** All further ones are one place: the points of lists of different length. */
const MOST_OF_PLACE = 9;

/** Whether most of what cards hold has its place in most of them; the sections of a page may be boxes of one kind, too. */
function areAlike(cards: readonly Box[], slots: readonly Slot[]): boolean {
  let [all, common] = [0, 0];
  for (const { length } of slots) {
    all += length;
    if (length >= LEAST_IN_PLACE * cards.length) common += length;
  }
  return common >= LEAST_ALIKE * all;
}

/** Whether a block is a heading that leads to what a card is about. */
function isLinkedName({ box, button, linked, chars }: Block): boolean {
  return HEADING_NAME.test(box.name) && linked === chars && button === 0;
}

function saysTheSame(slot: Slot, blocks: readonly Block[]): boolean {
  const [first = '', ...others] = slot.map((i) => blocks[i]?.text.trim() ?? '');
  return others.length > 0 && others.every((text) => text === first);
}

function meanOf(slot: Slot, scores: Float32Array): number {
  return slot.reduce((sum, i) => sum + (scores[i] ?? 0), 0) / slot.length;
}

/** Whether cards, or the boxes around them, are called those of people: of who acts, speaks or works somewhere. */
function arePeople([first]: readonly Box[]): boolean {
  const { parent } = first ?? {};
  return [first, parent, parent?.parent].some((box) => box !== undefined && PEOPLE.test(box.label));
}
const PEOPLE =
  /(?:^|[\s_-])(?:cast|actors?|crew|speakers?|people|persons?|team|members?|players?|artists?)(?:[\s_-]|$)/i;

/** Whether a block is nothing but a link that may name a person. */
function isLinkedPerson({ text, links, linked, chars, button, anchors }: Block): boolean {
  return links === 1 && linked === chars && button === 0 && anchors === 0 && PERSON.test(text);
}
const PERSON = /^\s*\p{Lu}[\p{L}.'’-]*(?:\s+(?:\p{Lu}[\p{L}.'’-]*|d[aei]|de[lnr]?|van|von|la|le|bin|al)){1,4}\s*$/u;

/** Whether no two cards say the same in a place. */
function isOneOfAKind(slot: Slot, blocks: readonly Block[]): boolean {
  return new Set(slot.map((i) => blocks[i]?.text.trim())).size === slot.length;
}
