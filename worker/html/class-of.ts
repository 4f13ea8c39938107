/** The class attribute, with single spaces since it was parsed. */
export function classOf(element: Element): string {
  return element.getAttribute('class') ?? '';
}
