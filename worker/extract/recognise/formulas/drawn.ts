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

// KaTeX. Source: the markup of 0.16, whose stacks begin at the bottom; since 0.17 some names of classes have a prefix.

const is = (names: string) => new RegExp(`(?:^|\\s)(?:katex-)?(?:${names})(?:\\s|$)`);
/** Struts, rules, spaces and delimiters that only keep a place, and the number of the equation. */
const ASIDE = is(
  'strut|pstrut|mspace|nulldelimiter|vlist-s|frac-line|hide-tail|arraycolsep|overline-line|underline-line|fix|tag',
);

/** The element that a class stands for, from its stacked parts, which are read when asked for, and what is before it. */
type Built = (drawn: Element, parts: () => Element[], before: Element[]) => Element;

const KATEX: readonly (readonly [RegExp, Built])[] = [
  [is('msupsub'), scripts],
  [is('mfrac'), fraction],
  [is('sqrt'), root],
  [is('op-limits'), limits],
  // An arrow is drawn.
  [is('accent'), (drawn, parts) => marked(drawn, 'mover', parts()[0], signsIn(stacked(drawn)[1]) || '→')],
  [is('overline'), (drawn, parts) => marked(drawn, 'mover', parts().find(signsIn), '¯')],
  [is('underline'), (drawn, parts) => marked(drawn, 'munder', parts().find(signsIn), '_')],
  [is('mtable'), table],
  [is('text'), (drawn) => make(drawn, 'mtext', (drawn.textContent ?? '').replace(/[\u200b\s]+/g, ' '))],
];
const OPERATOR = is('mop');
const VARIANT = /(?:^|\s)math(bf|bb|cal|frak|rm)(?:\s|$)/;
const VARIANTS = { bf: 'bold', bb: 'double-struck', cal: 'script', frak: 'fraktur', rm: 'normal' };

/** The MathML of what is in an element. Depth is bounded by `parseDocument`. */
function katexNodes(drawn: Element): Element[] {
  const nodes: Element[] = [];
  for (let node = drawn.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) nodes.push(...leaves(drawn, node.nodeValue ?? ''));
    const child = node as Element;
    const classes = node.nodeType === 1 ? classOf(child) : '';
    if (node.nodeType !== 1 || child.localName === 'svg' || ASIDE.test(classes)) continue;
    const build = KATEX.find(([name]) => name.test(classes))?.[1];
    if (build) nodes.push(build(child, () => stacked(child).map((part) => group(part)), nodes));
    else if (OPERATOR.test(classes) && /^[a-z]{2,}$/i.test(signsIn(child)))
      nodes.push(make(child, 'mi', signsIn(child)));
    else nodes.push(...katexNodes(child));
  }
  return nodes;
}

function leaves(drawn: Element, text: string): Element[] {
  const variant = VARIANT.exec(classOf(drawn))?.[1] as keyof typeof VARIANTS | undefined;
  return Array.from(text.matchAll(/\d[\d.]*|[^\d\s\u200b]/gu), ([sign]) => {
    const leaf = make(drawn, /^\d/.test(sign) ? 'mn' : /\p{L}/u.test(sign) ? 'mi' : 'mo', sign);
    if (variant) leaf.setAttribute('mathvariant', VARIANTS[variant]);
    return leaf;
  });
}

/** The parts of an element that stand above each other, or the rows of a column, from the top. */
function stacked(drawn: Element): Element[] {
  const [list] = drawn.getElementsByClassName('vlist');
  return Array.from(list?.children ?? []).filter((part) => signsIn(part) || part.querySelector('svg'));
}

function group(drawn: Element): Element {
  return make(drawn, 'mrow', katexNodes(drawn));
}

function marked(drawn: Element, name: string, base: Element | undefined, sign: string): Element {
  return make(drawn, name, [base ?? make(drawn, 'mrow', ''), make(drawn, 'mo', sign)]);
}

