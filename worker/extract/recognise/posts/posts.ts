import { around } from '../../../html/around.js';
import { outermost } from '../../../html/outermost.js';
import { textUpTo } from '../../../html/text-up-to.js';
import type { Markup } from '../../dom/markup.js';
import { plain } from '../../dom/plain.js';
import type { Archived } from '../../facts/archived.js';
import { dateIn, toIsoDate } from '../../facts/iso-date.js';
import { isName } from '../../facts/names.js';
import { TOOLS } from '../../tools/tools.js';
import { type PostKind, type PostMarkup, STATED_MARKUP, STATED_SIGN } from './post-markup.js';

/** One post of a thread, and what its kind of markup says of all. */
export interface Post extends PostKind {
  element: Element;
  texts: readonly Element[];
  /** Author, date and score, in the page's words. */
  author: string;
  facts: readonly string[];
  /** How deep it is among the replies, where the page states that as a number. */
  depth: number;
  /** The elements that date it, for their machine-readable values. */
  dates: readonly Element[];
}

/** Characters. */
const NAME_CHARS = 80;

/** The posts of a page, by the markup of known software or by schema.org; none where there is only one. */
export function readPosts(body: Element, { names }: Markup): Post[] {
  const found = ANY_SIGN.test(names) ? WRITTEN_WITH.filter(({ signs }) => signs.test(names)) : [];
  const posts = postsBy(
    found.flatMap(({ posts = [] }) => posts),
    body,
  );
  return posts.length === 0 && STATED_SIGN.test(names) ? postsBy(STATED_MARKUP, body) : posts;
}

const WRITTEN_WITH = TOOLS.filter(({ posts }) => posts);
/** One test for all, since most pages have none. */
const ANY_SIGN = new RegExp(WRITTEN_WITH.map(({ signs }) => signs.source).join('|'));

function postsBy(markups: readonly PostMarkup[], body: Element): Post[] {
  const kinds = markups.map((markup) => [markup, Array.from(body.querySelectorAll(markup.post))] as const);
  for (const [{ head }, elements] of kinds) if (head) for (const element of elements) joinHead(element, head);
  const all = new Set(kinds.flatMap(([, elements]) => elements));
  const posts = kinds.flatMap(([markup, elements]) => postsOf(body, markup, elements, all));
  return isThread(posts) ? posts : [];
}

/** Moves what stands before a post into it, in place. */
function joinHead(post: Element, head: string): void {
  const { previousElementSibling: before } = post;
  if (before?.matches(head)) post.prepend(before);
}

/**
 * Whether posts make a thread. A single one may be anything, except on a tracker's page or where its markup is
 * distinctive.
 */
export function isThread(posts: readonly Post[]): boolean {
  return posts.length > 1 || posts.some(({ isPage, mayBeAlone }) => isPage || mayBeAlone);
}

/**
 * The posts of one kind of markup. Each selector is searched once and what it finds goes to the innermost post around,
 * so that the time is linear in the size of the page.
 */
function postsOf(body: Element, markup: PostMarkup, elements: readonly Element[], all: ReadonlySet<Element>): Post[] {
  const find = (selector: string | undefined) => (selector ? byPost(body.querySelectorAll(selector), all) : undefined);
  const authors = find(markup.author);
  const dates = find(markup.date);
  const scores = find(markup.score);
  const texts = find(markup.text);
  const levels = find(markup.level?.[0]);
  const accepted = new Set(markup.accepted ? body.querySelectorAll(markup.accepted) : []);
  return elements.flatMap((element) => {
    const author = (authors?.get(element) ?? []).map((one) => said(one, NAME_CHARS)).find(Boolean);
    const written = texts?.get(element);
    if (!author || !written) return [];
    const facts = [
      dates?.get(element)?.map(dateSaid).find(Boolean),
      scores?.get(element)?.map(scoreSaid).find(Boolean),
      accepted.has(element) ? 'accepted answer' : '',
    ].filter((fact): fact is string => Boolean(fact));
    const depth = Number(levels?.get(element)?.[0]?.getAttribute(markup.level?.[1] ?? '') ?? 0);
    return [{ ...markup, element, texts: outermost(written), author, facts, depth, dates: dates?.get(element) ?? [] }];
  });
}

function byPost(found: Iterable<Element>, posts: ReadonlySet<Element>): Map<Element, Element[]> {
  const byElement = new Map<Element, Element[]>();
  for (const element of found) {
    const post = around(element, (up) => posts.has(up));
    const known = post && byElement.get(post);
    if (known) known.push(element);
    else if (post) byElement.set(post, [element]);
  }
  return byElement;
}

/** Addresses of the second and later pages of a thread. */
const LATER_PAGE =
  /[?&/-](?:page|p|pg)[=/-]?(?:[2-9]|\d{2,})(?:$|[&#/.?])|[?&;](?:start|st)=[1-9]|[?&;]topic=\d+\.[1-9]|\/thread-\d+-(?:[2-9]|\d{2,})-/;

/** Author and date of the post that opens a thread; nothing on a later page of it. */
export function openerOf(posts: readonly Post[], { pathname, search }: URL, lang?: string): Archived {
  const opener = posts.find(({ opens }) => opens);
  if (!opener || LATER_PAGE.test(pathname + search)) return {};
  const published = opener.dates.map((date) => dateStated(date, lang)).find(Boolean);
  return { ...(isName(opener.author) && { byline: opener.author }), ...(published && { published }) };
}

/** Characters and nodes of a name or date at most. */
const MOST_AROUND = 400;
const FACT_CHARS = 60;

/** The text of an element if it is no longer than `most` characters; else nothing. */
function said(element: Element, most: number): string {
  const text = plain(textUpTo(element, MOST_AROUND)) ?? '';
  return text.length <= most ? text : '';
}

/**
 * The date as shown if that has the year, else its machine-readable value; what is said before it, about the author, is
 * left out.
 */
function dateSaid(line: Element): string {
  const element = line.querySelector('time') ?? line;
  // Behind what a line begins with an element may say when and by whom the post was edited.
  const start = element.firstChild?.nodeType === 3 ? (plain(element.firstChild.nodeValue ?? '') ?? '') : '';
  const shown = (said(element, FACT_CHARS) || start.slice(0, FACT_CHARS)).replace(/^.*»\s*|^on\s+/, '');
  if (/(?:19|20)\d\d/.test(shown)) return shown;
  const stated = element.getAttribute('datetime') ?? element.getAttribute('title') ?? '';
  return /^\d{4}-\d\d-\d\d/.exec(stated)?.[0] ?? shown;
}

/** The score as shown or stated, with its unit. */
function scoreSaid(element: Element): string {
  const shown = element.getAttribute('score') ?? said(element, FACT_CHARS);
  if (/^-?\d+$/.test(shown)) return `${shown} ${shown === '1' ? 'point' : 'points'}`;
  return /\d/.test(shown) ? shown : '';
}

/** The date that a line states for programs or shows, as ISO 8601. */
function dateStated(line: Element, lang: string | undefined): string | undefined {
  const element = line.querySelector('time') ?? line;
  const shown = textUpTo(element, MOST_AROUND) ?? '';
  const stated = [element.getAttribute('datetime'), element.getAttribute('title')].map((text) => text ?? '');
  return stated.map((text) => toIsoDate(text, lang)).find(Boolean) ?? dateIn(shown, lang);
}
