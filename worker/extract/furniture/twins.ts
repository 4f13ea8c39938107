import { classOf } from '../../dom/class-of.js';
import { HEADING_NAME, HEADINGS } from '../../dom/headings.js';
import { textUpTo } from '../../dom/text-up-to.js';

const BOX = /^(?:article|div|figure|header|li|section|ul)$/;
/** Headings and images by which boxes are found; on a page with more none is looked for. */
const MOST_SIGNS = 5_000;
/** Characters and nodes of a box at most, and of all that is compared on a page. */
const MOST_CHARS = 20_000;
const MOST_COMPARED = 4_000_000;
/** Characters: a box that says less may be a part of two others. */
const LEAST_CHARS = 80;
/** Tabs may show the same, each for something else. */
const PANEL = /(?:^|[\s_-])tab-?(?:pane|panel|content)/i;

/**
 * Drops the second of two equal boxes, in place: pages have one for each width of the screen, or turn them in a circle.
 * Only boxes with a heading, and rows of images: plain text may repeat itself, and so may what comes a third time, or
 * below another heading of a higher level.
 */
export function dropTwins(content: Element): void {
  const signs = Array.from(content.querySelectorAll(`${HEADINGS},img`));
  if (signs.length > MOST_SIGNS) return;
  let left = MOST_COMPARED;
  const saidIn = (box: Element): string => {
    const text = left > 0 ? textUpTo(box, MOST_CHARS) : undefined;
    left -= 1 + (text?.length ?? MOST_CHARS);
    return text === undefined ? '' : said(box, text.replace(/\s+/g, ' ').trim());
  };
  for (const [one, other] of pairsOf(signs)) {
    const [first, second] = [signs[one], signs[other]] as [Element, Element];
    if (!content.contains(first) || !content.contains(second)) continue;
    if (signs.slice(one + 1, other).some((sign) => isAbove(sign, first))) continue;
    const around = boxesAround(first, content);
    const firsts = new Set(around.filter((box) => !box.contains(second)).map(saidIn));
    const twins = boxesAround(second, content).filter((box) => !box.contains(first) && firsts.has(saidIn(box) || '-'));
    twins.at(-1)?.remove();
  }
}

/** The places of headings with the same words, and of the same images, that come exactly twice. */
function pairsOf(signs: readonly Element[]): [number, number][] {
  const places = new Map<string, number[]>();
  for (const [place, sign] of signs.entries()) {
    const name = nameOf(sign);
    const same = places.get(name);
    if (same) same.push(place);
    else if (name) places.set(name, [place]);
  }
  return [...places.values()].filter((pair): pair is [number, number] => pair.length === 2);
}

/** Whether a heading begins something that another is only a part of. */
function isAbove(sign: Element, heading: Element): boolean {
  return [sign, heading].every(({ localName }) => HEADING_NAME.test(localName)) && sign.localName < heading.localName;
}

/** The boxes around an element, innermost first. Depth is bounded by `parseDocument`. */
function boxesAround(element: Element, content: Element): Element[] {
  const boxes: Element[] = [];
  for (let up = element.parentElement; up && up !== content; up = up.parentElement) {
    if (up.localName === 'blockquote' || up.getAttribute('role') === 'tabpanel' || PANEL.test(classOf(up))) break;
    if (BOX.test(up.localName)) boxes.push(up);
  }
  return boxes;
}

/** What a box says and where its links lead, or else which images it shows; '' if that is too little. */
function said(box: Element, words: string): string {
  if (words.length >= LEAST_CHARS && box.querySelector(HEADINGS)) return `${words}\n${namesIn(box, 'a')}`;
  const images = namesIn(box, 'img');
  return words === '' && images.includes('\n') ? images : '';
}

function namesIn(box: Element, name: string): string {
  return Array.from(box.getElementsByTagName(name), nameOf).join('\n');
}

/** The words of a heading, the address of a link, or all addresses of an image: scripts that load it later name them. */
function nameOf(element: Element): string {
  if (HEADING_NAME.test(element.localName)) return textUpTo(element, MOST_CHARS)?.trim() ?? '';
  if (element.localName === 'a') return element.getAttribute('href') ?? '';
  const addresses = Array.from(element.attributes).filter(({ name }) => /^(?:data-.*)?src|^alt$/.test(name));
  return addresses.map(({ value }) => value).join(' ');
}
