import { classOf } from '../../dom/class-of.js';

/** Cheap sign, in `Markup.names`, of a text written for a printer: pages, and headings in them. */
export const PAGED_TEXT_SIGNS = /\bclass\s*=\s*["']?(?:newpage|h[1-6])\b/;
const PAGES = 'pre.newpage';
const HEADINGS = [1, 2, 3, 4, 5, 6].map((level) => `pre span.h${level}`).join();

/** Stands after each heading in a text, before its level. */
const MARK = '\0';
const HEADING_LINE = /^([^\0]+)\0([1-6])[ \t]*$/;
/** Characters: a heading does not continue below a shorter line, which had room for more. */
const LEAST_FULL_CHARS = 50;
const FOOT = /\[Page [\divxlc]{1,9}\]\s*$/;
const SENTENCE_END = /[.:;!?]["')\]]?$/;

/**
 * Joins pages that follow each other into one text, without what each repeats at its top and bottom, and makes headings
 * of what it marks as such, in place: RFCs and drafts, as the IETF shows them.
 */
export function plainPagedText({ body }: Document): void {
  const blocks = new Set<Element>();
  for (const page of body.querySelectorAll(PAGES)) blocks.add(page);
  for (const heading of body.querySelectorAll(HEADINGS)) {
    const block = heading.closest('pre');
    if (block) blocks.add(block);
  }
  const done = new Set<Element>();
  for (const block of blocks) {
    if (done.has(block) || !body.contains(block)) continue;
    const pages = pagesFrom(firstPage(block));
    for (const page of pages) done.add(page);
    writeText(pages);
  }
}

function firstPage(page: Element): Element {
  const { previousElementSibling: before } = page;
  if (!isLaterPage(page) || !before) return page;
  const above = before.localName === 'hr' ? before.previousElementSibling : before;
  // Later pages are reached from the first one, which comes before them.
  return above?.localName === 'pre' && !isLaterPage(above) ? above : page;
}

/** A page and those that follow it; the rules between them are removed. */
function pagesFrom(first: Element): Element[] {
  const pages = [first];
  for (let page = first; ; ) {
    const { nextElementSibling: rule } = page;
    const next: Element | null | undefined = rule?.localName === 'hr' ? rule.nextElementSibling : rule;
    if (!next || !isLaterPage(next)) return pages;
    if (rule !== next) rule?.remove();
    pages.push(next);
    page = next;
  }
}

function isLaterPage(element: Element): boolean {
  return element.localName === 'pre' && /(?:^|\s)newpage(?:\s|$)/.test(classOf(element));
}

function writeText(pages: readonly Element[]): void {
  const [first] = pages;
  if (!first) return;
  let lines: string[] = [];
  for (const page of pages) lines = joined(lines, linesOf(page));
  for (const part of partsOf(first.ownerDocument, lines)) first.before(part);
  for (const page of pages) page.remove();
}

/** The lines of a page between its running header and footer. */
function linesOf(page: Element): string[] {
  for (const heading of page.querySelectorAll('span.h1,span.h2,span.h3,span.h4,span.h5,span.h6'))
    heading.append(MARK + classOf(heading).slice(1, 2));
  const lines = trimmed((page.textContent ?? '').split(/\r?\n|\f/));
  const head = isLaterPage(page) ? page.querySelector('span.grey') : null;
  if (head && lines[0]?.trim() === head.textContent?.trim()) lines.shift();
  if (FOOT.test(lines.at(-1) ?? '')) lines.pop();
  return trimmed(lines);
}

function trimmed(lines: string[]): string[] {
  const isText = (line: string) => line.trim() !== '';
  return lines.slice(Math.max(0, lines.findIndex(isText)), lines.findLastIndex(isText) + 1);
}

/** Joins the lines of two pages; a paragraph that the page break divides continues without a gap. */
function joined(above: string[], below: readonly string[]): string[] {
  const [last = '', next = ''] = [above.at(-1), below[0]];
  const isBroken = last.search(/\S/) === next.search(/\S/) && !SENTENCE_END.test(last.trimEnd());
  if (above.length > 0 && !isBroken) above.push('');
  for (const line of below) above.push(line);
  return above;
}

/** Headings, and the text between them as `pre` blocks. */
function partsOf(document: Document, lines: readonly string[]): Element[] {
  const parts: Element[] = [];
  let text: string[] = [];
  const add = (name: string, content: string) => {
    const part = document.createElement(name);
    part.textContent = content;
    parts.push(part);
  };
  const addText = () => {
    const kept = trimmed(text);
    if (kept.length > 0) add('pre', kept.join('\n'));
    text = [];
  };
  for (let i = 0; i < lines.length; i++) {
    const [, words = '', level] = HEADING_LINE.exec(lines[i] ?? '') ?? [];
    if (!level) {
      text.push((lines[i] ?? '').replace(/\0[1-6]/g, ''));
      continue;
    }
    addText();
    const more = goesOn(words, lines[i + 1], lines[i + 2]) ? (lines[++i] ?? '').replace(/\0[1-6]/g, '') : '';
    add(`h${level}`, `${words} ${more}`.replace(/\s+/g, ' ').trim());
  }
  addText();
  return parts;
}

/** Whether the line right below a heading continues it; it need not be marked. */
function goesOn(heading: string, below = '', behind = ''): boolean {
  const isFull = heading.trim().length >= LEAST_FULL_CHARS;
  return below.trim() !== '' && behind.trim() === '' && (isFull || HEADING_LINE.test(below));
}
