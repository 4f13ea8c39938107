import { classOf } from '../../dom/class-of.js';
import { moveInside } from '../../dom/move.js';
import { languageNamed } from '../recognise/languages.js';
import { markOf } from '../structure/tasks.js';

/** Cheap sign of a page of Notion, where every block is a `div` and only its style draws what it is. */
export const NOTION_SIGNS = /notion-selectable/;
const KIND = /(?:^|\s)notion-(bulleted_list|numbered_list|to_do|callout|code)-block(?:\s|$)/;

/** Rewrites the blocks of such a page as the elements that they stand for, in place. */
export function plainNotion(document: Document): void {
  for (const icon of document.body.querySelectorAll('a .notion-record-icon')) icon.remove();
  for (const block of document.body.querySelectorAll('.notion-selectable')) {
    const [, kind] = KIND.exec(classOf(block)) ?? [];
    if (kind === 'code') plainCodeBlock(block);
    else if (kind === 'callout') plainCallout(block);
    else if (kind) plainItem(block, kind);
  }
}

/** Makes an item of a block; the items of one list are siblings. */
function plainItem(block: Element, kind: string): void {
  const { ownerDocument: document, previousElementSibling: before } = block;
  const item = document.createElement('li');
  const box = block.querySelector('input[type="checkbox"]');
  moveInside(block, item);
  if (box && kind === 'to_do') {
    box.remove();
    firstText(item).prepend(markOf(document, box.hasAttribute('checked')));
  }
  const isNext = before !== null && classOf(before) === `notion-${kind}`;
  const list = isNext ? before : document.createElement(kind === 'numbered_list' ? 'ol' : 'ul');
  list.setAttribute('class', `notion-${kind}`);
  if (isNext) block.remove();
  else block.replaceWith(list);
  list.append(item);
}

/** The first text of an item, after what only draws its bullet. */
function firstText(parent: Element): Element {
  const first = Array.from(parent.children).find((child) => child.textContent?.trim());
  return first ? firstText(first) : parent;
}

/** Writes a callout; a sign beside the text says its kind. */
function plainCallout(block: Element): void {
  const sign = block.querySelector('img.notion-emoji,.notion-record-icon [role="img"]');
  const mark = block.ownerDocument.createElement('div');
  mark.textContent = sign?.getAttribute('alt') ?? sign?.textContent ?? '';
  sign?.remove();
  block.setAttribute('class', 'callout');
  block.prepend(mark);
}

function plainCodeBlock(block: Element): void {
  const lines = block.querySelector('[style*="white-space"],.line-numbers');
  if (!lines) return;
  const { ownerDocument: document } = block;
  const language = languageNamed(block.querySelector('[role="button"]')?.textContent?.trim() ?? '');
  const pre = document.createElement('pre');
  const code = document.createElement('code');
  if (language) code.setAttribute('class', `language-${language}`);
  code.textContent = lines.textContent;
  pre.append(code);
  block.replaceWith(pre);
}
