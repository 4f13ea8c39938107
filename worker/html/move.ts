/**
 * Moves the content of one element to the end of another. One by one: half a million nodes as arguments of one call are
 * more than a stack holds.
 */
export function moveInside(from: Element, to: Element): void {
  for (const node of from.childNodes) to.append(node);
}

/** Replaces an element by one of another name, with its content and none of its attributes. */
export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  moveInside(element, renamed);
  element.replaceWith(renamed);
  return renamed;
}

/** Replaces a node by others; one by one, as in `moveInside`. */
export function putInstead(node: ChildNode, instead: Iterable<Node>): void {
  for (const other of instead) node.before(other);
  node.remove();
}
