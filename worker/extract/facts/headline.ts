import { around } from '../../html/around.js';
import { key } from '../dom/key.js';
import { LINES_AFTER, type Line, type Open, visibleLines } from './lines.js';
import { isInside } from './teasers.js';

/** The lines around a page's headline, nearest first: there pages name author and date. */
export interface Headline {
  /** The headline itself; empty where no heading says it. */
  heading: string;
  /** The line that says it, in a heading or not. */
  said: string;
  before: readonly Line[];
  after: readonly Line[];
  /** The line at which those after it end, where that is a long one: the beginning of the text. */
  text: string;
}

/** Those lines, each with the line above and its index among the lines on its side; those below the headline first. */
export function* linesAround({ after, before }: Headline): Generator<{
  line: Line;
  above: Line | undefined;
  lines: readonly Line[];
  at: number;
}> {
  for (const [at, line] of after.entries()) yield { line, above: after[at - 1], lines: after, at };
  for (const [at, line] of before.entries()) yield { line, above: before[at + 1], lines: before, at };
}

const LINES_BEFORE = 6;
/**
 * Words. A standfirst may come between the headline and the line that names the author; after a longer line comes the
 * text.
 */
const PROSE_WORDS = 60;

/**
 * The lines around the headline of a page: the heading that says what the title says, else the first line that does,
 * else the `h1`. Undefined when the page has none of these.
 */
export function headlineOf(
  body: Element,
  title: string | undefined,
  h1: Element | undefined,
  { siteKeys, teasers }: { siteKeys: ReadonlySet<string>; teasers: () => ReadonlySet<Element> },
): Headline | undefined {
  const wanted = key(title ?? '');
  const saysTitle = ({ text }: Open) => isSame(key(text), wanted);
  const isPart = ({ text }: Open) => {
    const said = key(text);
    if (text.length < BEGINNING_CHARS || siteKeys.has(said)) return false;
    return wanted.startsWith(said) || (wanted.endsWith(said) && siteKeys.has(wanted.slice(0, -said.length)));
  };
  const isHeadline = (line: Open) => line.heading !== undefined && (saysTitle(line) || isPart(line));
  const lines = visibleLines(body, isHeadline);
  const found = [
    lines.findIndex(isHeadline),
    lines.findIndex(({ heading }) => h1 !== undefined && heading === h1),
    lines.findIndex(saysTitle),
  ].find((i) => i >= 0);
  if (found === undefined) return undefined;
  const { heading } = lines[found] as Open;
  let end = found + 1;
  while (heading && lines[end]?.heading === heading) end += 1;
  return {
    heading: heading ? (lines[found]?.text ?? '') : '',
    said: lines[found]?.text ?? '',
    before: lines.slice(Math.max(0, found - LINES_BEFORE), found).reverse(),
    ...upToText(lines.slice(end, end + LINES_AFTER), key(lines[found]?.text ?? ''), teasers),
  };
}

/**
 * The lines up to the next heading, where something else begins; a second part of the headline, which links to no other
 * page, and a repetition of it do not count.
 */
function upToText(
  lines: readonly Open[],
  headline: string,
  teasers: () => ReadonlySet<Element>,
): Pick<Headline, 'after' | 'text'> {
  const isNext = (heading: Element, i: number) => i > 1 || isInside(heading, teasers());
  const last = lines.findIndex(
    ({ heading, text }, i) =>
      (heading && key(text) !== headline && isNext(heading, i)) || text.split(' ').length > PROSE_WORDS,
  );
  if (last < 0) return { after: lines, text: '' };
  const { heading, text } = lines[last] as Open;
  const isText = text.split(' ').length > PROSE_WORDS;
  // The date of a teaser may stand above its heading.
  const teaser = heading && around(heading, (up) => teasers().has(up));
  const before = lines.slice(0, last);
  const after = teaser ? before.filter(({ within }) => !teaser.contains(within)) : before;
  return { after, text: isText ? text : '' };
}

/** Whether a line says what the title says. Titles are cut short, and a heading may have a little more. */
function isSame(text: string, title: string): boolean {
  if (text.length < 4 || title.length < 4) return text === title && text !== '';
  const [short, long] = text.length < title.length ? [text, title] : [title, text];
  return short.length > long.length * LEAST_SHARE && long.includes(short);
}
const LEAST_SHARE = 0.6;
/**
 * Characters: a forum's name may be longer than its topic's; a heading of this length that begins the title is no
 * accident.
 */
const BEGINNING_CHARS = 12;
