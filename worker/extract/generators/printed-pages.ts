import { classOf } from '../../dom/class-of.js';
import { moveInside } from '../../dom/move.js';
import { textUpTo } from '../../dom/text-up-to.js';

/** Cheap sign, in `Markup.names`, of the pages of a PDF by Poppler's pdftohtml or by pdf2htmlEX. */
export const PRINTED_PAGES_SIGNS = /\bid\s*=\s*["']?page\d{1,4}-div\b|\bclass\s*=\s*["']?pf w\w/;
const PAGES = 'div[id^="page"][id$="-div"],div.pf';
/** The picture of everything on the page but its letters. */
const GROUND = 'img[alt="background image"]';
/** Rules by which pdf2htmlEX says what its classes mean. */
const PLACE = /\.([xy][\da-f]{1,6})\{(?:left|bottom):(-?[\d.]{1,12})px/g;

/** A line and its place on the page. */
interface Line {
  element: Element;
  left: number;
  /** Grows downwards. */
  top: number;
  font: string;
  isBold: boolean;
}

/**
 * A gap this many times wider than usual on its page separates paragraphs; so does a step of so many pixels to the
 * side.
 */
const WIDE = 1.25;
const FAR = 48;
const MOST_NUMBER_CHARS = 40;
const PAGE_NUMBER = /^\s*[-–—]?\s*(?:page\s+)?\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?\s*[-–—]?\s*$/i;

/** Makes paragraphs of lines that were placed one by one where they are on paper, in place, without page numbers. */
export function plainPrintedPages({ body }: Document, html: string): void {
  const places = new Map(Array.from(html.matchAll(PLACE), ([, name = '', pixels]) => [name, Number(pixels)]));
  for (const page of body.querySelectorAll(PAGES)) {
    for (const ground of page.querySelectorAll(GROUND)) ground.remove();
    const lines = withoutNumber(linesOf(page, places));
    for (const { element } of lines) for (const br of element.querySelectorAll('br')) joinAt(br);
    const usual = usualGap(lines);
    let paragraph: Element | undefined;
    for (const [i, line] of lines.entries()) {
      const last = lines[i - 1];
      if (!paragraph || !last || lines[i + 1]?.top === line.top || isApart(last, line, usual)) {
        paragraph = page.ownerDocument.createElement('p');
        line.element.before(paragraph);
      } else endLine(paragraph, line.element.textContent ?? '');
      moveInside(line.element, paragraph);
      line.element.remove();
    }
  }
}

function linesOf(page: Element, places: ReadonlyMap<string, number>): Line[] {
  const elements = Array.from(page.children).filter(({ localName }) => localName === 'p');
  const found = elements.length > 0 ? elements : Array.from(page.querySelectorAll('div.t'));
  return found
    .filter(({ textContent }) => /\S/.test(textContent ?? ''))
    .map((element) => ({ element, ...placeOf(element, places), isBold: isBold(element) }));
}

function placeOf(element: Element, places: ReadonlyMap<string, number>): Pick<Line, 'left' | 'top' | 'font'> {
  const style = element.getAttribute('style') ?? '';
  const classes = classOf(element);
  const inStyle = (name: string) => Number(new RegExp(`${name}:\\s?(-?[\\d.]{1,12})px`).exec(style)?.[1] ?? Number.NaN);
  const [left, top] = [inStyle('left'), inStyle('top')];
  if (!Number.isNaN(left + top)) return { left, top, font: classes };
  const byClass = (name: RegExp) => places.get(name.exec(classes)?.[0] ?? '') ?? 0;
  return { left: byClass(/\bx[\da-f]+\b/), top: -byClass(/\by[\da-f]+\b/), font: /\bfs\w+/.exec(classes)?.[0] ?? '' };
}

function isBold({ childNodes }: Element): boolean {
  return Array.from(childNodes).every(
    (node) => node.nodeName.toLowerCase() === 'b' || (node.nodeType === 3 && !node.nodeValue?.trim()),
  );
}

/** The lines without the page number above or below the text. */
function withoutNumber(lines: Line[]): Line[] {
  const [first, last] = [lines[0], lines.at(-1)].map((line) => (line && isNumber(line) ? line : undefined));
  for (const line of new Set([first, last])) line?.element.remove();
  return lines.filter((line) => line !== first && line !== last);
}

function isNumber({ element }: Line): boolean {
  return PAGE_NUMBER.test(textUpTo(element, MOST_NUMBER_CHARS) ?? '');
}

function usualGap(lines: readonly Line[]): number {
  const gaps = lines.map(({ top }, i) => top - (lines[i - 1]?.top ?? top)).filter((gap) => gap > 0);
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}

/** Whether a paragraph ends between two lines: a step upwards starts another column, a line beside it another cell. */
function isApart(last: Line, line: Line, usual: number): boolean {
  const gap = line.top - last.top;
  if (gap <= 0 || gap > WIDE * usual || Math.abs(line.left - last.left) > FAR) return true;
  return line.font !== last.font || line.isBold !== last.isBold;
}

/** Replaces a line break inside a paragraph by a space. */
function joinAt(br: Element): void {
  const { previousSibling: before, nextSibling: next } = br;
  const isParted = PARTED.test(before?.textContent ?? '') && SMALL.test(next?.textContent ?? '');
  if (isParted && before?.nodeType === 3) before.nodeValue = (before.nodeValue ?? '').replace(PARTED, '$1');
  br.replaceWith(isParted || !next ? '' : ' ');
}

/** Ends a line: a hyphen between lower-case letters is mostly the typesetter's, not the author's, and is removed. */
function endLine(paragraph: Element, next: string): void {
  const { lastChild: last } = paragraph;
  if (last?.nodeType === 3 && PARTED.test(last.nodeValue ?? '') && SMALL.test(next))
    last.nodeValue = (last.nodeValue ?? '').replace(PARTED, '$1');
  else paragraph.append(' ');
}
const PARTED = /(\p{Ll})[-\u00ad\u2010]\s{0,9}$/u;
const SMALL = /^\s{0,9}\p{Ll}/u;
