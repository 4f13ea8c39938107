import { classOf } from '../../../html/class-of.js';
import { textUpTo } from '../../../html/text-up-to.js';
import { isBesideCode, isGutter } from './gutters.js';
import { headerOf, onlyCode } from './labels.js';
import { areCounted, numberIn } from './numbers.js';

/** Blocks in which shiki-twoslash writes what the compiler says between the lines, and a link to try the code. */
const EXPLAINED = /(?:^|\s)twoslash(?:\s|$)/;
const EXPLANATION =
  /(?:^|\s)(?:error|error-behind|meta-line|popover(?:-prefix)?|inline-completions|playground-link)(?:\s|$)/;
const LINE = /(^|\s)(line|(?!in-)[a-z_-]{1,40}[_-]line|cl|blob-code-inner)(\s|$)/i;
const BLOCKS = new Set(['div', 'p', 'li', 'tr', 'ol', 'ul', 'table', 'tbody', 'pre']);

interface Line {
  text: string;
  /** The number that stands before it in an element of its own, as it is written. */
  number: string;
  /** `+` or `-` where it is shown as added or removed. */
  sign: string;
}

/**
 * The text of a code block without gutters and buttons; `<br>` and one-line wrappers are line ends. In a change each line
 * begins with its sign.
 */
export function codeIn(block: Element): { text: string; isChange: boolean } {
  const whole = onlyCode(block) ?? block;
  const header = headerOf(whole);
  const isTable = block.localName === 'table';
  const described = (block.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  const isFlowing = !block.closest('pre') && block.querySelector('br') !== null && !block.querySelector('pre');
  const isExplained = EXPLAINED.test(classOf(block));
  const isInParagraphs = areAllLines(whole);
  const lines: Line[] = [];
  const end = (text = '') => lines.push({ text, number: '', sign: '' });
  const last = () => lines.at(-1) as Line;
  const add = (text: string) => {
    const [head = '', ...rest] = text.split(/\r\n?|\n/);
    last().text += head;
    for (const line of rest) end(line);
  };
  const isAside = (child: Element) =>
    child === header ||
    described.includes(child.id) ||
    isGutter(child) ||
    (isExplained && EXPLANATION.test(classOf(child)));
  /** Whether elements draw the lines: white space at the ends of lines is the page's markup then, and not code. */
  let isDrawn = false;
  const visit = (parent: Element) => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3 && !(isTable && /^(?:table|tbody|tr)$/.test(parent.localName)))
        add(isFlowing ? withoutEndAfterBreak(node) : (node.nodeValue ?? ''));
      if (node.nodeType !== 1) continue;
      const child = node as Element;
      if (child.localName === 'br') end();
      else if (isAside(child)) isDrawn = true;
      else if (child.localName === 'tr' && isCodeRow(child)) visitRow(child);
      else if (isOwnLine(child)) visitLine(child);
      else if (
        !child.firstElementChild &&
        numberIn(textUpTo(child, MOST_NUMBER)) !== undefined &&
        !last().number &&
        !last().text.trim()
      ) {
        last().number = last().text + child.textContent;
        last().text = '';
      } else visit(child);
    }
  };
  const isOwnLine = (child: Element) =>
    BLOCKS.has(child.localName) ||
    isLine(child) ||
    isBlockCode(child) ||
    (isInParagraphs && child.parentElement === whole);
  const visitLine = (child: Element) => {
    isDrawn = true;
    const before = lines.length;
    // Between lines, white space is of the markup.
    if (isLine(child) && !last().text.trim()) last().text = '';
    if (last().text) end();
    last().sign ||= signOf(child);
    visit(child);
    const isOpen = last().text !== '' || last().number !== '' || lines.length === before;
    if (isOpen && !startsWithNewline(child.nextSibling)) end();
  };
  const visitRow = (row: Element) => {
    isDrawn = true;
    for (const cell of codeCells(row)) {
      if (last().text) end();
      last().sign = signOf(cell);
      add(codeIn(cell).text);
      end();
    }
  };
  end();
  visit(whole);
  return written(lines, isDrawn, leadingEnds(block));
}

