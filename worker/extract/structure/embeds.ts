import { elementsByName } from '../../dom/by-name.js';
import { putInstead } from '../../dom/move.js';
import type { Markup } from '../parse/markup.js';
import { kindOf } from './embed-hosts.js';
import { isDocument, pageOf, type Source, sourceOf } from './embed-sources.js';
import { POST_SIGN, placeholders } from './embedded-posts.js';
import { gistOf } from './gists.js';

/** Elements that may embed something, outer ones first. */
const NAMES = [
  'object',
  'embed',
  'iframe',
  'video',
  'audio',
  'lite-youtube',
  'amp-youtube',
  'amp-vimeo',
  'amp-twitter',
  'amp-instagram',
  'amp-video',
  'amp-audio',
  'oembed',
  'lite-vimeo',
];
/** Titles that players give themselves, which say nothing of the video. */
const GENERIC_TITLE =
  /^(?:(?:youtube|vimeo|embedded|spotify|twitter|x)?[\s-]{0,3}(?:video|embed|audio|post|tweet)?[\s-]{0,3}(?:player|content|embed)?|iframe)$/i;

/**
 * Replaces videos, sound, documents and known embeds by a link to them, in place; other frames and objects are removed.
 * The link is a paragraph of its own, which is kept where its neighbours are.
 */
export function linkEmbeds(document: Document, base: URL, markup: Markup): void {
  const { elements, names } = markup;
  if (POST_SIGN.test(names)) {
    for (const [post, url] of placeholders(document.body, base)) {
      post.after(linkTo(url, 'Post', document));
      if (!post.firstChild) post.remove();
    }
  }
  const shown = new Map<Element, string>();
  const show = (element: Element, source: Source) => {
    const { url } = source;
    const isTwice = besides(element).some((beside) => shown.get(beside) === url.href);
    // The words of a post, where the page has them, stay before the link to it.
    const words = element.querySelector('blockquote') ? element.childNodes : [];
    const link = linkTo(url, labelOf(element, source), document);
    for (const beside of besides(element)) if (cites(beside, url)) beside.remove();
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
  for (const [element, url] of filledLater(document, base, markup))
    show(element, { url, isAnyPage: element.localName === 'a' });
}

/** What is neither a frame nor a player until a script has run, with what that will show: gists, links, boxes. */
function filledLater({ body }: Document, base: URL, { attributes, named, names }: Markup): [Element, URL][] {
  const all = (sign: boolean, selector: string) => (sign ? Array.from(body.querySelectorAll(selector)) : []);
  const scripts = named('script').filter((script) => gistOf(script) && body.contains(script));
  const links = all(attributes.has('data-iframely-url'), 'a[data-iframely-url]');
  const boxes = all(
    attributes.has('data-src') && PLAYER_BOX.test(names),
    '[class*="youtube"][data-src],[class*="vimeo"][data-src]',
  );
  const found = [
    ...scripts.map((script) => [script, gistOf(script)] as const),
    ...links.map((link) => [link, leadsTo(link)] as const),
    ...boxes.map((box) => [box, playedIn(box, base)] as const),
  ];
  return found.flatMap(([element, url]) => (url ? [[element, url]] : []));
}

/** Boxes that a script fills with a player, by their element and class. */
const BOX = /^(?:div|span|a|button)$/;
const PLAYER_BOX = / class="[^"]*(?:youtube|vimeo)/;

/** The video of a box that a script fills: it shows no more than a picture of it until then. */
function playedIn(element: Element, base: URL): URL | undefined {
  const source = element.getAttribute('data-src')?.trim();
  if (!BOX.test(element.localName) || element.textContent?.trim()) return undefined;
  if (!source || !URL.canParse(source, base)) return undefined;
  const url = new URL(source, base);
  return /^https?:$/.test(url.protocol) && kindOf(url) === 'Video' ? pageOf(url) : undefined;
}

/** Where a link leads that shows nothing until a script has put a player in its place. */
function leadsTo(link: Element): URL | undefined {
  const href = link.getAttribute('href') ?? '';
  if (link.textContent?.trim() || link.querySelector('img')) return undefined;
  return /^https?:\/\//i.test(href) && URL.canParse(href) ? pageOf(new URL(href)) : undefined;
}

/** What stands right before and after an element: the frame that a script is to fill, and its copy without scripts. */
function besides({ previousElementSibling: before, nextElementSibling: after }: Element): Element[] {
  return [before, after].filter((one) => one !== null);
}

/** Whether an element says no more than where the page beside it is: blogs of Hatena. */
function cites({ localName, children, textContent }: Element, { href, host }: URL): boolean {
  return localName === 'cite' && textContent?.trim() === host && children[0]?.getAttribute('href') === href;
}

function labelOf(element: Element, { url, isAnyPage = false }: Source): string {
  const title = (element.getAttribute('title') ?? element.getAttribute('aria-label') ?? '').trim();
  if (title && !GENERIC_TITLE.test(title)) return title;
  if (isDocument(element, url)) return 'PDF';
  if (/^\/@[^/]+\/\d+$/.test(url.pathname)) return 'Post';
  if (/audio$/.test(element.localName)) return 'Audio';
  return kindOf(url) ?? (isAnyPage || element.localName === 'oembed' ? url.host : 'Video');
}

function linkTo(url: URL, label: string, document: Document): Element {
  const paragraph = document.createElement('p');
  const link = document.createElement('a');
  link.setAttribute('href', url.href);
  link.textContent = label;
  paragraph.appendChild(link);
  return paragraph;
}
