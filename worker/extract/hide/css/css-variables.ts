const USED = /var\(\s{0,9}(--[\w-]{1,100})\s{0,9}(?:,\s{0,9}([^();]{0,40}))?\)/gi;
/** Declarations that decide whether something is seen. */
const SEEN =
  /\b(?:display|visibility|opacity|font-size|color|background|transform|scale|translate|left|right|top|bottom|(?:max-)?(?:height|width)|text-indent|clip(?:-path)?|filter|zoom)\s{0,9}:[^;{}]{0,80}var\([^;{}]{1,160}/gi;
const SET = /--[\w-]{1,100}(?=\s{0,9}:\s{0,9}([^;{}]{1,40}))/g;

/**
 * Style sheets with their variables replaced where these decide whether something is seen and are set only once: the
 * value of others depends on the element. `isSetElsewhere`: whether an element sets a variable in its own style.
 */
export function withVariables(
  sheets: readonly string[],
  isSetElsewhere: (name: string) => boolean = () => false,
): readonly string[] {
  const uses = sheets.map(usesIn);
  if (!uses.some(({ length }) => length > 0)) return sheets;
  const values = new Map<string, string | undefined>();
  for (const css of sheets) {
    for (const [name, value] of setIn(css)) {
      values.set(name, values.has(name) && values.get(name) !== value ? undefined : value);
    }
  }
  const initial = new Map(sheets.flatMap(initialIn));
  const standsFor = (name: string, otherwise: string | undefined) =>
    isSetElsewhere(name) ? undefined : values.has(name) ? values.get(name) : (initial.get(name) ?? otherwise);
  return sheets.map((css, i) => {
    let at = 0;
    const parts = (uses[i] ?? []).flatMap(({ start, end }) => {
      const before = css.slice(at, start);
      at = end;
      return [before, css.slice(start, end).replace(SEEN, (said) => resolved(said, standsFor))];
    });
    return parts.join('') + css.slice(at);
  });
}

/** Where a sheet decides by variables whether something is seen. Looks at the declarations with variables alone. */
function usesIn(css: string): { start: number; end: number }[] {
  const uses: { start: number; end: number }[] = [];
  let end = 0;
  for (let at = css.indexOf('var('); at >= 0; at = css.indexOf('var(', end)) {
    let start = at;
    while (start > end && !isBoundary(css.charCodeAt(start - 1))) start -= 1;
    end = at;
    while (end < css.length && !isBoundary(css.charCodeAt(end))) end += 1;
    if (css.slice(start, end).search(SEEN) >= 0) uses.push({ start, end });
  }
  return uses;
}

/** Whether a character is `;`, `{` or `}`. */
function isBoundary(code: number): boolean {
  return code === 0x3b || code === 0x7b || code === 0x7d;
}

/** Names and initial values of the variables that a sheet registers. */
function initialIn(css: string): (readonly [name: string, value: string])[] {
  if (!css.includes('@property')) return [];
  return Array.from(css.matchAll(REGISTERED), ([, name = '', value = '']) => [name, value.trim()] as const);
}
const REGISTERED = /@property\s{1,9}(--[\w-]{1,100})\s{0,9}\{[^{}]{0,200}?initial-value\s{0,9}:([^;{}]{1,40})/gi;

/** The declarations of one element with the variables that it sets itself replaced. */
export function withOwnVariables(declarations: string): string {
  if (!declarations.includes('var(')) return declarations;
  const values = new Map(setIn(declarations));
  return resolved(declarations, (name, otherwise) => values.get(name) ?? otherwise);
}

/**
 * Names and values of variables, in their order. Two hyphens inside another name, such as a class, set none; a
 * lookbehind for that would take several times as long.
 */
function* setIn(css: string): Generator<[name: string, value: string]> {
  for (const { 0: name, 1: value = '', index } of css.matchAll(SET)) {
    if (index === 0 || /[{;\s]/.test(css.charAt(index - 1))) yield [name, value.trim()];
  }
}

function resolved(
  said: string,
  standsFor: (name: string, otherwise: string | undefined) => string | undefined,
): string {
  let text = said;
  for (let step = 0; step < MOST_STEPS; step++) {
    const before = text;
    text = before.replace(USED, (used, name: string, otherwise?: string) => standsFor(name, otherwise) ?? used);
    if (text === before || !text.includes('var(')) break;
  }
  return text;
}
/** Variables that stand for variables. */
const MOST_STEPS = 4;
