import { classOf } from '../../dom/class-of.js';
import { outermost } from '../../dom/outermost.js';

/** Cheap signs of qdoc. */
export const QDOC_SIGNS = /class\s*=\s*["'](?:alignedsummary|propsummary|fn)\b/;

/** Marks up declarations that qdoc sets as table rows or headings, in place. Source: Qt 5 and 6. */
export function plainQdoc({ body }: Document): void {
  for (const table of outermost(body.querySelectorAll('table.alignedsummary'))) plainSummary(table);
  for (const heading of body.querySelectorAll('h3.fn')) heading.setAttribute('class', 'fn code-header');
}

/** A row is a declaration with its type in a cell of its own; one with a colon at the end is a fact about the class. */
function plainSummary(table: Element): void {
  const rows = outermost(table.querySelectorAll('tr')).map(({ children }) => Array.from(children));
  const isDeclaration = ([type, name, ...more]: readonly Element[]) =>
    more.length === 0 &&
    /memItemLeft/.test(type ? classOf(type) : '') &&
    /memItemRight/.test(name ? classOf(name) : '');
  if (!rows.every(isDeclaration) || rows.some(([type]) => type?.textContent?.trim().endsWith(':'))) return;
  const { ownerDocument: document } = table;
  const list = document.createElement('ul');
  for (const cells of rows) {
    const text = cells.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim() ?? '').join(' ');
    const item = document.createElement('li');
    const code = document.createElement('code');
    code.textContent = text.trim().replace(/([*&]) (?=[\w~]+\()/, '$1');
    item.append(code);
    list.append(item);
  }
  table.replaceWith(list);
}
