import { classOf } from '../../html/class-of.js';
import { textUpTo } from '../../html/text-up-to.js';
import { isOneEmoji } from './emoji.js';

/** Whether a click shows the full-size picture: the link leads to its file, or to the page that a wiki has for it. */
function leadsToItself({ parentElement: parent }: Element): boolean {
  return (
    parent?.localName === 'a' && /\.(?:jpe?g|png|gif|svg|webp|avif|tiff?)$/i.test(parent.getAttribute('href') ?? '')
  );
}

/** Whether a picture stands for one character, or for the few that write a smiley. */
export function isEmoji(image: Element, alt: string): boolean {
  return (
    isOneEmoji(alt) ||
    /^\p{So}$/u.test(alt) ||
    EMOJI.test(classOf(image)) ||
    (alt.length <= MOST_SMILEY_CHARS && SMILEYS.test(image.getAttribute('src') ?? ''))
  );
}
const MOST_SMILEY_CHARS = 20;
/** Where forums keep pictures of smileys. */
const SMILEYS = /(?:^|\/)(?:smil(?:ie|ey)s?|emoticons?|emojis?)\/[^?#]*$/i;
const EMOJI = /(?:^|\s)(?:emoji|wp-smiley|smil(?:ie|ey)(?:--emoji)?|mceSmilieSprite)(?:\s|$)/;

/** Classes of pictures of people. */
const AVATAR = /(?:^|[\s_-])(?:avatar|initials|identicon|monogram|user-icon)(?:[\s_-]|$)/i;

/**
 * Whether an image adds nothing to the text: the small picture of a person, or decoration, as `alt=""` says. A figure is
 * none, nor what a click enlarges or an editor placed, whatever the alt says.
 */
export function isDecoration(image: Element): boolean {
  const width = Number(image.getAttribute('width') ?? image.getAttribute('data-width') ?? Number.NaN);
  if (AVATAR.test(classOf(image))) return !(width > MOST_AVATAR_PIXELS);
  if (image.getAttribute('alt') !== '' || leadsToItself(image)) return false;
  return !image.closest('figure,[role="figure"],.wp-caption') && !isPlaced(image, width);
}
const MOST_AVATAR_PIXELS = 100;

/**
 * Whether an editor placed a picture in the text: alone in its paragraph, or as WordPress marks what it uploaded. Their
 * forms leave `alt` empty where nobody fills it in. What leads elsewhere advertises it.
 */
function isPlaced(image: Element, width: number): boolean {
  if (width < LEAST_PLACED || DRAWING.test(image.getAttribute('src') ?? '') || image.closest('a[href]')) return false;
  if (/(?:^|\s)wp-image-\d/.test(classOf(image))) return true;
  const around = image.closest('p,center');
  return around !== null && textUpTo(around, MOST_BLANK)?.trim() === '';
}
/** Characters of white space, and nodes. */
const MOST_BLANK = 200;
/** Pixels. */
const LEAST_PLACED = 100;
const DRAWING = /\.(?:svg|gif)(?:[?#]|$)|^data:|[^/]*(?:icon|divider|separator|spacer|banner|logo)[^/]*$/i;
