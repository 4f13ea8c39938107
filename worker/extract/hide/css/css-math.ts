import { calc } from '@csstools/css-calc';

/** Units in pixels, on the screen that pages are read for; a percentage has no length of its own. */
const PIXELS: Readonly<Record<string, number>> = { em: 16, rem: 16, ch: 8, ex: 8, vw: 12.8, vh: 9 };
const LENGTH = /(?<![\w.#-])([-+]?(?:\d{1,9}\.?\d{0,9}|\.\d{1,9}))(r?em|ch|ex|v[wh])\b/gi;
/** A function of others, nested to some depth. */
const INSIDE = '(?:[^();]|\\((?:[^();]|\\((?:[^();]|\\([^();]*\\)){0,99}\\)){0,99}\\)){0,120}';
const MATH = new RegExp(`(?<![\\w-])(?:calc|min|max|clamp)\\(${INSIDE}\\)`, 'gi');
/** More than any other: one of nothing or less decides a minimum, whatever a percentage comes to. */
const LARGE = '99999px';

/** Declarations with `calc()`, `min()` and the like replaced by the lengths they come to: `calc(-100vw - 2em)`. */
export function withoutMath(declarations: string): string {
  return /(?:calc|min|max|clamp)\(/i.test(declarations) ? declarations.replace(MATH, resultOf) : declarations;
}

function resultOf(math: string): string {
  const isMinimum = /^min\(/i.test(math);
  if (/\b(?:var|env)\(/i.test(math) || (!isMinimum && math.includes('%'))) return math;
  const pixels = math.replace(LENGTH, (_, number: string, unit: string) => {
    return `${Number(number) * (PIXELS[unit.toLowerCase()] ?? 0)}px`;
  });
  const result = calc(isMinimum ? pixels.replace(/[\d.]+%/g, LARGE) : pixels);
  return math.includes('%') && !/^(?:-|0(?![.\d]))/.test(result) ? math : result;
}
