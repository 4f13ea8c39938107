import { classOf } from '../../../html/class-of.js';
import { moveInside } from '../../../html/move.js';

/**
 * The MathML of a formula that KaTeX has drawn as HTML, as a `math` element; undefined when nothing was drawn. Needed
 * where a page lets KaTeX write HTML only, without the source. Source: the markup of KaTeX 0.16.
 */
export function mathmlOfKatex(container: Element): Element | undefined {
  const drawn = container.querySelector('.katex-html');
  if (!drawn || drawn.getElementsByTagName('*').length > MOST_ELEMENTS) return undefined;
  const math = drawn.ownerDocument.createElement('math');
  append(math, drawn);
  return math.firstChild ? numbered(math, drawn.querySelector('.tag,.katex-tag')?.textContent) : undefined;
}

/** A formula with its number, if it has exactly one: several belong to rows that nothing tells apart. */
export function numbered(math: Element, drawn: string | null | undefined): Element {
  const number = /^\(([^()]+)\)$/.exec(drawn?.replace(/[\u200b\s]+/g, '') ?? '')?.[1];
  if (!number) return math;
  const { ownerDocument: document } = math;
  const [table, line, label, cell] = ['mtable', 'mlabeledtr', 'mtd', 'mtd'].map((name) => document.createElement(name));
  if (!table || !line || !label || !cell) return math;
  label.textContent = number;
  moveInside(math, cell);
  line.append(label, cell);
  table.append(line);
  math.append(table);
  return math;
}

/** More are no formula, and nested ones are read once for each around them. */
const MOST_ELEMENTS = 10_000;

/** Classes of struts, rules, spaces and delimiters that only keep a place. */
const EMPTY =
  /(?:^|\s)(?:katex-)?(?:strut|pstrut|mspace|nulldelimiter|vlist-s|frac-line|hide-tail|arraycolsep|overline-line|underline-line|fix)(?:\s|$)/;
/** Since 0.17 some class names have a prefix. */
const IS = (name: string) => new RegExp(`(?:^|\\s)(?:katex-)?${name}(?:\\s|$)`);
const SCRIPTS = IS('msupsub');
const FRACTION = IS('mfrac');
const ROOT = IS('sqrt');
const INDEX = IS('root');
const LIMITS = IS('op-limits');
const ACCENT = IS('accent');
const LINE = IS('(?:over|under)line');
const TABLE = IS('mtable');
const TEXT = IS('text');
const TAG = IS('tag');
const OPERATOR = IS('mop');
const VARIANTS: readonly [RegExp, string][] = [
  [IS('mathbf'), 'bold'],
  [IS('mathbb'), 'double-struck'],
  [IS('mathcal'), 'script'],
  [IS('mathfrak'), 'fraktur'],
  [IS('mathrm'), 'normal'],
];

/** Adds the MathML of the children of `drawn`. Depth is bounded by `parseDocument`. */
function append(parent: Element, drawn: Element): void {
  for (let node = drawn.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) addSigns(parent, node.nodeValue ?? '', classOf(drawn));
    else if (node.nodeType === 1) appendOne(parent, node as Element);
  }
}

function appendOne(parent: Element, drawn: Element): void {
  const classes = classOf(drawn);
  if (EMPTY.test(classes) || TAG.test(classes) || drawn.localName === 'svg') return;
  if (SCRIPTS.test(classes)) addScripts(parent, drawn);
  else if (FRACTION.test(classes)) addFraction(parent, drawn);
  else if (ROOT.test(classes)) addRoot(parent, drawn);
  else if (LIMITS.test(classes)) addLimits(parent, drawn);
  else if (ACCENT.test(classes)) addAccent(parent, drawn);
  else if (LINE.test(classes)) addLine(parent, drawn, /overline/.test(classes) ? 'mover' : 'munder');
  else if (TABLE.test(classes)) addTable(parent, drawn);
  else if (TEXT.test(classes)) addText(parent, drawn, 'mtext');
  else if (OPERATOR.test(classes) && /^[a-z\s]{2,}$/i.test(drawn.textContent ?? '')) addText(parent, drawn, 'mi');
  else append(parent, drawn);
}

function addText(parent: Element, drawn: Element, name: string): void {
  const leaf = parent.ownerDocument.createElement(name);
  leaf.textContent = (drawn.textContent ?? '').replace(/[\u200b\s]+/g, ' ');
  parent.append(leaf);
}

function addSigns(parent: Element, text: string, classes: string): void {
  const variant = VARIANTS.find(([name]) => name.test(classes))?.[1];
  for (const sign of text.replace(/[\u200b\s]+/g, '').match(/\d[\d.]*|[^\d]/gu) ?? []) {
    const name = /^\d/.test(sign) ? 'mn' : /\p{L}/u.test(sign) ? 'mi' : 'mo';
    const leaf = parent.ownerDocument.createElement(name);
    leaf.textContent = sign;
    if (variant) leaf.setAttribute('mathvariant', variant);
    parent.append(leaf);
  }
}

