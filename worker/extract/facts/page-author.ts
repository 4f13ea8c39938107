import { BOXES } from '../../html/boxes.js';
import { classOf } from '../../html/class-of.js';
import { once } from '../../html/once.js';
import { textUpTo } from '../../html/text-up-to.js';
import { key } from '../dom/key.js';
import { plain } from '../dom/plain.js';
import { isMarkedAuthor, namesAuthor } from './author-marks.js';
import { nameParts, nameText } from './name-parts.js';
import { accountIn, isName, isPerson, labelsAuthor, markedPeople, saidPeople, saysOnlyBy, together } from './names.js';
import { isHiddenText, isOfOthers } from './others.js';

/**
 * The author whom a page names anywhere: in a byline, or else the one person, or account, whom it calls an author: in a
 * box below the text, a column beside it, or a line at its end. Of several, each may be the author of something else that
 * it shows. A last resort, as it looks at every element of the page.
 */
export function authorAnywhere(body: Element, others: ReadonlySet<Element>): string | undefined {
  const people = new Map<string, string>();
  const accounts = new Map<string, string>();
  /** The last that named a person: what is in it beside the name is a role, or another name of the same. */
  let box: Element | undefined;
  const isOfBook = once(() => BOOK.test(body.textContent ?? ''));
  const byline = firstShown(body, others, (element) => {
    if (box?.contains(element)) return undefined;
    if (isByline(element)) return nameIn(element) ?? statedName(element) ?? accountIn(lineIn(element));
    const isNamed = namesAuthor(element) && textUpTo(element, MOST_CHARS) !== undefined;
    const name = isNamed ? nameIn(element) : isLabel(element) && !isOfBook() ? peopleIn(lineAfter(element)) : undefined;
    const account = isNamed ? accountIn(lineIn(element)) : undefined;
    if (name && isPerson(name)) {
      people.set(key(name), name);
      box = element;
    }
    if (account && box !== element) accounts.set(key(account), account);
    return undefined;
  });
  const [name, another] = [...(people.size > 0 ? people : accounts).values()];
  return byline ?? (another ? undefined : name);
}
/** Labels of the facts of a book, whose author wrote no page about it. */
const BOOK = /(?:ISBN|[Vv]erlag|Publisher)\s?:/;
/** Characters and nodes: what holds more is no box for the author. */
const MOST_CHARS = 2_000;

/** The first result that `find` has for an element, in document order. Depth is bounded by `parseDocument`. */
function firstShown<T>(
  parent: Element,
  others: ReadonlySet<Element>,
  ask: (element: Element) => T | undefined,
): T | undefined {
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType !== 1) continue;
    const element = node as Element;
    if (PASSED.has(element.localName) || others.has(element) || isOfOthers(element) || isHiddenText(element)) continue;
    const answer = ask(element) ?? firstShown(element, others, ask);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
const PASSED = new Set('script style template svg select option textarea iframe object nav'.split(' '));

function isByline(element: Element): boolean {
  const { firstChild } = element;
  if (firstChild?.nodeType === 3 && SAYS_SO.test(firstChild.nodeValue ?? ''))
    return textUpTo(element, LINE_CHARS) !== undefined;
  if (!element.hasAttributes()) return false;
  const names = `${classOf(element)} ${element.getAttribute('data-testid') ?? ''}`;
  if (BYLINE.test(names)) return true;
  return /(?:^|\s)author(?:\s|$)/.test(names) ? saidPeople(lineIn(element)) !== '' : isMarkedAuthor(element);
}
const BYLINE =
  /(?:^|\s)(?:byline|p-author|author-link|byline-author|author-name|byline__name|wp-block-post-author(?:-|__)name|elementor-author-box__name|(?:post|entry|article)-author)(?:\s|$)/;
/** A line that says so in its words, without a class. */
const SAYS_SO =
  /^\s*(?:(?:this (?:article|blog|post|story) was )?(?:posted|written|submitted|created|words|story)|(?:view )?all (?:articles|posts)) by(?:\s|$)/i;
const LINE_CHARS = 200;

/** The names, or the account, in the element of an author. */
function nameIn(element: Element): string | undefined {
  const parts = nameParts(element).map((part) => markedPeople(nameText(part)));
  const line = lineIn(element);
  return together(parts) || peopleIn(saysOnlyBy(line) ? lineAfter(element) : line) || undefined;
}

/** What microdata or microformats call the name in the element of an author, whatever it looks like. */
function statedName(element: Element): string | undefined {
  const named = element.querySelector('[itemprop~="name"],[property~="name"],[property~="schema:name"],.fn');
  const name = plain(named?.getAttribute('content') ?? named?.textContent);
  return name && isName(name) ? name : undefined;
}

function peopleIn(line: string): string {
  return saidPeople(line) || markedPeople(line);
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

/** The first line with words in an element, or behind "By". */
function lineIn(element: Element): string {
  let line = '';
  const isWhole = () => HAS_WORDS.test(line) && !saysOnlyBy(line);
  /** Whether the line goes on behind the element. */
  const visit = (parent: Element): boolean => {
    for (let node = parent.firstChild; node && line.length < LINE_CHARS; node = node.nextSibling) {
      if (node.nodeType === 3) line += node.nodeValue ?? '';
      if (node.nodeType !== 1) continue;
      const { localName } = node as Element;
      const isBox = BOXES.has(localName) || localName === 'br';
      if (isBox && isWhole()) return false;
      line += ' ';
      if (!PASSED.has(localName) && !visit(node as Element)) return false;
      line += ' ';
      if (isBox && isWhole()) return false;
    }
    return true;
  };
  visit(element);
  return plain(line) ?? '';
}
