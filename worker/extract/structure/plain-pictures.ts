import { sizeUpTo } from '../../dom/text-sizes.js';
import type { Markup } from '../parse/markup.js';

/** The role by which pages say that a background is a picture. Source: WAI-ARIA 1.2, `img`. */
const SIGN = /\brole="img"/;
/** Attributes that hold a background: a style, or what a script reads once the element is near. */
const PAINTED = ['style', 'data-bg', 'data-background-image', 'data-background'];
/** Controls, in which a background shows what they choose: colours of a product. */
const CONTROLS = 'a,button,label';
/** What a figure may show besides a background. */
const SHOWN = 'img,picture,video,svg,iframe,canvas,table,pre';
const GROUND = /(?:^|[;\s])background(?:-image)?\s*:([^;]{0,2100}url\([^;]{0,2100})/i;
const ADDRESS = /url\(\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"')]{1,2000}))\s*\)/i;
/** CSS pixels. Anything smaller is a sign within the text. */
const LEAST_PIXELS = 50;

/**
 * Makes images, in place, of the backgrounds of empty elements that the page calls pictures or sets as figures, and of
 * objects that are pictures, as tools for diagrams embed them (Graphviz, PlantUML).
 */
export function plainPictures(document: Document, { named, names }: Markup): void {
  for (const name of ['object', 'embed'])
    for (const object of named(name)) if (isPictureObject(object)) replace(object, sourceOf(object), document);
  const called = SIGN.test(names) ? Array.from(document.body.querySelectorAll('[role="img"]')) : [];
  const painted = called.filter((element) => !element.closest(CONTROLS));
  for (const figure of named('figure')) {
    if (figure.parentElement?.closest('figure') || figure.querySelector(SHOWN)) continue;
    for (const element of figure.querySelectorAll(PAINTED.map((name) => `[${name}]`).join())) painted.push(element);
  }
  for (const element of painted)
    if (!isDrawn(element) && !isForOtherScreen(element)) replace(element, groundOf(element), document);
}

/** Whether an embedded object is one picture. */
export function isPictureObject(element: Element): boolean {
  const type = element.getAttribute('type');
  if (!/^(?:object|embed)$/.test(element.localName)) return false;
  return type ? type.startsWith('image/') : PICTURE.test(sourceOf(element) ?? '');
}
const PICTURE = /\.(?:svgz?|png|jpe?g|gif|webp|avif)(?:[?#]|$)/i;

function sourceOf(object: Element): string | undefined {
  return object.getAttribute('data') ?? object.getAttribute('src') ?? undefined;
}

function replace(element: Element, source: string | undefined, document: Document): void {
  if (!source || !document.body.contains(element)) return;
  const image = document.createElement('img');
  image.setAttribute('src', source);
  const [instead] = element.getElementsByTagName('img');
  const alt = element.getAttribute('aria-label') ?? element.getAttribute('title') ?? instead?.getAttribute('alt');
  if (alt) image.setAttribute('alt', alt);
  element.replaceWith(image);
}

function isDrawn(element: Element): boolean {
  return /^(?:img|svg)$/.test(element.localName) || sizeUpTo(element, 0) > 0;
}

/** Whether the same picture follows once more: one for each width of the screen, the widest last. */
function isForOtherScreen(element: Element): boolean {
  const { nextElementSibling: next } = element;
  const label = element.getAttribute('aria-label');
  return label !== null && next?.getAttribute('role') === 'img' && next.getAttribute('aria-label') === label;
}

/** The address of what an element is painted with. */
function groundOf(element: Element): string | undefined {
  const style = element.getAttribute('style') ?? '';
  const sizes = style.matchAll(/(?:^|[;\s])(?:width|height)\s*:\s*(\d{1,4})px/gi);
  if (Array.from(sizes).some(([, pixels]) => Number(pixels) < LEAST_PIXELS)) return undefined;
  for (const name of PAINTED) {
    const value = element.getAttribute(name) ?? '';
    const said = name === 'style' ? GROUND.exec(value)?.[1] : value;
    if (!said) continue;
    const [, double, single, plain] = ADDRESS.exec(said) ?? [];
    const address = double ?? single ?? plain ?? (name === 'style' ? undefined : said.trim());
    if (address && /[./]/.test(address) && !/^data:|\s/i.test(address)) return address;
  }
  return undefined;
}
