import { NO_COLOUR } from '../../../hiding-table.js';
import { blended } from './blend-modes.js';
import { type Declared, declared } from './declarations.js';
import { ofLab } from './lab-colours.js';

/** Colours that pages name as often as they number them. Source: CSS Color 4, named colors. */
const NAMES: Readonly<Record<string, string>> = {
  white: 'ffffff',
  black: '000000',
  gray: '808080',
  grey: '808080',
  silver: 'c0c0c0',
  red: 'ff0000',
  green: '008000',
  blue: '0000ff',
  yellow: 'ffff00',
  navy: '000080',
  maroon: '800000',
  purple: '800080',
  teal: '008080',
  olive: '808000',
  lime: '00ff00',
  aqua: '00ffff',
  cyan: '00ffff',
  fuchsia: 'ff00ff',
  magenta: 'ff00ff',
  snow: 'fffafa',
  azure: 'f0ffff',
  aliceblue: 'f0f8ff',
  floralwhite: 'fffaf0',
  honeydew: 'f0fff0',
  seashell: 'fff5ee',
  linen: 'faf0e6',
  oldlace: 'fdf5e6',
  lavenderblush: 'fff0f5',
  ivory: 'fffff0',
  whitesmoke: 'f5f5f5',
  ghostwhite: 'f8f8ff',
  mintcream: 'f5fffa',
  canvas: 'ffffff',
  canvastext: '000000',
};

/** Steps of 255: nobody can read text that is so close to its background in each of red, green and blue. */
const NO_CONTRAST = 12;

/** The value of a background through which the one behind it is seen. */
const CLEAR = new RegExp(`^(?:none|inherit|initial|unset|${NO_COLOUR})$`);

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
  return channels(backgroundIn(declarations)?.value ?? '') !== undefined;
}

