import { baseText } from '../../html/base-text.js';
import { classOf } from '../../html/class-of.js';
import { outermost } from '../../html/outermost.js';
import { key } from '../dom/key.js';
import { first, plain } from '../dom/plain.js';
import { isLabelOf, isMarkedAuthor } from './author-marks.js';
import { type Headline, linesAround } from './headline.js';
import { dateIn, dateless } from './iso-date.js';
import type { Line } from './lines.js';
import { nameParts, nameText } from './name-parts.js';
import {
  isName,
  isPerson,
  labelsAuthor,
  markedPeople,
  saidPeople,
  saysChecked,
  saysOnlyBy,
  saysWritten,
  together,
  withoutBy,
  withoutSite,
} from './names.js';
import { isNotShown, isOfOthers } from './others.js';
import { wireReporters } from './wire-reporters.js';

/**
 * The stated author, unless that is only the site or an account and the lines around the headline name a person;
 * instead of the site, `marked` may name one elsewhere.
 */
export function shownAuthor(
  said: string | undefined,
  siteKeys: ReadonlySet<string>,
  headline: () => Headline | undefined,
  marked: () => string | undefined,
): string | undefined {
  const stated = said && withoutSite(said, siteKeys);
  const isSite = stated !== undefined && siteKeys.has(key(stated));
  // A portal writes itself behind the paper: "Paper | Portal".
  const isPaper = stated !== undefined && / \| /.test(stated) && !stated.split(' | ').some(isPerson);
  const isAccount = stated !== undefined && (isPaper || !stated.includes(' '));
  if (stated && !isSite && !isAccount) return stated;
  const shown = headlineByline(headline());
  if (isSite) return shown ?? marked() ?? stated;
  return stated && !(shown?.includes(' ') || isPaper) ? stated : (shown ?? stated);
}

/** The authors that the lines around the headline name; lines below it first. */
function headlineByline(headline: Headline | undefined): string | undefined {
  const around = headline ? [...linesAround(headline)] : [];
  const isWritten = around.some(({ line }) => saysWritten(line.text));
  for (const { line, above, lines, at } of around) {
    if (isWritten && saysChecked(line.text)) continue;
    if (labelsAuthor(above?.text) && isPerson(line.text.trim())) return line.text.trim();
    const name = nameIn(saysOnlyBy(above?.text) ? { ...line, author: line.text } : line);
    if (name) return together([name, ...alike(lines, at)]);
  }
  const portrayed = around.find(({ line, lines, at }) => isPortrayed(line) && lines.slice(at, at + 3).some(isDated));
  if (portrayed) return portrayed.line.pictured;
  const texts = headline ? [...headline.after.map(({ text }) => text), headline.text] : [];
  return texts.map(wireReporters).find(Boolean);
}

/** Whether a line is the name of the person in the picture before it. */
function isPortrayed({ text, pictured }: Line): boolean {
  return text.startsWith(pictured) && isPerson(pictured);
}

function isDated({ text, times }: Line): boolean {
  return times.length > 0 || dateIn(text) !== undefined;
}

/** The names in later lines with the same markup: papers and posts set each author in a box. */
function alike(lines: readonly Line[], at: number): string[] {
  const { mark = '' } = lines[at] ?? {};
  // A mark without a class may be any link's.
  if (!/\s\S/.test(mark)) return [];
  const others = lines
    .slice(at + 1)
    .filter((line, i) => line.mark === mark && !DID_ELSE.test(lines[at + i]?.text ?? ''));
  return others.map(({ author }) => markedPeople(author)).filter(isPerson);
}
const DID_ELSE =
  /(?:edited|reviewed|checked|translated|illustrated|photographed|photos?|images?|illustrations?)(?: by)?:?$/i;

function nameIn({ text, author }: Line): string | undefined {
  if (text.length > BYLINE_CHARS) return undefined;
  return wireReporters(text) || markedPeople(author) || saidPeople(text) || undefined;
}
const BYLINE_CHARS = 200;

/**
 * The author that a visible byline names. Asked only when nothing else names one: it looks at every element of the
 * page.
 */
export function visibleByline(document: Document, others: ReadonlySet<Element>): string | undefined {
  const found = firstShown(document.body, others, (element) => (isByline(element) ? element : undefined));
  return found && (namedBy(found) ?? personIn(shownElements(document.body, isByline, others)));
}

