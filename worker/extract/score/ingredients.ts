import { key } from '../dom/key.js';
import type { Block, Blocks } from '../model/blocks.js';

/** Places of one ingredient that are looked at: "1 egg" may stand anywhere. */
const MOST_PLACES = 20;
/** Share of a list that is stated for all of it to be. */
const MOSTLY = 0.5;

/**
 * Keeps, in place, the ingredients that JSON-LD states, amount and name in one block or several, and the lists that mostly
 * consist of them.
 */
export function keepIngredients({ blocks, boxes }: Blocks, kept: boolean[], ingredients: readonly string[]): void {
  if (ingredients.length === 0) return;
  const isStated = statedIn(blocks, ingredients);
  const upTo = new Uint32Array(blocks.length + 1);
  for (const i of blocks.keys()) upTo[i + 1] = (upTo[i] ?? 0) + Number(isStated[i]);
  for (const { name, first, end } of boxes) {
    const stated = (upTo[end] ?? 0) - (upTo[first] ?? 0);
    if (LIST.test(name) && stated > 1 && stated >= MOSTLY * (end - first)) kept.fill(true, first, end);
  }
  for (const i of blocks.keys()) kept[i] ||= isStated[i] === true;
}
const LIST = /^(?:ul|ol|dl|table)$/;

/** For each block whether it is an ingredient, or part of one, from its beginning to its end. */
function statedIn(blocks: readonly Block[], ingredients: readonly string[]): boolean[] {
  const isStated = new Array<boolean>(blocks.length).fill(false);
  const [starts, ends] = [new Map<number, number>(), new Map<number, number>()];
  let letters = '';
  for (const [i, { text }] of blocks.entries()) {
    starts.set(letters.length, i);
    letters += key(text);
    if (!ends.has(letters.length)) ends.set(letters.length, i + 1);
  }
  for (const wanted of new Set(ingredients.map(key))) {
    let at = wanted ? letters.indexOf(wanted) : -1;
    for (let place = 0; at >= 0 && place < MOST_PLACES; place++, at = letters.indexOf(wanted, at + 1)) {
      const [first, end] = [starts.get(at), ends.get(at + wanted.length)];
      if (first !== undefined && end !== undefined) isStated.fill(true, first, end);
    }
  }
  return isStated;
}
