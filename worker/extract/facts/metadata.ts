import type { PageMetadata } from '../../../src/shared/fetch-contract.js';
import { percentDecoded } from '../../html/percent-decoded.js';
import { key } from '../dom/key.js';
import type { Markup } from '../dom/markup.js';
import { first, plain } from '../dom/plain.js';
import { documentBase } from '../recognise/structure/absolute.js';
import { archivedMessage } from './archived.js';
import { shownAuthor } from './byline.js';
import { ownersIn } from './copyright.js';
import { dateLanguage } from './date-language.js';
import {
  ARTICLE_TYPE,
  addressOf,
  authorOf,
  findType,
  languageOf,
  namesOf,
  readJsonLd,
  statedText,
  type Thing,
  typesOf,
} from './json-ld.js';
import { languageTag } from './language.js';
import { TIMES } from './lines.js';
import { manualNames } from './manual-title.js';
import { type ReadMeta, readMeta } from './meta.js';
import { isName, together } from './names.js';
import { isAmongOthers } from './others.js';
import { authorOfOwn, isOffer, ownArticle, ownPage } from './own-thing.js';
import { authorAnywhere } from './page-author.js';
import { readTitle } from './page-title.js';
import { listsPosts } from './post-list.js';
import { shownDate } from './published.js';
import { withoutShortcodes } from './shortcodes.js';
import { siteHeadingOf } from './site-heading.js';
import { frontPageNames, siteNames } from './site-names.js';
import { type Stated, textsIn } from './stated.js';
import { statedByline } from './stated-byline.js';
import { statedDates } from './stated-dates.js';
import { isEntryDate } from './times.js';

/** What a page says about itself, and whether it says that it is one article. */
export interface PageFacts {
  metadata: PageMetadata;
  /** Whether JSON-LD or meta tags name the author, so that no visible line had to be asked. */
  statesAuthor: boolean;
  /** The same of the day of publication. */
  statesDate: boolean;
  isArticle: boolean;
  /** Whether it says that it lists the posts of a blog. */
  listsPosts: boolean;
  /** The text that JSON-LD states: a last resort where the markup yields next to nothing. */
  articleBody?: string;
  /** Everything the page says it is, in lower case: JSON-LD types, og:type, generator. */
  kinds: string[];
  /** The ingredients that JSON-LD states, where it is the page of one recipe. */
  ingredients: readonly string[];
  /** The base of its relative links. */
  base: URL;
  /** What it says about its content outside its body. */
  stated: Stated;
  /** Addresses of its own picture, as it writes them. */
  pictures: string[];
}

/** What a page of a journal is that says so in meta tags alone; the name is schema.org's. */
const PAPER = 'ScholarlyArticle';

/**
 * Reads JSON-LD, then OpenGraph, then meta tags, then visible text: the first that says anything is believed. Has to
 * run before the document is cleaned, since scripts hold the JSON-LD.
 */
