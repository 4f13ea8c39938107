import { isThing, type Thing } from '../json-ld.js';

/** Text as HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** What marks are called, and their tag. */
const TAGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:bold|strong|b)$/i, 'strong'],
  [/^(?:italic|em|emphasis|i)$/i, 'em'],
  [/^(?:code|inlinecode|c)$/i, 'code'],
  [/^(?:strike|strikethrough|del|s|strike-through)$/i, 'del'],
  [/^(?:link|a|hyperlink)$/i, 'a'],
];
/** The bits of Lexical's `format`. */
const BITS = [
  [1, 'strong'],
  [2, 'em'],
  [4, 'del'],
  [16, 'code'],
] as const;

interface Mark {
  tag: string;
  href?: string | undefined;
}

/** A run of text in the tags of its marks, however its editor notes them. */
export function marked(html: string, facets: readonly Thing[], definitions: readonly unknown[]): string {
  if (!html.trim()) return html;
  const marks = facets.flatMap((facet) => marksOf(facet, definitions));
  return wrapped(html, marks);
}

function marksOf(facet: Thing, definitions: readonly unknown[]): Mark[] {
  const flags = [facet, facet.annotations]
    .filter(isThing)
    .flatMap((holder) => Object.entries(holder).flatMap(([name, value]) => (value === true ? markNamed(name) : [])));
  const listed = Array.isArray(facet.marks) ? facet.marks.flatMap((one) => markOf(one, definitions)) : [];
  const bits = typeof facet.format === 'number' ? facet.format : 0;
  const link = addressIn(facet);
  return [
    ...flags,
    ...listed,
    ...BITS.filter(([bit]) => bits & bit).map(([, tag]) => ({ tag })),
    ...(link ? [{ tag: 'a', href: link }] : []),
  ];
}

function markOf(mark: unknown, definitions: readonly unknown[]): Mark[] {
  if (isThing(mark)) return markNamed(String(mark.type ?? ''), addressIn(mark));
  const defined = definitions.find((one) => isThing(one) && one._key === mark);
  return defined ? markNamed('link', addressIn(defined as Thing)) : markNamed(String(mark));
}

function markNamed(name: string, href?: string): Mark[] {
  const tag = TAGS.find(([pattern]) => pattern.test(name))?.[1];
  return tag && (tag !== 'a' || href) ? [{ tag, href }] : [];
}

function addressIn(thing: Thing): string | undefined {
  const places = [thing, thing.attrs, thing.data, thing.link, thing.fields].filter(isThing);
  return places.flatMap(({ href, url, uri }) => [href, url, uri]).find((one): one is string => typeof one === 'string');
}

function wrapped(html: string, marks: readonly Mark[]): string {
  return marks.reduce(
    (inner, { tag, href }) => (href ? `<a href="${escaped(href)}">${inner}</a>` : `<${tag}>${inner}</${tag}>`),
    html,
  );
}

const TAGGED =
  /<\/?(?:a|b|br|code|del|em|h[1-6]|i|li|mark|ol|p|s|span|strong|sub|sup|table|td|tr|u|ul|div|blockquote|pre|figure|img)(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{1,6});/i;
/** Ranges in one text that are looked at. */
const MOST_RANGES = 500;

interface Range extends Mark {
  start: number;
  end: number;
}

/**
 * The text of a part: with the marks of its ranges (Draft.js, Medium, Prismic) if it has them, and else as HTML where it is
 * HTML.
 */
export function ranged(text: string, facets: readonly Thing[], entities: unknown): string {
  const lists = facets
    .flatMap(({ inlineStyleRanges, entityRanges, markups, spans }) => [inlineStyleRanges, entityRanges, markups, spans])
    .filter(Array.isArray);
  if (lists.length === 0) return TAGGED.test(text) ? text : lines(escaped(text));
  const ranges = lists
    .flat()
    .slice(0, MOST_RANGES)
    .flatMap((one) => rangeOf(one, entities));
  const borders = new Set([0, text.length, ...ranges.flatMap(({ start, end }) => [start, end])]);
  const places = [...borders].filter((at) => at >= 0 && at <= text.length).sort((a, b) => a - b);
  const pieces = places.slice(1).map((end, i) => {
    const start = places[i] ?? 0;
    return wrapped(
      lines(escaped(text.slice(start, end))),
      ranges.filter((one) => one.start <= start && one.end >= end),
    );
  });
  return pieces.join('');
}

function lines(html: string): string {
  return html.trim().includes('\n') ? html.trim().replaceAll('\n', '<br>') : html;
}

function rangeOf(range: unknown, entities: unknown): Range[] {
  if (!isThing(range)) return [];
  const start = Number(range.start ?? range.offset);
  const end = range.end === undefined ? start + Number(range.length) : Number(range.end);
  if (!Number.isInteger(start) || !Number.isInteger(end)) return [];
  const entity =
    isThing(entities) || Array.isArray(entities) ? (entities as Record<string, unknown>)[String(range.key)] : undefined;
  const source = isThing(entity) ? entity : range;
  const marks = markNamed(String(range.style ?? source.type ?? ''), addressIn(source));
  return marks.map((mark) => ({ ...mark, start, end }));
}
