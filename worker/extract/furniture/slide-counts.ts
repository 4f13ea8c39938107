import { elementsByName } from '../../dom/by-name.js';

/** "3/12", "3 of 12". */
const COUNT = /^\s*(\d{1,3})\s?(?:\/|of)\s?(\d{1,3})\s*$/;
const LEAST_SLIDES = 3;

/** Drops, in place, the counts below the pictures of a gallery: 1/12, 2/12, 3/12 … */
export function dropSlideCounts(content: Element): void {
  const counts: { element: Element; number: number; all: number }[] = [];
  const named = elementsByName(content, ['div', 'p', 'span']);
  for (const element of [...named('div'), ...named('p'), ...named('span')]) {
    if (element.firstElementChild || (element.firstChild?.nodeValue?.length ?? 99) > 12) continue;
    const [, number, all] = COUNT.exec(element.textContent ?? '') ?? [];
    if (number && all) counts.push({ element, number: Number(number), all: Number(all) });
  }
  const [first] = counts;
  if (!first || counts.length < LEAST_SLIDES || counts.some(({ all }) => all !== first.all)) return;
  if (new Set(counts.map(({ number }) => number)).size !== counts.length || first.number !== 1) return;
  for (const { element } of counts) element.remove();
}
