import { classOf } from '../../html/class-of.js';
import { percentDecoded } from '../../html/percent-decoded.js';
import { textUpTo } from '../../html/text-up-to.js';

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

/** Whether a text is one sign that is drawn as a picture, with what may be added to it. */
export function isOneEmoji(text: string): boolean {
  return ONE_EMOJI.test(text);
}
const ONE_EMOJI = /^\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{M}\p{Emoji_Modifier}\u200d]{0,8}$/u;

/** Words that programs fill in where nobody described a picture. */
const NO_WORD =
  /^(?:image|img|在这里插入图片描述|图片|圖片|画像|写真|사진|이미지|thumbnail|icon|placeholder|untitled|undefined|null|blank|(?:default )?avatar|\.{3}|…)(?:[ _-]?\d{1,3})?$|^(?:\d{6,}|(?:img|dscn?|pxl|screenshot)[_-]?\d[\d_-]*|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
const FILE = /^\S+(?=\.(?:jpe?g|png|gif|webp|avif|svg|bmp|heic|tiff?)$)/i;

/** Whether an alternative text does not describe the picture: a program's placeholder, or the file's name. */
export function saysNothing(alt: string, address: string): boolean {
  const text = alt.trim();
  const [path] = FILE.exec(text) ?? [];
  if (path === undefined) return NO_WORD.test(text);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return NO_WORD.test(name) || lettersOf(percentDecoded(address)).includes(lettersOf(name));
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
