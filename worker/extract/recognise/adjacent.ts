import { classOf } from '../../html/class-of.js';

/** Elements whose ends may meet within a line. */
const INLINE = /^(?:a|b|cite|em|i|ins|label|relative-time|small|span|strong|time)$/;
/** Elements that pages set apart by style alone; hardly any link is part of a word that goes on outside it. */
const APART = /^(?:a|time|relative-time)$/;
const DELETED = /^(?:del|s|strike)$/;
const PRICED = /[\p{L}\p{N}\p{Sc}]/u;
const WORD = /[\p{L}\p{N}]/u;
/** Scripts that have no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Whether two elements, between which the markup has no space, show words that a reader sees apart: links, times, old
 * and new prices, boxes side by side (`flex`), named parts of a line (`<span class="who">Ada</span><span
 * class="when">10:00</span>`). Looks at the ends of both only.
 */
export function standApart(left: Element, right: Element): boolean {
  const isDeleted = DELETED.test(left.localName) || DELETED.test((left.lastChild as Element | null)?.localName ?? '');
  if (!(INLINE.test(left.localName) || isDeleted) || !INLINE.test(right.localName)) return false;
  const [before, behind] = [endOf(left, 'lastChild'), endOf(right, 'firstChild')];
  const [end, start] = [before.slice(-1), behind[0] ?? ''];
  if (isDeleted) return PRICED.test(end) && PRICED.test(start);
  if (UNSPACED.test(end + start)) return false;
  // The digits of a number may be parts of their own.
  const areAlike = classOf(left) === classOf(right) && !/^\d+$/.test(before + behind);
  const isLetter = before.trim().length + behind.trim().length < 3;
  if (areBoxes(left.parentElement)) return !isLetter && /[^\s([{\p{Sc}]/u.test(end) && /[^\s,.;:!?)\]}]/.test(start);
  if (areParts(left, right) && !isLetter && isSeam(end, start, areAlike)) return true;
  if (!WORD.test(end) || !WORD.test(start) || isCutLink(left, right, behind)) return false;
  return APART.test(left.localName) || APART.test(right.localName);
}

/** Whether both are spans that a page styles by their classes. */
function areParts(left: Element, right: Element): boolean {
  return [left, right].every((part) => part.localName === 'span' && part.hasAttribute('class'));
}

/** Whether a new word begins by the characters alone, or by the place of both in a row of their like (`areAlike`). */
function isSeam(end: string, start: string, areAlike: boolean): boolean {
  if (/\p{Sc}/u.test(start)) return /[\p{Ll}\p{N})%:]/u.test(end);
  if (!WORD.test(start) || !/[\p{L}\p{N}):%+]/u.test(end)) return false;
  if (areAlike || !WORD.test(end) || /\p{N}/u.test(end) !== /\p{N}/u.test(start)) return true;
  return /\p{Ll}/u.test(end) && /\p{Lu}/u.test(start);
}

/** Whether an editor cut one link within a word: `our case <a href="/c">stud</a><a href="/c">ies</a>`. */
function isCutLink(left: Element, right: Element, behind: string): boolean {
  const target = left.getAttribute('href');
  return target !== null && right.getAttribute('href') === target && /^\p{Ll}/u.test(behind);
}

/** Whether an element lays its children out side by side, so that each is seen apart from the next. */
function areBoxes(around: Element | null): boolean {
  if (!around) return false;
  return FLEX.test(classOf(around)) || /display\s*:\s*(?:inline-)?flex/i.test(around.getAttribute('style') ?? '');
}
/** Bootstrap and Tailwind. */
const FLEX = /(?:^|\s)(?:d-|inline-|d-inline-)?flex(?:\s|$)/;

/** The first or last text of an element, past a few pictures and empty elements. Depth is bounded by `parseDocument`. */
function endOf(element: Node, child: 'firstChild' | 'lastChild'): string {
  const side = child === 'firstChild' ? 'nextSibling' : 'previousSibling';
  let node: Node = element;
  for (let passed = 0; passed < MOST_PASSED; ) {
    if (node.nodeType === 3) return node.nodeValue ?? '';
    const inside = node[child];
    if (inside) node = inside;
    else {
      passed += 1;
      while (node !== element && !node[side] && node.parentNode) node = node.parentNode;
      const next = node === element ? null : node[side];
      if (!next) return '';
      node = next;
    }
  }
  return '';
}
/** Elements that show no text. */
const MOST_PASSED = 4;
