import { classOf } from '../../../html/class-of.js';
import { onceOfEach } from '../../../html/once.js';
import type { Layer, Layers } from './cascade.js';
import { unescaped, withoutComments } from './declarations.js';
import { appliesToScreen } from './media-query.js';
import { parseSelector, type Selector, selectorsIn } from './selectors.js';

/** One rule of a style sheet. */
export interface CssRule {
  selector: string;
  body: string;
  /** Whether it applies to a screen; undefined where that is uncertain. */
  applies: boolean | undefined;
  /** Whether it is for screens of some widths only. */
  isForWidth: boolean;
  layer: Layer;
  /** Its place among all rules of the page, which decides between equals. */
  order: number;
  parts?: readonly Part[];
}

/** One selector of a rule. */
export class Part {
  readonly text: string;
  /** The name under which its rule is filed: one of those that `keysOf` gives for what it chooses. */
  readonly key: string;
  #selector: Selector | undefined | null = null;

  constructor(text: string) {
    this.text = text;
    this.key = keyOf(text);
  }

  /** Whether it chooses anything but an element as it is first shown: what a reader brings about, or a pseudo-element … */
  get isElsewhere(): boolean {
    return ELSEWHERE.test(this.text);
  }

  /** … of which these are drawn over or under the element. */
  get isDrawn(): boolean {
    return DRAWN.test(this.text);
  }

