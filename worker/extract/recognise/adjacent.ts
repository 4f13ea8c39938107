import { classOf } from '../../dom/class-of.js';
import { textUpTo } from '../../dom/text-up-to.js';
import { endOf, INLINE } from './ends.js';
import { areNextParts, isNextFact } from './next-facts.js';
import { areCellsOfRow } from './row-cells.js';
import { isTypeOf } from './rows.js';

/** Elements that pages set apart by style alone; hardly any link is part of a word that goes on outside it. */
const APART = /^(?:a|time|relative-time)$/;
const DELETED = /^(?:del|s|strike)$/;
/** Pixels. A narrower image is a sign within the text. */
const LEAST_PICTURE = 50;
const WORD = /[\p{L}\p{N}]/u;
/** Scripts that have no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Whether two elements, between which the markup has no space, show words that a reader sees apart: links, times, old
 * and new prices, named parts of a line (`<span class="who">Ada</span><span class="when">10:00</span>`). Looks at the
 * ends of both only.
 */
export function standApart(left: Element, right: Element): boolean {
  const [a, b] = [left.localName, right.localName];
  if (a === 'span' && b === 'cite') return isTag(left, endOf(right, 'firstChild')[0] ?? '');
  if (METHOD.test(endOf(left, 'lastChild')) && endOf(right, 'firstChild').startsWith('/')) return true;
  if (isBadge(left) || isBadge(right)) return isApart(endOf(left, 'lastChild'), endOf(right, 'firstChild'));
  if (a === 'img')
    return Number(left.getAttribute('width')) >= LEAST_PICTURE && WORD.test(endOf(right, 'firstChild')[0] ?? '');
  if (isPair(left, right)) return true;
  if (isCutLink(left, right)) return false;
  if (a === 'span' && b === 'span' && PERSON.test(classOf(left)) && ROLE.test(classOf(right))) return true;
  if (!(INLINE.test(a) || DELETED.test(a)) || !(INLINE.test(b) || b === 'ins')) return false;
  const end = endOf(left, 'lastChild').slice(-1);
  const start = endOf(right, 'firstChild')[0] ?? '';
  if (isNextFact(endOf(left, 'lastChild'), endOf(right, 'firstChild'))) return true;
  if (DELETED.test(a) || DELETED.test((left.lastChild as Element | null)?.localName ?? ''))
    return /[\p{L}\p{N}\p{Sc}]/u.test(end) && /[\p{L}\p{N}\p{Sc}]/u.test(start);
  if (a === 'span' && b === 'span' && LINES.test(classOf(left.parentElement ?? left))) return true;
  const areApart = () => areBoxes(left.parentElement) || (ITEM.test(classOf(left)) && ITEM.test(classOf(right)));
  if (labels(left, start) || (mayBeParted(left, right) && areApart())) return true;
  if (a === 'span' && b === 'span' && (isTag(left, start) || isBesideIt(left, right, end, start))) return true;
  if (b === 'i' && ICON.test(classOf(right))) return WORD.test(end) && WORD.test(start);
  if (left.hasAttribute('itemprop') && right.hasAttribute('itemprop')) return WORD.test(end) && WORD.test(start);
  if (a === 'span' && b === 'span' && isCount(left, end, right)) return true;
  // An acronym in bold before words: `<strong>GDPR</strong><span>Hosted in Dublin</span>`.
  if (STRESSED.test(a) && b === 'span' && /\p{Lu}{3}$/u.test(endOf(left, 'lastChild')))
    return isRole(endOf(right, 'firstChild'));
  if (a === 'span' && b === 'span' && (isNumberOf(left, end, start) || isSentenceEnd(left, end, start))) return true;
  if (WORD.test(end) && WORD.test(start) && areNextParts(left, right)) return true;
  if (end === ')' && /\p{Lu}/u.test(start)) return areParts(left, right);
  // The end of one system version and the next one: "iOS 15.0+".
  if ((end === '%' || (end === '+' && /\d\+$/.test(endOf(left, 'lastChild')))) && /\p{L}/u.test(start))
    return left.hasAttribute('class') && right.hasAttribute('class');
  if (end === ':' && APART.test(b)) return WORD.test(start);
  // A price after its label; "US$" and the like are one word.
  if (/\p{Sc}/u.test(start)) return /[\p{Ll}\p{N}%)]/u.test(end);
  if (!WORD.test(end) || !WORD.test(start) || UNSPACED.test(end + start)) return false;
  if (APART.test(a) || APART.test(b) || (b === 'small' && isSeam(end, start))) return true;
  const isNext = () => isSeam(end, start) || TIME.test(endOf(right, 'firstChild'));
  return (areParts(left, right) && isNext()) || areCellsOfRow(left, right);
}

