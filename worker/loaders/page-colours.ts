/**
 * Functions that run inside a page, beside those of `page-styles.ts`: whether text is in the colour of its ground. What cannot
 * be told is seen: a ground that is no plain colour, or may be covered. They know each other, but no constants of this file.
 */

import { holdsText, parentIn } from './page-composed.js';
import type { Colour, Painter } from './page-paint.js';

/** Whether two colours are so close in each of red, green and blue, of 255, that nobody can read one on the other. */
function isAlike(one: Colour | undefined, other: Colour | undefined): boolean {
  const noContrast = 12;
  if (!one || !other || one[3] < 255 || other[3] < 255) return false;
  return one.every((value, i) => Math.abs(value - (other[i] ?? 0)) <= noContrast);
}

/** Between 1 and 21. Source: WCAG 2.2, contrast ratio. */
function contrastOf(one: Colour | undefined, other: Colour | undefined): number {
  const [a = 0, b = 0] = [one, other].map((colour) => {
    const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const [red = 0, green = 0, blue = 0] = (colour ?? []).map((value) => linear(value / 255));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Whether an element may lie over or under others. */
function isLayered(style: CSSStyleDeclaration): boolean {
  const margins = [style.marginTop, style.marginRight, style.marginBottom, style.marginLeft];
  return (
    /absolute|fixed|sticky/.test(style.position) ||
    style.zIndex !== 'auto' ||
    (style.position === 'relative' && /[1-9]/.test(`${style.top} ${style.right} ${style.bottom} ${style.left}`)) ||
    margins.some((margin) => margin.startsWith('-')) ||
    style.transform !== 'none' ||
    style.translate !== 'none' ||
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
export function readColours(
  painter: Painter,
): (element: Element, style: CSSStyleDeclaration, fill: string, isMixed: boolean) => boolean {
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
  const alphaOf = (colour: string) => painter.channelsOf(colour)?.[3];
  /** The nearest element, itself or an ancestor, through whose background nothing is seen; else the root, which gives paper. */
  const giverOf = remember((element): Element => {
    const parent = alphaOf(colourOf(element)) === 255 ? null : parentIn(element);
    return parent ? giverOf(parent) : element;
  });
  /** What is seen behind an element's text, with what half covers it; empty where that cannot be told. */
  const groundOf = remember((element): string => {
    const colour = colourOf(element);
    if (alphaOf(colour) === 255) return colour;
    const parent = parentIn(element);
    const behind = parent ? groundOf(parent) : element === root ? paper : '';
    return alphaOf(colour) === 0 ? behind : painter.blended(behind, colour);
  });
  const isSameOn = (ground: string, colour: string) =>
    isAlike(painter.channelsOf(ground), painter.channelsOf(painter.blended(ground, colour)));
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
      const is = known.get(colour) ?? [...grounds].some((ground) => isSameOn(ground, colour));
      known.set(colour, is);
      return is;
    };
  })();

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
      holdsText(other) &&
      groundOf(other) === ground &&
      contrastOf(painter.channelsOf(getComputedStyle(other).color), painter.channelsOf(ground)) >= readable &&
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
  /** Elements that are filtered or blended, and all that is inside them. */
  const mixed = new Set<Element>();
  /** Whether text comes out in the colour of its ground, with the filters and blend modes of all that is around it. */
  const isMixedAway = (element: Element, fill: string): boolean => {
    const giver = giverOf(element);
    let text = fill;
    let ground: string | undefined;
    for (let one: Element | null = element; one; one = parentIn(one)) {
      if (one === giver) {
        ground = groundOf(element);
        text = painter.blended(ground, text);
      }
      if (!mixed.has(one)) continue;
      const { filter, mixBlendMode } = getComputedStyle(one);
      if (filter !== 'none') {
        text = painter.filtered(text, filter) ?? '';
        ground = ground && painter.filtered(ground, filter);
      }
      if (mixBlendMode === 'normal') continue;
      const parent = parentIn(one);
      const behind = parent ? groundOf(parent) : paper;
      text = painter.blended(behind, text, mixBlendMode);
      ground = ground ? painter.blended(behind, ground, mixBlendMode) : behind;
    }
    return isAlike(painter.channelsOf(text), painter.channelsOf(ground ?? ''));
  };
  const isLost = (element: Element, style: CSSStyleDeclaration, fill: string, mixes: boolean): boolean => {
    fills.set(element, fill);
    const parent = element.parentElement;
    if (mixes || (parent && mixed.has(parent))) mixed.add(element);
    // The same as its parent, unless something of its own is behind it.
    if (parent && !mixes && fills.get(parent) === fill)
      return lost.has(parent) && groundOf(element) === groundOf(parent) && isPlain(element);
    if (left <= 0 || (!mixed.has(element) && !isSuspect(fill) && !isSameOn(colourOf(element), fill))) return false;
    if (mixed.has(element) ? !isMixedAway(element, fill) : !isSameOn(groundOf(element), fill)) return false;
    if (style.textShadow !== 'none' || style.webkitTextStrokeWidth !== '0px' || style.animationName !== 'none')
      return false;
    const around = parent && groundOf(element) !== groundOf(parent) ? groundOf(parent) : groundOf(element);
    left--;
    return isInCompany(element, around) && isPlain(element) && !element.querySelector(picture);
  };
  return (element, style, fill, isMixed) => {
    const is = isLost(element, style, fill, isMixed);
    if (is) lost.add(element);
    return is;
  };
}

/** Sent along with each script that runs in a page. */
export const HELPERS = [isAlike, contrastOf, isLayered, drawsBehind, readColours];
