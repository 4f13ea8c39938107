import type { Markup } from '../parse/markup.js';

/** Title of a folder's listing by Apache, nginx, lighttpd and others. */
const SIGN = /^\s*(?:Index of|Directory listing for) \//i;
/** Alternative texts of file icons, which the file names make redundant. */
const ICON = /^(?:\[[\w ]{2,9}\]|Icon ?)$/;

/**
 * Makes a table of the files that a server lists as preformatted text, because they are links; drops their icons. In
 * place.
 */
export function plainFileIndex(document: Document, { named }: Markup): void {
  if (!SIGN.test(named('title')[0]?.textContent ?? '')) return;
  for (const icon of document.body.querySelectorAll('img[alt]'))
    if (ICON.test(icon.getAttribute('alt') ?? '')) icon.remove();
  for (const list of document.body.querySelectorAll('pre')) {
    const files = Array.from(list.children).filter(isFile);
    if (files.length === 0) continue;
    const table = document.createElement('table');
    for (const file of files) table.append(rowOf(file));
    list.replaceWith(table);
  }
}

/** Whether a link is a file; the heads of the columns are links as well, which sort the list. */
function isFile(element: Element): boolean {
  return element.localName === 'a' && /^[^?#]/.test(element.getAttribute('href') ?? '');
}

/** A file's row: its name, and what follows it on the line (date, size), separated by two spaces or more. */
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
