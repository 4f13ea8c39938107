import { classOf } from '../../dom/class-of.js';
import { textUpTo } from '../../dom/text-up-to.js';

/** Words for what is counted; not for a position among pages and slides. */
const NAME = /^\s*(?!page|slide|current|line|no |not |up |down )\p{L}[\p{L} ]{2,28}:?\s*$/iu;
const FIGURE = /^\s*\d[\d.,½¼¾ ]{0,9}[+%]?\s*$/;
/** Elements whose figures lead elsewhere or are notes. */
const ELSEWHERE = 'a, button, label, nav, sup, [role="button"], [role="navigation"]';
const MOST_AROUND = 3;
const MOST_CHARS = 120;

/**
 * Whether hidden words for screen readers name the figure beside them: "Bedrooms", where all that their box shows is 3.
 */
export function namesFigure(element: Element): boolean {
  const name = textUpTo(element, MOST_CHARS);
  if (!name || !NAME.test(name)) return false;
  let box = element.parentElement;
  for (let level = 0; box && level < MOST_AROUND; level++, box = box.parentElement) {
    const text = textUpTo(box, MOST_CHARS);
    if (text === undefined) return false;
    const rest = text.replace(name, '');
    // WP Recipe Maker shows the unit beside the figure, and does not repeat it for screen readers.
    if (rest.trim()) return FIGURE.test(rest) && !box.closest(ELSEWHERE) && !isSaidAfter(box, name.trim());
  }
  return false;
}

function isSaidAfter({ nextElementSibling: behind }: Element, name: string): boolean {
  return behind?.getAttribute('aria-hidden') === 'true' && behind.textContent?.trim() === name;
}

/** MediaWiki's classes of a fraction in a line, of one whose parts are stacked, and of the stack. */
const FRACTION = /(?:^|\s)(?:s?frac|tion)(?:\s|$)/;
/** Characters and nodes of a part of a number. */
const MOST_PART = 40;

/**
 * Whether a hidden sign stands between two parts of a number, which only their size or place tells apart for those who
 * see them: `3<span>+</span>½`. Without it, three and a half would read as thirty-one halves.
 */
export function joinsNumber(element: Element): boolean {
  if (!/^\s*[+/⁄]\s*$/.test(textUpTo(element, MOST_PART) ?? '')) return false;
  const { parentElement: box, previousSibling: before, nextSibling: after } = element;
  if (!box || !before || !after) return false;
  return FRACTION.test(classOf(box)) || (/\d\s*$/.test(partIn(before)) && /^\s*\d/.test(partIn(after)));
}

function partIn(node: Node): string {
  return node.nodeType === 1 ? (textUpTo(node as Element, MOST_PART) ?? '') : (node.nodeValue ?? '');
}
