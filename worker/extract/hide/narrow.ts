import { once } from '../../html/once.js';
import { holdsText, isFurniture } from './panels.js';

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
