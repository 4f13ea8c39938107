/**
 * The text of an element; undefined if it has more than `most` characters and nodes. Enough for a comparison with a
 * short text, and cheap however many elements ask for the text around them.
 */
export function textUpTo(element: Element, most: number): string | undefined {
  let text = '';
  let left = most;
  const visit = (parent: Node): boolean => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      const data = node.nodeType === 3 ? (node.nodeValue ?? '') : '';
      left -= 1 + data.length;
      if (left < 0) return false;
      text += data;
      if (node.nodeType === 1 && !visit(node)) return false;
    }
    return true;
  };
  return visit(element) ? text : undefined;
}
