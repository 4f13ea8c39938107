import { FUNCTIONS, symbols } from './symbols.js';

/** Presentation MathML as TeX. Source: MathML Core; what it does not know leaves its content. */
export function texOfMathml(math: Element): string {
  return row(math).replace(/ {2,}/g, ' ').trim();
}

type Names = Readonly<Record<string, string>>;

const ELEMENTS: Readonly<Record<string, (element: Element) => string>> = {
  mi: identifier,
  mn: textOf,
  mo: operator,
  mtext: (element) => (textOf(element).trim() ? `\\text{${escaped(textOf(element))}}` : '\\ '),
  mspace: space,
  mfrac: (element) => `\\${hasNoLine(element) ? 'binom' : 'frac'}{${part(element, 0)}}{${part(element, 1)}}`,
  msqrt: (element) => `\\sqrt{${row(element)}}`,
  mroot: (element) => `\\sqrt[${part(element, 1)}]{${part(element, 0)}}`,
  msub: (element) => `${base(element)}_{${part(element, 1)}}`,
  msup: (element) => `${base(element)}${raised(part(element, 1))}`,
  msubsup: (element) => `${base(element)}_{${part(element, 1)}}${raised(part(element, 2))}`,
  munder: under,
  mover: over,
  munderover: (element) => `${base(element)}_{${part(element, 1)}}^{${part(element, 2)}}`,
  mmultiscripts: multiscripts,
  maction: (element) => part(element, 0),
  mfenced: fenced,
  mtable: (element) => {
    const isNumbered = element.querySelector('mlabeledtr') !== null;
    if (isNumbered && element.children.length > 1) return environment('align*', element);
    if (isNumbered) return rows(element, ' ');
    if (element.children.length === 1 && element.children[0]?.children.length === 1) return rows(element);
    return environment(/^right left/.test(element.getAttribute('columnalign') ?? '') ? 'aligned' : 'matrix', element);
  },
  mphantom: () => '',
  annotation: () => '',
  'annotation-xml': () => '',
};

function tex(element: Element): string {
  return (ELEMENTS[element.localName] ?? row)(element);
}

/** The children in a row; a command followed by a letter needs a space between. */
function row(element: Element): string {
  const children = Array.from(element.children);
  const [open, inside, close] = children;
  if (inside && children.length <= 3 && isBracket(open) && (!close || isBracket(close))) {
    const matrix = MATRICES[textOf(open).trim() + textOf(close).trim()];
    if (inside.localName === 'mtable' && matrix) return environment(matrix, inside);
    if (close && hasNoLine(inside)) return tex(inside); // whose command draws the brackets
  }
  let [all, end] = ['', ''];
  for (const next of children.map(tex)) {
    const added = (COMMAND_END.test(end) && /^[a-z]/i.test(next) ? ' ' : '') + next;
    all += added;
    end = (end + added).slice(-MOST_COMMAND_CHARS);
  }
  return all;
}
const COMMAND_END = /\\[a-z]+$/i;
/** No command is longer, so only so much of the end of a row is looked at for each child. */
const MOST_COMMAND_CHARS = 40;

/** Whether an element is a bracket, which a renderer may have wrapped, or an empty one. */
function isBracket(element: Element | undefined): boolean {
  return /^m(?:o|row)$/.test(element?.localName ?? '') && /^[()[\]{}|‖∥⟨⟩⌈⌉⌊⌋]?$/.test(textOf(element).trim());
}

function hasNoLine(element: Element): boolean {
  return element.localName === 'mfrac' && /^0(?:\D|$)/.test(element.getAttribute('linethickness') ?? '');
}

function part(element: Element, index: number): string {
  const child = element.children[index];
  return child ? tex(child).trim() : '';
}

/** The base of a script: one sign as it is, more in braces. */
function base(element: Element): string {
  const text = part(element, 0);
  return /^(?:(?:[^\s\\{}^_]|\\[a-z]+)?|\\(?:math\w+|operatorname)\{\w+\})$/i.test(text) ? text : `{${text}}`;
}

