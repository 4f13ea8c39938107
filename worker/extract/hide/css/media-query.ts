import { isRead } from './declarations.js';

/** The screen that pages are read for, in pixels: that of the browser that renders pages, without its bars. */
const SCREEN: Sizes = { width: [1280, 1280], height: [700, 1024] };
/** The size of a container on it; without a layout nobody knows more. */
const BOX: Sizes = { width: [320, 1280], 'inline-size': [320, 1280] };
/** Values of other media features. */
const FEATURES: Readonly<Record<string, string>> = {
  hover: 'hover',
  'any-hover': 'hover',
  pointer: 'fine',
  'any-pointer': 'fine',
  orientation: 'landscape',
  scripting: 'enabled',
  update: 'fast',
  'display-mode': 'browser',
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'no-preference',
  'prefers-reduced-transparency': 'no-preference',
  'prefers-reduced-data': 'no-preference',
  'prefers-contrast': 'no-preference',
  'forced-colors': 'none',
  'inverted-colors': 'none',
  color: '8',
  monochrome: '0',
  grid: '0',
};
/** Values for which the bare name of a feature is false. */
const NONE = /^(?:none|no-preference|0)$/;
const PIXELS: Readonly<Record<string, number>> = { px: 1, em: 16, rem: 16 };
const LONGEST = 300;
const MOST_BRACKETS = 16;

/** For each feature, its least and greatest value. */
type Sizes = Readonly<Record<string, readonly [number, number]>>;
type Answer = boolean | undefined;

/**
 * Whether the rules in an at-rule apply to a screen: `@media`, `@supports`, `@container`, `@layer`. Undefined where
 * that is uncertain.
 */
export function appliesToScreen(start: string): Answer {
  if (/^\s*@(?:layer|scope)\b/i.test(start)) return true;
  const [, name = '', said = ''] = /^\s*@(media|container|supports)\b([\s\S]*)$/.exec(start.toLowerCase()) ?? [];
  const text = said.trim();
  if (!text || text.length > LONGEST || text.split('(').length > MOST_BRACKETS) return undefined;
  if (name === 'supports') return holds(text, isSupported);
  if (name === 'container') return holds(text.replace(/^(?!not\b)[a-z_][\w-]*\s+/, ''), (inside) => isSo(inside, BOX));
  return some(text.split(',').map((query) => holds(query, (inside) => isSo(inside, SCREEN))));
}

/** A pair of brackets that holds no other, but for those of functions. */
const INNERMOST = /(?<![\w-])\(((?:[^()]|[\w-]\([^()]*\))*)\)/g;
const SIGNS = new Map<Answer, string>([
  [true, ' yes '],
  [false, ' no '],
  [undefined, ' perhaps '],
]);

/** Whether a condition holds, of which `ask` answers what is in brackets: from the innermost ones outwards. */
function holds(condition: string, ask: (inside: string) => Answer): Answer {
  let [before, text] = ['', condition];
  while (text !== before) {
    before = text;
    text = before.replace(INNERMOST, (_, inside: string) => SIGNS.get(joined(inside.trim(), ask)) ?? '');
  }
  return joined(text.trim(), typed);
}

/** A `not` before a media type negates the whole query. */
function joined(text: string, ask: (inside: string) => Answer): Answer {
  const [, not, rest] = /^(not|only)\s+([\s\S]*)$/.exec(text) ?? [];
  if (rest !== undefined) return not === 'not' ? negated(joined(rest, ask)) : joined(rest, ask);
  const [, before, word, after] = /^([\s\S]*?\s)(and|or)(\s[\s\S]*)$/.exec(text) ?? [];
  if (before === undefined || after === undefined) {
    const known = [...SIGNS].find(([, sign]) => sign.trim() === text);
    return known ? known[0] : ask(text);
  }
  return (word === 'and' ? every : some)([joined(before.trim(), ask), joined(after.trim(), ask)]);
}

function typed(type: string): Answer {
  if (/^(?:screen|all|(?:selector|font-\w+)\(.*\))$/.test(type)) return true;
  return /^(?:print|speech)$/.test(type) ? false : undefined;
}

/** Whether browsers support a declaration. Properties that are not listed here count as supported. */
function isSupported(declaration: string): Answer {
  const [, property = '', value = ''] = /^([\w-]+)\s*:\s*(.+)$/s.exec(declaration) ?? [];
  return isRead(property, value.trim()) ?? !OTHER_BROWSERS.test(property);
}
const OTHER_BROWSERS = /^-(?:moz|ms|o|khtml|apple)-|^-webkit-(?:touch-callout|overflow-scrolling|hyphens)$/;

/** `min-width: 40em`, `300px < width <= 60em`, `hover: none` */
function isSo(feature: string, sizes: Sizes): Answer {
  const range = feature.replace(
    /^(min|max)-(?:device-)?([a-z-]+)\s*:/,
    (_, bound, name) => `${name} ${bound === 'min' ? '>=' : '<='}`,
  );
  const [, least, before = '', name = '', sign, most] =
    /^(?:([\d.]+[a-z]*)\s*([<>]=?)\s*)?([a-z-]+)\s*(?:([<>]=?)\s*([\d.]+[a-z]*))?$/.exec(range) ?? [];
  const turned = before.startsWith('<') ? before.replace('<', '>') : before.replace('>', '<');
  if (least || most)
    return every([
      ...(least ? [isAt(sizes[name], turned, least)] : []),
      ...(sign && most ? [isAt(sizes[name], sign, most)] : []),
    ]);
  const [, stated = '', value] = /^([a-z-]+)\s*(?::\s*(\S+)\s*)?$/.exec(feature) ?? [];
  const known = sizes === SCREEN ? FEATURES[stated] : undefined;
  return known === undefined ? undefined : value ? value === known : !NONE.test(known);
}

function isAt(size: readonly [number, number] | undefined, sign: string, value: string): Answer {
  const [, number, unit = ''] = /^([\d.]+)([a-z]*)$/.exec(value) ?? [];
  const bound = Number(number) * (PIXELS[unit] ?? (Number(number) === 0 ? 0 : Number.NaN));
  if (!size || Number.isNaN(bound)) return undefined;
  const [least, most] = sign.startsWith('>') ? size : [-size[1], -size[0]];
  const at = sign.startsWith('>') ? bound : -bound;
  if (least >= at) return true;
  return most < at ? false : undefined;
}

function negated(answer: Answer): Answer {
  return answer === undefined ? undefined : !answer;
}

function every(answers: readonly Answer[]): Answer {
  if (answers.includes(false)) return false;
  return answers.length === 0 || answers.includes(undefined) ? undefined : true;
}

function some(answers: readonly Answer[]): Answer {
  return negated(every(answers.map(negated)));
}
