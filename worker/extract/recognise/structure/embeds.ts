import { elementsByName } from '../../../html/by-name.js';
import { putInstead } from '../../../html/move.js';
import type { Markup } from '../../dom/markup.js';
import { embedKind } from '../../tools/embeds.js';
import { isDocument, sourceOf } from './embed-sources.js';

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
