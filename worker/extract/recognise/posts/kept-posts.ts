import { around } from '../../../html/around.js';
import { classOf } from '../../../html/class-of.js';
import type { Block, Blocks } from '../../model/blocks.js';
import type { Post } from './posts.js';

/** When this share of the posts' text is kept, the rest is content as well: short answers, quotes. */
const MOST = 0.5;
/** The same for the posts of a forum, which its pages are there for: what opens a long thread may be a little of it. */
const LEAST_OF_FORUM = 0.05;
/** Characters. What follows a thread (who is assigned, labels, a log-in) is shorter. */
const BEHIND_CHARS = 600;

/**
 * `kept`, and all text of the posts where most of it is kept already, some of it in a forum, or the page is there for
 * them; comments on posts are not added.
 */
export function withPosts({ blocks }: Blocks, kept: boolean[], posts: readonly Post[]): boolean[] {
  if (posts.length === 0) return kept;
  const texts = new Set(posts.filter(({ isAside }) => !isAside).flatMap((post) => post.texts));
  const parents = blocks.map(parentOf);
  const isWritten = parents.map(isIn(texts));
  const charsOf = (isOne: (i: number) => boolean) =>
    blocks.reduce((sum, { chars }, i) => sum + (isOne(i) ? chars : 0), 0);
  const written = charsOf((i) => isWritten[i] === true);
  const isPage = posts.some((post) => post.isPage);
  const keptOfIt = charsOf((i) => isWritten[i] === true && kept[i] === true);
  const isForum = !isPage && posts.some(({ opens }) => opens);
  const least = isPage ? 0 : isForum ? LEAST_OF_FORUM : MOST;
  if (written === 0 || keptOfIt < least * written) return kept;
  const last = isWritten.lastIndexOf(true);
  const isBehind = isPage || isForum ? behind(posts, parents, last) : () => false;
  const isLittle = charsOf((i) => isBehind(i) && kept[i] === true) < Math.max(MOST * written, BEHIND_CHARS);
  return kept.map((isKept, i) => isWritten[i] === true || (isKept && !(isLittle && isBehind(i))));
}

/** The element in which a block begins. */
function parentOf({ box, nodes: [node] }: Block): Element {
  return node?.parentElement ?? box.element;
}

function isIn(texts: ReadonlySet<Element>): (element: Element) => boolean {
  return (element) => around(element, (up) => texts.has(up)) !== undefined;
}

/** Whether a block follows the posts: it comes after the last, inside nothing that has their markup. */
function behind(posts: readonly Post[], parents: readonly Element[], last: number): (i: number) => boolean {
  const kindOf = (element: Element) => `${element.localName} ${classOf(element).split(' ', 1)[0]}`;
  const kinds = new Set(posts.map(({ element }) => kindOf(element)));
  return (i) => {
    const parent = i > last ? parents[i] : undefined;
    return parent !== undefined && around(parent, (up) => kinds.has(kindOf(up))) === undefined;
  };
}
