import { classOf } from '../../dom/class-of.js';
import { HEADING_NAME } from '../../dom/headings.js';
import { moveInside } from '../../dom/move.js';
import { textUpTo } from '../../dom/text-up-to.js';

const NUMBER = /^\s*(\d{1,3})[.)]?\s*$/;
const HOLDS_NUMBER = /^(?:div|span|p|b|strong)$/;
const BOX = /^(?:div|section|article)$/;

interface Numbered {
  element: Element;
  number: number;
}

interface Step extends Numbered {
  box: Element;
}

/**
 * Makes a list of boxes side by side that begin with a number of their own (1, 2, 3, set apart only by style), in
 * place; if their text begins with a heading, the number goes into that, also where they are counted down to 1. Each box is looked at once.
 */
export function numberSteps(content: Element): void {
  listNumbered(content);
  listBulleted(content);
  let run: Step[] = [];
  const end = () => {
    if (run.length > 1) write(run);
    run = [];
  };
  let before: Numbered | undefined;
  for (const next of numbersIn(content)) {
    const step = before ? next.number - before.number : 0;
    const pair = before && Math.abs(step) === 1 ? boxesOf(before, next) : undefined;
    const goesOn = run.length === 0 || (run.at(-1)?.box === pair?.[0].box && step === stepOf(run));
    if (!pair || !goesOn) end();
    if (pair) run.push(...(run.length === 0 ? pair : pair.slice(1)));
    before = next;
  }
  end();
}

/** A number that a text begins with. */
const WRITTEN = /^\s*(\d{1,2})[.)]\s+(?=\S)/;
const LEAST_WRITTEN = 3;
const MOST_WRITTEN = 50;
/** Siblings after these that are looked at. */
const MOST_AFTER = 20;

/**
 * Makes lists, in place, of boxes or paragraphs side by side whose own texts begin with 1., 2., 3., where no other
 * after them goes on counting: laws and judgments number their paragraphs, with others between.
 */
function listNumbered(content: Element): void {
  for (const first of content.querySelectorAll('p,div')) {
    if (writtenNumber(first) !== 1) continue;
    const run = [first];
    for (let next = first.nextElementSibling; next; next = next.nextElementSibling) {
      if (next.localName !== first.localName || writtenNumber(next) !== run.length + 1) break;
      run.push(next);
    }
    if (run.length >= LEAST_WRITTEN && run.length <= MOST_WRITTEN && !isCountedOn(run)) listWritten(run);
  }
}

function listWritten(run: readonly Element[]): void {
  for (const text of run.map(firstText)) if (text) text.nodeValue = text.nodeValue?.replace(WRITTEN, '') ?? '';
  makeList(run, 1);
}

/** A bullet that a text begins with; of a dot amid the line only one apart from the text, as it also stands for others. */
const BULLET = /^\s*(?:([•‣◦▪●○■∙⁃])\s*|(·)(?:\s+|$))/;
const BULLETS = /[•‣◦▪●○■∙⁃·]/g;
const LEAST_BULLETED = 2;
const MOST_BULLETED_CHARS = 3_000;

/**
 * Makes lists, in place, of boxes or paragraphs side by side whose own texts begin with a bullet. Those with a bullet
 * that is not the first of them belong to the item before.
 */
function listBulleted(content: Element): void {
  for (const first of content.querySelectorAll('p,div')) {
    if (!first.parentNode || !bulletOf(first)) continue;
    const run = [first];
    for (let next = first.nextElementSibling; next; next = next.nextElementSibling) {
      if (next.localName !== first.localName || !bulletOf(next)) break;
      run.push(next);
    }
    if (run.length >= LEAST_BULLETED) nestBulleted(run);
  }
}

/** The bullet that the text of an element begins with, if it has no other: links in a row have one between each two. */
function bulletOf(element: Element): string | undefined {
  const [, mark, dot] = BULLET.exec(firstText(element)?.nodeValue ?? '') ?? [];
  const text = mark || dot ? textUpTo(element, MOST_BULLETED_CHARS) : undefined;
  return text?.match(BULLETS)?.length === 1 && text.trim().length > 1 ? (mark ?? dot) : undefined;
}

function nestBulleted(run: readonly Element[]): void {
  /** The bullets of the open lists, from the outermost. */
  const open: { bullet: string; list: Element }[] = [];
  for (const element of run) {
    const bullet = bulletOf(element) ?? '';
    const level = open.findIndex((one) => one.bullet === bullet);
    if (level >= 0) open.length = level + 1;
    else {
      const list = element.ownerDocument.createElement('ul');
      const holder = open.at(-1)?.list.lastElementChild;
      if (holder) holder.append(list);
      else element.before(list);
      open.push({ bullet, list });
    }
    const text = firstText(element);
    if (text) text.nodeValue = text.nodeValue?.replace(BULLET, '') ?? '';
    open.at(-1)?.list.append(itemOf(element));
  }
}

/** The text with which a paragraph or box begins, past nothing but further boxes: bold numbers head a section. */
function firstText(element: Element): Text | undefined {
  let node: Node | null = element;
  for (let level = 0; node && level < MOST_DEEP; level++) {
    while (node && node.nodeType !== 1 && !(node.nodeType === 3 && node.nodeValue?.trim())) node = node.nextSibling;
    if (node?.nodeType === 3) return node as Text;
    if (!node || !HOLDS_TEXT.test((node as Element).localName)) return undefined;
    node = node.firstChild;
  }
  return undefined;
}
const HOLDS_TEXT = /^(?:p|div|span)$/;
const MOST_DEEP = 8;

