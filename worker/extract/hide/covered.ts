import { onceOfEach } from '../../html/once.js';
import { isOpaque } from './css/colours.js';
import { type Styles, UNKNOWN } from './css/styles.js';

/** Elements inside that are checked for a place of their own. */
const MOST_INSIDE = 50;
const PLACED = /^(?:relative|absolute|fixed|sticky)$/;

/** Elements that lie under an empty box as large as what is around both. */
export function coveredIn(body: Element, styles: Styles): ReadonlySet<Element> {
  const covered = new Set<Element>();
  for (const box of body.getElementsByTagName('*')) {
    if (box.firstChild || styles.of(box, 'place') !== 'whole' || styles.of(box, 'position') !== 'absolute') continue;
    const around = box.parentElement;
    if (!around || around === body || !PLACED.test(styles.of(around, 'position') ?? '')) continue;
    const depth = styles.of(box, 'depth') ?? 'auto';
    if (!isOpaque(styles.of(box, 'ground') ?? '') || depth.startsWith('-') || depth === UNKNOWN) continue;
    if (styles.of(box, 'opacity') !== undefined || styles.of(box, 'blend') !== undefined) continue;
    const others = Array.from(around.children).filter((one) => one !== box);
    const under = others.filter((one) => isInFlow(one, styles));
    for (const one of under) covered.add(one);
    if (under.length === others.length) covered.add(around);
  }
  return covered;
}

function isInFlow(element: Element, styles: Styles): boolean {
  const inside = element.getElementsByTagName('*');
  return inside.length <= MOST_INSIDE && ![element, ...Array.from(inside)].some((one) => isPut(one, styles));
}

function isPut(element: Element, styles: Styles): boolean {
  return (['position', 'depth', 'context'] as const).some((property) => styles.of(element, property) !== undefined);
}

/** Tells which elements are behind the ground of what is around them. */
export function createBehind(body: Element, styles: Styles): (element: Element) => boolean {
  return (element) => {
    if (!/^-\d/.test(styles.of(element, 'depth') ?? '') || !PLACED.test(styles.of(element, 'position') ?? ''))
      return false;
    for (let one = element.parentElement; one && one !== body; one = one.parentElement) {
      if (styles.of(one, 'context') !== undefined) return false;
      if (isOpaque(styles.of(one, 'ground') ?? '')) return true;
    }
    return false;
  };
}

/** Less is as good as nothing. */
const LEAST_SHARE = 0.05;

/** Tells which elements are seen so little, with all that is around them, that nobody can read them. */
export function createFaint(styles: Styles): (element: Element) => boolean {
  /** Each element is asked once. Depth is bounded by `parseDocument`. */
  const shareOf: (element: Element) => number = onceOfEach((element: Element) => {
    const opacity = styles.of(element, 'opacity') ?? '';
    // What is not seen at all by itself is told by the table, where it may be on its way to be shown.
    return shareAround(element) * (isShare(opacity) ? shareIn(opacity) : 1);
  });
  const shareAround = ({ parentElement: around }: Element) => (around ? shareOf(around) : 1);
  return (element) => shareOf(element) < LEAST_SHARE && shareAround(element) >= LEAST_SHARE;
}

/** Whether with an opacity a part is seen of what is behind. */
export function isShare(opacity: string): boolean {
  const share = shareIn(opacity);
  return share >= LEAST_SHARE && share < 1;
}

function shareIn(opacity: string): number {
  return Number.parseFloat(opacity) / (opacity.endsWith('%') ? 100 : 1);
}
