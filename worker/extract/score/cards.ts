import { onceOfEach } from '../../dom/once.js';
import type { Box } from './blocks.js';

/** For each box a number that boxes have in common which are alike, as are those around them. */
export type Places = ReadonlyMap<Box, number>;

export function placesOf(boxes: readonly Box[]): Places {
  const kindOf = onceOfEach((classes: string) =>
    (POST.test(classes) ? classes.replace(OF_POST, '') : classes).replace(OF_ONE, '').trim(),
  );
  const numbers = new Map<string, number>();
  const places = new Map<Box, number>();
  for (const box of boxes) {
    const key = `${box.parent ? places.get(box.parent) : ''} ${box.name} ${box.classes && kindOf(box.classes)}`;
    const place = numbers.get(key) ?? numbers.size;
    numbers.set(key, place);
    places.set(box, place);
  }
  return places;
}
/** What WordPress and its like write of each post into its classes: who wrote it, and what it is about. */
const POST = /(?:^|\s)(?:hentry|status-publish)(?:\s|$)/;
const OF_POST = /(?<=^|\s)(?:(?:author|category|format|tag|\w+_(?:cat|tag))-\S+|has-post-thumbnail|sticky)(?=\s|$)\s*/g;
/** Classes of a single card: numbers and ids of builders, states, and what sets one apart from the others. */
const OF_ONE =
  /(?<=^|\s)(?:[^\s\d]{0,40}\d\S*|[^\s-]{1,40}--\S+|\S{0,30}(?:first|last|odd|even|active|current|featured|popular|recommended|highlight(?:ed)?|best|next|prev))(?=\s|$)\s*/g;

/** Rows of at least three boxes of one kind side by side, the outer ones first, among those with text that `isOne` takes. */
export function rowsOf(boxes: readonly Box[], places: Places, isOne: (box: Box) => boolean = () => true): Box[][] {
  const rows = new Map<Box, Map<number, Box[]>>();
  for (const box of boxes) {
    if (!box.parent || box.chars === 0 || !isOne(box)) continue;
    const ofParent = rows.get(box.parent) ?? new Map<number, Box[]>();
    rows.set(box.parent, ofParent);
    const place = places.get(box) as number;
    const row = ofParent.get(place);
    if (row) row.push(box);
    else ofParent.set(place, [box]);
  }
  return [...rows.values()].flatMap((ofParent) => [...ofParent.values()].filter(({ length }) => length >= LEAST_CARDS));
}
const LEAST_CARDS = 3;

/** Characters of all the cards of a row, white space not counted. */
export function charsOf(cards: readonly Box[]): number {
  return cards.reduce((sum, { chars }) => sum + chars, 0);
}
