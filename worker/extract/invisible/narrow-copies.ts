import { classOf } from '../../dom/class-of.js';
import { once } from '../../dom/once.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Markup } from '../parse/markup.js';
import { holdsText } from './asked.js';
import { isFurniture } from './panels.js';

const SIGN = /mobile|phone|handheld/i;
/** What many sites call what they show on narrow screens; also what is shown everywhere and only drawn otherwise there. */
const NARROW = /(?:^|[\s_-])(?:mobile|phone|handheld)(?=[\s_-]|$)/i;
/** Characters: shorter words may be a name or a number that is said twice. */
const LEAST_CHARS = 20;
/** Characters and nodes of a box at most, and of all that is compared on a page. */
const MOST_CHARS = 10_000;
const MOST_COMPARED = 500_000;

/** Drops boxes named as those for narrow screens that say the same as a box beside them without that name, in place. */
export function dropNarrowCopies(body: Element, { names }: Pick<Markup, 'names'>): void {
  if (!SIGN.test(names)) return;
  let left = MOST_COMPARED;
  const known = new Map<Element, string>();
  const wordsIn = (box: Element): string => {
    const text = known.get(box) ?? (left > 0 ? textUpTo(box, MOST_CHARS) : undefined);
    if (!known.has(box)) left -= 1 + (text?.length ?? MOST_CHARS);
    const words = text?.replace(/\s+/g, ' ').trim() ?? '';
    known.set(box, words);
    return words;
  };
  // A plain list, because a selector that looks into classes takes several times as long.
  const boxes = Array.from(body.getElementsByTagName('*')).filter((element) => NARROW.test(classOf(element)));
  for (const box of boxes) {
    if (wordsIn(box).length < LEAST_CHARS) continue;
    for (const other of [box.previousElementSibling, box.nextElementSibling])
      if (other && !NARROW.test(classOf(other)) && wordsIn(other) === wordsIn(box) && hasAsMany(other, box))
        box.remove();
  }
}

/** Whether an element has as many pictures as another, of which it may have a larger version. */
function hasAsMany(element: Element, other: Element): boolean {
  const [pictures, others] = [element, other].map((one) => one.getElementsByTagName('img').length) as [number, number];
  return pictures >= others;
}

/** Elements that are part of a line: what stands beside them says the same in other words. */
const IN_LINE = /^(?:a|b|button|em|i|img|label|small|span|strong|svg)$/;

/**
 * Tells which boxes that only screens of other widths show hold a text that is nowhere else on the page: whoever reads
 * it there has it. `hidden`: all that is not shown.
 */
export function isAloneOnNarrow(hidden: ReadonlySet<Element>, body: Element): (box: Element) => boolean {
  const others = once(() => new Set(pairsIn(textsIn(body, hidden))));
  return (box) => {
    if (IN_LINE.test(box.localName) || isFurniture(box, body) || !holdsText(box)) return false;
    const pairs = pairsIn(textsIn(box));
    return pairs.filter((pair) => others().has(pair)).length < pairs.length / 2;
  };
}

/** Each word of texts with the one behind it. */
function pairsIn(texts: Iterable<string>): string[] {
  const words =
    [...texts]
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, -1).map((word, i) => `${word} ${words[i + 1]}`);
}

/** The texts under an element, without those under some. Depth is bounded by `parseDocument`. */
function* textsIn(parent: Element, besides?: ReadonlySet<Element>): Generator<string> {
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) yield node.nodeValue ?? '';
    if (node.nodeType === 1 && !besides?.has(node as Element)) yield* textsIn(node as Element, besides);
  }
}
