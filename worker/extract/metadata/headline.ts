import { READINGS } from '../../dom/base-text.js';
import { BOXES } from '../../dom/boxes.js';
import { classOf } from '../../dom/class-of.js';
import { textUpTo } from '../../dom/text-up-to.js';
import { isNotDisplayed } from '../invisible/hidden.js';
import { key } from '../parse/key.js';
import { plain } from '../parse/plain.js';
import { markedPeople } from './names.js';
import { isInside } from './teasers.js';

/** One line of a page as it is shown: the text between the boundaries of block elements. */
export interface Line {
  text: string;
  /** Whose name it is, when the markup says that it names an author; '' otherwise. */
  author: string;
  /** How the markup says so: lines that it says it of in the same way name authors of the same kind. */
  mark: string;
  /** The elements that hold a date for machines. */
  times: Element[];
}

/** The lines around a page's headline, where pages say who wrote them and when; the nearest first. */
export interface Headline {
  /** The headline itself; empty where no heading says it. */
  heading: string;
  before: readonly Line[];
  after: readonly Line[];
}

/** Those lines, each with the one above it and where it stands among those of its side: below the headline first. */
export function* linesAround({ after, before }: Headline): Generator<{
  line: Line;
  above: Line | undefined;
  lines: readonly Line[];
  at: number;
}> {
  for (const [at, line] of after.entries()) yield { line, above: after[at - 1], lines: after, at };
  for (const [at, line] of before.entries()) yield { line, above: before[at + 1], lines: before, at };
}

const LINES_BEFORE = 6;
const LINES_AFTER = 16;
/** A standfirst may stand between the headline and the line that names the author; what comes after a longer line is the text. */
const PROSE_WORDS = 60;
/** Most pages have their headline among so many lines; others say nothing that can be relied on. */
const MOST_LINES = 1_500;
const SKIPPED = new Set([
  ...'script style noscript template svg select option textarea iframe object nav footer'.split(' '),
  ...READINGS,
]);
/** What readers write, and other pages. */
const OF_OTHERS =
  /(?:^|\s)(?:comments?(?:-?(?:list|area|section|thread|tree))?|(?:user)?notes|replies|reviews?|related(?:-posts|-articles)?)(?:\s|$)/i;
/** What schema.org calls what readers write. */
const WRITTEN_TYPE = /schema\.org\/(?:(?:User)?Comments?|Answer)$/;
const WRITTEN = /(?:^|\s)(?:comment|reviews?|(?:suggested|accepted)Answer)(?:\s|$)/;
/** An element of a site's own for them. */
const OTHERS_ELEMENT = /-comments?(?:-|$)/;

/** Whether an element holds what readers write, or leads to other pages. */
export function isOfOthers(element: Element): boolean {
  const { localName } = element;
  if (localName === 'figcaption' || localName.includes('-')) {
    if (OTHERS_ELEMENT.test(localName) || isOfQuote(element)) return true;
  }
  // Most elements have none.
  if (!element.hasAttributes()) return false;
  const classes = classOf(element);
  return (
    (classes !== '' && (OF_OTHERS.test(classes) || isTestimonial(localName, classes))) ||
    says(element, 'id', OF_OTHERS) ||
    says(element, 'itemtype', WRITTEN_TYPE) ||
    says(element, 'itemprop', WRITTEN)
  );
}

function says(element: Element, name: string, what: RegExp): boolean {
  const value = element.getAttribute(name);
  return value !== null && what.test(value);
}

/** Whether a caption names who is quoted: it stands below a quote set as a figure. */
function isOfQuote({ localName, parentElement: figure }: Element): boolean {
  return localName === 'figcaption' && figure?.firstElementChild?.localName === 'blockquote';
}

/** Whether an element holds what a customer says. */
function isTestimonial(localName: string, classes: string): boolean {
  return TESTIMONIAL.test(classes) && /^(?:div|section|li|figure)$/.test(localName);
}
const TESTIMONIAL = /(?:^|[\s_-])testimonials?(?:[\s_-]|$)/i;

/** More text than this is no menu and no dialog, but a page that a script has still to show. */
const MOST_HIDDEN_CHARS = 3_000;