export function readFacts(document: Document, { named }: Pick<Markup, 'named'>, url: URL): PageFacts {
  const base = documentBase(named('base'), url);
  const things = readJsonLd(named('script'));
  const meta = readMeta(named('meta').filter((one) => !one.hasAttribute('itemprop') || !isAmongOthers(one)));
  const titleTag = named('title').find((title) => !title.closest('svg'))?.textContent;
  const stating = canonicalLink(named('link'))?.getAttribute('href');
  const article = ownArticle(things, [url.href, canonical([stating], base), meta('og:url')]);

  const siteHeading = siteHeadingOf(named('h1')[0], titleTag);
  const address = canonical([stating, meta('og:url'), addressOf(article)], base);
  const addresses = [url, ...(address ? [new URL(address)] : [])];
  const isFront = addresses.some(({ pathname, search }) => pathname === '/' && !search);
  const ofManual = manualNames(titleTag, meta.all('generator'), url.pathname === '/');
  const sites = [
    ...namesOf(findType(things, /^WebSite$/), things),
    ...namesOf(article?.publisher, things),
    meta('og:site_name'),
    meta('application-name'),
    meta('sitename'),
    siteHeading?.ofSite,
    ofManual?.manual,
    // ExDoc's tag for the package and its version.
    meta.all('generator').some((tool) => tool.startsWith('ExDoc')) ? meta('project') : undefined,
    ...namesOf(findType(things, /^(?:NewsMedia)?Organization$|^Corporation$/), things),
    named('meta').find(isOfPublisher)?.getAttribute('content'),
  ];
  const page = ownPage(things, isFront);
  const said = article ?? page;
  const hosts = hostsOf(url, address);
  const ofPage = new Set([named('h1')[0]?.textContent, meta('og:title')].map((text) => key(text ?? '')));
  const owners = [meta('apple-mobile-web-app-title'), meta('twitter:site'), ...ownersIn(named('footer'))];
  const ofFront = frontPageNames(named('a'), url);
  const site = siteNames(
    [...sites, ...ofFront],
    hosts,
    owners.filter((name) => !ofPage.has(key(name ?? ''))),
  );
  const { stated, title, headline, teasers } = readTitle({
    document,
    url,
    headings: named('h1'),
    siteHeading,
    titleTag,
    stated: [
      headlineOrName(article, [named('h1')[0]?.textContent, titleTag]),
      ...['og:title', 'twitter:title'].map(meta),
      ofManual?.page,
      ...['citation_title', 'articletitle', 'parsely-title', 'sailthru.title', 'headline'].map(meta),
      titleTag,
      statedText(said?.name),
      meta('dc.title'),
    ],
    site,
    isFront,
  });
  const archived = archivedMessage(named('h1')[0]);
  const lang = languageStated(said, document, meta);
  const dateLang = dateLanguage(lang, hosts);
  const cited = [meta.all('citation_author'), meta.all('bepress_citation_author')].find((names) => names.length > 0);
  const author = statedByline([...namesOf(authorOf(article), things), ...(cited ?? []).map(forenameFirst)], meta);
  const byline = () =>
    shownAuthor(author ?? archived.byline, site.keys, headline) ??
    first(together(namesOf(authorOfOwn(page), things).filter(isName))) ??
    authorAnywhere(document.body, teasers());
  const { published: dated, changed } = statedDates(isFront ? article : said, meta, dateLang);
  const metadata: PageMetadata = {
    title,
    snippet: descriptionOf([article, page], meta, [titleTag, stated, title]),
    // What a product's page shows names nobody: reviewers, customers.
    byline: isOffer(said, article ? undefined : meta('og:type')) ? author : byline(),
    ...(changed && changed !== dated && { modified: changed }),
    published:
      archived.published ??
      dated ??
      shownDate(document, [...named('abbr').filter(isEntryDate), ...TIMES.flatMap(named)], said, meta, {
        lang: dateLang,
        url,
        canonical: address,
        headline,
        teasers,
      }),
    site:
      first(...sites.filter((name) => !IS_ADDRESS.test(name ?? ''))) ??
      first(...sites) ??
      // The words of a link to the front page may be anything, unless the title has them too.
      first(...ofFront.filter((name) => isCutOff(name, titleTag, title ?? ''))),
    lang,
    canonical: address,
  };
  const articleBody = statedText(article?.articleBody);
  const isArticle = findType(things, ARTICLE_TYPE) !== undefined || meta('og:type') === 'article';
  const kinds = [
    ...typesOf(things),
    meta('og:type') ?? '',
    meta('generator') ?? '',
    meta('citation_title') ? PAPER : '',
  ];
  return {
    metadata: withoutUndefined(metadata),
    statesAuthor: author !== undefined,
    statesDate: dated !== undefined,
    isArticle,
    listsPosts: !article && listsPosts(document, isArticle),
    ...(articleBody && { articleBody }),
    ingredients: ingredientsOf(things),
    base,
    stated: readStated(things, [stated, titleTag], address, meta),
    pictures: [...new Set([meta('og:image'), meta('twitter:image')].filter(isStated))],
    kinds: kinds.filter(Boolean).map((kind) => kind.toLowerCase()),
  };
}

function languageStated(
  said: Thing | undefined,
  { documentElement: html, body }: Document,
  meta: ReadMeta,
): string | undefined {
  const stated = [
    languageOf(said?.inLanguage),
    html.getAttribute('lang') || html.getAttribute('xml:lang'),
    body.getAttribute('lang'),
    ...LANGUAGES.map((name) => meta(name)),
  ];
  return stated.map(languageTag).find(Boolean);
}

/** Meta tags that state a language, the most trusted first. */
const LANGUAGES = ['og:locale', 'content-language', 'language', 'dc.language', 'dcterms.language'];

/** The description in JSON-LD or meta tags, unless it only repeats the title. */
function descriptionOf(
  things: readonly (Thing | undefined)[],
  meta: ReadMeta,
  titles: readonly (string | null | undefined)[],
): string | undefined {
  const said = new Set(titles.map((title) => key(title ?? '')));
  const stated = [...things.map((thing) => statedText(thing?.description)), ...DESCRIPTIONS.map((name) => meta(name))]
    .map((text) => text && withoutShortcodes(text))
    .filter((text) => !said.has(key(text ?? '')) && !IS_FILLER.test(text ?? ''));
  return first(...stated);
}

