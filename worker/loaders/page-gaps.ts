/**
 * Functions that run inside a page, beside those of `page-styles.ts`: which words a reader sees apart, by where they are drawn,
 * though the markup sets them side by side. They know each other, but no constants of this file.
 */

interface Gap {
  /** The markup has no space there. */
  isGlued: boolean;
  /** One is drawn below the other. */
  isLine: boolean;
}

/** How an element that is inline by its name stands to the text before and behind it. */
export interface Gaps {
  /** A space is to be put there. */
  before: boolean;
  behind: boolean;
  /** It is set on lines of its own. */
  isLine: boolean;
}

/** The text that stands at an end of a node; of what is drawn without text, none. */
function textAt(node: Node, end: 'firstChild' | 'lastChild'): Text | undefined {
  let inner: Node | null = node;
  while (inner && inner.nodeType === Node.ELEMENT_NODE) inner = inner[end];
  return inner?.nodeType === Node.TEXT_NODE ? (inner as Text) : undefined;
}

/** Where one character is drawn, in CSS pixels. */
function drawnAt(text: Text, at: number): DOMRect {
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect();
}

/**
 * Whether the text of two neighbours is drawn apart: on two lines, as a box makes them and not that the line was full, or by
 * as much as a space, by more where neither is a box, for links and the like have some room around them.
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
  /** To be called for all elements with text, in document order. */
  see(element: Element, style: CSSStyleDeclaration): void;
  /** Undefined where an element stands as the markup has it. */
  of(element: Element): Gaps | undefined;
}

/**
 * Of elements that are inline by their names, and what is beside them. A single letter may be an initial, set in its own way;
 * of code and formulas their own markup says how they are written.
 */
export function readGaps(): GapReader {
  const inline = /^(?:a|abbr|b|cite|data|em|font|i|label|q|small|span|strong|time|u|.*-.*)$/;
  const exact = 'pre,code,kbd,samp,mark,sup,sub,ruby,svg,math,mjx-container,.katex,[contenteditable]';
  /** By how they are displayed; what starts lines of its own, and what does not. */
  const boxes = new Map<Node, 'block' | 'inline'>();
  const known = new Map<Node, Gaps>();
  const gapsOf = (element: Node): Gaps => {
    const gaps = known.get(element) ?? { before: false, behind: false, isLine: false };
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
    else if (gap.isGlued) gapsOf(element).behind = true;
    if (gap.isLine) for (const node of [left, right]) if (boxes.get(node) === 'block') gapsOf(node).isLine = true;
  };
  return {
    see(element, { display }) {
      if (!inline.test(element.localName)) return;
      if (display !== 'inline') boxes.set(element, display.startsWith('inline') ? 'inline' : 'block');
      const [before, behind] = [beside(element, 'previousSibling'), beside(element, 'nextSibling')];
      if (before) measure(before, element, element);
      // An element behind is seen in its own turn.
      if (behind && isText(behind)) measure(element, behind, element);
    },
    of: (element) => known.get(element),
  };
}

/** Sent along with each script that runs in a page. */
export const HELPERS = [textAt, drawnAt, gapBetween, readGaps];
