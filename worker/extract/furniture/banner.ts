import { classOf } from '../../dom/class-of.js';
import { sizeUpTo } from '../../dom/text-sizes.js';
import { textUpTo } from '../../dom/text-up-to.js';
import { isFrontOf } from '../metadata/front-page.js';
import { key } from '../parse/key.js';
import { domainOf } from './domain.js';
import { isPathLine } from './path-lines.js';

const LOGO = /(?:^|[\s_-])logo(?:[\s_-]|$)/i;
/** Logos at the start of a page: a banner, and an emblem beside it. */
const MOST_LOGOS = 3;
const MOST_TRAIL_CHARS = 400;
const MOST_NAME_CHARS = 60;
/** Characters, white space included. */
const MOST_AROUND = 300;

/**
 * Drops furniture at the start of a page that only its place gives away, in place: pictures that lead to the front page
 * or are named a logo, icons, the name of the site as a link there, and the breadcrumb.
 */
export function dropBanner(content: Element, title: string | undefined, base: URL): void {
  for (let count = 0; count < MOST_LOGOS; count++) {
    const image = firstOf(content);
    if (image && isNamedIcon(image)) {
      image.remove();
      continue;
    }
    const link = image?.localName === 'img' ? image.closest('a[href]') : undefined;
    if (!link || !content.contains(link) || link.textContent?.trim() || !isLogo(link, image, base)) break;
    link.remove();
  }
  const name = firstOf(content)?.closest('a[href]');
  if (name && content.contains(name) && isSiteName(name, base)) name.remove();
  const trail = firstOf(content)?.closest('ul,ol');
  if (trail && title && content.contains(trail) && isTrail(trail, title, base)) trail.remove();
  const line = firstOf(content)?.closest(LINES);
  if (line && line !== content && content.contains(line) && isPathLine(line, title)) line.remove();
}
const LINES = 'p,div,nav,section,ul,ol,td';

/** Drops the title where the text begins with it, without being marked up as a heading: set large, or in microdata. */
export function dropHeadline(content: Element, title: string | undefined): void {
  const first = title ? firstOf(content)?.closest(BLOCKS) : undefined;
  if (!first || first === content || !content.contains(first)) return;
  const isTitle = key(textUpTo(first, MOST_AROUND) ?? '') === key(title ?? '');
  if (isTitle && sizeUpTo(content, MOST_AROUND) > MOST_AROUND) first.remove();
}
const BLOCKS = 'p,div';

/** The element that holds the first text, or the picture that comes before any. Depth is bounded by `parseDocument`. */
function firstOf(parent: Element): Element | undefined {
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3 && node.nodeValue?.trim()) return parent;
    if (node.nodeType !== 1) continue;
    const element = node as Element;
    const found = element.localName === 'img' ? element : firstOf(element);
    if (found) return found;
  }
  return undefined;
}

/** Whether a link around a picture is a logo: on this site, and to its front page or named so. */
function isLogo(link: Element, image: Element | undefined, base: URL): boolean {
  const address = addressOf(link, base);
  if (address?.host !== base.host) return address !== undefined && isFrontOfWhole(address, base);
  return isFront(address, base) || LOGO.test(`${classOf(link)} ${image?.getAttribute('alt') ?? ''}`);
}

/**
 * Whether a picture says that it is nothing but an icon, or a logo with places to click on; one with a caption, or that a
 * click enlarges, is more.
 */
function isNamedIcon(image: Element): boolean {
  const named = image.hasAttribute('usemap') ? ENDS_AS_LOGO : ENDS_AS_ICON;
  if (image.localName !== 'img' || !named.test(image.getAttribute('alt')?.trim() ?? '')) return false;
  return !image.closest('figure') && !IMAGE_FILE.test(image.closest('a')?.getAttribute('href') ?? '');
}
const ENDS_AS_ICON = /\S\sicon$/i;
const ENDS_AS_LOGO = /\S\s(?:logo|icon)$/i;
const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;

/**
 * Whether an address is the front page of the site that this one is a part of: `https://example.org/` for
 * `https://food.example.org/`.
 */
function isFrontOfWhole(address: URL, { host }: URL): boolean {
  return isFront(address, address) && domainOf(address.host) === domainOf(host);
}

/** Whether a link is all of a heading or paragraph, and leads to the front page from another page. */
function isSiteName(link: Element, base: URL): boolean {
  const block = link.closest('h1,h2,h3,p,div,li,header');
  const text = textUpTo(link, MOST_NAME_CHARS)?.trim();
  if (!text || link.querySelector('img') || !block || textUpTo(block, MOST_AROUND)?.trim() !== text) return false;
  return base.pathname !== '/' && isFront(addressOf(link, base), base);
}

/** Whether a list is the breadcrumb: the first item leads to the front page, and the last is the page's own title. */
function isTrail(list: Element, title: string, base: URL): boolean {
  const { firstElementChild: first, lastElementChild: last } = list;
  const link = first?.querySelector('a[href]');
  if (!link || !last || first === last || textUpTo(list, MOST_TRAIL_CHARS) === undefined) return false;
  return isFront(addressOf(link, base), base) && key(last.textContent ?? '') === key(title);
}

function addressOf(link: Element, base: URL): URL | undefined {
  const href = link.getAttribute('href') ?? '';
  return URL.canParse(href, base) ? new URL(href, base) : undefined;
}

function isFront(address: URL | undefined, base: URL): boolean {
  return address !== undefined && isFrontOf(address, base);
}
