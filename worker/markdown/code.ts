import { classOf } from '../extract/class-of.js';
import { languageNamed } from './languages.js';

const LANGUAGE_CLASS =
  /(?:^|\s)(?:language|lang|highlight-source|highlight-text|highlight|sourceCode-lang|hljs-lang|syntax)-([\w#+.-]+)/i;
const BRUSH_CLASS = /(?:^|\s|;)brush:\s*([\w#+-]+)/i;
/** `class="highlight python"`, `class="hljs js"`, `class="sourceCode bash"`: the word beside the highlighter's own. */
const HIGHLIGHTER =
  /^(hl|hljs|highlight|sourcecode|code|prettyprint|chroma|codehilite|shiki|prism|rouge|listing|literal-block)$/i;
const NO_LANGUAGE =
  /^(none|nohighlight|plain|plaintext|text|txt|default|undefined|auto|notranslate|source|linenums|line-numbers|wrap|wrapper|block|inline|copy|github|light|dark|nohljs|hljs|code|highlight|highlighter-rouge|themes?|example|input|output|content|scroll\w*|\d+)$/i;

/** What highlighters put beside the code: line numbers, copy buttons, prompts' tooltips. */
const GUTTER =
  /(^|[\s_-])(gutter|linenos?|linenumbers?|line-?nums?|lnt?|ln|ln-num|blob-num|rouge-gutter|hljs-ln-numbers|line-number|line-numbers-rows|copy|copy-?(btn|button|code)|clipboard|toolbar)([\s_-]|$)/i;
/** The bar above the code, with its language and buttons, where it stands in the block itself. */
const HEADER = /(^|[\s_-])(code|codeblock|snippet|hljs)[\w-]*?[_-]{1,2}(header|head|lang|language|label)([\s_]|$)/i;
const MAX_HEADER_CHARS = 40;
const LINE = /(^|\s)(line|code-line|cl|view-line|token-line|ec-line|react-code-line|blob-code-inner)(\s|$)/i;
const BLOCKS = new Set(['div', 'p', 'li', 'tr', 'ol', 'ul', 'table', 'tbody', 'pre']);

/** The text of a code block: gutters and buttons left out, `<br>` and one-line wrappers as line ends. */
export function codeText(block: Element): string {
  const lines: string[] = [''];
  const add = (text: string) => {
    const [head = '', ...rest] = text.replace(/\r\n?/g, '\n').split('\n');
    lines[lines.length - 1] += head;
    lines.push(...rest);
  };
  const numbers = countedNumbers(block);
  const header = headerOf(block);
  const visit = (element: Element) => {
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) add(node.nodeValue ?? '');
      if (node.nodeType !== 1) continue;
      const child = node as Element;
      if (child.localName === 'br') add('\n');
      else if (!numbers.has(child) && !isGutter(child) && child !== header) visitChild(child);
    }
  };
  const visitChild = (child: Element) => {
    const ownLine = BLOCKS.has(child.localName) || (LINE.test(classOf(child)) && hasSiblingLine(child));
    if (!ownLine) return visit(child);
    const before = lines.length;
    if (lines.at(-1)) add('\n');
    visit(child);
    const isOpen = lines.at(-1) !== '' || lines.length === before;
    if (isOpen && !startsWithNewline(child.nextSibling)) add('\n');
    return undefined;
  };
  visit(block);
  const trimmed = lines.map((line) => line.replaceAll('\u00a0', ' ').trimEnd());
  return trimmed.join('\n').replace(/^\n+/, '').trimEnd();
}

const STATED = ['data-lang', 'data-language', 'lang-name', 'language'];

/** The language a highlighter noted in a class of the block, its code element, or up to three parents; or ''. */
export function codeLanguage(block: Element): string {
  const inside = block.querySelector('code[class],pre[class],code[language],pre[lang],[data-lang],[data-language]');
  const around = [block, inside, ...parents(block)].filter((e) => e != null);
  for (const element of around) {
    const stated = STATED.map((name) => element.getAttribute(name)).find(Boolean);
    const found = stated || languageInClass(classOf(element), element === block || element === inside);
    if (found && !NO_LANGUAGE.test(found)) return found.toLowerCase();
  }
  const named = (inside ?? block).getAttribute('lang') ?? block.getAttribute('lang') ?? '';
  if (languageNamed(named)) return languageNamed(named);
  const header = headerOf(block);
  return header ? languageNamed(labelText(header)) : '';
}

/** A table a highlighter made of one block: a cell of line numbers beside a cell of code, or a row per line. */
export function isCodeTable(table: Element): boolean {
  if (!table.querySelector('pre,code')) return /(^|\s)(highlight|hljs-ln|js-file-line-container)/.test(classOf(table));
  return Array.from(table.querySelectorAll('td')).some(
    (cell) => isGutter(cell) || /(^|\s)(gutter|linenos|rouge-gutter|lntd|hljs-ln-\w+)(\s|$)/.test(classOf(cell)),
  );
}

/** The code of such a table: the cells that are no gutter. */
export function codeTableText(table: Element): string {
  const cells = Array.from(table.querySelectorAll('td')).filter((cell) => !isGutter(cell) && !isNumbers(cell));
  return cells.map(codeText).join('\n');
}

function isNumbers(cell: Element): boolean {
  return /^[\s\d]*$/.test(cell.textContent ?? '');
}

function parents({ parentElement: parent }: Element): (Element | null | undefined)[] {
  return [parent, parent?.parentElement, parent?.parentElement?.parentElement];
}

/**
 * Line numbers that nothing but their counting tells: the first element of each line, one more in each. Only the first
 * elements of the block are looked at, so that a block costs no more for it.
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

function isNumber({ textContent }: Element): boolean {
  return /^\s*\d{1,6}\s*$/.test(textContent ?? '');
}

/** The bar above the code, where it is the first thing in the block. */
function headerOf(block: Element): Element | undefined {
  for (let first = block.firstElementChild; first; first = first.firstElementChild) if (isHeader(first)) return first;
  return undefined;
}

function isHeader(element: Element): boolean {
  const isNamed = HEADER.test(classOf(element));
  if (!isNamed && !(element.localName === 'div' && element.querySelector('button'))) return false;
  const text = element.textContent?.trim() ?? '';
  return text.length <= MAX_HEADER_CHARS && !text.includes('\n');
}

/** What stands on and beside the buttons of a code block. */
const BUTTON_TEXT = /^(?:copy(?: code| to clipboard)?|copied)!?$/i;

/** The words of a label, without those of its buttons. */
export function labelText(label: Element): string {
  const words: string[] = [];
  const visit = (parent: Element) => {
    for (const node of parent.childNodes) {
      const text = node.textContent?.trim() ?? '';
      if (node.nodeType === 1) visit(node as Element);
      else if (node.nodeType === 3 && !BUTTON_TEXT.test(text)) words.push(text);
    }
  };
  visit(label);
  return words.filter(Boolean).join(' ');
}

function isGutter(element: Element): boolean {
  return (
    element.localName === 'button' ||
    element.localName === 'style' ||
    GUTTER.test(classOf(element)) ||
    (element.hasAttribute('data-line-number') && isNumbers(element))
  );
}

function languageInClass(classes: string, ownBlock: boolean): string {
  const stated = LANGUAGE_CLASS.exec(classes)?.[1] ?? BRUSH_CLASS.exec(classes)?.[1];
  if (stated) return stated;
  const words = classes.split(/\s+/).filter(Boolean);
  const named = ownBlock && words.find((word) => word.length > 1 && word === word.toLowerCase() && languageNamed(word));
  if (named) return named;
  if (!words.some((word) => HIGHLIGHTER.test(word)) || !(ownBlock || words.length === 2)) return '';
  return (
    words.find((word) => !HIGHLIGHTER.test(word) && !NO_LANGUAGE.test(word) && /^[a-z][\w#+]{0,14}$/i.test(word)) ?? ''
  );
}

function hasSiblingLine(element: Element): boolean {
  const sibling = element.nextElementSibling ?? element.previousElementSibling;
  return sibling !== null && LINE.test(classOf(sibling));
}

function startsWithNewline(node: Node | null): boolean {
  return node?.nodeType === 3 && /^[ \t]*\r?\n/.test(node.nodeValue ?? '');
}
