import { around } from '../../dom/around.js';
import { READINGS } from '../../dom/base-text.js';
import { BOXES } from '../../dom/boxes.js';
import { classOf } from '../../dom/class-of.js';
import { textUpTo } from '../../dom/text-up-to.js';
import { isNotDisplayed } from '../invisible/hidden.js';
import { key } from '../parse/key.js';
import { plain } from '../parse/plain.js';
import { AUTHOR_PAGE, nameParts, nameText } from './name-parts.js';
import { isPerson, markedPeople } from './names.js';
import { isInside } from './teasers.js';

/** One line of a page as shown: the text between two boundaries of block elements. */
export interface Line {
  text: string;
  /** The author's name, if the markup says that it is one; else ''. */
  author: string;
  /** How the markup says so; lines with the same mark name authors of the same kind. */
  mark: string;
  /** What the image before it shows, in words; else ''. */
  pictured: string;
  /** Elements with a machine-readable date. */
  times: Element[];
}

/** The lines around a page's headline, nearest first: there pages name author and date. */
export interface Headline {
  /** The headline itself; empty where no heading says it. */
  heading: string;
  before: readonly Line[];
  after: readonly Line[];
}

/** Those lines, each with the line above and its index among the lines on its side; those below the headline first. */
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
/**
 * Words. A standfirst may come between the headline and the line that names the author; after a longer line comes the
 * text.
 */
const PROSE_WORDS = 60;
/** Lines that are searched for the headline; pages that have it later say nothing reliable. */
const MOST_LINES = 1_500;
const SKIPPED = new Set([
  ...'script style noscript template svg select option textarea iframe object nav footer'.split(' '),
  ...READINGS,
]);
/** Class names of what readers write, and of teasers for other pages. */
const OF_OTHERS = new RegExp(
  `(?:^|\\s)(?:${[
    'comments?(?:-?(?:list|area|section|thread|tree))?|(?:user)?notes|replies|reviews?',
    'related(?:[-_]?(?:posts?|articles?|cards?|content|items?|links?|news|stories|story))?|wp-block-latest-posts(?:__list)?',
    '(?:read|see)[-_]also|also[-_]read|lire-aussi|leggi-anche',
    // Posts of social networks.
    'twitter-(?:tweet|video)|instagram-media|(?:bluesky|mastodon|tiktok|reddit)-embed(?:-bq)?|fb-post|text-post-media',
  ].join('|')})(?:\\s|$)`,
  'i',
);
/** schema.org's types for what readers write. */
const WRITTEN_TYPE = /schema\.org\/(?:(?:User)?Comments?|Answer)$/;
const WRITTEN = /(?:^|\s)(?:comment|reviews?|(?:suggested|accepted)Answer)(?:\s|$)/;
/** Custom elements for comments. */
const OTHERS_ELEMENT = /-comments?(?:-|$)/;

/** Whether an element holds what readers write, or teasers for other pages. */
export function isOfOthers(element: Element): boolean {
  const { localName } = element;
  if (localName === 'figcaption' || localName.includes('-')) {
    if (OTHERS_ELEMENT.test(localName) || isOfQuote(element)) return true;
  }
  // Most elements have no attributes.
  if (localName === 'aside' && leadsOn(element)) return true;
  if (!element.hasAttributes()) return false;
  const classes = classOf(element);
  return (
    (localName === 'a' && says(element, 'rel', NEIGHBOUR)) ||
    (classes !== '' && (OF_OTHERS.test(classes) || isTestimonial(localName, classes) || isBuyers(element, classes))) ||
    says(element, 'id', OF_OTHERS) ||
    says(element, 'itemtype', WRITTEN_TYPE) ||
    says(element, 'itemprop', WRITTEN)
  );
}

/** Links to the page before or after this one. */
const NEIGHBOUR = /^(?:prev|next)$/i;

/** Whether an element begins with a link to other pages, or says so. */
function leadsOn({ firstElementChild: first }: Element): boolean {
  return first !== null && READ_ALSO.test(textUpTo(first, LABEL_CHARS) ?? '');
}
const LABEL_CHARS = 100;
/** Words before a link to another page. */
const READ_ALSO = new RegExp(
  `^\\s*(?:${[
    '(?:also read|read (?:also|next|more)|see also|related|more on this|lire aussi|à lire aussi|lea también|lee también|leia (?:também|mais))',
    '(?:leggi anche|lesen sie auch|auch interessant|mehr zum thema|lees ook|læs også|läs också|les også|lue myös)',
    '(?:czytaj (?:też|także)|zobacz też|čtěte také|читайте также|читайте також|ayrıca okuyun|इसे भी पढ़ें|اقرأ أيضا|相关阅读|関連記事|관련기사)',
  ].join('|')})\\s*(?:[:：]|$)`,
  'i',
);

