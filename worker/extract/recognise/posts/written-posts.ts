import { around } from '../../../html/around.js';
import { moveInside } from '../../../html/move.js';
import { sizeUpTo } from '../../../html/text-sizes.js';
import { isThread, type Post } from './posts.js';

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
  const open: { depth: number; box: Element }[] = [];
  const emptied = new Set<Element>();
  const wholes = new Set(left.filter(({ isWhole }) => isWhole).map(({ element }) => element));
  for (const post of left) {
    while ((open.at(-1)?.depth ?? -1) >= post.depth) open.pop();
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
    if (!outer) open.push({ depth: post.depth, box });
  }
  for (const { element } of left) element.remove();
  for (const place of emptied) if (!isSaid(place)) place.remove();
  for (const box of written.values()) dropRuleBehind(box, content);
}

/** Drops the rule that parts a post from the next one. */
function dropRuleBehind(box: Element, content: Element): void {
  let around: Element | null = box;
  for (let level = 0; level < RULE_LEVELS && around && around !== content; level++, around = around.parentElement) {
    const { nextElementSibling: next }: Element = around;
    if (next?.localName === 'hr') next.remove();
    if (next) return;
  }
}
const RULE_LEVELS = 3;

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
