/** Red, green and blue, 0 to 1. */
type Rgb = readonly number[];

/** How a channel of a colour comes out on that of what is behind it. Source: Compositing and Blending 1, 9.1. */
const MODES: Readonly<Record<string, (behind: number, over: number) => number>> = {
  multiply: (b, s) => b * s,
  screen: (b, s) => b + s - b * s,
  darken: Math.min,
  lighten: Math.max,
  difference: (b, s) => Math.abs(b - s),
  exclusion: (b, s) => b + s - 2 * b * s,
  'plus-lighter': (b, s) => Math.min(1, b + s),
};

/** A colour as a mode of `mix-blend-mode` puts it on another; undefined for a mode that is not listed. */
export function blended(mode: string, behind: Rgb, over: Rgb): Rgb | undefined {
  const mix = MODES[mode];
  return mix && behind.map((value, i) => mix(value, over[i] ?? 0));
}
