import type { PageMetadata } from '../../../src/shared/fetch-contract.js';
import { key } from '../dom/key.js';
import type { Block, Blocks } from '../model/blocks.js';
import { sharesIn } from '../model/said.js';
import type { Scene } from '../model/scene.js';
import { NOTE, NOTE_REFERENCE } from '../recognise/notes.js';
import { isAnyKept, isBeside, keptCharsIn } from './boxes.js';

/** Keeps, in place, the page's only `h1` where its title does not say it, unless it names the site or leads to another page. */
export function keepOwnHeading({ blocks }: Blocks, kept: boolean[], { title, site }: PageMetadata): void {
  const [at, another] = [...blocks.keys()].filter((i) => blocks[i]?.box.name === 'h1');
  const heading = at !== undefined && another === undefined ? blocks[at] : undefined;
  if (at === undefined || !heading || isBeside(heading.box) || heading.linked === heading.chars) return;
  const said = key(heading.text);
  if (said && !key(title ?? '').includes(said) && said !== key(site ?? '')) kept[at] = true;
}

const LIST = /^(?:ul|ol|dl|table)$/;

/** Keeps, in place, the ingredients that JSON-LD states, and the lists that mostly consist of them. */
export function keepIngredients({ boxes, words }: Scene, kept: boolean[], ingredients: readonly string[]): void {
  const isStated = Array.from(sharesIn(words, ingredients), (share) => share === 1);
  for (const { name, first, end } of boxes) {
    if (!LIST.test(name)) continue;
    const stated = isStated.slice(first, end).filter(Boolean).length;
    if (stated > 1 && 2 * stated >= end - first) kept.fill(true, first, end);
  }
  for (const [i, is] of isStated.entries()) kept[i] ||= is;
}

/** Notes that would be a larger share of what is kept are a list of sources, which is scored like any list. */
const MOST_NOTES = 0.1;

/** Keeps, in place, the footnotes that the kept text refers to: few and short as they are, they look like a page's footer. */
export function keepNotes({ blocks, boxes }: Blocks, kept: boolean[]): void {
  const lost = boxes.filter((box) => box.element.hasAttribute(NOTE) && !isAnyKept(kept, box));
  if (lost.length === 0) return;
  const labels = new Set(blocks.flatMap((block, i) => (kept[i] ? labelsIn(block) : [])));
  const wanted = lost.filter(({ element }) => labels.has(element.getAttribute(NOTE) ?? ''));
  const chars = wanted.reduce((sum, note) => sum + note.chars, 0);
  if (chars > MOST_NOTES * keptCharsIn({ first: 0, end: blocks.length }, blocks, kept)) return;
  for (const { first, end } of wanted) kept.fill(true, first, end);
}

/** The labels of the notes that a block refers to. */
function labelsIn({ nodes }: Block): string[] {
  return nodes.map(({ parentElement }) => parentElement?.getAttribute(NOTE_REFERENCE) ?? '');
}
