import { BOXES } from '../../../html/boxes.js';
import { classOf } from '../../../html/class-of.js';
import { writeCode } from './code-language.js';
import { isCodeLike } from './code-like.js';
import { type Drawn, drawnIn, drawnInside, isOfLines } from './drawn.js';
import { isCodeTable } from './gutters.js';
import { linesIn, linesOfChange, startsAsChange } from './lines.js';
import { areCounted, numberBefore, numberIn, statedNumber } from './numbers.js';

/** A row or box with one line of text. */
interface Line {
  /** What holds the text. */
  box: Element;
  text: string;
  number: number | undefined;
  /** Whether something else than a number stands before it. */
  isBeside: boolean;
}

/** Elements that are code, or never hold any. */
const CLOSED = new Set(
  'pre code textarea select svg math script style template noscript h1 h2 h3 h4 h5 h6 button nav p dt ul ol dl'.split(
    ' ',
  ),
);
/** Boxes that are never a line by themselves. */
const NO_LINE = new Set('li dd dt section article main nav header footer form body figure blockquote'.split(' '));
const LINE_NAME = /(?:^|[\s_-])lines?(?:\s|$)/i;

/**
 * Rewrites code that only a style or the place of its lines shows as code, in place: a row or box for each line, as forges
 * and viewers set it. No program is known by name.
 */
export function plainListings({ body }: Document, html: string): void {
  const hasChanges = html.includes('@@ ');
  const changes: [Element, readonly string[]][] = [];
  const found: { boxes: readonly Element[]; lines: readonly Line[] }[] = [];
  const visit = (parent: Element, around: Drawn): void => {
    const boxes = boxesIn(parent);
    const change = hasChanges && startsAsChange(parent) ? linesOfChange(parent) : undefined;
    if (change) {
      changes.push([parent, change]);
      return;
    }
    const lines = isPromising(boxes, around) ? linesOf(boxes) : [];
    if (lines.length > 1 && isCode(lines, around)) {
      found.push({ boxes: parent.localName === 'table' ? [parent] : boxes, lines });
      return;
    }
    for (const child of parent.children)
      if (!CLOSED.has(child.localName) && child.firstElementChild && !isKnown(child))
        visit(child, drawnIn(child, around));
  };
  visit(body, {});
  for (const { boxes, lines } of found) write(boxes, lines);
  for (const [box, lines] of changes) writeCode(box, { text: lines.join('\n'), isChange: true });
}

function isKnown(element: Element): boolean {
  return element.localName === 'table' && isCodeTable(element);
}

/** The rows of a table, or the children between the first and the last that are like the one in the middle. */
function boxesIn(parent: Element): Element[] {
  if (parent.localName === 'table') {
    const rows = Array.from(parent.querySelectorAll('tr'));
    return parent.querySelector('table') ? [] : rows.filter((row) => row.closest('thead') === null);
  }
  const children = Array.from(parent.children);
  const middle = children[Math.floor(children.length / 2)];
  if (!middle || !BOXES.has(middle.localName) || NO_LINE.has(middle.localName)) return [];
  const isLike = (box: Element) => box.localName === middle.localName && firstClass(box) === firstClass(middle);
  return children.slice(children.findIndex(isLike), children.findLastIndex(isLike) + 1);
}

function firstClass(element: Element): string {
  return classOf(element).split(' ', 1)[0] ?? '';
}

/** Whether a number, a name or a style says of one box that all of them may be lines of code. Cheap. */
function isPromising(boxes: readonly Element[], around: Drawn): boolean {
  const middle = boxes[Math.floor(boxes.length / 2)];
  if (!middle || boxes.length < 2) return false;
  // Several blocks of code in a row are not one.
  if (middle.localName === 'pre' || middle.querySelector('pre')) return numberBefore(middle) !== undefined;
  if (middle.localName === 'tr' || LINE_NAME.test(classOf(middle))) return true;
  const { keeps, mono } = drawnInside(middle, around);
  return (keeps && mono) !== undefined || numberBefore(middle) !== undefined;
}

/** The line of each box; none at all where one is more than a line. */
function linesOf(boxes: readonly Element[]): Line[] {
  const lines: Line[] = [];
  for (const box of boxes) {
    const line = box.localName === 'tr' ? lineOfRow(box) : lineOfBox(box);
    if (!line) return [];
    lines.push(line);
  }
  return lines;
}

