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
  snow: 'fffafa',
  ivory: 'fffff0',
  whitesmoke: 'f5f5f5',
  ghostwhite: 'f8f8ff',
};

/** Steps of 255: nobody can read text that is so close to its background in each of red, green and blue. */
const NO_CONTRAST = 12;

/** Whether declarations set text in the colour of its background, whatever the notations. */
export function isColourOfBackground(declarations: string): boolean {
  if (!/background/i.test(declarations)) return false;
  const [text, ground] = [colourIn(declarations), backgroundIn(declarations)];
  return text !== undefined && ground !== undefined && isSameColour(text, ground);
}

/** The colour that declarations give to text … */
export function colourIn(declarations: string): string | undefined {
  return lastOf(declarations, COLOUR);
}

/** … and to the background. */
export function backgroundIn(declarations: string): string | undefined {
  return lastOf(declarations, BACKGROUND);
}

const COLOUR = /(?:^|[;\s])color\s*:\s*([^;!]{1,60})/gi;
const BACKGROUND = /(?:^|[;\s])background(?:-color)?\s*:\s*([^;!]{1,60})/gi;

/** Whether text of one colour cannot be read on the other, both as `colourIn` gives them. */
export function isSameColour(text: string, ground: string): boolean {
  if (text === ground) return !/^(?:inherit|initial|unset|revert|currentcolor|none)$/.test(text);
  const [one, other] = [channels(text), channels(ground)];
  return (
    one !== undefined &&
    other !== undefined &&
    one.every((value, i) => Math.abs(value - (other[i] ?? 0)) <= NO_CONTRAST)
  );
}

/** The value of the last declaration, which is the one that counts. */
function lastOf(declarations: string, pattern: RegExp): string | undefined {
  let last: string | undefined;
  pattern.lastIndex = 0;
  for (let found = pattern.exec(declarations); found; found = pattern.exec(declarations)) last = found[1];
  return last?.trim().toLowerCase() || undefined;
}

/** Red, green and blue, 0 to 255; undefined for a colour that is not plain, or transparent. */
function channels(colour: string): number[] | undefined {
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*1(?:\.0+)?\s*)?\)$/.exec(colour);
  if (rgb) return rgb.slice(1).map(Number);
  const light = /^hsla?\([^)]{1,30}[\s,](0|100)%\s*\)$/.exec(colour)?.[1];
  if (light) return Array(3).fill(light === '0' ? 0 : 255);
  const hex = NAMES[colour] ?? /^#([\da-f]{3}|[\da-f]{6})$/.exec(colour)?.[1];
  const digits = hex?.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return digits === undefined ? undefined : [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}
