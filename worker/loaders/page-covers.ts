/**
 * Functions that run inside a page, called by those of `page-styles.ts`: text that lies under a box, or behind the ground of
 * one. What cannot be told is seen. They know each other, but no constants of this file.
 */

import { holdsText, parentIn } from './page-composed.js';
import { isToMove } from './page-outside.js';
import type { Painter } from './page-paint.js';

/** Whether a reader, or a script, may take a box away from what it covers: a bar, a dialog, a curtain. */
function isPassing(box: Element, isPassingBy: (one: Element) => boolean): boolean {
  const { width, height } = box.getBoundingClientRect();
  if (width > 0.9 * innerWidth && height > 0.9 * innerHeight) return true;
  if (box.querySelector('button,a,input,select,textarea,[role="button"],[onclick]')) return true;
  return isPassingBy(box);
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

/** Whether a box that is nowhere placed lies over others all the same. */
function isRaised({ zIndex, transform, translate }: CSSStyleDeclaration): boolean {
  return zIndex !== 'auto' || transform !== 'none' || translate !== 'none';
}

export interface CoverReader {
  /** Must be called for all elements that are displayed, in document order. */
  see(element: Element, style: CSSStyleDeclaration, position: string, hasText: boolean): void;
  /** For those with a clip path: text is looked for where it would be. */
  seeCut(element: Element, style: CSSStyleDeclaration): void;
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
  /** Elements that are asked what they draw themselves, by whether they have text: each takes as long as several others. */
  const left = { text: 200, none: 50 };
  const covers: Element[] = [];
  /** Elements that are put behind what is around them. */
  const sunk: Element[] = [];
  /** Elements of which only a part is shown. */
  const cut: Element[] = [];
  const drawnOver = new Set<Element>();
  const texts: Element[] = [];
  const body = document.body;

  const isSolid = (colour: string) => (painter.channelsOf(colour)?.[3] ?? 0) > 245;
  const isFilled = (element: Element, style: CSSStyleDeclaration): boolean => {
    if (isSolid(style.backgroundColor)) return true;
    if (element.firstChild) return false;
    const { backgroundImage } = style;
    if (!/^[a-z-]*gradient\(/.test(backgroundImage) || style.backgroundSize !== 'auto') return false;
    const colours = backgroundImage.match(/[a-z-]+\([^()]*\)(?=[^()]*\)$)/g) ?? [];
    return colours.length > 0 && colours.every(isSolid);
  };
  const isOpaque = (element: Element, style: CSSStyleDeclaration): boolean =>
    isFilled(element, style) &&
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
      const { content } = style;
      if (content === 'none' || content === 'normal') return false;
      const { position, zIndex, transform, transitionDuration } = style;
      if (position !== 'absolute' || Number(zIndex) < 0) return false;
      if (transform !== 'none' || transitionDuration !== '0s' || style.display === 'none') return false;
      const [left, top, right, bottom] = [style.left, style.top, style.right, style.bottom].map(Number.parseFloat);
      if (![left, top, right, bottom].every((at) => at !== undefined && at <= 1)) return false;
      const isLarge =
        offsetHeight > 0 &&
        Number.parseFloat(style.width) >= offsetWidth - 4 &&
        Number.parseFloat(style.height) >= offsetHeight - 4;
      return isLarge && Number(style.opacity) > 0.95 && isOpaque(element, style) && !/["'].*\S.*["']/.test(content);
    });
  };
  const ownTexts = (element: Element) =>
    Array.from(element.childNodes).filter(
      (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''),
    );

  const remember = (ask: (one: Element) => boolean): ((one: Element) => boolean) => {
    const known = new Map<Element, boolean>();
    return (one) => {
      const is = known.get(one) ?? ask(one);
      known.set(one, is);
      return is;
    };
  };
  const isPassingBy = remember((one): boolean => {
    const style = getComputedStyle(one);
    if (/fixed|sticky/.test(style.position) || isToMove(one, style)) return true;
    const around = parentIn(one);
    return around !== null && isPassingBy(around);
  });
  const mayGo = remember((box) => isPassing(box, isPassingBy));
  const isBlank = remember((box) => !/\S/.test(box.textContent ?? ''));

  /** Whether a box that is hit above an element hides it. */
  const hides = (box: Element, element: Element): boolean => {
    if (box === body || box === document.documentElement) return false;
    if (drawnOver.has(box)) return true;
    if (!isOpaque(box, getComputedStyle(box))) return false;
    if (box.contains(element)) return true;
    if (mayGo(box)) return false;
    if (isBlank(box)) return true;
    // With words of its own it is another slide, or over the page, unless it was put on this very text.
    const branch = branchOf(element, box);
    return parentIn(branch) === parentIn(box) && !isOfAKind(branch, box);
  };
  /** Whether a point of a box is none any more, for what was hit there is not in it. */
  const isCutAt = (box: Element, x: number, y: number, hit: readonly Element[]): boolean => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom && !hit.some((one) => box.contains(one));
  };
  const isHit = (element: Element, x: number, y: number): boolean => {
    const root = element.getRootNode() as Document | ShadowRoot;
    const all = root.elementsFromPoint(x, y);
    for (const one of all) {
      if (one === element) return false;
      if (hides(one, element)) return true;
    }
    return all.length > 0 && cut.some((one) => one.contains(element) && isCutAt(one, x, y, all));
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
    const around = [...sunk, ...cut, ...drawnOver];
    if (around.length > 0) for (const text of texts) if (around.some((one) => one.contains(text))) found.add(text);
    // One that is smaller covers no line of text.
    const places = covers
      .map((cover) => ({ cover, place: cover.getBoundingClientRect() }))
      .filter(({ place: { width, height } }) => width > 30 && height > 8);
    for (const element of places.length > 0 ? texts : []) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isUnder = ({ cover, place }: (typeof places)[number]) =>
        place.left <= x &&
        place.right >= x &&
        place.top <= y &&
        place.bottom >= y &&
        !cover.contains(element) &&
        (isBlank(cover) || parentIn(cover)?.contains(element) === true) &&
        !mayGo(cover);
      if (places.some(isUnder)) found.add(element);
    }
    return found;
  };
  return {
    see(element, style, position, hasText) {
      if (element.ownerDocument !== document) return;
      if (hasText) texts.push(element);
      // In a grid, or moved, an empty box lies over others wherever it stands.
      if (position === 'static' && (element.firstChild || !isFilled(element, style) || !isRaised(style))) return;
      if (covers.length < mostCovers && isOpaque(element, style)) covers.push(element);
      if (!element.firstChild) return;
      if (Number(style.zIndex) < 0) sunk.push(element);
      const kind = hasText ? 'text' : 'none';
      if (left[kind] > 0) {
        left[kind]--;
        if (isDrawnOver(element)) drawnOver.add(element);
      }
    },
    seeCut(element, style) {
      // The commonest, for words that are heard only, is told by what it says.
      const isKnown = /^inset\((?:50|100)%\)$/.test(style.clipPath) || element.ownerDocument !== document;
      if (!isKnown && !isToMove(element, style) && style.willChange === 'auto') cut.push(element);
    },
    covered() {
      const found = new Set([...drawnOver].filter(holdsText));
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
export const HELPERS = [isPassing, branchOf, isOfAKind, isRaised, readCovers];
