import { putInstead } from '../../html/move.js';
import { textLength } from '../../html/text-sizes.js';
import { namesJavascript } from '../facts/shell/stand-ins.js';

/** A share of all text: in a page that is only a shell, what holds more is the page itself. */
export const MOST_OF_PAGE = 0.4;
/** Characters: a plea to switch scripts on is shorter, a page without scripts longer. */
const PAGE_CHARS = 200;
/** The same where it names JavaScript: it may say at length how to switch it on. */
const PAGE_BEHIND_PLEA_CHARS = 800;

/**
 * Scripts are off, so a `noscript` counts if it is the page's version without scripts, with more than a share of all
 * text, or holds the image or frame that a script would have loaded. Others are pleas to switch scripts on, and visit counters,
 * and are removed. `all`: those of the page.
 */
export function resolveNoscript(body: Element, all: readonly Element[]): void {
  let least: number | undefined;
  const isPage = (text: number, element: Element) => {
    if (text <= PAGE_CHARS) return false;
    if (text <= PAGE_BEHIND_PLEA_CHARS && namesJavascript(element.textContent ?? '')) return false;
    least ??= MOST_OF_PAGE * textLength(body.textContent);
    return text > least;
  };
  for (const element of all) {
    if (!body.contains(element)) continue;
    const text = textLength(element.textContent);
    const images = element.querySelectorAll('img');
    const [image] = images;
    const [frame, otherFrame] = element.querySelectorAll('iframe');
    if (isPage(text, element)) putInstead(element, element.childNodes);
    else if (text === 0 && !image && frame && !otherFrame) putInstead(element, [asLazy(frame)]);
    else if (text > 0 || !image || images.length > 1) element.remove();
    else {
      const { previousElementSibling: before, nextElementSibling: after } = element;
      if (before?.localName === 'img') before.remove();
      else if (after?.localName === 'img' && isYetEmpty(after)) after.remove();
      putInstead(element, before?.localName !== 'img' && isCounter(image) ? [] : images);
    }
  }
}

/** A frame as a script would load it: what it shows, and whether a lazy one beside it does too, is asked later. */
function asLazy(frame: Element): Element {
  frame.setAttribute('data-lazy-src', frame.getAttribute('src') ?? '');
  frame.removeAttribute('src');
  return frame;
}

/** Whether a script is still to fill an image. */
function isYetEmpty(image: Element): boolean {
  return /^(?:data:|$)/.test(image.getAttribute('src') ?? '');
}

/** Whether an image is a visit counter: without words or size, and with a report for an address. */
function isCounter(image: Element): boolean {
  if (image.getAttribute('alt')?.trim() || image.hasAttribute('width') || image.hasAttribute('srcset')) return false;
  const [path = '', query = ''] = (image.getAttribute('src') ?? '').split('?', 2);
  return query.includes('=') && !/\.\w{3,4}$/.test(path) && !/\.(?:jpe?g|png|webp|gif|avif)\b/i.test(query);
}
