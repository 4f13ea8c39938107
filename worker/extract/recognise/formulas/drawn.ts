import { classOf } from '../../../html/class-of.js';
import { texOfMathml } from './mathml.js';

/** More are no formula, and nested ones are read once for each around them. */
const MOST_ELEMENTS = 10_000;

/** The TeX of what a program drew without leaving its source, or ''. */
export function texOfDrawing(drawn: Element): string {
  if (drawn.getElementsByTagName('*').length > MOST_ELEMENTS) return '';
  const picture = drawn.querySelector('.katex-html');
  const math = make(drawn, 'math', picture ? katexNodes(picture) : mathjaxNodes(drawn));
  if (!picture) numberRows(math, drawn);
  const number = /^\(([^()]+)\)$/.exec(signsIn(picture?.querySelector('.tag,.katex-tag')))?.[1];
  return texOfMathml(math) + (number ? ` \\tag{${number}}` : '');
}

function make({ ownerDocument }: Element, name: string, content: readonly Element[] | string): Element {
  const element = ownerDocument.createElement(name);
  if (typeof content === 'string') element.textContent = content;
  else for (const node of content) element.append(node);
  return element;
}

/** What is drawn, without the white space and strut that keep places. */
function signsIn(drawn: Element | null | undefined): string {
  return (drawn?.textContent ?? '').replace(/[\u200b\s]+/g, '');
}

// KaTeX. Source: the markup of 0.16; since 0.17 some names of classes have a prefix.

const is = (names: string) => new RegExp(`(?:^|\\s)(?:katex-)?(?:${names})(?:\\s|$)`);
/** Struts, rules, spaces and delimiters that only keep a place, and the number of the equation. */
const ASIDE_OF_KATEX = is(
  'strut|pstrut|mspace|nulldelimiter|vlist-s|frac-line|hide-tail|arraycolsep|overline-line|underline-line|fix|tag',
);
const INDEX = is('root');
const KATEX: readonly (readonly [RegExp, (drawn: Element, classes: string) => Element[]])[] = [
  [is('mfrac'), fraction],
  [is('sqrt'), root],
  [is('op-limits'), limits],
  [is('accent'), accent],
  [is('(?:over|under)line'), line],
  [is('mtable'), table],
  [is('text'), (drawn) => [make(drawn, 'mtext', (drawn.textContent ?? '').replace(/[\u200b\s]+/g, ' '))]],
];
const SCRIPTS = is('msupsub');
const OPERATOR = is('mop');
const VARIANTS: readonly (readonly [RegExp, string])[] = [
  [is('mathbf'), 'bold'],
  [is('mathbb'), 'double-struck'],
  [is('mathcal'), 'script'],
  [is('mathfrak'), 'fraktur'],
  [is('mathrm'), 'normal'],
];

/** The MathML of what is in an element. Depth is bounded by `parseDocument`. */
function katexNodes(drawn: Element): Element[] {
  const nodes: Element[] = [];
  for (let node = drawn.firstChild; node; node = node.nextSibling) {
    const child = node as Element;
    const classes = node.nodeType === 1 ? classOf(child) : '';
    if (node.nodeType === 3) nodes.push(...leaves(drawn, node.nodeValue ?? ''));
    else if (node.nodeType !== 1 || child.localName === 'svg' || ASIDE_OF_KATEX.test(classes)) continue;
    else if (SCRIPTS.test(classes)) nodes.push(scripts(child, nodes.pop() ?? make(drawn, 'mrow', '')));
    else if (OPERATOR.test(classes) && /^[a-z]{2,}$/i.test(signsIn(child)))
      nodes.push(make(child, 'mi', signsIn(child)));
    else nodes.push(...(KATEX.find(([pattern]) => pattern.test(classes))?.[1] ?? katexNodes)(child, classes));
  }
  return nodes;
}

function leaves(drawn: Element, text: string): Element[] {
  const variant = VARIANTS.find(([name]) => name.test(classOf(drawn)))?.[1];
  return Array.from(text.matchAll(/\d[\d.]*|[^\d\s\u200b]/gu), ([sign]) => {
    const leaf = make(drawn, /^\d/.test(sign) ? 'mn' : /\p{L}/u.test(sign) ? 'mi' : 'mo', sign);
    if (variant) leaf.setAttribute('mathvariant', variant);
    return leaf;
  });
}

