import { elementsByName } from '../../dom/by-name.js';
import { fileStem, pictureSources } from '../../markdown/links.js';
import type { Blocks, Box } from './blocks.js';
import { nextKept } from './kept.js';

/** Between a picture and the text that it opens: title, byline, date, its caption, buttons to share. */
const MOST_BLOCKS = 15;
/** Kept ones before it, on pages that begin with a summary. */
const MOST_BEFORE = 12;
/** Lists of other pages, and what stands beside this one. */
const BESIDE = 'aside,footer,nav';
/** Which may be of any picture, or of none. */
const ANY_NAME =
  /logo|icon|avatar|default|placeholder|fallback|share|social|^(?:image|original|photo|picture|preview|thumb)s?\d*$/i;
const SHORTEST_NAME = 5;

interface Around {
  boxOf(image: Element): Box | undefined;
  /** Whether it stays without further ado. */
  isKept(image: Element, box: Box): boolean;
}

/**
 * The picture that a page says is its own (`og:image`) where it stands before text that is kept, with none of its own: the
 * words around it are its title, its date, its photographer. One that stays anyway is no longer called decoration, in place.
 */
export function ownPicture(
  { root }: Blocks,
  kept: readonly boolean[],
  states: readonly string[],
  { boxOf, isKept }: Around,
): Element | undefined {
  const names = states.map(fileStem).filter((name) => name.length >= SHORTEST_NAME && !ANY_NAME.test(name));
  if (names.length === 0 || root.images === 0) return undefined;
  const after = nextKept(kept);
  const reach = placeOf(kept, MOST_BEFORE);
  let own: Element | undefined;
  for (const image of elementsByName(root.element, ['img'])('img')) {
    if (!shows(image, names)) continue;
    const box = boxOf(image);
    if (!box || image.closest(BESIDE)) continue;
    const stays = isKept(image, box);
    if (!stays && (own || box.first > reach || (after[box.first] ?? Infinity) - box.first > MOST_BLOCKS)) continue;
    own = image;
    if (stays) break;
  }
  if (own?.getAttribute('alt')?.trim() === '') own.removeAttribute('alt');
  return own;
}

/** Where the last of so many kept ones stands; nowhere where there are fewer. */
function placeOf(kept: readonly boolean[], count: number): number {
  let left = count;
  const place = kept.findIndex((one) => one && --left === 0);
  return place < 0 ? Infinity : place;
}

/** Whether one of its attributes, or of the formats beside it, has a file of that name. */
function shows(image: Element, names: readonly string[]): boolean {
  return [image, ...pictureSources(image)].some((element) =>
    Array.from(element.attributes).some(({ value }) => names.some((name) => value.includes(name))),
  );
}
