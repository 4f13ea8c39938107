import { around } from '../../html/around.js';
import { classOf } from '../../html/class-of.js';
import { key } from '../dom/key.js';

const HEADINGS = 'h1,h2,h3,h4';
/** Boxes: a single one may be anything; teasers come in a list and are alike. */
const LEAST = 2;
/** Characters: a shorter title may be part of another by chance. */
const LEAST_CHARS = 8;

/**
 * The boxes in which a page shows other pages, each under a heading that links there: their authors and dates are not
 * this page's. A heading that repeats the page's title is its own, wherever it links.
 */
export function teasersOf(body: Element, title: string | undefined, url: URL): ReadonlySet<Element> {
  const headings = Array.from(body.querySelectorAll(HEADINGS));
  const leading = headings.filter((heading) => leadsElsewhere(heading, url));
  if (leading.length < LEAST) return new Set();
  const inside = headingsInside(headings, body);
  const leads = new Set(leading);
  const own = key(title ?? '');
  // Classes that all headings share tell none from the others.
  const ofAll = new Set(headings.filter((heading) => !leads.has(heading)).flatMap(wordsOfHeading));
  const saysTitle = (text: string) => {
    const [short, long] = text.length < own.length ? [text, own] : [own, text];
    // "News" is part of many a title.
    return short !== '' && long.includes(short) && (short.length >= LEAST_CHARS || 2 * short.length > long.length);
  };
  const boxes = leading
    .filter(({ textContent }) => !saysTitle(key(textContent ?? '')))
    .map((heading) => {
      let box = heading;
      for (let up = box.parentElement; up && up !== body && inside.get(up) === 1; up = up.parentElement) box = up;
      return { box, kinds: kindsOf(box, heading).filter((kind) => !ofAll.has(kind)) };
    });
  const count = new Map<string, number>();
  for (const kind of boxes.flatMap(({ kinds }) => kinds)) count.set(kind, (count.get(kind) ?? 0) + 1);
  const isOneOfMany = (kind: string) => (count.get(kind) ?? 0) >= LEAST;
  return new Set(boxes.filter(({ kinds }) => kinds.some(isOneOfMany)).map(({ box }) => box));
}

/**
 * The names of a box and its heading, any of which makes two boxes alike: publishing systems add the number and topics
 * of each post, and the first post of a page looks different.
 */
function kindsOf(box: Element, heading: Element): string[] {
  const ofBox = wordsOf(box).map((word) => `${box.localName} ${word}`);
  return [...(ofBox.length > 0 ? ofBox : [box.localName]), ...wordsOfHeading(heading)];
}

function wordsOfHeading(heading: Element): string[] {
  return wordsOf(heading).map((word) => `heading ${word}`);
}

function wordsOf(element: Element): string[] {
  return [...new Set(classOf(element).split(/\s+/))].filter((word) => word && !/\d/.test(word));
}

export function isInside(element: Element, boxes: ReadonlySet<Element>): boolean {
  return boxes.size > 0 && around(element, (up) => boxes.has(up)) !== undefined;
}

/** For each element, how many headings it holds. Depth is bounded by `parseDocument`. */
function headingsInside(headings: readonly Element[], body: Element): ReadonlyMap<Element, number> {
  const inside = new Map<Element, number>();
  for (const heading of headings)
    for (let up = heading.parentElement; up && up !== body; up = up.parentElement)
      inside.set(up, (inside.get(up) ?? 0) + 1);
  return inside;
}

/** Whether a heading is a link to another page. */
function leadsElsewhere(heading: Element, url: URL): boolean {
  const around = heading.closest('a[href]');
  const link = around ?? heading.querySelector('a[href]');
  const href = link?.getAttribute('href') ?? '';
  if (!link || !URL.canParse(href, url)) return false;
  const { protocol, host, pathname, hash } = new URL(href, url);
  if (!/^https?:$/.test(protocol)) return false;
  // The heading of a post in a thread links to the post itself.
  for (let up: Element | null = hash ? heading : null; up; up = up.parentElement)
    if (up.id === hash.slice(1)) return false;
  const isWhole = around !== null || key(link.textContent ?? '').includes(key(heading.textContent ?? ''));
  return isWhole && (host !== url.host || pathname !== url.pathname);
}
