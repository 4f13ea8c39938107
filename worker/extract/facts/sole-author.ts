import { BOXES } from '../../html/boxes.js';
import { classOf } from '../../html/class-of.js';
import { once } from '../../html/once.js';
import { textUpTo } from '../../html/text-up-to.js';
import { key } from '../dom/key.js';
import { plain } from '../dom/plain.js';
import { namesAuthor } from './author-marks.js';
import { accountIn, isName, isPerson, labelsAuthor, markedPeople, saidPeople } from './names.js';
import { isNotShown, isOfOthers } from './others.js';

/**
 * The one person whom a page calls an author, wherever it does: in a box below the text, a column beside it, or a line
 * at its end. Where it names several, each may be the author of something else that it shows. A last resort, as it
 * looks at every element of the page.
 */
export function soleAuthor(body: Element, others: ReadonlySet<Element>): string | undefined {
  const people = new Map<string, string>();
  const accounts = new Map<string, string>();
  const isOfBook = once(() => BOOK.test(body.textContent ?? ''));
  const visit = (parent: Element): void => {
    for (let node = parent.firstChild; node && people.size < 2; node = node.nextSibling) {
      if (node.nodeType !== 1) continue;
      const element = node as Element;
      if (PASSED.has(element.localName) || others.has(element)) continue;
      if (isOfOthers(element) || isNotShown(element)) continue;
      const isNamed = namesAuthor(element) && textUpTo(element, MOST_CHARS) !== undefined;
      const said = isNamed ? [firstText(element), lineIn(element)] : isLabel(element) ? [lineAfter(element)] : [];
      const person = said.map(personIn).find(Boolean);
      if (!person) visit(element);
      else if (isNamed || !isOfBook()) people.set(key(person), person);
      const account = !person && isNamed && (accountIn(lineIn(element)) ?? accountOfCard(element));
      if (account) accounts.set(key(account), account);
    }
  };
  visit(body);
  const [name, another] = [...(people.size > 0 ? people : accounts).values()];
  return another ? undefined : name;
}
/** Labels of the facts of a book, whose author wrote no page about it. */
const BOOK = /(?:ISBN|[Vv]erlag|Publisher)\s?:/;
/** Characters and nodes: what holds more is no box for the author. */
const MOST_CHARS = 2_000;
const PASSED = new Set('script style noscript template svg select option textarea iframe object nav'.split(' '));

function personIn(line: string): string | undefined {
  const name = saidPeople(line) || markedPeople(line);
  return isPerson(name) ? name : undefined;
}

/** The account that microformats call the author. Source: hCard. */
function accountOfCard(element: Element): string | undefined {
  if (!/(?:^|\s)vcard(?:\s|$)/.test(classOf(element))) return undefined;
  const name = plain(element.getElementsByClassName('fn')[0]?.textContent);
  return name && /^\S{2,30}$/.test(name) && isName(name) ? name : undefined;
}

function isLabel({ firstChild }: Element): boolean {
  return firstChild?.nodeType === 3 && !firstChild.nextSibling && labelsAuthor(firstChild.nodeValue);
}

/** What follows a label in the same line, or in the next. */
function lineAfter(label: Element): string {
  for (let node = label.nextSibling; node; node = node.nextSibling) {
    const line = node.nodeType === 1 ? lineIn(node as Element) : (plain(node.nodeValue) ?? '');
    if (HAS_WORDS.test(line)) return line;
  }
  return '';
}
const HAS_WORDS = /\p{L}/u;

/** The first text with words in an element: a button may follow the name in the same line. */
function firstText(element: Element): string {
  for (let node = element.firstChild; node; node = node.nextSibling) {
    const text =
      node.nodeType === 1 ? firstText(node as Element) : node.nodeType === 3 ? (plain(node.nodeValue) ?? '') : '';
    if (HAS_WORDS.test(text)) return text;
  }
  return '';
}

/** The first line with words in an element. */
function lineIn(element: Element): string {
  let line = '';
  /** Whether the line goes on behind the element. */
  const visit = (parent: Element): boolean => {
    for (let node = parent.firstChild; node && line.length < LINE_CHARS; node = node.nextSibling) {
      if (node.nodeType === 3) line += node.nodeValue ?? '';
      if (node.nodeType !== 1) continue;
      const { localName } = node as Element;
      const isBox = BOXES.has(localName) || localName === 'br';
      if (isBox && HAS_WORDS.test(line)) return false;
      if (!PASSED.has(localName) && !visit(node as Element)) return false;
      if (isBox && HAS_WORDS.test(line)) return false;
    }
    return true;
  };
  visit(element);
  return plain(line) ?? '';
}
const LINE_CHARS = 200;
