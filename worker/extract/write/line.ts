import { type Mark, type Phrase, text } from '../../tree.js';
import { codeSpan, endsWithAddress, escapeInline, settleDollars, withoutAutolinks } from './escape.js';

/** Inline Markdown; a newline in it is a hard break. With `mark`, the text has still to be put between that mark. */
interface Run {
  text: string;
  mark?: string;
  /** What the text was joined of, whose own marks are kept where this one cannot be set. */
  inside?: readonly Run[];
}

const MARKS: Readonly<Record<Mark, string>> = { emphasis: '*', strong: '**', delete: '~~' };

/** Phrases as inline Markdown. */
export function inline(phrases: readonly Phrase[], inTable = false): string {
  return joined(runsOf(phrases, inTable));
}

/** A link in a line of its own. */
export function linkMarkdown(words: string, url: string): string {
  return settleDollars(inline([{ type: 'link', url, children: [text(words)] }]));
}

/** Inline Markdown on one line, for headings and cells. */
export function withoutBreaks(text: string): string {
  return text.includes('\n') ? text.replace(/\s*\n\s*/g, ' ').trim() : text.trim();
}

/** Text that the page tore into pieces is escaped as a whole. `behind` is how what stands behind all begins. */
function runsOf(phrases: readonly Phrase[], inTable: boolean, behind = ''): Run[] {
  const runs: Run[] = [];
  let words = '';
  for (const [i, phrase] of phrases.entries()) {
    const next = phrases[i + 1];
    const start = next ? startOf(next) : behind;
    if (phrase.type !== 'text') runs.push(runOf(phrase, inTable, start));
    else if (next?.type === 'text') words += phrase.value;
    else {
      runs.push({ text: escapeInline((words + phrase.value).replace(/ {2,}/g, ' '), /^\S/.test(start)) });
      words = '';
    }
  }
  return runs;
}

/** How a phrase begins: with a letter or space of its text, or else with a mark. */
function startOf(phrase: Phrase): string {
  if (phrase.type === 'text') return phrase.value.slice(0, 2);
  if (phrase.type === 'break') return '\n';
  const [first] = phrase.type in MARKS && 'children' in phrase ? phrase.children : [];
  return first ? startOf(first) : '[';
}

function runOf(phrase: Phrase, inTable: boolean, behind: string): Run {
  switch (phrase.type) {
    case 'text':
      return { text: escapeInline(phrase.value) };
    case 'break':
      return { text: '\n' };
    case 'inlineCode':
      return { text: code(phrase.value, inTable, phrase.isLine) };
    case 'inlineMath':
      return { text: `$${phrase.value}$` };
    case 'checkbox':
      return { text: phrase.isChecked ? '[x] ' : '[ ] ' };
    case 'footnoteReference':
      return { text: `[^${phrase.label}]` };
    case 'image':
      return { text: `![${withoutAutolinks(escapeInline(phrase.alt))}](${destination(phrase.url)})` };
    case 'link':
      return { text: link(joined(runsOf(phrase.children, inTable)), phrase.url) };
    default: {
      // A letter is kept apart from the address in a mark by a space.
      const inside = runsOf(phrase.children, inTable, LETTER_START.test(behind) ? '' : behind);
      return { mark: MARKS[phrase.type], text: joined(inside), inside };
    }
  }
}

/** A table cell cannot hold code with an escaped `|`, so that becomes text. */
function code(value: string, inTable: boolean, isLine = false): string {
  return inTable && value.includes('\\|') ? escapeInline(value.replace(/\s+/g, ' ')) : codeSpan(value, isLine);
}

function link(text: string, url: string): string {
  // Some programs look for a link inside the link in spite of the first backslash.
  const words = withoutAutolinks(text.trim().replace(/\s*\n\s*/g, '\n')).replaceAll('\\](', '\\]\\(');
  if (!words) return text ? ' ' : '';
  return `${/^\s/.test(text) ? ' ' : ''}[${words}](${destination(url)})${/\s$/.test(text) ? ' ' : ''}`;
}

