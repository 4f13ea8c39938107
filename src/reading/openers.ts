import { isBlank, isSpace, type Line, runEnd } from './lines.js';

/** What a line may begin, whatever stood before it. */
export type Opener =
  | { kind: 'heading'; level: number }
  | { kind: 'code'; fence: string; length: number }
  | { kind: 'rule' }
  | { kind: 'quote' }
  /** `content` is the columns that its further lines are indented by. */
  | { kind: 'item'; content: number; from: number; interrupts: boolean }
  /** `until` is what ends it; without, a blank line does. */
  | { kind: 'html'; until?: string | undefined; interrupts: boolean };

/** What begins with this line; undefined for a paragraph, indented code and whatever else goes on. */
export function openerOf(text: string, line: Line): Opener | undefined {
  if (isBlank(line) || line.indent > 3) return undefined;
  const at = line.text;
  switch (text[at]) {
    case '#':
      return headingAt(text, line);
    case '`':
    case '~':
      return fenceAt(text, line);
    case '>':
      return { kind: 'quote' };
    case '<':
      return htmlAt(text, line);
    case '*':
    case '-':
    case '_':
      if (isRule(text, line)) return { kind: 'rule' };
      return text[at] === '_' ? undefined : itemAt(text, line, at + 1);
    case '+':
      return itemAt(text, line, at + 1);
    default:
      return numberedAt(text, line);
  }
}

function headingAt(text: string, { text: at, to }: Line): Opener | undefined {
  const end = runEnd(text, at, to);
  const level = end - at;
  return level <= 6 && (end === to || isSpace(text, end, end + 1)) ? { kind: 'heading', level } : undefined;
}

function fenceAt(text: string, { text: at, to }: Line): Opener | undefined {
  const end = runEnd(text, at, to);
  const fence = text[at] ?? '';
  if (end - at < 3) return undefined;
  // Backticks after backticks are a code span.
  const info = fence === '`' ? text.indexOf('`', end) : -1;
  return info >= 0 && info < to ? undefined : { kind: 'code', fence, length: end - at };
}

/** Whether this line ends the code that such a fence began. */
export function closes({ fence, length }: { fence: string; length: number }, text: string, line: Line): boolean {
  if (line.indent > 3 || text[line.text] !== fence) return false;
  const end = runEnd(text, line.text, line.to);
  return end - line.text >= length && isSpace(text, end, line.to);
}

function isRule(text: string, { text: at, to }: Line): boolean {
  let marks = 0;
  for (let i = at; i < to; i++) {
    if (text[i] === text[at]) marks += 1;
    else if (!isSpace(text, i, i + 1)) return false;
  }
  return marks >= 3;
}

function numberedAt(text: string, line: Line): Opener | undefined {
  let end = line.text;
  while (end < line.to && end - line.text < 9 && isDigit(text.charCodeAt(end))) end += 1;
  if (end === line.text || (text[end] !== '.' && text[end] !== ')')) return undefined;
  const item = itemAt(text, line, end + 1);
  // Only a list that begins at 1 may interrupt a paragraph, or a year at the start of a line would.
  return item?.kind === 'item' ? { ...item, interrupts: item.interrupts && text.slice(line.text, end) === '1' } : item;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** An item whose marker ends at `end`. */
function itemAt(text: string, { indent, text: at, to }: Line, end: number): Opener | undefined {
  if (end < to && !isSpace(text, end, end + 1)) return undefined;
  let from = end;
  while (from < to && isSpace(text, from, from + 1)) from += 1;
  const isEmpty = from === to;
  const marker = indent + end - at;
  const gap = from - end;
  // More than four blanks are one, and code after it.
  const content = isEmpty || gap > 4 ? marker + 1 : marker + gap;
  return { kind: 'item', content, from: isEmpty ? to : end, interrupts: !isEmpty };
}

const BLOCK_TAGS = new Set(
  'address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead title tr track ul'.split(
    ' ',
  ),
);

/** What begins a block of HTML that a blank line does not end, and what ends it. */
const HTML_ENDS: [open: RegExp, until: string][] = [
  [/^<!--/, '-->'],
  [/^<\?/, '?>'],
  [/^<!\[CDATA\[/, ']]>'],
  [/^<![a-z]/i, '>'],
  [/^<pre(?=[\s>]|$)/i, '</pre>'],
  [/^<script(?=[\s>]|$)/i, '</script>'],
  [/^<style(?=[\s>]|$)/i, '</style>'],
  [/^<textarea(?=[\s>]|$)/i, '</textarea>'],
];

function htmlAt(text: string, { text: at, to }: Line): Opener | undefined {
  const head = text.slice(at, Math.min(to, at + 40));
  for (const [open, until] of HTML_ENDS) if (open.test(head)) return { kind: 'html', until, interrupts: true };
  const tag = /^<\/?([a-z][a-z\d-]*)(?=[\s/>]|$)/i.exec(head)?.[1]?.toLowerCase();
  if (tag === undefined) return undefined;
  if (BLOCK_TAGS.has(tag)) return { kind: 'html', interrupts: true };
  // Any other tag has to be alone on its line.
  const whole = text.slice(at, to).trimEnd();
  const isAlone = whole.indexOf('>') === whole.length - 1;
  return isAlone ? { kind: 'html', interrupts: false } : undefined;
}
