/** Units in pixels, on the screen that pages are read for; a percentage has no length of its own. */
const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  em: 16,
  rem: 16,
  ch: 8,
  ex: 8,
  vw: 12.8,
  vh: 9,
};
const MATH = /(?<![\w-])(calc|min|max|clamp)\(([^()]{1,120})\)/gi;
/** Nested functions: `calc(min(0px, 1em) - 2px)`. */
const MOST_DEEP = 4;

/** Declarations with `calc()`, `min()` and the like replaced by the lengths they come to: `calc(-100vw - 2em)`. */
export function withoutMath(declarations: string): string {
  let text = declarations;
  for (let depth = 0; depth < MOST_DEEP && /(?:calc|min|max|clamp)\(/i.test(text); depth++) {
    const next = text.replace(
      MATH,
      (whole, name: string, inside: string) => resultOf(name.toLowerCase(), inside) ?? whole,
    );
    if (next === text) break;
    text = next;
  }
  return text;
}

function resultOf(name: string, inside: string): string | undefined {
  const values = inside.split(',').map(sumOf);
  const known = values.filter((value) => value !== undefined);
  const sums = known.map(({ sum }) => sum);
  const [first, middle, last] = sums;
  // Any that is zero or less decides a minimum, whatever the others are.
  const isDecided = name === 'min' && Math.min(...sums) <= 0;
  if ((known.length < values.length && !isDecided) || first === undefined) return undefined;
  const unit = values.every((value) => value?.isPlain) ? '' : 'px';
  if (name === 'clamp') return `${Math.max(first, Math.min(middle ?? first, last ?? first))}${unit}`;
  return `${name === 'max' ? Math.max(...sums) : Math.min(...sums)}${unit}`;
}

/** The sum of lengths, or of numbers, with `+` and `-` between; undefined where it holds anything else. */
function sumOf(text: string): Sum | undefined {
  let sum = 0;
  let isPlain = true;
  for (const [i, part] of text
    .trim()
    .split(/\s+(?=[+-]\s)/)
    .entries()) {
    const [, sign, term = ''] = /^(?:([+-])\s+)?(.*)$/s.exec(part) ?? [];
    const product = productOf(term);
    if (!product || (i > 0 && !sign)) return undefined;
    isPlain &&= product.isPlain;
    sum += (sign === '-' ? -1 : 1) * product.sum;
  }
  return { sum, isPlain };
}

interface Sum {
  /** In pixels, or a number without a unit if `isPlain`. */
  sum: number;
  isPlain: boolean;
}

/** The value of a product of one length and numbers, joined by `*` and `/`. */
function productOf(text: string): Sum | undefined {
  let product = 1;
  let isPlain = true;
  for (const factor of text.split(/(?=[*/])/)) {
    const [, number, unit = ''] =
      /^[*/]?\s*([-+]?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9}))([a-z]{0,4})\s*$/i.exec(factor) ?? [];
    const pixels = PIXELS[unit.toLowerCase()];
    if (number === undefined || pixels === undefined) return undefined;
    isPlain &&= unit === '';
    const value = Number(number) * pixels;
    product = factor.startsWith('/') ? product / value : product * value;
  }
  return Number.isFinite(product) ? { sum: product, isPlain } : undefined;
}
