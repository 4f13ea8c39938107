import { READINGS } from '../../html/base-text.js';
import { once } from '../../html/once.js';
import { textUpTo } from '../../html/text-up-to.js';
import { key } from '../dom/key.js';
import { lettersIn } from '../dom/letters.js';
import { plain, plainText } from '../dom/plain.js';
import { isNotDisplayed } from '../hide/hidden.js';
import { isAtFront, isFrontOf } from './front-page.js';
import { type Headline, headlineOf } from './headline.js';
import { isAmongOthers } from './others.js';
import type { SiteHeading } from './site-heading.js';
import type { SiteNames } from './site-names.js';
import { teasersOf } from './teasers.js';
import { cleanTitle } from './title.js';
import { headingIn, partsAfter } from './title-parts.js';

interface Sources {
  document: Document;
  url: URL;
  /** The page's h1 elements. */
  headings: readonly Element[];
  siteHeading: SiteHeading | undefined;
  titleTag: string | null | undefined;
  /** Other stated titles, the most trusted first. */
  stated: readonly (string | null | undefined)[];
  site: SiteNames;
  isFront: boolean;
}

export interface PageTitle {
  /** As the page states it, with the name of its site. */
  stated: string | undefined;
  /** Without it. */
  title: string | undefined;
  /** The lines around the headline, found when first asked for. */
  headline: () => Headline | undefined;
  /** Boxes that show other pages. */
  teasers: () => ReadonlySet<Element>;
}

/** The title of a page from what it states and shows, without the name of its site. */
export function readTitle({
  document,
  url,
  headings,
  siteHeading,
  titleTag,
  stated,
  site,
  isFront,
}: Sources): PageTitle {
  const ofPages = headings.slice(0, MOST_HEADINGS).filter((heading) => isOfPage(heading, url));
  const ofPage = siteHeading?.ofPage ?? ownHeading(ofPages, { document, titleTag, site, url, isFront });
  const top = ofPage ?? ofPages[0] ?? headings[0];
  const shown = top && shownText(top);
  const siteKeys = isFront ? new Set<string>() : site.keys;
  const found = believed([...stated, shown], { titleTag, heading: ofPage && shown, siteKeys });
  // The visible text of a heading is literal: "<br>" in it is no tag, nor is it in a title that says the same.
  const isLiteral = plainText(shown)?.includes('<') && plainText(found)?.includes(plainText(shown) ?? '');
  const textOf = isLiteral ? plainText : plain;
  const whole = textOf(found);
  // The page's only heading may name a part of the site, such as one forum of many.
  const ofPart = !ofPage && top && isOfSite(top, { isFront, titleTag, site, url }) ? textOf(shown) : undefined;
  const names = ofPart ? { ...site, keys: new Set([...site.keys, key(ofPart)]) } : site;
  const own = textOf(ofPage && shown);
  const ofSite = whole && cleanTitle(whole, names, own);
  const cut = own && ofSite && ofPages.length === 1 && saysAnew(own, ofSite) ? own : ofSite;
  const teasers = once(() => teasersOf(document.body, cut, url));
  const headline = once(() => headlineOf(document.body, cut, ofPage, { siteKeys, teasers }));
  // Where no heading says it, a line may: "Title_Section_Site" on pages of authorities.
  const line = top ? undefined : headline()?.said;
  const begun = line && key(cut ?? '').startsWith(key(line)) ? line : undefined;
  const heading = ofPage ? undefined : headline()?.heading || (ofPart ? undefined : (textOf(shown) ?? begun));
  const title = cut && heading ? cleanTitle(cut, names, heading) : cut;
  // A page with "Home | Mill" for a title is named by its heading.
  const named = title && NO_TITLE.test(title) ? (own ?? title) : title;
  const ofFile =
    title && IS_FILE.test(title) ? headings.find((heading) => heading.closest('.markdown-body')) : undefined;
  return { stated: whole, title: textOf(ofFile && shownText(ofFile)) ?? named, headline, teasers };
}

/** A code forge's title for a file: "lake/docs/guide.md at main". The document below it has a title of its own. */
const IS_FILE = /^\S+\/\S+\.(?:md|mdx|markdown|rst|adoc|org) at \S+$/;

/** Old templates have an `h1` in each box of a page. */
const MOST_HEADINGS = 20;

/** Of the headings that may be the page's own, the one that the `<title>` begins or ends with, or else the first. */
function ownHeading([first, ...others]: readonly Element[], seen: OwnHeading): Element | undefined {
  const { document, titleTag, url } = seen;
  const isNamed = (heading: Element) => isOfSite(heading, seen);
  const inTitle = first && others.length > 0 ? headingIn(plain(titleTag) ?? '', [first, ...others]) : undefined;
  const found = [inTitle, first].find((heading) => heading && !isNamed(heading));
  if (found) return found;
  const isLater = (heading: Element) =>
    !first?.contains(heading) && isOfPage(heading, url) && !isNamed(heading) && !endsTitle(heading, titleTag);
  return others.find(isLater) ?? markedHeadline(document, isLater);
}
type OwnHeading = Pick<Sources, 'document' | 'isFront' | 'titleTag' | 'site' | 'url'>;

/** The only element that is a heading by role or by schema.org, on a page without a heading of its own. */
function markedHeadline(document: Document, mayBe: (heading: Element) => boolean): Element | undefined {
  const marked = Array.from(document.body.querySelectorAll(MARKS.join()));
  for (const mark of MARKS) {
    const [only, ...others] = marked.filter(
      (heading) => heading.matches(mark) && mayBe(heading) && !isAmongOthers(heading),
    );
    if (only && others.length === 0 && textUpTo(only, MOST_HEADLINE_CHARS) !== undefined) return only;
  }
  return undefined;
}
const MARKS = ['[role="heading"][aria-level="1"]', '[itemprop="headline"]'];
const MOST_HEADLINE_CHARS = 400;

