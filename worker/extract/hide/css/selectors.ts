import { type AttributeSelector, parse, type Selector as Token } from 'css-what';
import nthCheck from 'nth-check';
import { classOf } from '../../../html/class-of.js';

export interface Selector {
  /** The parts, from the element itself outwards. */
  compounds: readonly Compound[];
  /** A number to compare with those of others. */
  specificity: number;
  /** Whether it asks for a state besides, such as the pointer or a checked box: then it chooses the element at most. */
  isUncertain: boolean;
  /** For each part, elements from which the following parts were not found, so that nothing is searched twice. */
  failed: readonly Set<Element>[];
}

/** A part of a selector, and how the part before it is related: ancestor, parent, sibling right before, or earlier one. */
export interface Compound {
  relation: ' ' | '>' | '+' | '~';
  tag: string;
  /** Classes, ids and attributes that it asks for: `.x`, `#x`, `[x`. */
  names: readonly string[];
  /** It has to match one of each list, … */
  oneOf: readonly (readonly Selector[])[];
  /** … and pass each test. */
  tests: readonly Test[];
}

type Test = (element: Element) => boolean;

const MOST_PARTS = 12;
const MOST_CHARS = 500;
/** Elements that are searched for what one part asks for inside. */
const MOST_INSIDE = 50_000;
const OF_ID = 10_000;
const OF_NAME = 100;
const RELATIONS = new Map<string, Compound['relation']>([
  ['descendant', ' '],
  ['child', '>'],
  ['adjacent', '+'],
  ['sibling', '~'],
]);
/** States of an element with which no page begins. */
const POINTED = /^(?:hover|active|focus(?:-within|-visible)?)$/;

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

/** A selector as far as it can be decided; undefined for what is none, or too long. */
export function parseSelector(selector: string): Selector | undefined {
  if (selector.length > MOST_CHARS) return undefined;
  try {
    const [tokens = []] = parse(selector);
    return compiled(tokens);
  } catch {
    return undefined;
  }
}

/** @throws Error for what no browser reads */
function compiled(tokens: readonly Token[]): Selector {
  if (RELATIONS.has(tokens.at(-1)?.type ?? 'child')) throw new Error('Unfinished');
  const selector = { specificity: 0, isUncertain: false };
  let [tag, names, oneOf, tests]: [string, string[], (readonly Selector[])[], Test[]] = ['', [], [], []];
  const compounds: Compound[] = [];
  let relation: Compound['relation'] = ' ';
  for (const token of tokens) {
    const next = RELATIONS.get(token.type);
    // A list may begin with a relation, as in `:has(> a)`.
    if (next && token !== tokens[0]) {
      compounds.unshift({ relation, tag, names, oneOf, tests });
      [tag, names, oneOf, tests] = ['', [], [], []];
    }
    if (next) relation = next;
    else if (token.type === 'tag') tag = token.name.toLowerCase();
    else if (token.type === 'attribute') {
      const { name, action, value } = token;
      names.push(action === 'element' && name === 'class' ? `.${value}` : name === 'id' ? `#${value}` : `[${name}`);
      tests.push(attributeTest(token));
    } else if (token.type === 'pseudo') addPseudo(token.name, token.data);
    else if (token.type === 'pseudo-element') selector.isUncertain = true;
    else if (token.type !== 'universal') throw new Error(token.type);
    selector.specificity += next ? 0 : specificityOf(token);
  }
  compounds.unshift({ relation, tag, names, oneOf, tests });
  if (compounds.length > MOST_PARTS) throw new Error('Too long');
  return { ...selector, compounds, failed: compounds.map(() => new Set<Element>()) };

  function addPseudo(name: string, data: string | readonly Token[][] | null): void {
    if (name === 'root') tag = 'html';
    else if (typeof data === 'object' && data) addList(name, name === 'not' ? data.filter(isNotPointed) : data);
    else {
      const test = stateTest(name, data ?? '') ?? placeTest(name, data ?? '');
      if (test) tests.push(test);
      else selector.isUncertain = true;
    }
  }

  function addList(name: string, lists: readonly (readonly Token[])[]): void {
    const list = lists.map(compiled);
    selector.isUncertain ||= name.startsWith('host') || list.some(({ isUncertain }) => isUncertain);
    if (name === 'not') {
      const sure = list.filter(({ isUncertain }) => !isUncertain);
      tests.push((element) => !sure.some((one) => matches(element, one)));
    } else if (name === 'has') {
      const holdings = list.map(holdingOf);
      tests.push((element) => holdings.some((one) => isHolding(element, one)));
    } else oneOf.push(list);
  }
}

/** No element is hovered or in use, so that `:not(:hover)` asks for nothing. */
function isNotPointed([first, ...others]: readonly Token[]): boolean {
  return first?.type !== 'pseudo' || others.length > 0 || !POINTED.test(first.name);
}

/** Source: Selectors 4, 17. */
function specificityOf(token: Token): number {
  if (token.type === 'tag' || token.type === 'pseudo-element') return 1;
  if (token.type === 'attribute') return token.name === 'id' && token.ignoreCase === 'quirks' ? OF_ID : OF_NAME;
  if (token.type !== 'pseudo' || token.name === 'where') return 0;
  if (!Array.isArray(token.data)) return OF_NAME;
  return Math.max(...token.data.map((list) => list.reduce((sum, one) => sum + specificityOf(one), 0)));
}

/** Whether a selector chooses an element, or may choose it if it is uncertain. */
export function matches(element: Element, selector: Selector): boolean {
  return fitsFrom(element, selector, 0);
}

/** Whether a selector chooses an element for certain. */
export function chooses(selector: Selector, element: Element): boolean {
  return !selector.isUncertain && matches(element, selector);
}

