import { key } from '../dom/key.js';
import { namesSite, type SiteNames } from './site-names.js';
import { withoutLabel } from './title-labels.js';
import { cut, ends, isBeforeBar, MOST_PARTS, sides, titleParts } from './title-parts.js';

/** Separators that an empty name leaves at an end. */
const LOOSE = /^\s*(?:[|｜·•»›«‹–—-]\s+){1,9}|(?:\s+[|｜·•»›«‹–—-]){1,9}\s*$/g;

/**
 * The title without the site's name at either end: "A page - Example" on example.com is "A page". A part is dropped
 * only when something else names it (the site's own name, the host, or an h1 that equals the rest), never by position.
 * `heading`: the page's first h1, as text.
 */
export function cleanTitle(stated: string, site: SiteNames, heading: string | undefined): string {
  // ExDoc has "Page — Package" above "Page (Package)".
  const isOther = heading?.endsWith(')') && !stated.endsWith(')');
  const title = withoutSite(stated, site, isOther ? withoutSiteInBrackets(heading ?? '', site, undefined) : heading);
  return heading && key(title) === key(`${heading} Archives`) ? title.replace(ARCHIVES, '') : title;
}

function withoutSite(stated: string, site: SiteNames, heading: string | undefined): string {
  const whole = withoutHost(withoutLabel(stated).replace(LOOSE, '') || stated, site);
  const withName = withoutSiteInBrackets(withoutSiteBefore(whole, site, heading), site, heading);
  const title = withoutNameBehind(withName, site, heading);
  const parts = titleParts(title);
  if (parts.length < 2 || parts.length > MOST_PARTS) return title;
  const headingKey = heading ? key(heading) : '';
  if (headingKey && headingKey === key(title)) return title;
  const isHeading = (part: string, i: number) =>
    key(part) === headingKey && (headingKey.length > 3 || (i === 0 && headingKey.length > 1));
  const asHeading = parts.find(isHeading) ?? withoutNumber(parts[0], heading) ?? withVersion(parts[0], heading);
  if (asHeading) return asHeading;
  const [opening = ''] = parts;
  if (opensHeading(parts, headingKey) && isBeforeBar(opening, title)) return opening;
  const asSeveral =
    headingKey.length > 3 &&
    sides(title)
      .flat()
      .find((side) => key(side) === headingKey);
  if (asSeveral) return asSeveral;
  if (site.keys.has(key(title))) return title;
  const behind = ends(title).find((end) => namesSite(end, site));
  const rest = behind ? cut(title, behind, 'end') : title;
  const [before = '', another] = titleParts(rest);
  return another !== undefined && site.keys.has(key(before)) ? cut(rest, before, 'start') : rest;
}

/**
 * Whether the heading begins with the first part, and says nothing of the second: "Ten mills worth a visit | Blog |
 * Example".
 */
function opensHeading([first = '', second = '']: readonly string[], headingKey: string): boolean {
  if (first.split(/\s+/).length < LEAST_OPENING_WORDS) return false;
  return headingKey.startsWith(key(first)) && !headingKey.includes(key(second));
}
const LEAST_OPENING_WORDS = 4;

/** What plugins of WordPress add to the heading of a list of posts. */
const ARCHIVES = /\s+Archives$/i;

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

/** The title without brackets at its end that name the site, or that the heading lacks. */
function withoutSiteInBrackets(title: string, site: SiteNames, heading: string | undefined): string {
  const [, rest = '', square, round = ''] =
    /^(.{1,300}\S)(?:\s+\[([^[\]]{1,60})\]|(?:\s+\(|\s?[【［（])([^()【】［］（）]{1,60})[)】］）])$/.exec(title) ?? [];
  if (!rest || key(heading ?? '') === key(title)) return title;
  const isRest = square !== undefined && key(rest) === key(heading ?? '');
  return isRest || namesSite(square ?? round, site) ? rest : title;
}

/** The title without a part that names the site and ends in a colon, if the heading follows. */
function withoutSiteBefore(title: string, site: SiteNames, heading: string | undefined): string {
  const [, before = '', behind = ''] = /^([^:]{1,60}): (.+)$/.exec(title) ?? [];
  const [beforeKey, headingKey] = [key(before), key(heading ?? '')];
  if (!behind || !headingKey || !key(behind).startsWith(headingKey)) return title;
  const isNamed = [...site.keys].some((name) => name.length > 3 && beforeKey.includes(name));
  return isNamed || site.keys.has(beforeKey) ? behind : title;
}

/** What forges and archives write before or after the title of an issue or paper: a number. */
const NUMBERED = /^\[[\w.-]{1,20}\]\s+|^\(\d{1,4}\+?\)\s+|\s*\(?[#!]\d+\)?$/;
/** What shops and forges write after it: the author. */
const AUTHORED = /\s*\bby (?:(?!\bby\b).){1,61}$/;

/** A part of the title without that, if the rest is the heading, which may have the number too. */
function withoutNumber(part = '', heading = ''): string | undefined {
  const headingKey = key(heading.replace(NUMBERED, ''));
  if (headingKey.length <= 3) return undefined;
  const numberless = part.replace(NUMBERED, '');
  return [numberless, numberless.replace(AUTHORED, '')].find((plain) => key(plain) === headingKey);
}

/** The heading, if it is that part with the version of a package after it. */
function withVersion(part = '', heading = ''): string | undefined {
  return part.length > 2 && addsVersion(heading, part) ? heading : undefined;
}

/** Whether a text is a name with the version of a package after it. */
export function addsVersion(text: string, name: string): boolean {
  return text.startsWith(`${name} `) && VERSION.test(text.slice(name.length));
}
const VERSION = /^ v?\d{1,4}(?:\.\d{1,5}){1,3}(?:[-.+]?[a-z]{1,10}[.-]?\d{0,5})?$/i;
