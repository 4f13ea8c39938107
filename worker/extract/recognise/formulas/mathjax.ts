import { classOf } from '../../../html/class-of.js';
import { rename } from '../../../html/move.js';
import { numbered } from './katex.js';

/**
 * The MathML of a formula that MathJax 3 or 4 has drawn, as a `math` element; undefined when nothing was drawn. Needed
 * where the page has neither the source of the formula nor MathML for screen readers. Source: the markup of MathJax
 * 3.2.
 */
export function mathmlOfMathjax(container: Element): Element | undefined {
  const { ownerDocument: document } = container;
  const math = document.createElement('math');
  append(math, container);
  const labels = container.querySelectorAll('mjx-labels mjx-mtd, [data-labels] [data-mml-node="mtd"]');
  const numbers = Array.from(labels, signsOf);
  if (!math.firstChild) return undefined;
  return numberRows(math, numbers) ? math : numbered(math, numbers.length === 1 ? numbers[0] : undefined);
}

/**
 * Puts the numbers, which are drawn in a column of their own, into the rows that have one, in place. False where it
 * does not show which row has which.
 */
function numberRows(math: Element, numbers: readonly string[]): boolean {
  const rows = math.querySelectorAll('mlabeledtr');
  const isPaired = rows.length > 0 && rows.length === numbers.length;
  for (const [i, row] of Array.from(rows).entries()) {
    if (isPaired) {
      const label = math.ownerDocument.createElement('mtd');
      label.textContent = numbers[i] ?? '';
      row.prepend(label);
    } else rename(row, 'mtr');
  }
  return isPaired;
}

/** Elements of MathML whose text is drawn character by character. */
const LEAVES = /^m(?:i|n|o|text|s)$/;
/** Elements of MathML that hold others and keep their name; any other container becomes an `mrow`, or goes. */
const KEPT = /^m(?:frac|sqrt|root|sub|sup|subsup|under|over|underover|table|tr|labeledtr|td|phantom)$/;
/** Elements drawn beside the formula: equation numbers, and the MathML for screen readers. */
const ASIDE = /^mjx-(?:labels|assistive-mml|surd|speech)$/;
/**
 * For each element, the boxes around its parts in HTML, in the order in which they are drawn, which is not that of
 * MathML.
 */
const BOXES: Readonly<Record<string, readonly string[]>> = {
  mfrac: ['mjx-num', 'mjx-den'],
  mroot: ['mjx-box', 'mjx-root'],
  msqrt: ['mjx-box'],
  munder: ['mjx-base', 'mjx-under'],
  mover: ['mjx-base', 'mjx-over'],
  munderover: ['mjx-base', 'mjx-under', 'mjx-over'],
};
/** The element to use when the limits stand beside the operator. */
const BESIDE: Readonly<Record<string, string>> = { munder: 'msub', mover: 'msup', munderover: 'msubsup' };

/** The MathML name of a drawn element, or ''. */
function nameOf(element: Element): string {
  return element.getAttribute('data-mml-node') ?? /^mjx-(m[a-z]+)$/.exec(element.localName.toLowerCase())?.[1] ?? '';
}

/** Adds the MathML of the children of `drawn`. Depth is bounded by `parseDocument`. */
function append(parent: Element, drawn: Element): void {
  for (const child of drawn.children) appendOne(parent, child);
}

function appendOne(parent: Element, drawn: Element): void {
  const name = nameOf(drawn);
  if (ASIDE.test(drawn.localName) || drawn.hasAttribute('data-labels')) return;
  if (!LEAVES.test(name) && !KEPT.test(name)) {
    // A group of characters counts as one part of what holds it.
    const isGroup = name !== '' || /texatom/i.test(drawn.localName + (drawn.getAttribute('data-mml-node') ?? ''));
    append(isGroup ? parent.appendChild(parent.ownerDocument.createElement('mrow')) : parent, drawn);
    return;
  }
  const element = parent.ownerDocument.createElement(name);
  if (LEAVES.test(name)) {
    element.textContent = signsOf(drawn);
    const variant = variantOf(drawn);
    if (name === 'mi' && variant) element.setAttribute('mathvariant', variant);
    parent.appendChild(element);
  } else parent.appendChild(withParts(element, drawn, name));
}

/** An element with its parts: those with a fixed number of parts in the order of MathML, others with all children. */
function withParts(element: Element, drawn: Element, name: string): Element {
  const { ownerDocument: document } = element;
  const script = Array.from(drawn.children).find(({ localName }) => localName === 'mjx-script');
  if (script) {
    const parts = [drawn.firstElementChild, ...[...script.children].reverse()];
    const renamed = BESIDE[name] ? document.createElement(BESIDE[name]) : element;
    for (const part of parts) if (part && part.localName !== 'mjx-spacer') appendOne(renamed, part);
    return renamed;
  }
  if (name === 'mfrac' && !hasLine(drawn)) element.setAttribute('linethickness', '0');
  const boxes = (BOXES[name] ?? []).map((box) => boxIn(drawn, box)).filter((box) => box !== undefined);
  if (boxes.length > 0) {
    for (const box of boxes) append(element.appendChild(document.createElement('mrow')), box);
    return element;
  }
  const children = /^m(?:subsup|underover)$/.test(name) ? lowerFirst([...drawn.children]) : [...drawn.children];
  for (const child of children) {
    // The radical sign is drawn, but is no part of MathML.
    const isSurd = /^m(?:sqrt|root)$/.test(name) && nameOf(child) === 'mo' && signsOf(child) === '√';
    const wrapped = nameOf(child) || name !== 'mroot' ? element : document.createElement('mrow');
    if (!isSurd) appendOne(wrapped, child);
    if (wrapped !== element && wrapped.firstChild) element.appendChild(wrapped);
  }
  return element;
}