/** The number that the text of an element begins with. */
function writtenNumber(element: Element): number | undefined {
  const [, number] = WRITTEN.exec(firstText(element)?.nodeValue ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Whether an element after the run goes on counting where the run ends, before any begins anew. */
function isCountedOn(run: readonly Element[]): boolean {
  let after = run.at(-1)?.nextElementSibling;
  for (let i = 0; after && i < MOST_AFTER; i++, after = after.nextElementSibling) {
    const number = writtenNumber(after);
    if (number === 1 || number === run.length + 1) return number !== 1;
  }
  return false;
}

/** Depth is bounded by `parseDocument`. */
function numbersIn(content: Element): Numbered[] {
  const found: Numbered[] = [];
  const visit = (parent: Element) => {
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
      // A number in a heading is where it belongs.
      if (HEADING_NAME.test(child.localName)) continue;
      if (child.firstElementChild) visit(child);
      else if (HOLDS_NUMBER.test(child.localName) && (child.firstChild?.nodeValue?.length ?? 99) < 12) {
        const [, number] = NUMBER.exec(child.textContent ?? '') ?? [];
        if (number) found.push({ element: child, number: Number(number) });
      }
    }
  };
  visit(content);
  return found;
}

/**
 * The boxes of two numbers if they are alike, one right after the other, each beginning with its number and saying
 * more.
 */
function boxesOf(one: Numbered, other: Numbered): [Step, Step] | undefined {
  if (!isCalledAlike(one.element, other.element)) return undefined;
  const around = new Set<Element>();
  for (let up: Element | null = one.element; up; up = up.parentElement) around.add(up);
  let second = other.element;
  while (second.parentElement && !around.has(second.parentElement)) second = second.parentElement;
  const first = shownBefore(second);
  if (!first || !around.has(first) || first === one.element || second === other.element) return undefined;
  const isAlike = BOX.test(first.localName) && first.localName === second.localName && isCalledAlike(first, second);
  if (!isAlike || !beginsWith(first, one.element) || !beginsWith(second, other.element)) return undefined;
  return [
    { ...one, box: first },
    { ...other, box: second },
  ];
}

/** The element before another, past places for advertisements. */
function shownBefore({ previousElementSibling: before }: Element): Element | null {
  for (let i = 0; before && i < MOST_EMPTY && textUpTo(before, MOST_EMPTY_CHARS)?.trim() === ''; i++)
    before = before.previousElementSibling;
  return before;
}
const MOST_EMPTY = 3;
/** Characters and nodes. */
const MOST_EMPTY_CHARS = 100;

/** Whether two boxes have the same classes, or the same first class: the last of a row often has others. */
function isCalledAlike(one: Element, other: Element): boolean {
  const [first, second] = [one, other].map((element) => classOf(element).split(' ', 1)[0]);
  return first === second;
}

/** Whether a box begins with the number and has text after it. */
function beginsWith(box: Element, number: Element): boolean {
  let hasMore = false;
  for (let at: Element | null = number; at && at !== box; at = at.parentElement) {
    for (let before = at.previousSibling; before; before = before.previousSibling) {
      if (before.textContent?.trim()) return false;
    }
    for (let after = at.nextSibling; after && !hasMore; after = after.nextSibling) {
      hasMore = Boolean(after.textContent?.trim());
    }
  }
  return hasMore;
}

/** 1 for boxes that are counted up, -1 for places from the last to the first. */
function stepOf([first, second]: readonly Step[]): number {
  return (second?.number ?? 0) - (first?.number ?? 0);
}

function write(steps: readonly Step[]): void {
  const numbers = steps.map(({ element }) => element.textContent);
  for (const { element } of steps) element.textContent = '';
  const headings = steps.map(({ box }) => firstHeading(box));
  const areHeaded = headings.every((heading) => heading !== undefined);
  // A list cannot be counted down.
  if (stepOf(steps) < 0 && !(areHeaded && steps.at(-1)?.number === 1)) {
    for (const [i, { element }] of steps.entries()) element.textContent = numbers[i] ?? '';
    return;
  }
  for (const { element } of steps) element.remove();
  if (areHeaded) {
    for (const [i, heading] of headings.entries()) heading.prepend(`${steps[i]?.number}. `);
    return;
  }
  makeList(
    steps.map(({ box }) => box),
    steps[0]?.number ?? 1,
  );
}

function makeList(boxes: readonly Element[], start: number): void {
  const [first] = boxes;
  const document = first?.ownerDocument;
  const list = document?.createElement('ol');
  if (!document || !list) return;
  list.setAttribute('start', String(start));
  first?.before(list);
  for (const box of boxes) list.append(itemOf(box));
}

/** The item that holds what was in a box, which is gone. */
function itemOf(box: Element): Element {
  const item = box.ownerDocument.createElement('li');
  moveInside(box, item);
  box.remove();
  return item;
}

/** The heading that a box begins with. */
function firstHeading(box: Element): Element | undefined {
  for (let node = box.firstChild; node; ) {
    if (node.nodeType === 3 && node.nodeValue?.trim()) return undefined;
    if (HEADING_NAME.test((node as Element).localName)) return node as Element;
    const isEmpty = !node.textContent?.trim();
    node = isEmpty ? node.nextSibling : node.firstChild;
  }
  return undefined;
}