/** Whether the parts from `at` on match; there are few. */
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

/** Whether an element is what one part asks for. In plain loops: this is asked most of all. */
export function fits(element: Element, { tag, tests, oneOf }: Compound): boolean {
  if (tag && element.localName !== tag) return false;
  for (const test of tests) if (!test(element)) return false;
  return oneOf.length === 0 || oneOf.every((list) => list.some((one) => matches(element, one)));
}

const VALUES: Readonly<Record<string, (stated: string, value: string) => boolean>> = {
  equals: (stated, value) => stated === value,
  start: (stated, value) => value !== '' && stated.startsWith(value),
  end: (stated, value) => value !== '' && stated.endsWith(value),
  any: (stated, value) => value !== '' && stated.includes(value),
  hyphen: (stated, value) => stated === value || stated.startsWith(`${value}-`),
  element: (stated, value) => stated.split(/\s+/).includes(value),
};

function attributeTest({ name, action, value, ignoreCase }: AttributeSelector): Test {
  if (action === 'exists') return (element) => element.hasAttribute(name);
  if (action === 'element' && name === 'class') return (element) => isCalled(classOf(element), value);
  const isSo = VALUES[action];
  const wanted = ignoreCase === true ? value.toLowerCase() : value;
  return (element) => {
    const stated = element.getAttribute(name);
    return stated !== null && isSo?.(ignoreCase === true ? stated.toLowerCase() : stated, wanted) === true;
  };
}

/** Whether classes, with single spaces between them, have one; an escape may name no character at all. */
function isCalled(classes: string, wanted: string): boolean {
  return wanted !== '' && classes.includes(wanted) && ` ${classes} `.includes(` ${wanted} `);
}

/** States that need neither pointer nor script. Source: Selectors 4, sections 7, 8 and 13. */
function stateTest(name: string, data: string): Test | undefined {
  if (name === 'link' || name === 'any-link')
    return (element) => /^(?:a|area)$/.test(element.localName) && element.hasAttribute('href');
  if (name === 'empty') return (element) => Array.from(element.childNodes).every(({ nodeType }) => nodeType === 8);
  if (name === 'defined') return () => true;
  if (name !== 'lang' && name !== 'dir') return undefined;
  const wanted = data.trim().replace(/["']/g, '').toLowerCase();
  return (element) => {
    const stated = element.closest(`[${name}]`)?.getAttribute(name)?.toLowerCase();
    return stated === undefined ? wanted === 'ltr' : stated === wanted || stated.startsWith(`${wanted}-`);
  };
}

/** Tests the place of an element among its siblings. @throws Error for what is no formula like `2n+1` */
function placeTest(name: string, data: string): Test | undefined {
  const [, which, among] = /^(first|last|only|nth|nth-last)-(child|of-type)$/.exec(name) ?? [];
  if (!which || !among) return undefined;
  if (which === 'only') {
    const [first, last] = [placeTest(`first-${among}`, ''), placeTest(`last-${among}`, '')];
    return (element) => first?.(element) === true && last?.(element) === true;
  }
  const [, formula = '', list] = /^([\s\S]*?)(?:\sof\s([\s\S]+))?$/.exec(data) ?? [];
  const isAt = nthCheck(which.startsWith('nth') ? formula : '1');
  const of = list === undefined ? undefined : selectorsIn(list).map(parseSelector);
  if (of?.some((one) => one?.isUncertain !== false)) return undefined;
  const numbers = new Map<Element, number>();
  return (element) => {
    if (!numbers.has(element)) countBeside(element);
    const number = numbers.get(element) ?? 0;
    return number > 0 && isAt(number - 1);
  };

  /** Counts all siblings at once, so that many of them cost no more than one pass. */
  function countBeside(element: Element): void {
    const beside = Array.from(element.parentElement?.children ?? [element]);
    const counts = new Map<string, number>();
    for (const one of which?.endsWith('last') ? beside.reverse() : beside) {
      const isCounted = !of || of.some((selector) => selector && matches(one, selector));
      const type = among === 'of-type' ? one.localName : '';
      const number = (counts.get(type) ?? 0) + 1;
      if (isCounted) counts.set(type, number);
      numbers.set(one, isCounted ? number : 0);
    }
  }
}

/** What has to be inside the element, or beside it (`:has()`). */
interface Holding {
  relation: Compound['relation'];
  one: Selector;
  known: Map<Element, boolean>;
  left: number;
}

/** What `:has()` asks for, step by step from the element: `:has(.a > .b)` is `:has(.a:has(> .b))`. */
function holdingOf(selector: Selector): Holding {
  let inner: Holding | undefined;
  for (const compound of selector.compounds) {
    const next = inner;
    const tests = next ? [...compound.tests, (element: Element) => isHolding(element, next)] : compound.tests;
    const one = { ...selector, compounds: [{ ...compound, tests }], failed: [] };
    inner = { relation: compound.relation, one, known: new Map(), left: MOST_INSIDE };
  }
  return inner as Holding;
}

function isHolding(element: Element, holding: Holding): boolean {
  const known = holding.known.get(element) ?? holdsOne(element, holding);
  holding.known.set(element, known);
  return known;
}

function holdsOne(element: Element, holding: Holding): boolean {
  const { relation, one } = holding;
  const isOne = (other: Element) => holding.left-- > 0 && matches(other, one);
  if (holding.left <= 0) return false;
  if (relation === '>' || relation === ' ')
    return Array.from(relation === '>' ? element.children : element.getElementsByTagName('*')).some(isOne);
  for (let next = element.nextElementSibling; next && holding.left > 0; next = next.nextElementSibling) {
    if (isOne(next)) return true;
    if (relation === '+') break;
  }
  return false;
}