/** Whether an editor cut one link within a word of a sentence: `our case <a href="/c">stud</a><a href="/c">ies</a>`. */
function isCutLink(left: Element, right: Element): boolean {
  const target = left.getAttribute('href');
  if (left.localName !== 'a' || right.localName !== 'a' || !target || right.getAttribute('href') !== target)
    return false;
  const isText = (node: Node | null) => node?.nodeType === 3 && /\p{L}/u.test(node.nodeValue ?? '');
  return /^\p{Ll}/u.test(endOf(right, 'firstChild')) && (isText(left.previousSibling) || isText(right.nextSibling));
}

/** A time or a year: `<span class="channel">Radio 4</span><span class="when">10.30</span>`. */
const TIME = /^\s*(?:\d{1,2}[.:]\d{2}(?!\d)|(?:19|20)\d{2}(?!\d))/;

/** A request of HTTP, before its path. */
const METHOD = /^\s*(?:get|post|put|patch|delete|head|options)$/i;

/** What page builders call the name of a person, and what that person is. */
const PERSON = /(?:^|[\s_-])(?:name|author)(?:\s|$)/;
const ROLE = /(?:^|[\s_-])(?:title|role|position|job|company)(?:\s|$)/;

/**
 * Whether a line consists of a label and what it labels: `<span class="label">condition:</span><span>good</span>`,
 * `<span class="os">Debian</span><code>apt install mill</code>`.
 */
function isPair(left: Element, right: Element): boolean {
  if (left.localName !== 'span' || !left.hasAttribute('class')) return false;
  if (!isBlank(left.previousSibling) || !isBlank(right.nextSibling)) return false;
  const [end, start] = [endOf(left, 'lastChild'), endOf(right, 'firstChild')];
  if (right.localName === 'code') return WORD.test(end.slice(-1)) && WORD.test(start[0] ?? '') && end.length > 1;
  return right.localName === 'span' && /\p{L}{2}:$/u.test(end) && WORD.test(start[0] ?? '');
}

/** Whether nothing shows on this side: there is no node, or only white space at the edge of the parent. */
function isBlank(node: Node | null): boolean {
  return (
    node === null || (node.nodeType === 3 && !node.nodeValue?.trim() && !(node.nextSibling && node.previousSibling))
  );
}

/** Whether an element lays its children out side by side, so that each is seen apart from the next. */
function areBoxes(around: Element | null): boolean {
  if (!around) return false;
  const style = around.getAttribute('style');
  return (
    BOXES.test(classOf(around)) || (style?.includes('flex') === true && /display\s*:\s*(?:inline-)?flex/i.test(style))
  );
}

/** Bootstrap and Tailwind. */
const BOXES = /(?:^|\s)(?:d-|inline-|d-inline-)?flex(?:\s|$)/;

/**
 * Whether a space may stand between the two: not beside punctuation that belongs to a neighbour, nor between two single
 * letters or digits.
 */
function mayBeParted(left: Element, right: Element): boolean {
  const [before, behind] = [endOf(left, 'lastChild'), endOf(right, 'firstChild')];
  return /[^\s([{\p{Sc}]$/u.test(before) && /^[^\s,.;:!?)\]}]/.test(behind) && before.length + behind.length > 2;
}

/** Items of a line: `<span class="meta-item">2024</span><span class="meta-item">1h 20m</span>`. */
const ITEM = /[-_]item(?:\s|$)/i;

/** Names one below the other: cppreference. */
const LINES = /(?:^|[\s_-])lines(?:\s|$)/;

