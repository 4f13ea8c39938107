/**
 * The class attribute, with single spaces since it was parsed. linkedom's own `getAttribute('class')` builds a set of
 * class names for each element.
 */
export function classOf(element: Element): string {
  return element.getAttributeNode('class')?.value ?? '';
}
