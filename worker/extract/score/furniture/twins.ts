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
  const same = new Map<string, number[]>();
  for (const [i, heading] of headings.entries()) {
    const words = textUpTo(heading, MOST_CHARS)?.trim() ?? '';
    const places = same.get(words) ?? [];
    places.push(i);
    if (words) same.set(words, places);
  }
  for (const [at = 0, next, third] of same.values()) {
    const [first, second] = [headings[at], headings[next ?? -1]];
    if (!first || !second || third !== undefined || !content.contains(second)) continue;
    if (headings.slice(at, next).some(({ localName }) => localName < first.localName)) continue;
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
