import { BOXES } from '../../dom/boxes.js';
import { HEADINGS } from '../../dom/headings.js';
import { rename } from '../../dom/move.js';
import { sizeUpTo, textLength } from '../../dom/text-sizes.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Markup } from '../parse/markup.js';

/** The heading level that browsers draw as large as each `<font size>`. Source: HTML, Rendering, 15.3.6 and 15.3.8. */
const LEVELS: ReadonlyMap<number, number> = new Map([
  [4, 3],
  [5, 2],
  [6, 1],
  [7, 1],
]);
const NORMAL_SIZE = 3;
/** The level of a font only a little larger; it has to be bold, or it only stands out. */
const BOLD_LEVEL = 3;

const MOST_CHARS = 120;
/** Characters of text below a heading up to the next, and below all headings of its level. */
const LEAST_BELOW_CHARS = 60;
/** Characters: a cell with less is no column of a page laid out as a table. */
const LEAST_COLUMN_CHARS = 300;
/** A share: where more of the text is large, the large font is that of the text. */
const MOST_SHARE = 0.2;
/** Empty nodes between two lines at most. */
const MOST_BLANK = 5;

const INLINE = /^(?:b|strong|i|em|u|font|span|a|big)$/;
const AROUND = /^(?:body|div|center|p|td|section|article|main|form)$/;

interface Line {
  element: Element;
  level: number;
  chars: number;
}

/** Makes headings of lines in a larger font, in place, on a page without headings: pages from before style sheets. */
export function plainSizedHeadings(document: Document, { elements }: Markup): void {
  if (!elements.has('font')) return;
  const { body } = document;
  const fonts = Array.from(body.querySelectorAll('font[size]'));
  if (fonts.length === 0 || body.querySelector(HEADINGS)) return;
  const lines = new Map<Element, Line>();
  for (const font of fonts) {
    const line = lineOf(font);
    if (line && !lines.has(line.element)) lines.set(line.element, line);
  }
  const all = [...lines.values()];
  const chars = all.reduce((sum, line) => sum + line.chars, 0);
  const enough = chars / MOST_SHARE;
  if (chars === 0 || sizeUpTo(body, enough) < enough) return;
  for (const { element, level } of opening(body, lines)) rename(element, `h${level}`);
}

/** The line that a larger font fills, if it can be a heading. */
function lineOf(font: Element): Line | undefined {
  const level = levelOf(font.getAttribute('size') ?? '');
  const text = level && textUpTo(font, MOST_CHARS)?.trim();
  if (!level || !text || !/\p{L}/u.test(text) || /[.,;]$/.test(text) || font.querySelector('a[href],img'))
    return undefined;
  const element = wholeLine(font);
  if (!element || isInShortCell(element) || (level === BOLD_LEVEL && !isBold(font, element))) return undefined;
  return { element, level, chars: textLength(text) };
}

function levelOf(size: string): number | undefined {
  const [, sign, digit] = /^\s*([+-]?)(\d)\s*$/.exec(size) ?? [];
  if (!digit || sign === '-') return undefined;
  return LEVELS.get(Number(digit) + (sign ? NORMAL_SIZE : 0));
}

/** The outermost element with nothing else on its line. */
function wholeLine(font: Element): Element | undefined {
  for (let element = font; ; ) {
    const { parentElement: parent } = element;
    const [before, after] = [beside(element, 'previousSibling'), beside(element, 'nextSibling')];
    if (!parent || !endsLine(before) || !endsLine(after)) return undefined;
    const isAlone = !before && !after;
    if (isAlone && parent.localName === 'p') return parent;
    if (!INLINE.test(parent.localName)) return AROUND.test(parent.localName) ? element : undefined;
    if (!isAlone || parent.hasAttribute('href')) return undefined;
    element = parent;
  }
}

/** Whether an element is in a cell of a real table, and not in a column of the page's layout. */
function isInShortCell(element: Element): boolean {
  const cell = element.closest('td');
  return cell !== null && sizeUpTo(cell, LEAST_COLUMN_CHARS) < LEAST_COLUMN_CHARS;
}

/** The node beside an element, past white space and link targets; the last one looked at where that is too far. */
function beside(element: Element, way: 'previousSibling' | 'nextSibling'): Node | null {
  let node = element[way];
  for (let i = 0; node && i < MOST_BLANK && isBlank(node); i++) node = node[way];
  return node;
}

function isBlank(node: Node): boolean {
  if (node.nodeType === 1) return (node as Element).localName === 'a' && !node.firstChild;
  return node.nodeType !== 3 || !node.nodeValue?.trim();
}

function endsLine(node: Node | null): boolean {
  if (!node) return true;
  const { localName } = node as Element;
  return node.nodeType === 1 && (localName === 'br' || BOXES.has(localName));
}

function isBold(font: Element, line: Element): boolean {
  for (let up: Element | null = font; up; up = up.parentElement) {
    if (/^(?:b|strong)$/.test(up.localName)) return true;
    if (up === line) break;
  }
  const { firstElementChild: only } = font;
  return (
    only !== null &&
    /^(?:b|strong)$/.test(only.localName) &&
    textLength(only.textContent) === textLength(font.textContent)
  );
}

/** The lines that text follows. One walk; depth is bounded by `parseDocument`. */
function opening(body: Element, lines: ReadonlyMap<Element, Line>): Line[] {
  const found: { line: Line; below: number }[] = [];
  /** The headings whose sections are open, one for each level, with the characters below. */
  let open: { line: Line; below: number }[] = [];
  const visit = (parent: Element) => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      const line = node.nodeType === 1 ? lines.get(node as Element) : undefined;
      if (line) {
        const one = { line, below: 0 };
        found.push(one);
        open = [...open.filter((other) => other.line.level < line.level), one];
      } else if (node.nodeType === 1) visit(node as Element);
      else if (node.nodeType === 3) for (const one of open) one.below += textLength(node.nodeValue);
    }
  };
  visit(body);
  return found.filter(({ below }) => below >= LEAST_BELOW_CHARS).map(({ line }) => line);
}