/** A list with a depth of its own has an index. */
function scripts(drawn: Element, parts: () => Element[], before: Element[]): Element {
  const [first, second] = parts();
  const hasIndex = drawn.querySelector('.vlist-t')?.matches('.vlist-t2');
  const base = before.pop() ?? make(drawn, 'mrow', '');
  const all = [base, first, second].filter((part) => part !== undefined);
  return make(drawn, second ? 'msubsup' : hasIndex ? 'msub' : 'msup', all);
}

function fraction(drawn: Element, parts: () => Element[]): Element {
  const element = make(drawn, 'mfrac', parts().reverse());
  if (!drawn.querySelector('.frac-line')) element.setAttribute('linethickness', '0');
  return element;
}

function limits(drawn: Element): Element {
  const parts = stacked(drawn);
  const at = parts.findIndex((part) => part.querySelector('.mop'));
  const name = parts.length > 2 ? 'munderover' : at > 0 ? 'munder' : 'mover';
  return make(drawn, name, [...parts.splice(at, 1), ...parts].map(group));
}

function root(drawn: Element): Element {
  const [index, ...others] = drawn.children;
  const inside = stacked(others[0] ?? drawn)
    .slice(0, 1)
    .map(group);
  return index && others.length > 0 ? make(drawn, 'mroot', [...inside, group(index)]) : make(drawn, 'msqrt', inside);
}

/** KaTeX has columns of rows; MathML has rows of columns. */
function table(drawn: Element): Element {
  const columns = Array.from(drawn.children)
    .filter((child) => /(?:^|\s)col-align-/.test(classOf(child)))
    .map(stacked);
  const height = Math.max(0, ...columns.map(({ length }) => length));
  const rows = Array.from({ length: height }, (_, y) => {
    const cells = columns.map((column) => make(drawn, 'mtd', column.slice(y, y + 1).map(group)));
    return make(drawn, 'mtr', cells);
  });
  return make(drawn, 'mtable', rows);
}

// MathJax 3 and 4. Source: the markup of 3.2, whose names are those of MathML.

/** The name in MathML of what an element draws, or ''. */
function nameOf(element: Element): string {
  const [, name = ''] = /^mjx-(m[a-z]+|texatom)$/i.exec(element.localName) ?? [];
  return (element.getAttribute('data-mml-node') ?? name).replace(/^texatom$/i, 'mrow');
}

/** Elements drawn character by character, and those with so many parts. */
const LEAF = /^m(?:i|n|o|text|s)$/;
const OF_PARTS = /^m(?:frac|root|sub|sup|subsup|under|over|underover)$/;
/** What is drawn beside a formula: numbers, and MathML for screen readers. */
const BESIDE = 'mjx-labels,[data-labels],mjx-assistive-mml,mjx-speech';

function mathjaxNodes(drawn: Element): Element[] {
  return Array.from(drawn.children).flatMap(mathjaxNode);
}

function mathjaxNode(drawn: Element): Element[] {
  const name = nameOf(drawn);
  if (drawn.matches(BESIDE)) return [];
  if (LEAF.test(name)) {
    const leaf = make(drawn, name, charactersOf(drawn));
    // Other alphabets have characters of their own.
    if (/TEX-C\b/.test(drawn.innerHTML)) leaf.setAttribute('mathvariant', 'script');
    return leaf.textContent === ROOT_SIGN ? [] : [leaf];
  }
  const nodes = OF_PARTS.test(name) ? partsOf(drawn, name) : mathjaxNodes(drawn);
  if (!name) return nodes;
  const element = make(drawn, name, nodes);
  if (name === 'mlabeledtr') element.prepend(make(drawn, 'mtd', ''));
  const hasLine = boxIn(drawn, 'mjx-line') ?? boxIn(drawn, 'rect');
  if (name === 'mfrac' && !hasLine) element.setAttribute('linethickness', '0');
  return [element];
}
const ROOT_SIGN = '√';

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
  const boxes = (BOXES[name] ?? []).flatMap((box) => boxIn(drawn, box) ?? []);
  const [base, ...others] = drawn.children;
  const script = others.find(({ localName }) => localName === 'mjx-script');
  const scripts = script ? [...script.children].reverse() : others.sort((a, b) => heightOf(a) - heightOf(b));
  const parts = boxes.length > 0 || !base ? boxes : [base, ...scripts];
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
