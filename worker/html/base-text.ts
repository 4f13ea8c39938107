/** Elements of ruby annotations that say how characters are read, and the brackets around them. */
export const READINGS: readonly string[] = ['rt', 'rtc', 'rp'];

/** The text of an element without ruby readings, which are no part of a name. Depth is bounded by `parseDocument`. */
export function baseText(element: Element): string {
  if (!element.querySelector('rt')) return element.textContent ?? '';
  let text = '';
  const visit = (parent: Node) => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) text += node.nodeValue ?? '';
      if (node.nodeType === 1 && !READINGS.includes((node as Element).localName)) visit(node);
    }
  };
  visit(element);
  return text;
}
