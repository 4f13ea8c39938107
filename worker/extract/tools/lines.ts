import { oneLine } from '../dom/inline-text.js';

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
      const line = lines.pop() ?? '';
      if (node.nodeType === 3) {
        const text = (node.nodeValue ?? '').replace(/[ \t\r\n]+/g, ' ');
        lines.push(line + (line === '' || line.endsWith(' ') ? text.replace(/^ /, '') : text));
      } else if (localName === 'br') lines.push(line, '');
      else if (BLOCK.test(localName)) {
        if (line) lines.push(line);
        for (const inside of linesOf(node as Element)) lines.push(inside);
        lines.push('');
      } else {
        lines.push(line);
        if (node.nodeType === 1) visit(node as Element);
      }
    }
  };
  visit(element);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function linesOfTable(table: Element): string[] {
  const rows = rowsOf(table).map((row) => Array.from(row.children, linesOf));
  const widths: number[] = [];
  for (const cells of rows)
    for (const [i, lines] of cells.slice(0, -1).entries())
      for (const { length } of lines) widths[i] = Math.max(widths[i] ?? 0, Math.min(length, MOST_COLUMN_CHARS));
  return rows.flatMap((cells) => {
    const height = cells.reduce((most, { length }) => Math.max(most, length), 0);
    const lineAt = (y: number) =>
      cells.map((lines, i) => (lines[y] ?? '').padEnd(i < cells.length - 1 ? (widths[i] ?? 0) : 0)).join('');
    return Array.from({ length: height }, (_, y) => lineAt(y));
  });
}

/** The rows of a table, without those of tables inside. */
export function rowsOf(table: Element): Element[] {
  return Array.from(table.children).flatMap((part) =>
    /^(?:thead|tbody|tfoot)$/.test(part.localName) ? [...part.children] : [part],
  );
}

/** Text on one line, with a space between cells and blocks. Depth is bounded by `parseDocument`. */
export function spacedText(nodes: Iterable<Node>): string {
  const textOf = (node: Node): string => {
    if (node.nodeType === 3) return node.nodeValue ?? '';
    const text = Array.from(node.childNodes, textOf).join('');
    return /^(?:td|th|div|p|br)$/i.test(node.nodeName) ? ` ${text} ` : text;
  };
  return oneLine(Array.from(nodes, textOf).join(''));
}
