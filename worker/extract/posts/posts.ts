import { classOf } from '../../dom/class-of.js';
import { moveInside } from '../../dom/move.js';
import { outermost } from '../../dom/outermost.js';
import { sizeUpTo } from '../../dom/text-sizes.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Archived } from '../metadata/archived.js';
import { dateIn, toIsoDate } from '../metadata/iso-date.js';
import { isName } from '../metadata/names.js';
import type { Markup } from '../parse/markup.js';
import { plain } from '../parse/plain.js';
import type { Blocks } from '../score/blocks.js';
import { POST_MARKUP, type PostMarkup } from './post-markup.js';
import { STATED_MARKUP, STATED_SIGN, TRACKER_MARKUP } from './tracker-markup.js';

/** One post of a thread. */
export interface Post {
  element: Element;
  texts: readonly Element[];
  /** Author, date and score, in the page's words. */
  author: string;
  facts: readonly string[];
  /** How deep it is among the replies, where the page states that as a number. */
  level: number;
  isAside: boolean;
  mayBeAlone: boolean;
  isWhole: boolean;
  isPage: boolean;
  /** Of a kind whose first post opens the thread, so that its author is the page's. */
  opens: boolean;
  /** The elements that date it, for their machine-readable values. */
  dates: readonly Element[];
}

/** Characters and nodes of a name or date at most. */
const MOST_AROUND = 400;
const NAME_CHARS = 80;
const FACT_CHARS = 60;
/** When this share of the posts' text is kept, the rest is content as well: short answers, quotes. */
const MOST = 0.5;
/** Characters. What follows a thread (who is assigned, labels, a log-in) is shorter. */
const BEHIND_CHARS = 600;

/** The posts of a page, by the markup of known software or by schema.org; none where there is only one. */
export function readPosts(body: Element, { names }: Markup): Post[] {
  const found = ANY_SIGN.test(names) ? MARKUP.filter(({ sign }) => names.includes(sign)) : [];
  const posts = postsBy(found, body);
  return posts.length === 0 && STATED_SIGN.test(names) ? postsBy(STATED_MARKUP, body) : posts;
}

const MARKUP = [...POST_MARKUP, ...TRACKER_MARKUP];
/** One test for all, since most pages have none. */
const ANY_SIGN = new RegExp(MARKUP.map(({ sign }) => sign).join('|'));

type Kind = Omit<PostMarkup, 'sign'>;

function postsBy(markups: readonly Kind[], body: Element): Post[] {
  const kinds = markups.map((markup) => [markup, Array.from(body.querySelectorAll(markup.post))] as const);
  const all = new Set(kinds.flatMap(([, elements]) => elements));
  const posts = kinds.flatMap(([markup, elements]) => postsOf(body, markup, elements, all));
  return isThread(posts) ? posts : [];
}

/**
 * Whether posts make a thread. A single one may be anything, except on a tracker's page or where its markup is
 * distinctive.
 */
function isThread(posts: readonly Post[]): boolean {
  return posts.length > 1 || posts.some(({ isPage, mayBeAlone }) => isPage || mayBeAlone);
}

/**
 * The posts of one kind of markup. Each selector is searched once and what it finds goes to the innermost post around,
 * so that the time is linear in the size of the page.
 */
