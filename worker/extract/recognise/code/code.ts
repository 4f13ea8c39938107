import { classOf } from '../../../html/class-of.js';
import { textUpTo } from '../../../html/text-up-to.js';
import { languageNamed } from './languages.js';

/** Classes of what highlighters put beside the code: copy buttons, tooltips of prompts … */
const TOOL =
  /(^|[\s_-])(copy|copy-?(btn|button|code)|clipboard|toolbar|twoslash-(popup|meta|error-line|tag-line|completion-list))([\s_-]|$)/i;
const TOOLTIP = /twoslash-/i;
/** Characters of the words on a bar of buttons: "body-copy" is what advertisers call a text. */
const MOST_TOOL_CHARS = 150;
/** … and line numbers. Lines that have numbers bear the same classes. */
const GUTTER =
  /(^|[\s_-])(gutters?|linenos?|linenumbers?|lines?-?nums?|line_numbers|lnt?|ln|ln-num|blob-num|rouge-gutter|crayon-nums|hljs-ln-numbers|listing_lines|linenr|line-numbers?|line-numbers-(rows|wrapper))([\s_-]|$)/i;
/** Blocks in which shiki-twoslash writes what the compiler says between the lines, and a link to try the code. */
const EXPLAINED = /(?:^|\s)twoslash(?:\s|$)/;
const EXPLANATION =
  /(?:^|\s)(?:error|error-behind|meta-line|popover(?:-prefix)?|inline-completions|playground-link)(?:\s|$)/;
/** The bar above the code with its language and buttons, where it is inside the block. */
const HEADER =
  /(^|[\s_-])(code|codeblock|snippet|hljs|idl)[\w-]*?[_-]{0,2}(header|head|lang|language|label)([\s_]|$)|(^|\s)language-id(\s|$)/i;
const MAX_HEADER_CHARS = 40;
export const LINE = /(^|\s)(line|(?!in-)[a-z_-]{1,40}[_-]line|cl|blob-code-inner)(\s|$)/i;
const BLOCKS = new Set(['div', 'p', 'li', 'tr', 'ol', 'ul', 'table', 'tbody', 'pre']);

/** The text of a code block without gutters and buttons; `<br>` and one-line wrappers are line ends. */
export function codeText(block: Element): string {
  const lines: string[] = [''];
  const add = (text: string) => {
    const [head = '', ...rest] = text.replace(/\r\n?/g, '\n').split('\n');
    lines[lines.length - 1] += head;
    for (const line of rest) lines.push(line);
  };
  const whole = onlyCode(block) ?? block;
  const rows = countedNumbers(whole);
  const numbers = rows.size > 0 ? rows : numbersBeforeLines(whole);
  const header = headerOf(whole);
  const described = (block.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  const signs = lineSigns(whole);
  const isExplained = EXPLAINED.test(classOf(block));
  const isAside = (child: Element) =>
    numbers.has(child) ||
    child === header ||
    (described.length > 0 && described.includes(child.id)) ||
    isGutter(child) ||
    isDrawnSign(child, signs) ||
    (isExplained && EXPLANATION.test(classOf(child)));
  const isInParagraphs = isNamedOnly(whole);
  const isFlowing = !block.closest('pre') && block.querySelector('br') !== null && !block.querySelector('pre');
  const signAt = new Map<number, string>();
  /** Whether elements draw the lines: white space at the ends of lines is the page's markup then, and not code. */
  let isDrawn = false;
  const visit = (element: Element) => {
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) add(isFlowing ? withoutEndAfterBreak(node) : (node.nodeValue ?? ''));
      if (node.nodeType !== 1) continue;
      const child = node as Element;
      if (child.localName === 'br') add('\n');
      else if (!isAside(child)) visitChild(child);
      else isDrawn = true;
    }
  };
  const visitChild = (child: Element) => {
    const ownLine =
      BLOCKS.has(child.localName) ||
      isLine(child) ||
      isBlockCode(child) ||
      (isInParagraphs && child.parentElement === whole);
    if (!ownLine) return visit(child);
    isDrawn = true;
    const before = lines.length;
    // Between lines, white space is of the markup.
    if (isLine(child) && !lines.at(-1)?.trim()) lines[lines.length - 1] = '';
    if (lines.at(-1)) add('\n');
    const sign = signs.get(child);
    if (sign) signAt.set(lines.length - 1, sign);
    visit(child);
    const isOpen = lines.at(-1) !== '' || lines.length === before;
    if (isOpen && !startsWithNewline(child.nextSibling)) add('\n');
    return undefined;
  };
  visit(whole);
  const isParted = rows.size === 0 && numbers.size > 0 && lines.every((line) => !line || /^[ \u00a0]/.test(line));
  const trimmed = lines.map((line) => {
    const spaced = line.replaceAll('\u00a0', ' ');
    const text = isParted ? spaced.replace(/^ /, '') : spaced;
    return isDrawn ? text.trimEnd() : text;
  });
  const text = signAt.size === 0 ? trimmed : trimmed.map((line, i) => `${signAt.get(i) ?? ' '}${line}`.trimEnd());
  const isText = (line: string) => line.trim() !== '';
  const first = Math.max(0, text.findIndex(isText));
  // Of those right in a `pre` the parser has dropped the first.
  const start = isDrawn || first !== leadingEnds(block) ? first : 0;
  return text.slice(start, text.findLastIndex(isText) + 1).join('\n');
}