function lineOfBox(box: Element): Line | undefined {
  const numbered = numberBefore(box);
  const text = lineIn(box, numbered);
  const number = numberIn(numbered?.textContent) ?? statedNumber(box) ?? statedNumber(box.firstElementChild);
  return text === undefined ? undefined : { box, text, number, isBeside: false };
}

/** The only line in an element, besides its number; undefined where there are more, or more than text. */
function lineIn(box: Element, number?: Element): string | undefined {
  const lines = linesIn(box, { isAside: (node) => node === number });
  const [line = '', ...others] = lines ?? [];
  return lines === undefined || others.length > 0 || line.includes('\n') ? undefined : line;
}

/** The code is in the last cell of a row. */
function lineOfRow(row: Element): Line | undefined {
  const cells = Array.from(row.children);
  const texts = cells.map((cell) => lineIn(cell));
  const [box, text] = [cells.at(-1), texts.at(-1)];
  if (!box || text === undefined || cells.length > MOST_CELLS || texts.includes(undefined)) return undefined;
  const numbers = texts.slice(0, -1).map((said, i) => numberIn(said) ?? statedNumber(cells[i]));
  const isBeside = texts.slice(0, -1).some((said, i) => said !== '' && numbers[i] === undefined);
  const number = numbers.findLast((one) => one !== undefined) ?? statedNumber(box) ?? statedNumber(row);
  return { box, text, number, isBeside };
}
const MOST_CELLS = 9;

/**
 * Whether lines are code: numbered, or drawn with their white space in letters of one width, or called lines; and what
 * they say is indented or what only code has. One of these alone is verse, a ranking, a law, a chat.
 */
function isCode(lines: readonly Line[], around: Drawn): boolean {
  const texts = lines.map(({ text }) => text).filter((text) => text.trim());
  const isCounted = areCounted(lines.map(({ number }) => number));
  const isBeside = lines.some((line) => line.isBeside);
  if (texts.length < 2 || (!isCounted && (isBeside || isLog(texts)))) return false;
  const isDrawn = areDrawn(lines, around);
  const [indented, reads] = [isIndented(texts), isCodeLike(texts)];
  if (isDrawn) return (isCounted && !isBeside) || indented || reads;
  const isNamed = lines.every(({ box }) => LINE_NAME.test(classOf(box)));
  return (isCounted || isNamed) && indented && reads;
}

/** Whether most of the first lines with text are drawn as code is, and not like all prose of the page. */
function areDrawn(lines: readonly Line[], around: Drawn): boolean {
  const samples = lines.filter(({ text }) => text.trim()).slice(0, SAMPLES);
  const drawn = samples.filter(({ box }) => {
    const row = box.parentElement;
    const outer = row?.localName === 'tr' ? drawnIn(row, around) : around;
    const { keeps, mono } = drawnInside(box, outer);
    return isOfLines(keeps, box.localName) && isOfLines(mono, box.localName);
  });
  return drawn.length > samples.length / 2;
}
const SAMPLES = 5;

/** Whether some lines stand deeper than others. */
function isIndented(lines: readonly string[]): boolean {
  const depths = lines.map((line) => line.search(/[^ \t\u00a0]/));
  const least = depths.reduce((least, depth) => Math.min(least, depth), Infinity);
  return depths.some((depth, i) => depth >= least + 2 || (depth > least && lines[i]?.startsWith('\t')));
}

/** Whether most lines begin with a time of day: a chat. */
function isLog(lines: readonly string[]): boolean {
  return lines.filter((line) => /^\W{0,3}\d{1,2}:\d{2}(?::\d{2})?\W/.test(line)).length > lines.length / 2;
}

function write(boxes: readonly Element[], lines: readonly Line[]): void {
  const [first] = boxes;
  if (!first) return;
  const { ownerDocument: document } = first;
  const block = document.createElement('div');
  first.before(block);
  for (const box of boxes) block.append(box);
  const texts = lines.map(({ text }) => text.replaceAll('\u00a0', ' ').trimEnd());
  // A space may part each line from its number.
  const isParted = texts.every((text) => !text || text.startsWith(' '));
  const text = texts.map((text) => (isParted ? text.slice(1) : text)).join('\n');
  writeCode(block, { text: text.replace(/^\n+|\n+$/g, ''), isChange: false });
}
