import { baseText } from '../../html/base-text.js';
import { classOf } from '../../html/class-of.js';
import { outermost } from '../../html/outermost.js';
import { plain } from '../dom/plain.js';
import { isPerson, markedPeople } from './names.js';

/** Addresses of authors' pages. */
export const AUTHOR_PAGE =
  /\/(?:authors?|autor(?:en|in|es)?|auteurs?|autor[ei]|autoras?|yazar|penulis|forfattere?|contributors?|journalists?|redakteure?)\/(?:[^/?#]{2,}|\d)/i;

/** Class names, and names for tests, of elements inside a byline. */
const NAMED = ['author', 'byline', 'contributor', 'journalist']
  .flatMap((of) => [`.${of}-name,.${of}__name,.${of}Name`, `[data-testid="${of}-name"]`])
  .join();
/** What inside the element of an author holds the name alone, the most exact first. Source: schema.org, RDFa, hCard. */
const NAMES = [
  '[itemprop~="name"],[property~="name"],[property~="schema:name"]',
  '.fn',
  '[rel~="author"],[itemprop~="author"]',
  NAMED,
];
/** Elements: more of them in one line are no authors. */
const MOST = 100;
const MOST_CHARS = 200;

/**
 * The elements inside an author's that hold nothing but names, where the markup tells them from the label, the role and
 * the buttons beside them. Empty where it does not.
 */
export function nameParts(author: Element): readonly Element[] {
  if (!author.firstElementChild) return [];
  for (const names of NAMES) {
    const parts = named(author.querySelectorAll(names));
    if (parts.length > 0) return parts;
  }
  const links = Array.from(author.querySelectorAll('a[href]'));
  const parts = named(links.filter((link) => AUTHOR_PAGE.test(link.getAttribute('href') ?? '')));
  if (parts.length > 0 || !OF_SEVERAL.test(classOf(author))) return parts;
  const children = Array.from(author.children).slice(0, MOST);
  return children.length > 1 && children.every((child) => isPerson(nameText(child))) ? children : [];
}
const OF_SEVERAL = /(?:author|byline|contributor)s(?:\s|$)/i;

function named(elements: Iterable<Element>): Element[] {
  const some = Array.from(elements).slice(0, MOST);
  return outermost(some).filter((part) => markedPeople(nameText(part)) !== '');
}

/** The text of an element that may be a name. */
export function nameText(element: Element): string {
  return (plain(baseText(element)) ?? '').slice(0, MOST_CHARS);
}
