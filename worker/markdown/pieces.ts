import { escapeLineStart, holdsAddress, settleDollars, withClosedAddress } from './escape.js';

export type Mark = '*' | '**' | '~~';

/**
 * Inline Markdown; a newline in it is a hard break. With `mark`, the text has still to be put between that mark;
 * `inside` are the pieces that it was joined of, whose own marks are kept where this one cannot be set.
 */
export interface Inline {
  text: string;
  mark?: Mark;
  inside?: readonly Inline[];
}

/** The kind of a block, as far as what contains it has to know. */
export type Kind = 'paragraph' | 'heading' | 'list' | 'code' | 'table' | 'other';

/** One or more blocks as Markdown, without blank lines around. `tight`: it needs none after a paragraph. */
export interface Block {
  block: string;
  kind: Kind;
  tight?: boolean;
  counted?: Counted;
}

/** How a list counts; bulleted ones have no numbers. `goesOn`: it continues the list before it, if its numbers do. */
export interface Counted {
  first?: number;
  last?: number;
  goesOn: boolean;
  /** Used in place of `-` or `.` in its markers. */
  mark?: string;
}

export type Piece = Inline | Block;

/** Whether a piece is a block, not inline text. */
export function isBlock(piece: Piece): piece is Block {
  return 'block' in piece;
}

/** Whether a block is a word or two. */
export function isShortLine({ kind, block }: Block): boolean {
  return kind === 'paragraph' && block.length <= SHORT_CHARS && !block.includes('\n');
}
const SHORT_CHARS = 40;

/** Adds to a list one by one: half a million pieces as arguments of one call are more than a stack holds. */
export function addAll<T>(list: T[], more: Iterable<T>): void {
  for (const one of more) list.push(one);
}

/** The blocks of a sequence; inline pieces between two blocks are a paragraph. */
export function blocksOf(pieces: readonly Piece[]): Block[] {
  // An element that only wraps blocks has them put together already.
  if (pieces.every((piece) => isBlock(piece) && piece.kind !== 'list' && piece.block))
    return withoutTwins(pieces.filter(isBlock));
  const blocks: Block[] = [];
  let run: Inline[] = [];
  const end = () => {
    if (run.length > 0) for (const block of paragraphs(joinInline(run))) blocks.push({ block, kind: 'paragraph' });
    run = [];
  };
  for (const piece of pieces) {
    if (!isBlock(piece)) run.push(piece);
    else {
      end();
      const before = blocks.at(-1);
      const whole = before && continued(before, piece);
      if (whole) blocks[blocks.length - 1] = whole;
      else if (piece.block) blocks.push(before && piece.kind === 'list' ? apartFrom(before, piece) : piece);
    }
  }
  end();
  return withoutTwins(blocks);
}

/** The same image, or row of images, twice is there for two widths of screen, or to be zoomed. */
function withoutTwins(blocks: Block[]): Block[] {
  return blocks.filter(({ block }, i) => block !== blocks[i - 1]?.block || !IMAGES.test(block));
}
const IMAGES = /^\[?!\[[^\n]*\)$/;

/**
 * Two lists as one; undefined if the second does not continue the first. The text of the first is not looked at, or
 * each of many lists would cost as much as all before it.
 */
function continued(first: Block, { block, counted }: Block): Block | undefined {
  if (!first.counted || !counted?.goesOn) return undefined;
  const { counted: before, ...list } = first;
  const isNext = counted.first === undefined ? before.first === undefined : counted.first === (before.last ?? NaN) + 1;
  if (!isNext) return undefined;
  const more = before.mark ? marked(block, before.mark) : block;
  return {
    ...list,
    block: `${list.block}\n${more}`,
    counted: { ...before, ...(counted.last !== undefined && { last: counted.last }) },
  };
}

/** The second of two lists in a row with another mark, or they would read as one. */
function apartFrom({ block: before, kind }: Block, list: Block): Block {
  const [mark = ''] = /^(?:[-*]|\d+[.)])/.exec(list.block) ?? [];
  const [last = ''] = kind === 'list' ? (/^(?:[-*]|\d+[.)])/.exec(before) ?? []) : [];
  if (!mark || last.at(-1) !== mark.at(-1)) return list;
  const other = mark === '-' ? '*' : mark === '*' ? '-' : mark.endsWith('.') ? ')' : '.';
  const { counted } = list;
  return { ...list, block: marked(list.block, other), ...(counted && { counted: { ...counted, mark: other } }) };
}

