/**
 * Functions that run inside a page, beside those of `page-styles.ts`: whether text is in the colour of its ground. What cannot
 * be told is seen: a ground that is no plain colour, or may be covered. They know each other, but no constants of this file.
 */

import { parentIn } from './page-composed.js';

/** Red, green and blue; undefined for what is seen through, or written in another way. */
function channelsOf(colour: string): number[] | undefined {
  return /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1).map(Number);
}

/** Whether two colours are so close in each of red, green and blue, of 255, that nobody can read one on the other. */
function isAlike(one: string, other: string): boolean {
  const noContrast = 12;
  const [a, b] = [channelsOf(one), channelsOf(other)];
  return a !== undefined && b !== undefined && a.every((value, i) => Math.abs(value - (b[i] ?? 0)) <= noContrast);
}

/** Between 1 and 21. Source: WCAG 2.2, contrast ratio. */
function contrastOf(one: string, other: string): number {
  const [a = 0, b = 0] = [one, other].map((colour) => {
    const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const [red = 0, green = 0, blue = 0] = (channelsOf(colour) ?? []).map((value) => linear(value / 255));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Whether an element may lie over or under others, or draws more than its colours. */
function isLayered(style: CSSStyleDeclaration): boolean {
  const margins = [style.marginTop, style.marginRight, style.marginBottom, style.marginLeft];
  return (
    /absolute|fixed|sticky/.test(style.position) ||
    style.zIndex !== 'auto' ||
    (style.position === 'relative' && /[1-9]/.test(`${style.top} ${style.right} ${style.bottom} ${style.left}`)) ||
    margins.some((margin) => margin.startsWith('-')) ||
    style.transform !== 'none' ||
    style.filter !== 'none' ||
    style.mixBlendMode !== 'normal' ||
    style.opacity !== '1' ||
    style.gridRowStart !== 'auto' ||
    style.gridColumnStart !== 'auto'
  );
}

function drawsBehind(element: Element): boolean {
  return ['::before', '::after'].some((part) => {
    const { content, position } = getComputedStyle(element, part);
    return content !== 'none' && content !== 'normal' && position !== 'static';
  });
}

/**
 * Tells which elements have text in the colour of their background, while other text on the same background is easy to
 * read.
 */
export function readColours(): (element: Element, style: CSSStyleDeclaration) => boolean {
  const clear = 'rgba(0, 0, 0, 0)';
  const picture = 'img,picture,video,canvas,iframe,object,embed,svg';
  const mostPanels = 300;
  const mostBeside = 4;
  const readable = 7;
  /** Elements that are looked at closely: each takes as long as everything else about ten elements. */
  let left = 2_000;

  const remember = <T>(read: (element: Element) => T): ((element: Element) => T) => {
    const known = new Map<Element, T>();
    return (element) => {
      const found = known.get(element) ?? read(element);
      known.set(element, found);
      return found;
    };
  };
  const root = document.documentElement;
  const paper = /dark/.test(getComputedStyle(root).colorScheme) ? '' : 'rgb(255, 255, 255)';
  const colourOf = remember((element) => getComputedStyle(element).backgroundColor);
  /** The element whose background another is seen on: itself or an ancestor; the root gives paper. */
  const giverOf = remember((element): Element => {
    const parent = colourOf(element) === clear ? parentIn(element) : null;
    return parent ? giverOf(parent) : element;
  });
  const groundOf = (element: Element): string => {
    const giver = giverOf(element);
    const colour = colourOf(giver);
    return colour === clear ? (giver === root ? paper : '') : colour;
  };
  /** Whether certainly nothing is between an element and its background. */
  const isPlain = remember((element): boolean => {
    const style = getComputedStyle(element);
    if (style.backgroundImage !== 'none' || style.backgroundClip === 'text' || drawsBehind(element)) return false;
    if (giverOf(element) === element) return true;
    const parent = parentIn(element);
    return !isLayered(style) && (!parent || isPlain(parent));
  });

  const isSuspect = (() => {
    const all = Array.from(document.querySelectorAll('html,body,main,article,section,div,table,td')).slice(
      0,
      mostPanels,
    );
    const grounds = new Set(all.map(groundOf));
    const known = new Map<string, boolean>();
    return (colour: string): boolean => {
      const is = known.get(colour) ?? [...grounds].some((ground) => isAlike(ground, colour));
      known.set(colour, is);
      return is;
    };
  })();

  const hasText = (element: Element) =>
    Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const besides = (element: Element): Element[] => {
    const all: Element[] = [];
    let [before, after] = [element.previousElementSibling, element.nextElementSibling];
    for (let i = 0; i < mostBeside; i++) {
      if (before) all.push(before);
      if (after) all.push(after);
      [before, after] = [before?.previousElementSibling ?? null, after?.nextElementSibling ?? null];
    }
    return all;
  };
  /** Whether easily read text is beside it; a design whose picture has not loaded has none. */
  const isInCompany = (element: Element, ground: string): boolean => {
    const isReadable = (other: Element) =>
      hasText(other) &&
      groundOf(other) === ground &&
      contrastOf(getComputedStyle(other).color, ground) >= readable &&
      other.checkVisibility();
    const mayCover = (other: Element) =>
      other.matches(picture) || /absolute|fixed/.test(getComputedStyle(other).position);
    let outer: Element | null = element;
    for (let level = 0; level < 3 && outer; level++) {
      const others = besides(outer);
      const parentElement: Element | null = outer.parentElement;
      const isBeside = (parentElement && isReadable(parentElement)) || others.some(isReadable);
      if (isBeside || others.length > 0) return isBeside === true && !others.some(mayCover);
      outer = parentElement;
    }
    return false;
  };

  const fills = new Map<Element, string>();
  const lost = new Set<Element>();
  const isLost = (element: Element, style: CSSStyleDeclaration): boolean => {
    const fill = style.webkitTextFillColor;
    fills.set(element, fill);
    const parent = element.parentElement;
    // The same as its parent, unless something of its own is behind it.
    if (parent && fills.get(parent) === fill)
      return lost.has(parent) && giverOf(element) === giverOf(parent) && isPlain(element);
    if (left <= 0 || !(isSuspect(fill) || isAlike(colourOf(element), fill)) || !isAlike(groundOf(element), fill))
      return false;
    if (style.textShadow !== 'none' || style.webkitTextStrokeWidth !== '0px' || style.animationName !== 'none')
      return false;
    const around = parent && colourOf(element) !== clear ? groundOf(parent) : groundOf(element);
    left--;
    return isInCompany(element, around) && isPlain(element) && !element.querySelector(picture);
  };
  return (element, style) => {
    const is = isLost(element, style);
    if (is) lost.add(element);
    return is;
  };
}

/** Sent along with each script that runs in a page. */
export const HELPERS = [channelsOf, isAlike, contrastOf, isLayered, drawsBehind, readColours];
