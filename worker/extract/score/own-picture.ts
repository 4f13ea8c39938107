import { elementsByName } from '../../html/by-name.js';
import type { Blocks, Box } from '../model/blocks.js';
import { fileStem, pictureSources } from '../recognise/links.js';
import { nextKept } from './kept.js';

/** Blocks between a picture and the text after it: title, byline, date, caption, share buttons. */
const MOST_BLOCKS = 15;
/** Kept blocks before it, on pages that begin with a summary. */
const MOST_BEFORE = 12;
/** Elements that hold lists of other pages, or what stands beside this one. */
const BESIDE = 'aside,footer,nav';
/** File names that say nothing about which picture it is. */
const ANY_NAME =
  /logo|icon|avatar|default|placeholder|fallback|share|social|^(?:image|original|photo|picture|preview|thumb)s?\d*$/i;
const SHORTEST_NAME = 5;

interface Around {
  boxOf(image: Element): Box | undefined;
  /** Whether an image stays anyway. */
  isKept(image: Element, box: Box): boolean;
}

/**
 * The picture that a page names as its own (`og:image`), where it stands before kept text: the words around it are
 * title, date and photographer, which are not kept. A copy of it that stays anyway comes first. Its empty alternative
 * text, which would mark it as decoration, is dropped, in place.
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

/** The index of the `count`th kept block; infinite where there are fewer. */
function placeOf(kept: readonly boolean[], count: number): number {
  let left = count;
  const place = kept.findIndex((one) => one && --left === 0);
  return place < 0 ? Infinity : place;
}

/** Whether an attribute of an image, or of its `<source>` elements, has a file of that name. */
function shows(image: Element, names: readonly string[]): boolean {
  return [image, ...pictureSources(image)].some((element) =>
    Array.from(element.attributes).some(({ value }) => names.some((name) => value.includes(name))),
  );
}