/**
 * The destination of a Markdown link. White space, `<>`, backticks and backslashes, which opaque addresses (`mailto:`)
 * may hold, are percent-encoded: a backslash would escape. Brackets that do not pair are escaped.
 */
function destination(url: string): string {
  const plain = /[\s<>`\\]/.test(url) ? url.replace(/[\s<>`\\]/g, (char) => encodeURIComponent(char)) : url;
  if (!/[()]/.test(plain)) return plain;
  let open = 0;
  const paired = [...plain].every((char) => {
    if (char === '(') open += 1;
    if (char === ')') open -= 1;
    return open >= 0;
  });
  return paired && open === 0 ? plain : plain.replace(/[()]/g, '\\$&');
}

/** Runs as one string: equal marks side by side become one, and neighbours form nothing that neither is. */
function joined(runs: readonly Run[]): string {
  if (runs.length === 1 && !runs[0]?.mark) return runs[0]?.text ?? '';
  const line = new Line();
  addRuns(line, mergeMarks(runs), undefined);
  return line.toString();
}

function addRuns(line: Line, runs: readonly Run[], next: Run | undefined): void {
  runs.forEach((run, i) => {
    if (run.mark) addMarked(line, run, run.mark, runs[i + 1] ?? next);
    else line.add(run.text);
  });
}

/** Merges equal marks that follow each other; an empty element or a space between does not separate them. */
function mergeMarks(all: readonly Run[]): Run[] {
  const runs = all.filter(({ text }) => text);
  const merged: Run[] = [];
  for (let i = 0; i < runs.length; ) {
    const first = runs[i] as Run;
    let end = i + 1;
    while (first.mark) {
      const next = runs[end]?.text === ' ' ? end + 1 : end;
      if (runs[next]?.mark !== first.mark) break;
      end = next + 1;
    }
    const inside = first.mark && end > i + 1 ? runs.slice(i, end).flatMap((run) => run.inside ?? [run]) : undefined;
    merged.push(inside ? { ...first, text: joined(inside), inside } : first);
    i = end;
  }
  return merged.map((run) => (SENTENCE_MARK.test(run.text) ? { text: run.text } : run));
}

/** Looks the same bold or italic, as the end of a sentence after a link is. */
const SENTENCE_MARK = /^[.,;:!?] ?$/;
/** Characters: as far back as two neighbours can form something. */
const REACH = 40;

/** A growing line, of which only the end is looked at, so that many pieces cost no more than their length. */
class Line {
  readonly #parts: string[] = [];
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
    this.#parts.push(after);
    this.end = after.length >= REACH ? after.slice(-REACH) : (end + after).slice(-REACH);
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
function addMarked(line: Line, run: Run, mark: string, next: Run | undefined): void {
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
function apartFromMark(core: string, mark: string): string {
  if (mark !== '~~') return core;
  return core.replace(core.includes('`') ? /^~|(?<=\s)~$/g : /(?<=^|\s)~/g, '\\~');
}

/** The start of the next piece, if its own mark is left out. */
function bareStart({ mark, text }: Run): string {
  return mark ? text.replace(/^[*~]{1,8}/, '') : text;
}

/** Whether italics begin with bold, or the other way round, and hold asterisks that could close as well as open. */
function isTangled(words: string, mark: string): boolean {
  return mark !== '~~' && words[0] === '*' && BOTH_WAYS.test(words.replace(FIRST_MARKED, ''));
}
const FIRST_MARKED = /^\*+(?:[^*\\]|\\.)*\*+/s;
const BOTH_WAYS = /[\p{L}\p{N}]\*+[\p{L}\p{N}]|(?:[^\p{L}\p{N}\s*\\]|\\.)\*+[^\p{L}\p{N}\s*]/u;

/** The text of bold that is italic from end to end, or the other way round: their asterisks work together. */
function wholeInside({ mark, inside = [] }: Run): string | undefined {
  const [only, ...others] = inside.filter(({ text }) => text.trim());
  return others.length === 0 && only?.mark && only.mark !== '~~' && mark !== '~~' ? only.text.trim() : undefined;
}