/** The lines without what numbers them, and with the signs of a change. */
function written(lines: readonly Line[], isDrawn: boolean, atStart: number): { text: string; isChange: boolean } {
  const isCounted = areNumbered(lines);
  const isParted = isCounted && !isDrawn && lines.every(({ text }) => !text || /^[ \u00a0]/.test(text));
  const isChange = lines.some(({ sign }) => sign);
  const texts = lines.map(({ text, number, sign }) => {
    const said = (isCounted ? text : number + text).replaceAll('\u00a0', ' ');
    const line = (isChange ? sign || ' ' : '') + (isParted ? said.replace(/^ /, '') : said);
    return isDrawn || isCounted || isChange ? line.trimEnd() : line;
  });
  const isText = (line: string) => line.trim() !== '';
  const first = Math.max(0, texts.findIndex(isText));
  // Of those right in a `pre` the parser has dropped the first.
  const start = isDrawn || first !== atStart ? first : 0;
  return { text: texts.slice(start, texts.findLastIndex(isText) + 1).join('\n'), isChange };
}

/** Whether the numbers before all lines that say anything count up, and are not all that they say. */
function areNumbered(lines: readonly Line[]): boolean {
  const said = lines.filter(({ text, number }) => number || text.trim());
  if (!said.every(({ number }) => number) || !said.some(({ text }) => text.trim())) return false;
  return areCounted(said.map(({ number }) => numberIn(number)));
}
/** Characters and nodes of a number. */
const MOST_NUMBER = 20;

/** How many line ends the text of a `pre` begins with. Right after `<pre>` the first is none of the code. */
function leadingEnds(block: Element): number {
  let first: Node | null = block.localName === 'pre' ? block.firstChild : null;
  while (first?.nodeType === 1) first = first.firstChild;
  return /^(?:\r?\n){0,9}(?!\r?\n)/.exec(first?.nodeValue ?? '')?.[0].replaceAll('\r', '').length ?? 0;
}

/** Lines that show a change: of highlighters, GitHub, Gitea, GitLab. */
const CHANGED = /(?:^|\s)(?:blob-code[\w-]*|lines-code|line_content)(?:\s|$)/;
/** Shiki and Expressive Code draw the sign without writing it into the text; Torchlight writes it in place of the number. */
const ADDED =
  /(?:^|\s)(?:diff\s+(?:[\w-]+\s+)?add|ins|line-add|blob-code-addition|add-code|lines-code-add|new)(?:\s|$)/;
const REMOVED =
  /(?:^|\s)(?:diff\s+(?:[\w-]+\s+)?remove|del|line-remove|blob-code-deletion|del-code|lines-code-del|old)(?:\s|$)/;

/** The sign drawn beside a line. */
function signOf(line: Element): '' | '+' | '-' {
  const classes = classOf(line);
  if (!LINE.test(classes) && !CHANGED.test(classes)) return '';
  return ADDED.test(classes) ? '+' : REMOVED.test(classes) ? '-' : '';
}

function isCodeRow({ children }: Element): boolean {
  return Array.from(children).some((cell) => isBesideCode(cell) || signOf(cell));
}

/** The last cell of a row that is no gutter; both of one that shows a line before and after its change side by side. */
function codeCells(row: Element): Element[] {
  const cells = Array.from(row.children);
  const signed = cells.filter((cell) => !isGutter(cell) && signOf(cell));
  return signed.length > 0 ? signed : cells.slice(-1).filter((cell) => !isGutter(cell));
}

/** Whether a block is nothing but elements of which each is a line: spans with ids (Medium), or code (WeChat). */
function areAllLines({ childNodes }: Element): boolean {
  if (childNodes.length < 2) return false;
  const isOne = ({ localName, id }: Element) => localName === 'code' || (localName === 'span' && id !== '');
  return Array.from(childNodes).every((node) => isOne(node as Element));
}

/** Whether an element is one of several lines of code. */
function isLine(element: Element): boolean {
  const classes = classOf(element);
  const sibling = element.nextElementSibling ?? element.previousElementSibling;
  if (/\bgatsby-highlight-code-line\b/.test(classes)) return true;
  return LINE.test(classes) && sibling !== null && LINE.test(classOf(sibling));
}

/** Whether an element is a block of code among others, what was typed and what came of it: Documenter.jl. */
function isBlockCode(element: Element): boolean {
  return element.localName === 'code' && DISPLAY_BLOCK.test(element.getAttribute('style') ?? '');
}
const DISPLAY_BLOCK = /(?:^|[;\s])display\s*:\s*block\b/i;

/** A text that flows, without the line end that editors write behind `<br>`. */
function withoutEndAfterBreak({ nodeValue, previousSibling: before }: Node): string {
  const text = nodeValue ?? '';
  return (before as Element | null)?.localName === 'br' ? text.replace(/^\r?\n/, '') : text;
}

function startsWithNewline(node: Node | null): boolean {
  return node?.nodeType === 3 && /^[ \t]*\r?\n/.test(node.nodeValue ?? '');
}
