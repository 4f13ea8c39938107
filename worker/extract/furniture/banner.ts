import { classOf } from '../../dom/class-of.js';
import { sizeUpTo } from '../../dom/text-sizes.js';
import { textUpTo } from '../../dom/text-up-to.js';
import { key } from '../parse/key.js';
import { domainOf } from './domain.js';

const LOGO = /(?:^|[\s_-])logo(?:[\s_-]|$)/i;
/** A banner, and an emblem beside it. */
const MOST_LOGOS = 3;
const MOST_TRAIL_CHARS = 400;
const MOST_NAME_CHARS = 60;
/** With white space. */
const MOST_AROUND = 300;

/**
 * Drops what a page begins with and no name tells from its text, in place: pictures that lead to the front page, or are
 * called a logo, the name of the site as a link there, and the list of pages that lead from there to this one.
 */
export function dropBanner(content: Element, title: string | undefined, base: URL): void {
  for (let count = 0; count < MOST_LOGOS; count++) {
    const image = firstOf(content);
    const link = image?.localName === 'img' ? image.closest('a[href]') : undefined;
    if (!link || !content.contains(link) || link.textContent?.trim() || !isLogo(link, image, base)) break;
    link.remove();
  }
  const name = firstOf(content)?.closest('a[href]');
  if (name && content.contains(name) && isSiteName(name, base)) name.remove();
  const trail = firstOf(content)?.closest('ul,ol');
  if (trail && title && content.contains(trail) && isTrail(trail, title, base)) trail.remove();
}

/** Drops the title where it is what the text begins with, and no heading: by its size alone, or in microdata. */
export function dropHeadline(content: Element, title: string | undefined): void {
  const first = title ? firstOf(content)?.closest(BLOCKS) : undefined;
  if (!first || first === content || !content.contains(first)) return;
  const isTitle = key(textUpTo(first, MOST_AROUND) ?? '') === key(title ?? '');
  if (isTitle && sizeUpTo(content, MOST_AROUND) > MOST_AROUND) first.remove();
}
const BLOCKS = 'p,div';

/** The element whose text, or the picture that, stands first. Depth is bounded by `parseDocument`. */
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

/** On this site, and to its front page or called so. */
function isLogo(link: Element, image: Element | undefined, base: URL): boolean {
  const address = addressOf(link, base);
  if (address?.host !== base.host) return address !== undefined && isFrontOfWhole(address, base);
  return isFront(address, base) || LOGO.test(`${classOf(link)} ${image?.getAttribute('alt') ?? ''}`);
}

/** The front page of whom the site is a part of: `https://example.org/` from `https://food.example.org/`. */
function isFrontOfWhole(address: URL, { host }: URL): boolean {
  return isFront(address, address) && domainOf(address.host) === domainOf(host);
}

/** Whether a link is all that a heading or paragraph says, and leads to the front page from another. */
function isSiteName(link: Element, base: URL): boolean {
  const block = link.closest('h1,h2,h3,p,div,li,header');
  const text = textUpTo(link, MOST_NAME_CHARS)?.trim();
  if (!text || link.querySelector('img') || !block || textUpTo(block, MOST_AROUND)?.trim() !== text) return false;
  return base.pathname !== '/' && isFront(addressOf(link, base), base);
}

/** Whether the first item leads to the front page, and the last is the page's own title. */
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

function isFront(address: URL | undefined, { host }: URL): boolean {
  return address?.host === host && address.pathname === '/' && !address.search && !address.hash;
}
