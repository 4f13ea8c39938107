import { percentDecoded } from '../../dom/percent-decoded.js';

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
  return wordsOf(text).replaceAll(' ', '');
}

/** Characters. A shorter text may begin the caption by chance. */
const SHORTEST = 15;
/** Nodes between a picture and its caption, and characters of the alternative text, that are looked at. */
const MOST_NODES = 60;
const MOST_CHARS = 1_000;

/** Whether the caption after a figure's picture begins with the alternative text, which may be cut off with dots. */
export function isCaption(alt: string, image: Element): boolean {
  const words = wordsOf(alt);
  if (words.length < SHORTEST || words.length > MOST_CHARS) return false;
  const figure = image.closest('figure,[role="figure"],.wp-caption');
  if (!figure) return false;
  const caption = wordsOf(textAfter(image, figure, alt.length + SHORTEST));
  return (
    caption.startsWith(words) && (/(?:\.{3}|…)\s*$/.test(alt) || !/^[\p{L}\p{N}]/u.test(caption.slice(words.length)))
  );
}

/** The words alone, as they are compared. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The text after an element inside `around`, at least `most` characters of it if there are so many. */
function textAfter(element: Element, around: Element, most: number): string {
  let text = '';
  let node: Node | null = after(element, around);
  for (let left = MOST_NODES; node && left > 0 && text.length < most; left--) {
    if (node.nodeType === 3) text += ` ${(node.nodeValue ?? '').trim().slice(0, most)}`.trimEnd();
    node = node.firstChild ?? after(node, around);
  }
  return text;
}

/** The next node in document order that is not inside this one; null at the end of `around`. */
function after(node: Node, around: Element): Node | null {
  let up: Node | null = node;
  while (up && up !== around && !up.nextSibling) up = up.parentNode;
  return up && up !== around ? up.nextSibling : null;
}
