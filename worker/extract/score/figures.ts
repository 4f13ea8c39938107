import { classOf } from '../../html/class-of.js';
import type { Box } from '../model/blocks.js';

/** Whether an element is a figure: by its tag name or class. */
export function isFigure({ name, classes }: Box): boolean {
  return name === 'figure' || FIGURE_CLASS.test(classes);
}
const FIGURE_CLASS = /(?:^|[\s_-])(?:fig(?:ure)?|wp-caption|image-gallery)(?:[\s_-]|$)/i;

/** Whether an element is the caption of the figure that it is in: by its tag name or class. */
export function isCaption(element: Element): boolean {
  return element.localName === 'figcaption' || CAPTION_CLASS.test(classOf(element));
}
const CAPTION_CLASS =
  /(?:^|[\s_-])(?:wp-|image-?|img-?|photo-?|picture-?|media-?|fig(?:ure)?[_-]{0,2})?caption(?:-?text)?(?:\s|$)|(?:^|\s)captionElement(?:\s|$)/i;

/** Whether a caption only says who made a picture or owns it. */
export function isCredit(text: string): boolean {
  return CREDIT.test(text) || (text.trim().length <= MOST_CREDIT_CHARS && (AGENCY.test(text) || NAMES.test(text)));
}
const MOST_CREDIT_CHARS = 60;
const AGENCY =
  /\b(?:getty(?:\s?images)?|afp|reuters|dpa|apa|epa|shutterstock|i?stock(?:photo)?|unsplash|pexels|pixabay|wikimedia|flickr|alamy|imago|picture alliance|courtesy|press association)\b|\bAP\b/i;
/** `Ada Bell / The Post` */
const NAMES =
  /^\s*\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}?[\p{L}.’'-]+){0,4}\s?[/|]\s?\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}?[\p{L}.’'-]+){0,4}\s*$/u;
/** Words before the name of who made a picture or owns it. */
const CREDIT =
  /^\s*[([]?\s*(?:©|\(c\)|(?:photo|foto|image|picture)s? (?:by|von|par|de)\b|(?:photo|foto|image|picture|bild|grafik|credits?|source|quelle|copyright|crédits?|fuente|fonte)\b[^.]{0,20}[:©])/i;