function raised(script: string): string {
  return /^['′″]+$/.test(script) ? script.replaceAll('′', "'").replaceAll('″', "''") : `^{${script}}`;
}

/** A base with each pair of scripts after it; those that stand before it come first. */
function multiscripts(element: Element): string {
  const scripts = Array.from(element.children).slice(1);
  const turn = scripts.findIndex(({ localName }) => localName === 'mprescripts');
  const before = turn < 0 ? '' : pairs(scripts.splice(turn).slice(1));
  return (before && `{}${before}`) + base(element) + pairs(scripts);
}

function pairs(scripts: readonly Element[]): string {
  const texts = scripts.map((script) => tex(script).trim());
  const low = texts.flatMap((text, i) => (i % 2 === 0 ? [text && `_{${text}}`] : []));
  const both = low.map((script, i) => script + (texts[2 * i + 1] ? `^{${texts[2 * i + 1]}}` : ''));
  return both.filter(Boolean).join('{}');
}

/** Widths in ems and the TeX of each: the widest that fits is taken. */
const SPACES: readonly (readonly [number, string])[] = [
  [1.5, '\\qquad '],
  [0.75, '\\quad '],
  [0.3, '\\ '],
  [0.05, '\\,'],
];

function space(element: Element): string {
  const [, width, unit] = /^([\d.]{1,9})(em|ex|pt|px)$/.exec(element.getAttribute('width')?.trim() ?? '') ?? [];
  const ems = Number(width ?? 0) * ({ ex: 0.43, pt: 0.1, px: 1 / 16 }[unit ?? ''] ?? 1);
  return SPACES.find(([least]) => ems >= least)?.[1] ?? '';
}

const ACCENTS: Names = {
  '^': 'hat', '\u0302': 'hat', ˆ: 'hat', '~': 'tilde', '˜': 'tilde', '¯': 'bar', '‾': 'overline', '―': 'overline', _: 'bar',
  '→': 'vec', '⃗': 'vec', '˙': 'dot', '.': 'dot', '¨': 'ddot', '⏞': 'overbrace', ˇ: 'check', '˘': 'breve', '´': 'acute', '`': 'grave',
}; // biome-ignore format: a table
/** Accents as wide as what is below them, for more than one letter. */
const WIDE: Names = { vec: 'overrightarrow', hat: 'widehat', tilde: 'widetilde', bar: 'overline' };
const LOWER_MARKS: Names = { '⏟': 'underbrace', _: 'underline', '̲': 'underline', '‾': 'underline' };

function over(element: Element): string {
  const mark = element.children[1];
  const accent = ACCENTS[textOf(mark).trim()];
  if (!accent) return isLarge(element) ? `${base(element)}^{${part(element, 1)}}` : set('overset', element);
  const isWide = mark?.getAttribute('stretchy') !== 'false' && [...textOf(element.children[0]).trim()].length > 1;
  return `\\${(isWide && WIDE[accent]) || accent}{${part(element, 0)}}`;
}

function under(element: Element): string {
  const mark = LOWER_MARKS[textOf(element.children[1]).trim()];
  if (mark) return `\\${mark}{${part(element, 0)}}`;
  return isLarge(element) ? `${base(element)}_{${part(element, 1)}}` : set('underset', element);
}

function set(command: string, element: Element): string {
  return `\\${command}{${part(element, 1)}}{${part(element, 0)}}`;
}

/** Whether TeX sets an operator's limits above and below it by itself. */
function isLarge(element: Element): boolean {
  return /^(?:[∑∏∐∫∮⋃⋂⨁⨂⋁⋀]|lim|max|min|sup|inf|limsup|liminf|arg(?:max|min)|det|gcd|Pr)$/.test(
    textOf(element.children[0]).replace(/[\s\u2061]/g, ''),
  );
}

const VARIANTS: Names = {
  bold: 'mathbf',
  'bold-italic': 'boldsymbol',
  'double-struck': 'mathbb',
  script: 'mathcal',
  fraktur: 'mathfrak',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
};

function identifier(element: Element): string {
  const text = textOf(element).trim();
  const variant = element.getAttribute('mathvariant') ?? '';
  if (VARIANTS[variant]) return `\\${VARIANTS[variant]}{${symbols(text)}}`;
  if (FUNCTIONS.has(text)) return `\\${text} `;
  return /^[a-z]{2,}$/i.test(text) || (variant === 'normal' && /^[a-z]$/i.test(text))
    ? `\\mathrm{${text}}`
    : symbols(text);
}

function operator(element: Element): string {
  const text = textOf(element).trim();
  if (FUNCTIONS.has(text)) return `\\${text} `;
  if (/^[a-z]{2,}$/i.test(text)) return `\\operatorname{${text}}`;
  return /^[=<>+−×→≤≥≠≈∼∈∉⊂⊆∪∩±∣⇒⇔↦∧∨]$/.test(text) ? ` ${symbols(text).trim()} ` : symbols(text);
}

function fenced(element: Element): string {
  const inside = Array.from(element.children, tex).join(element.getAttribute('separators') ?? ',');
  return symbols(element.getAttribute('open') ?? '(') + inside + symbols(element.getAttribute('close') ?? ')');
}

const MATRICES: Names = {
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '{}': 'Bmatrix',
  '||': 'vmatrix',
  '∥∥': 'Vmatrix',
  '{': 'cases',
};

function environment(name: string, table: Element): string {
  return `\\begin{${name}}${rows(table)}\\end{${name}}`;
}

/** The first cell of a labelled row is the number of its equation. */
function rows(table: Element, between = ' & '): string {
  const lines = Array.from(table.children, (line) => {
    const cells = Array.from(line.children);
    const [, number] = /^\s*\(?(.*?)\)?\s*$/.exec(line.localName === 'mlabeledtr' ? textOf(cells.shift()) : '') ?? [];
    return cells.map((cell) => row(cell).trim()).join(between) + (number ? ` \\tag{${escaped(number)}}` : '');
  });
  return ` ${lines.join(' \\\\ ')} `;
}

function textOf(element: Element | undefined): string {
  return element?.textContent ?? '';
}

const SIGNS: Names = { '\\': '\\textbackslash{}', '^': '\\textasciicircum{}', '~': '\\textasciitilde{}' };

function escaped(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[#%&_{}$\\^~]/g, (sign) => SIGNS[sign] ?? `\\${sign}`);
}