/** The text of a heading without ruby readings, buttons and what a script may show beside it. Depth is bounded by `parseDocument`. */
function shownText(heading: Element): string {
  let text = '';
  const visit = (parent: Element) => {
    for (const node of parent.childNodes) {
      if (node.nodeType === 3) text += node.nodeValue ?? '';
      if (node.nodeType !== 1 || BESIDE.has((node as Element).localName)) continue;
      if (!isNotDisplayed(node as Element)) visit(node as Element);
    }
  };
  visit(heading);
  return text;
}
const BESIDE = new Set([...READINGS, 'style', 'script', 'template', 'button']);

/** Titles of pages without a title ("Untitled", "Home"), or that are a file name. */
const NO_TITLE = new RegExp(
  `^(?:${[
    'loading|untitled(?: document| page| post)?|document|new (?:page|post)|redirecting|null|undefined',
    'home(?: ?page)?|index|start(?:seite)?|accueil|inicio|início',
    'https?://\\S*|www\\.\\S*|[\\w-]+\\.(?:html?|php|aspx?|jsp|docx?|pdf)|microsoft word - .*',
    '[^{]{0,40}\\{\\{.*',
  ].join('|')})[^\\p{L}\\p{N}]*$`,
  'iu',
);

/**
 * The first title that shares a word with the visible text; a template's own name or a slogan does not. A title that
 * only names the site does not name a page that has a heading of its own.
 */
function believed(all: (string | null | undefined)[], { titleTag, heading, siteKeys }: Seen): string | undefined {
  const ofSite = heading ? partsAfter(plain(titleTag) ?? '', plain(heading) ?? '') : [];
  const namesSite = (text: string) =>
    (wordsOf(text).length <= MOST_SITE_WORDS && siteKeys.has(key(text))) || ofSite.includes(key(text));
  const stated = all
    .filter((text): text is string => Boolean(text))
    .filter((text) => !NO_TITLE.test(text.trim()) && !(heading && namesSite(text)));
  const seen = new Set([titleTag, heading].flatMap(wordsOf));
  const found = stated.find((text) => wordsOf(text).some((word) => seen.has(word)));
  return [found, ...stated, ...all].find((text) => plain(text)) ?? undefined;
}

interface Seen {
  titleTag: string | null | undefined;
  /** The heading of the page, if it has one that does not name the site. */
  heading: string | undefined;
  siteKeys: ReadonlySet<string>;
}

const wordsOf = (text: string | null | undefined) => lettersIn(plain(text)?.toLowerCase() ?? '');

/**
 * Whether a heading says in other words what a title says: titles are written for search engines and for cards, headings for
 * readers. One that has the whole title in it has a kicker beside it.
 */
function saysAnew(heading: string, title: string): boolean {
  const [ofHeading, ofTitle] = [new Set(wordsOf(heading)), new Set(wordsOf(title))];
  const shared = [...ofHeading].filter((word) => ofTitle.has(word)).length;
  const isLong = ofHeading.size >= LEAST_HEADING_WORDS;
  return isLong && 2 * shared >= Math.min(ofHeading.size, ofTitle.size) && !key(heading).includes(key(title));
}
const LEAST_HEADING_WORDS = 4;

/** Words: some state a whole title as the name of their site. */
const MOST_SITE_WORDS = 5;

/** Whether a heading names the site, as on a forum whose topic is in another heading. */
function isOfSite(
  heading: Element,
  { isFront, titleTag, site, url }: Pick<Sources, 'isFront' | 'titleTag' | 'site' | 'url'>,
): boolean {
  if (isFront) return false;
  const name = key(heading.textContent ?? '');
  const link = name === '' ? null : heading.querySelector('a[href]');
  if (link && key(link.textContent ?? '') === name && !key(titleTag ?? '').startsWith(name) && leadsAbove(link, url))
    return true;
  const isBanner = name !== '' && heading.closest('[role="banner"]') !== null;
  return site.keys.has(name) || (isBanner && key(titleTag ?? '').endsWith(name));
}

/** Whether a heading says what follows the page's name in its title: the site, or a part of it. */
function endsTitle(heading: Element, titleTag: string | null | undefined): boolean {
  const [name, title] = [key(heading.textContent ?? ''), key(titleTag ?? '')];
  return title !== name && title.endsWith(name);
}

/** Whether a link leads to a folder that the page is in, such as one event among those of a site. */
function leadsAbove(link: Element, url: URL): boolean {
  const href = link.getAttribute('href') ?? '';
  if (!URL.canParse(href, url)) return false;
  const { origin, pathname } = new URL(href, url);
  return (
    origin === url.origin && pathname.endsWith('/') && pathname !== url.pathname && url.pathname.startsWith(pathname)
  );
}

function isOfPage(heading: Element, url: URL): boolean {
  return Boolean(heading.textContent?.trim()) && !leadsToFront(heading, url);
}

/** Whether a heading only links to the front page, and so names the site. */
function leadsToFront(heading: Element, url: URL): boolean {
  const link = heading.querySelector('a[href]') ?? heading.closest('a[href]');
  const href = link?.getAttribute('href') ?? '';
  if (!link || !URL.canParse(href, url) || !link.textContent?.trim().includes(heading.textContent?.trim() ?? ''))
    return false;
  const address = new URL(href, url);
  address.hash = '';
  return !isAtFront(url) && isFrontOf(address, url);
}