/** How many line ends the text of a `pre` begins with. Right after `<pre>` the first is none of the code. */
function leadingEnds(block: Element): number {
  let first: Node | null = block.localName === 'pre' ? block.firstChild : null;
  while (first?.nodeType === 1) first = first.firstChild;
  return /^(?:\r?\n){0,9}(?!\r?\n)/.exec(first?.nodeValue ?? '')?.[0].replaceAll('\r', '').length ?? 0;
}

/**
 * Classes of added and removed lines. Shiki and Expressive Code draw the sign without writing it into the text; Torchlight
 * writes it in place of the number.
 */
const ADDED = /(?:^|\s)(?:diff\s+(?:[\w-]+\s+)?add|ins|line-add)(?:\s|$)/;
const REMOVED = /(?:^|\s)(?:diff\s+(?:[\w-]+\s+)?remove|del|line-remove)(?:\s|$)/;

/** Whether an element holds only the sign of its line, where the number of others is. */
function isDrawnSign(element: Element, signs: ReadonlyMap<Element, string>): boolean {
  const sign = element.parentElement ? signs.get(element.parentElement) : undefined;
  return sign !== undefined && GUTTER.test(classOf(element)) && element.textContent?.trim() === sign;
}

/** The lines of a block shown as added or removed, with their sign. */
export function lineSigns(block: Element): ReadonlyMap<Element, string> {
  const signs = new Map<Element, string>();
  let first = block.firstElementChild;
  while (first && !LINE.test(classOf(first))) first = first.firstElementChild;
  for (let line = first; line; line = line.nextElementSibling) {
    const classes = classOf(line);
    if (!LINE.test(classes)) continue;
    if (ADDED.test(classes)) signs.set(line, '+');
    else if (REMOVED.test(classes)) signs.set(line, '-');
  }
  return signs;
}

/** The code in a block that holds nothing else but its language and the words of buttons. */
function onlyCode(block: Element): Element | undefined {
  const [code, ...others] = block.localName === 'pre' ? block.querySelectorAll('code') : [];
  const isAll = code?.parentElement === block && block.childElementCount === 1;
  if (!code || others.length > 0 || isAll) return undefined;
  const words = labelText(block, code);
  return !words || languageNamed(words) ? code : undefined;
}

function isNumbers(cell: Element): boolean {
  return /^[\s\d]*(?::\s*)?$/.test(cell.textContent ?? '');
}

/**
 * Line numbers that only their counting tells: the first element of each line, one more each time. Only the first
 * elements of the block are looked at, so that a long block costs no more.
 */
function countedNumbers(block: Element): ReadonlySet<Element> {
  const none = new Set<Element>();
  let first = block.firstElementChild;
  while (first?.firstElementChild) first = first.firstElementChild;
  const rows = first?.parentElement === block ? null : first?.parentElement?.parentElement?.children;
  if (!first || !rows || rows.length < 2 || !isNumber(first)) return none;
  const start = Number(first.textContent);
  const numbers = Array.from(rows, (row) => row.firstElementChild);
  const isCounted = numbers.every(
    (number, i) => number && isNumber(number) && Number(number.textContent) === start + i,
  );
  const holdsCode = Array.from(rows).some(({ children: [, code] }) => code?.textContent?.trim());
  return isCounted && holdsCode ? new Set(numbers as Element[]) : none;
}

/**
 * Line numbers that stand before the text of each line, in elements of their own: cnblogs, cross-references of sources.
 * They are counted from 1, or are links; a space parts each from its line, or none.
 */
function numbersBeforeLines(block: Element): ReadonlySet<Element> {
  const none = new Set<Element>();
  const numbers = new Set<Element>();
  let [ended, first] = ['\n', 1];
  for (let node = block.firstChild; node; node = node.nextSibling) {
    const text = node.textContent ?? '';
    if (ended.endsWith('\n') && text !== '') {
      const isLink = node.nodeName.toLowerCase() === 'a';
      const isNext = (isLink || node.nodeName.toLowerCase() === 'span') && isNumber(node as Element);
      if (numbers.size === 0 && isLink) first = Number(text);
      const isParted = /^\s/.test(node.nextSibling?.textContent ?? ' ');
      if (!isNext || Number(text) !== numbers.size + first || !(isParted || isLink)) return none;
      numbers.add(node as Element);
    } else if (/\n./s.test(text)) return none;
    if (text !== '') ended = text;
  }
  return numbers.size > 1 ? numbers : none;
}

