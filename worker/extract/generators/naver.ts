import { classOf } from '../../dom/class-of.js';
import { moveInside, putInstead, rename } from '../../dom/move.js';

/**
 * Cheap signs of the editor of Naver's blogs and forums, which puts each part of a text into boxes of its own, and of
 * its news, where photographs stand amid the text.
 */
export const NAVER_SIGNS = /\b(?:se-main-container|end_photo_org)\b/;
const FRAME = /(?:^|\s)se-(?:component|component-content|section|module)(?:\s|$)/;

/** Writes the parts of a text one after the other, with pictures as figures and each card as a link, in place. */
export function plainNaver(document: Document): void {
  for (const photo of document.body.getElementsByClassName('end_photo_org')) plainFigure(photo);
  for (const text of document.body.getElementsByClassName('se-main-container')) {
    for (const map of text.querySelectorAll('.se-module-map-text a')) rename(map, 'div');
    for (const card of text.getElementsByClassName('se-module-oglink')) plainCard(card);
    for (const picture of text.getElementsByClassName('se-section-image')) plainFigure(picture);
    // Inner ones first: what stands in the outer ones then has been moved into them.
    for (const box of Array.from(text.getElementsByTagName('div')).reverse())
      if (FRAME.test(classOf(box))) putInstead(box, [...box.childNodes]);
  }
}

/** Leaves of a card its title as a link. */
function plainCard(card: Element): void {
  const title = card.querySelector('.se-oglink-title')?.textContent?.trim();
  const link = card.querySelector('a[href]');
  if (!title || !link) return;
  link.textContent = title;
  const paragraph = card.ownerDocument.createElement('p');
  paragraph.append(link);
  card.replaceChildren(paragraph);
}

/** A picture, or several in a row, with the caption below. */
function plainFigure(section: Element): void {
  const { ownerDocument: document } = section;
  const figure = document.createElement('figure');
  figure.append(...section.querySelectorAll('img'));
  const caption = section.querySelector('.se-caption,.img_desc');
  if (caption?.textContent?.trim()) {
    const words = document.createElement('figcaption');
    moveInside(caption, words);
    figure.append(words);
  }
  section.replaceChildren(figure);
}