/** Whether an element is not displayed: anybody may be named in it. A whole page is, until a script has put it in its place. */
export function isNotShown(element: Element): boolean {
  if (!isNotDisplayed(element) || element.querySelector('main,h1') !== null) return false;
  return textUpTo(element, MOST_HIDDEN_CHARS) !== undefined;
}

/** Whether an element is, or stands in, such a one. Depth is bounded by `parseDocument`. */
export function isAmongOthers(element: Element): boolean {
  for (let up: Element | null = element; up; up = up.parentElement) if (isOfOthers(up)) return true;
  return false;
}
const HEADING = /^h[1-4]$/;

interface Open extends Line {
  heading: Element | undefined;
}

/**
 * The lines around the headline of a page: the heading that says what the title says, else the first line that does,
 * else the heading `h1`. Undefined when the page has none of them.
 */
export function headlineOf(
  body: Element,
  title: string | undefined,
  h1: Element | undefined,
  { siteKeys, teasers }: { siteKeys: ReadonlySet<string>; teasers: () => ReadonlySet<Element> },
): Headline | undefined {
  const wanted = key(title ?? '');
  const saysTitle = ({ text }: Open) => isSame(key(text), wanted);
  const isPart = ({ text }: Open) => {
    const said = key(text);
    if (text.length < BEGINNING_CHARS || siteKeys.has(said)) return false;
    return wanted.startsWith(said) || (wanted.endsWith(said) && siteKeys.has(wanted.slice(0, -said.length)));
  };
  const isHeadline = (line: Open) => line.heading !== undefined && (saysTitle(line) || isPart(line));
  const lines = linesOf(body, isHeadline);
  const found = [
    lines.findIndex(isHeadline),
    lines.findIndex(({ heading }) => h1 !== undefined && heading === h1),
    lines.findIndex(saysTitle),
  ].find((i) => i >= 0);
  if (found === undefined) return undefined;
  const { heading } = lines[found] as Open;
  let end = found + 1;
  while (heading && lines[end]?.heading === heading) end += 1;
  return {
    heading: heading ? (lines[found]?.text ?? '') : '',
    before: lines.slice(Math.max(0, found - LINES_BEFORE), found).reverse(),
    after: upToText(lines.slice(end, end + LINES_AFTER), key(lines[found]?.text ?? ''), teasers),
  };
}

/**
 * Another heading begins what is not the page's own, but for a second part of the headline, which leads to no other page,
 * and one that says it again.
 */
function upToText(lines: readonly Open[], headline: string, teasers: () => ReadonlySet<Element>): Line[] {
  const isNext = (heading: Element, i: number) => i > 1 || isInside(heading, teasers());
  const last = lines.findIndex(
    ({ heading, text }, i) =>
      (heading && key(text) !== headline && isNext(heading, i)) || text.split(' ').length > PROSE_WORDS,
  );
  return last < 0 ? [...lines] : lines.slice(0, last);
}

/** Titles are cut short, and a heading may say a little more. */
function isSame(text: string, title: string): boolean {
  if (text.length < 4 || title.length < 4) return text === title && text !== '';
  const [short, long] = text.length < title.length ? [text, title] : [title, text];
  return short.length > long.length * LEAST_SHARE && long.includes(short);
}
const LEAST_SHARE = 0.6;
/** The name of a forum may be longer than that of its topic; a heading as long as this is no accident. */
const BEGINNING_CHARS = 12;

