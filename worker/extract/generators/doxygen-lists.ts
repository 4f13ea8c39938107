import { classOf } from '../../dom/class-of.js';
import { moveInside } from '../../dom/move.js';
import { outermost } from '../../dom/outermost.js';

/** Tables of names and their meanings: parameters, return values, exceptions. */
const MEANINGS = 'table.params,table.retval,table.tparams,table.exception';
/** The id of a row in a tree of files or classes tells its place: `row_0_1_`. */
const ROW_NAME = /^row_((?:\d+_)+)$/;
/** Arrows that unfold a branch, and icons for the kind of an entry. */
const DRAWN = '.arrow,.icona,.iconfopen,.iconfclosed,.icondoc,.iconclass,.iconexamples';
/** Levels: files are no deeper in folders. */
const MOST_DEEP = 20;

/** Whether an element is a row of such a tree, folded until a click. */
export function isTreeRow({ id, localName }: Element): boolean {
  return localName === 'tr' && ROW_NAME.test(id);
}

/** Makes lists of names that Doxygen sets as tables without a head, in place. */
export function plainLists(body: Element): void {
  for (const table of outermost(body.querySelectorAll(MEANINGS))) plainMeanings(table);
  for (const table of outermost(body.querySelectorAll('table.directory'))) plainTree(table);
  for (const levels of body.querySelectorAll('div.directory > div.levels')) levels.remove();
  // `static`, `inline`: only style sets them apart.
  for (const label of body.querySelectorAll('.mlabel')) if (label.previousSibling) label.before(' ');
}

/** Makes a list of names, each with its direction (in, out) and meaning. */
function plainMeanings(table: Element): void {
  const { ownerDocument: document } = table;
  const list = document.createElement('ul');
  for (const row of outermost(table.querySelectorAll('tr'))) {
    const said = row.lastElementChild;
    const named = [...row.children].slice(0, -1);
    if (!said || named.length === 0) continue;
    const isWay = (cell: Element) => classOf(cell) === 'paramdir';
    const item = document.createElement('li');
    const name = document.createElement('strong');
    name.textContent = named
      .filter((cell) => !isWay(cell))
      .map(textOf)
      .join(' ');
    const way = named.filter(isWay).map(textOf).join(' ');
    item.append(name, way ? ` ${way}: ` : ': ');
    moveInside(said, item);
    list.append(item);
  }
  table.replaceWith(list);
}

/** Makes a nested list of a tree. A table with the same class lists the members of a class, in rows without a place. */
function plainTree(table: Element): void {
  const { ownerDocument: document } = table;
  const rows = outermost(table.querySelectorAll('tr'));
  if (!rows.every(isTreeRow)) return;
  const lists = [document.createElement('ul')];
  for (const row of rows) {
    const depth = Math.min((ROW_NAME.exec(row.id)?.[1] ?? '').split('_').length - 1, lists.length, MOST_DEEP);
    for (const drawn of row.querySelectorAll(DRAWN)) drawn.remove();
    const item = document.createElement('li');
    for (const cell of [...row.children]) {
      if (item.firstChild && cell.textContent?.trim()) item.append(': ');
      moveInside(cell, item);
    }
    lists[depth - 1]?.append(item);
    lists.length = depth;
    const inside = document.createElement('ul');
    item.append(inside);
    lists.push(inside);
  }
  table.replaceWith(lists[0] ?? '');
}

function textOf({ textContent }: Element): string {
  return textContent?.trim() ?? '';
}