/** The parts of an element that stand above each other, the lowest first, or the rows of a column. */
function stacked(drawn: Element | undefined): Element[] {
  const [list] = drawn?.getElementsByClassName('vlist') ?? [];
  return Array.from(list?.children ?? []).filter((part) => signsIn(part) || part.querySelector('svg'));
}

function group(part: Element | undefined, drawn: Element): Element {
  return make(drawn, 'mrow', part ? katexNodes(part) : '');
}

function fraction(drawn: Element): Element[] {
  const [below, above] = stacked(drawn);
  const element = make(drawn, 'mfrac', [group(above, drawn), group(below, drawn)]);
  if (!drawn.querySelector('.frac-line')) element.setAttribute('linethickness', '0');
  return [element];
}

/** A list with a depth of its own has an index. */
function scripts(drawn: Element, base: Element): Element {
  const parts = stacked(drawn).map((part) => group(part, drawn));
  const hasIndex = drawn.querySelector('.vlist-t')?.matches('.vlist-t2');
  return make(drawn, parts.length > 1 ? 'msubsup' : hasIndex ? 'msub' : 'msup', [base, ...parts]);
}

function limits(drawn: Element): Element[] {
  const parts = stacked(drawn);
  const at = parts.findIndex((part) => part.querySelector('.mop'));
  const name = parts.length > 2 ? 'munderover' : at > 0 ? 'munder' : 'mover';
  const [base] = parts.splice(at, 1);
  return [
    make(
      drawn,
      name,
      [base, ...parts].map((part) => group(part, drawn)),
    ),
  ];
}

function root(drawn: Element): Element[] {
  const [index, radical] = Array.from(drawn.children).sort((a) => (INDEX.test(classOf(a)) ? -1 : 1));
  const isIndexed = index !== undefined && INDEX.test(classOf(index));
  const inside = group(stacked(isIndexed ? radical : drawn)[0], drawn);
  return [isIndexed ? make(drawn, 'mroot', [inside, group(index, drawn)]) : make(drawn, 'msqrt', [inside])];
}

/** An arrow is drawn. */
function accent(drawn: Element): Element[] {
  const [base, above] = stacked(drawn);
  return [make(drawn, 'mover', [group(base, drawn), make(drawn, 'mo', signsIn(above) || '→')])];
}

function line(drawn: Element, classes: string): Element[] {
  const [name, sign] = classes.includes('overline') ? ['mover', '¯'] : ['munder', '_'];
  return [make(drawn, name as string, [group(stacked(drawn).find(signsIn), drawn), make(drawn, 'mo', sign as string)])];
}

/** KaTeX has columns of rows; MathML has rows of columns. */
function table(drawn: Element): Element[] {
  const columns = Array.from(drawn.children)
    .filter((child) => /(?:^|\s)col-align-/.test(classOf(child)))
    .map(stacked);
  const height = Math.max(0, ...columns.map(({ length }) => length));
  const rows = Array.from({ length: height }, (_, y) => {
    const cells = columns.map((column) => make(drawn, 'mtd', [group(column[y], drawn)]));
    return make(drawn, 'mtr', cells);
  });
  return [make(drawn, 'mtable', rows)];
}

// MathJax 3 and 4. Source: the markup of 3.2, whose names are those of MathML.

/** The name in MathML of what an element draws, or ''. */
function nameOf(element: Element | null): string {
  const [, name] = /^mjx-(m[a-z]+)$/i.exec(element?.localName ?? '') ?? [];
  return element?.getAttribute('data-mml-node') ?? name ?? '';
}

/** Elements drawn character by character, those with any number of parts, and those with so many. */
const LEAF = /^m(?:i|n|o|text|s)$/;
const ROW = /^m(?:sqrt|table|tr|td|phantom)$/;
const OF_PARTS = /^m(?:frac|root|sub|sup|subsup|under|over|underover)$/;
/** What is drawn beside a formula: numbers, signs of roots, MathML for screen readers. */
const BESIDE = 'mjx-labels,[data-labels],mjx-surd,mjx-assistive-mml,mjx-speech';

function mathjaxNodes(drawn: Element): Element[] {
  return Array.from(drawn.children).flatMap(mathjaxNode);
}

