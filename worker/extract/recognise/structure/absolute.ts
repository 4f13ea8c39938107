import { plain } from '../../dom/plain.js';
import { isPlaceMark } from '../controls.js';
import { isPreview } from '../image-sizes.js';
import { pictureName, pictureSources, resolveImage, resolveLink } from '../links.js';

/** Characters. Each link of a page may repeat the base. */
const MOST_BASE_CHARS = 1_000;

/** The base of relative links: the document's first `<base href>` if that is an http(s) address, else its own URL. */
export function documentBase(bases: readonly Element[], url: URL): URL {
  return statedBase(bases.map((base) => base.getAttribute('href')?.trim()).find(Boolean), url);
}

/** A stated base if it is an http(s) address of reasonable length, else the one around it. */
export function statedBase(stated: string | undefined, outer: URL): URL {
  if (!stated || !URL.canParse(stated, outer)) return outer;
  const base = new URL(stated, outer);
  return /^https?:$/.test(base.protocol) && base.href.length <= MOST_BASE_CHARS ? base : outer;
}

/**
 * Characters that all addresses of a page may have together, and how many more for each of its own: many short links
 * under a long base could make a hundred times the page. On corpus pages the addresses have fewer characters than the
 * page.
 */
const MOST_CHARS = 100_000;
const MOST_BY_CHAR = 10;

/**
 * Makes links and images absolute and lazy images ordinary ones, in place. A link that leads nowhere, or exceeds the
 * characters that all addresses may have together, is unwrapped. `chars`: of the page's markup.
 */
export function makeAbsolute(content: Element, base: URL, chars: number): void {
  let left = MOST_CHARS + MOST_BY_CHAR * chars;
  const counted = (url: string | undefined) => {
    left -= url?.length ?? 0;
    return left < 0 ? undefined : url;
  };
  for (const link of content.querySelectorAll('a[href]')) {
    const url = counted(resolveLink(link.getAttribute('href'), base));
    if (url) link.setAttribute('href', url);
    else if (isPlaceMark(link)) link.remove();
    else link.removeAttribute('href');
  }
  const holdsText = rememberText();
  let before: Element | undefined;
  for (const image of content.querySelectorAll('img')) {
    const url = counted(resolveImage(image, base));
    if (!url) {
      image.remove();
      continue;
    }
    image.setAttribute('src', url);
    for (const source of pictureSources(image)) source.remove();
    const alt = image.getAttribute('alt') ?? '';
    if (/<\/\w|\/>|&#?\w{2,8};/.test(alt)) image.setAttribute('alt', plain(alt) ?? '');
    for (const name of image.getAttributeNames()) if (LOADED_BY.test(name)) image.removeAttribute(name);
    const twin = before && isTwin(before, image, holdsText) ? before : undefined;
    if (twin && !isPreview(twin.getAttribute('src') ?? '')) image.remove();
    else {
      twin?.remove();
      before = image;
    }
  }
}

/** Attributes for loading an image, beside those that images keep. */
const LOADED_BY = /^(?:data-(?!emoji-fallback$).*|srcset|loading|sizes)$/;

/** Tells whether an element has text, looking once for each, however many images it holds. */
function rememberText(): (element: Element) => boolean {
  const known = new Map<Element, boolean>();
  return (element) => {
    const holds = known.get(element) ?? Boolean(element.textContent?.trim());
    known.set(element, holds);
    return holds;
  };
}

/** Whether two images are one picture: a preview or thumbnail and the picture itself, side by side or in one figure. */
function isTwin(first: Element, second: Element, holdsText: (element: Element) => boolean): boolean {
  const [a, b] = [first.getAttribute('src') ?? '', second.getAttribute('src') ?? ''];
  if (a === b ? isSign(second, b) : pictureName(a) !== pictureName(b)) return false;
  const figure = second.closest('figure') ?? holderOf(second, holdsText);
  return figure?.contains(first) === true && (figure.localName === 'figure' || !holdsText(figure));
}

/** Whether a picture is one of several that are counted, such as stars and ticks. */
function isSign(image: Element, address: string): boolean {
  const width = Number.parseInt(image.getAttribute('width') ?? '', 10);
  return width <= MOST_SIGN_PIXELS || SIGN.test(`${image.getAttribute('alt') ?? ''} ${address}`);
}
const MOST_SIGN_PIXELS = 64;
const SIGN = /star|stern|rating|icon|check|tick|\byes\b|emoji|\.(?:svg|gif)\b/i;

/** The element that holds an image, beyond those that only wrap it. */
function holderOf(image: Element, holdsText: (element: Element) => boolean): Element | null {
  let child = image;
  for (let holder = child.parentElement; holder; child = holder, holder = holder.parentElement) {
    if (child.previousElementSibling || child.nextElementSibling || holdsText(holder)) return holder;
  }
  return null;
}