  /** Read when it is first asked for, since few are. */
  get selector(): Selector | undefined {
    if (this.#selector === null) this.#selector = parseSelector(this.text);
    return this.#selector;
  }
}

const ELSEWHERE = /::|:(?:first-l|before|after|hover|focus|active|visited|target|checked|disabled|selection)/i;
const DRAWN = /::?(?:before|after)\s*$/i;

export function scopedParts(rule: CssRule): readonly Part[] {
  rule.parts ??= selectorsIn(rule.selector).map((text) => new Part(text));
  return rule.parts;
}

/** A class or id of the last part of a selector, else the tag name, else the key for any element. */
function keyOf(selector: string): string {
  const bare = selector.slice(-LONGEST_CHARS).replace(/\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)/g, '()');
  const last =
    bare
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  const [name] = /[.#](?:\\.|[\w\u0080-\uffff-])+/.exec(last) ?? [];
  return (name && unescaped(name)) ?? (/^[a-z][\w-]*/i.exec(last)?.[0]?.toLowerCase() || '*');
}
/** Characters. A longer selector is not parsed. */
const LONGEST_CHARS = 500;

/** Things by the keys of the selectors that they are for: an element is only asked for those under its own. */
export interface Filed<T> {
  of(element: Element): readonly (readonly T[])[];
  under(key: string): readonly T[];
}

/** Most elements are called as others are, so that what is filed under their classes is looked up once. */
export function filed<T>(all: Iterable<readonly [keys: Iterable<string>, thing: T]>): Filed<T> {
  const byKey = new Map<string, T[]>();
  for (const [keys, thing] of all) {
    for (const key of keys) {
      const alike = byKey.get(key);
      if (alike) alike.push(thing);
      else byKey.set(key, [thing]);
    }
  }
  const under = (key: string) => byKey.get(key) ?? [];
  const groups = (keys: readonly string[]) => keys.map(under).filter(({ length }) => length > 0);
  const byClasses = onceOfEach((classes: string) => groups(keysOfClasses(classes)));
  const byName = onceOfEach((name: string) => groups([name, '*']));
  const byId = onceOfEach((id: string | null) => (id ? groups([`#${id}`]) : []));
  return {
    under,
    of: (element) => [
      ...byName(element.localName),
      ...byClasses(classOf(element)),
      ...byId(element.getAttribute('id')),
    ],
  };
}

/** All keys under which things for an element may be filed. */
export function keysOf(element: Element): string[] {
  const id = element.getAttribute('id');
  return [...keysOfClasses(classOf(element)), ...(id ? [`#${id}`] : []), element.localName, '*'];
}

function keysOfClasses(classes: string): string[] {
  return classes.split(' ', MOST_CLASSES).map((name) => `.${name}`);
}
const MOST_CLASSES = 60;

/** For which screens the rules of a sheet or block are. */
export type Screens = Pick<CssRule, 'applies' | 'isForWidth'>;

/** `selector`: that of the rule, or of the one around a block like `@media`. */
type Open = Omit<CssRule, 'body' | 'order'>;

/** What the selectors of steps of an animation start with, before its name and the step (`@keyframes fade to`), … */
export const KEYFRAMES_OF = '@keyframes ';
/** … and, before its name, that of a variable. */
export const PROPERTY_OF = '@property ';
const NAMED = /^@(?:-webkit-)?(keyframes|property)\s+["']?([\w-]{1,100})/i;

/** The screens that an at-rule is for. */
export function screensOf(start: string): Screens {
  return {
    applies: appliesToScreen(start),
    isForWidth: /^@media\b[^{}]*\bwidth\b/i.test(start.replace(ANY_WIDTH, '')),
  };
}
/** A condition that every screen meets: whole sheets are inside such a block. */
const ANY_WIDTH = /\(\s*min-width\s*:\s*(?:0|(?:[12]?\d{1,2}|3[0-5]\d|360)px|(?:1?\d|2[0-2])(?:\.\d+)?r?em)\s*\)/gi;

/** Adds those rules of a style sheet that may apply to a screen; nested ones are unfolded. One pass. */
export function addRules(css: string, screens: Screens, layers: Layers, rules: CssRule[]): void {
  const add = (open: Open, body: string) => {
    if (open.applies !== false) rules.push({ ...open, body, order: rules.length });
  };
  const text = withoutBraces(withoutComments(css, '')).replaceAll(/<!--|-->/g, '');
  const outside: Open = { ...screens, selector: '', layer: [] };
  const around: Open[] = [];
  const screensFor = onceOfEach(screensOf);
  let from = 0;
  for (let index = nextBrace(text, 0); index >= 0; index = nextBrace(text, index + 1)) {
    const open = around.at(-1) ?? outside;
    const said = text.slice(from, index);
    from = index + 1;
    if (text.charCodeAt(index) === CLOSE_BRACE) {
      if (open.selector && said.includes(':')) add(open, said);
      around.pop();
      continue;
    }
    const end = said.lastIndexOf(';') + 1;
    const start = said.slice(end).trim();
    if (open.selector && end > 0) add(open, said.slice(0, end));
    else if (end > 0) nameLayers(said.slice(0, end), open.layer, layers);
    if (start.startsWith('@')) {
      const { applies, isForWidth } = screensFor(start);
      const [, scope = ''] = /^@scope\s*\(([^()]{1,200})\)$/i.exec(start) ?? [];
      const [, kind, called] = NAMED.exec(start) ?? [];
      const inner = scope && open.selector ? nested(scope, open.selector) : scope || open.selector;
      const selector = kind ? `@${kind.toLowerCase()} ${called}` : inner;
      const [, name] = /^@layer\b([^{}]*)$/i.exec(start) ?? [];
      const layer = name === undefined ? open.layer : layers.within(open.layer, name);
      around.push({
        selector,
        applies: both(open.applies, applies),
        isForWidth: open.isForWidth || isForWidth,
        layer,
      });
    } else around.push({ ...open, selector: open.selector ? nested(start, open.selector) : start });
  }
  // The end of the sheet ends what is open.
  const last = around.at(-1);
  if (last?.selector && text.slice(from).includes(':')) add(last, text.slice(from));
}

/** Numbers the layers that a statement names in their order: `@layer base, components;`. */
function nameLayers(statements: string, around: Layer, layers: Layers): void {
  for (const [, names = ''] of statements.matchAll(/@layer\s([^;]{1,2000});/gi))
    for (const name of names.split(',')) layers.within(around, name);
}

function both(one: boolean | undefined, other: boolean | undefined): boolean | undefined {
  return one === false || other === false ? false : one && other;
}

/** Each of the inner selectors combined with each of the outer ones. Source: CSS Nesting 1, 3. */
function nested(inner: string, outer: string): string {
  const parts = selectorsIn(inner);
  const all = selectorsIn(outer).flatMap((parent) => parts.map((part) => within(part.trim(), parent.trim())));
  return all.slice(0, MOST_NESTED).join(',');
}
const MOST_NESTED = 30;
const MOST_CHARS = 2_000;

function within(inner: string, parent: string): string {
  if (inner.length > MOST_CHARS || parent.length > MOST_CHARS) return '';
  const part = inner.replaceAll(':scope', '&');
  return part.includes('&') ? part.replace(/&/, parent).replaceAll('&', '') : `${parent} ${part}`;
}

/** Escapes the braces within strings, since they neither open nor close a block. */
function withoutBraces(css: string): string {
  if (!/"[^"\n]*[{}]|'[^'\n]*[{}]/.test(css)) return css;
  return css.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, (string) =>
    string.replace(/\\?[{}]/g, (brace) => (brace.endsWith('{') ? '\\7b ' : '\\7d ')),
  );
}

/** A loop, because a regular expression makes an object for each match, and style sheets are long. */
function nextBrace(text: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === OPEN_BRACE || code === CLOSE_BRACE) return i;
  }
  return -1;
}
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