function postsOf(body: Element, markup: Kind, elements: readonly Element[], all: ReadonlySet<Element>): Post[] {
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
    const level = Number(levels?.get(element)?.[0]?.getAttribute(markup.level?.[1] ?? '') ?? 0);
    const { isAside = false, isWhole = false, isPage = false, opens = false, mayBeAlone = false } = markup;
    return [
      {
        element,
        texts: outermost(written),
        author,
        facts,
        level,
        isAside,
        mayBeAlone,
        isWhole,
        isPage,
        opens,
        dates: dates?.get(element) ?? [],
      },
    ];
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

/**
 * The innermost element around another, itself included, for which `isOne` holds. Depth is bounded by `parseDocument`.
 */
function around(element: Element, isOne: (up: Element) => boolean): Element | undefined {
  for (let up: Element | null = element; up; up = up.parentElement) if (isOne(up)) return up;
  return undefined;
}

function said(element: Element, most: number): string {
  const text = plain(textUpTo(element, MOST_AROUND)) ?? '';
  return text.length <= most ? text : '';
}

/** Addresses of the second and later pages of a thread. */
const LATER_PAGE =
  /[?&/-](?:page|p|pg)[=/-]?(?:[2-9]|\d{2,})(?:$|[&#/.?])|[?&;](?:start|st)=[1-9]|[?&;]topic=\d+\.[1-9]/;

/** Author and date of the post that opens a thread; nothing on a later page of it. */
export function openerOf(posts: readonly Post[], { pathname, search }: URL, lang?: string): Archived {
  const opener = posts.find(({ opens }) => opens);
  if (!opener || LATER_PAGE.test(pathname + search)) return {};
  const published = opener.dates.map((date) => dateStated(date, lang)).find(Boolean);
  return { ...(isName(opener.author) && { byline: opener.author }), ...(published && { published }) };
}

function dateStated(line: Element, lang: string | undefined): string | undefined {
  const element = line.querySelector('time') ?? line;
  const shown = textUpTo(element, MOST_AROUND) ?? '';
  const stated = [element.getAttribute('datetime'), element.getAttribute('title')].map((text) => text ?? '');
  return stated.map((text) => toIsoDate(text, lang)).find(Boolean) ?? dateIn(shown, lang);
}

/**
 * The date as shown if that has the year, else its machine-readable value; what is said before it, about the author, is
 * left out.
 */
function dateSaid(line: Element): string {
  const element = line.querySelector('time') ?? line;
  const shown = (said(element, FACT_CHARS) || openingText(element)).replace(/^.*»\s*|^on\s+/, '');
  if (/(?:19|20)\d\d/.test(shown)) return shown;
  const stated = element.getAttribute('datetime') ?? element.getAttribute('title') ?? '';
  return /^\d{4}-\d\d-\d\d/.exec(stated)?.[0] ?? shown;
}

/** The text that a line begins with, before an element that says when and by whom the post was edited. */
function openingText({ firstChild: start }: Element): string {
  const text = start?.nodeType === 3 ? (plain(start.nodeValue ?? '') ?? '') : '';
  return text.length <= FACT_CHARS ? text : '';
}

function scoreSaid(element: Element): string {
  const shown = element.getAttribute('score') ?? said(element, FACT_CHARS);
  if (/^-?\d+$/.test(shown)) return `${shown} ${shown === '1' ? 'point' : 'points'}`;
  return /\d/.test(shown) ? shown : '';
}

/**
 * `kept`, and all text of the posts where most of it is kept already or the page is there for them; comments on posts
 * are not added.
 */
export function withPosts({ blocks }: Blocks, kept: readonly boolean[], posts: readonly Post[]): readonly boolean[] {
  if (posts.length === 0) return kept;
  const texts = new Set(posts.filter(({ isAside }) => !isAside).flatMap((post) => post.texts));
  const parents = blocks.map(({ box, nodes: [node] }) => node?.parentElement ?? box.element);
  const isWritten = parents.map((parent) => around(parent, (up) => texts.has(up)) !== undefined);
  const charsOf = (isOne: (i: number) => boolean) =>
    blocks.reduce((sum, { chars }, i) => sum + (isOne(i) ? chars : 0), 0);
  const written = charsOf((i) => isWritten[i] === true);
  const isPage = posts.some((post) => post.isPage);
  const keptOfIt = charsOf((i) => isWritten[i] === true && kept[i] === true);
  if (written === 0 || (!isPage && keptOfIt < MOST * written)) return kept;
  const last = isWritten.lastIndexOf(true);
  const isForum = !isPage && posts.some(({ opens }) => opens);
  const isBehind = isPage ? behind(posts, blocks, parents, last) : isForum ? behindForum(posts, parents, last) : never;
  const isLittle = charsOf((i) => isBehind(i) && kept[i] === true) < Math.max(MOST * written, BEHIND_CHARS);
  return kept.map((isKept, i) => isWritten[i] === true || (isKept && !(isLittle && isBehind(i))));
}

const never = () => false;

/** Whether a block follows the posts of a forum: it comes after the last, inside nothing that has their markup. */
function behindForum(posts: readonly Post[], parents: readonly Element[], last: number): (i: number) => boolean {
  const kindOf = (element: Element) => `${element.localName} ${classOf(element).split(' ', 1)[0]}`;
  const kinds = new Set(posts.map(({ element }) => kindOf(element)));
  return (i) => {
    const parent = i > last ? parents[i] : undefined;
    return parent !== undefined && around(parent, (up) => kinds.has(kindOf(up))) === undefined;
  };
}

/**
 * Whether a block follows a thread: it comes after the last post, and not inside the box around all posts unless it
 * asks the reader to log in.
 */
function behind(
  posts: readonly Post[],
  blocks: Blocks['blocks'],
  parents: readonly Element[],
  last: number,
): (i: number) => boolean {
  const thread = boxAround(posts);
  const asksToLogIn = ({ nodes }: Blocks['blocks'][number]) =>
    nodes.some(({ parentElement }) => LOG_IN.test(parentElement?.closest('a')?.getAttribute('href') ?? ''));
  return (i) => {
    const [block, parent] = [blocks[i], parents[i]];
    return i > last && block !== undefined && parent !== undefined && (!thread?.contains(parent) || asksToLogIn(block));
  };
}
const LOG_IN = /(?:^|[/+])(?:log-?in|sign-?[iu][np]|sign_[iu][np]|join)\b/i;

/** The innermost element around all posts, which are in document order. */
function boxAround(posts: readonly Post[]): Element | undefined {
  const [first, last] = [posts[0]?.element, posts.at(-1)?.element];
  return first && last && around(first, (up) => up.contains(last));
}

/**
 * Rewrites each remaining post of a thread as author, date and text, with its replies as a list below it, in place.
 * Anything else inside a post is about its author, or a control.
 */
export function writePosts(content: Element, posts: readonly Post[]): void {
  const left = posts.filter(
    (post) =>
      post.element !== content &&
      around(post.element, (up) => up === content) &&
      post.texts.some((text) => isSaid(text)),
  );
  if (!isThread(left)) return;
  const written = new Map<Element, Element>();
  const open: { level: number; box: Element }[] = [];
  const emptied = new Set<Element>();
  const wholes = new Set(left.filter(({ isWhole }) => isWhole).map(({ element }) => element));
  for (const post of left) {
    while ((open.at(-1)?.level ?? -1) >= post.level) open.pop();
    const { parentElement: parent } = post.element;
    const outer = parent && around(parent, (up) => written.has(up) && !wholes.has(up));
    const answered = (outer && written.get(outer)) ?? open.at(-1)?.box;
    const box = post.element.ownerDocument.createElement(answered ? 'li' : 'div');
    box.append(bylineOf(post), ...post.texts.map(unquoted));
    if (answered) repliesTo(answered).append(box);
    else {
      const place = placeOf(around(post.element, (up) => wholes.has(up)) ?? post.element, content);
      place.before(box);
      emptied.add(place);
    }
    written.set(post.element, box);
    if (!outer) open.push({ level: post.level, box });
  }
  for (const { element } of left) element.remove();
  for (const place of emptied) if (!isSaid(place)) place.remove();
}

function isSaid(element: Element): boolean {
  return sizeUpTo(element, 0) > 0 || element.querySelector('img') !== null;
}

function bylineOf({ element: { ownerDocument: document }, author, facts }: Post): Element {
  const [byline, name] = [document.createElement('p'), document.createElement('strong')];
  name.textContent = author;
  byline.append(name, ...facts.map((fact) => `, ${fact}`));
  return byline;
}

/** vBulletin marks up the whole text of a post as a quote. */
function unquoted(text: Element): Element {
  if (text.localName !== 'blockquote') return text;
  const box = text.ownerDocument.createElement('div');
  moveInside(text, box);
  return box;
}

/** The list of replies at the end of a post, made if there is none. */
function repliesTo(box: Element): Element {
  const { lastElementChild: last } = box;
  if (last?.hasAttribute(REPLIES)) return last;
  const list = box.ownerDocument.createElement('ul');
  list.setAttribute(REPLIES, '');
  box.append(list);
  return list;
}
const REPLIES = 'data-replies';

/** The item or row around a post, which the written post replaces, since it is neither. */
function placeOf(element: Element, content: Element): Element {
  let place = element;
  for (let parent = place.parentElement; parent && place !== content; parent = place.parentElement) {
    if (parent === content || !(PART.test(place.localName) || parent.localName === 'li')) break;
    place = parent;
  }
  return place;
}
const PART = /^(?:li|tr|tbody)$/;