/** The box of a part; wrappers may be around it, but no other part or element. */
function boxIn(drawn: Element, name: string): Element | undefined {
  for (const child of drawn.children) {
    if (child.localName === name) return child;
    const isAround = /^mjx-(?:row|box|munder|frac|dbox|dtable|sqrt)$/.test(child.localName);
    const found = isAround ? boxIn(child, name) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Whether a fraction has a line; a binomial has none. */
function hasLine(fraction: Element): boolean {
  const line = (element: Element): boolean =>
    Array.from(element.children).some(
      (child) =>
        /^(?:mjx-line|rect)$/.test(child.localName) ||
        (/^mjx-(?:frac|dbox|dtable)$/.test(child.localName) && line(child)),
    );
  return line(fraction);
}

/** Scripts are drawn in either order; their heights, which grow upwards, tell which is which. */
function lowerFirst([base, ...scripts]: Element[]): Element[] {
  const height = (element: Element) =>
    Number(/translate\(\s*[-\d.]+[,\s]+([-\d.]+)/.exec(element.getAttribute('transform') ?? '')?.[1] ?? 0);
  return [...(base ? [base] : []), ...scripts.sort((a, b) => height(a) - height(b))];
}

/** The pieces of tall brackets, and the bracket. Source: Unicode, Miscellaneous Technical. */
const PIECES: readonly (readonly [number, number, string])[] = [
  [0x239b, 0x239d, '('],
  [0x239e, 0x23a0, ')'],
  [0x23a1, 0x23a3, '['],
  [0x23a4, 0x23a6, ']'],
  [0x23a7, 0x23aa, '{'],
  [0x23ab, 0x23ad, '}'],
];

/**
 * The characters of a leaf: from the code points in class names or attributes, or, where the fonts lack them, from its
 * text.
 */
function signsOf(leaf: Element): string {
  const signs: string[] = [];
  const visit = (element: Element) => {
    const number = element.getAttribute('data-c') ?? /(?:^|\s)mjx-c([\dA-F]{2,5})(?:\s|$)/.exec(classOf(element))?.[1];
    const code = number ? Number.parseInt(number, 16) : 0;
    if (code > 0x1f && code <= 0x10ffff) signs.push(signOf(code));
    else if (!element.firstElementChild) signs.push(element.textContent ?? '');
    else for (const child of element.children) visit(child);
  };
  visit(leaf);
  const isOnePiece = nameOf(leaf) === 'mo' && signs.length > 1 && signs.every((sign) => sign === signs[0]);
  return isOnePiece ? (signs[0] ?? '') : signs.join('');
}

/** The plain letter for one of the mathematical alphabets; `mathvariant` says which alphabet. */
function signOf(code: number): string {
  const bracket = PIECES.find(([from, to]) => code >= from && code <= to)?.[2];
  const sign = String.fromCodePoint(code);
  return bracket ?? (code >= 0x1d400 && code <= 0x1d7ff ? sign.normalize('NFKC') : sign);
}

const VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\s)mjx-b mjx-i(?:\s|$)|TEX-BI/, 'bold-italic'],
  [/(?:^|\s)mjx-ds(?:\s|$)|TEX-A\b/, 'double-struck'],
  [/(?:^|\s)mjx-(?:cal|scr)(?:\s|$)|TEX-C\b/, 'script'],
  [/(?:^|\s)mjx-fr(?:\s|$)|TEX-FR/, 'fraktur'],
  [/(?:^|\s)mjx-ss(?:\s|$)|TEX-SS/, 'sans-serif'],
  [/(?:^|\s)mjx-ty(?:\s|$)|TEX-T\b/, 'monospace'],
  [/(?:^|\s)mjx-b(?:\s|$)|TEX-B\b/, 'bold'],
];
/** The alphabet of a letter, where the drawing names no font. Source: Unicode, Mathematical Alphanumeric Symbols. */
const ALPHABETS: readonly (readonly [number, number, string])[] = [
  [0x1d400, 0x1d433, 'bold'],
  [0x1d468, 0x1d49b, 'bold-italic'],
  [0x1d49c, 0x1d503, 'script'],
  [0x1d504, 0x1d537, 'fraktur'],
  [0x1d538, 0x1d56b, 'double-struck'],
  [0x1d5a0, 0x1d5d3, 'sans-serif'],
  [0x1d670, 0x1d6a3, 'monospace'],
];

function variantOf(leaf: Element): string | undefined {
  const sign = leaf.querySelector('[data-c]');
  const font = sign?.getAttribute('xlink:href') ?? sign?.getAttribute('href') ?? '';
  const named = VARIANTS.find(([pattern]) => pattern.test(`${classOf(leaf)} ${font}`))?.[1];
  const code = Number.parseInt(sign?.getAttribute('data-c') ?? '', 16);
  // ℝ and the like are letters of their own, which need no variant.
  const isLetter =
    !/mjx-c2[\dA-F]{3}(?:\s|$)/.test(classOf(leaf.firstElementChild ?? leaf)) && !(code >= 0x2100 && code < 0x2200);
  return isLetter ? (named ?? ALPHABETS.find(([from, to]) => code >= from && code <= to)?.[2]) : undefined;
}
