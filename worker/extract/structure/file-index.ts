import type { Markup } from '../parse/markup.js';

/** Title of the pages that Apache, nginx, lighttpd and others make of a folder. */
const SIGN = /^\s*(?:Index of|Directory listing for) \//i;
/** Icons of what a line is, which its name tells as well. */
const ICON = /^(?:\[[\w ]{2,9}\]|Icon ?)$/;

/** Writes the files that a server lists as preformatted text as a table, for they are links; drops their icons. In place. */
export function plainFileIndex(document: Document, { named }: Markup): void {
  if (!SIGN.test(named('title')[0]?.textContent ?? '')) return;
  for (const icon of document.body.querySelectorAll('img[alt]'))
    if (ICON.test(icon.getAttribute('alt') ?? '')) icon.remove();
  for (const list of document.body.querySelectorAll('pre')) {
    const files = Array.from(list.children).filter(isFile);
    if (files.length === 0) continue;
    const table = document.createElement('table');
    table.append(...files.map(rowOf));
    list.replaceWith(table);
  }
}

/** The heads of the columns are links as well, which sort the list. */
function isFile(element: Element): boolean {
  return element.localName === 'a' && /^[^?#]/.test(element.getAttribute('href') ?? '');
}

/** What stands behind a name on its line: days, sizes, two spaces or more between them. */
function rowOf(file: Element): Element {
  const { ownerDocument: document, nextSibling: behind } = file;
  const facts = (behind?.nodeType === 3 ? (behind.nodeValue ?? '') : '').trim().split(/\s{2,}/);
  const row = document.createElement('tr');
  for (const content of [file, ...facts.filter(Boolean)]) {
    const cell = document.createElement('td');
    cell.append(content);
    row.append(cell);
  }
  return row;
}
