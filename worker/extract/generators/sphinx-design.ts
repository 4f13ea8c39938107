import { moveInside } from '../../dom/move.js';

/** Cheap sign of a card that a link covers. */
export const SPHINX_DESIGN_SIGNS = /sd-hide-link-text/;
const TITLE = '.sd-card-title,.sd-card-header';

/**
 * Moves the link that covers a card, whose words are hidden, to the card's title, in place. Source: sphinx-design 0.3
 * to 0.6.
 */
export function plainSphinxDesign({ body }: Document): void {
  for (const link of body.querySelectorAll('a.sd-hide-link-text[href]')) {
    const title = link.closest('.sd-card')?.querySelector(TITLE);
    if (!title?.textContent?.trim() || title.querySelector('a')) continue;
    link.textContent = '';
    moveInside(title, link);
    link.setAttribute('class', 'sd-stretched-link');
    title.append(link);
  }
}