function add(parent: Element, name: string, children: readonly (Element | undefined)[]): Element {
  const element = parent.ownerDocument.createElement(name);
  for (const child of children) element.append(group(parent, child));
  parent.append(element);
  return element;
}

function addFraction(parent: Element, drawn: Element): void {
  const [numerator, denominator] = parts(drawn);
  const fraction = add(parent, 'mfrac', [numerator, denominator]);
  if (!drawn.querySelector('.frac-line')) fraction.setAttribute('linethickness', '0');
}

/** An accent is at the same height in the list as its base; an arrow is drawn. */
function addAccent(parent: Element, drawn: Element): void {
  const all = parts(drawn);
  const accent = all.find((part) => part.querySelector('.accent-body'));
  const base = all.find((part) => part !== accent);
  const over = add(parent, 'mover', [base]);
  const sign = parent.ownerDocument.createElement('mo');
  sign.textContent = accent?.textContent?.replace(/[\u200b\s]+/g, '') || '→';
  over.append(sign);
}

function addLine(parent: Element, drawn: Element, name: 'mover' | 'munder'): void {
  const element = add(parent, name, [parts(drawn).find((part) => part.textContent?.trim())]);
  const sign = parent.ownerDocument.createElement('mo');
  sign.textContent = name === 'mover' ? '¯' : '_';
  element.append(sign);
}

function group(parent: Element, drawn: Element | undefined): Element {
  const row = parent.ownerDocument.createElement('mrow');
  if (drawn) append(row, drawn);
  return row;
}

/** The parts of an element that are stacked, from the top, without rules and struts. */
function parts(drawn: Element): Element[] {
  const list = listOf(drawn);
  const all = Array.from(list?.children ?? []).filter(
    (part) => part.textContent?.replace(/\u200b/g, '').trim() || part.querySelector('svg'),
  );
  const height = (part: Element) => Number(/top\s*:\s*(-?[\d.]+)em/.exec(part.getAttribute('style') ?? '')?.[1] ?? 0);
  return all
    .map((part) => ({ part, top: height(part) }))
    .sort((a, b) => a.top - b.top)
    .map(({ part }) => part);
}

/** The first list of parts, which is at the same depth in all elements that have one. */
function listOf(drawn: Element): Element | undefined {
  let inside: Element | null = drawn;
  for (let level = 0; inside && level < 5; level++) {
    if (IS_LIST.test(classOf(inside))) return inside;
    inside = Array.from(inside.children).find((child) => !EMPTY.test(classOf(child))) ?? null;
  }
  return undefined;
}
const IS_LIST = IS('vlist');

/** Adds index and exponent to what is before them; a list with a depth of its own has an index. */
function addScripts(parent: Element, drawn: Element): void {
  const [first, second] = parts(drawn);
  if (!first) return;
  const base = parent.lastElementChild ?? parent.ownerDocument.createElement('mrow');
  base.remove();
  const hasIndex = drawn.querySelector('.vlist-t')?.matches('.vlist-t2') === true;
  const name = second ? 'msubsup' : hasIndex ? 'msub' : 'msup';
  const scripts = parent.ownerDocument.createElement(name);
  scripts.append(base, ...(second ? [group(parent, second), group(parent, first)] : [group(parent, first)]));
  parent.append(scripts);
}

function addRoot(parent: Element, drawn: Element): void {
  const index = Array.from(drawn.children).find((child) => INDEX.test(classOf(child)));
  const list = Array.from(drawn.children).find((child) => child !== index && listOf(child));
  const radicand = list && parts(list).find((part) => part.textContent?.trim());
  if (index) add(parent, 'mroot', [radicand, index]);
  else add(parent, 'msqrt', [radicand]);
}

function addLimits(parent: Element, drawn: Element): void {
  const all = parts(drawn);
  const at = all.findIndex((part) => part.querySelector('.mop'));
  const [over, base, under] = [all[at - 1], all[at], all[at + 1]];
  const scripts = [base, under, over].filter((part) => part !== undefined);
  if (scripts.length < 2) append(parent, drawn);
  else add(parent, over && under ? 'msubsup' : under ? 'msub' : 'msup', scripts);
}

/** KaTeX has columns of rows; MathML has rows of columns. */
function addTable(parent: Element, drawn: Element): void {
  const columns = Array.from(drawn.children)
    .filter((child) => /(?:^|\s)col-align-/.test(classOf(child)))
    .map(parts);
  const { ownerDocument: document } = parent;
  const table = document.createElement('mtable');
  const height = columns.reduce((most, { length }) => Math.max(most, length), 0);
  for (let y = 0; y < height; y++) {
    const row = document.createElement('mtr');
    for (const column of columns) {
      const cell = document.createElement('mtd');
      cell.append(group(parent, column[y]));
      row.append(cell);
    }
    table.append(row);
  }
  parent.append(table);
}
