import { styledLetter } from './math-letters.js';
import { FUNCTIONS, SYMBOLS } from './tex-symbols.js';

/** Presentation MathML as TeX. Source: MathML Core; what it does not know leaves its content. */
export function texOfMathml(math: Element): string {
  return row(math).replace(/ {2,}/g, ' ').trim();
}

type ToTex = (element: Element) => string;

const ELEMENTS: Readonly<Record<string, ToTex>> = {
  mi: identifier,
  mn: (element) => textOf(element),
  mo: operator,
  mtext: (element) => (textOf(element).trim() ? `\\text{${escaped(textOf(element))}}` : '\\ '),
  ms: (element) => `\\text{“${escaped(textOf(element))}”}`,
  mspace: space,
  mfrac: (element) => {
    return `\\${hasNoLine(element) ? 'binom' : 'frac'}{${part(element, 0)}}{${part(element, 1)}}`;
  },
  msqrt: (element) => `\\sqrt{${row(element)}}`,
  mroot: (element) => `\\sqrt[${part(element, 1)}]{${part(element, 0)}}`,
  msub: (element) => `${base(element)}_{${part(element, 1)}}`,
  msup: (element) => `${base(element)}${raised(part(element, 1))}`,
  msubsup: (element) => `${base(element)}_{${part(element, 1)}}${raised(part(element, 2))}`,
  munder: (element) => under(element),
  mover: (element) => over(element),
  munderover: (element) => `${base(element)}_{${part(element, 1)}}^{${part(element, 2)}}`,
  mmultiscripts: scripts,
  menclose: enclosed,
  maction: (element) => part(element, Math.max(0, Number(element.getAttribute('selection') ?? 1) - 1)),
  mfenced: fenced,
  mtable: (element) => {
    const isNumbered = Array.from(element.children).some(isLabelled);
    if (isNumbered && element.children.length === 1) return rows(element, ' ');
    if (isNumbered) return `\\begin{align*}${rows(element)}\\end{align*}`;
    const isOne = element.children.length === 1 && element.children[0]?.children.length === 1;
    if (isOne) return rows(element);
    const name = /^right left/.test(element.getAttribute('columnalign') ?? '') ? 'aligned' : 'matrix';
    return `\\begin{${name}}${rows(element)}\\end{${name}}`;
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
  const [open, table, close] = children;
  const isMatrix = children.length === 3 && open?.localName === 'mo' && table?.localName === 'mtable';
  if (isMatrix && close?.localName === 'mo') return matrix(textOf(open), table, textOf(close));
  if (children.length === 2 && isBracket(open, '{') && table?.localName === 'mtable') return matrix('{', table, '');
  const isBinomial = children.length === 3 && isBracket(open, '(') && isBracket(close, ')') && hasNoLine(table);
  if (isBinomial && table) return tex(table); // whose command draws the brackets
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

function isBracket(element: Element | undefined, sign: string): boolean {
  return /^m(?:o|row)$/.test(element?.localName ?? '') && textOf(element).trim() === sign;
}

function hasNoLine(element: Element | undefined): boolean {
  return element?.localName === 'mfrac' && /^0(?:\D|$)/.test(element.getAttribute('linethickness') ?? '');
}

function part(element: Element, index: number): string {
  const child = element.children[index];
  return child ? tex(child).trim() : '';
}

/** The base of a script: one sign as it is, more in braces. */
function base(element: Element): string {
  const text = part(element, 0);
  return /^(?:[^\s\\{}^_]|\\[a-z]+)?$/i.test(text) ||
    /^\\(?:mathbb|mathbf|mathcal|mathrm|operatorname)\{\w+\}$/.test(text)
    ? text
    : `{${text}}`;
}

function raised(script: string): string {
  return /^['′″]+$/.test(script) ? script.replaceAll('′', "'").replaceAll('″', "''") : `^{${script}}`;
}

/** A base with each pair of scripts after it; those of `mmultiscripts` that stand before it come first. */
function scripts(element: Element): string {
  const all = Array.from(element.children);
  const turn = all.findIndex(({ localName }) => localName === 'mprescripts');
  const behind = pairs(all.slice(1, turn < 0 ? all.length : turn));
  const before = turn < 0 ? [] : pairs(all.slice(turn + 1));
  return before.map((pair) => `{}${pair}`).join('') + base(element) + behind.join('{}');
}

function pairs(scripts: readonly Element[]): string[] {
  const all: string[] = [];
  for (let i = 0; i < scripts.length; i += 2) {
    const [low = '', high = ''] = scripts.slice(i, i + 2).map((script) => tex(script).trim());
    const pair = (low && `_{${low}}`) + (high && `^{${high}}`);
    if (pair) all.push(pair);
  }
  return all;
}

/** Notations of `menclose`, drawn around, through or above, and their TeX. */
const NOTATIONS: Readonly<Record<string, string>> = {
  box: 'boxed',
  roundedbox: 'boxed',
  circle: 'boxed',
  updiagonalstrike: 'cancel',
  downdiagonalstrike: 'bcancel',
  horizontalstrike: 'sout',
  top: 'overline',
  bottom: 'underline',
  radical: 'sqrt',
};

function enclosed(element: Element): string {
  const names = (element.getAttribute('notation') ?? '').split(/\s+/);
  const isCrossed = names.includes('updiagonalstrike') && names.includes('downdiagonalstrike');
  const command = isCrossed ? 'xcancel' : names.map((name) => NOTATIONS[name]).find(Boolean);
  return command ? `\\${command}{${row(element)}}` : row(element);
}

/** Widths in ems and the TeX of each: the widest that fits is taken. */
const SPACES: readonly (readonly [number, string])[] = [
  [1.5, '\\qquad '],
  [0.75, '\\quad '],
  [0.3, '\\ '],
  [0.25, '\\;'],
  [0.2, '\\:'],
  [0.05, '\\,'],
  [-0.05, ''],
];
const EMS: Readonly<Record<string, number>> = { em: 1, ex: 0.43, pt: 0.1, px: 1 / 16 };

function space(element: Element): string {
  const [, width, unit = ''] = /^(-?[\d.]{1,9})(em|ex|pt|px)$/.exec(element.getAttribute('width')?.trim() ?? '') ?? [];
  if (!width || element.getAttribute('linebreak') === 'newline') return '\\ ';
  const ems = Number(width) * (EMS[unit] ?? 1);
  return SPACES.find(([least]) => ems >= least)?.[1] ?? '\\!';
}

const ACCENTS: Readonly<Record<string, string>> = {
  '^': 'hat', '\u0302': 'hat', ˆ: 'hat', '~': 'tilde', '˜': 'tilde', '¯': 'bar', '‾': 'overline', '―': 'overline', _: 'bar',
  '→': 'vec', '⃗': 'vec', '˙': 'dot', '.': 'dot', '¨': 'ddot', '⏞': 'overbrace', ˇ: 'check', '˘': 'breve', '´': 'acute', '`': 'grave',
}; // biome-ignore format: a table

/** Accents as wide as what is below them, for more than one letter. */
const WIDE: Readonly<Record<string, string>> = {
  vec: 'overrightarrow',
  hat: 'widehat',
  tilde: 'widetilde',
  bar: 'overline',
};

function over(element: Element): string {
  const accent = ACCENTS[textOf(element.children[1]).trim()];
  const isWide =
    element.children[1]?.getAttribute('stretchy') !== 'false' && textOf(element.children[0]).trim().length > 1;
  if (accent) return `\\${(isWide && WIDE[accent]) || accent}{${part(element, 0)}}`;
  return isLarge(element)
    ? `${base(element)}^{${part(element, 1)}}`
    : `\\overset{${part(element, 1)}}{${part(element, 0)}}`;
}

function under(element: Element): string {
  const mark = textOf(element.children[1]).trim();
  if (mark === '⏟') return `\\underbrace{${part(element, 0)}}`;
  if (mark === '_' || mark === '̲' || mark === '‾') return `\\underline{${part(element, 0)}}`;
  return isLarge(element)
    ? `${base(element)}_{${part(element, 1)}}`
    : `\\underset{${part(element, 1)}}{${part(element, 0)}}`;
}

/** Whether TeX sets an operator's limits above and below it by itself. */
function isLarge(element: Element): boolean {
  return /^(?:[∑∏∐∫∮⋃⋂⨁⨂⋁⋀]|lim|max|min|sup|inf|limsup|liminf|arg(?:max|min)|det|gcd|Pr)$/.test(
    textOf(element.children[0]).replace(/[\s\u2061]/g, ''),
  );
}

const VARIANTS: Readonly<Record<string, string>> = {
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
  const variant = VARIANTS[element.getAttribute('mathvariant') ?? ''];
  if (variant) return `\\${variant}{${symbols(text)}}`;
  if (FUNCTIONS.has(text)) return `\\${text} `;
  const isUpright = /^[a-z]+$/i.test(text) && element.getAttribute('mathvariant') === 'normal';
  return isUpright || /^[a-z]{2,}$/i.test(text) ? `\\mathrm{${text}}` : symbols(text);
}

function operator(element: Element): string {
  const text = textOf(element).trim();
  if (FUNCTIONS.has(text)) return `\\${text} `;
  if (/^[a-z]{2,}$/i.test(text)) return `\\operatorname{${text}}`;
  return /^[=<>+−×→≤≥≠≈∼∈∉⊂⊆∪∩±∣⇒⇔↦∧∨]$/.test(text) ? ` ${symbols(text).trim()} ` : symbols(text);
}

function fenced(element: Element): string {
  const separators = [...(element.getAttribute('separators') ?? ',').replace(/\s/g, '')];
  const parts = Array.from(element.children, tex);
  const inside = parts
    .map((text, i) => (i === 0 ? '' : (separators[i - 1] ?? separators.at(-1) ?? '')) + text)
    .join('');
  return symbols(element.getAttribute('open') ?? '(') + inside + symbols(element.getAttribute('close') ?? ')');
}

const MATRICES: Readonly<Record<string, string>> = {
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '{}': 'Bmatrix',
  '||': 'vmatrix',
  '∥∥': 'Vmatrix',
  '{': 'cases',
};

function matrix(open: string, table: Element, close: string): string {
  const name = MATRICES[open.trim() + close.trim()];
  if (name) return `\\begin{${name}}${rows(table)}\\end{${name}}`;
  return `\\left${symbols(open) || '.'}\\begin{matrix}${rows(table)}\\end{matrix}\\right${symbols(close) || '.'}`;
}

function rows(table: Element, between = ' & '): string {
  const lines = Array.from(table.children, (line) => {
    const cells = Array.from(line.children);
    const label = isLabelled(line) ? textOf(cells.shift()).trim() : '';
    const number = label.replace(/^\((.*)\)$/, '$1');
    return cells.map((cell) => row(cell).trim()).join(between) + (number ? ` \\tag{${escaped(number)}}` : '');
  });
  return ` ${lines.join(' \\\\ ')} `;
}

/** Whether the first cell of a row is the number of its equation. */
function isLabelled(line: Element): boolean {
  return line.localName === 'mlabeledtr';
}

function textOf(element: Element | undefined): string {
  return element?.textContent ?? '';
}

function symbols(text: string): string {
  let all = '';
  for (const char of text) {
    const command = SYMBOLS.get(char);
    const styled = command === undefined ? styledLetter(char) : undefined;
    if (styled)
      all += styled.command ? `\\${styled.command}{${symbols(styled.letter).trim()}}` : symbols(styled.letter);
    else all += command === undefined ? char.normalize('NFKC') : /[a-z]$/i.test(command) ? `${command} ` : command;
  }
  return all;
}

const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
};

function escaped(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[#%&_{}$]|[\\^~]/g, (sign) => SIGNS[sign] ?? `\\${sign}`);
}
