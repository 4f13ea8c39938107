import { classOf } from '../../dom/class-of.js';
import { moveInside } from '../../dom/move.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Markup } from '../parse/markup.js';

/** Cheap sign that a text came from Word, which writes list items as paragraphs. */
const SIGN = /\bMso/;
const ITEM = /(?:^|\s)MsoList/;
const LEVEL = /mso-list:[^;]{0,40}?\blevel(\d)/i;
/** The style of an element in which Word draws the bullet or number of an item. */
const DRAWN = /mso-list:\s*Ignore/i;
/** The style of the gap behind it, which remains where an editor has removed that element and the names of items. */
const GAP = /\bfont:\s*7(?:\.0)?pt\s*["']?Times/i;
/** A bullet (of Symbol, Courier or Wingdings) or number before a gap, where an editor has removed that element. */
const WRITTEN =
  /^\s*(?:([·•▪§–\uf0b7\uf0a7])\s+|(o|\(?(?:\d{1,3}(?:\.\d{1,3}){0,3}|[a-z]|[ivx]{2,5})[.)])[\s\u00a0]{2,})/i;
const NUMBER = /^\(?(\d{1,3})[.)]$/;
/** Letters, Roman numerals and numbers of several parts stay, since a text refers to them. */
const STAYS = /[a-np-z]|^o.|\d\.\d/i;
/** The left margin of an item, of which each level has more, its unit in points, and that of a level. */
const MARGIN = /margin-left:\s*([\d.]{1,6})(in|cm|mm|pt|px)/i;
const POINTS: Record<string, number> = { in: 72, cm: 28.35, mm: 2.835, pt: 1, px: 0.75 };
const LEVEL_POINTS = 36;
/** Margins of one level differ by less. */
const STEP_POINTS = 9;
/** Characters of an item's mark and the gap after it. */
const MOST_CHARS = 60;

interface Item {
  paragraph: Element;
  /** Its margin, in steps: deeper items have more. */
  level: number;
  marker: string;
}

/**
 * Makes lists of the paragraphs that Word writes as items, in place: each run of siblings is one list, nested by their
 * levels.
 */
export function listWordItems(document: Document, { html, names }: Markup): void {
  if (!SIGN.test(names) && !html.includes('mso-list:')) return;
  let run: Item[] = [];
  for (const paragraph of document.body.querySelectorAll('p')) {
    const item = isMarked(paragraph) ? itemOf(paragraph) : undefined;
    if (run.length > 0 && (!item || run.at(-1)?.paragraph.nextElementSibling !== paragraph)) {
      writeList(run, document);
      run = [];
    }
    if (item) run.push(item);
  }
  if (run.length > 0) writeList(run, document);
}

/** Whether a paragraph has the class, the style or the gap of an item. */
function isMarked(paragraph: Element): boolean {
  if (ITEM.test(classOf(paragraph)) || LEVEL.test(paragraph.getAttribute('style') ?? '')) return true;
  let first = paragraph.firstElementChild;
  while (first && !GAP.test(first.getAttribute('style') ?? '')) first = first.firstElementChild;
  return first !== null && !/[^\s\u00a0]/.test(first.textContent ?? '');
}

/** The item that a paragraph is; undefined for one without a mark, which is the second of an item. */
function itemOf(paragraph: Element): Item | undefined {
  const level = levelOf(paragraph.getAttribute('style') ?? '');
  const drawn = Array.from(paragraph.querySelectorAll('span[style]')).find((span) =>
    DRAWN.test(span.getAttribute('style') ?? ''),
  );
  if (drawn) {
    const marker = (drawn.textContent ?? '').replace(/[\s\u00a0]+/g, ' ').trim();
    drawn.remove();
    return { paragraph, level, marker };
  }
  const start = startOf(paragraph);
  const [written = '', bullet, number] = WRITTEN.exec(start) ?? [];
  if (!written) return undefined;
  dropStart(paragraph, written.length);
  return { paragraph, level, marker: bullet ?? number ?? '' };
}

function levelOf(style: string): number {
  const [, level] = LEVEL.exec(style) ?? [];
  if (level) return (Number(level) * LEVEL_POINTS) / STEP_POINTS;
  const [, margin, unit = ''] = MARGIN.exec(style) ?? [];
  const points = margin ? Number(margin) * (POINTS[unit.toLowerCase()] ?? 1) : LEVEL_POINTS;
  return Math.round(points / STEP_POINTS);
}

function startOf(paragraph: Element): string {
  const whole = textUpTo(paragraph, MOST_CHARS);
  if (whole !== undefined) return whole;
  let text = '';
  for (let node: Node | null = paragraph.firstChild; node && text.length < MOST_CHARS; node = node.nextSibling)
    text += node.nodeType === 3 ? (node.nodeValue ?? '') : (textUpTo(node as Element, MOST_CHARS) ?? '');
  return text;
}

/** Removes so many characters from the start of its text, whatever elements they are in. */
function dropStart(parent: Node, count: number): number {
  let left = count;
  for (let node = parent.firstChild; node && left > 0; node = node.nextSibling) {
    if (node.nodeType === 1) left = dropStart(node, left);
    if (node.nodeType !== 3) continue;
    const text = node.nodeValue ?? '';
    node.nodeValue = text.slice(left);
    left = Math.max(0, left - text.length);
  }
  return left;
}

function writeList(items: readonly Item[], document: Document): void {
  const open: { list: Element; level: number }[] = [];
  for (const { paragraph, level, marker } of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (!last || last.level < level) {
      const list = listOf(marker, document);
      if (last) (last.list.lastElementChild ?? last.list).append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    const item = document.createElement('li');
    if (STAYS.test(marker)) item.append(`${marker} `);
    moveInside(paragraph, item);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

function listOf(marker: string, document: Document): Element {
  const [, first] = NUMBER.exec(marker) ?? [];
  const list = document.createElement(first ? 'ol' : 'ul');
  if (first && first !== '1') list.setAttribute('start', first);
  return list;
}