/** An address in place of a name. */
const IS_ADDRESS = /^\s*(?:https?:\/\/|www\.)\S+\s*$/i;
/** What a script or template writes where it has no text. */
const IS_FILLER = /^\s*(?:null|undefined|none|false|nan|\[object object\]|\{\{.{0,60}\}\})\s*$/i;

/**
 * The `headline`, or the `name` where the page shows that: Wikipedia's `headline` says what kind of thing the article
 * is about.
 */
function headlineOrName(article: Thing | undefined, shown: readonly (string | null | undefined)[]): string | undefined {
  const [headline, name] = [statedText(article?.headline), statedText(article?.name)];
  const isShown = (text: string | undefined) => shown.some((one) => text && key(one ?? '') === key(text));
  return isShown(name) && !isShown(headline) ? name : headline;
}

/** Whether a tag is the name of the publisher in microdata. */
function isOfPublisher(tag: Element): boolean {
  return tag.getAttribute('itemprop') === 'name' && tag.closest('[itemprop~="publisher"]') !== null;
}

/** Meta tags that describe a page, the most trusted first. */
const DESCRIPTIONS =
  'og:description description twitter:description dc.description dcterms.description dcterms.abstract'.split(' ');

/** What the page says outside its body about what is in it. */
function readStated(
  things: readonly Thing[],
  titles: readonly (string | null | undefined)[],
  address: string | undefined,
  meta: ReadMeta,
): Stated {
  const texts = textsIn(things);
  const descriptions = [meta('og:description'), meta('description'), meta('twitter:description')].filter(isStated);
  const own = address ? new URL(address) : undefined;
  const path = percentDecoded(own?.pathname ?? '');
  return {
    ...texts,
    descriptions: [...texts.descriptions, ...descriptions],
    topic: [...titles, ...descriptions, path, meta('keywords')].filter(isStated),
    host: own?.hostname ?? '',
    path,
  };
}

/** The ingredients of the only recipe that is stated. */
function ingredientsOf(things: readonly Thing[]): string[] {
  const [only, another] = things.filter(({ recipeIngredient }) => Array.isArray(recipeIngredient));
  const stated = only && !another ? [only.recipeIngredient].flat().slice(0, MOST_INGREDIENTS) : [];
  return stated
    .map((one) => plain(statedText(one)) ?? '')
    .filter(({ length }) => length > 0 && length <= INGREDIENT_CHARS);
}
const MOST_INGREDIENTS = 100;
const INGREDIENT_CHARS = 300;

/** Libraries write "Lovelace, Ada". */
function forenameFirst(name: string): string {
  return name.replace(/^([^,]+), ([^,]+)$/, '$2 $1');
}

/** The hosts of the page's addresses: a mirror or cache serves it under another host than its own. */
function hostsOf(url: URL, address: string | undefined): string[] {
  return [url.hostname, ...(address ? [new URL(address).hostname] : [])];
}

function canonicalLink(links: readonly Element[]): Element | undefined {
  return links.find(
    (element) =>
      /(^|\s)canonical(\s|$)/i.test(element.getAttribute('rel') ?? '') && element.getAttribute('href')?.trim(),
  );
}

/** The first stated address that leads to a page, without user name and password; a host without a scheme is none. */
function canonical(stated: readonly (string | null | undefined)[], base: URL): string | undefined {
  const address = stated
    .map((one) => one?.trim())
    .filter((one) => one && !NO_ADDRESS.test(one))
    .map((one) => (one && URL.canParse(one, base) ? new URL(one, base) : undefined))
    .find((one) => one && /^https?:$/.test(one.protocol));
  return address && Object.assign(address, { username: '', password: '' }).href;
}

/** What leads to this page itself, or to a page that is named as a template or a host is. */
const NO_ADDRESS = /^(?:#|www\.|(?:null|undefined|none|false)$)|\{\{|\[object object\]/i;

const isStated = (text: string | null | undefined): text is string => Boolean(text);

function withoutUndefined(metadata: PageMetadata): PageMetadata {
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => value));
}

/** Whether a name stands at either end of the page's `<title>`, and not in its title. */
function isCutOff(name: string | null | undefined, titleTag: string | null | undefined, title: string): boolean {
  const [own, whole] = [key(name ?? ''), key(titleTag ?? '')];
  return own !== '' && (whole.startsWith(own) || whole.endsWith(own)) && !key(title).includes(own);
}
