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
