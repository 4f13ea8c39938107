import { HEADINGS } from '../../dom/headings.js';
import { textUpTo } from '../../dom/text-up-to.js';

const BOX = /^(?:article|div|figure|header|li|section|ul)$/;
/** Characters and nodes of a box at most, and of all that is compared on a page. */
const MOST_CHARS = 20_000;
const MOST_COMPARED = 2_000_000;
/** Images and links: a row of logos has more. */
const LEAST_MEDIA = 2;

/**
 * Drops the second of two equal boxes side by side, in place: pages have one for each width of the screen, or turn them
 * in a circle. Only boxes with a heading, and rows of images: plain text may repeat itself, and so may what comes a
 * third time.
 */
export function dropTwins(content: Element): void {
  let left = MOST_COMPARED;
  /** What a box says and shows; undefined if it is too long to be compared, or says a thing of no weight. */
  const saidIn = (box: Element): string | undefined => {
    const text = left > 0 ? textUpTo(box, MOST_CHARS) : undefined;
    left -= 1 + (text?.length ?? MOST_CHARS);
    if (text === undefined) return undefined;
    const media = Array.from(box.querySelectorAll(MEDIA), mediumOf);
    const words = text.replace(/\s+/g, ' ').trim();
    const hasWeight = words ? box.querySelector(HEADINGS) !== null : media.length >= LEAST_MEDIA;
    return hasWeight ? [words, ...media].join('\n') : undefined;
  };
  const isTwin = (box: Element, next: Element | null, said: string | undefined) =>
    next !== null && said !== undefined && isLike(box, next) && saidIn(next) === said;
  const visit = (parent: Element): void => {
    for (const box of Array.from(parent.children)) {
      const { nextElementSibling: next } = box;
      if (BOX.test(box.localName) && next && isLike(box, next)) {
        const said = saidIn(box);
        const isOneOfMany = () =>
          [box.previousElementSibling, next.nextElementSibling].some((more) => isTwin(box, more, said));
        if (isTwin(box, next, said) && !isOneOfMany() && left > 0) next.remove();
      }
      visit(box);
    }
  };
  visit(content);
}

/** What two boxes with the same words may differ in. */
const MEDIA = 'a,img,source,video,iframe';

/** Every attribute may hold an address: scripts that load images later have names of their own. */
function mediumOf({ attributes }: Element): string {
  return Array.from(attributes, ({ name, value }) => (/^(?:id|class)$/.test(name) ? '' : value)).join(' ');
}

/** Whether two boxes may be equal, at a glance. */
function isLike(one: Element, other: Element): boolean {
  return one.localName === other.localName && one.childElementCount === other.childElementCount;
}
