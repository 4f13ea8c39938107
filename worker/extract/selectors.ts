import { unescaped } from './hiding-ways.js';

/** What one element has to be: its name, classes (`.x`), id (`#x`) and attributes. */
interface Simple {
  tag: string;
  names: readonly string[];
  attributes: readonly Attribute[];
}

interface Attribute {
  name: string;
  /** `=`, `^=` and the like; none where it only has to be there. */
  sign: string;
  value: string;
}

/** Part of a selector, and how the part before it is found: around, right around, right before or before it. */
export interface Compound extends Simple {
  relation: ' ' | '>' | '+' | '~';
  /** It has to be one of each list, … */
  oneOf: readonly (readonly Simple[])[];
  /** … none of these, … */
  none: readonly Simple[];
  /** … and stand here among its like: 1 for the first, -1 for the last. */
  places: readonly number[];
}

export interface Selector {
  /** From the element itself outwards. */
  compounds: readonly Compound[];
  /** Comparable to those of others. Source: Selectors 4, 17. */
  specificity: number;
  /** By part: elements from which the parts that follow were not found, so that nothing is looked for twice. */
  failed: readonly Set<Element>[];
}

const MOST_PARTS = 12;
const MOST_CHARS = 500;
/** The farthest place that is counted to. */
const MOST_PLACES = 20;
const IDENT = '(?:\\\\[\\da-f]{1,6} ?|\\\\.|[\\w\\u0080-\\uffff-])+';
const PART = new RegExp(
  [
    '(?<tag>[a-z][\\w-]*|\\*)',
    `(?<name>[.#]${IDENT})`,
    '\\[\\s*(?<attribute>[\\w-]+)\\s*(?:(?<sign>[~|^$*]?=)\\s*(?:"(?<quoted>[^"\\]]*)"|\'(?<single>[^\'\\]]*)\'|(?<bare>[\\w-]+))\\s*)?\\]',
    ':(?<list>is|where|not)\\((?<inside>[^()]*)\\)',
    ':(?<place>first|last|only|nth)-child(?:\\((?<nth>\\d{1,2})\\))?',
    '(?<root>:root)',
    '\\s*(?<relation>[>+~])\\s*',
    '(?<space>\\s+)',
  ].join('|'),
  'iy',
);

/** A selector as far as it can be asked of elements that no pointer or script has touched; undefined for others. */
export function parseSelector(selector: string): Selector | undefined {
  if (selector.length > MOST_CHARS) return undefined;
  const compounds: Compound[] = [];
  let specificity = 0;
  let part = new Draft();
  const text = selector.trim();
  for (let at = 0; at < text.length; ) {
    // Lists are read with the same expression.
    PART.lastIndex = at;
    const groups = PART.exec(text)?.groups;
    if (!groups) return undefined;
    at = PART.lastIndex;
    const relation = groups.relation ?? (groups.space && ' ');
    if (!relation) {
      const added = part.add(groups);
      if (added === undefined) return undefined;
      specificity += added;
    } else {
      if (part.isEmpty || compounds.length >= MOST_PARTS) return undefined;
      compounds.push(part.done());
      part = new Draft(relation as Compound['relation']);
    }
  }
  if (part.isEmpty) return undefined;
  compounds.push(part.done());
  return { compounds: compounds.reverse(), specificity, failed: compounds.map(() => new Set<Element>()) };
}

const OF_ID = 10_000;
const OF_NAME = 100;

/** A compound while it is read. */
class Draft {
  #tag = '';
  #isAny = false;
  readonly #names: string[] = [];
  readonly #attributes: Attribute[] = [];
  readonly #oneOf: Simple[][] = [];
  readonly #none: Simple[] = [];
  readonly #places: number[] = [];
  readonly #relation: Compound['relation'];

  constructor(relation: Compound['relation'] = ' ') {
    this.#relation = relation;
  }

