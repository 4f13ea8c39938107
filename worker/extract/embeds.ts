/** Players and demos worth a link, by host; every other frame is advertising, tracking or part of the site's own furniture. */
const HOSTS =
  /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|twitch\.tv|ted\.com|loom\.com|wistia\.(?:com|net)|bilibili\.com|soundcloud\.com|spotify\.com|podcasts\.apple\.com|bandcamp\.com|codepen\.io|codesandbox\.io|stackblitz\.com|jsfiddle\.net|observablehq\.com|slideshare\.net|speakerdeck\.com)$/;

/** Titles that players give themselves. */
const GENERIC_TITLE =
  /^(?:(?:youtube|vimeo|embedded|spotify)?[\s-]*(?:video|embed|audio)?[\s-]*(?:player|content|embed)?|iframe)$/i;

/**
 * Replaces videos, sound and known embeds by a link to them, in place; other frames go. The link is a paragraph of its
 * own, which the choice of the main content keeps where it keeps its neighbours.
 */
export function linkEmbeds(document: Document, base: URL, html: string): void {
  if (!/<(?:iframe|video|audio|lite-youtube)\b/i.test(html)) return;
  for (const name of ['iframe', 'video', 'audio', 'lite-youtube']) {
    for (const element of [...document.body.getElementsByTagName(name)]) {
      const url = sourceOf(element, base);
      if (url) element.replaceWith(linkTo(url, labelOf(element), document));
      else if (name !== 'video' && name !== 'audio') element.remove();
    }
  }
}

function sourceOf(element: Element, base: URL): URL | undefined {
  const video = element.localName === 'lite-youtube' ? element.getAttribute('videoid') : null;
  if (video) return watchUrl(video);
  const source =
    element.getAttribute('src') ||
    element.getAttribute('data-src') ||
    element.querySelector('source[src]')?.getAttribute('src');
  if (!source || !URL.canParse(source, base)) return undefined;
  const url = new URL(source, base);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (element.localName !== 'iframe') return url;
  if (!HOSTS.test(url.hostname)) return undefined;
  const embedded = /^\/embed\/([\w-]{6,})$/.exec(url.pathname)?.[1];
  return embedded && embedded !== 'videoseries' && url.hostname.includes('youtube') ? watchUrl(embedded) : url;
}

/** The page of a video, which says more than its player. */
function watchUrl(video: string): URL {
  const url = new URL('https://www.youtube.com/watch');
  url.searchParams.set('v', video);
  return url;
}

function labelOf(element: Element): string {
  const title = (element.getAttribute('title') ?? element.getAttribute('aria-label') ?? '').trim();
  if (title && !GENERIC_TITLE.test(title)) return title;
  return element.localName === 'audio' ? 'Audio' : 'Video';
}

function linkTo(url: URL, label: string, document: Document): Element {
  const paragraph = document.createElement('p');
  const link = document.createElement('a');
  link.setAttribute('href', url.href);
  link.textContent = label;
  paragraph.appendChild(link);
  return paragraph;
}