/** Whether an element is drawn as a badge: `<h3>Body<strong class="schema__required">required</strong></h3>`. */
function isBadge(element: Element): boolean {
  return MARKED.test(element.localName) && BADGE.test(classOf(element));
}
const MARKED = /^(?:b|code|em|small|span|strong)$/;
const BADGE =
  /(?:^|[\s_-]|VP)(?:badge|chip|(?:API|http)-?method|on-?sale|labels?|lozenge|pill|property|required|optional|deprecated)(?:[\s_-]|$)|(?:^|[\s-])tag(?:\s|$)/i;

/**
 * Whether an element right after text is a badge, or the next label of a line (`44°N<b>Lon:</b>68°W`), and needs a
 * space before it.
 */
export function isApartFromText(text: string, element: Element): boolean {
  if (isBadge(element)) return isApart(text, endOf(element, 'firstChild'));
  // A count after what is counted: `Downloads<span class="count">12,044</span>`.
  if (element.localName === 'span' && element.hasAttribute('class') && /\p{Ll}{3}$/u.test(text))
    return /^\d[\d.,]{0,12}\d$/.test(endOf(element, 'firstChild'));
  if (isNextFact(text.slice(-MOST_LABEL), endOf(element, 'firstChild'))) return true;
  if (element.localName === 'span' && FULL_NAME.test(text)) return isRole(endOf(element, 'firstChild'));
  // A price before what leads to its goods.
  if (element.localName === 'a' && PRICE.test(text.slice(-MOST_LABEL)))
    return /^\p{L}{2}/u.test(endOf(element, 'firstChild'));
  return (
    STRESSED.test(element.localName) &&
    /[\p{L}\p{N}.)%]$/u.test(text) &&
    NEXT_LABEL.test(textUpTo(element, MOST_LABEL) ?? '')
  );
}
const PRICE = /\p{Sc}\s?\d[\d.,]*$|\d\s?\p{Sc}$/u;
/** `Jo Park<span>COO at Fjordline</span>`; a single word may go on in another colour (`Word<span>Press</span>`). */
const FULL_NAME = /^\s*\p{Lu}[\p{L}.'’-]{0,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){1,3}$/u;

function isRole(text: string): boolean {
  return /^\p{Lu}[\p{L}-]{1,30},? \S/u.test(text);
}

const STRESSED = /^(?:b|strong)$/;
const NEXT_LABEL = /^\s*\p{Lu}[^:]*:\s*$/u;
const MOST_LABEL = 60;

function isApart(before: string, after: string): boolean {
  if (/[\p{Ll}!%]$/u.test(before) && /^\p{Sc}/u.test(after)) return true;
  return (
    /(?:[\p{L}\p{N}+)%]|\p{L}\)?:|\p{L}{2}\.)$/u.test(before) &&
    WORD.test(after[0] ?? '') &&
    !UNSPACED.test(before.slice(-1))
  );
}

/** Whether an element is a label (`Authors:`) of the text right after it. */
export function labels(element: Element, after: string): boolean {
  if (!/^[\p{Lu}\p{N}]/u.test(after)) return false;
  if (isBadge(element)) return isApart(endOf(element, 'lastChild'), after);
  if (element.localName === 'a' && PARAGRAPH.test(endOf(element, 'lastChild'))) return true;
  if (numbers(element)) return /^(?:\p{Lu}\p{Ll}|[AIO] )/u.test(after);
  if (!LABEL.test(element.localName)) return false;
  return endOf(element, 'lastChild').endsWith(':') && /^\s*\p{Lu}/u.test(endOf(element, 'firstChild'));
}
const LABEL = /^(?:b|span|strong)$/;
/** The number that courts set before a paragraph. */
const PARAGRAPH = /^\s*[¶§]+\s?\d+$/;

/** Whether an element is the number of a verse or paragraph by its class. */
function numbers(element: Element): boolean {
  return (
    LABEL.test(element.localName) &&
    OF_TEXT.test(classOf(element)) &&
    /^\s*\d{1,3}\s*$/.test(textUpTo(element, MOST_NUMBER) ?? '')
  );
}
const OF_TEXT =
  /(?:^|[\s_-])(?:verse-?(?:no|num|number)?|v(?:no|num)|(?:no|num|number)|rn|rdnr|rand(?:nummer|ziffer))(?:\s|$)/i;

