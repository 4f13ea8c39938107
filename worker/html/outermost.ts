/**
 * Of elements in document order, those that are inside none of the others: an inner element comes right after its outer
 * one.
 */
export function outermost(elements: Iterable<Element>): Element[] {
  let last: Element | undefined;
  return Array.from(elements).filter((element) => {
    if (last?.contains(element)) return false;
    last = element;
    return true;
  });
}
