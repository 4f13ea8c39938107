import { textLength } from '../../../html/text-sizes.js';
import { isThing, type Thing } from '../json-ld.js';

import { htmlOfBlocks, isBlockList } from './block-tree.js';
import { fileIn, linesIn } from './code-lines.js';
import { revived } from './flat-graph.js';
import { looksLikeJson, parsedJson } from './parsed-json.js';
import { isProse, type Said, saidIn, wordsOf } from './prose.js';
import { followReferences } from './references.js';

/** A text somewhere in a page's data. */
export interface Candidate extends Said {
  /** The names of fields on the way to it, the nearest first. */
  keys: readonly string[];
  /** The objects around it, the nearest first. */
  owners: readonly Owner[];
  /** The nearest list of several objects around it. */
  list: Place['list'];
  lists: number;
}

/** An object around a text. */
export interface Owner {
  thing: Thing;
  /** How many lists of several objects are around it. */
  lists: number;
}

interface Place {
  keys: readonly string[];
  owners: readonly Owner[];
  list: readonly unknown[] | undefined;
  lists: number;
  depth: number;
}

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

/** The texts in a page's data. Every object is visited once, so that circles and shared parts cost nothing. */
export function candidatesIn(data: readonly unknown[]): Candidate[] {
  const found: Candidate[] = [];
  const rest: { value: unknown; place: Place }[] = [];
  const seen = new WeakSet<object>();
  let left = MOST_VALUES;
  let nested = MOST_NESTED;
  const nowhere: Place = { keys: [], owners: [], list: undefined, lists: 0, depth: 0 };
  const add = (said: Said | undefined, { keys, owners, list, lists }: Place) => {
    if (said) found.push({ ...said, keys, owners, list, lists });
  };
  /** Later ones come first, as they are taken from the end. */
  const enter = (values: readonly unknown[], place: Place, nameOf?: (i: number) => string) => {
    for (let i = values.length - 1; i >= 0; i--) {
      const name = nameOf?.(i);
      rest.push({ value: values[i], place: name === undefined ? place : within(place, name) });
    }
  };
  const visitString = (text: string, place: Place) => {
    const isNested = text.length <= nested && text.length > SHORTEST_BLOCKS && looksLikeJson(text);
    const inner = isNested ? parsedJson(text) : undefined;
    if (typeof inner === 'object' && inner !== null) {
      nested -= text.length;
      const value = revived(inner);
      followReferences(value);
      rest.push({ value, place });
    } else add(fileIn(text, place) ?? saidIn(text), place);
  };
  const visitList = (list: readonly unknown[], place: Place) => {
    const said = linesIn(list, place) ?? blocksIn(list, place.owners[0]?.thing) ?? paragraphsIn(list);
    if (said) return add(said, place);
    const isOfSeveral = list[0] !== '$' && list.filter(isThing).length > 1;
    enter(list, isOfSeveral ? { ...place, list, lists: place.lists + 1, depth: place.depth + 1 } : deeper(place));
  };
  const visitThing = (thing: Thing, place: Place) => {
    const owners = [{ thing, lists: place.lists }, ...place.owners].slice(0, MOST_OWNERS);
    const names = Object.keys(thing);
    enter(
      names.map((name) => thing[name]),
      { ...deeper(place), owners },
      (i) => names[i] ?? '',
    );
  };
  const roots = data.map(revived);
  for (const root of roots) followReferences(root);
  enter(roots, nowhere);
  for (let next = rest.pop(); next && left > 0 && found.length < MOST_CANDIDATES; next = rest.pop()) {
    left -= 1;
    const { value, place } = next;
    if (typeof value === 'string') visitString(value, place);
    if (typeof value !== 'object' || value === null || place.depth > MOST_DEPTH || seen.has(value)) continue;
    seen.add(value);
    if (Array.isArray(value)) visitList(value, place);
    else visitThing(value as Thing, place);
  }
  return found;
}

function deeper(place: Place): Place {
  return { ...place, depth: place.depth + 1 };
}

/** GraphQL writes arguments behind the name: `content({"format":"html"})`. */
function within(place: Place, name: string): Place {
  return { ...place, keys: [name.replace(/\(.*$/s, ''), ...place.keys].slice(0, MOST_KEYS) };
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
  const said = list.map((one) => (typeof one === 'string' ? saidIn(one) : undefined));
  const isMost = said.filter(Boolean).length >= said.length / 2;
  if (!isMost) return undefined;
  if (said.some((one) => one?.form === 'html')) return saidIn(list.join('\n'));
  const text = list.join('\n\n');
  return isProse(text) ? { form: 'text', body: text, words: text, size: textLength(text) } : undefined;
}
