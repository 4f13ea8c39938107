import { elementsByName } from '../../dom/by-name.js';
import { putInstead } from '../../dom/move.js';
import type { Markup } from '../parse/markup.js';
import { POST_SIGN, placeholders } from './embedded-posts.js';
import { gistOf } from './gists.js';
import { isPictureObject } from './plain-pictures.js';

/** What is embedded and worth a link, by host. Every other frame is advertising, tracking or furniture of the site. */
const HOSTS: Readonly<Record<string, readonly string[]>> = {
  Video: [
    'youtube.com',
    'youtube-nocookie.com',
    'youtu.be',
    'vimeo.com',
    'dailymotion.com',
    'twitch.tv',
    'ted.com',
    'loom.com',
    'wistia.com',
    'wistia.net',
    'bilibili.com',
    'tiktok.com',
    'archive.org',
  ],
  Audio: [
    'soundcloud.com',
    'spotify.com',
    'podcasts.apple.com',
    'bandcamp.com',
    'mixcloud.com',
    'deezer.com',
    'libsyn.com',
    'simplecast.com',
    'transistor.fm',
    'buzzsprout.com',
    'megaphone.fm',
  ],
  Demo: [
    'codepen.io',
    'codesandbox.io',
    'stackblitz.com',
    'jsfiddle.net',
    'observablehq.com',
    'replit.com',
    'figma.com',
    'asciinema.org',
  ],
  Chart: ['datawrapper.dwcdn.net', 'flo.uri.sh', 'infogram.com', 'public.tableau.com'],
  Slides: ['slideshare.net', 'speakerdeck.com', 'docs.google.com'],
  Post: ['platform.twitter.com', 'x.com', 'instagram.com'],
  Gist: ['gist.github.com'],
  Embed: ['medium.com'],
};
/** Kinds that were removed from the pages of which the scores are learned. */
const UNLEARNED = /^(?:Gist|Embed)$/;
const KINDS = new Map(Object.entries(HOSTS).flatMap(([kind, hosts]) => hosts.map((host) => [host, kind] as const)));
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
/** Addresses of embedded Mastodon posts, on any host. */
const FEDIVERSE = /^(\/@[\w.@-]{1,100}\/\d{1,30})\/embed$/;
/** Paths of players on other hosts; a map is none. */
const PLAYER = /^(?!\/maps\/).*\/(?:embed|player|video)s?\b/i;

/** What an address embeds, by its host or the domain above it. */
function kindOf({ hostname }: URL): string | undefined {
  const labels = hostname.split('.');
  for (let i = 0; i < labels.length - 1; i++) {
    const kind = KINDS.get(labels.slice(i).join('.'));
    if (kind) return kind;
  }
  return undefined;
}

/** Titles that players give themselves, which say nothing of the video. */
const GENERIC_TITLE =
  /^(?:(?:youtube|vimeo|embedded|spotify|twitter|x)?[\s-]*(?:video|embed|audio|post|tweet)?[\s-]*(?:player|content|embed)?|iframe)$/i;

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
    const { url, isLate } = source;
    const isTwice = besides(element).some((beside) => shown.get(beside) === url.href);
    // The words of a post, where the page has them, stay before the link to it.
    const words = element.querySelector('blockquote') ? element.childNodes : [];
    const link = (isLate ? frameOf : linkTo)(url, labelOf(element, source), document);
    shown.set(link, url.href);
    putInstead(element, isTwice ? words : [...words, link]);
  };
  const named = NAMES.some((name) => elements.has(name)) ? elementsByName(document.body, NAMES) : () => [];
  for (const name of NAMES) {
    for (const element of named(name)) {
      // Removed with an outer one, or inside another of its kind, which has been read with all that is in it.
      if (!document.body.contains(element) || element.parentElement?.closest('video,audio')) continue;
      if (isPictureObject(element)) continue;
      const source = sourceOf(element, base);
      if (source) show(element, source);
      else if (name !== 'video' && name !== 'audio') element.remove();
    }
  }
  for (const [element, url] of filledLater(document, base, markup))
    show(element, { url, isLate: true, isAnyPage: element.localName === 'a' });
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

/**
 * Makes links of the frames that `linkEmbeds` left, in place. No sooner than after the scores: those are learned from
 * pages where what a script is still to fill is nothing, and a link between a heading and its text parts them.
 */
export function linkLateEmbeds(content: Element, document: Document): void {
  for (const frame of content.querySelectorAll('iframe')) {
    const address = frame.getAttribute('src') ?? '';
    // One inside a video is for browsers that know no videos.
    if (frame.parentElement?.closest('video,audio') || !URL.canParse(address)) frame.remove();
    else frame.replaceWith(linkTo(new URL(address), frame.getAttribute('title') ?? '', document));
  }
}

