import { classOf } from '../dom/class-of.js';
import { textUpTo } from '../dom/text-up-to.js';
import { isOneEmoji } from './emoji.js';

/** Whether a click shows the picture in its full size: its file, or the page that a wiki has for that. */
export function leadsToItself({ parentElement: parent }: Element): boolean {
  return (
    parent?.localName === 'a' && /\.(?:jpe?g|png|gif|svg|webp|avif|tiff?)$/i.test(parent.getAttribute('href') ?? '')
  );
}

/** A picture of one character, or of a few that stand for one. */
export function isEmoji(image: Element, alt: string): boolean {
  return (
    isOneEmoji(alt) ||
    EMOJI.test(classOf(image)) ||
    (alt.length <= MOST_SMILEY_CHARS && SMILEYS.test(image.getAttribute('src') ?? ''))
  );
}
const MOST_SMILEY_CHARS = 20;
/** Where forums keep theirs. */
const SMILEYS = /(?:^|\/)(?:smil(?:ie|ey)s?|emoticons?|emojis?)\/[^?#]*$/i;
const EMOJI = /(?:^|\s)(?:emoji|wp-smiley|smil(?:ie|ey)(?:--emoji)?|mceSmilieSprite)(?:\s|$)/;

/** Whether a block of Markdown is one image, linked or not, and nothing else. */
export function isPicture(block: string): boolean {
  return PICTURE.test(block);
}
const ADDRESS = String.raw`\]\([^()\s]*\)`;
const IMAGE = String.raw`!\[(?:[^[\]\\]|\\.){0,500}${ADDRESS}`;
const PICTURE = new RegExp(String.raw`^(?:${IMAGE}|\[${IMAGE}${ADDRESS})$`);

/** What page and image say of one that is only shown on a dark page: Tailwind, Docusaurus, Sphinx; GitHub, MkDocs. */
const FOR_DARK = /(?:^|\s)(?:hidden\s(?:\S+\s)*dark:\w|(?:only-dark|dark-only|themedComponent--dark\w*)(?:\s|$))/;
const FOR_DARK_ADDRESS = /#(?:gh-dark-mode-only|only-dark)$/;

/** Whether an image stands in for another, beside it, where the page is dark. */
export function isForDark(image: Element): boolean {
  if (FOR_DARK_ADDRESS.test(image.getAttribute('src') ?? '')) return true;
  const { parentElement: parent } = image;
  if (!FOR_DARK.test(classOf(image))) return false;
  return standsByImage(image) || (parent !== null && WRAPPER.test(parent.localName) && standsByImage(parent));
}
const WRAPPER = /^(?:a|figure|picture|span)$/;

function standsByImage({ previousElementSibling: before, nextElementSibling: after }: Element): boolean {
  return [before, after].some((one) => one?.localName === 'img' || one?.firstElementChild?.localName === 'img');
}

/** What stands for the picture of a person who has none. */
const AVATAR = /(?:^|[\s_-])(?:avatar|initials|identicon|monogram|user-icon)(?:[\s_-]|$)/i;

/** Whether an image is the small picture of a person whose name stands beside it. */
export function isAvatar(image: Element): boolean {
  const classes = classOf(image);
  const isNamed = classes !== '' && AVATAR.test(classes);
  if (!isSmall(image, classes, isNamed ? MOST_AVATAR_PIXELS : MOST_SIGN_PIXELS)) return false;
  const name = (image.getAttribute('alt') ?? '').replace(OF_PICTURE, ' ').trim().toLowerCase();
  if (isNamed) return name === '' || namesBeside(image).includes(name);
  return name !== '' && namesBeside(image).trimStart().replace(WRITTEN_BY, '').startsWith(name);
}
const MOST_AVATAR_PIXELS = 100;
const WRITTEN_BY = /^(?:(?:written|posted|published) )?by\s+/;
/** What no name says is a person's picture is, as a sign before a name, no larger. */
const MOST_SIGN_PIXELS = 64;

/** By its width or height, or else by the size that is asked for, or the one that a class has in its name, which is no number of WordPress. */
function isSmall(image: Element, classes: string, most: number): boolean {
  const stated = ['width', 'height'].map((name) => Number.parseInt(image.getAttribute(name) ?? '', 10));
  const sizes = stated.filter((size) => size > 0);
  if (sizes.length > 0) return sizes.some((size) => size <= most);
  const [, asked, named] =
    /[?&](?:s|size|w|width)=(\d{1,4})(?:&|$)|\s(?!wp-image-|attachment-|post-)(?:[\w-]{1,20}-)?s?(\d{2,3})(?=\s)/.exec(
      `${image.getAttribute('src') ?? ''} ${classes} `,
    ) ?? [];
  const size = Number(asked ?? named ?? 0);
  return size > 0 && size <= most;
}
/** What is said of such a picture besides the name. */
const OF_PICTURE = /@|['’]s\b|\b(?:avatar|gravatar|profile|picture|photo|image|icon|user|of|for)\b/gi;

/** The words right behind an image, or behind what only holds it. */
function namesBeside(image: Element): string {
  let around = image;
  let words = '';
  for (let level = 0; level <= MOST_WRAPPERS && words.length < ENOUGH_CHARS; level++) {
    for (let next = around.nextSibling, i = 0; next && i < MOST_SIBLINGS; next = next.nextSibling, i++)
      words += ` ${firstWords(next)}`;
    if (!around.parentElement) break;
    around = around.parentElement;
  }
  return words.toLowerCase();
}

/** The first words of a node, and no more of it: an entry may be long. */
function firstWords(node: Node): string {
  let text = '';
  let left = MOST_NODES;
  const visit = (at: Node) => {
    left -= 1;
    if (left < 0 || text.length > ENOUGH_CHARS) return;
    if (at.nodeType === 3) text += (at.nodeValue ?? '').slice(0, LONGEST_NAME_CHARS).trimStart();
    for (let child = at.firstChild; child && left > 0; child = child.nextSibling) visit(child);
  };
  visit(node);
  return text;
}
const LONGEST_NAME_CHARS = 200;
const MOST_NODES = 60;
/** As much as a name and a little more has. */
const ENOUGH_CHARS = 40;
/** As deep as pages wrap a picture, and as many nodes as stand behind it before its name. */
const MOST_WRAPPERS = 4;
const MOST_SIBLINGS = 20;

/** Whether an element tells name and size of the picture that a click enlarges, shown only when pointed at: Discourse. */
export function isPictureFacts(element: Element): boolean {
  const { parentElement: link } = element;
  return link?.localName === 'a' && classOf(element) === 'meta' && classOf(link) === 'lightbox';
}

/** Whether an element only shows the initials of a name, which stands beside it. */
export function isInitials(element: Element): boolean {
  const classes = classOf(element);
  if (!classes || !AVATAR.test(classes)) return false;
  return /^\s*(?:\p{Lu}{1,3}|\p{Lo}{1,2})\s*$/u.test(textUpTo(element, MOST_IN_AVATAR) ?? '');
}
/** White space and elements around the letters. */
const MOST_IN_AVATAR = 60;

/** docutils says where a picture is, as its page does, where the writer said nothing; Webflow has a word for that. */
export function isItsPath(alt: string, url: string): boolean {
  if (/^__wf_reserved_\w+$/.test(alt)) return true;
  return /^[^\s/]*\/\S+\.\w{2,5}$/.test(alt) && url.endsWith(`/${alt.replace(/^(?:\.{0,2}\/)+/, '')}`);
}
