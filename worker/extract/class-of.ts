/**
 * The class attribute as it stands, white space collapsed. linkedom's own `getAttribute('class')` builds a set of the
 * names for each element that it is asked of.
 */
export function classOf(element: Element): string {
  const value = element.getAttributeNode('class')?.value ?? '';
  return /\s/.test(value) ? value.trim().replace(/\s+/g, ' ') : value;
}