/** What an element shows; `isLate` if only once a script has run or the reader has consented. */
interface Source {
  url: URL;
  isLate: boolean;
  /** Whether it may be any page, and not only a player. */
  isAnyPage?: boolean;
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

function sourceOf(element: Element, base: URL): Source | undefined {
  const post = postOf(element);
  if (post) return { url: new URL(post), isLate: false };
  const video = element.getAttribute('videoid') ?? element.getAttribute('data-videoid');
  if (video) return { url: watchUrl(video), isLate: false };
  for (const { address, isLate = false } of statedSources(element)) {
    if (!address?.trim() || !URL.canParse(address, base)) continue;
    const stated = new URL(address, base);
    const wrapped = wrappedIn(stated);
    if (wrapped) return { url: pageOf(wrapped), isLate: true, isAnyPage: true };
    const url = shownAt(element, stated);
    if (url) return { url, isLate: isLate || UNLEARNED.test(kindOf(url) ?? '') };
  }
  return undefined;
}

/** The page that a service shows which embeds others: Embedly, Iframely. */
function wrappedIn({ hostname, searchParams }: URL): URL | undefined {
  const shown = WRAPPER.test(hostname) ? (searchParams.get('url') ?? '') : '';
  return /^https?:\/\//i.test(shown) && URL.canParse(shown) ? new URL(shown) : undefined;
}
const WRAPPER = /(?:^|\.)(?:embedly\.com|embed\.ly|iframe\.ly|iframely\.net)$/;

/** What an element shows whose source is an address; undefined where that is nothing to link to. */
function shownAt(element: Element, url: URL): URL | undefined {
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (!/^(?:iframe|object|embed)$/.test(element.localName)) return url;
  if (isDocument(element, url)) return url;
  if (FEDIVERSE.test(url.pathname)) return new URL(url.pathname.replace(FEDIVERSE, '$1'), url);
  if (!kindOf(url)) return element.hasAttribute('allowfullscreen') && PLAYER.test(url.pathname) ? url : undefined;
  return pageOf(url);
}

/** Attributes with the id of a post or player, for AMP and its like; others have YouTube's `data-videoid`. */
const POSTS: Readonly<Record<string, { name: string; address: string }>> = {
  'amp-twitter': { name: 'data-tweetid', address: 'https://x.com/i/status/' },
  'amp-instagram': { name: 'data-shortcode', address: 'https://www.instagram.com/p/' },
  'lite-vimeo': { name: 'videoid', address: 'https://vimeo.com/' },
  'amp-vimeo': { name: 'data-videoid', address: 'https://vimeo.com/' },
};

function postOf(element: Element): string | undefined {
  const { name, address } = POSTS[element.localName] ?? {};
  const number = name && element.getAttribute(name);
  return number && /^[\w-]{1,40}$/.test(number) ? address + number : undefined;
}

/** The addresses that an element may show, the most trusted first; a frame's `src` may be a blank page until later. */
function statedSources(element: Element): { address: string | null | undefined; isLate?: boolean }[] {
  const src = element.getAttribute('src');
  const inside = (selector: string, name = 'src') => element.querySelector(selector)?.getAttribute(name);
  switch (element.localName) {
    case 'object':
      return [
        { address: element.getAttribute('data') },
        { address: inside('param[name="movie" i],param[name="src" i]', 'value') },
        { address: inside('iframe[src],embed[src],video[src],source[src]') },
      ];
    case 'oembed':
      return [{ address: src }, { address: element.getAttribute('url') }];
    case 'iframe': {
      const lazy = Array.from(element.attributes).filter(({ name }) => LAZY_SOURCE.test(name));
      const first = { address: src || element.getAttribute('data-src') };
      return [first, ...lazy.map(({ value: address }) => ({ address, isLate: true }))];
    }
    default:
      return [{ address: src }, { address: element.getAttribute('data-src') }, { address: inside('source[src]') }];
  }
}
/** Attributes in which lazy loaders and consent managers keep the address of a frame: `data-lazy-src`. */
const LAZY_SOURCE = /^data-(?:[\w-]{1,40}-)?(?:src|url|lazy|original)(?:-[\w-]{1,40})?$/;

/** Whether a document is shown inside the page that can be fetched by itself. */
function isDocument(element: Element, { pathname }: URL): boolean {
  return element.getAttribute('type') === 'application/pdf' || /\.pdf$/i.test(pathname);
}

/** Whether an address is that of a player, a post or a file of video or sound. */
export function isEmbedded(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (CHANNEL.test(url.href)) return false;
  return kindOf(url) !== undefined || /\.(?:mp4|webm|mov|m4v|mp3|m4a|ogg|oga|wav)$/i.test(url.pathname);
}

/** Where a maker's films are listed. */
const CHANNEL = /^https?:\/\/(?:www\.)?youtube\.com\/(?:@|c\/|channel\/|user\/|$)/i;

/** The page of the video instead of its player: it says more. */
function pageOf(url: URL): URL {
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

function labelOf(element: Element, { url, isAnyPage = false }: Source): string {
  const title = (element.getAttribute('title') ?? element.getAttribute('aria-label') ?? '').trim();
  if (title && !GENERIC_TITLE.test(title)) return title;
  if (isDocument(element, url)) return 'PDF';
  if (/^\/@[^/]+\/\d+$/.test(url.pathname)) return 'Post';
  if (/audio$/.test(element.localName)) return 'Audio';
  return kindOf(url) ?? (isAnyPage || element.localName === 'oembed' ? url.host : 'Video');
}

/** A frame that becomes a link with that label later. */
function frameOf(url: URL, label: string, document: Document): Element {
  const frame = document.createElement('iframe');
  frame.setAttribute('src', url.href);
  frame.setAttribute('title', label);
  return frame;
}

function linkTo(url: URL, label: string, document: Document): Element {
  const paragraph = document.createElement('p');
  const link = document.createElement('a');
  link.setAttribute('href', url.href);
  link.textContent = label;
  paragraph.appendChild(link);
  return paragraph;
}
