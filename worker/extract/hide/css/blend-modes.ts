/** Red, green and blue, 0 to 1. */
type Rgb = readonly number[];

/** How a channel of a colour comes out on that of what is behind it. Source: Compositing and Blending 1, 9.1. */
const MODES: Readonly<Record<string, (behind: number, over: number) => number>> = {
  multiply: (b, s) => b * s,
  screen: (b, s) => b + s - b * s,
  overlay: (b, s) => hardLight(s, b),
  darken: Math.min,
  lighten: Math.max,
  'color-dodge': (b, s) => (b === 0 ? 0 : s >= 1 ? 1 : Math.min(1, b / (1 - s))),
  'color-burn': (b, s) => (b >= 1 ? 1 : s <= 0 ? 0 : 1 - Math.min(1, (1 - b) / s)),
  'hard-light': hardLight,
  'soft-light': (b, s) => (s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (bright(b) - b)),
  difference: (b, s) => Math.abs(b - s),
  exclusion: (b, s) => b + s - 2 * b * s,
  'plus-lighter': (b, s) => Math.min(1, b + s),
};
/** These leave a colour without any hue as it is … */
const OF_HUE = /^(?:hue|saturation)$/;
/** … and this, black and white. */
const OF_COLOUR = 'color';

function hardLight(behind: number, over: number): number {
  return over <= 0.5 ? behind * 2 * over : behind + (2 * over - 1) * (1 - behind);
}

function bright(value: number): number {
  return value <= 0.25 ? ((16 * value - 12) * value + 4) * value : Math.sqrt(value);
}

/** A colour as a mode of `mix-blend-mode` puts it on another; undefined where that is not known. */
export function blended(mode: string, behind: Rgb, over: Rgb): Rgb | undefined {
  const mix = MODES[mode];
  if (mix) return behind.map((value, i) => mix(value, over[i] ?? 0));
  const isGrey = behind.every((value) => value === behind[0]);
  const isEnd = isGrey && (behind[0] === 0 || behind[0] === 1);
  return (OF_HUE.test(mode) && isGrey) || (mode === OF_COLOUR && isEnd) ? behind : undefined;
}
