import { isBlank, isSpace, type Line, lineFrom, linesOf, outdented } from './lines.js';
import { closes, type Opener, openerOf } from './openers.js';

/** A block of Markdown. Blocks follow each other without a gap: each has the blank lines after it. */
export interface Block {
  kind: 'heading' | 'paragraph' | 'code' | 'math' | 'table' | 'html' | 'rule' | 'item' | 'quote';
  start: number;
  /** Where its own text ends. */
  contentEnd: number;
  /** Where the next block begins. */
  end: number;
  /** Of a heading. */
  level?: number;
  /** Of a table and of fenced code: where its first rows begin, after what has to be repeated for them to be read. */
  headEnd?: number;
  /** Of an item and a quote: the lines inside. */
  inner?: Line[];
}

/** What is inside of such containers of containers is text; no page nests as deep. */
const MAX_DEPTH = 16;
/** More lines than any formula has, and few enough to look through for each that never ends. */
const MAX_MATH_LINES = 500;

/**
 * The blocks of Markdown, by CommonMark 0.31 and GFM as far as it matters for where a text may be cut: each item of a list
 * is a block of its own. Any text is Markdown; linear in its length.
 */
export function blocksOf(text: string): Block[] {
  const end = FRONT_MATTER.exec(text)?.[0].length ?? 0;
  const blocks = parse(text, linesOf(text, end, text.length));
  if (end === 0) return blocks;
  const contentEnd = text.slice(0, end).trimEnd().length;
  return [{ kind: 'code', start: 0, contentEnd, end: blocks[0]?.start ?? text.length }, ...blocks];
}

