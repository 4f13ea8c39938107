/** The labels of footnotes, no two of them equal. */
export interface Labels {
  all: ReadonlyMap<Element, string>;
  of(note: Element): string | undefined;
  /** The label that the page shows; the next number where another footnote has it or it is not a word. */
  add(note: Element, shown: string): string;
}

/** Labels for the footnotes of one page. */
export function createLabels(): Labels {
  const all = new Map<Element, string>();
  const taken = new Set<string>();
  /** The lowest number that may still be free. */
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