function says(element: Element, name: string, what: RegExp): boolean {
  const value = element.getAttribute(name);
  return value !== null && what.test(value);
}

/** Whether a caption names the source of a quote: it is below a quote in a figure. */
function isOfQuote({ localName, parentElement: figure }: Element): boolean {
  return localName === 'figcaption' && figure?.firstElementChild?.localName === 'blockquote';
}

/** Whether an element holds what a customer says. */
function isTestimonial(localName: string, classes: string): boolean {
  return TESTIMONIAL.test(classes) && /^(?:div|section|li|figure)$/.test(localName);
}
/** Whether an element holds what buyers say of a product; an editor's review has the headline of the page. */
function isBuyers(element: Element, classes: string): boolean {
  return BUYERS.test(classes) && !beginsWithHeadline(element);
}

/** Whether the first elements inside one include a headline; only these are asked, since every date inside asks. */
function beginsWithHeadline(element: Element): boolean {
  let left = MOST_BEFORE_HEADLINE;
  const visit = (parent: Element): boolean => {
    for (let one = parent.firstElementChild; one && left-- > 0; one = one.nextElementSibling)
      if (one.localName === 'h1' || visit(one)) return true;
    return false;
  };
  return visit(element);
}
const MOST_BEFORE_HEADLINE = 40;
const BUYERS =
  /(?:^|\s)(?:product|customer|user|guest|buyer)[-_]?reviews?(?:[-_]{1,2}(?:list|items?|section|container|wrapper))?(?:\s|$)/i;
const TESTIMONIAL = /(?:^|[\s_-])testimonials?(?:[\s_-]|$)/i;

/** Characters: more text than this is no hidden menu or dialog, but a page that a script has still to show. */
const MOST_HIDDEN_CHARS = 3_000;

/**
 * Whether an element is not displayed; hidden text may name anybody. A whole page is hidden until a script has put it
 * in its place, and counts as displayed.
 */
export function isNotShown(element: Element): boolean {
  if (!isNotDisplayed(element) || element.querySelector('main,h1') !== null) return false;
  return textUpTo(element, MOST_HIDDEN_CHARS) !== undefined;
}

/** Whether an element is such a one or inside one. */
export function isAmongOthers(element: Element): boolean {
  return around(element, isOfOthers) !== undefined;
}
const HEADING = /^h[1-4]$/;

interface Open extends Line {
  heading: Element | undefined;
  /** The element in which it begins. */
  within: Element;
  /** Where in the text the last author ends. */
  authorEnd: number;
  /** Whether its authors are complete. */
  isNamed: boolean;
}

/**
 * The lines around the headline of a page: the heading that says what the title says, else the first line that does,
 * else the `h1`. Undefined when the page has none of these.
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
 * The lines up to the next heading, where something else begins; a second part of the headline, which links to no other
 * page, and a repetition of it do not count.
 */
function upToText(lines: readonly Open[], headline: string, teasers: () => ReadonlySet<Element>): Line[] {
  const isNext = (heading: Element, i: number) => i > 1 || isInside(heading, teasers());
  const last = lines.findIndex(
    ({ heading, text }, i) =>
      (heading && key(text) !== headline && isNext(heading, i)) || text.split(' ').length > PROSE_WORDS,
  );
  if (last < 1) return last < 0 ? [...lines] : [];
  // The date of a teaser may stand above its heading.
  const { heading } = lines[last] as Open;
  const teaser = heading && around(heading, (up) => teasers().has(up));
  const before = lines.slice(0, last);
  return teaser ? before.filter(({ within }) => !teaser.contains(within)) : before;
}

/** Whether a line says what the title says. Titles are cut short, and a heading may have a little more. */
function isSame(text: string, title: string): boolean {
  if (text.length < 4 || title.length < 4) return text === title && text !== '';
  const [short, long] = text.length < title.length ? [text, title] : [title, text];
  return short.length > long.length * LEAST_SHARE && long.includes(short);
}
const LEAST_SHARE = 0.6;
/**
 * Characters: a forum's name may be longer than its topic's; a heading of this length that begins the title is no
 * accident.
 */
const BEGINNING_CHARS = 12;