function mathjaxNode(drawn: Element): Element[] {
  const name = nameOf(drawn);
  if (drawn.matches(BESIDE) || (name === 'mo' && isRootSign(drawn))) return [];
  if (LEAF.test(name)) {
    const leaf = make(drawn, name, charactersOf(drawn));
    // Other alphabets have characters of their own.
    if (/TEX-C\b/.test(drawn.innerHTML)) leaf.setAttribute('mathvariant', 'script');
    return [leaf];
  }
  const nodes = OF_PARTS.test(name) ? partsOf(drawn, name) : mathjaxNodes(drawn);
  if (name === 'mlabeledtr') return [make(drawn, name, [make(drawn, 'mtd', ''), ...nodes])];
  const isGroup = name !== '' || /^mjx-texatom$/i.test(drawn.localName);
  if (!isGroup) return nodes;
  const element = make(drawn, ROW.test(name) || OF_PARTS.test(name) ? name : 'mrow', nodes);
  const hasLine = boxIn(drawn, 'mjx-line') ?? boxIn(drawn, 'rect');
  if (name === 'mfrac' && !hasLine) element.setAttribute('linethickness', '0');
  return [element];
}

function isRootSign(drawn: Element): boolean {
  return /^m(?:sqrt|root)$/.test(nameOf(drawn.parentElement)) && charactersOf(drawn) === '√';
}

/** The boxes around their parts in HTML, which are not drawn in the order of MathML, and those around these. */
const BOXES: Readonly<Record<string, readonly string[]>> = {
  mfrac: ['mjx-num', 'mjx-den'],
  mroot: ['mjx-box', 'mjx-root'],
  munder: ['mjx-base', 'mjx-under'],
  mover: ['mjx-base', 'mjx-over'],
  munderover: ['mjx-base', 'mjx-under', 'mjx-over'],
};
const AROUND = /^mjx-(?:row|box|munder|frac|dbox|dtable|sqrt)$/;

function partsOf(drawn: Element, name: string): Element[] {
  const children = Array.from(drawn.children);
  const script = children.find(({ localName }) => localName === 'mjx-script');
  const boxes = (BOXES[name] ?? []).flatMap((box) => boxIn(drawn, box) ?? []);
  const [base, ...others] = children;
  const scripts = script ? [...script.children].reverse() : others.sort((a, b) => heightOf(a) - heightOf(b));
  const parts = boxes.length > 0 ? boxes : base && (script || scripts.length > 1) ? [base, ...scripts] : children;
  return parts.flatMap((part) => {
    const nodes = nameOf(part) ? mathjaxNode(part) : mathjaxNodes(part);
    return nodes.length > 0 ? [make(drawn, 'mrow', nodes)] : [];
  });
}

function boxIn(drawn: Element, name: string): Element | undefined {
  for (const child of drawn.children) {
    const found = child.localName === name ? child : AROUND.test(child.localName) ? boxIn(child, name) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Of a picture, whose heights grow upwards. Scripts are drawn in either order. */
function heightOf(drawn: Element): number {
  return Number(/translate\(\s*[-\d.]+[,\s]+([-\d.]+)/.exec(drawn.getAttribute('transform') ?? '')?.[1] ?? 0);
}

/** The brackets that are drawn in pieces, three characters for each. Source: Unicode, from U+239B. */
const BRACKETS = '()[]{}';
const FIRST_PIECE = 0x239b;

/** The characters of a leaf, by the code points in attributes or classes, or, where the fonts lack them, its text. */
function charactersOf(leaf: Element): string {
  const codes = Array.from(leaf.getElementsByTagName('*')).flatMap((drawn) => {
    const code = drawn.getAttribute('data-c') ?? /(?:^|\s)mjx-c([\dA-F]{2,5})(?:\s|$)/.exec(classOf(drawn))?.[1];
    const number = Number.parseInt(code ?? '', 16);
    return number > 0x1f && number <= 0x10ffff ? [number] : [];
  });
  const [first = 0] = codes;
  if (codes.length === 0) return leaf.textContent ?? '';
  const isOnePiece = nameOf(leaf) === 'mo' && new Set(codes).size === 1;
  return BRACKETS[Math.floor((first - FIRST_PIECE) / 3)] ?? String.fromCodePoint(...(isOnePiece ? [first] : codes));
}

/** Puts the numbers, which are drawn in a column of their own, into the rows that have one. */
function numberRows(math: Element, drawn: Element): void {
  const numbers = drawn.querySelectorAll('mjx-labels mjx-mtd,[data-labels] [data-mml-node="mtd"]');
  const rows = math.querySelectorAll('mlabeledtr');
  if (rows.length !== numbers.length) return;
  for (const [i, number] of numbers.entries()) rows[i]?.firstElementChild?.append(charactersOf(number));
}
