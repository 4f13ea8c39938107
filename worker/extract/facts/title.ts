import { key } from '../dom/key.js';
import { namesSite, type SiteNames } from './site-names.js';
import { cut, ends, MOST_PARTS, titleParts } from './title-parts.js';

/** Separators that an empty name leaves at an end. */
const LOOSE = /^\s*(?:[|｜·•»›«‹–—-]\s+){1,9}|(?:\s+[|｜·•»›«‹–—-]){1,9}\s*$/g;

/**
 * The title without the site's name at either end: "A page - Example" on example.com is "A page". A part is dropped
 * only when something else names it (the site's own name, the host, or an h1 that equals the rest), never by position.
 * `heading`: the page's first h1, as text.
 */
export function cleanTitle(stated: string, site: SiteNames, heading = ''): string {
  const title = stated.replace(LOOSE, '') || stated;
  if (key(heading) === key(title)) return title;
  const said = site.keys.has(key(heading)) ? undefined : partSaying(heading, title);
  return said ?? withoutSite(title, site);
}

/**
 * The part of a title that says what the heading says, where punctuation begins and ends it: "The old mill" of "Visits: The
 * old mill | Example". Undefined where no part does.
 */
function partSaying(heading: string, title: string): string | undefined {
  if (title.length > MOST_CHARS) return undefined;
  const wanted = key(heading);
  const marks = Array.from(title.matchAll(MARKS), ({ 0: { length }, index }) => ({ index, end: index + length }));
  const starts = wanted.length < LEAST_CHARS ? [0] : [0, ...marks.map(({ end }) => end)];
  for (const start of wanted.length < LEAST_AT_START ? [] : starts.slice(0, MOST_PARTS)) {
    for (const end of [...marks.map(({ index }) => index), title.length]) {
      const said = key(title.slice(start, end));
      if (said.length > wanted.length) break;
      if (said === wanted) return withMarksOf(heading, title, start, end);
    }
  }
  return NUMBER.test(heading) ? partSaying(heading.replace(NUMBER, ''), title) : undefined;
}
/**
 * Punctuation, with the spaces around it, but no point inside a name ("guide.md"); "by" that forges and shops write before
 * the author, "Archives" behind the heading of a list of posts.
 */
const MARKS = /\s*(?!(?<=\w)\.\w)[\p{P}\p{S}][\p{P}\p{S}\s]*|\s+(?:by\s|Archives(?!\S))\s*/gu;
const MOST_CHARS = 1000;
/** Letters of a heading: fewer may stand in a title by accident. */
const LEAST_AT_START = 2;
const LEAST_CHARS = 4;
/** What forges write behind the title of an issue or the name of a package. */
const NUMBER = /\s*[#!]\d+$|\s+v?\d{1,4}(?:\.\d{1,5}){1,3}\S{0,12}$/;

/** A part of a title, with the marks beside it that are the heading's too: "Why?" of "Why? - Example". */
function withMarksOf(heading: string, title: string, start: number, end: number): string {
  const isOwn = (mark: string | undefined) => mark && (QUOTE.test(mark) || (OWN.test(mark) && heading.includes(mark)));
  let [from, to] = [start, end];
  while (isOwn(title[from - 1])) from -= 1;
  while (isOwn(title[to])) to += 1;
  return title.slice(from, to);
}
const QUOTE = /["“”„«»‘’]/;
/** Marks that do not set one part of a title apart from another. */
const OWN = /[^\s\p{L}\p{N}:,|·–—-]/u;

function withoutSite(title: string, site: SiteNames): string {
  const parts = titleParts(title);
  if (parts.length > MOST_PARTS || site.keys.has(key(title))) return title;
  const behind = ends(title).find((end) => namesSite(end, site));
  const rest = behind ? cut(title, behind, 'end') : beforeName(title, site);
  const [before = '', another] = titleParts(rest);
  return another !== undefined && site.keys.has(key(before)) ? cut(rest, before, 'start') : rest;
}

/** The title up to a name of the site behind any punctuation: "A page (Example)", "A page: Example", "标题【网站】". */
function beforeName(title: string, { names, keys }: SiteNames): string {
  if (title.length > MOST_CHARS) return title;
  // Parts of the address and owners may be words of a title.
  const given = new Set(names.map((name) => key(name ?? '')).filter((name) => name.length > 1 && keys.has(name)));
  for (const { 0: mark, index } of title.matchAll(MARKS))
    if (index > 0 && given.has(key(title.slice(index + mark.length)))) return title.slice(0, index);
  return title;
}
