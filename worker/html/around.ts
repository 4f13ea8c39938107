/**
 * The innermost element around another, itself included, for which `isOne` holds. Depth is bounded by `parseDocument`.
 */
export function around(element: Element, isOne: (up: Element) => boolean): Element | undefined {
  for (let up: Element | null = element; up; up = up.parentElement) if (isOne(up)) return up;
  return undefined;
}
