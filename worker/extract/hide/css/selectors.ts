import { unescaped } from '../ways.js';

/** What one selector part asks of an element: tag name, classes (`.x`), id (`#x`) and attributes. */
export interface Simple {
  tag: string;
  names: readonly string[];
  attributes: readonly Attribute[];
}

export interface Attribute {
  name: string;
  /** `=`, `^=` and the like; '' where the attribute only has to be there. */
  sign: string;
  value: string;
  /** Upper and lower case are the same. */
  isAnyCase: boolean;
}

/** The place that an element has to have among its siblings: every `step`th from the `first` on, as `2n+1` says. */
export interface Place {
  step: number;
  first: number;
  fromEnd: boolean;
  ofType: boolean;
  /** Only siblings that match one of these are counted (`of .x`). */
  of?: readonly Selector[];
  /** Places counted so far. */
  numbers: Map<Element, number>;
}

/** What has to be inside the element, or beside it (`:has()`). */
export interface Holding {
  relation: Compound['relation'];
  one: Selector;
  known: Map<Element, boolean>;
  left: number;
}

/**
 * A part of a selector, and how the part before it is related: ancestor, parent, sibling right before, or earlier
 * sibling.
 */
export interface Compound extends Simple {
  relation: ' ' | '>' | '+' | '~';
  /** It has to match one of each list, … */
  oneOf: readonly (readonly Selector[])[];
  /** … none of these, … */
  none: readonly Selector[];
  /** … have these places, … */
  places: readonly Place[];
  /** … contain an element of each list, … */
  holds: readonly (readonly Holding[])[];
  /** … and be in these states. */
  states: readonly State[];
}

/** A state that needs neither pointer nor script: `empty`, `any-link`, `lang` with a language tag as its value. */
export interface State {
  name: string;
  value: string;
}

export interface Selector {
  /** The parts, from the element itself outwards. */
  compounds: readonly Compound[];
  /** A number to compare with those of others. */
  specificity: number;
  /** For each part, elements from which the following parts were not found, so that nothing is searched twice. */
  failed: readonly Set<Element>[];
}

const MOST_PARTS = 12;
const MOST_CHARS = 500;
/** Elements that are searched for what one part asks for inside. */
const MOST_INSIDE = 50_000;
const IDENT = '(?:\\\\[\\da-f]{1,6} ?|\\\\.|[\\w\\u0080-\\uffff-])+';
const PART = new RegExp(
  [
    '(?:\\*\\|)?(?<tag>[a-z][\\w-]*|\\*)',
    `(?<name>[.#]${IDENT})`,
    '\\[\\s*(?<attribute>[\\w-]+)\\s*(?:(?<sign>[~|^$*]?=)\\s*(?:"(?<quoted>(?:[^"\\\\]|\\\\.)*)"|\'(?<single>(?:[^\'\\\\]|\\\\.)*)\'|(?<bare>[\\w-]+))\\s*(?<flag>[is]\\s*)?)?\\]',
    ':(?<list>is|where|not|has)\\((?<inside>(?:[^()]|\\([^()]*\\))*)\\)',
    ':(?<place>first|last|only|nth(?:-last)?)-(?<among>child|of-type)(?:\\(\\s*(?<nth>[-+\\dn\\s]{1,12}|odd|even)(?:\\s+of\\s+(?<of>(?:[^()]|\\([^()]*\\))*))?\\s*\\))?',
    '(?<root>:root)(?![\\w-])',
    ':(?<state>empty|link|any-link|defined|lang|dir)(?![\\w-])(?:\\(\\s*["\']?(?<value>[\\w-]{1,35})["\']?\\s*\\))?',
    '\\s*(?<relation>[>+~])\\s*',
    '(?<space>\\s+)',
  ].join('|'),
  'iy',
);