/** What a file of Markdown says of itself: `name: value` in YAML, or in TOML. A rule has a blank line after it. */
const FRONT_MATTER =
  /^(?:---[ \t]*\n(?:#.*\n)*["']?[A-Za-z][\w-]*["']?[ \t]*:[\s\S]{0,65536}?\n(?:---|\.\.\.)|\+\+\+[ \t]*\n[\s\S]{0,65536}?\n\+\+\+)[ \t]*(?:\n(?:[ \t]*\n)*|$)/;

/** The blocks inside of an item or a quote. */
export function childrenOf(text: string, { inner = [] }: Block, depth: number): Block[] {
  return depth < MAX_DEPTH ? parse(text, inner) : [];
}

function parse(text: string, lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  for (let i = 0; i < lines.length; ) {
    const line = lines[i] as Line;
    const last = blocks.at(-1);
    if (isBlank(line)) {
      i += 1;
      if (last) last.end = line.end;
      continue;
    }
    const { block, next } = blockAt(text, lines, i);
    // Blank lines before the first block are its.
    block.start = last ? last.end : (lines[0] as Line).at;
    blocks.push(block);
    i = next;
  }
  return blocks;
}

interface Found {
  block: Block;
  /** The line after it. */
  next: number;
}

function blockAt(text: string, lines: readonly Line[], first: number): Found {
  const line = lines[first] as Line;
  const opener = openerOf(text, line);
  switch (opener?.kind) {
    case 'heading':
      return found(lines, first, first + 1, { kind: 'heading', level: opener.level });
    case 'rule':
      return found(lines, first, first + 1, { kind: 'rule' });
    case 'code':
      return fenced(text, lines, first, opener);
    case 'html':
      return html(text, lines, first, opener);
    case 'quote':
      return quote(text, lines, first);
    case 'item':
      return item(text, lines, first, opener);
    default:
      if (line.indent > 3) return indented(lines, first);
      return (text.startsWith('$$', line.text) && math(text, lines, first)) || paragraph(text, lines, first);
  }
}

/** The block of the lines from `first` up to `next`, less the blank ones at its end. */
function found(
  lines: readonly Line[],
  first: number,
  next: number,
  about: Omit<Block, 'start' | 'contentEnd' | 'end'>,
) {
  let last = next - 1;
  while (last > first && isBlank(lines[last] as Line)) last -= 1;
  const { to: contentEnd } = lines[last] as Line;
  const { end } = lines[next - 1] as Line;
  return { block: { ...about, start: (lines[first] as Line).at, contentEnd, end }, next };
}

function fenced(text: string, lines: readonly Line[], first: number, fence: Extract<Opener, { kind: 'code' }>): Found {
  let next = first + 1;
  while (next < lines.length && !closes(fence, text, lines[next] as Line)) next += 1;
  const headEnd = (lines[first] as Line).end;
  return found(lines, first, Math.min(next + 1, lines.length), { kind: 'code', headEnd });
}

function indented(lines: readonly Line[], first: number): Found {
  let next = first + 1;
  while (next < lines.length && (isBlank(lines[next] as Line) || (lines[next] as Line).indent > 3)) next += 1;
  return found(lines, first, next, { kind: 'code' });
}

function html(
  text: string,
  lines: readonly Line[],
  first: number,
  { until }: Extract<Opener, { kind: 'html' }>,
): Found {
  const ends = (line: Line) =>
    until === undefined ? isBlank(line) : text.slice(line.from, line.to).toLowerCase().includes(until.toLowerCase());
  let next = first;
  while (next < lines.length && !ends(lines[next] as Line)) next += 1;
  return found(lines, first, Math.min(next + (until === undefined ? 0 : 1), lines.length), { kind: 'html' });
}

/** A formula on lines of its own, which ends with `$$`; undefined where that does not come before a blank line. */
function math(text: string, lines: readonly Line[], first: number): Found | undefined {
  const last = Math.min(first + MAX_MATH_LINES, lines.length);
  for (let i = first; i < last && !isBlank(lines[i] as Line); i++) {
    const { text: from, to } = lines[i] as Line;
    let end = to;
    while (isSpace(text, end - 1, end)) end -= 1;
    const begin = i === first ? from + 2 : from;
    if (end - 2 >= begin && text.startsWith('$$', end - 2)) return found(lines, first, i + 1, { kind: 'math' });
  }
  return undefined;
}

function quote(text: string, lines: readonly Line[], first: number): Found {
  const inner: Line[] = [];
  let next = first;
  for (; next < lines.length; next++) {
    const line = lines[next] as Line;
    if (line.indent < 4 && text[line.text] === '>') inner.push(unquoted(text, line));
    else if (goesOn(text, inner, line)) inner.push(line);
    else break;
  }
  return found(lines, first, next, { kind: 'quote', inner });
}

function unquoted(text: string, line: Line): Line {
  return outdented(text, lineFrom(text, { ...line, from: line.text + 1 }), 1);
}

function item(text: string, lines: readonly Line[], first: number, opener: Extract<Opener, { kind: 'item' }>): Found {
  const line = lines[first] as Line;
  const inner = [outdented(text, lineFrom(text, { ...line, from: opener.from }), 1)];
  let next = first + 1;
  for (; next < lines.length; next++) {
    const line = lines[next] as Line;
    if (isBlank(line)) inner.push(line);
    else if (line.indent >= opener.content) inner.push(outdented(text, line, opener.content));
    else if (goesOn(text, inner, line)) inner.push(line);
    else break;
  }
  // Blank lines at the end are nobody's.
  return found(lines, first, next, { kind: 'item', inner });
}

/** Whether a line that is not marked as inside goes on with the paragraph that stands there (a lazy continuation). */
function goesOn(text: string, inner: readonly Line[], line: Line): boolean {
  const last = inner.at(-1);
  if (!last || isBlank(last) || isBlank(line)) return false;
  const before = openerOf(text, last);
  const isParagraph = before === undefined || before.kind === 'item' || before.kind === 'quote';
  const opener = openerOf(text, line);
  // Another item begins here whatever its number: it would not be in the paragraph, which is inside.
  return isParagraph && (opener === undefined || (opener.kind === 'html' && !opener.interrupts));
}

/** Whether a paragraph ends before this line. */
function interrupts(text: string, line: Line): boolean {
  const opener = openerOf(text, line);
  return opener !== undefined && (!('interrupts' in opener) || opener.interrupts);
}

function paragraph(text: string, lines: readonly Line[], first: number): Found {
  let next = first;
  for (; next < lines.length; next++) {
    const line = lines[next] as Line;
    if (isBlank(line)) break;
    if (next > first) {
      const level = underlineLevel(text, line);
      if (level > 0) return found(lines, first, next + 1, { kind: 'heading', level });
      if (interrupts(text, line)) break;
    }
    if (isTable(text, line, lines[next + 1])) {
      if (next > first) break;
      return table(text, lines, first);
    }
  }
  return found(lines, first, next, { kind: 'paragraph' });
}

/** 1 below a title underlined with `=`, 2 with `-`, or else 0. */
function underlineLevel(text: string, { indent, text: at, to }: Line): number {
  const mark = text[at];
  if (indent > 3 || (mark !== '=' && mark !== '-')) return 0;
  let end = at;
  while (end < to && text[end] === mark) end += 1;
  return isSpace(text, end, to) ? { '=': 1, '-': 2 }[mark] : 0;
}

function table(text: string, lines: readonly Line[], first: number): Found {
  let next = first + 2;
  while (next < lines.length && !isBlank(lines[next] as Line) && !interrupts(text, lines[next] as Line)) next += 1;
  return found(lines, first, next, { kind: 'table', headEnd: (lines[first + 1] as Line).end });
}

function isTable(text: string, head: Line, below: Line | undefined): boolean {
  if (!below || isBlank(below) || below.indent > 3 || !isDelimiter(text, below)) return false;
  return cells(text, head) === cells(text, below);
}

function isDelimiter(text: string, { text: at, to }: Line): boolean {
  let [dashes, others] = [0, 0];
  for (let i = at; i < to; i++) {
    const mark = text[i];
    if (mark === '-') dashes += 1;
    else if (mark === '|' || mark === ':') others += 1;
    else if (!isSpace(text, i, i + 1)) return false;
  }
  return dashes > 0 && others > 0;
}

function cells(text: string, { text: at, to }: Line): number {
  let [bars, end] = [0, to];
  while (end > at && isSpace(text, end - 1, end)) end -= 1;
  for (let i = at; i < end; i++) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '|' && i > at && i < end - 1) bars += 1;
  }
  return bars + 1;
}
