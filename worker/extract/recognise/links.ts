import { classOf } from '../../html/class-of.js';
import { type Candidate, imageCandidates, isPreview, largest, largestOf, sizeBeside } from './image-sizes.js';

const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:', 'ftp:']);

/** The address of a link, absolute; undefined for scripts, data, and places on the same page, which lead nowhere here. */
export function resolveLink(href: string | null | undefined, base: URL): string | undefined {
  const url = href?.trimStart().startsWith('#') ? undefined : resolve(href, base);
  if (!url || !LINK_PROTOCOLS.has(url.protocol)) return undefined;
  if (url.hash && withoutHash(url) === withoutHash(base)) return undefined;
  return withoutRedirect(url).href;
}

/**
 * Attributes in which lazy images have their address, the most trusted first. `src` comes last: it is often a
 * placeholder.
 */
const LAZY_SOURCES =
  'data-src zoomfile data-original data-lazy-src data-lazy data-orig-src data-image-src data-original-src data-actualsrc data-hi-res-src data-echo data-url src'.split(
    ' ',
  );
/** React writes `srcSet`, and the parser keeps it. */
const LAZY_SETS = ['data-srcset', 'data-lazy-srcset', 'data-original-set', 'srcset', 'srcSet'];
const IMAGE_ADDRESS = /^(?:https?:)?\/[^\s"]+\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)/i;
/** Names of other attributes that may hold an address, or several: `nitro-lazy-src`, `data-bgset`. */
const LOADER_ATTRIBUTE = /^data-|lazy/;
const LOADER_SET = /lazy-?(?:src)?set$|bgset$/;
/** Starts of values that are no address: JSON, and places on the page. */
const NO_ADDRESS = /^[#{([]/;

/** Names of spacers and counters; what is declared one or two pixels wide counts too. */
const PIXEL_NAME =
  /(^|[/_.-])(pixel|spacer|blank|transparent|beacon|1x1|tracking|spinner|lazy-?load(?:er|ing)?)([_.-]|$)/i;
/** Addresses of a site's icon. */
const SITE_ICON = /\.ico$|^\/(?:favicon|apple-touch-icon)\b/i;
/** The icon of a linked site as forums fetch it for a preview card. */
const FETCHED_ICON = /(?:\/|%2F)(?:favicon|apple-touch-icon)[\w.-]{0,40}(?=[&%]|$)|\.ico(?=[&%]|$)/i;
/** Names of placeholders. One of these is kept if nothing better is there. */
const PLACEHOLDER_NAME = /(^|[/_.-])(placeholder|loading|loader|lazy)([_.-]|$)/i;
/** Names of what is never kept: spinners, fillers, "no image". */
const NO_PICTURE_NAME = new RegExp(
  [
    String.raw`^/(?:[\w-]{1,30}[_-])?(?:loading|loader|lazy)(?:[_-](?:placeholder|ring|spinner|icon|image))?\.(?:gif|svg)$`,
    String.raw`^/(?:(?:clear|trans)(?:dot|gif)?\.(?:gif|png)|(?:gr[ae]y|empty|shim|dot|null|spaceball)\.gif)$`,
    String.raw`^/(?:missing|no)[_-]?(?:image|img|photo|picture|pic|thumb|cover)(?:[_-][\w-]{1,20})?\.\w{3,4}$`,
  ].join('|'),
  'i',
);
/** An address that a script completes: `/wheel_{width}x.jpg`. */
const TEMPLATE = /(?:\{|%7B)[a-z_]{1,20}(?:\}|%7D)/i;
/** Hosts and paths of visit counters and ad networks. */
const COUNTER =
  /(?:^|\.)(?:scorecardresearch|quantserve|statcounter|histats|doubleclick|googlesyndication|adnxs|2mdn|awin1|tradedoubler|zanox)\.(?:com|net|de)$/i;
/** Paths of programs that draw the number of visitors. */
const COUNTING = /\/(?:\w{0,12}count(?:er)?\d?\.(?:cgi|pl|php|exe)|cgi-bin\/\w{0,12}count(?:er)?)$/i;
/** The address of an image, absolute http(s), lazy loading resolved; undefined for inline data and tracking pixels. */
export function resolveImage(image: Element, base: URL): string | undefined {
  if (isPixel(image) || isIcon(image)) return undefined;
  const url = statedAddress(image, base);
  return url && (largerVersion(image, url, base) ?? url);
}

/** The address in the set of sizes of an image or its `<source>`s that is surely a larger version of the one stated. */
function largerVersion(image: Element, url: string, base: URL): string | undefined {
  let best: Candidate | undefined;
  for (const element of [image, ...pictureSources(image)]) {
    for (const name of LAZY_SETS) {
      const candidates = picturesIn(element.getAttribute(name), base);
      const size = sizeBeside(url, candidates, element === image);
      const larger = size === undefined ? undefined : largestOf(candidates);
      if (!size || !larger || larger.size <= size) continue;
      if (!best || (larger.unit === best.unit && larger.size > best.size)) best = larger;
    }
  }
  return best?.address;
}

/** The candidates of a set that are pictures, absolute. */
function picturesIn(srcset: string | null, base: URL): Candidate[] {
  return imageCandidates(srcset).flatMap((candidate) => {
    const url = resolve(candidate.address, base);
    if (!url || !isPictureAddress(url) || PLACEHOLDER_NAME.test(fileOf(url))) return [];
    return [{ ...candidate, address: url.href }];
  });
}

/** bLazy's second address: "a.jpg|/a@2x.jpg". */
const FOR_DENSE_SCREENS = /\|(?:http|\/).*$/s;

function statedAddress(image: Element, base: URL): string | undefined {
  const stated = [
    ...LAZY_SOURCES.map((name) => image.getAttribute(name)?.replace(FOR_DENSE_SCREENS, '')),
    ...LAZY_SETS.map((name) => largest(image.getAttribute(name))),
    ...pictureSources(image).flatMap((source) => LAZY_SETS.map((name) => largest(source.getAttribute(name)))),
  ];
  let placeholder: string | undefined;
  let preview: string | undefined;
  for (const source of stated) {
    const url = resolve(source, base);
    if (!url || !isPictureAddress(url)) continue;
    if (PLACEHOLDER_NAME.test(fileOf(url))) placeholder ??= url.href;
    else if (isPreview(url.href)) preview ??= url.href;
    else return url.href;
  }
  if (preview) return unknownLoader(image, base) ?? preview;
  return (
    unknownLoader(image, base) ??
    enlarged(image, base) ??
    (isToBeLoaded(image, placeholder, base) ? undefined : placeholder)
  );
}

function isPictureAddress(url: URL): boolean {
  if (!/^https?:$/.test(url.protocol) || TEMPLATE.test(url.href)) return false;
  if (COUNTER.test(url.hostname) || COUNTING.test(url.pathname)) return false;
  const file = fileOf(url);
  if (url.search !== '' && FETCHED_ICON.test(url.search)) return false;
  return !PIXEL_NAME.test(file) && !SITE_ICON.test(file) && !NO_PICTURE_NAME.test(file);
}

function fileOf({ pathname }: URL): string {
  return pathname.slice(pathname.lastIndexOf('/'));
}

/** The address of a placeholder's image in an attribute of a lazy loader that is not known here. */
function unknownLoader(image: Element, base: URL): string | undefined {
  for (const element of [image, ...pictureSources(image)]) {
    for (const { name, value } of Array.from(element.attributes)) {
      if (!LOADER_ATTRIBUTE.test(name)) continue;
      const address = LOADER_SET.test(name) ? largest(value) : value;
      const url = address && IMAGE_ADDRESS.test(address) ? resolve(address, base) : undefined;
      if (url && isPictureAddress(url)) return url.href;
    }
  }
  return undefined;
}

/** The file that the link around an image leads to, where the image has no address of its own yet. */
function enlarged({ parentElement: link }: Element, base: URL): string | undefined {
  const href = link?.localName === 'a' ? link.getAttribute('href') : undefined;
  const url = resolve(href, base);
  return url && IMAGE_ADDRESS.test(url.href) && isPictureAddress(url) ? url.href : undefined;
}

/** Whether a placeholder waits for a script: by the name of its file, or because the picture is right beside it. */
function isToBeLoaded(image: Element, placeholder: string | undefined, base: URL): boolean {
  if (!placeholder || resolve(image.getAttribute('src'), base)?.href !== placeholder) return false;
  const { previousElementSibling: before, nextElementSibling: after } = image;
  return LAZY_CLASS.test(classOf(image)) || [before, after].some((one) => one?.localName === 'img');
}
const LAZY_CLASS = /(?:^|[\s_-])lazy/i;

/**
 * An address without what tells one size of a picture from another: `photo-1280x720.jpg` and `photo.jpg`,
 * `max/60/x.png?q=20` and `max/1200/x.png`, `photo-small.jpg` and `photo-large.webp` are each one picture.
 */
export function pictureName(url: string): string {
  return fileStem(new URL(url).pathname).toLowerCase();
}

/** The file name in an address without size and format. */
export function fileStem(address: string): string {
  const file =
    address
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) ?? '';
  return file
    .replace(/\.\w{3,5}$/, '')
    .replace(/[-_@.](?:\d{2,4}x\d{2,4}|\d{2,4}w|[1-3]x|small|medium|large|thumb(?:nail)?|scaled|full)$/i, '');
}

/** `<source>` elements that are looked at: one for each format and width is ten or so. */
const MOST_SOURCES = 50;

/** The `<source>` elements beside an image: its other formats and widths. */
export function pictureSources(image: Element): Element[] {
  const sources: Element[] = [];
  const { parentElement: picture } = image;
  let child = picture?.localName === 'picture' ? picture.firstElementChild : null;
  for (let count = 0; child && count < MOST_SOURCES; count++, child = child.nextElementSibling)
    if (child.localName === 'source') sources.push(child);
  return sources;
}

function isPixel(image: Element): boolean {
  if (/(?:^|[;\s])(?:width|height)\s*:\s*[01]px/i.test(image.getAttribute('style') ?? '')) return true;
  return ['width', 'height'].some((name) => /^\s*[0-2](px)?\s*$/.test(image.getAttribute(name) ?? ''));
}

/** Whether an image is a button's or bullet's: small, and without text or with a dash. */
function isIcon(image: Element): boolean {
  const [width, height] = ['width', 'height'].map((name) => Number.parseInt(image.getAttribute(name) ?? '', 10));
  return (
    !image.getAttribute('alt')?.replace(/^[\s.*•·–—-]{1,9}$/, '') &&
    Math.min(width || Infinity, height || Infinity) <= MAX_ICON_PIXELS
  );
}
const MAX_ICON_PIXELS = 24;

function resolve(address: string | null | undefined, base: URL): URL | undefined {
  const text = address?.trim();
  return text && !NO_ADDRESS.test(text) && URL.canParse(text, base) ? new URL(text, base) : undefined;
}

function withoutHash(url: URL): string {
  return url.href.replace(/#.*$/, '');
}

/** Pages that only forward a reader, by host and path, and the parameters that hold the destination. */
const REDIRECTS: readonly { host: RegExp; path: RegExp; parameters: readonly string[] }[] = [
  { host: /^(?:www\.)?google\.[a-z.]{2,6}$/, path: /^\/url$/, parameters: ['q', 'url'] },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: /^\/(?:l\.php)?$/, parameters: ['u'] },
  { host: /^(?:www\.)?youtube\.com$/, path: /^\/redirect$/, parameters: ['q'] },
  { host: /^t\.umblr\.com$/, path: /^\/redirect$/, parameters: ['z'] },
  { host: /^(?:m\.)?vk\.com$/, path: /^\/away\.php$/, parameters: ['to'] },
  { host: /^steamcommunity\.com$/, path: /^\/linkfilter\/?$/, parameters: ['url', 'u'] },
  { host: /^out\.reddit\.com$/, path: /./, parameters: ['url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /./, parameters: ['url'] },
  { host: /^slack-redir\.net$/, path: /^\/link$/, parameters: ['url'] },
  { host: /^(?:html\.|www\.)?duckduckgo\.com$/, path: /^\/l\/$/, parameters: ['uddg'] },
];

/** Where a link leads in the end, if it goes through a page that counts or warns readers; else the same address. */
function withoutRedirect(url: URL): URL {
  if (!url.search) return url;
  const redirect = REDIRECTS.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname));
  const target = redirect?.parameters
    .map((name) => url.searchParams.get(name))
    .find((value) => value?.startsWith('http'));
  if (!target || !URL.canParse(target)) return url;
  const end = new URL(target);
  return /^https?:$/.test(end.protocol) ? end : url;
}
