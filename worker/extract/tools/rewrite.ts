import { classOf } from '../../html/class-of.js';
import { moveInside, putInstead } from '../../html/move.js';
import { oneLine } from '../dom/inline-text.js';
import type { Guard } from '../guard.js';
import { linesOf, rowsOf } from './lines.js';
import type { Tool, Verb } from './tool.js';

/** Drops and rewrites, in place, what a row of `Tool` names. */
export function rewrite(body: Element, { drop, rename = {} }: Tool, isMatter: Guard): void {
  for (const element of drop ? body.querySelectorAll(drop) : []) if (!isMatter(element)) dropBeside(element);
  for (const [selector, verb] of Object.entries(rename)) {
    const found = [...body.querySelectorAll(selector)];
    // What stood inside a block of code, or the words of a declaration, is gone with it.
    for (const element of verb.startsWith('below') ? found.reverse() : found)
      if (body.contains(element)) apply(element, verb);
  }
}

/** Drops an element, the dot or line that parts it from the text before, and the space that parts a number from its line. */
function dropBeside(element: Element): void {
  const { previousSibling: before, nextSibling: after } = element;
  if (after?.nodeType === 3) after.nodeValue = (after.nodeValue ?? '').replace(/^\u00a0/, '');
  if (before?.nodeType === 3 && /^\s*[·•|]\s*$/.test(before.nodeValue ?? '')) before.remove();
  element.remove();
}

const VERBS: Readonly<Record<string, (element: Element, rest: string) => void>> = {
  unwrap: (element) => putInstead(element, [...element.childNodes]),
  put: (element, text) => element.before(text),
  break: (element) => element.before(element.ownerDocument.createElement('br')),
  above: (element, selector) => outermostAround(element, selector)?.before(element),
  below: (element, selector) => outermostAround(element, selector)?.after(element),
  join(element, selector) {
    const { nextElementSibling: next } = element;
    if (next?.matches(selector)) element.append(' ', next);
  },
  in: wrapInside,
  rows: takeApart,
  lines(element, name) {
    const lines = linesOf(element).map((line) => line.trimEnd());
    withText(element, 'pre', lines.join('\n'), name || classOf(element));
  },
  declaration(element) {
    const words = spacedText([element]);
    withText(element, 'p', words.replace(/ ?\( /g, '(').replace(/ (?=[),;])/g, ''), 'sig-object');
  },
};

function apply(element: Element, verb: Verb): void {
  const [, name = '', rest = ''] = /^(\S+) ?(.*)$/.exec(verb) ?? [];
  const known = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (verb.includes('$')) element.replaceWith(inText(element, verb));
  else if (known) known(element, rest);
  else become(element, verb);
}

function outermostAround(element: Element, selector: string): Element | undefined {
  let found: Element | undefined;
  for (let up = element.closest(selector); up; up = up.parentElement?.closest(selector) ?? null) found = up;
  return found;
}

/** The words of an element, or those that its picture stands for, in a text. */
function inText(element: Element, text: string): string {
  const picture = element.localName === 'img' ? element : element.querySelector('img[alt]');
  const words = oneLine(element.textContent ?? '') || oneLine(picture?.getAttribute('alt') ?? '');
  return words && text.replace(/\$(\^?)/, (_, capital) => (capital ? words.toUpperCase() : words));
}

