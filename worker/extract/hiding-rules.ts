import { type Hidden, unescaped, WAYS, type Way, wayOf, withoutComments } from './hiding-ways.js';
import { appliesToScreen } from './media-query.js';

/** Whether the page's own style sheets hide an element. What scripts may undo is only not shown yet. */
export type HiddenByRule = (element: Element, classes: string) => Exclude<Hidden, 'folded'> | undefined;

/** More than this of style sheets is not read. */
const MOST_STYLE_CHARS = 2_000_000;
/** Each element is asked for all of them. */
const MOST_ATTRIBUTES = 50;
/** With one name as their last; each element of that name is asked for all of them. */
const MOST_RULES = 100;
const NAME = /[.#](?:\\.|[\w-])+|\[[\w-]+(?=[\]=])/g;
/** `tag.class#id[attribute]`, any part of it. */
const COMPOUND = /^([a-z][\w-]*)?((?:[.#](?:\\.|[\w-])+|\[[\w-]+(?:=(?:"[\w -]*"|'[\w -]*'|[\w-]+))?\])*)$/i;
const PART = /[.#](?:\\.|[\w-])+|\[[^\]]+\]/g;
/** States that a script ends as soon as it runs. */
const STATE = /no-?js|cloak|loading/i;
/** What is still moving is on its way to be shown. */
const MOVES = /animation|transition/i;

/** Part of a selector: an element's name, classes (`.x`), id (`#x`) and attributes (`[x` or `[x=y`). */
interface Compound {
  tag: string;
  names: readonly string[];
  isChild: boolean;
}

interface Rule {
  way: Way;
  /** From the element itself outwards. */
  compounds: readonly Compound[];
  /** By part: elements around which the parts that follow were not found, so that nothing is looked for twice. */
  failed: readonly Set<Element>[];
}

/**
 * Reads the rules that hide something, except for those that another rule with one of their names undoes: these are
 * states (a slide, a menu), whose content is the page's. Undefined when there are none.
 */
export function hidingRules(document: Document): HiddenByRule | undefined {
  const rules = new Map<string, Rule[]>();
  const bodies = new Map<string, string[]>();
  /** Those by which alone an element is chosen. */
  const attributes = new Set<string>();
  const undone = new Map<Way, Map<string, boolean>>(WAYS.map((way) => [way, new Map()]));
  let left = MOST_STYLE_CHARS;
  for (const sheet of document.getElementsByTagName('style')) {
    const css = sheet.textContent ?? '';
    left -= css.length;
    if (left < 0) break;
    for (const { selector, body, isPlain } of rulesOf(css)) {
      for (const name of namesIn(selector)) {
        const known = bodies.get(name);
        if (known) known.push(body);
        else bodies.set(name, [body]);
      }
      const hiding = wayOf(body);
      if (!hiding || !isPlain || STATE.test(selector) || (hiding.how === 'yet' && MOVES.test(body))) continue;
      for (const part of selector.split(',')) add(part, hiding);
    }
  }
  return rules.size > 0 ? hiddenBy : undefined;

  function add(selector: string, way: Way): void {
    const compounds = parsed(selector);
    const [last] = compounds ?? [];
    const attribute = last?.names[0]?.split('=')[0];
    const key = last?.names.findLast((name) => !name.startsWith('[')) ?? (last?.tag || attribute);
    if (key?.startsWith('[')) {
      if (attributes.size >= MOST_ATTRIBUTES) return;
      attributes.add(key);
    }
    if (!compounds || !key) return;
    const rule = { way, compounds, failed: compounds.map(() => new Set<Element>()) };
    const known = rules.get(key);
    if (!known) rules.set(key, [rule]);
    else if (known.length < MOST_RULES) known.push(rule);
  }

  function hiddenBy(element: Element, classes: string): Exclude<Hidden, 'folded'> | undefined {
    const names = classes ? classes.split(' ').map((name) => `.${name}`) : [];
    const id = element.getAttribute('id');
    const keys = [element.localName, ...names];
    if (id) keys.push(`#${id}`);
    for (const name of attributes) if (element.hasAttribute(name.slice(1))) keys.push(name);
    const found = keys
      .flatMap((key) => rules.get(key) ?? [])
      .find((rule) => {
        const { way, compounds } = rule;
        const ruled = compounds[0]?.names ?? [];
        const asked = [...ruled.map((name) => name.split('=')[0] ?? ''), ...names];
        return !asked.some((name) => isUndone(way, name)) && matches(element, rule);
      });
    return found && (found.way.how === 'never' ? 'never' : 'yet');
  }

  /** Asked of few names, so that the many rules that hide nothing cost next to nothing. */
  function isUndone(way: Way, name: string): boolean {
    const known = undone.get(way) as Map<string, boolean>;
    let answer = known.get(name);
    if (answer === undefined) {
      answer = bodies.get(name)?.some((body) => way.sets.test(body) && !way.hides.test(body)) ?? false;
      known.set(name, answer);
    }
    return answer;
  }
}

/** Right to left; undefined for what is more than names, spaces and `>`. */
function parsed(selector: string): Compound[] | undefined {
  const parts = selector.trim().replace(/\s+/g, ' ').replace(/ ?> ?/g, ' >').split(/ +/);
  const compounds: Compound[] = [];
  for (const part of parts.reverse()) {
    const [, tag = '', rest] = COMPOUND.exec(part.replace(/^>/, '')) ?? [];
    if (rest === undefined || (!tag && !rest)) return undefined;
    const names = (rest.match(PART) ?? []).map((name) => unescaped(name).replace(/["'\]]/g, ''));
    compounds.push({ tag: tag.toLowerCase(), names, isChild: part.startsWith('>') });
  }
  return compounds;
}

/** Whether a rule chooses an element, its last part being of it; the others have to be of elements around it. */
function matches(element: Element, { compounds, failed }: Rule): boolean {
  const fitsFrom = (one: Element, at: number): boolean => {
    const compound = compounds[at];
    return compound !== undefined && fits(one, compound) && (at === compounds.length - 1 || isBelow(one, at));
  };
  const isBelow = (one: Element, at: number): boolean => {
    const { parentElement: parent } = one;
    if (!parent || failed[at]?.has(one)) return false;
    const isFound = fitsFrom(parent, at + 1) || (!compounds[at]?.isChild && isBelow(parent, at));
    if (!isFound) failed[at]?.add(one);
    return isFound;
  };
  return fitsFrom(element, 0);
}

function fits(element: Element, { tag, names }: Compound): boolean {
  if (tag && element.localName !== tag) return false;
  return names.every((name) => {
    if (name.startsWith('#')) return element.id === name.slice(1);
    if (name.startsWith('[')) {
      const [attribute = '', value] = name.slice(1).split('=');
      return value === undefined ? element.hasAttribute(attribute) : element.getAttribute(attribute) === value;
    }
    return element.classList.contains(name.slice(1));
  });
}

function namesIn(selector: string): string[] {
  return (selector.match(NAME) ?? []).map(unescaped);
}

/** A loop, for matches of an expression are objects, and style sheets are long. */
function nextBrace(text: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === OPEN_BRACE || code === CLOSE_BRACE) return i;
  }
  return -1;
}
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** Rules of a style sheet, and whether each always applies. One pass. */
function* rulesOf(css: string): Generator<{ selector: string; body: string; isPlain: boolean }> {
  const text = withoutComments(css, '');
  const around: boolean[] = [];
  let open = -1;
  let from = 0;
  let selector = '';
  for (let index = nextBrace(text, 0); index >= 0; index = nextBrace(text, index + 1)) {
    if (text[index] === '{') {
      if (open >= 0) around.push(appliesToScreen(selector));
      selector = text.slice(from, index).replace(/^[\s\S]*;/, '');
      open = index;
    } else {
      if (open >= 0) yield { selector, body: text.slice(open + 1, index), isPlain: around.every(Boolean) };
      else around.pop();
      open = -1;
    }
    from = index + 1;
  }
}