function marked(list: string, mark: string): string {
  return list.replace(/^(?:[-*]|(\d+)[.)])(?= )/gm, (_, number?: string) => (number ?? '') + mark);
}

/** Blocks with the blank lines between them that Markdown needs. */
export function joinBlocks(blocks: readonly Block[]): string {
  return blocks.map(({ block }) => block).join('\n\n');
}

/** Indents all lines but the first and the empty ones. */
export function indent(text: string, width: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`);
}

/** The blocks with `>` before every line. */
export function quoted(blocks: readonly Block[]): string {
  return joinBlocks(blocks)
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n');
}

/** The paragraphs of inline Markdown: two line breaks in a row end one. */
export function paragraphs(text: string): string[] {
  if (!text.includes('\n')) {
    const line = escapeLineStart(text.trim());
    return line ? [settleDollars(line)] : [];
  }
  const found: string[] = [];
  let lines: string[] = [];
  const end = () => {
    if (lines.length > 0) found.push(settleDollars(brokenLines(lines)));
    lines = [];
  };
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed) lines.push(escapeLineStart(trimmed));
    else end();
  }
  end();
  return found;
}

/** Lines with hard breaks between. GFM takes a backslash right after an address for a part of it, hence the space. */
function brokenLines(lines: readonly string[]): string {
  return lines.map((line, i) => (i < lines.length - 1 && endsWithAddress(line) ? `${line} ` : line)).join('\\\n');
}

function endsWithAddress(line: string): boolean {
  const word = lastWord(line);
  return /https?:\/\/|www\./i.test(word) && !word.includes('](');
}

/** What follows the last space or line break. */
function lastWord(text: string): string {
  return text.slice(Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n')) + 1);
}

/** Inline Markdown on one line, for headings, links and cells. */
export function oneLine(text: string): string {
  return text.includes('\n') ? text.replace(/\s*\n\s*/g, ' ').trim() : text.trim();
}

/** Inline pieces as one string: equal marks side by side become one, and neighbours form nothing that neither is. */
export function joinInline(pieces: readonly Inline[]): string {
  if (pieces.length === 1 && !pieces[0]?.mark) return pieces[0]?.text ?? '';
  const runs = mergeMarks(pieces);
  const line = new Line();
  addRuns(line, runs, undefined);
  return line.toString();
}

function addRuns(line: Line, runs: readonly Inline[], next: Inline | undefined): void {
  runs.forEach((run, i) => {
    if (run.mark) addMarked(line, run, run.mark, runs[i + 1] ?? next);
    else line.add(run.text);
  });
}

/** Merges equal marks that follow each other; an empty element or a space between does not separate them. */
function mergeMarks(all: readonly Inline[]): Inline[] {
  const pieces = all.filter(({ text }) => text);
  const runs: Inline[] = [];
  for (let i = 0; i < pieces.length; ) {
    const first = pieces[i] as Inline;
    let end = i + 1;
    while (first.mark) {
      const next = pieces[end]?.text === ' ' ? end + 1 : end;
      if (pieces[next]?.mark !== first.mark) break;
      end = next + 1;
    }
    runs.push(first.mark && end > i + 1 ? setBetween(first.mark, pieces.slice(i, end).flatMap(unmarked)) : first);
    i = end;
  }
  return runs.map((run) => (SENTENCE_MARK.test(run.text) ? { text: run.text } : run));
}

/** Looks the same bold or italic, as the end of a sentence after a link is. */
const SENTENCE_MARK = /^[.,;:!?] ?$/;

/** Inline pieces that have still to be put between a mark. */
export function setBetween(mark: Mark, inside: readonly Inline[]): Inline {
  return { mark, text: joinInline(inside), inside };
}

function unmarked({ text, inside }: Inline): readonly Inline[] {
  return inside ?? [{ text }];
}

/** Characters: as far back as two neighbours can form something. */
const REACH = 40;

/** Text without a space before an escape or mark: right behind an address, programs would take these for a part of it. */
const MARK_IN_WORD = /^[^\s<]*?(?:[\\*`[$]|~~)/;