function isNumber({ textContent }: Element): boolean {
  return /^\s*\d{1,6}\s*$/.test(textContent ?? '');
}

/** The bar above the code, where it is the first thing in the block. */
export function headerOf(block: Element): Element | undefined {
  for (let first = block.firstElementChild; first; first = first.firstElementChild) {
    if (isHeader(first)) return first.textContent?.trim() === block.textContent?.trim() ? undefined : first;
  }
  return undefined;
}

/** Whether an element is a bar above code, and holds no more than fits on one line. */
export function isHeader(element: Element): boolean {
  const isNamed = HEADER.test(classOf(element));
  if (!isNamed && !(element.localName === 'div' && element.querySelector('button'))) return false;
  if (element.querySelector('code,pre')) return false;
  const text = element.textContent?.trim() ?? '';
  return text.length <= MAX_HEADER_CHARS && !text.includes('\n');
}

/** Words on and beside the buttons of a code block. */
const BUTTON_TEXT =
  /^(?:copy(?: code| to clipboard)?|(?:content )?copied(?: to clipboard)?|select all|run(?: this)? (?:code|example))!?$/i;

/** The words of a label, without those of its buttons and of `besides`. */
export function labelText(label: Element, besides?: Element): string {
  const words: string[] = [];
  const visit = (parent: Element) => {
    for (const node of parent.childNodes) {
      const text = node.textContent?.trim() ?? '';
      if (node === besides) continue;
      if (node.nodeType === 1) {
        // Hidden words are a button's tooltip.
        if ((node as Element).getAttribute('aria-hidden') !== 'true') visit(node as Element);
      } else if (node.nodeType === 3 && !BUTTON_TEXT.test(text)) words.push(text);
    }
  };
  visit(label);
  return words.filter(Boolean).join(' ');
}

/** Whether a class names a copy button or a bar of buttons. */
export function isTool(classes: string): boolean {
  return TOOL.test(classes);
}

/** Whether an element holds line numbers or buttons and no code. */
export function isGutter(element: Element): boolean {
  if (element.localName === 'button' || element.localName === 'style') return true;
  const classes = classOf(element);
  // A `pre` that a click copies is still code.
  if (isTool(classes)) {
    if (/^(?:pre|code)$/.test(element.localName)) return false;
    return TOOLTIP.test(classes) || textUpTo(element, MOST_TOOL_CHARS) !== undefined;
  }
  const isNamed = GUTTER.test(classes) || classes === 'lines' || element.hasAttribute('data-line-number');
  const isBeside = isNamed || UNSELECTED.test(element.getAttribute('style') ?? '');
  return isBeside && isNumbers(element);
}
/** Chroma with inline styles marks line numbers only by keeping them out of a selection. */
const UNSELECTED = /(?:^|[;\s])user-select\s*:\s*none/i;

/** Whether a block is nothing but spans with ids, each of which is a line or paragraph of the code (Medium). */
function isNamedOnly({ childNodes }: Element): boolean {
  if (childNodes.length < 2) return false;
  return Array.from(childNodes).every((node) => (node as Element).localName === 'span' && (node as Element).id !== '');
}

/**
 * Whether an element is one line of code: one of several, or a single highlighted line among the text of the others.
 */
function isLine(element: Element): boolean {
  const classes = classOf(element);
  return HIGHLIGHTED_LINE.test(classes) || (LINE.test(classes) && hasSiblingLine(element));
}

/** Whether an element is a block of code among others, what was typed and what came of it: Documenter.jl. */
function isBlockCode(element: Element): boolean {
  return element.localName === 'code' && DISPLAY_BLOCK.test(element.getAttribute('style') ?? '');
}
const DISPLAY_BLOCK = /(?:^|[;\s])display\s*:\s*block\b/i;

/** Gatsby */
const HIGHLIGHTED_LINE = /(?:^|\s)gatsby-highlight-code-line(?:\s|$)/;

function hasSiblingLine(element: Element): boolean {
  const sibling = element.nextElementSibling ?? element.previousElementSibling;
  return sibling !== null && LINE.test(classOf(sibling));
}

/** A text that flows, without the line end that editors write behind `<br>`. */
function withoutEndAfterBreak(node: Node): string {
  const text = node.nodeValue ?? '';
  return node.previousSibling?.nodeName.toLowerCase() === 'br' ? text.replace(/^\r?\n/, '') : text;
}

function startsWithNewline(node: Node | null): boolean {
  return node?.nodeType === 3 && /^[ \t]*\r?\n/.test(node.nodeValue ?? '');
}
