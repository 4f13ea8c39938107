import { BOXES } from '../../dom/boxes.js';
import { classOf } from '../../dom/class-of.js';
import { LINE } from '../recognise/code.js';
import { type Drawn, drawnIn, drawnInside, isOfLines } from './drawn.js';
import { isCode } from './judge.js';
import { brokenLines, lineOf } from './lines.js';
import type { Listing } from './listings.js';
import { areCounted, numberBefore, numberIn, numbersBeside, statedNumber } from './numbers.js';

/** Boxes that are never a line by themselves. */
const NO_LINE = new Set(
  'tr td th tbody thead tfoot table ul ol dl h1 h2 h3 h4 h5 h6 main nav header footer form body caption'.split(' '),
);
const INLINE_LINE = new Set(['a', 'span', 'code', 'b']);
const AS_BOX = /(?:^|[;\s])display\s*:\s*(?:block|flex|grid)/i;
const EDITOR = '[contenteditable],[role="textbox"],[role="code"]';

/** The listings among the children of an element, each a run of boxes with one line each. */
export function listingsOfBoxes(parent: Element, around: Drawn): Listing[] {
  const listings: Listing[] = [];
  const isDrawn = (around.keeps ?? around.mono) !== undefined;
  for (const all of runsIn(parent)) {
    const middle = all[Math.floor(all.length / 2)];
    if (!middle || !(isDrawn || isSigned(middle, around) || (all[0] && isSigned(all[0], around)))) continue;
    const run = withoutOthers(all);
    const listing = areLines(run) ? listingOf(parent, run, around) : undefined;
    if (listing) listings.push(listing);
  }
  return listings;
}

/** Neighbouring boxes of one kind with nothing but white space between them. */
function runsIn(parent: Element): Element[][] {
  const runs: Element[][] = [];
  let run: Element[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3 ? !/\S/.test(node.nodeValue ?? '') : node.nodeType !== 1) continue;
    const box = node.nodeType === 1 && isBox(node as Element) ? (node as Element) : undefined;
    if (run.length > 0 && box?.localName !== run[0]?.localName) {
      if (mayBeLines(run)) runs.push(run);
      run = [];
    }
    if (box) run.push(box);
  }
  if (mayBeLines(run)) runs.push(run);
  return runs;
}

/** A box alone is a line only if it has a number. */
function mayBeLines(run: readonly Element[]): boolean {
  const [first, second] = run;
  return first !== undefined && (second !== undefined || numberBefore(first) !== undefined);
}

/** The run without boxes at its ends that are unlike those in the middle: the path above a file, buttons below. */
function withoutOthers(run: readonly Element[]): Element[] {
  const middle = run[Math.floor(run.length / 2)];
  if (!middle || run.length < 3) return [...run];
  const isNumbered = numberBefore(middle) !== undefined;
  const classes = classOf(middle);
  const isLike = (box: Element) => (isNumbered ? numberBefore(box) !== undefined : areAlike(classOf(box), classes));
  const first = run.findIndex(isLike);
  return run.slice(first, run.findLastIndex(isLike) + 1);
}

/** Whether two elements have a class in common, or neither has any. */
function areAlike(one: string, other: string): boolean {
  if (one === other || !one || !other) return one === other;
  const names = new Set(one.split(' '));
  return other.split(' ').some((name) => names.has(name));
}

function isBox(element: Element): boolean {
  const { localName } = element;
  if (BOXES.has(localName)) return !NO_LINE.has(localName);
  if (!INLINE_LINE.has(localName)) return localName.includes('-');
  return isNamedAs(element) || AS_BOX.test(element.getAttribute('style') ?? '');
}

/** Whether the class of an element says that it is a line. */
function isNamedAs(element: Element): boolean {
  const classes = classOf(element);
  return NAMED_SIGN.test(classes) && LINE.test(classes);
}
const NAMED_SIGN = /line|cl\b|blob-code/i;

/** Whether a few of the boxes are lines, so that it is worth to look at all. */
function areLines(run: readonly Element[]): boolean {
  const samples = [run[0], run[Math.floor(run.length / 2)], run.at(-1)];
  return samples.every((box) => box && (numberBefore(box) !== undefined || lineOf(box, () => false) !== undefined));
}

/** Whether anything about a box says that it may be a line of code. */
function isSigned(box: Element, around: Drawn): boolean {
  let drawn = around;
  let text: Node = box;
  for (let inner: Node | null = box, level = 0; inner?.nodeType === 1 && level < 4; inner = inner.firstChild, level++) {
    drawn = drawnIn(inner as Element, drawn);
    if (drawn !== around || isNamedAs(inner as Element)) return true;
    text = inner.firstChild ?? inner;
  }
  const { lastElementChild: last } = box;
  if (text.nodeType === 3 && /^(?:\u00a0{2}| {2,}\S)/.test(text.nodeValue ?? '')) return true;
  return numberBefore(box) !== undefined || (last !== null && drawnIn(last, around) !== around) || isMarked(box);
}

function isNamedLine(box: Element): boolean {
  for (let inner: Element | null = box, level = 0; inner && level < 3; inner = inner.lastElementChild, level++)
    if (isNamedAs(inner) || /(?:^|-)line$/.test(inner.localName)) return true;
  return false;
}