/** Text that programs would read on from an address across a mark; they leave punctuation at its end out. */
const GOES_ON = /^[.,:;!?]*[^\s<.,:;!?]/;

/** A growing line, of which only the end is looked at, so that many pieces cost no more than their length. */
class Line {
  readonly #parts: string[] = [];
  /** Whether the last part is a word that holds an address of the text. */
  #isInAddress = false;
  end = '';

  /**
   * Appends text. Spaces collapse. What the end of the line and the new text could form is prevented: an image, a note,
   * a link or a character reference after a `!`, `^`, `]` or `&` of text; code or a formula that joins the next; a
   * formula that would not end because a digit follows.
   */
  add(text: string): void {
    const { end } = this;
    let after = text;
    if (after[0] === ' ' && /[ \n]$/.test(end)) after = after.slice(1);
    else if (after[0] === '[' && /(?:^|[^\\])(?:\\\\)*[!^]$/.test(end))
      this.#parts.push(this.#parts.pop()?.replace(/[!^]$/, '\\$&') ?? '');
    else if ((after[0] === '(' || after[0] === ':') && /[^\\]\]$/.test(end)) after = `\\${after}`;
    else if (after[0] === '`' && (/[^\\]`$/.test(end) || /^\s*`/.test(this.#parts.at(-1) ?? ''))) after = ` ${after}`;
    else if (/^[$\d]/.test(after) && /(?<!\\)\$$/.test(end)) after = ` ${after}`;
    else if (/&#?\w{0,31}$/.test(end) && /^#?\w{0,31};/.test(after)) after = after.replace(';', '\\;');
    if (!after) return;
    this.#push(after);
    this.end = after.length >= REACH ? after.slice(-REACH) : (end + after).slice(-REACH);
  }

  /** A word with an address is a part of its own: what goes on with it decides how it is written. */
  #push(text: string): void {
    const last = this.#isInAddress ? (this.#parts.pop() ?? '') : '';
    const isMarked = last !== '' && (MARK_IN_WORD.test(text) || (/[*~]$/.test(last) && GOES_ON.test(text)));
    const whole = (isMarked ? withClosedAddress(last) : last) + text;
    const word = lastWord(whole);
    this.#isInAddress = holdsAddress(word);
    if (this.#isInAddress) this.#parts.push(whole.slice(0, whole.length - word.length), word);
    else this.#parts.push(whole);
  }

  toString(): string {
    return this.#parts.join('');
  }
}

const LETTER_END = /[\p{L}\p{N}]$/u;
const LETTER_START = /^[\p{L}\p{N}]/u;
/**
 * A letter right outside a mark. Symbols and emoji count as letters too: they do before CommonMark 0.31, and for
 * parsers that see UTF-16.
 */
const WORD_END = /[^\s\p{P}$+<=>^`|~\ue000]$/u;
const WORD_START = /^[^\s\p{P}$+<=>^`|~\ue000]/u;
/** Punctuation at the start of a text, escaped or not, that is no mark, link or code (`a\`) itself. */
const MARKS_START = /^(?:\\[!-/:-@[-`{-~]|[^\p{L}\p{N}\s\\`[!*~$<\ue000]){1,20} ?/u;
const MARKS_END = /(?<!\\) ?(?:\\[!-/:-@[-_{-~]|[^\p{L}\p{N}\s\\`\])*~$>\ue000]){1,20}$/u;

const OPENING = /^[「『（【《〈“‘«(]{1,3}(?=[\p{L}\p{N}])/u;

/**
 * Appends text between a mark. Where a letter stands right outside, punctuation right inside would keep the mark from
 * working (`a**(b)**`), so it is moved out; where that cannot be done, the mark is left out.
 */
function addMarked(line: Line, run: Inline, mark: Mark, next: Inline | undefined): void {
  const { text: content } = run;
  const words = content.trim();
  if (!words) {
    line.add(content);
    return;
  }
  const lead = /^[ \n]/.exec(content)?.[0] ?? '';
  const bare = wholeInside(run) ?? words;
  // The end of the mark is that of an address too, which without a space goes on in words of scripts that set none.
  const isAddress = next !== undefined && LETTER_START.test(bareStart(next)) && endsWithAddress(bare);
  const tail = /[ \n]$/.exec(content)?.[0] ?? (isAddress ? ' ' : '');
  const [startsWord, endsWord] = [LETTER_START.test(bare), LETTER_END.test(bare)];
  // Programs look past a tilde for what is outside.
  const afterLetter = !lead && WORD_END.test(line.end.replace(/~~$/, ''));
  const beforeLetter = !tail && next !== undefined && WORD_START.test(bareStart(next));
  const isMoved = beforeLetter && !endsWord;
  // What closes outside the mark opens outside it too.
  const opening = isMoved && !afterLetter ? OPENING.exec(words)?.[0] : undefined;
  const head = opening ?? ((afterLetter && !startsWord && MARKS_START.exec(words)?.[0]) || '');
  let core = words.slice(head.length);
  const foot = (beforeLetter && !endsWord && MARKS_END.exec(core)?.[0]) || '';
  core = core.slice(0, core.length - foot.length);
  const isStuck =
    (!startsWord && !LETTER_START.test(core) && (head ? WORD_END.test(head) : afterLetter)) ||
    (!endsWord && !LETTER_END.test(core) && (foot ? WORD_START.test(foot) : beforeLetter));
  const isBesideLike = !lead && line.end.endsWith(mark[0] ?? '') && !/(?<!\\)(?:\\\\)*\\.$/.test(line.end);
  const isPossible = core !== '' && core === core.trim() && !isStuck && !isBesideLike && !isTangled(bare, mark);
  if (!isPossible && run.inside) addRuns(line, mergeMarks(run.inside), next);
  else line.add(`${lead}${head}${isPossible ? mark + apartFromMark(core, mark) + mark : core}${foot}${tail}`);
}

/** Escapes the tildes inside a deletion, any of which may become part of the mark; not in code. */
function apartFromMark(core: string, mark: Mark): string {
  if (mark !== '~~') return core;
  return core.replace(core.includes('`') ? /^~|(?<=\s)~$/g : /(?<=^|\s)~/g, '\\~');
}

/** The start of the next piece, if its own mark is left out. */
function bareStart({ mark, text }: Inline): string {
  return mark ? text.replace(/^[*~]{1,8}/, '') : text;
}

/** Whether italics begin with bold, or the other way round, and hold asterisks that could close as well as open. */
function isTangled(words: string, mark: Mark): boolean {
  return mark !== '~~' && words[0] === '*' && BOTH_WAYS.test(words.replace(FIRST_MARKED, ''));
}
const FIRST_MARKED = /^\*+(?:[^*\\]|\\.)*\*+/s;
const BOTH_WAYS = /[\p{L}\p{N}]\*+[\p{L}\p{N}]|(?:[^\p{L}\p{N}\s*\\]|\\.)\*+[^\p{L}\p{N}\s*]/u;

/** The text of bold that is italic from end to end, or the other way round: their asterisks work together. */
function wholeInside({ mark, inside = [] }: Inline): string | undefined {
  const [only, ...others] = inside.filter(({ text }) => text.trim());
  return others.length === 0 && only?.mark && only.mark !== '~~' && mark !== '~~' ? only.text.trim() : undefined;
}
