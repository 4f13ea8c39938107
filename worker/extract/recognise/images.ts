import { classOf } from '../../dom/class-of.js';
import { textUpTo } from '../../dom/text-up-to.js';
import { isOneEmoji } from './emoji.js';

/** Whether a click shows the full-size picture: the link leads to its file, or to the page that a wiki has for it. */
export function leadsToItself({ parentElement: parent }: Element): boolean {
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

/** Classes and addresses of pictures for dark mode only: Tailwind, Docusaurus, Sphinx; GitHub, MkDocs. */
const FOR_DARK = /(?:^|\s)(?:hidden\s(?:\S+\s)*dark:\w|(?:only-dark|dark-only|themedComponent--dark\w*)(?:\s|$))/;
const FOR_DARK_ADDRESS = /#(?:gh-dark-mode-only|only-dark)$/;

/** Whether an image is the dark-mode version of the one beside it. */
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

/** Words in the addresses of two pictures of one thing: for two widths of screen, two themes, or under the pointer. */
const LOOK = /(?:^|[^a-z])(mobile|phone|tablet|desktop|light|dark|hover)(?:[^a-z]|$)/i;

/** Whether an image, or what holds only it, comes right after another look of the same. */
export function isOtherLook(image: Element): boolean {
  const alt = image.getAttribute('alt');
  const { parentElement: parent } = image;
  const outer = parent && !image.previousElementSibling && WRAPPER.test(parent.localName) ? parent : image;
  const before = imageBefore(outer);
  if (!alt || before?.getAttribute('alt') !== alt) return false;
  const [one, other] = [before, image].map((each) => LOOK.exec(each.getAttribute('src') ?? '')?.[1]);
  return one !== other;
}

function imageBefore({ previousElementSibling: before }: Element): Element | null {
  return before?.localName === 'img' || before === null ? before : before.querySelector(':scope > img');
}

/** Classes of pictures of people, or of the initials in place of one. */
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
/** Pixels: a picture up to this size before a name is taken for that person's, even if no class says so. */
const MOST_SIGN_PIXELS = 64;

/**
 * Whether an image is small: by its width or height, or else by the size in its address, or in a class of its own
 * (WordPress' class `wp-image-123` is no size).
 */
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
/** Words in the alternative text of such a picture besides the name. */
const OF_PICTURE = /@|['’]s\b|\b(?:avatar|gravatar|profile|picture|photo|image|icon|user|of|for)\b/gi;

/** The words right after an image, or after what holds only the image. */
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

/** The first words of a node, for an entry may be long. */
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
/** Characters: a name and a little more. */
const ENOUGH_CHARS = 40;
/** Elements that pages wrap around a picture, and nodes between it and its name. */
const MOST_WRAPPERS = 4;
const MOST_SIBLINGS = 20;

/**
 * Whether an element holds the name and size of an enlargeable picture, which shows only under the pointer: Discourse.
 */
export function isPictureFacts(element: Element): boolean {
  const { parentElement: link } = element;
  return link?.localName === 'a' && classOf(element) === 'meta' && classOf(link) === 'lightbox';
}

/** Whether an element only shows the initials of the name beside it. */
export function isInitials(element: Element): boolean {
  const classes = classOf(element);
  if (!classes || !AVATAR.test(classes)) return false;
  return /^\s*(?:\p{Lu}{1,3}|\p{Lo}{1,2})\s*$/u.test(textUpTo(element, MOST_IN_AVATAR) ?? '');
}
/** Characters and nodes, white space included. */
const MOST_IN_AVATAR = 60;

/**
 * Whether an alternative text is the picture's path, which docutils fills in for a missing one, or Webflow's
 * placeholder.
 */
export function isItsPath(alt: string, url: string): boolean {
  if (/^__wf_reserved_\w+$/.test(alt)) return true;
  return /^[^\s/]*\/\S+\.\w{2,5}$/.test(alt) && url.endsWith(`/${alt.replace(/^(?:\.{0,2}\/)+/, '')}`);
}

/**
 * Whether an editor placed a picture in the text: alone in its paragraph or on a line of it, large in a box between
 * paragraphs, with a caption, or as WordPress marks what it uploaded. Their forms leave `alt` empty where nobody fills it in.
 */
export function isPlaced(image: Element): boolean {
  const stated = Number(image.getAttribute('width') ?? image.getAttribute('data-width') ?? Number.NaN);
  if (stated < LEAST_PLACED || DRAWING.test(image.getAttribute('src') ?? '')) return false;
  // What leads elsewhere advertises it.
  if (image.closest('a[href]')) return false;
  if (/(?:^|\s)wp-image-\d/.test(classOf(image))) return true;
  const box = boxOf(image, /^(?:picture|span|a)$/);
  const { parentElement: around } = box;
  if (around && /^(?:p|center)$/.test(around.localName) && !around.textContent?.trim()) return true;
  const lineEnds = [endOfLine(box, 'previousSibling'), endOfLine(box, 'nextSibling')];
  if (lineEnds.every((end) => end === 'br' || (end === 'none' && around?.localName === 'p'))) return true;
  const outer = boxOf(image, /^(?:picture|span|a|div)$/);
  const [before, after] = [outer.previousElementSibling, outer.nextElementSibling];
  if (after && CAPTION.test(classOf(after)) && textUpTo(after, MOST_CAPTION_CHARS)?.trim()) return true;
  return stated >= LEAST_IN_BOX && [before, after].every((beside) => beside !== null && isText(beside));
}
/** Pixels. */
const LEAST_PLACED = 100;
const LEAST_IN_BOX = 300;
const DRAWING = /\.(?:svg|gif)(?:[?#]|$)|^data:|[^/]*(?:icon|divider|separator|spacer|banner|logo)[^/]*$/i;
const CAPTION = /(?:^|[\s_-])(?:caption|(?:image|photo|picture)?[-_]{0,2}credits?|image__source)/i;
const MOST_CAPTION_CHARS = 400;

/** The outermost element that holds nothing but an image, of those with such names; the image, if there is none. */
function boxOf(image: Element, names: RegExp): Element {
  let box = image;
  for (let parent = box.parentElement; parent && names.test(parent.localName); parent = box.parentElement) {
    if (parent.childElementCount > 1 || parent.textContent?.trim()) break;
    box = parent;
  }
  return box;
}

/** What ends the line on this side of an element: a line break, or the element around it; nothing where text goes on. */
function endOfLine(element: Element, side: 'previousSibling' | 'nextSibling'): 'br' | 'none' | undefined {
  let node: Node | null = element[side];
  while (node?.nodeType === 3 && !node.nodeValue?.trim()) node = node[side];
  if (node === null) return 'none';
  return node.nodeName.toLowerCase() === 'br' ? 'br' : undefined;
}

/** Whether an element is a paragraph, or another part of a text. */
function isText({ localName, textContent }: Element): boolean {
  return /^(?:p|h[2-6]|ul|ol|blockquote)$/.test(localName) && Boolean(textContent?.trim());
}
