/** Characters of text under an element, white space not counted, and how many of them are inside links. */
export interface TextSize {
  text: number;
  linked: number;
}

/** Sizes of `root` and every element below it, in one walk. Depth is bounded by `parseDocument`. */
export function textSizes(root: Element): Map<Element, TextSize> {
  const sizes = new Map<Element, TextSize>();
  const visit = (element: Element): TextSize => {
    const size = { text: 0, linked: 0 };
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) size.text += (node.textContent ?? '').replace(/\s+/g, '').length;
      if (node.nodeType !== 1) continue;
      const child = visit(node as Element);
      size.text += child.text;
      size.linked += child.linked;
    }
    if (element.localName === 'a') size.linked = size.text;
    sizes.set(element, size);
    return size;
  };
  visit(root);
  return sizes;
}

/** Characters of `text` that are not white space. */
export function textLength(text: string | null | undefined): number {
  return (text ?? '').replace(/\s+/g, '').length;
}