/** Whether all text of a line is in elements with classes, as highlighters write it. */
function isMarked(box: Element): boolean {
  let inner = box;
  while (
    inner.firstElementChild &&
    inner.firstChild === inner.lastChild &&
    BOXES.has(inner.firstElementChild.localName)
  )
    inner = inner.firstElementChild;
  for (let node = inner.firstChild; node; node = node.nextSibling)
    if (node.nodeName.toLowerCase() !== 'span' || !classOf(node as Element)) return false;
  return inner.firstChild !== null;
}

function listingOf(parent: Element, run: readonly Element[], around: Drawn): Listing | undefined {
  const numbers = run.map(numberBefore);
  const values = numbers.map((number) => numberIn(number?.textContent));
  const isNumbered = areCounted(values);
  const asides = new Set<Node>(isNumbered ? numbers.filter((number) => number !== undefined) : []);
  const lines: string[] = [];
  for (const box of run) {
    const line = lineOf(box, (node) => asides.has(node));
    if (line === undefined) return undefined;
    lines.push(line);
  }
  const beside = isNumbered ? undefined : numbersBeside(parent, run.length);
  const samples = samplesOf(run, lines);
  const kinds = samples.map((box) => drawnInside(box, around));
  const name = run[0]?.localName ?? '';
  const isPre = name === 'pre' || run.some((box) => box.querySelector('pre') !== null);
  const isNamed = run.length > 1 && run.every(isNamedLine);
  // Several blocks of code in a row are not one.
  if (isPre && !isNamed) return undefined;
  const evidence = {
    keeps: isPre || most(kinds, ({ keeps }) => isOfLines(keeps, name)),
    mono: isPre || most(kinds, ({ mono }) => isOfLines(mono, name)),
    isCounted: isNumbered || beside !== undefined || (isNamed && areCounted(statedIn(run, numbers))),
    // Asked of the few runs that are much like code.
    get isAnchored() {
      const stated = statedIn(run, numbers);
      return areCounted(stated) || (run.length === 1 && stated[0] !== undefined && values[0] === stated[0]);
    },
    isNamed,
    isEditor: isNamed && parent.closest(EDITOR) !== null,
    isMarked: samples.length > 1 && samples.every(isMarked),
    isBeside: false,
  };
  if (!isCode(lines, evidence)) return undefined;
  const written = isNumbered ? withoutParting(lines) : lines;
  return { boxes: run, lines: inPlaces(run, written), beside, isChange: false };
}

function statedIn(run: readonly Element[], numbers: readonly (Element | undefined)[]): (number | undefined)[] {
  return run.map((box, i) => statedNumber(numbers[i]) ?? statedNumber(box) ?? statedNumber(inside(box)));
}

function inside(box: Element): Element | null {
  return box.firstElementChild?.firstElementChild ?? box.firstElementChild;
}

/** A few boxes with text. */
function samplesOf(run: readonly Element[], lines: readonly string[]): Element[] {
  return run.filter((_, i) => lines[i]?.trim()).slice(0, 5);
}

function most<T>(all: readonly T[], is: (one: T) => boolean): boolean {
  return all.length > 0 && all.filter(is).length > all.length / 2;
}

/** Without the space that parts each number from its line. */
function withoutParting(lines: readonly string[]): string[] {
  const isParted = lines.every((line) => !line || line.startsWith(' '));
  return lines.map((line) => (isParted ? line.slice(1) : line));
}

/** In the order in which an editor draws them, where it says so. */
function inPlaces(run: readonly Element[], lines: readonly string[]): string[] {
  const tops = run.map((box) => Number(TOP.exec(box.getAttribute('style') ?? '')?.[1] ?? Number.NaN));
  if (new Set(tops).size < run.length || tops.some(Number.isNaN)) return [...lines];
  return lines
    .map((line, i) => ({ line, top: tops[i] ?? 0 }))
    .sort((a, b) => a.top - b.top)
    .map(({ line }) => line);
}
const TOP = /(?:^|[;\s])top\s*:\s*([\d.]{1,12})px/i;

/** The listing that an element is whose text has several lines, by breaks or as it is kept. */
export function listingOfText(element: Element, { keeps, mono }: Drawn): Listing | undefined {
  if (!mono || !isOfLines(mono, element.localName) || (!BOXES.has(element.localName) && !isAlone(element)))
    return undefined;
  const isKept = isOfLines(keeps, element.localName);
  const lines = brokenLines(element, isKept);
  if (!lines || lines.length < 2) return undefined;
  const evidence = { ...NONE, keeps: isKept, mono: true };
  return isCode(lines, evidence) ? { boxes: [element], lines, isChange: false } : undefined;
}
const NONE = {
  isCounted: false,
  isAnchored: false,
  isNamed: false,
  isEditor: false,
  isMarked: false,
  isBeside: false,
};

/** Whether an element holds all there is in the one around it. */
function isAlone(element: Element): boolean {
  const nodes = Array.from(element.parentElement?.childNodes ?? []);
  return nodes.every((node) => node === element || (node.nodeType === 3 && !node.nodeValue?.trim()));
}