/** A person whom an attribute calls the author, anywhere on the page. */
export function markedPerson(document: Document, others: ReadonlySet<Element>): string | undefined {
  return personIn(shownElements(document.body, isMarkedAuthor, others));
}

function personIn(bylines: readonly Element[]): string | undefined {
  for (const byline of bylines) {
    const name = namedBy(byline);
    if (name && isPerson(name)) return name;
  }
  return undefined;
}

function namedBy(byline: Element): string | undefined {
  const line = saysOnlyBy(byline.textContent) ? (byline.nextElementSibling ?? byline) : byline;
  const parts = nameParts(line);
  if (parts.length > 1) return first(together(parts.map(nameText).filter(isName).map(withoutBy)));
  const author = parts[0] ?? line.querySelector(AUTHOR) ?? line;
  const named = author.querySelector('[itemprop~="name"],[property~="name"],[property~="schema:name"]');
  const shown = named?.getAttribute('content') || (named && shownLine(named)) || shownLine(author);
  if (/^\s*\|/.test(dateless(shown))) return undefined;
  const name = plain(shown)?.replace(AFTER_NAME, '');
  return name && isName(withoutBy(name)) ? withoutBy(name) : undefined;
}

/** The first line of a byline with words; date, role and reading time follow after a dot or bar. */
function shownLine(byline: Element): string {
  const text = Array.from(byline.childNodes, (node) => {
    if (node.nodeType === 1 && isLabelOf(node as Element, byline)) return '';
    const said = node.nodeType === 1 ? baseText(node as Element) : node.textContent;
    return BREAKS.test((node as Element).localName) ? `\n${said}\n` : said;
  });
  const lines = text.join('').split(/[\n|•·»]|\s[–—]\s/);
  return lines.find((line) => /\p{L}{2}/u.test(line) && !saysOnlyBy(line)) ?? '';
}
/** What comes between the name and the date. */
const AFTER_NAME = /(?:,|\s(?:on|at))(?:\s.*)?$/i;
const BREAKS = /^(?:br|div|p|time|ul|li|h\d)$/;

const BYLINE_CLASS =
  /(^|\s)(byline|p-author|author-link|byline-author|author-name|byline__name|wp-block-post-author-name|wp-block-post-author__name|elementor-author-box__name|post-author|entry-author|article-author)(\s|$)/;

function isByline(element: Element): boolean {
  const { firstChild } = element;
  if (firstChild?.nodeType === 3 && SAYS_SO.test(firstChild.nodeValue ?? '') && isShort(element)) return true;
  if (!element.hasAttributes()) return false;
  const classes = classOf(element);
  if (classes && BYLINE_CLASS.test(classes)) return true;
  if (BYLINE_CLASS.test(element.getAttribute('data-testid') ?? '')) return true;
  if (/(^|\s)author(\s|$)/.test(classes)) return /^\s*(?:post\s*)?by\s/i.test(element.textContent ?? '');
  return isMarkedAuthor(element);
}
const AUTHOR = '[rel~="author"],[itemprop~="author"],[property~="author"],[property~="schema:author"]';

/** A line that says so in its words, without a class. */
const SAYS_SO =
  /^\s*(?:(?:this (?:article|blog|post|story) was )?(?:posted|written|submitted|created|words|story)|(?:view )?all (?:articles|posts)) by(?:\s|$)/i;
const LINE_CHARS = 120;

function isShort({ textContent }: Element): boolean {
  return (textContent ?? '').trim().length <= LINE_CHARS;
}

/** The visible elements that a selector finds, in document order, none inside another. */
function shownElements(
  body: Element,
  isOne: (element: Element) => boolean,
  others: ReadonlySet<Element>,
): readonly Element[] {
  const found: Element[] = [];
  firstShown(body, others, (element) => {
    if (isOne(element)) found.push(element);
    return undefined;
  });
  return outermost(found);
}

/**
 * The first result that `find` has for an element, in document order. A plain walk, because a selector that finds
 * nothing takes ten times as long. Depth is bounded by `parseDocument`.
 */
function firstShown<T>(
  parent: Element,
  others: ReadonlySet<Element>,
  ask: (element: Element) => T | undefined,
): T | undefined {
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType !== 1) continue;
    const element = node as Element;
    if (others.has(element) || isOfOthers(element) || isNotShown(element)) continue;
    const answer = ask(element) ?? firstShown(element, others, ask);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
