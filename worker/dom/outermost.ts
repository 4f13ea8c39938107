/** Of elements in document order, those that lie in no other of them: what lies inside one follows it directly. */
export function outermost(elements: Iterable<Element>): Element[] {
  let last: Element | undefined;
  return Array.from(elements).filter((element) => {
    if (last?.contains(element)) return false;
    last = element;
    return true;
  });
}
