import { classOf } from '../../../html/class-of.js';
import { texOfMathml } from './mathml.js';

/** More are no formula, and nested ones are read once for each around them. */
const MOST_ELEMENTS = 10_000;

/** The TeX of what MathJax 3 or 4 drew without leaving its source, or ''. Its names are those of MathML. */
export function texOfDrawing(drawn: Element): string {
  if (drawn.getElementsByTagName('*').length > MOST_ELEMENTS) return '';
  return texOfMathml(make(drawn, 'math', nodesIn(drawn)));
}

function make({ ownerDocument }: Element, name: string, content: readonly Element[] | string): Element {
  const element = ownerDocument.createElement(name);
  if (typeof content === 'string') element.textContent = content;
  else for (const node of content) element.append(node);
  return element;
}

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

function nodesIn(drawn: Element): Element[] {
  return Array.from(drawn.children).flatMap(nodeOf);
}

function nodeOf(drawn: Element): Element[] {
  const name = nameOf(drawn);
  if (drawn.matches(BESIDE)) return [];
  if (LEAF.test(name)) {
    const leaf = make(drawn, name, charactersOf(drawn));
    return leaf.textContent === ROOT_SIGN ? [] : [leaf];
  }
  const nodes = OF_PARTS.test(name) ? partsOf(drawn, name) : nodesIn(drawn);
  if (!name) return nodes;
  const element = make(drawn, name, nodes);
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
    const nodes = nameOf(part) ? nodeOf(part) : nodesIn(part);
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
