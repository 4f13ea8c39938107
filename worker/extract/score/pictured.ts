import type { Block, Box } from './blocks.js';
import { isFigure } from './figures.js';

/** Keeps, in place, the captions of pictures between two kept pieces of one element. */
export function keepPictured(boxes: readonly Box[], blocks: readonly Block[], kept: boolean[]): void {
  const captions = boxes.filter(({ name }) => name === 'figcaption');
  const times = new Map<string, number>();
  for (const { first } of captions) times.set(textOf(first), (times.get(textOf(first)) ?? 0) + 1);
  for (const { first, end, chars, linked, parent: figure } of captions) {
    if (chars > MOST_PICTURED_CHARS || 2 * linked > chars || kept[first]) continue;
    if (figure?.name !== 'figure' || figure.end !== end || figure.images === 0) continue;
    // Who made the pictures is said below each of them.
    if (!isAmidKept(figure, kept) || (times.get(textOf(first)) ?? 0) > 1) continue;
    for (let i = first; i < end; i++) kept[i] = !isCredit(textOf(i));
  }

  function textOf(i: number): string {
    return blocks[i]?.text.trim() ?? '';
  }
}
/** Characters, white space not counted. */
const MOST_PICTURED_CHARS = 400;

/** Whether a figure, or the gallery that it is in, stands between two kept pieces of one element. */
export function isAmidKept(figure: Box, kept: readonly boolean[]): boolean {
  let outer = figure;
  while (outer.parent && isFigure(outer.parent)) outer = outer.parent;
  const { parent } = outer;
  return parent !== undefined && isKeptNear(outer.first, -1, parent) && isKeptNear(outer.end - 1, 1, parent);

  function isKeptNear(edge: number, step: number, { first, end }: Box): boolean {
    for (let i = edge + step, n = 0; i >= first && i < end && n < NEAR; i += step, n++) if (kept[i]) return true;
    return false;
  }
}
/** Blocks up to the kept text: there may be other pictures with captions between. */
const NEAR = 3;

/** Whether a caption only says who made a picture or owns it. */
export function isCredit(text: string): boolean {
  return CREDIT.test(text) || (text.trim().length <= MOST_CREDIT_CHARS && (AGENCY.test(text) || NAMES.test(text)));
}
const MOST_CREDIT_CHARS = 60;
const AGENCY =
  /\b(?:getty(?:\s?images)?|afp|reuters|dpa|apa|epa|shutterstock|i?stock(?:photo)?|unsplash|pexels|pixabay|wikimedia|flickr|alamy|imago|picture alliance|courtesy|press association)\b|\bAP\b/i;
/** `Ada Bell / The Post` */
const NAMES =
  /^\s*\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}?[\p{L}.’'-]+){0,4}\s?[/|]\s?\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}?[\p{L}.’'-]+){0,4}\s*$/u;
/** Words before the name of who made a picture or owns it. */
const CREDIT =
  /^\s*[([]?\s*(?:©|\(c\)|(?:photo|foto|image|picture|bild|grafik|credits?|source|quelle|copyright|crédits?|fuente|fonte)\b[^.]{0,20}[:©])/i;