/** A selector, if it can be decided for elements that no pointer or script has touched; undefined for others. */
export function parseSelector(selector: string): Selector | undefined {
  if (selector.length > MOST_CHARS) return undefined;
  const compounds: Compound[] = [];
  let specificity = 0;
  let part = new Draft();
  const text = selector.trim();
  for (let at = 0; at < text.length; ) {
    // Lists are parsed with the same expression.
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

/** The selectors of a list, split at commas outside brackets. */
export function selectorsIn(list: string): string[] {
  if (!list.includes('(')) return list.split(',');
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at++) {
    if (list[at] === '(') depth += 1;
    else if (list[at] === ')') depth -= 1;
    else if (list[at] === ',' && depth <= 0) {
      parts.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, list.slice(from)];
}

const OF_ID = 10_000;
const OF_NAME = 100;

/** A compound selector while it is parsed. */
class Draft {
  #tag = '';
  #isAny = false;
  readonly #names: string[] = [];
  readonly #attributes: Attribute[] = [];
  readonly #oneOf: Selector[][] = [];
  readonly #none: Selector[] = [];
  readonly #places: Place[] = [];
  readonly #holds: Holding[][] = [];
  readonly #states: State[] = [];
  readonly #relation: Compound['relation'];

  constructor(relation: Compound['relation'] = ' ') {
    this.#relation = relation;
  }

  get isEmpty(): boolean {
    const lists = [this.#names, this.#attributes, this.#oneOf, this.#none, this.#places, this.#holds, this.#states];
    return !this.#tag && !this.#isAny && lists.every(({ length }) => length === 0);
  }

  /** Adds one part. Returns what it adds to the specificity; undefined where it cannot be decided. */
  add(groups: Record<string, string | undefined>): number | undefined {
    const { tag, name, attribute, list, inside = '', place, root, state, value = '' } = groups;
    if (tag === '*') this.#isAny = true;
    else if (tag) this.#tag = tag.toLowerCase();
    else if (name) this.#names.push(unescaped(name));
    else if (attribute) {
      const { sign = '', quoted, single, bare, flag = '' } = groups;
      const isAnyCase = /i/i.test(flag);
      const value = unescaped(quoted ?? single ?? bare ?? '');
      this.#attributes.push({ name: attribute, sign, value: isAnyCase ? value.toLowerCase() : value, isAnyCase });
    } else if (root) this.#tag = 'html';
    else if (state) this.#states.push({ name: state.toLowerCase(), value: value.toLowerCase() });
    else if (place) return this.#addPlace(place.toLowerCase(), groups);
    else if (list) return this.#addList(list.toLowerCase(), inside);
    if (name?.startsWith('#')) return OF_ID;
    return tag ? Number(tag !== '*') : OF_NAME;
  }

  #addPlace(place: string, { among, nth = '', of: list }: Record<string, string | undefined>): number | undefined {
    const stated = place.startsWith('nth') ? progression(nth) : { step: 0, first: 1 };
    const of = list === undefined ? undefined : allParsed(list);
    if (!stated || (list !== undefined && !of)) return undefined;
    const counting = { ...stated, ofType: among?.toLowerCase() === 'of-type', ...(of && { of }) };
    const add = (fromEnd: boolean) => this.#places.push({ ...counting, fromEnd, numbers: new Map() });
    if (!place.endsWith('last')) add(false);
    if (place.endsWith('last') || place === 'only') add(true);
    return OF_NAME + Math.max(0, ...(of ?? []).map(({ specificity }) => specificity));
  }

  #addList(list: string, inside: string): number | undefined {
    const found: Selector[] = [];
    const holds: Holding[] = [];
    let most = 0;
    for (const text of selectorsIn(inside)) {
      // No element is hovered or in use.
      if (list === 'not' && /^\s*:(?:hover|active|focus(?:-within|-visible)?)\s*$/i.test(text)) {
        most = Math.max(most, OF_NAME);
        continue;
      }
      const [, sign, one = ''] = /^\s*([>+~]?)([\s\S]*)$/.exec(list === 'has' ? text : ` ${text}`) ?? [];
      const part = parseSelector(one);
      if (!part) return undefined;
      found.push(part);
      if (list === 'has') holds.push(held(part, (sign || ' ') as Compound['relation']));
      most = Math.max(most, part.specificity);
    }
    if (list === 'not') this.#none.push(...found);
    else if (list === 'has') this.#holds.push(holds);
    else this.#oneOf.push(found);
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
      holds: this.#holds,
      states: this.#states,
    };
  }
}

/** The selectors of a list; undefined where one of them cannot be decided. */
function allParsed(list: string): readonly Selector[] | undefined {
  const all = selectorsIn(list).map(parseSelector);
  return all.every((one) => one !== undefined) ? all : undefined;
}

/** What `:has()` asks for, step by step from the element: `:has(.a > .b)` is `:has(.a:has(> .b))`. */
function held({ compounds }: Selector, relation: Compound['relation']): Holding {
  let inner: readonly (readonly Holding[])[] = [];
  for (const [i, compound] of compounds.entries()) {
    const one = { compounds: [{ ...compound, holds: [...compound.holds, ...inner] }], specificity: 0, failed: [] };
    const isFirst = i === compounds.length - 1;
    inner = [[{ relation: isFirst ? relation : compound.relation, one, known: new Map(), left: MOST_INSIDE }]];
  }
  return inner[0]?.[0] as Holding;
}

/** Parses `2n+1`, `odd`, `-n+3`, `4`. Source: CSS Syntax 3, 6. */
function progression(nth: string): Pick<Place, 'step' | 'first'> | undefined {
  const text = nth.replace(/\s+/g, '').toLowerCase();
  if (text === 'odd' || text === 'even') return { step: 2, first: text === 'odd' ? 1 : 0 };
  const [, step, isStepped, first] = /^(?:([-+]?\d{0,4})(n))?([-+]?\d{1,5})?$/.exec(text) ?? [];
  if (!isStepped && !first) return undefined;
  return { step: isStepped ? Number(/\d/.test(step ?? '') ? step : `${step ?? ''}1`) : 0, first: Number(first ?? 0) };
}
