import { baseText } from '../../dom/base-text.js';
import { classOf } from '../../dom/class-of.js';
import { HEADINGS } from '../../dom/headings.js';
import { rename } from '../../dom/move.js';
import { textUpTo } from '../../dom/text-up-to.js';
import { dateIn, dateless } from '../metadata/iso-date.js';
import { key } from '../parse/key.js';
import { domainOf } from './domain.js';

/** The metadata that headings may repeat. */
interface Told {
  title?: string | undefined;
  byline?: string | undefined;
  site?: string | undefined;
  published?: string | undefined;
  lang?: string | undefined;
}

/**
 * Removes the first headings of the upper levels, and the very first, if they repeat the title, which is handed on
 * beside the text. One that leads to another site says more: what the page is about. A heading before it that only
 * names the site, or the day of publication, as blogs have it over the posts of a day, is removed with it. A page that says
 * nothing else keeps it: "It works!"
 */
export function dropTitleHeading(root: Element, told: Told, base: URL): void {
  const { title, site, published, lang } = told;
  if (!title || saysNoMore(root, title)) return;
  // Searched only once, since each search walks through the whole page.
  const left = new Set(Array.from(root.querySelectorAll(HEADINGS)).filter(isShown));
  const headings = () => Array.from(left);
  const dropped: Element[] = [];
  const drop = (heading: Element) => {
    left.delete(heading);
    heading.remove();
    dropped.push(heading);
  };
  const [top] = left;
  if (top?.localName === 'h1') setSubtitleApart(top, title);
  const isTitle = (heading: Element | undefined) =>
    heading !== undefined && saysTitle(baseText(heading), title, site) && !leadsAway(heading, base);
  const isTitleAgain = (heading: Element) => heading.localName === 'h1' && isTitle(heading);
  const firstTwo = () =>
    headings()
      .filter(({ localName }) => UPPER.test(localName))
      .slice(0, 2);
  const named = siteHeading(firstTwo(), told, isTitle);
  if (named) drop(named);
  for (const level of [/^h1$/, /^h2$/, UPPER]) {
    const first = headings().find(({ localName }) => level.test(localName));
    if (first && isTitle(first)) drop(first);
  }
  // A second copy of the title, shown on narrow screens only.
  const again = dropped.some(({ localName }) => localName === 'h1') ? headings().filter(isTitleAgain) : [];
  for (const heading of again) drop(heading);
  // The heading above may name the section of a collection that the page is in.
  const [, second] = headings();
  if (second?.localName === 'h1' && isTitle(second)) drop(second);
  const [before, behind] = firstTwo();
  if (published && before && behind && isTitle(behind)) {
    const day = dateIn(textUpTo(before, MOST_BEFORE_CHARS) ?? '', lang);
    if (day && published.startsWith(day)) for (const heading of [before, behind]) drop(heading);
  }
  plainByline(headings(), told);
}
/** Whether a page has the title, once or more, and nothing else. */
function saysNoMore(root: Element, title: string): boolean {
  const name = key(title);
  let said = key(textUpTo(root, MOST_TITLES * (title.length + MOST_BEFORE_CHARS)) ?? '');
  if (said === '') return false;
  // What labels and buttons say goes with their form.
  for (const { textContent } of root.querySelectorAll(CONTROLS)) said = said.replace(key(textContent ?? ''), '');
  return said.replaceAll(name, '') === '' && root.querySelector('img') === null;
}
const CONTROLS = 'label,button,select,textarea';
const MOST_TITLES = 3;
const UPPER = /^h[1-4]$/;
const MOST_BEFORE_CHARS = 60;

/** Makes a paragraph of what a heading adds to the title in smaller letters: Org, Bootstrap. In place. */
function setSubtitleApart(heading: Element, title: string): void {
  const { lastElementChild: last } = heading;
  if (!last || last.nextSibling?.nodeValue?.trim() || !(last.localName === 'small' || classOf(last) === 'subtitle'))
    return;
  const all = heading.textContent?.trimEnd() ?? '';
  const added = last.textContent?.trim() ?? '';
  if (!added || key(all.slice(0, -added.length)) !== key(title)) return;
  heading.after(rename(last, 'p'));
}

/** Whether a heading says the title. Besides, it may have the kind of thing, or the site, in brackets: ExDoc. */
function saysTitle(text: string, title: string, site: string | undefined): boolean {
  const said = key(text.replace(THREAD, ''));
  const whole = key(title);
  if (NUMBER.test(text) && key(text.replace(NUMBER, '')) === whole) return true;
  return said === whole || (site !== undefined && said === whole + key(site) && text.trimEnd().endsWith(')'));
}

/** The first heading, if it only names the site of a page that has headings of its own. */
function siteHeading(
  [first, next]: readonly Element[],
  { title, site }: Told,
  isTitle: (heading: Element) => boolean,
): Element | undefined {
  if (!first || !next || !site) return undefined;
  const name = key(first.textContent ?? '');
  const isName = name !== '' && name === key(site) && name !== key(title ?? '');
  return isName && (first.localName === 'h1' || isTitle(next)) ? first : undefined;
}

/** Makes paragraphs of author and date, which R Markdown and others set as headings below the title. */
function plainByline(headings: readonly Element[], { byline, published, lang }: Told): void {
  const below = headings.filter(({ localName }) => localName !== 'h1').slice(0, MOST_BYLINES);
  for (const heading of below) {
    const text = heading.textContent ?? '';
    if (text.length > MOST_BEFORE_CHARS || heading.querySelector('a[href]')) return;
    const isAuthor = byline !== undefined && key(text) === key(byline);
    const isDay = published?.startsWith(dateIn(text, lang) ?? '-') === true && !/\p{L}/u.test(dateless(text));
    if (!isAuthor && !isDay) return;
    rename(heading, 'p');
  }
}
const MOST_BYLINES = 3;

/** What vBulletin and others write before the title of a thread, and arXiv before that of a paper. */
const THREAD = /^\s*(?:(?:thread|topic):\s+|title:\s*)/i;

/** The number that a tracker shows after the title of a thread. */
const NUMBER = /(?<=\S)\s*#\d{1,7}\s*$/;

function leadsAway(heading: Element, base: URL): boolean {
  // An icon beside the words may lead to the source of what they name.
  const links = Array.from(heading.querySelectorAll('a[href]'));
  const link = links.find(isShown) ?? heading.closest('a[href]');
  const href = link?.getAttribute('href') ?? '';
  if (!link || !URL.canParse(href, base)) return false;
  const { protocol, hostname } = new URL(href, base);
  return /^https?:$/.test(protocol) && domainOf(hostname) !== domainOf(base.hostname);
}

/** Whether a heading still shows anything; only an icon, or a name that was removed, may have been in it. */
function isShown(element: Element): boolean {
  return /\S/.test(element.textContent ?? '') || element.querySelector('img') !== null;
}