/** Declarations with `light-dark()` as on a light page, and `color-mix()` where it comes to one known colour. */
export function withPlainColours(declarations: string): string {
  if (!/light-dark\(|color-mix\(/i.test(declarations)) return declarations;
  return declarations.replace(LIGHT_DARK, '$1').replace(MIXTURE, mixed);
}
const ANY_COLOUR = '([\\w#.-]{1,30}|[a-z-]{3,12}\\([^()]{1,60}\\))';
const LIGHT_DARK = new RegExp(`light-dark\\(\\s*${ANY_COLOUR}\\s*,\\s*${ANY_COLOUR}\\s*\\)`, 'gi');
const PART = `\\s*,\\s*${ANY_COLOUR}(?:\\s+([\\d.]{1,9})%)?`;
const MIXTURE = new RegExp(`color-mix\\(\\s*in\\s+([\\w-]{2,20})(?:\\s[\\w ]{1,30})?${PART}${PART}\\s*\\)`, 'gi');
/** Percent of a colour with which nobody sees it. */
const HARDLY = 5;

/** Source: CSS Color 5, 3. */
function mixed(whole: string, space: string, one: string, p: string | undefined, other: string, q?: string): string {
  const first = Number(p ?? (q === undefined ? 50 : 100 - Number(q)));
  const second = Number(q ?? 100 - first);
  const share = first / (first + second);
  if (first + second <= HARDLY) return 'transparent';
  const [mine, its] = [one.toLowerCase(), other.toLowerCase()];
  const seen = (isClear(mine) ? 0 : first) + (isClear(its) ? 0 : second);
  if (seen <= HARDLY) return 'transparent';
  if (share === 1 || one === other) return one;
  if (share === 0) return other;
  const [all, rest] = [channels(mine), channels(its)];
  if (!all || !rest || space.toLowerCase() !== 'srgb') return whole;
  return `rgb(${all.map((value, i) => value * share + (rest[i] ?? 0) * (1 - share)).join(' ')})`;
}

export function isClear(ground: string): boolean {
  return CLEAR.test(ground);
}

/** The colour that declarations give to text … */
export function colourIn(declarations: string): Declared | undefined {
  return plain(COLOUR(declarations));
}

/** … and to the background, also where that is said beside how a picture is placed, but none is given. */
export function backgroundIn(declarations: string): Declared | undefined {
  const found = plain(BACKGROUND(declarations));
  if (!found?.value.includes(' ') || found.value.includes('(')) return found;
  return { ...found, value: found.value.split(' ').find((part) => channels(part)) ?? found.value };
}

const COLOUR = declared('(?:-webkit-text-fill-)?color');
const BACKGROUND = declared('background(?:-color)?');
const plain = (found: Declared | undefined) => found && { ...found, value: withPlainColours(found.value) };

/** Whether text of one colour cannot be read on the other, both as `colourIn` gives them. */
export function isSameColour(text: string, ground: string): boolean {
  if (text === ground) return !/^(?:inherit|initial|unset|revert|currentcolor|none)$/.test(text);
  // However much is seen through text, it is of its ground's colour then.
  return isAlike(channels(text, true), channels(ground));
}

function isAlike(one: readonly number[] | undefined, other: readonly number[] | undefined): boolean {
  return one?.every((value, i) => Math.abs(value - (other?.[i] ?? Number.NaN)) <= NO_CONTRAST) === true;
}

/** Whether nothing is seen through a background. */
export function isOpaque(ground: string): boolean {
  return channels(ground) !== undefined;
}

/**
 * Whether text that is blended, with a background of its own or none, into what is behind it comes out in one colour with
 * the background or what is behind.
 */
export function isBlendedAway(mode: string, text: string, own: string | undefined, behind: string): boolean {
  const [over, ground, base] = [text, own ?? behind, behind].map((colour) => channels(colour)?.map((one) => one / 255));
  const mixed = over && base && blended(mode, base, over);
  const around = own === undefined ? ground : ground && base && blended(mode, base, ground);
  return isAlike(
    mixed?.map((one) => one * 255),
    around?.map((one) => one * 255),
  );
}

/** Red, green and blue, 0 to 255; undefined for a colour that is not plain, or seen through, unless that does not matter. */
function channels(colour: string, isAnyAlpha = false): readonly number[] | undefined {
  const [, name = '', inside = ''] = /^([a-z]{3,5})\(([^()]{1,60})\)$/.exec(colour) ?? [];
  if (name) return ofFunction(name.replace(/^(rgb|hsl)a$/, '$1'), inside, isAnyAlpha);
  const hex = NAMES[colour] ?? /^#([\da-f]{3}|[\da-f]{6})$/.exec(colour)?.[1];
  const digits = hex?.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return digits === undefined ? undefined : [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

/** The channels of a colour function. Source: CSS Color 4, sections 5 to 10. */
function ofFunction(name: string, inside: string, isAnyAlpha = false): readonly number[] | undefined {
  const [, origin, kept = ''] = /^\s*from\s+(\S+)\s+(.*)$/.exec(inside) ?? [];
  // Made from another colour: as that is, or by numbers of its own.
  if (origin) return /^[a-z] [a-z] [a-z]\s*$/.test(kept) ? channels(origin) : ofFunction(name, kept);
  const [said = '', alpha] = inside.split('/');
  const space = /^\s*(?:srgb|display-p3)\s/.exec(said)?.[0] ?? '';
  const parts = said
    .slice(space.length)
    .split(/[\s,]+/)
    .filter(Boolean);
  const [one = Number.NaN, two = Number.NaN, three = Number.NaN] = parts.map((part) =>
    part === 'none' ? 0 : Number.parseFloat(part),
  );
  const opaque = alpha ?? parts[3] ?? '1';
  if (parts.length < 3) return undefined;
  if (!isAnyAlpha && Number.parseFloat(opaque) < (opaque.includes('%') ? 100 : 1)) return undefined;
  const isShare = parts[0]?.includes('%') === true;
  if (name === 'rgb') return [one, two, three].map((value) => (isShare ? value * 2.55 : value));
  if (name === 'color' && space) return [one, two, three].map((value) => value * (isShare ? 2.55 : 255));
  if (name === 'hsl') return ofHue(one, (two / 100) * Math.min(three / 100, 1 - three / 100), three / 100);
  if (name === 'hwb' && two + three >= 100) return Array(3).fill((255 * two) / (two + three));
  return /^(?:ok)?l(?:ab|ch)$/.test(name) ? ofLab(name, parts) : undefined;
}

/** HSL to RGB. Source: CSS Color 4, 7.1. */
function ofHue(degrees: number, reach: number, light: number): readonly number[] {
  return [0, 8, 4].map((from) => {
    const at = (from + degrees / 30) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  });
}
