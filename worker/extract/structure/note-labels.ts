/** The labels of footnotes, no two of them equal. */
export interface Labels {
  all: ReadonlyMap<Element, string>;
  of(note: Element): string | undefined;
  /** The label the page shows, or, where another footnote has it or it is no word, the next number. */
  add(note: Element, shown: string): string;
}

export function createLabels(): Labels {
  const all = new Map<Element, string>();
  const taken = new Set<string>();
  /** No number from here on up to the count of labels is free. */
  let from = 1;
  return {
    all,
    of: (note) => all.get(note),
    add(note, shown) {
      let label = shown;
      if (!/^\w+$/.test(shown) || taken.has(shown)) {
        from = Math.max(from, all.size + 1);
        while (taken.has(String(from))) from += 1;
        label = String(from);
      }
      all.set(note, label);
      taken.add(label);
      return label;
    },
  };
}
