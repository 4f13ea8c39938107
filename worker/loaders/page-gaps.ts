/**
 * Functions that run inside a page, called by those of `page-styles.ts`. They find words that the markup puts side by side and
 * the layout draws apart. They can call each other, but use no constants of this file.
 */

interface Gap {
  /** There is no white space between the two in the markup. */
  isGlued: boolean;
  /** One is drawn on a line below the other. */
  isLine: boolean;
}

/** How an inline element is drawn in relation to the text before and after it. */
export interface Gaps {
  /** Whether the snapshot needs a space there. */
  before: boolean;
  after: boolean;
  /** Whether the element is on lines of its own. */
  isLine: boolean;
}

/** The first or last text node under a node; undefined where an image, a line break or the like is in that place. */
function textAt(node: Node, end: 'firstChild' | 'lastChild'): Text | undefined {
  let inner: Node | null = node;
  while (inner && inner.nodeType === Node.ELEMENT_NODE) inner = inner[end];
  return inner?.nodeType === Node.TEXT_NODE ? (inner as Text) : undefined;
}

/** The rectangle of one character, in CSS pixels of the window. */
function drawnAt(text: Text, at: number): DOMRect {
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect();
}

/**
 * The gap between two neighbours, undefined where their text is drawn as one. A gap is a new line that a box starts (not one
 * that begins because the last was full), or room as wide as a space: 0.15 of the line's height beside a box, 0.4 between
 * plain inline elements, since links and the like often have some padding.
 */
function gapBetween(left: Node, right: Node, isBox: boolean): Gap | undefined {
  const [end, start] = [textAt(left, 'lastChild'), textAt(right, 'firstChild')];
  if (!end || !start) return undefined;
  const [last, first] = [end.data.trimEnd().length - 1, start.data.search(/\S/)];
  if (last < 0 || first < 0) return undefined;
  const word = /[\p{L}\p{N}]/u;
  const areWords = word.test(end.data.charAt(last)) && word.test(start.data.charAt(first));
  const isGlued = left.nextSibling === right && last === end.length - 1 && first === 0;
  if (!isBox && !(isGlued && areWords)) return undefined;
  const [a, b] = [drawnAt(end, last), drawnAt(start, first)];
  if (a.width === 0 || b.width === 0) return undefined;
  const size = Math.min(a.height, b.height);
  const isLine = b.top >= a.bottom - 0.3 * size || a.top >= b.bottom - 0.3 * size;
  if (isLine) return isBox ? { isGlued, isLine } : undefined;
  const room = Math.max(b.left - a.right, a.left - b.right);
  return isGlued && areWords && room >= (isBox ? 0.15 : 0.4) * size ? { isGlued, isLine } : undefined;
}

export interface GapReader {
  /** Must be called for all elements that hold text, in document order. */
  see(element: Element, style: CSSStyleDeclaration): void;
  /** Undefined for an element without gaps around it. */
  of(element: Element): Gaps | undefined;
}

/**
 * Reads the gaps around elements with inline names. A single letter is skipped, since it may be an initial with a style of its
 * own, and so are code and formulas, where every space counts.
 */
export function readGaps(): GapReader {
  const inline = /^(?:a|abbr|b|cite|data|em|font|i|label|q|small|span|strong|time|u|.*-.*)$/;
  const exact = 'pre,code,kbd,samp,mark,sup,sub,ruby,svg,math,mjx-container,.katex,[contenteditable]';
  /** Elements that are displayed as boxes: on lines of their own, or within a line. */
  const boxes = new Map<Node, 'block' | 'inline'>();
  const known = new Map<Node, Gaps>();
  const gapsOf = (element: Node): Gaps => {
    const gaps = known.get(element) ?? { before: false, after: false, isLine: false };
    known.set(element, gaps);
    return gaps;
  };
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;
  const beside = (element: Element, side: 'previousSibling' | 'nextSibling'): Node | undefined => {
    const near = element[side];
    const node = near && isText(near) && !near.nodeValue?.trim() ? near[side] : near;
    return node && (isText(node) || inline.test((node as Element).localName)) ? node : undefined;
  };
  const isLetter = (node: Node) => node.childNodes.length < 2 && /^\s*\p{L}\s*$/u.test(node.textContent ?? '');
  const measure = (left: Node, right: Node, element: Element): void => {
    if (isLetter(left) || isLetter(right)) return;
    const gap = gapBetween(left, right, boxes.has(left) || boxes.has(right));
    if (!gap || element.closest(exact)) return;
    if (gap.isGlued && right === element) gapsOf(element).before = true;
    else if (gap.isGlued) gapsOf(element).after = true;
    if (gap.isLine) for (const node of [left, right]) if (boxes.get(node) === 'block') gapsOf(node).isLine = true;
  };
  return {
    see(element, { display }) {
      if (!inline.test(element.localName)) return;
      if (display !== 'inline') boxes.set(element, display.startsWith('inline') ? 'inline' : 'block');
      const [before, after] = [beside(element, 'previousSibling'), beside(element, 'nextSibling')];
      if (before) measure(before, element, element);
      // The gap to an element after this one is measured when that one is seen.
      if (after && isText(after)) measure(element, after, element);
    },
    of: (element) => known.get(element),
  };
}

/** Sent along with each script that runs in a page. */
export const HELPERS = [textAt, drawnAt, gapBetween, readGaps];
