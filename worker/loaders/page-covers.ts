/**
 * Functions that run inside a page, called by those of `page-styles.ts`: text that lies under a box, or behind the ground of
 * one. What cannot be told is seen. They know each other, but no constants of this file.
 */

import { parentIn } from './page-composed.js';
import type { Painter } from './page-paint.js';

/** Whether a reader, or a script, may take a box away from what it covers: a bar, a dialog, a curtain. */
function isPassing(box: Element): boolean {
  const { width, height } = box.getBoundingClientRect();
  if (width > 0.9 * innerWidth && height > 0.9 * innerHeight) return true;
  if (box.querySelector('button,a,input,select,textarea,[role="button"],[onclick]')) return true;
  for (let one: Element | null = box; one; one = parentIn(one)) {
    const { position, transitionDuration, animationName } = getComputedStyle(one);
    if (/fixed|sticky/.test(position) || transitionDuration !== '0s' || animationName !== 'none') return true;
  }
  return false;
}

/** The child of a common ancestor that an element is in. */
function branchOf(element: Element, other: Element): Element {
  let branch = element;
  for (let up = parentIn(branch); up && !up.contains(other); up = parentIn(branch)) branch = up;
  return branch;
}

/** Whether two are told apart by their markup: slides and cards that lie on each other are not. */
function isOfAKind(one: Element, other: Element): boolean {
  return one.localName === other.localName && one.className === other.className;
}

export interface CoverReader {
  /** Must be called for all elements that are displayed, in document order. */
  see(element: Element, style: CSSStyleDeclaration, position: string): void;
  /** Elements whose own text is under something that it cannot be seen through, or may be. */
  covered(): ReadonlySet<Element>;
}

/**
 * `opacityOf`: how much of an element is seen, with all that is around it. Only few texts are asked for closely: those in
 * the place of a box that may cover them, and those that are put behind what is around them.
 */
