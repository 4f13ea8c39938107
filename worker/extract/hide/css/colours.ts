import { color, serializeRGB } from '@csstools/css-color-parser';
import { parseComponentValue } from '@csstools/css-parser-algorithms';
import { tokenize } from '@csstools/css-tokenizer';
import { blended } from './blend-modes.js';
import { type Declared, declarationReader } from './declarations.js';

/** Red, green, blue and alpha, 0 to 1. */
type Rgba = readonly [number, number, number, number];

/** Nobody can read text that is so close to its background in each of red, green and blue. */
const NO_CONTRAST = 12 / 255;
/** Less alpha than this, and nobody sees the colour. */
const LEAST_ALPHA = 0.05;
/** Values of a background through which the one behind it is seen, and of colours that are told elsewhere. */
const NO_COLOUR = /^(?:none|inherit|initial|unset)$/;
const ELSEWHERE = /^(?:inherit|initial|unset|revert|currentcolor|none)$/;
const LONGEST_CHARS = 150;

/** Whether declarations set text in the colour of its background, whatever the notations. */
export function isColourOfBackground(declarations: string): boolean {
  if (!/background/i.test(declarations)) return false;
  const [text, ground] = [colourIn(declarations), backgroundIn(declarations)];
  return text !== undefined && ground !== undefined && isSameColour(text.value, ground.value);
}

/** Whether a filter makes an element with a background of its own all of one colour. */
export function isOfOneColour(declarations: string): boolean {
  if (!/(?:^|[;\s])filter\s*:[^;]{0,60}?(?:contrast|brightness)\(\s*0*(?:\.0*)?%?\s*\)/i.test(declarations))
    return false;
  return isOpaque(backgroundIn(declarations)?.value ?? '');
}

/** Declarations with `light-dark()` as on a light page, and `color-mix()` where it comes to a known colour. */
export function withPlainColours(declarations: string): string {
  if (!/light-dark\(|color-mix\(/i.test(declarations)) return declarations;
  return declarations.replace(LIGHT_DARK, '$1').replace(MIXTURE, (mixture) => {
    const known = colourOf(mixture.replace(/currentcolor|canvastext/gi, 'black').replace(/canvas/gi, 'white'));
    return known ? serializeRGB(known).toString() : mixture;
  });
}
const INSIDE = '(?:[^();]|\\((?:[^();]|\\([^();]*\\)){0,150}\\)){0,150}';
const LIGHT_DARK =
  /light-dark\(\s*([\w#.-]{1,30}|[a-z-]{3,12}\([^()]{1,60}\))\s*,[^();]{0,60}(?:\([^()]{1,60}\)\s*)?\)/gi;
const MIXTURE = new RegExp(`color-mix\\(${INSIDE}\\)`, 'gi');

/** The colour that declarations give to text … */
export function colourIn(declarations: string): Declared | undefined {
  return plain(COLOUR(declarations));
}

/** … and to the background, also where that is said beside how a picture is placed, but none is given. */
export function backgroundIn(declarations: string): Declared | undefined {
  const found = plain(BACKGROUND(declarations));
  if (!found?.value.includes(' ') || found.value.includes('(')) return found;
  return { ...found, value: found.value.split(' ').find(isOpaque) ?? found.value };
}

const COLOUR = declarationReader('(?:-webkit-text-fill-)?color');
const BACKGROUND = declarationReader('background(?:-color)?');
const plain = (found: Declared | undefined) => found && { ...found, value: withPlainColours(found.value) };

/** Whether text of one colour cannot be read on the other, both as `colourIn` gives them. */
export function isSameColour(text: string, ground: string): boolean {
  if (text === ground) return !ELSEWHERE.test(text);
  // However much is seen through text, it is of its ground's colour then.
  return isOpaque(ground) && isAlike(rgbaOf(text), rgbaOf(ground));
}

function isAlike(one: readonly number[] | undefined, other: readonly number[] | undefined): boolean {
  if (!one || !other) return false;
  return [0, 1, 2].every((i) => Math.abs((one[i] ?? 0) - (other[i] ?? 0)) <= NO_CONTRAST);
}

/** Whether nothing is seen through a background … */
export function isOpaque(ground: string): boolean {
  return rgbaOf(ground)?.[3] === 1;
}

/** … or as good as all of what is behind it. */
export function isClear(ground: string): boolean {
  return NO_COLOUR.test(ground) || (rgbaOf(ground)?.[3] ?? 1) < LEAST_ALPHA;
}

/**
 * Whether text that is blended, with a background of its own or none, into what is behind it comes out in one colour with
 * the background or what is behind.
 */
export function isBlendedAway(mode: string, text: string, own: string | undefined, behind: string): boolean {
  const [over, ground, base] = [text, own ?? behind, behind].map((one) => (isOpaque(one) ? rgbaOf(one) : undefined));
  if (!over || !ground || !base) return false;
  return isAlike(blended(mode, base, over), own === undefined ? ground : blended(mode, base, ground));
}

const MOST_KNOWN = 2_000;
const known = new Map<string, Rgba | undefined>();

/** A colour in any notation of CSS Color 5; undefined for other values. Each is read once, and most pages share many. */
function rgbaOf(text: string): Rgba | undefined {
  if (!known.has(text)) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, read(text));
  }
  return known.get(text);
}

function read(text: string): Rgba | undefined {
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/.exec(text) ?? [];
  const digits = hex?.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const channel = (at: number) => Number.parseInt(digits?.slice(at, at + 2) ?? '', 16) / 255;
  if (digits) return [channel(0), channel(2), channel(4), 1];
  const colour = colourOf(text === 'canvas' ? 'white' : text === 'canvastext' ? 'black' : text);
  if (!colour || typeof colour.alpha !== 'number') return undefined;
  const [red = 0, green = 0, blue = 0] =
    serializeRGB(colour)
      .toString()
      .match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return [red / 255, green / 255, blue / 255, colour.alpha];
}

function colourOf(text: string): ReturnType<typeof color> {
  if (text.length > LONGEST_CHARS) return false;
  const value = parseComponentValue(tokenize({ css: text }));
  return value ? color(value) : false;
}