/** Whether the right element is the unit of an amount, the type of a parameter, or the handle of a name. */
function isBesideIt(left: Element, right: Element, end: string, start: string): boolean {
  if (!WORD.test(end)) return false;
  return start === '@' ? areParts(left, right) : UNIT.test(classOf(right)) || isTypeOf(left, right);
}

/** The unit of an amount. */
const UNIT = /(?:^|[\s_-])units?(?:\s|$)/;

/** An icon may hold a word for what it draws, such as stars. */
const ICON = /(?:^|\s)[a-z]-icon(?:\s|$)/;

/**
 * Whether the left element is a number and the right one what it counts (`3 beds`), or the left one ends with a number
 * and the right one begins the next part (`Series 4 Episode 2`).
 */
function isCount(left: Element, end: string, right: Element): boolean {
  if (!/\d/.test(end)) return false;
  const start = endOf(right, 'firstChild').trimStart();
  if (/^\s*[\d.,]+$/.test(endOf(left, 'lastChild'))) return /^(?:\p{Ll}{4}|\p{Ll}+ \p{Ll})/u.test(start);
  return /\p{L} \d+$/u.test(endOf(left, 'lastChild')) && /^\p{Lu}\p{Ll}{2}/u.test(start);
}

/**
 * Whether the left element numbers what the right one names: `<span class="PartNo">Part I</span><span>Locks</span>`.
 */
function isNumberOf(left: Element, end: string, start: string): boolean {
  return WORD.test(end) && WORD.test(start) && NUMBER.test(classOf(left)) && textUpTo(left, MOST_NUMBER) !== undefined;
}
const NUMBER = /(?:[\p{Ll}\d](?:No|Num|Number)|(?:^|[\s_-])(?:no|num|number|enum))(?:\s|$)/u;
const MOST_NUMBER = 40;

/** Whether a sentence ends with `?` or `!` between the two. */
function isSentenceEnd(left: Element, end: string, start: string): boolean {
  return /[?!]/.test(end) && /\p{Lu}/u.test(start) && /\p{L}{2}[?!]\s*$/u.test(endOf(left, 'lastChild'));
}

/** Whether the left element is the number or letter of a clause: `(a)`, `2.`, `1` before `(1)`. */
function isTag(left: Element, start: string): boolean {
  const { nextElementSibling: next } = left;
  if (!left.hasAttribute('class') || !(next?.hasAttribute('class') || next?.localName === 'cite')) return false;
  const text = endOf(left, 'lastChild').trim();
  return (
    left.childNodes.length === 1 &&
    (STARTS.test(start) ? TAG.test(text) : start === '(' && /^\d{1,3}[A-Z]?$/.test(text))
  );
}
/** What the words of a clause start with. */
const STARTS = /[\p{L}\p{N}“„"«‘[]/u;
const TAG = /^(?:\((?:\d{1,3}|[a-z]{1,5})[A-Z]?\)|\d{1,3}(?:\.\d{1,3}){0,4}[A-Z]?\.)$/;

/** Whether both are spans with classes, and neither is a single letter (a drop cap, an index). */
function areParts(left: Element, right: Element): boolean {
  const isPart = (part: Element) => part.localName === 'span' && part.hasAttribute('class');
  const isLong = (text: string) => text.trim().length > 1;
  const end = endOf(left, 'lastChild');
  const start = endOf(right, 'firstChild');
  if (!isPart(left) || !isPart(right)) return false;
  // The goals of a team after its name.
  if (/^\d$/.test(start.trim())) return /\p{L}{3}$|\s\p{Lu}{2}$/u.test(end) && classOf(left) !== classOf(right);
  return (isLong(end) || /^\d$/.test(end.trim())) && isLong(start);
}

/** Whether letters and digits, or lower and upper case, meet: a new word by the characters alone. */
function isSeam(end: string, start: string): boolean {
  if (/\p{N}/u.test(end) !== /\p{N}/u.test(start)) return true;
  return /\p{Ll}/u.test(end) && /\p{Lu}/u.test(start);
}
