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

/** Marks the formulas written into the text between delimiters, in place. Depth is bounded by `parseDocument`. */
export function markDelimited(parent: Element, reads: Reads): void {
  let node = parent.firstChild;
  while (node) {
    const element = node as Element;
    if (node.nodeType === 1 && !VERBATIM.test(element.localName) && !element.hasAttribute('data-tex'))
      markDelimited(element, reads);
    const isMarked = node.nodeType === 3 && /[\\$]/.test(node.nodeValue ?? '');
    const text = isMarked ? takeText(node) : '';
    const next: ChildNode | null = node.nextSibling;
    if (isMarked) split(node, text, reads);
    node = next;
  }
}

/** Elements that a Markdown or blog engine put into a formula by mistake, and the character that was there. */
const INTERRUPTS: Readonly<Record<string, string>> = { br: '\n', em: '_', i: '_' };
const MOST_NODES = 40;

/**
 * The text that begins with a node, up to the end of a formula that opens in it; later nodes whose text it has are
 * removed. The parser ends a text at each entity.
 */
function takeText(first: ChildNode): string {
  let text = first.nodeValue ?? '';
  const taken: ChildNode[] = [];
  for (let next = first.nextSibling; next && isOpen(text); next = next.nextSibling) {
    const sign = next.nodeType === 3 ? '' : INTERRUPTS[(next as Element).localName];
    if (sign === undefined || taken.length === MOST_NODES) return first.nodeValue ?? '';
    text += sign === '_' ? `_${next.textContent}_` : sign + (next.nodeValue ?? '');
    taken.push(next);
  }
  if (isOpen(text)) return first.nodeValue ?? '';
  for (const node of taken) node.remove();
  return text;
}

function isOpen(text: string): boolean {
  const last = Math.max(text.lastIndexOf('\\('), text.lastIndexOf('\\['));
  if (last >= 0) return !text.includes(text[last + 1] === '(' ? '\\)' : '\\]', last);
  return (text.match(/\$\$/g) ?? []).length % 2 === 1;
}

function split(node: ChildNode, text: string, { withDollar, isEscaped }: Reads): void {
  const plain = (words: string) => (isEscaped ? words.replace(/(?<!\\)\\\$/g, '$') : words);
  const document = node.ownerDocument as Document;
  const parts: Node[] = [];
  let at = 0;
  for (const match of text.matchAll(withDollar ? DELIMITED_WITH_DOLLAR : DELIMITED)) {
    const [all, round, square, dollars, environment, , dollar] = match;
    const tex = safeTex(round ?? square ?? dollars ?? environment ?? dollar ?? '');
    const isWords = withDollar ? MONEY.test(tex) || PRICES.test(tex) : !/[\\^_{=]/.test(tex);
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
