import { once } from '../html/once.js';
import { outermost } from '../html/outermost.js';
import { key } from './dom/key.js';
import type { Stated } from './facts/stated.js';

/** Whether an element holds the matter of its page, so that no name, class or doubtful style removes it. */
export type Guard = (element: Element) => boolean;

/** Where in the letters of the page something begins and ends. */
type Span = readonly [from: number, to: number];
const NOWHERE: Span = [0, 0];

/** Letters of a stated text that are looked for, from its beginning; fewer may stand anywhere. */
const MOST_LETTERS = 60;
const LEAST_LETTERS = 32;
/** Stated texts, and places of each, that are looked for. */
const MOST_TEXTS = 12;
const MOST_PLACES = 8;

/**
 * The one guard of all rules that remove by what the markup calls an element: it holds the page's `h1`, its only `main` or
 * `article`, or text that JSON-LD or the description states. One walk, when it is first asked.
 */
export function guardOf(root: Element, { title, stated }: { title: string; stated: Stated }): Guard {
  const found = once(() => {
    const { spans, letters } = lettersBelow(root);
    const marks = [ownHeading(root, key(title)), onlyOf(root, 'main'), onlyOf(root, 'article')];
    const ofMarks = marks.map((mark) => (mark && spans.get(mark)) ?? NOWHERE);
    return { spans, matter: [...ofMarks, ...beginnings(stated).flatMap((text) => placesOf(text, letters))] };
  });
  return (element) => {
    const [from, to] = found().spans.get(element) ?? NOWHERE;
    return found().matter.some(([start, end]) => from <= start && end <= to && start < end);
  };
}

/** The letters of all that is below an element, and which of them each element has. Depth is bounded by `parseDocument`. */
function lettersBelow(root: Element): { spans: ReadonlyMap<Element, Span>; letters: string } {
  const spans = new Map<Element, Span>();
  let letters = '';
  const visit = (element: Element) => {
    const from = letters.length;
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) letters += key(node.nodeValue ?? '');
      else if (node.nodeType === 1 && !SILENT.has((node as Element).localName)) visit(node as Element);
    }
    spans.set(element, [from, letters.length]);
  };
  visit(root);
  return { spans, letters };
}
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);

/** The first `h1` that says the title, or else the only one. */
function ownHeading(root: Element, title: string): Element | undefined {
  const all = Array.from(root.getElementsByTagName('h1'));
  return all.find(({ textContent }) => key(textContent ?? '') === title) ?? (all.length === 1 ? all[0] : undefined);
}

function onlyOf(root: Element, name: string): Element | undefined {
  const [only, another] = outermost(root.getElementsByTagName(name));
  return another ? undefined : only;
}

/** How the stated texts begin; short ones in a row, such as ingredients, are one text. */
function beginnings({ bodies, descriptions }: Stated): string[] {
  const texts = [...bodies, ...descriptions].slice(0, MOST_TEXTS);
  return [...texts, texts.join(' ')]
    .map((text) => key(text.slice(0, 4 * MOST_LETTERS)).slice(0, MOST_LETTERS))
    .filter(({ length }) => length >= LEAST_LETTERS);
}

function placesOf(text: string, letters: string): Span[] {
  const places: Span[] = [];
  for (let at = letters.indexOf(text); at >= 0 && places.length < MOST_PLACES; at = letters.indexOf(text, at + 1))
    places.push([at, at + text.length]);
  return places;
}

/** Removes elements for what they are called, but none that holds the matter of the page. */
export function dropNamed(elements: Iterable<Element>, isMatter: Guard): void {
  for (const element of elements) if (!isMatter(element)) element.remove();
}
