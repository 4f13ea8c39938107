import { classOf } from '../../html/class-of.js';
import type { Block, Blocks, Box } from '../model/blocks.js';
import { fileStem, pictureSources } from '../recognise/links.js';
import { holdersOfText, isAnyKept, keptProse } from './boxes.js';

/** Whether an element is a figure: by its tag name or class. */
export function isFigure({ name, classes }: Box): boolean {
  return name === 'figure' || FIGURE_CLASS.test(classes);
}
const FIGURE_CLASS = /(?:^|[\s_-])(?:fig(?:ure)?|wp-caption|image-gallery)(?:[\s_-]|$)/i;

/** Whether an element is the caption of the figure that it is in: by its tag name or class. */
function isCaption(element: Element): boolean {
  return element.localName === 'figcaption' || CAPTION_CLASS.test(classOf(element));
}
const CAPTION_CLASS =
  /(?:^|[\s_-])(?:wp-|image-?|img-?|photo-?|picture-?|media-?|fig(?:ure)?[_-]{0,2})?caption(?:-?text)?(?:\s|$)|(?:^|\s)captionElement(?:\s|$)/i;

/** Whether a caption only says who made a picture or owns it. */
function isCredit(text: string): boolean {
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

/** A numbered caption, or its number alone: "Fig. 1. The mill", "Abb. 3". */
const NUMBERED =
  /^\s*(?:fig(?:ure|ura)?|table|tab|abb(?:ildung)?|tableau|scheme|chart|box|plate)\.?\s?[A-Z]?\d{1,3}(?:[.:]|\s|$)/i;
/** Characters of a block of a caption, white space not counted. */
const MOST_CAPTION_CHARS = 1_500;
/** Blocks of a figure: its caption, and links to sizes and formats of the picture; boxes from a caption to its picture. */
const MOST_BLOCKS = 6;
const FRAMES = 4;
/** Blocks from a figure to the kept texts before and after it, over the captions of other pictures. */
const NEAR = 3;
/** Elements whose pictures belong to cards, links and asides. */
const BESIDE = 'a,aside,footer,li,nav';

/**
 * Keeps, in place, the captions of the pictures in a text and of the figures of which something is kept: beside links to
 * larger pictures they look like navigation. Who made a picture is judged by itself.
 */
export function keepCaptions(cut: Blocks, kept: boolean[]): void {
  const { blocks, boxes } = cut;
  const isInText = inText(cut, kept);
  for (const box of boxes) {
    const isWhole = isCaption(box.element);
    const figure = isWhole ? figureAround(box) : box;
    const isOfKept = isWhole && box.parent && isFigure(box.parent) && isAnyKept(kept, box.parent);
    if (!isOfKept && !(figure && (isWhole || isFigure(box)) && isInText(figure))) continue;
    for (let i = box.first; i < box.end; i++) kept[i] ||= (isWhole || isNumbered(blocks[i])) && isWords(blocks[i]);
  }
}

function isNumbered(block: Block | undefined): boolean {
  return block !== undefined && NUMBERED.test(block.text);
}

function isWords(block: Block | undefined): boolean {
  const { text = '', chars = 0, linked = 0 } = block ?? {};
  return chars <= MOST_CAPTION_CHARS && 2 * linked < chars && !isCredit(text);
}

/** The box right around a caption with a picture, and with the gallery that this is in. */
function figureAround(caption: Box): Box | undefined {
  let figure = caption.parent;
  for (let level = 1; figure && figure.images === 0 && level < FRAMES; level++) figure = figure.parent;
  if (!figure?.parent || figure.images !== 1) return undefined;
  while (figure.parent && isFigure(figure.parent)) figure = figure.parent;
  return figure;
}

/**
 * Tells whether a small figure is one of the text: it stands between kept texts, before the first kept paragraph, or in one
 * of the given holders of text.
 */
function inText(
  { blocks }: Blocks,
  kept: readonly boolean[],
  holders?: ReadonlySet<Box | undefined>,
): (figure: Box) => boolean {
  const firstProse = keptProse(blocks, kept).indexOf(true);
  return ({ first, end, parent, element }) => {
    if (end - first > MOST_BLOCKS || element.closest(BESIDE)) return false;
    if (holders?.has(parent)) return true;
    const isAfterText = first <= firstProse || isAnyKept(kept, { first: Math.max(0, first - NEAR), end: first });
    return isAfterText && isAnyKept(kept, { first: end, end: Math.min(blocks.length, end + NEAR) });
  };
}

/** Pictures that stay whatever is kept around them, and the elements around these, which stay for their sake. */
export interface Held {
  pictures: Set<Element>;
  around: Set<Element>;
}

/** What Medium says above each picture. */
const HINT = /^\s*press enter or click to view image/i;
/** An alternative text that is only a file name. */
const FILE_NAME = /^\S+\.(?:jpe?g|png|gif|webp|avif)$/i;

/**
 * The pictures of figures of which something is kept, and of those in a text whose captions are not (a photographer's name,
 * a repetition): without an alternative text they get the caption for one, in place.
 */
export function heldFigures(cut: Blocks, kept: readonly boolean[]): Held {
  const held: Held = { pictures: new Set(), around: new Set() };
  const isProse = keptProse(cut.blocks, kept);
  const isInText = inText(cut, kept, holdersOfText(cut.blocks.filter((_, i) => isProse[i])));
  for (const box of cut.boxes) {
    if (box.chars === 0 || !isFigure(box)) continue;
    const isOfKept = isAnyKept(kept, box);
    const caption = box.element.querySelector('figcaption')?.textContent ?? cut.blocks[box.first]?.text ?? '';
    const isInLink = 2 * box.linked >= box.chars && !isCredit(caption);
    if (isOfKept ? box.end - box.first > MOST_OF_FIGURE : isInLink || !isInText(box)) continue;
    for (const image of box.element.querySelectorAll('img,video,audio,iframe')) {
      if (image.closest('figcaption')) continue;
      if (!isOfKept) describe(image, caption);
      hold(image, held);
    }
  }
  return held;
}
/** Blocks, with the captions of the pictures of a gallery. */
const MOST_OF_FIGURE = 24;

function describe(image: Element, caption: string): void {
  const alt = image.getAttribute('alt')?.trim() ?? '';
  if (image.localName === 'img' && (!alt || FILE_NAME.test(alt)) && !HINT.test(caption))
    image.setAttribute('alt', caption.replace(/\s+/g, ' ').trim());
}

/** Adds a picture and the elements around it. Each element is looked at once. */
export function hold(image: Element, { pictures, around }: Held): void {
  pictures.add(image);
  for (let up = image.parentElement; up && !around.has(up); up = up.parentElement) around.add(up);
}

/** Blocks between a page's picture and the text after it: title, byline, date, share buttons. */
const MOST_BELOW = 15;
/** Kept blocks before it, on pages that begin with a summary. */
const MOST_ABOVE = 12;
/** File names that say nothing about which picture it is. */
const ANY_NAME =
  /logo|icon|avatar|default|placeholder|fallback|share|social|^(?:image|original|photo|picture|preview|thumb)s?\d*$|^.{0,4}$/i;

/**
 * The picture that a page names as its own (`og:image`), where it stands before kept text: the words around it are
 * title, date and photographer, which are not kept. A copy of it that stays anyway comes first.
 */
export function ownPicture(
  root: Box,
  kept: readonly boolean[],
  states: readonly string[],
  stays: (image: Element) => boolean,
  boxOf: (image: Element) => Box | undefined,
): Element | undefined {
  const names = states.map(fileStem).filter((name) => !ANY_NAME.test(name));
  if (names.length === 0 || root.images === 0) return undefined;
  const reach = [...kept.keys()].filter((i) => kept[i])[MOST_ABOVE - 1] ?? Infinity;
  const isBeforeText = (image: Element) => {
    const at = boxOf(image)?.first ?? Infinity;
    return at <= reach && isAnyKept(kept, { first: at, end: at + MOST_BELOW + 1 });
  };
  const shown = Array.from(root.element.getElementsByTagName('img')).filter(
    (image) => shows(image, names) && !image.closest('aside,footer,nav'),
  );
  const own = shown.find(stays) ?? shown.find(isBeforeText);
  // It is no decoration.
  if (own?.getAttribute('alt')?.trim() === '') own.removeAttribute('alt');
  return own;
}

/** Whether an attribute of an image, or of its `<source>` elements, has a file of that name. */
function shows(image: Element, names: readonly string[]): boolean {
  return [image, ...pictureSources(image)].some((element) =>
    Array.from(element.attributes).some(({ value }) => names.some((name) => value.includes(name))),
  );
}
