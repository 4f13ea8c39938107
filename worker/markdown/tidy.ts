const FENCE = /^[\s>]*(?:[-*]\s+|\d+\.\s+)*(`{3,})/;

/** No trailing spaces, no more than one blank line in a row, no dangling hard breaks; fenced code stays as it is. */
export function tidy(markdown: string): string {
  const lines: string[] = [];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? '';
    const inside = fence !== '';
    if (!inside) fence = mark;
    else if (mark.length >= fence.length && line.trim().replace(/^[>\s]+/, '') === mark) fence = '';
    if (inside) {
      lines.push(line.trimEnd());
      continue;
    }
    const text = line.trimEnd();
    if (!isBlank(text)) lines.push(text);
    else if (lines.length > 0 && !isBlank(lines.at(-1))) {
      lines[lines.length - 1] = withoutHardBreak(lines.at(-1) ?? '');
      lines.push(withoutHardBreak(text));
    }
  }
  return withoutHardBreak(lines.join('\n').trimEnd());
}

/** Nothing but quote marks, or a hard break after another one. */
function isBlank(line: string | undefined): boolean {
  return line === undefined || /^[\s>]*\\?$/.test(line);
}

/** A single backslash at the end of a block breaks nothing; a doubled one is text. */
function withoutHardBreak(line: string): string {
  return line.replace(/(?<!\\)((?:\\\\)*)\\$/, '$1').trimEnd();
}
