/** Elements whose ends may meet within a line. */
export const INLINE = /^(?:a|b|cite|em|i|label|relative-time|small|span|strong|time)$/;

/** The first or last text of an element, past a few pictures and empty elements. Depth is bounded by `parseDocument`. */
export function endOf(element: Node, child: 'firstChild' | 'lastChild'): string {
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
