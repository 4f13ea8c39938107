import { isEscaped } from './lines.js';

/** Parts of running text that nothing may cut: from and to, in order, without overlaps. */
export type Span = readonly [from: number, to: number];

/** Code spans and formulas, where every character stands for itself. */
export function literalsOf(text: string): Span[] {
  return merged([...codeSpans(text), ...formulas(text)]);
}

/** The span that `at` stands inside of; its edges are outside. */
export function spanAround(spans: readonly Span[], at: number): Span | undefined {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as Span)[1] <= at) low = middle + 1;
    else high = middle;
  }
  const span = spans[low];
  return span && span[0] < at ? span : undefined;
}

/** In order, those that overlap as one. */
export function merged(spans: readonly Span[]): Span[] {
  const kept: [number, number][] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = kept.at(-1);
    if (last && from < last[1]) last[1] = Math.max(last[1], to);
    else kept.push([from, to]);
  }
  return kept;
}

/** Runs of backticks up to the next run of the same length. */
function codeSpans(text: string): Span[] {
  const runs = [...text.matchAll(/`+/g)].map(({ index, 0: { length } }) => ({ index, length }));
  const nextOfLength = new Map<number, number>();
  const partner = runs.map(() => -1);
  for (let i = runs.length - 1; i >= 0; i--) {
    const { length } = runs[i] as (typeof runs)[number];
    partner[i] = nextOfLength.get(length) ?? -1;
    nextOfLength.set(length, i);
  }
  const spans: Span[] = [];
  for (let i = 0; i < runs.length; i++) {
    const other = partner[i] ?? -1;
    if (other < 0 || isEscaped(text, runs[i]?.index ?? 0)) continue;
    spans.push([runs[i]?.index ?? 0, (runs[other]?.index ?? 0) + (runs[other]?.length ?? 0)]);
    i = other;
  }
  return spans;
}

/** Between dollars, as pandoc has it: no blank inside next to them, and no digit after, so that prices are none. */
function formulas(text: string): Span[] {
  const spans: Span[] = [];
  let open: { index: number; mark: string } | undefined;
  for (const { index, 0: mark } of text.matchAll(/\$\$?/g)) {
    if (isEscaped(text, index)) continue;
    const after = text[index + mark.length] ?? ' ';
    const isEnd = mark === '$$' || (!/\s/.test(text[index - 1] ?? ' ') && !/\d/.test(after));
    if (open?.mark === mark && isEnd) {
      spans.push([open.index, index + mark.length]);
      open = undefined;
    } else if (mark === '$$' || !/\s/.test(after)) open = { index, mark };
  }
  return spans;
}
