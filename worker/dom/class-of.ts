/**
 * The class attribute as it stands, its white space single spaces since it was parsed. linkedom's own
 * `getAttribute('class')` builds a set of the names for each element that it is asked of.
 */
export function classOf(element: Element): string {
  return element.getAttributeNode('class')?.value ?? '';
}
