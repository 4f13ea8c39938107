import { HEADINGS } from '../../../html/headings.js';
import { textUpTo } from '../../../html/text-up-to.js';

/** Headings by which boxes are found; on a page with more none is looked for. */
const MOST_HEADINGS = 5_000;
/** Characters and nodes of a box at most, and of all that is compared on a page. */
const MOST_CHARS = 40_000;
const MOST_COMPARED = 4_000_000;
/** Characters: a box that says less may be a part of two others. */
const LEAST_CHARS = 80;

/**
 * Drops the second of two equal boxes with a heading, in place: pages have one for each width of the screen, or turn them
 * in a circle. What comes a third time, or below another heading of a higher level, may repeat itself, and so may the
 * panels of tabs.
 */
export function dropTwins(content: Element): void {
  const headings = Array.from(content.querySelectorAll(HEADINGS));
  if (headings.length > MOST_HEADINGS) return;
  let left = MOST_COMPARED;
  const saidIn = (box: Element): string => {
    const text = left > 0 ? textUpTo(box, MOST_CHARS) : undefined;
    left -= 1 + (text?.length ?? MOST_CHARS);
    const links = Array.from(box.getElementsByTagName('a'), (link) => link.getAttribute('href'));
    return text ? `${text.replace(/\s+/g, ' ').trim()}\n${links.join('\n')}` : '';
  };
  const same = new Map<string, Element[]>();
  for (const heading of headings) {
    const words = textUpTo(heading, MOST_CHARS)?.trim() ?? '';
    const known = same.get(words);
    if (known) known.push(heading);
    else if (words) same.set(words, [heading]);
  }
  for (const [first, second, third] of same.values()) {
    if (!first || !second || third || !content.contains(second)) continue;
    if (isBetween(headings, first, second)) continue;
    let [one, other] = [first.parentElement, second.parentElement];
    let twin: Element | undefined;
    while (one && other && one !== other && !one.contains(other) && other.getAttribute('role') !== 'tabpanel') {
      const said = saidIn(one);
      if (said !== saidIn(other)) break;
      if (said.length >= LEAST_CHARS) twin = other;
      [one, other] = [one.parentElement, other.parentElement];
    }
    twin?.remove();
  }
}

/** Whether a heading of a higher level stands between two: each is about something else. */
function isBetween(headings: readonly Element[], first: Element, second: Element): boolean {
  const between = headings.slice(headings.indexOf(first) + 1, headings.indexOf(second));
  return between.some(({ localName }) => localName < first.localName);
}
