import { textLength } from '../../../html/text-sizes.js';
import { isThing, type Thing } from '../json-ld.js';
import { htmlOfBlocks, isBlockList } from './block-tree.js';
import { fileIn } from './file-text.js';
import { looksLikeJson, parsedJson } from './parsed-json.js';
import { isProse, type Said, saidIn, wordsOf } from './prose.js';
import { revived } from './references.js';

/** An object around a text. */
export interface Owner {
  thing: Thing;
  /** How many lists of several objects are around it. */
  lists: number;
}

/** Where a text is in a page's data. */
export interface Place {
  /** The names of fields on the way to it, the nearest first. */
  keys: readonly string[];
  /** The objects around it, the nearest first. */
  owners: readonly Owner[];
  /** The nearest list of several objects around it. */
  list: readonly unknown[] | undefined;
  lists: number;
  depth: number;
}

/** A text somewhere in a page's data. */
export type Candidate = Said & Place;

/** Objects, lists and texts that are looked at on one page, how deep, and texts that are kept. */
const MOST_VALUES = 300_000;
const MOST_DEPTH = 100;
const MOST_CANDIDATES = 2_000;
/** How far up a text knows what is around it. */
const MOST_OWNERS = 6;
const MOST_KEYS = 10;
/** Characters of JSON inside strings that are parsed. */
const MOST_NESTED = 4 * 1024 * 1024;
const SHORTEST_BLOCKS = 40;

interface Found {
  value: unknown;
  place: Place;
}

/** The texts in a page's data. Every object is visited once, so that circles and shared parts cost nothing. */
export function candidatesIn(data: readonly unknown[]): Candidate[] {
  const candidates: Candidate[] = [];
  const seen = new WeakSet<object>();
  const nowhere: Place = { keys: [], owners: [], list: undefined, lists: 0, depth: 0 };
  const rest: Found[] = data.map((value) => ({ value: revived(value), place: nowhere })).reverse();
  let nested = MOST_NESTED;
  for (let left = MOST_VALUES; left > 0 && candidates.length < MOST_CANDIDATES; left--) {
    const next = rest.pop();
    if (!next) break;
    const { value, place } = next;
    if (typeof value === 'object' && value !== null) {
      if (place.depth > MOST_DEPTH || seen.has(value)) continue;
      seen.add(value);
    } else if (typeof value !== 'string') continue;
    else if (value.length <= nested && looksLikeJson(value)) {
      const inner = parsedJson(value);
      if (typeof inner === 'object') {
        nested -= value.length;
        rest.push({ value: revived(inner), place });
        continue;
      }
    }
    const said = textIn(value, place);
    if (said) candidates.push({ ...said, ...place });
    // Last first, since they are taken from the end.
    else if (typeof value === 'object') for (const part of partsOf(value, place).reverse()) rest.push(part);
  }
  return candidates;
}

function textIn(value: string | object, place: Place): Said | undefined {
  if (typeof value === 'string') return fileIn(value, place) ?? saidIn(value);
  if (!Array.isArray(value)) return undefined;
  return fileIn(value, place) ?? blocksIn(value, place.owners[0]?.thing) ?? paragraphsIn(value);
}

function partsOf(value: object, { keys, owners, list, lists, depth: around }: Place): Found[] {
  const depth = around + 1;
  if (Array.isArray(value)) {
    const isOfSeveral = value[0] !== '$' && value.filter(isThing).length > 1;
    const inside = isOfSeveral ? { list: value, lists: lists + 1 } : { list, lists };
    return value.map((one) => ({ value: one, place: { keys, owners, depth, ...inside } }));
  }
  const thing = value as Thing;
  const inside = { owners: [{ thing, lists }, ...owners].slice(0, MOST_OWNERS), list, lists, depth };
  return Object.entries(thing).map(([name, one]) => {
    // GraphQL writes arguments behind the name: `content({"format":"html"})`.
    const names = [name.replace(/\(.*$/s, ''), ...keys].slice(0, MOST_KEYS);
    return { value: one, place: { keys: names, ...inside } };
  });
}

function blocksIn(list: readonly unknown[], owner: Thing | undefined): Said | undefined {
  if (!isBlockList(list)) return undefined;
  const body = htmlOfBlocks(list, owner);
  const words = wordsOf(body);
  const size = textLength(words);
  return size >= SHORTEST_BLOCKS ? { form: 'html', body, words, size } : undefined;
}

/** A list of paragraphs, as text or each as HTML. */
function paragraphsIn(list: readonly unknown[]): Said | undefined {
  if (list.length < 2 || !list.every((one) => typeof one === 'string')) return undefined;
  const said = list.map(saidIn);
  if (said.filter(Boolean).length < said.length / 2) return undefined;
  if (said.some((one) => one?.form === 'html')) return saidIn(list.join('\n'));
  const text = list.join('\n\n');
  return isProse(text) ? { form: 'text', body: text, words: text, size: textLength(text) } : undefined;
}
