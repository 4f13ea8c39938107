import { elementsByName } from '../../dom/by-name.js';
import { putInstead } from '../../dom/move.js';
import type { Markup } from '../parse/markup.js';
import { POST_SIGN, placeholders } from './embedded-posts.js';
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
};
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
/** Paths of players on other hosts. */
const PLAYER = /\/(?:embed|player|video)s?\b/i;

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
export function linkEmbeds(document: Document, base: URL, { elements, names }: Markup): void {
  if (POST_SIGN.test(names)) {
    for (const [post, url] of placeholders(document.body, base)) {
      post.after(linkTo(url, 'Post', document));
      if (!post.firstChild) post.remove();
    }
  }
  if (!NAMES.some((name) => elements.has(name))) return;
  const named = elementsByName(document.body, NAMES);
  for (const name of NAMES) {
    for (const element of named(name)) {
      // Removed with an outer one, or inside another of its kind, which has been read with all that is in it.
      if (!document.body.contains(element) || element.parentElement?.closest('video,audio')) continue;
      if (isPictureObject(element)) continue;
      const url = sourceOf(element, base);
      // The words of a post, where the page has them, stay before the link to it.
      const words = url && element.querySelector('blockquote') ? element.childNodes : [];
      if (url) putInstead(element, [...words, linkTo(url, labelOf(element, url), document)]);
      else if (name !== 'video' && name !== 'audio') element.remove();
    }
  }
}

function sourceOf(element: Element, base: URL): URL | undefined {
  const post = postOf(element);
  if (post) return new URL(post);
  const video = element.getAttribute('videoid') ?? element.getAttribute('data-videoid');
  if (video) return watchUrl(video);
  const source = (statedSource(element) || '').trim();
  if (!source || !URL.canParse(source, base)) return undefined;
  const url = new URL(source, base);
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

function statedSource(element: Element): string | null | undefined | false {
  if (element.localName === 'object') {
    const inside = element.querySelector('param[name="movie" i],param[name="src" i]');
    const other = element.querySelector('iframe[src],embed[src],video[src],source[src]');
    return element.getAttribute('data') || inside?.getAttribute('value') || other?.getAttribute('src');
  }
  return (
    element.getAttribute('src') ||
    element.getAttribute('data-src') ||
    (element.localName === 'oembed' && element.getAttribute('url')) ||
    element.querySelector('source[src]')?.getAttribute('src')
  );
}

/** Whether a document is shown inside the page that can be fetched by itself. */
function isDocument(element: Element, { pathname }: URL): boolean {
  return element.getAttribute('type') === 'application/pdf' || /\.pdf$/i.test(pathname);
}

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

function labelOf(element: Element, url: URL): string {
  const title = (element.getAttribute('title') ?? element.getAttribute('aria-label') ?? '').trim();
  if (title && !GENERIC_TITLE.test(title)) return title;
  if (isDocument(element, url)) return 'PDF';
  if (/^\/@[^/]+\/\d+$/.test(url.pathname)) return 'Post';
  return /audio$/.test(element.localName)
    ? 'Audio'
    : (kindOf(url) ?? (element.localName === 'oembed' ? url.host : 'Video'));
}

function linkTo(url: URL, label: string, document: Document): Element {
  const paragraph = document.createElement('p');
  const link = document.createElement('a');
  link.setAttribute('href', url.href);
  link.textContent = label;
  paragraph.appendChild(link);
  return paragraph;
}
