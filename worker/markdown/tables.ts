import type { Context, Write } from './context.js';
import { settleDollars } from './escape.js';
import { type Block, blocksOf, type Piece } from './pieces.js';

/** Longer than this, a cell without a header row above it holds prose: a table used for layout. */
const PROSE_CHARS = 600;

/** Blocks that no cell of a Markdown table can hold: with one, the table only places blocks on the page. */
const UNFIT: ReadonlySet<string> = new Set(['heading', 'table', 'code', 'other']);

interface Cell {
  element: Element;
  blocks: Block[];
}

interface Row {
  cells: Cell[];
  section: Section;
}

type Section = 'thead' | 'tbody' | 'tfoot';
const SECTIONS: readonly string[] = ['thead', 'tbody', 'tfoot'] satisfies Section[];

/** The table as a GFM table, or, where a table only places blocks on the page, those blocks one after the other. */
export function tableBlocks(table: Element, context: Context, write: Write): Block[] {
  const inside = { ...context, inTable: true };
  const captions: Piece[] = [];
  const rows: Row[] = [];
  const collect = (parent: Element, section: Section) => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      const { localName } = node as Element;
      if (localName === 'tr') {
        const cells = cellsOf(node as Element, inside, write);
        if (cells.length > 0) rows.push({ cells, section });
      } else if (SECTIONS.includes(localName)) {
        collect(node as Element, localName as Section);
      } else if (localName === 'caption') captions.push(...write.inside(node, context), { text: '\n\n' });
      else if (node.nodeType === 1 && !/^col/.test(localName)) rows.push(stray(node as Element, inside, write));
      else captions.push(...write.node(node, context)); // as browsers do: text between rows goes before the table
    }
  };
  collect(table, 'tbody');
  rows.sort((a, b) => SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section));
  const above = blocksOf(captions);
  if (isLayout(rows)) return [...above, ...rows.flatMap((row) => row.cells.flatMap((cell) => cell.blocks))];
  return [...above, { block: grid(rows), kind: 'table' }];
}

function cellsOf(row: Element, context: Context, write: Write): Cell[] {
  const cells: Cell[] = [];
  for (let node = row.firstChild; node; node = node.nextSibling) {
    if (node.nodeType !== 1) continue;
    cells.push({ element: node as Element, blocks: blocksOf(write.inside(node, context)) });
  }
  return cells;
}

/** What stands between the rows, where only broken markup puts anything. */
function stray(element: Element, context: Context, write: Write): Row {
  return { cells: [{ element, blocks: blocksOf(write.inside(element, context)) }], section: 'tbody' };
}

function isLayout(rows: readonly Row[]): boolean {
  if (rows.every((row) => row.cells.length < 2)) return true;
  const cells = rows.flatMap((row) => row.cells);
  if (cells.some(({ blocks }) => blocks.some(({ kind }) => UNFIT.has(kind)))) return true;
  if (rows.some((row) => row.section === 'thead') || cells.some(({ element }) => element.localName === 'th'))
    return false;
  const isLong = ({ blocks }: Cell) => blocks.reduce((size, { block }) => size + block.length, 0) > PROSE_CHARS;
  return cells.some((cell) => isLong(cell) || cell.blocks.some(({ kind }) => kind === 'list'));
}

/** Every row as wide as the widest; a spanned place stays empty. Without a head row the head is empty too. */
function grid(rows: readonly Row[]): string {
  const lines = spread(rows);
  const width = lines.reduce((widest, line) => Math.max(widest, line.length), 0);
  const places = Array.from({ length: width }, (_, i) => i);
  const write = (line: readonly string[]) => `| ${places.map((i) => line[i] ?? '').join(' | ')} |`;
  const hasHead = rows[0] !== undefined && isHeadRow(rows[0]);
  const [head = [], ...rest] = hasHead ? lines : [[], ...lines];
  const written = rest.filter((line) => line.some(Boolean)).map(write);
  return [write(head), write(alignments(rows, width)), ...written].join('\n');
}

function isHeadRow(row: Row): boolean {
  return row.section === 'thead' || row.cells.every(({ element }) => element.localName === 'th');
}

const RULES: Readonly<Record<string, string>> = { left: ':---', center: ':---:', right: '---:' };

/** As the first row that has a cell for each column states it. */
function alignments(rows: readonly Row[], width: number): string[] {
  const row = rows.find(({ cells }) => cells.length === width);
  return Array.from({ length: width }, (_, i) => {
    const cell = row?.cells[i]?.element;
    const style = /text-align:\s*(left|center|right)/.exec(cell?.getAttribute('style') ?? '')?.[1];
    return RULES[(cell?.getAttribute('align') ?? style ?? '').toLowerCase()] ?? '---';
  });
}

function spread(rows: readonly Row[]): string[][] {
  const lines = rows.map((): string[] => []);
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of row.cells) {
      while (lines[y]?.[x] !== undefined) x += 1;
      const text = inCell(cell.blocks);
      const [width, height] = [span(cell.element, 'colSpan'), span(cell.element, 'rowSpan')];
      for (let dy = 0; dy < height; dy++) {
        for (let dx = 0; dx < width; dx++) {
          const line = lines[y + dy];
          if (line) line[x + dx] = dx || dy ? '' : text;
        }
      }
    }
  });
  return lines.map((line) => Array.from(line, (text) => text ?? ''));
}

/** At most 50: a hostile page may claim a span of millions. React writes the name as its own property is called. */
function span(cell: Element, name: string): number {
  const stated = Number(cell.getAttribute(name.toLowerCase()) ?? cell.getAttribute(name) ?? 1);
  return Number.isInteger(stated) && stated > 1 ? Math.min(stated, 50) : 1;
}

/** A cell is one line: blocks are joined, list marks dropped, pipes escaped. */
function inCell(blocks: readonly Block[]): string {
  const lines = blocks.flatMap(({ block, kind }) =>
    block.split('\n').map((line) => {
      const text = line.trim().replace(/(?<!\\)((?:\\\\)*)\\$/, '$1');
      return kind === 'list' ? text.replace(/^(?:[-*]|\d+\.) +/, '') : text;
    }),
  );
  const text = settleDollars(lines.filter(Boolean).join(' '));
  return text.includes('|') ? text.replace(/\\.|\|/gs, (found) => (found === '|' ? '\\|' : found)) : text;
}
