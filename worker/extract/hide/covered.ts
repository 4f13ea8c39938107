import { isOpaque } from './css/colours.js';
import type { PaintOf } from './css/paints.js';
import { UNKNOWN } from './css/set-values.js';
import type { StackOf } from './css/stacks.js';

/** Elements inside that are checked for a place of their own. */
const MOST_INSIDE = 50;
const PLACED = /^(?:relative|absolute|fixed|sticky)$/;

/** Elements that lie under an empty box as large as what is around both. `paintOf`, `stackOf`: as the style sheets have it. */
export function coveredIn(body: Element, paintOf: PaintOf, stackOf: StackOf): ReadonlySet<Element> {
  const covered = new Set<Element>();
  for (const box of body.getElementsByTagName('*')) {
    if (box.firstChild || stackOf(box, 'place') !== 'whole' || stackOf(box, 'position') !== 'absolute') continue;
    const around = box.parentElement;
    if (!around || around === body || !PLACED.test(stackOf(around, 'position') ?? '')) continue;
    const depth = stackOf(box, 'depth') ?? 'auto';
    if (!isOpaque(paintOf(box, 'ground') ?? '') || depth.startsWith('-') || depth === UNKNOWN) continue;
    if (stackOf(box, 'opacity') !== undefined || stackOf(box, 'blend') !== undefined) continue;
    const others = Array.from(around.children).filter((one) => one !== box);
    const under = others.filter((one) => isInFlow(one, stackOf));
    for (const one of under) covered.add(one);
    if (under.length === others.length) covered.add(around);
  }
  return covered;
}

function isInFlow(element: Element, stackOf: StackOf): boolean {
  const inside = element.getElementsByTagName('*');
  return inside.length <= MOST_INSIDE && ![element, ...Array.from(inside)].some((one) => isPut(one, stackOf));
}

function isPut(element: Element, stackOf: StackOf): boolean {
  return (['position', 'depth', 'context'] as const).some((property) => stackOf(element, property) !== undefined);
}

/** Tells which elements are behind the ground of what is around them. */
export function createBehind(body: Element, paintOf: PaintOf, stackOf: StackOf): (element: Element) => boolean {
  return (element) => {
    if (!/^-\d/.test(stackOf(element, 'depth') ?? '') || !PLACED.test(stackOf(element, 'position') ?? '')) return false;
    for (let one = element.parentElement; one && one !== body; one = one.parentElement) {
      if (stackOf(one, 'context') !== undefined) return false;
      if (isOpaque(paintOf(one, 'ground') ?? '')) return true;
    }
    return false;
  };
}

/** Less is as good as nothing. */
const LEAST_SHARE = 0.05;

/** Tells which elements are seen so little, with all that is around them, that nobody can read them. */
export function createFaint(stackOf: StackOf): (element: Element) => boolean {
  const known = new Map<Element, number>();
  /** Each element is asked once. Depth is bounded by `parseDocument`. */
  const shareOf = (element: Element | null): number => {
    if (!element) return 1;
    const found = known.get(element) ?? shareOf(element.parentElement) * ownShareOf(element);
    known.set(element, found);
    return found;
  };
  /** What is not seen at all by itself is told by `WAYS`, where it may be on its way to be shown. */
  const ownShareOf = (element: Element): number => {
    const opacity = stackOf(element, 'opacity') ?? '';
    return isShare(opacity) ? shareIn(opacity) : 1;
  };
  return (element) => shareOf(element) < LEAST_SHARE && shareOf(element.parentElement) >= LEAST_SHARE;
}

/** Whether with an opacity a part is seen of what is behind. */
export function isShare(opacity: string): boolean {
  const share = shareIn(opacity);
  return share >= LEAST_SHARE && share < 1;
}

function shareIn(opacity: string): number {
  return Number.parseFloat(opacity) / (opacity.endsWith('%') ? 100 : 1);
}
