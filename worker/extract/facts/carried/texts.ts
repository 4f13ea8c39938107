import { isThing, type Thing } from '../json-ld.js';
import { htmlOfBlocks, isBlockList } from './block-tree.js';
import { fileIn } from './file-text.js';
import { looksLikeJson, parsedJson } from './parsed-json.js';
import { revived } from './references.js';
import { isProse, type Said, saidAs, saidIn, wordsOf } from './said.js';

/** Where a text is in a page's data. */
export interface Place {
  /** The names of fields on the way to it, the nearest first. */
  keys: readonly string[];
  /** The objects around it, the nearest first, each with the list that it is in. */
  owners: readonly { thing: Thing; list: number }[];
  /** The nearest list of several objects around it, by number; 0 where there is none. */
  list: number;
}

/** A text somewhere in a page's data. */
export type Candidate = Said & Place;

/** Characters and values that are looked at on one page, where each value counts as some, and texts that are kept. */
const MOST_CHARS = 24 * 1024 * 1024;
const CHARS_OF_VALUE = 80;
const MOST_TEXTS = 2_000;
/** How far up a text knows what is around it. */
const MOST_OWNERS = 6;
const MOST_KEYS = 10;
const SHORTEST_BLOCKS = 40;

/** The texts in a page's data. Every object is visited once, so that circles and shared parts cost nothing. */
export function textsIn(data: readonly unknown[]): Candidate[] {
  const texts: Candidate[] = [];
  const seen = new Set<unknown>();
  let lists = 0;
  let left = MOST_CHARS;
  const nowhere: Place = { keys: [], owners: [], list: 0 };
  // Last first, since they are taken from the end.
  const rest = data.map((value) => ({ value: revived(value), place: nowhere })).reverse();
  for (let next = rest.pop(); next && left > 0 && texts.length < MOST_TEXTS; next = rest.pop()) {
    const { value, place } = next;
    left -= CHARS_OF_VALUE + (typeof value === 'string' ? value.length : 0);
    const inner = typeof value === 'string' && looksLikeJson(value) ? parsedJson(value) : undefined;
    if (typeof inner === 'object') rest.push({ value: revived(inner), place });
    else if (typeof value === 'string' || (typeof value === 'object' && value !== null && !seen.has(value))) {
      const said = textIn(value, place);
      if (said) texts.push({ ...said, ...place });
      else if (typeof value === 'object') for (const part of partsOf(value, place, ++lists).reverse()) rest.push(part);
      if (typeof value === 'object') seen.add(value);
    }
  }
  return texts;
}

function textIn(value: string | object, place: Place): Said | undefined {
  if (typeof value === 'string') return fileIn(value, place) ?? saidIn(value);
  if (!Array.isArray(value)) return undefined;
  return fileIn(value, place) ?? blocksIn(value, place.owners[0]?.thing) ?? paragraphsIn(value);
}

/** `number`: that of the list, if it is one. */
function partsOf(value: object, { keys, owners, list }: Place, number: number): { value: unknown; place: Place }[] {
  if (Array.isArray(value)) {
    const isOfSeveral = value[0] !== '$' && value.filter(isThing).length > 1;
    return value.map((one) => ({ value: one, place: { keys, owners, list: isOfSeveral ? number : list } }));
  }
  const around = [{ thing: value as Thing, list }, ...owners].slice(0, MOST_OWNERS);
  return Object.entries(value).map(([name, one]) => {
    // GraphQL writes arguments behind the name: `content({"format":"html"})`.
    const names = [name.replace(/\(.*$/s, ''), ...keys].slice(0, MOST_KEYS);
    return { value: one, place: { keys: names, owners: around, list } };
  });
}

function blocksIn(list: readonly unknown[], owner: Thing | undefined): Said | undefined {
  if (!isBlockList(list)) return undefined;
  const html = htmlOfBlocks(list, owner);
  const said = saidAs('html', html, wordsOf(html));
  return said.size >= SHORTEST_BLOCKS ? said : undefined;
}

/** A list of paragraphs, as text or each as HTML. */
function paragraphsIn(list: readonly unknown[]): Said | undefined {
  if (list.length < 2 || !list.every((one) => typeof one === 'string')) return undefined;
  const said = list.map(saidIn).filter((one) => one !== undefined);
  if (said.length < list.length / 2) return undefined;
  if (said.some(({ form }) => form === 'html')) return saidIn(list.join('\n'));
  const text = list.join('\n\n');
  return isProse(text) ? saidAs('text', text) : undefined;
}
