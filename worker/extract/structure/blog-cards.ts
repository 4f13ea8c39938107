import type { Markup } from '../parse/markup.js';
import { plain } from '../parse/plain.js';

const SIGN = /\bkg-(?:audio|file|video|bookmark)-card\b|\bltag__link\b/;
const CARDS = '.kg-audio-card,.kg-file-card,.kg-video-card,div.ltag__link';
const ADDRESSES = 'a.kg-file-card-container[href],a.ltag__link__link:has(.ltag__link__content)';
const TITLES = '.kg-audio-title,.kg-file-card-title,.ltag__link__content h2';

/**
 * Replaces Ghost's audio player and file box, and Forem's box for another post, by a paragraph with a link, in place: they
 * also hold time, speed and volume, or a picture of the author. Of a bookmark, the site's icon before its name is removed.
 */
export function plainCards(document: Document, { names }: Markup): void {
  if (!SIGN.test(names)) return;
  for (const icon of document.body.querySelectorAll('img.kg-bookmark-icon')) icon.remove();
  for (const card of document.body.querySelectorAll(CARDS)) {
    for (const player of card.querySelectorAll('.kg-video-overlay,.kg-video-player-container')) player.remove();
    const source = card.querySelector('audio[src]')?.getAttribute('src');
    const address = source ?? card.querySelector(ADDRESSES)?.getAttribute('href');
    const title = saidBy(card, TITLES) ?? saidBy(card, '.kg-file-card-filename');
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
