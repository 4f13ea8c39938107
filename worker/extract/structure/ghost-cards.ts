import type { Markup } from '../parse/markup.js';
import { plain } from '../parse/plain.js';

const SIGN = /\bkg-(?:audio|file|video|bookmark)-card\b/;
const CARDS = '.kg-audio-card,.kg-file-card,.kg-video-card';

/**
 * Replaces Ghost's audio player and file box by a paragraph with a link, in place: the box also holds time, speed and
 * volume. Of a bookmark, the site's icon before its name is removed.
 */
export function plainCards(document: Document, { names }: Markup): void {
  if (!SIGN.test(names)) return;
  for (const icon of document.body.querySelectorAll('img.kg-bookmark-icon')) icon.remove();
  for (const card of document.body.querySelectorAll(CARDS)) {
    for (const player of card.querySelectorAll('.kg-video-overlay,.kg-video-player-container')) player.remove();
    const source = card.querySelector('audio[src]')?.getAttribute('src');
    const address = source ?? card.querySelector('a.kg-file-card-container[href]')?.getAttribute('href');
    const title = saidBy(card, '.kg-audio-title,.kg-file-card-title') ?? saidBy(card, '.kg-file-card-filename');
    if (!address || !title) continue;
    const link = document.createElement('a');
    link.setAttribute('href', address);
    link.textContent = title;
    const paragraph = document.createElement('p');
    const caption = saidBy(card, '.kg-file-card-caption');
    paragraph.append(link, ...(caption ? [`: ${caption}`] : []));
    card.replaceWith(paragraph);
  }
}

function saidBy(card: Element, selector: string): string | undefined {
  return plain(card.querySelector(selector)?.textContent ?? undefined);
}
