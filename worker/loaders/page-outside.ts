/**
 * Functions that run inside a page, called by those of `page-styles.ts`: boxes that cut off all that is in them. They know each
 * other, but no constants of this file.
 */

import { parentIn } from './page-composed.js';

/** Whether a box cuts off what is in an element inside it; what is placed by a box further out it does not. */
function isCutBy(box: Element, element: Element): boolean {
  for (let one: Element | null = element; one && one !== box; one = parentIn(one)) {
    const { position } = getComputedStyle(one);
    if (position === 'fixed') return false;
    if (position !== 'absolute') continue;
    const { offsetParent } = one as HTMLElement;
    if (!offsetParent || !box.contains(offsetParent)) return false;
  }
  return true;
}

/** Whether a script or a transition is about to move something in: headlines that come line by line. */
function isMovingIn(box: Element, element: Element): boolean {
  for (let one: Element | null = element; one && one !== box; one = parentIn(one)) {
    const computed = getComputedStyle(one);
    const { style } = one as HTMLElement;
    if (computed.transform === 'none' && computed.translate === 'none') continue;
    if (style?.transform || style?.translate || computed.willChange !== 'auto' || isToMove(one, computed)) return true;
  }
  return false;
}

/** Whether a transition or an animation may still change an element; one that has come to its end does not. */
export function isToMove(element: Element, { transitionDuration, animationName }: CSSStyleDeclaration): boolean {
  if (transitionDuration !== '0s') return true;
  return animationName !== 'none' && !element.getAnimations().every(({ playState }) => playState === 'finished');
}

/**
 * Whether no scrolling brings an element into the window: it is before where the document begins, or stays beside the window.
 * What is in a box that cuts it off, or is to move, may be a slide: unless it is much further away.
 */
export function isOutOfReach(element: Element, style: CSSStyleDeclaration, place: DOMRect): boolean {
  const { left, top, bottom, width, height } = place;
  if (width === 0 || height === 0) return false;
  const isLeft = place.right + scrollX < -10;
  // What overflows it may still be in the window: a strip of panels that is moved by some of them.
  const right = isLeft && style.overflowX === 'visible' ? left + Math.max(width, element.scrollWidth) : place.right;
  const isBefore = right + scrollX < -10 || bottom + scrollY < -10;
  const isBeside = style.position === 'fixed' && (left > innerWidth + 10 || top > innerHeight + 10);
  if (!isBefore && !isBeside) return false;
  if (right + scrollX < -4000 || bottom + scrollY < -4000) return true;
  const root = document.documentElement;
  if (element.ownerDocument !== document || getComputedStyle(root).direction === 'rtl') return false;
  for (let one: Element | null = element; one && one !== document.body; one = parentIn(one)) {
    const computed = getComputedStyle(one);
    if (isToMove(one, computed) || computed.willChange !== 'auto' || (one as HTMLElement).style?.transform)
      return false;
    if (one !== element && computed.overflow !== 'visible') return false;
  }
  return true;
}

/**
 * Whether all text of a box that cuts off what overflows it is outside, and no picture inside either. Slides that wait beside
 * the one that is seen are not: their box shows that one.
 */
export function isAllOutside(box: Element, { overflowX, overflowY }: CSSStyleDeclaration): boolean {
  const mostTexts = 50;
  const picture = 'img,picture,video,canvas,iframe,object,embed,svg,input,textarea,select,[style*="url("]';
  const cuts = /^(?:hidden|clip)$/;
  const scrolls = /^(?:auto|scroll)$/;
  const { left, top, right, bottom } = box.getBoundingClientRect();
  const { clientLeft, clientTop } = box;
  const isInside = (rect: DOMRect): boolean => {
    const isBeside = rect.right < left + clientLeft + 2 || rect.left > right - clientLeft - 2;
    const isAbove = rect.bottom < top + clientTop + 2 || rect.top > bottom - clientTop - 2;
    // No scrolling leads to what is before the beginning of a box.
    const isBefore = rect.bottom + box.scrollTop < top && box.scrollTop === 0 && scrolls.test(overflowY);
    return !(isBeside && cuts.test(overflowX)) && !(isAbove && cuts.test(overflowY)) && !isBefore;
  };
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let isAnyOutside = false;
  for (let i = 0, text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!/\S/.test(text.nodeValue ?? '')) continue;
    range.selectNodeContents(text);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0 || rect.height === 0) continue;
    const around = text.parentElement ?? box;
    if (isInside(rect) || ++i > mostTexts || !isCutBy(box, around) || isMovingIn(box, around)) return false;
    isAnyOutside = true;
  }
  if (!isAnyOutside) return false;
  return !Array.from(box.querySelectorAll(picture)).some((one) => isInside(one.getBoundingClientRect()));
}

/** Sent along with each script that runs in a page. */
export const HELPERS = [isCutBy, isMovingIn, isToMove, isOutOfReach, isAllOutside];
