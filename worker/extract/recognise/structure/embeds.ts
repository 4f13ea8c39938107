import { elementsByName } from '../../../html/by-name.js';
import { putInstead } from '../../../html/move.js';
import type { Markup } from '../../dom/markup.js';
import { embedKind } from '../../tools/embeds.js';

/** Elements that may embed something, outer ones first. */
const NAMES =
  'object embed iframe video audio lite-youtube amp-youtube amp-vimeo amp-video amp-audio oembed lite-vimeo'.split(' ');
/** Titles that players give themselves, which say nothing of the video. */
const GENERIC_TITLE =
  /^(?:(?:youtube|vimeo|embedded|spotify|twitter|x)?[\s-]{0,3}(?:video|embed|audio|post|tweet)?[\s-]{0,3}(?:player|content|embed)?|iframe)$/i;

/**
 * Replaces videos, sound, documents and known embeds by a link to them, in place; other frames and objects are removed.
 * The link is a paragraph of its own, which is kept where its neighbours are.
 */
export function linkEmbeds(document: Document, base: URL, { elements }: Markup): void {
  const shown = new Map<Element, string>();
  const show = (element: Element, url: URL) => {
    // The frame that a script is to fill, and its copy without scripts, stand side by side.
    const besides = [element.previousElementSibling, element.nextElementSibling];
    const isTwice = besides.some((beside) => beside && shown.get(beside) === url.href);
    // The words of a post, where the page has them, stay before the link to it.
    const words = element.querySelector('blockquote') ? element.childNodes : [];
    const link = linkTo(url, labelOf(element, url), document);
    shown.set(link, url.href);
    putInstead(element, isTwice ? words : [...words, link]);
  };
  const named = NAMES.some((name) => elements.has(name)) ? elementsByName(document.body, NAMES) : () => [];
  for (const name of NAMES) {
    for (const element of named(name)) {
      // Removed with an outer one, or inside another of its kind, which has been read with all that is in it.
      if (!document.body.contains(element) || element.parentElement?.closest('video,audio')) continue;
      const source = sourceOf(element, base);
      if (source) show(element, source);
      else if (name !== 'video' && name !== 'audio') element.remove();
    }
  }
}

function labelOf(element: Element, url: URL): string {
  const title = (element.getAttribute('title') ?? element.getAttribute('aria-label') ?? '').trim();
  if (title && !GENERIC_TITLE.test(title)) return title;
  if (isDocument(element, url)) return 'PDF';
  if (/audio$/.test(element.localName)) return 'Audio';
  return embedKind(url) ?? (element.localName === 'oembed' ? url.host : 'Video');
}

function linkTo(url: URL, label: string, document: Document): Element {
  const paragraph = document.createElement('p');
  const link = document.createElement('a');
  link.setAttribute('href', url.href);
  link.textContent = label;
  paragraph.appendChild(link);
  return paragraph;
}

/** The page of what an element shows, if there is one to link to. */
function sourceOf(element: Element, base: URL): URL | undefined {
  const video = element.getAttribute('videoid') ?? element.getAttribute('data-videoid');
  if (video && /youtube/.test(element.localName)) return watchUrl(video);
  if (video && /vimeo/.test(element.localName)) return new URL(`https://vimeo.com/${encodeURIComponent(video)}`);
  for (const address of addressesIn(element)) {
    const url = address?.trim() && URL.canParse(address, base) ? shownAt(element, new URL(address, base)) : undefined;
    if (url) return url;
  }
  return undefined;
}

/** What an element shows whose source is an address; undefined where that is nothing to link to. */
function shownAt(element: Element, url: URL): URL | undefined {
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (!/^(?:iframe|object|embed)$/.test(element.localName) || isDocument(element, url)) return url;
  if (embedKind(url)) return pageOf(url);
  return element.hasAttribute('allowfullscreen') && PLAYER.test(url.pathname) ? url : undefined;
}

/** The addresses that an element may show, the most trusted first; a frame's `src` may be a blank page until later. */
function addressesIn(element: Element): (string | null | undefined)[] {
  const lazy = Array.from(element.attributes).filter(({ name }) => LAZY_SOURCE.test(name));
  return [
    ...['src', 'data', 'url'].map((name) => element.getAttribute(name)),
    ...lazy.map(({ value }) => value),
    element.querySelector('param[name="movie" i],param[name="src" i]')?.getAttribute('value'),
    element.querySelector('iframe[src],embed[src],video[src],source[src]')?.getAttribute('src'),
  ];
}
/** Attributes in which lazy loaders and consent managers keep the address of a frame: `data-lazy-src`. */
const LAZY_SOURCE = /^data-(?:[\w-]{1,40}-)?(?:src|url|lazy|original)(?:-[\w-]{1,40})?$/;

/** Paths of players on other hosts; a map is none. */
const PLAYER = /^(?!\/maps\/).*\/(?:embed|player|video)s?\b/i;

/** Whether a document is shown inside the page that can be fetched by itself. */
function isDocument(element: Element, { pathname }: URL): boolean {
  return element.getAttribute('type') === 'application/pdf' || /\.pdf$/i.test(pathname);
}

/** The page of the video instead of its player: it says more. */
export function pageOf(url: URL): URL {
  const { hostname, pathname, searchParams } = url;
  const shown = /^\/(?:g?view|viewer(?:ng\/viewer)?)$/.test(pathname) ? (searchParams.get('url') ?? '') : '';
  if (hostname === 'docs.google.com' && /^https?:/.test(shown) && URL.canParse(shown)) return new URL(shown);
  const youtube = /^\/(?:embed|v)\/([\w-]{6,})/.exec(pathname)?.[1];
  if (youtube && youtube !== 'videoseries' && hostname.includes('youtube')) return watchUrl(youtube);
  const post = /^platform\.(?:twitter|x)\.com$/.test(hostname) ? searchParams.get('id') : null;
  return post && /^\d+$/.test(post) ? new URL(`https://x.com/i/status/${post}`) : url;
}

function watchUrl(video: string): URL {
  const url = new URL('https://www.youtube.com/watch');
  url.searchParams.set('v', video);
  return url;
}
