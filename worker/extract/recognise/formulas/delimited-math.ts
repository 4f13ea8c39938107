import { putInstead } from '../../../html/move.js';
import { safeTex } from '../math.js';

/**
 * The longest formula. Together with the rule that no delimiter opens twice, it keeps those without an end from costing
 * more than the text.
 */
const LONGEST = '{1,2000}?';
const DELIMITERS = `\\\\\\(((?:(?!\\\\\\()[^])${LONGEST})\\\\\\)|\\\\\\[((?:(?!\\\\\\[)[^])${LONGEST})\\\\\\]|\\$\\$([^$]${LONGEST})\\$\\$`;
/** Delimiters that hardly ever mean anything else: `\(…\)`, `\[…\]`, `$$…$$`. */
const DELIMITED = new RegExp(DELIMITERS, 'g');
/** And, where a program of the page reads them, environments and `$…$`. */
const DELIMITED_WITH_DOLLAR = new RegExp(
  `${DELIMITERS}|(\\\\begin\\{(\\w+\\*?)\\}[^]${LONGEST}\\\\end\\{\\5\\})|(?<![\\\\$\\w])\\$((?!\\s)(?:[^$\\\\\\n]|\\\\[^\\n]){1,400}?)(?<![\\s\\\\])\\$(?![\\d$])`,
  'g',
);

const VERBATIM = /^(?:pre|code|script|style|textarea|kbd|samp|tt|svg|math|option)$/;
/** Cheap sign, in a text, that a formula may begin. */
export const OPENER = /\\\(|\\\[|\$\$|\\begin\{/;

/**
 * What is money between two dollars: a sum and more words. Between two pairs of dollars it is the price range of a
 * restaurant, unless it looks like TeX.
 */
const MONEY = /^\d[\d.,]*(?:[-–—]|[kmb]?\s+[a-z]{2})/i;

/** What stands between the pairs of dollars of two price ranges: "$$ to $$$", "$$, $$". */
const PRICES = /^[\s,;–—·•|/-]*(?:to|or|and)?[\s,;–—·•|/-]*$|[\p{L}]{3}\s[\p{L}]{3}/u;

/** What a program of the page reads: `$…$` as a formula, `\$` as a dollar. */
interface Reads {
  withDollar: boolean;
  isEscaped: boolean;
}

/** Marks the formulas written into the text between delimiters, in place. */
export function markDelimited(body: Element, { withDollar, isEscaped }: Reads): void {
  markWithin(body, { pattern: withDollar ? DELIMITED_WITH_DOLLAR : DELIMITED, isEscaped, isRead: withDollar });
}

interface Delimiters {
  pattern: RegExp;
  isEscaped: boolean;
  /** Whether a program of the page reads what is between dollars. */
  isRead: boolean;
}

/** Depth is bounded by `parseDocument`. */
function markWithin(parent: Node, delimiters: Delimiters): void {
  let node = parent.firstChild;
  while (node) {
    const next: ChildNode | null = node.nextSibling;
    if (node.nodeType === 1) {
      const element = node as Element;
      if (!VERBATIM.test(element.localName) && !element.hasAttribute('data-tex')) markWithin(element, delimiters);
    } else if (node.nodeType === 3 && /[\\$]/.test(node.nodeValue ?? '')) {
      joinTexts(node);
      const text = OPENER.test(node.nodeValue ?? '') ? withContinuation(node) : (node.nodeValue ?? '');
      const after = node.nextSibling;
      split(node, text, delimiters);
      node = after;
      continue;
    }
    node = next;
  }
}

/** The parser ends a text at each entity. */
function joinTexts(node: ChildNode): void {
  const parts = [node.nodeValue];
  for (let next = node.nextSibling; next?.nodeType === 3; next = node.nextSibling) {
    parts.push(next.nodeValue);
    next.remove();
  }
  if (parts.length > 1) node.nodeValue = parts.join('');
}

/** Elements that a Markdown or blog engine put into a formula by mistake, and the character that was there. */
const INTERRUPTS: Readonly<Record<string, string>> = { br: '\n', em: '_', i: '_' };
const MOST_NODES = 40;

/**
 * The text of a node. If a formula opens in it and ends in a later one, the texts up to there are included, and their
 * nodes removed.
 */
function withContinuation(node: ChildNode): string {
  let text = node.nodeValue ?? '';
  const taken: ChildNode[] = [];
  let next = node.nextSibling;
  while (next && taken.length < MOST_NODES && isOpen(text)) {
    const mark = next.nodeType === 3 ? '' : INTERRUPTS[(next as Element).localName];
    if (mark === undefined) break;
    text += mark === '_' ? `_${next.textContent}_` : mark || (next.nodeValue ?? '');
    taken.push(next);
    next = next.nextSibling;
  }
  if (taken.length === 0 || isOpen(text)) return node.nodeValue ?? '';
  for (const other of taken) other.remove();
  return text;
}

function isOpen(text: string): boolean {
  const environment = text.lastIndexOf('\\begin{');
  if (environment >= 0 && !text.includes('\\end{', environment)) return true;
  const last = Math.max(text.lastIndexOf('\\('), text.lastIndexOf('\\['));
  if (last >= 0) return !text.includes(text[last + 1] === '(' ? '\\)' : '\\]', last);
  return (text.match(/\$\$/g) ?? []).length % 2 === 1;
}

function split(node: ChildNode, text: string, { pattern, isEscaped, isRead }: Delimiters): void {
  const plain = (words: string) => (isEscaped ? words.replace(/(?<!\\)\\\$/g, '$') : words);
  const document = node.ownerDocument as Document;
  const parts: Node[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const [all, round, square, dollars, environment, , dollar] = match;
    const tex = safeTex(round ?? square ?? dollars ?? environment ?? dollar ?? '');
    const isWords = isRead ? MONEY.test(tex) || PRICES.test(tex) : !/[\\^_{=]/.test(tex);
    const isMoney = dollars !== undefined ? isWords : dollar !== undefined && MONEY.test(tex);
    if (!tex || isMoney) continue;
    const isDisplay = round === undefined && dollar === undefined;
    parts.push(document.createTextNode(plain(text.slice(at, match.index))), formulaSpan(document, tex, isDisplay));
    at = match.index + all.length;
  }
  if (at > 0) putInstead(node, [...parts, document.createTextNode(plain(text.slice(at)))]);
  else if (isEscaped || text !== node.nodeValue) node.nodeValue = plain(text);
}

/** The element that every formula becomes, until it is written as Markdown. */
export function formulaSpan(document: Document, tex: string, isDisplay: boolean): Element {
  const span = document.createElement('span');
  span.setAttribute('data-tex', isDisplay ? 'display' : 'inline');
  span.textContent = tex;
  return span;
}
