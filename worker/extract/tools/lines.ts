/** Characters: a wider column is not padded, or each of many rows would pay for one long cell. */
const MOST_COLUMN_CHARS = 100;
const BLOCK = /^(?:table|p|div|blockquote|ul|ol|li|pre)$/;

/**
 * The text of an element, line by line, as its tables, blocks and line breaks set it. White space of the markup is one
 * space, and none at the start of a line. Depth is bounded by `parseDocument`.
 */
export function linesOf(element: Element): string[] {
  if (element.localName === 'table') return linesOfTable(element);
  const lines: string[] = [''];
  const visit = (parent: Element) => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      const { localName } = node as Element;
      if (node.nodeType === 3) addText(lines, node.nodeValue ?? '');
      else if (localName === 'br') lines.push('');
      else if (node.nodeType === 1 && BLOCK.test(localName)) {
        if (lines.at(-1) === '') lines.pop();
        for (const line of linesOf(node as Element)) lines.push(line);
        lines.push('');
      } else if (node.nodeType === 1) visit(node as Element);
    }
  };
  visit(element);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function addText(lines: string[], text: string): void {
  const line = lines.at(-1) ?? '';
  const words = text.replace(/[ \t\r\n]+/g, ' ');
  lines[lines.length - 1] = line + (line === '' || line.endsWith(' ') ? words.replace(/^ /, '') : words);
}

function linesOfTable(table: Element): string[] {
  const rows = rowsOf(table).map((row) => Array.from(row.children, linesOf));
  const widths: number[] = [];
  for (const cells of rows) {
    for (const [i, lines] of cells.slice(0, -1).entries()) {
      const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
      widths[i] = Math.max(widths[i] ?? 0, Math.min(width, MOST_COLUMN_CHARS));
    }
  }
  return rows.flatMap((cells) => {
    const height = cells.reduce((most, lines) => Math.max(most, lines.length), 0);
    return Array.from({ length: height }, (_, y) =>
      cells.map((lines, i) => (lines[y] ?? '').padEnd(i < cells.length - 1 ? (widths[i] ?? 0) : 0)).join(''),
    );
  });
}

/** The rows of a table, without those of tables inside. */
export function rowsOf(table: Element): Element[] {
  return Array.from(table.children).flatMap((part) =>
    /^(?:thead|tbody|tfoot)$/.test(part.localName) ? [...part.children] : [part],
  );
}
