const GLOBAL = /^(?:inherit|initial|unset|revert(?:-layer)?)$|\b(?:var|env)\(/i;
const NUMBER = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`;
const MEASURE = `${NUMBER}(?:[a-z]{1,5}|%)`;
/** A whole value of one of these forms. */
const oneOf = (...forms: string[]) => new RegExp(`^(?:${forms.join('|')})$`, 'i');
/** So many values of a form at most, with spaces between them. */
const upTo = (count: number, form: string) => String.raw`(?:${form}(?:\s+|$)){1,${count}}`;

const LENGTH = oneOf('auto', 'none', '0', `[-+]?${MEASURE}`, '(?:min|max|fit)-content', String.raw`[a-z-]{2,12}\(.*\)`);
const SIZE = oneOf(
  '0',
  String.raw`\+?${MEASURE}`,
  '(?:xx?-)?(?:small|large)|xxx-large|medium|smaller|larger',
  String.raw`[a-z-]{3,12}\(.*\)`,
);
const SPACE = oneOf('normal', '0', `[-+]?${NUMBER}(?:[a-z]{1,5}|%)?`, String.raw`[a-z-]{3,12}\([\s\S]*\)`);
const LENGTHS = oneOf(upTo(4, String.raw`(?:auto|none|0|[-+]?${MEASURE}|[a-z-]{3,12}\([^()]*\))`));
const MASK = oneOf('none', String.raw`[a-z-]{0,30}(?:gradient|url|image-set)\([\s\S]*\)[\w\s%.,/-]*`);

/**
 * The values that browsers accept for the properties by which pages hide and show. Other properties are left as they
 * are.
 */
const VALUES: ReadonlyMap<string, RegExp> = new Map([
  [
    'display',
    /^(?:none|contents|(?:block|inline|run-in)(?:\s+(?:flow(?:-root)?|table|flex|grid|ruby))?|(?:(?:block|inline)\s+)?(?:flow(?:-root)?\s+)?list-item|flow-root(?:\s+list-item)?|(?:inline-)?(?:block|table|flex|grid)|(?:flow|flex|grid|table|ruby)(?:\s+(?:block|inline))?|ruby-(?:base|text)(?:-container)?|table-(?:row|header|footer|column)(?:-group)?|table-(?:cell|caption)|math|-webkit-(?:inline-)?(?:box|flex))$/i,
  ],
  ['visibility', /^(?:visible|hidden|collapse)$/i],
  ['content-visibility', /^(?:visible|hidden|auto)$/i],
  ['opacity', /^(?:[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:e-?\d+)?%?|[a-z-]{3,12}\(.*\))$/i],
  ['overflow', /^(?:(?:visible|hidden|clip|scroll|auto|overlay)(?:\s+|$)){1,2}$/i],
  ['position', /^(?:static|relative|absolute|fixed|(?:-webkit-)?sticky)$/i],
  ['color', /^(?:[a-z]{3,24}|#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z-]{3,12}\(.*\))$/i],
  ['clip-path', /^(?:none|[a-z-]{3,12}\(.*\)|[a-z]{4,7}-box)$/i],
  ['clip', /^(?:auto|rect\([^()]*\))$/i],
  [
    'transform',
    oneOf('none', String.raw`(?:(?:matrix|translate|scale|rotate|skew)(?:[xyz]|3d)?|perspective)\([\s\S]*\)`),
  ],
  ['scale', oneOf('none', upTo(3, `[-+]?${NUMBER}%?`))],
  [
    'rotate',
    oneOf('none', String.raw`(?:[xyz]\s+|(?:[-+]?${NUMBER}\s+){3})?[-+]?${NUMBER}(?:deg|turn|g?rad)(?:\s+[xyz])?`),
  ],
  [
    'filter',
    oneOf(
      'none',
      String.raw`(?:blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia|url)\([\s\S]*\)`,
    ),
  ],
  ['zoom', oneOf('normal', 'reset', String.raw`\+?${NUMBER}%?`)],
  ['line-height', SPACE],
  ['letter-spacing', SPACE],
  ...['mask', 'mask-image'].map((name) => [name, MASK] as const),
  ...['', '-left', '-top', '-inline', '-block', '-inline-start', '-block-start'].map(
    (side) => [`margin${side}`, LENGTHS] as const,
  ),
  ['translate', LENGTHS],
  ['font-size', SIZE],
  ...['left', 'right', 'top', 'bottom', 'text-indent', 'width', 'height', 'max-width', 'max-height'].map(
    (name) => [name, LENGTH] as const,
  ),
]);

/** Whether browsers accept a value for a property; undefined for a property that is not listed here. */
export function isRead(property: string, value: string): boolean | undefined {
  const values = VALUES.get(property);
  return values && [values, GLOBAL].some((form) => form.test(value));
}

/** The declarations one by one; a semicolon in a string or brackets ends none. A bad string ends with its line. */
function separate(declarations: string): string[] {
  const found: string[] = [];
  let [from, quote, depth] = [0, '', 0];
  for (let i = 0; i < declarations.length; i++) {
    const char = declarations[i] ?? '';
    if (char === '\\') i += 1;
    else if (quote) {
      if (char === quote || char === '\n') quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '(') depth += 1;
    else if (char === ')') depth = Math.max(0, depth - 1);
    else if (char === ';' && depth === 0) {
      found.push(declarations.slice(from, i));
      from = i + 1;
    }
  }
  return [...found, declarations.slice(from)];
}

/** The start of a declaration without a semicolon before it, or with a comment amid its name, which is none then. */
const TWO_WORDS = /^\s*[\w-]+(?:\s+[\w-]+)+\s*:/;

/**
 * Declarations without those that do not count: those of no property, and, of the properties above, invalid ones and those
 * before the last one, or before the last important one. Source: CSS Cascading 5, 6; CSS Syntax 3, 5.4.4.
 */
export function lastDeclared(declarations: string): string {
  const all = separate(declarations);
  const deciding = new Map<string, { at: number; isImportant: boolean }>();
  const gone = new Set<number>();
  for (const [at, declaration] of all.entries()) {
    if (TWO_WORDS.test(declaration)) gone.add(at);
    const [, name = '', value = '', mark] = /^\s*([\w-]+)\s*:\s*([^!]*)(!.*)?$/s.exec(declaration) ?? [];
    const property = name.toLowerCase();
    const isValue = isRead(property, value.trim());
    if (isValue === undefined) continue;
    const isImportant = mark !== undefined && /^!\s*important\s*$/i.test(mark);
    const before = deciding.get(property);
    if (!isValue || (mark !== undefined && !isImportant) || (before?.isImportant && !isImportant)) {
      gone.add(at);
      continue;
    }
    if (before) gone.add(before.at);
    deciding.set(property, { at, isImportant });
  }
  return gone.size === 0 ? declarations : all.filter((_, at) => !gone.has(at)).join(';');
}

/** A value that declarations give a property. */
export interface Declared {
  value: string;
  isImportant: boolean;
}

/** Reads the last declaration of a property, or the last important one. `names`: its names, as parts of a regular expression. */
export function declarationReader(names: string): (declarations: string) => Declared | undefined {
  const pattern = new RegExp(`(?:^|[;\\s])(?:${names})\\s*:\\s*([^;!]{1,300})(!\\s*important)?`, 'gi');
  return (declarations) => {
    let last: Declared | undefined;
    for (const [, value = '', important] of declarations.matchAll(pattern)) {
      if (!value.trim() || (last?.isImportant && !important)) continue;
      last = { value: value.trim().toLowerCase(), isImportant: important !== undefined };
    }
    return last;
  };
}

/**
 * Replaces each comment by `space`, and by a blank between two words, which it does not join; one without an end stays,
 * and ends the search.
 */
export function withoutComments(css: string, space: string): string {
  const end = css.lastIndexOf('*/') + 2;
  if (end < 2) return css;
  const isWord = (char: string | undefined) => char !== undefined && /[\w-]/.test(char);
  const instead = (comment: string, at: number) =>
    isWord(css[at - 1]) && isWord(css[at + comment.length]) ? ' ' : space;
  return css.slice(0, end).replace(/\/\*[\s\S]*?\*\//g, instead) + css.slice(end);
}

/**
 * Resolves escapes: up to six hexadecimal digits and a space, or any other character as it is. Source: CSS Syntax 3,
 * 4.3.7.
 */
export function unescaped(css: string): string {
  if (!css.includes('\\')) return css;
  return css.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gis, (_, digits?: string, char?: string) => {
    const code = digits ? Number.parseInt(digits, 16) : 0;
    return char ?? (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');
  });
}
