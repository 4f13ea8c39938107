/** Elements under `root` by their names, each list in document order: one walk instead of one for each name. */
export function elementsByName(root: Element, names: readonly string[]): (name: string) => readonly Element[] {
  const found = new Map<string, Element[]>(names.map((name) => [name, []]));
  const visit = (parent: Element) => {
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
      found.get(child.localName)?.push(child);
      visit(child);
    }
  };
  visit(root);
  return (name) => found.get(name) ?? [];
}
