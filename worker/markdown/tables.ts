const BLOCK_CONTENT = 'table,pre,h1,h2,h3,h4,h5,h6,hr,blockquote,figure,form';
const LISTS = 'ul,ol,dl';

/** Longer than this, a cell without a header row above it holds prose: a table used for layout. */
const PROSE_CHARS = 600;

/** What a cell was converted to; collected while the conversion runs, for a table is written when it is complete. */
export type CellTexts = Map<Node, string>;

/** The table as a GFM table, or, where a table only places blocks on the page, those blocks one after the other. */
export function tableMarkdown(table: HTMLElement, texts: CellTexts): string {
  const rows = ownRows(table).filter((row) => row.cells.length > 0);
  const caption = ownChild(table, 'caption')?.textContent?.replace(/\s+/g, ' ').trim();
  const body = isLayout(rows, texts) ? blocks(rows, texts) : grid(rows, texts);
  return `\n\n${[caption, body].filter(Boolean).join('\n\n')}\n\n`;
}

interface Row {
  cells: HTMLElement[];
  isHead: boolean;
}

/** The rows of this table and of none inside it, head first. */
function ownRows(table: HTMLElement): Row[] {
  const rows: Row[] = [];
  const collect = (parent: Element, isHead: boolean) => {
    for (const child of Array.from(parent.children)) {
      if (child.localName === 'tr') {
        const cells = Array.from(child.children).filter((cell) => /^t[dh]$/.test(cell.localName)) as HTMLElement[];
        rows.push({ cells, isHead });
      } else if (/^t(head|body|foot)$/.test(child.localName)) collect(child, child.localName === 'thead');
    }
  };
  collect(table, false);
  return rows;
}

function isLayout(rows: readonly Row[], texts: CellTexts): boolean {
  const cells = rows.flatMap((row) => row.cells);
  if (rows.every((row) => row.cells.length < 2)) return true;
  if (cells.some((cell) => cell.querySelector(BLOCK_CONTENT))) return true;
  if (rows.some((row) => row.isHead) || cells.some((cell) => cell.localName === 'th')) return false;
  return cells.some((cell) => cell.querySelector(LISTS) || (texts.get(cell) ?? '').length > PROSE_CHARS);
}

function blocks(rows: readonly Row[], texts: CellTexts): string {
  const texted = rows.flatMap((row) => row.cells).map((cell) => (texts.get(cell) ?? '').trim());
  return texted.filter(Boolean).join('\n\n');
}

/** Every row as wide as the widest; a spanned place stays empty. Without a head row the head is empty too. */
function grid(rows: readonly Row[], texts: CellTexts): string {
  const lines = spread(rows, texts);
  const width = Math.max(...lines.map((line) => line.length));
  const write = (line: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, i) => line[i] ?? '').join(' | ')} |`;
  const hasHead = rows[0] !== undefined && isHeadRow(rows[0]);
  const [head = [], ...rest] = hasHead ? lines : [[], ...lines];
  const written = rest.filter((line) => line.some(Boolean)).map(write);
  return [write(head), write(Array.from({ length: width }, () => '---')), ...written].join('\n');
}

function isHeadRow(row: Row): boolean {
  return row.isHead || row.cells.every((cell) => cell.localName === 'th');
}

function spread(rows: readonly Row[], texts: CellTexts): string[][] {
  const lines = rows.map((): string[] => []);
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of row.cells) {
      while (lines[y]?.[x] !== undefined) x += 1;
      for (let dy = 0; dy < span(cell, 'rowspan'); dy++) {
        for (let dx = 0; dx < span(cell, 'colspan'); dx++) {
          const line = lines[y + dy];
          if (line) line[x + dx] = dx || dy ? '' : inCell(texts.get(cell) ?? '');
        }
      }
    }
  });
  return lines;
}

/** At most 50: a hostile page may claim a span of millions. */
function span(cell: HTMLElement, name: string): number {
  const stated = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(stated) && stated > 1 ? Math.min(stated, 50) : 1;
}

/** A cell is one line: blocks are joined, list marks dropped, pipes escaped. */
function inCell(text: string): string {
  const lines = text.split('\n').map((line) => line.trim().replace(/^(?:[-*]|\d+\.) +|\\$/g, ''));
  return lines
    .filter(Boolean)
    .join(' ')
    .replace(/(?<!\\)\|/g, '\\|');
}

function ownChild(table: HTMLElement, name: string): Element | undefined {
  return Array.from(table.children).find((child) => child.localName === name);
}