/** The lines of a page as far as they are asked about: those around its headline, if it has one, else all. */
function linesOf(body: Element, isHeadline: (line: Open) => boolean): Open[] {
  const lines: Open[] = [];
  let headline: Open | undefined;
  let after = 0;
  const add = (line: Open) => {
    lines.push(line);
    if (headline && line.heading !== headline.heading) after += 1;
    headline ??= isHeadline(line) ? line : undefined;
  };
  let open: Open | undefined;
  let [author, heading, named]: (Element | undefined)[] = [];
  const line = () => (open ??= { text: '', author: '', mark: '', times: [], heading });
  const close = () => {
    const text = plain(open?.text) ?? '';
    if (open && (text || open.times.length > 0)) add({ ...open, text, author: plain(open.author) ?? '' });
    // Below the name stand where an author works, and an address.
    if (open?.author && author && markedPeople(plain(open.author) ?? '')) named = author;
    open = undefined;
  };
  const visit = (parent: Element): void => {
    for (
      let node = parent.firstChild;
      node && after < LINES_AFTER && lines.length < MOST_LINES;
      node = node.nextSibling
    ) {
      if (node.nodeType === 3) {
        const text = node.nodeValue ?? '';
        if (!open && !text.trim()) continue;
        line().text += text;
        if (author && author !== named) {
          line().author += `${text} `;
          line().mark ||= `${author.localName} ${classOf(author)}`;
        }
      }
      if (node.nodeType === 1) enter(node as Element);
    }
  };
  const enter = (element: Element): void => {
    const name = element.localName;
    if (SKIPPED.has(name) || isOfOthers(element) || isOfChange(element) || isNotShown(element)) return;
    const isBox = BOXES.has(name) || name === 'br';
    if (isBox) close();
    else if (open) open.text += ' ';
    const [authorBefore, headingBefore] = [author, heading];
    if (HEADING.test(name)) heading = element;
    if (!author && namesAuthor(element) && textUpTo(element, MARKED_CHARS) !== undefined) author = element;
    if (TIMES.includes(name) || element.hasAttribute('datetime')) line().times.push(element);
    visit(element);
    [author, heading] = [authorBefore, headingBefore];
    if (isBox) close();
    else if (open) open.text += ' ';
  };
  visit(body);
  close();
  return lines;
}
/** What holds a date for machines; the others are elements of code forges, with the same attribute. */
export const TIMES: readonly string[] = ['time', 'relative-time', 'time-ago', 'local-time'];

/** The day of a change; some name it together with that of publication, when both are one. */
function isOfChange(element: Element): boolean {
  const classes = classOf(element);
  if (!/updated|modified|revision/i.test(classes) || /publish|entry-date|created/i.test(classes)) return false;
  return textUpTo(element, MARKED_CHARS) !== undefined;
}

/** What is called an author's, or changed, and has more text and nodes than this holds a whole post; names, roles and dates fit. */
const MARKED_CHARS = 400;
/** Words of class names for those who wrote something, and for what belongs to them but is not their name. */
const AUTHOR =
  /(?:^|[\s_-])(?:author|autor(?:in|e)?|auteur|byline|redakteur|verfasser|username|bigusername|poster|contributor)s?(?:[_-]?(?:name|link|url)s?)?(?:[\s_-]|$)/;
/** Most class names have nothing of them. */
const MAY_NAME = /aut(?:h?or|eur)|byline|redakteur|verfasser|user|poster|contributor/i;
const BESIDE =
  /avatar|image|img|photo|picture|thumb|bio|about|desc|role|position|date|time|count|social|follow|badge|icon/;
/** Where links to the pages of authors lead. */
const AUTHOR_PAGE =
  /\/(?:authors?|autor(?:en|in|es)?|auteurs?|autori|contributors?|journalists?|redakteure?)\/[^/?#]{2,}/i;

const MARKS = ['rel', 'itemprop', 'property'];

/** Whether an attribute says that an element is, or leads to, an author; RDFa may name the vocabulary. */
export function isMarkedAuthor(element: Element): boolean {
  // Themes for blogs of one author say so of the link to the front page.
  return MARKS.some((name) => says(element, name, SAYS_AUTHOR)) && !OF_SITE.test(classOf(element));
}
const SAYS_AUTHOR = /(?:^|\s)(?:schema:)?author(?:\s|$)/i;
const OF_SITE = /(?:^|\s)(?:site-?(?:title|name)|navbar-brand|logo)(?:\s|$)/;

function namesAuthor(element: Element): boolean {
  if (isMarkedAuthor(element)) return true;
  if (element.localName === 'a' && AUTHOR_PAGE.test(element.getAttribute('href') ?? ''))
    return !/^(?:next|prev|up)/i.test(element.getAttribute('rel') ?? '');
  const classes = classOf(element);
  if (!MAY_NAME.test(classes)) return false;
  const words = classes.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
  return words.split(' ').some((word) => {
    const found = AUTHOR.exec(word);
    // LaTeXML names the authors of papers one by one: see `byline.ts`.
    return found !== null && !/comment|^ltx_/.test(word) && !BESIDE.test(word.slice(found.index));
  });
}
