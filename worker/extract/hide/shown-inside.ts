import { type Way, wayOfStyle } from './ways.js';

/** Cheap sign that a style hides in a way that is inherited, and that an element inside can undo. */
const INHERITED = /font(?:-size)?\s*:\s*0|visibility\s*:/i;

/** Whether a hidden element holds a visible one: a layout with font size 0 and cells with a size of their own. */
export function isShownInside(element: Element, { shownInside }: Way): boolean {
  return shownInside !== undefined && holds(element, shownInside);
}

/** Whether it holds one with words. A picture alone may be shown while a script still places the text: WeChat. */
function holds(element: Element, shown: RegExp): boolean {
  return Array.from(element.querySelectorAll('[style]')).some(
    (one) => sets(one, shown) && (Boolean(one.textContent?.trim()) || !element.textContent?.trim()),
  );
}

function sets(element: Element, shown: RegExp): boolean {
  return shown.test(element.getAttribute('style') ?? '');
}

/** Whether `dropAroundShown` has to look at an element. */
export function mayHideByInheritance(element: Element): boolean {
  const style = element.getAttribute('style');
  return style !== null && INHERITED.test(style);
}

/** Of elements that their style hides except for some inside, leaves the texts of only these, in place. */
export function dropAroundShown(elements: readonly Element[]): void {
  // In document order, and an inner element is removed with the outer.
  const last = new Map<Way, Element>();
  for (const element of elements) {
    const way = wayOfStyle(element.getAttribute('style') ?? '');
    if (!way?.shownInside || last.get(way)?.contains(element) || !isShownInside(element, way)) continue;
    last.set(way, element);
    const { shownInside } = way;
    dropTextsAroundShown(element, (one) => sets(one, shownInside));
  }
}

/** Of an element that is hidden except for some inside, leaves the texts of only these, in place. */
export function dropTextsAroundShown(holder: Element, isShown: (one: Element) => boolean): void {
  for (let node = holder.firstChild; node; ) {
    const next: ChildNode | null = node.nextSibling;
    if (node.nodeType === 3) node.nodeValue = ' ';
    else if (node.nodeType === 1 && !isShown(node as Element)) dropTextsAroundShown(node as Element, isShown);
    node = next;
  }
}
