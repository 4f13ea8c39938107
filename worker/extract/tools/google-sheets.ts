import { HIDDEN_BY } from '../../page.js';
import type { Markup } from '../dom/markup.js';

/** Cheap sign of a published sheet. */
const SIGN = /\bwaffle\b/;
const GRID = 'table.waffle';
/** Letters of columns, numbers of rows, and the lines that stay in view. */
const FRAME = 'thead,.row-headers-background,.freezebar-cell,.row-header-shim';
const MOST_SHEETS = 50;

/**
 * Leaves of a page the sheets that Google published there, each below its name where there are several, without what is
 * around their cells, in place: a script shows the first one, and all are hidden until then.
 */
export function showSheets({ body }: Document, { names }: Markup, { hostname }: URL): Element | undefined {
  if (hostname !== 'docs.google.com' || !SIGN.test(names)) return undefined;
  const grids = Array.from(body.querySelectorAll(GRID)).slice(0, MOST_SHEETS);
  const titles = Array.from(body.querySelectorAll('#sheet-menu > li'), ({ textContent }) => textContent?.trim() ?? '');
  const shown = grids.flatMap((grid, i) => {
    for (const part of grid.querySelectorAll(FRAME)) part.remove();
    grid.removeAttribute(HIDDEN_BY);
    const title = body.ownerDocument.createElement('h2');
    title.textContent = titles[i] ?? '';
    if (!grid.textContent?.trim()) return [];
    return titles.length > 1 && titles.length === grids.length ? [title, grid] : [grid];
  });
  if (shown.length === 0) return undefined;
  const sheets = body.ownerDocument.createElement('div');
  sheets.append(...shown);
  body.replaceChildren(sheets);
  return sheets;
}
