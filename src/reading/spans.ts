/** Parts of running text that nothing may cut: from and to, in order, without overlaps. */
export type Span = readonly [from: number, to: number];

/** Words in brackets that are no link are kept together up to this length. */
const MAX_BRACKETS = 300;

/**
 * The links, images, code spans, formulas, tags and bare addresses of `text` from `start` to `end`. More is kept together
 * than has to be where that is simpler. Linear: what has been looked for in vain is not looked for again.
 */
export function spansOf(text: string, start: number, end: number): Span[] {
  const within = text.slice(start, end);
  const literal = merged([...codeSpans(within), ...formulas(within)]);
  const found = [...literal, ...tags(within), ...addresses(within), ...links(within, literal)];
  return merged(found).map(([from, to]): Span => [start + from, start + to]);
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

function merged(spans: readonly Span[]): Span[] {
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

function tags(text: string): Span[] {
  return [...text.matchAll(/<[a-z/!?][^<>]*>/gi)].map(({ index, 0: { length } }): Span => [index, index + length]);
}

function addresses(text: string): Span[] {
  const found = text.matchAll(/(?:https?:\/\/|www\.)[^\s<>)\]]+/gi);
  return [...found].map(({ index, 0: { length } }): Span => [index, index + length]);
}

/** Brackets with what belongs to them: `[text](address "title")`, `[text][reference]`, `![alt](…)`, `[^note]`. */
function links(text: string, literal: readonly Span[]): Span[] {
  const open: Record<string, number[]> = { '[': [], '(': [] };
  const partner = new Map<number, number>();
  const squares: [from: number, to: number][] = [];
  for (const { index, 0: mark } of text.matchAll(/[[\]()]/g)) {
    if (spanAround(literal, index) || isEscaped(text, index)) continue;
    if (mark === '[' || mark === '(') {
      open[mark]?.push(index);
      continue;
    }
    const from = open[mark === ']' ? '[' : '(']?.pop();
    if (from === undefined) continue;
    partner.set(from, index);
    if (mark === ']') squares.push([from, index]);
  }
  return squares.flatMap(([from, to]): Span[] => {
    const next = text[to + 1];
    const end = next === '(' || next === '[' ? partner.get(to + 1) : undefined;
    const begin = text[from - 1] === '!' ? from - 1 : from;
    if (end !== undefined) return [[begin, end + 1]];
    return to - from <= MAX_BRACKETS ? [[begin, to + 1]] : [];
  });
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - 1 - slashes] === '\\') slashes += 1;
  return slashes % 2 === 1;
}
