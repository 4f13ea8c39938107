/**
 * Moves all that is in one element to the end of another. One node after the other: half a million of them, as arguments of
 * one call, are more than a stack holds.
 */
export function moveInside(from: Element, to: Element): void {
  for (const node of from.childNodes) to.append(node);
}

/** Puts an element of another name in the place of one, with all that is in it and none of its attributes. */
export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  moveInside(element, renamed);
  element.replaceWith(renamed);
  return renamed;
}

/** Puts nodes in the place of another; as for `moveInside`, one after the other. */
export function putInstead(node: ChildNode, instead: Iterable<Node>): void {
  for (const other of instead) node.before(other);
  node.remove();
}