/** Puts another element in its place, or one in another: `p strong`. */
function become(element: Element, names: string): void {
  const [outer, inner] = names.split(' ').map((name) => elementFrom(element.ownerDocument, name));
  if (!outer) return;
  const { previousSibling: before, previousElementSibling: list } = element;
  const isCode = outer.localName === 'code';
  const isMore = isCode && before?.nodeName.toLowerCase() === 'code';
  const isBetween = isMore && element.nextSibling?.nodeName === element.nodeName;
  if (isCode && !isBetween && !element.textContent?.trim()) return;
  if (!classOf(outer) && classOf(element)) outer.setAttribute('class', classOf(element));
  if (inner) outer.append(inner);
  if (isCode || /^(?:code|strong)$/.test(inner?.localName ?? '')) fillWithWords(inner ?? outer, element);
  else moveInside(element, inner ?? outer);
  if (outer.localName === 'pre') endBlocks(outer);
  // What is left is a block behind the words.
  if (inner) moveInside(element, outer);
  const isNext =
    /^[ou]l$/.test(outer.localName) && list?.localName === outer.localName && classOf(list) === classOf(outer);
  if (isMore) before?.appendChild(outer.ownerDocument.createTextNode(outer.textContent || ' '));
  else if (isNext) moveInside(outer, list);
  else element.before(outer);
  putInstead(element, [...element.childNodes]);
}

/** `div.admonition.note` */
function elementFrom(document: Document, name: string): Element {
  const [tag = 'div', ...classes] = name.split('.');
  const element = document.createElement(tag);
  if (classes.length > 0) element.setAttribute('class', classes.join(' '));
  return element;
}

/** Moves into `inside` the words of an element up to a block, on one line; a link stays if it is all. */
function fillWithWords(inside: Element, element: Element): void {
  const nodes = [...element.childNodes];
  const block = nodes.findIndex(({ nodeName }) => /^(?:ul|ol|dl|div|table|p)$/i.test(nodeName));
  const words = block < 0 ? nodes : nodes.slice(0, block);
  const text = spacedText(words);
  const link = element.querySelector('a[href]');
  const isLink = link !== null && oneLine(link.textContent ?? '') === text;
  for (const node of words) node.remove();
  if (isLink) link.textContent = text;
  inside.append(isLink ? link : text);
}

/** Drops the white space of the markup between the lines of code that are an element each. */
function endBlocks(pre: Element): void {
  const isBlock = (node: Node | null) => node === null || node.nodeName.toLowerCase() === 'div';
  for (const node of [...pre.childNodes])
    if (node.nodeType === 3 && !node.nodeValue?.trim() && isBlock(node.previousSibling) && isBlock(node.nextSibling))
      node.remove();
}

function wrapInside(element: Element, name: string): void {
  if (!element.textContent?.trim()) return;
  const inside = elementFrom(element.ownerDocument, name);
  if (name === 'code') fillWithWords(inside, element);
  else moveInside(element, inside);
  element.prepend(inside);
}

/** What stands in the cells of a table, one below the other; with `list`, an item for each row. */
function takeApart(table: Element, list: string): void {
  const { ownerDocument: document } = table;
  const all = document.createElement(list || 'div');
  for (const row of rowsOf(table)) {
    const isRow = row.localName === 'tr';
    const box = list && isRow ? document.createElement('li') : all;
    for (const part of isRow ? [...row.childNodes] : [row]) {
      const isCell = /^t[dh]$/i.test(part.nodeName);
      if (isCell && list) moveInside(part as Element, box);
      else if (list || part.nodeType === 1) box.append(part);
      if (isCell && !list) become(part as Element, 'div');
    }
    if (box !== all) all.append(box);
  }
  table.replaceWith(all);
}

function withText(element: Element, name: string, text: string, className: string): void {
  const instead = elementFrom(element.ownerDocument, name);
  if (className) instead.setAttribute('class', className);
  instead.textContent = text;
  element.replaceWith(instead);
}

/** Text on one line, with a space between cells and blocks. Depth is bounded by `parseDocument`. */
function spacedText(nodes: Iterable<Node>): string {
  let text = '';
  const visit = (node: Node) => {
    if (node.nodeType === 3) text += node.nodeValue ?? '';
    const edge = /^(?:td|th|div|p|br)$/i.test(node.nodeName) ? ' ' : '';
    text += edge;
    for (let child = node.firstChild; child; child = child.nextSibling) visit(child);
    text += edge;
  };
  for (const node of nodes) visit(node);
  return oneLine(text);
}