  get isEmpty(): boolean {
    const lists = [this.#names, this.#attributes, this.#oneOf, this.#none, this.#places];
    return !this.#tag && !this.#isAny && lists.every(({ length }) => length === 0);
  }

  /** What it adds to the specificity; undefined where it cannot be asked. */
  add(groups: Record<string, string | undefined>): number | undefined {
    const { tag, name, attribute, list, inside = '', place, nth, root } = groups;
    if (tag === '*') this.#isAny = true;
    else if (tag) this.#tag = tag.toLowerCase();
    else if (name) this.#names.push(unescaped(name));
    else if (attribute) {
      const { sign = '', quoted, single, bare } = groups;
      this.#attributes.push({ name: attribute, sign, value: quoted ?? single ?? bare ?? '' });
    } else if (root) this.#tag = 'html';
    else if (place) return this.#addPlace(place, nth);
    else if (list) return this.#addList(list.toLowerCase(), inside);
    if (name?.startsWith('#')) return OF_ID;
    return tag ? Number(tag !== '*') : OF_NAME;
  }

  #addPlace(place: string, nth: string | undefined): number | undefined {
    const number = Number(nth);
    if (place === 'nth' && !(number > 0 && number <= MOST_PLACES)) return undefined;
    if (place === 'nth') this.#places.push(number);
    if (place === 'first' || place === 'only') this.#places.push(1);
    if (place === 'last' || place === 'only') this.#places.push(-1);
    return OF_NAME;
  }

  #addList(list: string, inside: string): number | undefined {
    const parts = inside.split(',').map(parseSelector);
    const simple: Simple[] = [];
    let most = 0;
    for (const part of parts) {
      const [only, ...more] = part?.compounds ?? [];
      if (!part || !only || more.length > 0) return undefined;
      if (only.oneOf.length + only.none.length + only.places.length > 0) return undefined;
      simple.push(only);
      most = Math.max(most, part.specificity);
    }
    if (list === 'not') this.#none.push(...simple);
    else this.#oneOf.push(simple);
    return list === 'where' ? 0 : most;
  }

  done(): Compound {
    return {
      relation: this.#relation,
      tag: this.#tag,
      names: this.#names,
      attributes: this.#attributes,
      oneOf: this.#oneOf,
      none: this.#none,
      places: this.#places,
    };
  }
}

/** Whether a selector chooses an element. */
export function matches(element: Element, selector: Selector): boolean {
  return fitsFrom(element, selector, 0);
}

/** The parts from one on; there are few of them. */
function fitsFrom(element: Element, selector: Selector, at: number): boolean {
  const compound = selector.compounds[at];
  if (compound === undefined || !fits(element, compound)) return false;
  return at === selector.compounds.length - 1 || isRelated(element, selector, at, compound.relation);
}

function isRelated(element: Element, selector: Selector, at: number, relation: Compound['relation']): boolean {
  const failed = selector.failed[at];
  const isBeside = relation === '+' || relation === '~';
  const isNext = relation === '>' || relation === '+';
  let steps = 0;
  for (let from = element; !failed?.has(from); steps++) {
    const other = isBeside ? from.previousElementSibling : from.parentElement;
    if (other && fitsFrom(other, selector, at + 1)) return true;
    if (!other || isNext) break;
    from = other;
  }
  for (let from: Element | null = element; from && steps >= 0; steps--) {
    failed?.add(from);
    from = isBeside ? from.previousElementSibling : from.parentElement;
  }
  return false;
}

function fits(element: Element, compound: Compound): boolean {
  const { oneOf, none, places } = compound;
  return (
    isSimply(element, compound) &&
    oneOf.every((list) => list.some((one) => isSimply(element, one))) &&
    !none.some((one) => isSimply(element, one)) &&
    places.every((place) => standsAt(element, place))
  );
}

function isSimply(element: Element, { tag, names, attributes }: Simple): boolean {
  if (tag && element.localName !== tag) return false;
  const isNamed = (name: string) =>
    name.startsWith('#') ? element.id === name.slice(1) : element.classList.contains(name.slice(1));
  return names.every(isNamed) && attributes.every((attribute) => has(element, attribute));
}

function has(element: Element, { name, sign, value }: Attribute): boolean {
  const stated = element.getAttribute(name);
  if (stated === null || !sign) return stated !== null;
  if (sign === '=') return stated === value;
  if (!value) return false;
  if (sign === '^=') return stated.startsWith(value);
  if (sign === '$=') return stated.endsWith(value);
  if (sign === '*=') return stated.includes(value);
  if (sign === '|=') return stated === value || stated.startsWith(`${value}-`);
  return stated.split(/\s+/).includes(value);
}

function standsAt(element: Element, place: number): boolean {
  if (place < 0) return element.nextElementSibling === null;
  let before: Element | null = element.previousElementSibling;
  for (let i = 1; i < place; i++) {
    if (!before) return false;
    before = before.previousElementSibling;
  }
  return before === null;
}