/** The lines around the headline of a page, if it has one, else all its lines. */
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
  let pictured = '';
  let [author, heading, named, part]: (Element | undefined)[] = [];
  let parts: readonly Element[] = [];
  const line = (within: Element) => {
    open ??= { text: '', author: '', mark: '', pictured: '', times: [], heading, within, authorEnd: 0, isNamed: false };
    return open;
  };
  const close = () => {
    const text = plain(open?.text) ?? '';
    if (open && !READ_ALSO.test(text) && (text || open.times.length > 0))
      add({ ...open, text, author: plain(open.author) ?? '', pictured });
    if (text) pictured = '';
    // Below the name come the author's affiliation and address.
    if (open?.author && author && parts.length < 2 && markedPeople(plain(open.author) ?? '')) named = author;
    open = undefined;
  };
  /** Sets apart the name that comes next; what follows other words than `and` did something else. */
  const endName = () => {
    // A line may name very many, whose text is not to be copied for each.
    if (!open?.author || open.isNamed || open.author.length > MARKED_CHARS) return;
    const said = open.author.trim();
    if (!markedPeople(plain(said) ?? '')) return;
    if (BETWEEN_AUTHORS.test(open.text.slice(open.authorEnd))) open.author = `${said}, `;
    else open.isNamed = true;
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
        const current = line(parent);
        current.text += text;
        if (author && author !== named && (part || parts.length === 0) && !current.isNamed) {
          current.author += `${text} `;
          current.authorEnd = current.text.length;
          current.mark ||= `${author.localName} ${classOf(author)}`;
        }
      }
      if (node.nodeType === 1) enter(node as Element);
    }
  };
  const enter = (element: Element): void => {
    const name = element.localName;
    if (
      SKIPPED.has(name) ||
      (author && name === 'button' && !isPerson(nameText(element))) ||
      isOfOthers(element) ||
      isOfChange(element) ||
      isNotShown(element)
    )
      return;
    const isBox = BOXES.has(name) || name === 'br';
    if (isBox) close();
    else if (open) open.text += ' ';
    const [authorBefore, headingBefore, partBefore] = [author, heading, part];
    if (HEADING.test(name)) heading = element;
    if (name === 'img') pictured = plain(element.getAttribute('alt')) ?? '';
    if (!author && namesAuthor(element) && textUpTo(element, MARKED_CHARS) !== undefined) {
      author = element;
      parts = nameParts(element);
      endName();
    }
    if (author && !part && parts.includes(element)) {
      part = element;
      endName();
    }
    if (TIMES.includes(name) || element.hasAttribute('datetime')) line(element).times.push(element);
    visit(element);
    [author, heading, part] = [authorBefore, headingBefore, partBefore];
    if (isBox) close();
    else if (open) open.text += ' ';
  };
  visit(body);
  close();
  return lines;
}
/** What stands between two authors. */
const BETWEEN_AUTHORS =
  /^[\s,;/|·•&+、]{0,9}(?:(?:and|und|et|y|e|en|och|og|ja|i|a|ve|és|и|та|dan|with|mit|avec|con|com|met|med)\s+)?[\s,;/|·•&+、]{0,9}$/iu;
/** Elements with a machine-readable date; those other than `time` are code forges', with the same attribute. */
export const TIMES: readonly string[] = ['time', 'relative-time', 'time-ago', 'local-time'];

/** Whether an element dates a change; some give one date for publication and change. */
function isOfChange(element: Element): boolean {
  const classes = classOf(element);
  if (!/updated|modified|revision/i.test(classes) || /publish|entry-date|created/i.test(classes)) return false;
  return textUpTo(element, MARKED_CHARS) !== undefined;
}

/**
 * Characters and nodes: an element named after the author or a change that has more holds a whole post; names, roles
 * and dates fit.
 */
const MARKED_CHARS = 400;
/** Words in class names for authors, and for what belongs to them but is not their name. */
const AUTHOR =
  /(?:^|[\s_-])(?:author|autor(?:in|e)?|auteur|byline|redakteur|verfasser|username|bigusername|poster|contributor|submitted)s?(?:[_-]?(?:name|link|url)s?)?(?:[\s_-]|$)/;
/** Most class names have none of these. */
const MAY_NAME = /aut(?:h?or|eur)|byline|redakteur|verfasser|user|poster|contributor|submitted/i;
const BESIDE =
  /avatar|image|img|photo|picture|thumb|bio|about|desc|role|position|date|time|count|social|follow|badge|icon/;
const MARKS = ['rel', 'itemprop', 'property'];

/** Whether an attribute says that an element is, or leads to, an author; RDFa may prefix the vocabulary. */
export function isMarkedAuthor(element: Element): boolean {
  // Themes for blogs of one author mark the link to the front page like this.
  return MARKS.some((name) => says(element, name, SAYS_AUTHOR)) && !OF_SITE.test(classOf(element));
}
const SAYS_AUTHOR = /(?:^|\s)(?:schema:)?author(?:\s|$)/i;
const OF_SITE = /(?:^|\s)(?:site-?(?:title|name)|navbar-brand|logo)(?:\s|$)/;

/** Whether the name, address or an attribute of an element says that it is, or leads to, an author. */
export function namesAuthor(element: Element): boolean {
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
