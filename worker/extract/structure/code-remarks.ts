import { classOf } from '../../dom/class-of.js';
import { moveInside } from '../../dom/move.js';
import { isGutter } from '../recognise/code.js';

/** Elements of comments that code does not have. */
const WRITTEN = 'p,ul,ol,blockquote';
const CODE_CELL = /(?:^|\s)(?:blob-code|line_content|lines-code|code)(?:\s|$)/;

/**
 * Divides the table of a diff, in place, where review comments stand in a row of their own: GitHub, GitLab, Gitea.
 * Returns the remaining tables, which hold code alone.
 */
export function partAtRemarks(table: Element): Element[] {
  const rows = Array.from(table.querySelectorAll('tr')).filter((row) => row.closest('table') === table);
  const remarks = new Map(rows.map((row) => [row, remarkIn(row)] as const));
  if (rows.every((row) => !remarks.get(row))) return [table];
  const { ownerDocument: document } = table;
  const tables: Element[] = [];
  let lines: Element | undefined;
  for (const row of rows) {
    const remark = remarks.get(row);
    if (remark) {
      const box = document.createElement('div');
      moveInside(remark, box);
      table.before(box);
      lines = undefined;
      continue;
    }
    if (!lines) {
      lines = document.createElement('table');
      lines.className = classOf(table);
      table.before(lines);
      tables.push(lines);
    }
    lines.append(row);
  }
  table.remove();
  return tables;
}

/** The cell of a review comment, if the row holds one. */
function remarkIn(row: Element): Element | undefined {
  if (!row.querySelector(WRITTEN)) return undefined;
  const cells = Array.from(row.children).filter((cell) => !isGutter(cell) && cell.textContent?.trim());
  const [only, other] = cells;
  return only && !other && !CODE_CELL.test(classOf(only)) && only.querySelector(WRITTEN) ? only : undefined;
}