export function readCovers(painter: Painter, opacityOf: (element: Element) => number): CoverReader {
  const mostCovers = 500;
  const mostSuspects = 60;
  const mostPoints = 4;
  /** Elements that are asked what they draw themselves: each takes as long as several others. */
  let left = 200;
  const covers: Element[] = [];
  const sunk: Element[] = [];
  const drawnOver: Element[] = [];
  const shown: Element[] = [];
  const body = document.body;

  const isOpaque = (element: Element, style: CSSStyleDeclaration): boolean =>
    (painter.channelsOf(style.backgroundColor)?.[3] ?? 0) > 245 &&
    style.visibility === 'visible' &&
    style.mixBlendMode === 'normal' &&
    style.backgroundClip !== 'text' &&
    style.clipPath === 'none' &&
    style.maskImage === 'none' &&
    style.filter === 'none' &&
    opacityOf(element) > 0.95;
  /** Whether what an element draws after or before its text lies over it, as large as the element. */
  const isDrawnOver = (element: Element): boolean => {
    const { offsetWidth, offsetHeight } = element as HTMLElement;
    return ['::before', '::after'].some((part) => {
      const style = getComputedStyle(element, part);
      const { content, position, zIndex, transform, transitionDuration } = style;
      if (content === 'none' || content === 'normal' || position !== 'absolute' || Number(zIndex) < 0) return false;
      if (transform !== 'none' || transitionDuration !== '0s' || style.display === 'none') return false;
      const [left, top, right, bottom] = [style.left, style.top, style.right, style.bottom].map(Number.parseFloat);
      if (![left, top, right, bottom].every((at) => at !== undefined && at <= 1)) return false;
      const isLarge =
        Number.parseFloat(style.width) >= offsetWidth - 4 && Number.parseFloat(style.height) >= offsetHeight - 4;
      return isLarge && Number(style.opacity) > 0.95 && isOpaque(element, style) && !/["'].*\S.*["']/.test(content);
    });
  };
  const ownTexts = (element: Element) =>
    Array.from(element.childNodes).filter(
      (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''),
    );

  /** Whether a box that is hit above an element hides it. */
  const hides = (box: Element, element: Element): boolean => {
    if (box === body || box === document.documentElement || !isOpaque(box, getComputedStyle(box))) return false;
    if (box.contains(element)) return true;
    if (isPassing(box)) return false;
    if (!/\S/.test(box.textContent ?? '')) return true;
    // With words of its own it is another slide, or over the page, unless it was put on this very text.
    const branch = branchOf(element, box);
    return parentIn(branch) === parentIn(box) && !isOfAKind(branch, box);
  };
  const isHit = (element: Element, x: number, y: number): boolean => {
    const root = element.getRootNode() as Document | ShadowRoot;
    for (const one of root.elementsFromPoint(x, y)) {
      if (one === element) return false;
      if (hides(one, element)) return true;
    }
    return false;
  };
  const pointsOf = (element: Element): { x: number; y: number }[] => {
    const range = document.createRange();
    const rects = ownTexts(element).flatMap((text) => {
      range.selectNodeContents(text);
      return Array.from(range.getClientRects()).filter(({ width, height }) => width > 0 && height > 0);
    });
    const step = Math.max(1, Math.ceil(rects.length / mostPoints));
    return rects
      .filter((_, i) => i % step === 0)
      .flatMap(({ left, right, top, bottom }) =>
        [left + 2, (left + right) / 2, right - 2].map((x) => ({ x, y: (top + bottom) / 2 })),
      );
  };
  const isCovered = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight)
      scrollTo({ top: top + scrollY - innerHeight / 3, left: scrollX, behavior: 'instant' });
    const points = pointsOf(element);
    return points.length > 0 && points.every(({ x, y }) => isHit(element, x, y));
  };

  const suspects = (): Set<Element> => {
    const found = new Set<Element>();
    const known = new Map<Element, boolean>();
    const mayGo = (cover: Element): boolean => {
      const may = known.get(cover) ?? isPassing(cover);
      known.set(cover, may);
      return may;
    };
    if (covers.length === 0 && sunk.length === 0) return found;
    const texts = shown.filter((element) => ownTexts(element).length > 0);
    if (sunk.length > 0) for (const text of texts) if (sunk.some((one) => one.contains(text))) found.add(text);
    const places = covers.map((cover) => ({
      cover,
      place: cover.getBoundingClientRect(),
      isBlank: !/\S/.test(cover.textContent ?? ''),
    }));
    for (const element of places.length > 0 ? texts : []) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isUnder = ({ cover, place, isBlank }: (typeof places)[number]) =>
        place.left <= x &&
        place.right >= x &&
        place.top <= y &&
        place.bottom >= y &&
        !cover.contains(element) &&
        (isBlank || parentIn(cover)?.contains(element) === true) &&
        !mayGo(cover);
      if (places.some(isUnder)) found.add(element);
    }
    return found;
  };
  return {
    see(element, style, position) {
      if (element.ownerDocument !== document) return;
      if (element.firstChild) shown.push(element);
      if (position === 'static') return;
      if (covers.length < mostCovers && isOpaque(element, style)) covers.push(element);
      if (Number(style.zIndex) < 0) sunk.push(element);
      if (left > 0 && ownTexts(element).length > 0) {
        left--;
        if (isDrawnOver(element)) drawnOver.push(element);
      }
    },
    covered() {
      const found = new Set(drawnOver);
      const asked = [...suspects()].filter((element) => !found.has(element)).slice(0, mostSuspects);
      if (asked.length === 0) return found;
      const [x, y] = [scrollX, scrollY];
      const before = [...document.adoptedStyleSheets];
      // What lets clicks through has to be hit, too. Seldom needed, and it takes as long as styling the page anew.
      if ([...covers, ...asked].some((element) => getComputedStyle(element).pointerEvents === 'none')) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { pointer-events: auto !important }');
        document.adoptedStyleSheets = [...before, sheet];
      }
      for (const element of asked) if (isCovered(element)) found.add(element);
      if (document.adoptedStyleSheets.length > before.length) document.adoptedStyleSheets = before;
      scrollTo({ left: x, top: y, behavior: 'instant' });
      return found;
    },
  };
}

/** Sent along with each script that runs in a page. */
export const HELPERS = [isPassing, branchOf, isOfAKind, readCovers];
