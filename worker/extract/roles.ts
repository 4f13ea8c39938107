/** Cheap signs, in the page's markup, that elements without a meaning of their own are given one. */
const SIGNS = /role\s*=\s*["']?(?:heading|row)\b/i;
const NEUTRAL = /^(?:div|span|p)$/;
const CELLS: Readonly<Record<string, string>> = {
  row: 'tr',
  rowgroup: 'tbody',
  cell: 'td',
  gridcell: 'td',
  columnheader: 'th',
  rowheader: 'th',
};
const DEFAULT_LEVEL = 2;

/** Rewrites headings and tables that only say by their role what they are as such, in place. Source: WAI-ARIA 1.2. */
export function plainRoles(document: Document, html: string): void {
  if (!SIGNS.test(html)) return;
  for (const heading of document.body.querySelectorAll('[role="heading"]')) {
    const level = Number(heading.getAttribute('aria-level') ?? DEFAULT_LEVEL);
    if (NEUTRAL.test(heading.localName) && level >= 1 && level <= 6) rename(heading, `h${level}`);
  }
  for (const table of document.body.querySelectorAll('[role="table"],[role="grid"]')) {
    if (!NEUTRAL.test(table.localName)) continue;
    for (const part of table.querySelectorAll('[role]')) {
      const name = CELLS[part.getAttribute('role') ?? ''];
      if (name && NEUTRAL.test(part.localName)) rename(part, name);
    }
    rename(table, 'table');
  }
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
