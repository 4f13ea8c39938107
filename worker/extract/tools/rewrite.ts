import { classOf } from '../../html/class-of.js';
import { moveInside, putInstead } from '../../html/move.js';
import { oneLine } from '../dom/inline-text.js';
import type { Guard } from '../guard.js';
import { linesOf, rowsOf, spacedText } from './lines.js';
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
  break: (element) => element.before(create(element, 'br')),
  above: (element, selector) => outermostAround(element, selector)?.before(element),
  below: (element, selector) => outermostAround(element, selector)?.after(element),
  join(element, selector) {
    if (element.nextElementSibling?.matches(selector)) element.append(' ', element.nextElementSibling);
  },
  in(element, name) {
    if (element.textContent?.trim()) element.prepend(filled(create(element, name), element, name === 'code'));
  },
  rows: takeApart,
  lines(element, name) {
    const block = create(element, 'pre', name || classOf(element));
    block.textContent = Array.from(linesOf(element), (line) => line.trimEnd()).join('\n');
    element.replaceWith(block);
  },
  declaration(element) {
    const line = create(element, 'p', 'sig-object');
    line.textContent = spacedText([element])
      .replace(/ ?\( /g, '(')
      .replace(/ (?=[),;])/g, '');
    element.replaceWith(line);
  },
};

function apply(element: Element, verb: Verb): void {
  const [, name = '', rest = ''] = /^(\S+) ?(.*)$/.exec(verb) ?? [];
  if (verb.includes('$')) element.replaceWith(inText(element, verb));
  else if (Object.hasOwn(VERBS, name)) VERBS[name]?.(element, rest);
  else become(element, verb);
}

function outermostAround(element: Element, selector: string): Element | null {
  const up = element.closest(selector);
  return (up?.parentElement && outermostAround(up.parentElement, selector)) ?? up;
}

/** The words of an element, or those that its picture stands for, in a text. */
function inText(element: Element, text: string): string {
  const picture = element.localName === 'img' ? element : element.querySelector('img[alt]');
  const words = oneLine(element.textContent || picture?.getAttribute('alt') || '');
  return words && text.replace(/\$(\^?)/, (_, capital) => (capital ? words.toUpperCase() : words));
}

/** Puts another element in its place, or one in another: `p strong`. Neighbours become one list or one `code`. */
function become(element: Element, names: string): void {
  const [name = '', innerName] = names.split(' ');
  const outer = create(element, name);
  const { previousSibling: before, nextSibling: after, previousElementSibling: list } = element;
  const isCode = name === 'code';
  const isMore = isCode && before?.nodeName.toLowerCase() === 'code';
  if (isCode && !element.textContent?.trim() && !(isMore && after?.nodeName === element.nodeName)) return;
  if (!classOf(outer) && classOf(element)) outer.setAttribute('class', classOf(element));
  const inside = innerName ? outer.appendChild(create(element, innerName)) : outer;
  filled(inside, element, /^(?:code|strong)$/.test(inside.localName));
  // Where the lines of code are an element each, what is between them is white space of the markup.
  if (name === 'pre' && outer.firstElementChild?.localName === 'div')
    for (const node of [...outer.childNodes]) if (node.nodeType === 3 && !node.nodeValue?.trim()) node.remove();
  // What is left is a block behind the words.
  if (innerName) moveInside(element, outer);
  const isNext = /^[ou]l$/.test(outer.localName) && list?.localName === outer.localName;
  if (isMore) (before as Element).append(outer.textContent || ' ');
  else if (isNext && classOf(list) === classOf(outer)) moveInside(outer, list);
  else element.before(outer);
  putInstead(element, [...element.childNodes]);
}

/** `div.admonition.note` */
function create({ ownerDocument }: Element, name: string, className?: string): Element {
  const [tag = '', ...classes] = name.split('.');
  const element = ownerDocument.createElement(tag);
  const all = className ?? classes.join(' ');
  if (all) element.setAttribute('class', all);
  return element;
}

/** Moves into `inside` all of an element, or of words those up to a block, on one line; a link stays if it is all. */
function filled(inside: Element, element: Element, isOfWords: boolean): Element {
  const nodes = [...element.childNodes];
  const block = nodes.findIndex(({ nodeName }) => isOfWords && /^(?:ul|ol|dl|div|table|p)$/i.test(nodeName));
  for (const node of block < 0 ? nodes : nodes.slice(0, block)) inside.append(node);
  if (!isOfWords) return inside;
  const text = spacedText([inside]);
  const link = inside.querySelector('a[href]');
  const isLink = link !== null && oneLine(link.textContent ?? '') === text;
  if (isLink) link.textContent = text;
  inside.replaceChildren(isLink ? link : text);
  return inside;
}

/** What stands in the cells of a table, one below the other; with `list`, an item for each row. */
function takeApart(table: Element, list: string): void {
  const all = create(table, list || 'div');
  for (const row of rowsOf(table)) {
    const isItem = list !== '' && row.localName === 'tr';
    const box = isItem ? all.appendChild(create(table, 'li')) : all;
    for (const part of row.localName === 'tr' ? [...row.childNodes] : [row]) {
      const isCell = /^t[dh]$/i.test(part.nodeName);
      if (isCell && isItem) moveInside(part as Element, box);
      else if (isItem || part.nodeType === 1) box.append(part);
      if (isCell && !isItem) become(part as Element, 'div');
    }
  }
  table.replaceWith(all);
}
