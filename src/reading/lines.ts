/** A line of a text, as what contains it (a quote, a list item) leaves it. Offsets are those of the whole text. */
export interface Line {
  /** Where the line begins, markers of what contains it included. */
  at: number;
  /** Where its own content begins. */
  from: number;
  /** Where that ends, before the line break. */
  to: number;
  /** Where the next line begins. */
  end: number;
  /** Columns of white space before its content. */
  indent: number;
  /** Where the content after that white space begins; `to` for a blank line. */
  text: number;
}

const [TAB, FEED, RETURN, BLANK] = [9, 10, 13, 32];

/** The lines of `text` from `start` to `end`. */
export function linesOf(text: string, start: number, end: number): Line[] {
  const lines: Line[] = [];
  for (let at = start; at < end; ) {
    const feed = text.indexOf('\n', at);
    const next = feed < 0 || feed >= end ? end : feed + 1;
    let to = feed < 0 || feed >= end ? end : feed;
    if (to > at && text.charCodeAt(to - 1) === RETURN) to -= 1;
    lines.push(lineFrom(text, { at, from: at, to, end: next }));
    at = next;
  }
  return lines;
}

/** A line whose content begins further on. */
export function lineFrom(text: string, { at, from, to, end }: Pick<Line, 'at' | 'from' | 'to' | 'end'>): Line {
  let indent = 0;
  let i = from;
  for (; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code === BLANK) indent += 1;
    else if (code === TAB) indent += 4 - (indent % 4);
    else break;
  }
  return { at, from, to, end, indent, text: i };
}

export function isBlank({ text, to }: Line): boolean {
  return text >= to;
}

/** The same line without up to so many columns of its white space. */
export function outdented(text: string, line: Line, columns: number): Line {
  let left = columns;
  let from = line.from;
  while (left > 0 && from < line.text) {
    left -= text.charCodeAt(from) === TAB ? 4 : 1;
    from += 1;
  }
  return lineFrom(text, { ...line, from });
}

/** Where a run of one character ends. */
export function runEnd(text: string, from: number, to: number): number {
  const code = text.charCodeAt(from);
  let i = from;
  while (i < to && text.charCodeAt(i) === code) i += 1;
  return i;
}

/** Whether nothing but white space stands there. */
export function isSpace(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code !== BLANK && code !== TAB && code !== RETURN && code !== FEED) return false;
  }
  return true;
}

/** Whether an odd number of backslashes stands before `at`. */
export function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - 1 - slashes] === '\\') slashes += 1;
  return slashes % 2 === 1;
}
