import { key } from '../dom/key.js';
import { namesSite, type SiteNames } from './site-names.js';
import { withoutLabel } from './title-labels.js';
import { cut, ends, MOST_PARTS, titleParts } from './title-parts.js';

/** Separators that an empty name leaves at an end. */
const LOOSE = /^\s*(?:[|｜·•»›«‹–—-]\s+){1,9}|(?:\s+[|｜·•»›«‹–—-]){1,9}\s*$/g;

/**
 * The title without the site's name at either end: "A page - Example" on example.com is "A page". A part is dropped
 * only when something else names it (the site's own name, the host, or an h1 that equals the rest), never by position.
 * `heading`: the page's first h1, as text.
 */
export function cleanTitle(stated: string, site: SiteNames, heading: string | undefined): string {
  const said = heading && !site.keys.has(key(heading)) ? partSaying(heading, stated) : undefined;
  if (said) return said;
  // ExDoc has "Page — Package" above "Page (Package)".
  const isOther = heading?.endsWith(')') && !stated.endsWith(')');
  return withoutSite(stated, site, isOther ? withoutSiteInBrackets(heading ?? '', site) : heading);
}

/**
 * The part of a title that says what the heading says, where punctuation begins and ends it: "The old mill" of "Visits: The
 * old mill | Example". Undefined where no part does.
 */
function partSaying(heading: string, title: string): string | undefined {
  const wanted = key(heading);
  if (wanted === key(title) || title.length > MOST_CHARS) return undefined;
  const marks = Array.from(title.matchAll(MARKS), ({ 0: { length }, index }) => ({ index, end: index + length }));
  const starts = [0, ...marks.map(({ end }) => end)];
  const ends = [...marks.map(({ index }) => index), title.length];
  for (const start of starts.slice(0, MOST_PARTS)) {
    for (const end of ends) {
      if (end - start < wanted.length || wanted.length < (start === 0 ? LEAST_AT_START : LEAST_CHARS)) continue;
      const said = key(title.slice(start, end));
      if (said.length > wanted.length) break;
      if (said === wanted) return withMarksOf(heading, title, start, end);
    }
  }
  return NUMBER.test(heading) ? partSaying(heading.replace(NUMBER, ''), title) : undefined;
}
/**
 * Punctuation, with the spaces around it; "by" that forges and shops write before the author, "Archives" behind the heading
 * of a list of posts.
 */
const MARKS = /\s*[\p{P}\p{S}][\p{P}\p{S}\s]*|\s+(?:by\s|Archives(?!\S))\s*/gu;
const MOST_CHARS = 1000;
/** Letters of a heading: fewer may stand in a title by accident. */
const LEAST_AT_START = 2;
const LEAST_CHARS = 4;
/** What forges write behind the title of an issue. */
const NUMBER = /\s*[#!]\d+$/;

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

function withoutSite(stated: string, site: SiteNames, heading: string | undefined): string {
  const whole = withoutHost(withoutLabel(stated).replace(LOOSE, '') || stated, site);
  const title = withoutNameBehind(withoutSiteInBrackets(whole, site), site, heading);
  const parts = titleParts(title);
  if (parts.length < 2 || parts.length > MOST_PARTS) return title;
  if (heading && key(heading) === key(title)) return title;
  const [first = ''] = parts;
  if (heading && addsVersion(heading, first)) return heading;
  if (site.keys.has(key(title))) return title;
  const behind = ends(title).find((end) => namesSite(end, site));
  const rest = behind ? cut(title, behind, 'end') : title;
  const [before = '', another] = titleParts(rest);
  return another !== undefined && site.keys.has(key(before)) ? cut(rest, before, 'start') : rest;
}

/**
 * The title without the site's address and what follows it: shops write "Example.com: Widget", "Widget: Example.com:
 * Tools".
 */
function withoutHost(title: string, { keys }: SiteNames): string {
  const parts = title.split(/\s*:\s+/, MOST_PARTS);
  const at = parts.findIndex((part) => HOST.test(part) && keys.has(key(part)));
  if (at < 0 || parts.length < 2) return title;
  const host = parts[at] ?? '';
  const from = title.indexOf(host);
  return (at === 0 ? title.slice(host.length) : title.slice(0, from)).replace(/^\s*:\s+|\s*:\s*$/g, '');
}
const HOST = /^[\w-]+(?:\.[\w-]+)+$/;

/**
 * The title without a name of the site behind a colon, a dash or a line, where no space tells these from the
 * punctuation of the title. Only what the page gives as a name counts, not a part of its address, nor its owner.
 */
function withoutNameBehind(title: string, { names, keys }: SiteNames, heading: string | undefined): string {
  if (heading && key(heading) === key(title)) return title;
  const isBehind = (name: string) => name.length >= LEAST_NAME_CHARS && BEFORE_NAME.test(beforeEnd(title, name));
  const name = names.find((one = '') => isBehind(one) && keys.has(key(one)));
  return name === undefined ? title : cut(title, title.slice(-name.length), 'end');
}
const BEFORE_NAME = /\S(?:: |：\s?|\s?--\s?|[_＿－]| ::: )$/;
const LEAST_NAME_CHARS = 2;

/** What is before a text that ends the title; '' where it does not. */
function beforeEnd(title: string, end: string): string {
  return title.toLowerCase().endsWith(end.toLowerCase()) ? title.slice(0, -end.length) : '';
}

/** The title without brackets at its end that name the site. */
function withoutSiteInBrackets(title: string, site: SiteNames): string {
  const [, rest = '', inside = ''] =
    /^(.{1,300}\S)(?:\s+[[(]|\s?[【［（])([^()[\]【】［］（）]{1,60})[\])】］）]$/.exec(title) ?? [];
  return namesSite(inside, site) ? rest : title;
}

/** Whether a text is a name with the version of a package after it. */
export function addsVersion(text: string, name: string): boolean {
  return text.startsWith(`${name} `) && VERSION.test(text.slice(name.length));
}
const VERSION = /^ v?\d{1,4}(?:\.\d{1,5}){1,3}(?:[-.+]?[a-z]{1,10}[.-]?\d{0,5})?$/i;
