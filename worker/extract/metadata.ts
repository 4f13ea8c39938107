import type { PageMetadata } from '../../src/shared/fetch-contract.js';
import { documentBase } from './absolute.js';
import { archivedMessage } from './archived.js';
import { elementsByName } from './by-name.js';
import { headlineByline, statedByline, visibleByline } from './byline.js';
import { doxygenNames } from './doxygen.js';
import { type Headline, headlineOf, TIMES } from './headline.js';
import {
  addressOf,
  findArticle,
  findPage,
  findType,
  languageOf,
  namesOf,
  readJsonLd,
  textOf,
  typesOf,
} from './json-ld.js';
import { manualNames } from './manual-title.js';
import { readMeta } from './meta.js';
import { first, plain } from './plain.js';
import { published } from './published.js';
import { withoutShortcodes } from './shortcodes.js';
import { type Stated, textsIn } from './stated.js';
import { cleanTitle, key, keysOfSite, siteHeadingOf } from './title.js';

/** What a page says about itself, and whether it says that it is one article. */
export interface PageFacts {
  metadata: PageMetadata;
  isArticle: boolean;
  /** The text as JSON-LD states it; a last resort where the markup yields next to nothing. */
  articleBody?: string;
  /** Everything the page says it is, in lower case: JSON-LD types, og:type, generator. */
  kinds: string[];
  /** Where its relative links start. */
  base: URL;
  /** What it says of its content beside its body. */
  stated: Stated;
}

/**
 * Reads JSON-LD, then OpenGraph, then meta tags, then what is visible: the first that says anything is believed.
 * Has to run before the document is cleaned, for scripts carry the JSON-LD.
 */
export function readFacts(document: Document, url: URL): PageFacts {
  const named = elementsByName(document.documentElement, [
    'a',
    'base',
    'h1',
    'link',
    'meta',
    'script',
    'title',
    ...TIMES,
  ]);
  const base = documentBase(named('base'), url);
  const things = readJsonLd(named('script'));
  const article = findArticle(things);
  const said = article ?? findPage(things);
  const meta = readMeta(named('meta'));

  const titleTag = named('title')[0]?.textContent;
  const siteHeading = siteHeadingOf(named('h1')[0], titleTag);
  const doxygen = doxygenNames(document, meta('generator'));
  const ofManual = manualNames(titleTag, meta.all('generator'));
  const sites = [
    ...namesOf(findType(things, /^WebSite$/), things),
    ...namesOf(article?.publisher, things),
    meta('og:site_name'),
    meta('application-name'),
    doxygen?.project,
    siteHeading?.ofSite,
    ofManual?.manual,
  ];
  const address = canonical(named('link'), base, [meta('og:url'), addressOf(article)]);
  const topHeading =
    siteHeading?.ofPage ??
    named('h1').find((heading) => heading.textContent?.trim() && !isSiteName(heading, url)) ??
    named('h1')[0];
  const h1 = topHeading?.textContent;
  const title = believed(
    [
      textOf(article?.headline),
      meta('og:title'),
      meta('twitter:title'),
      doxygen?.heading,
      ofManual?.page,
      titleTag,
      textOf(said?.name),
      h1,
    ],
    [titleTag, h1],
  );
  const archived = archivedMessage(named('h1')[0]);
  const siteNames = [...sites, ...frontPageNames(named('a'), url)].map(plain);
  const hosts = hostsOf(url, address);
  const clues = { sites: siteNames, hosts };
  const siteKeys = keysOfSite(siteNames, hosts);
  // Forums have their name as first heading, and the topic in another.
  const isOfSite =
    !topHeading || (url.pathname !== '/' && (siteKeys.has(key(h1 ?? '')) || isLast(topHeading, titleTag)));
  const ofPage = isOfSite ? undefined : topHeading;
  const cut = title && cleanTitle(title, { ...clues, heading: plain(ofPage?.textContent) });
  const headline = once(() => headlineOf(document.body, cut, ofPage));
  const heading = isOfSite ? headline()?.heading || plain(h1) : undefined;
  const lang = [
    languageOf(said?.inLanguage),
    document.documentElement.getAttribute('lang') || document.documentElement.getAttribute('xml:lang'),
    document.body.getAttribute('lang'),
    meta('og:locale'),
    meta('content-language'),
    meta('language'),
  ]
    .map(languageTag)
    .find(Boolean);
  const author = statedByline(
    [...namesOf(article?.author, things), ...meta.all('citation_author').map(forenameFirst)],
    meta,
  );
  const metadata: PageMetadata = {
    title: cut && heading ? cleanTitle(cut, { ...clues, heading }) : cut,
    snippet: first(
      ...[textOf(said?.description), meta('og:description'), meta('description'), meta('twitter:description')]
        .map((text) => text && withoutShortcodes(text))
        .filter((text) => key(text ?? '') !== key(titleTag ?? '')),
    ),
    byline: shownAuthor(author ?? archived.byline, siteKeys, headline) ?? visibleByline(document),
    published: archived.published ?? published(document, TIMES.flatMap(named), said, meta, { headline, lang, url }),
    site: first(...sites),
    lang,
    canonical: address,
  };
  const articleBody = textOf(article?.articleBody);
  const descriptions = [meta('og:description'), meta('description'), meta('twitter:description')].filter(isStated);
  const texts = textsIn(things);
  const own = address ? new URL(address) : undefined;
  const path = decoded(own?.pathname ?? '');
  return {
    metadata: withoutUndefined(metadata),
    isArticle: article !== undefined || meta('og:type') === 'article',
    ...(articleBody && { articleBody }),
    base,
    stated: {
      ...texts,
      descriptions: [...texts.descriptions, ...descriptions],
      topic: [title, titleTag, ...descriptions, path, meta('keywords')].filter(isStated),
      host: own?.hostname ?? '',
      path,
    },
    kinds: [...typesOf(things), meta('og:type') ?? '', meta('generator') ?? '']
      .filter(Boolean)
      .map((kind) => kind.toLowerCase()),
  };
}

/** A page's banner and the end of its title have the name of the site. */
function isLast(heading: Element, titleTag: string | null | undefined): boolean {
  const name = key(heading.textContent ?? '');
  return name !== '' && heading.closest('[role="banner"]') !== null && key(titleTag ?? '').endsWith(name);
}

/** The same answer each time, looked for when it is first asked for. */
function once<T>(find: () => T): () => T {
  let found: { answer: T } | undefined;
  return () => {
    found ??= { answer: find() };
    return found.answer;
  };
}

/** What is stated, unless it only names the site or an account and the lines around the headline name a person. */
function shownAuthor(
  stated: string | undefined,
  siteKeys: ReadonlySet<string>,
  headline: () => Headline | undefined,
): string | undefined {
  const isSite = stated !== undefined && siteKeys.has(key(stated));
  const isAccount = stated !== undefined && !stated.includes(' ');
  if (stated && !isSite && !isAccount) return stated;
  const shown = headlineByline(headline());
  return stated && !(isSite ? shown : shown?.includes(' ')) ? stated : shown;
}

/** A heading that only leads to the front page names the site. */
function isSiteName(heading: Element, url: URL): boolean {
  const link = heading.querySelector('a[href]') ?? heading.closest('a[href]');
  const href = link?.getAttribute('href') ?? '';
  if (!link || !URL.canParse(href, url) || !link.textContent?.trim().includes(heading.textContent?.trim() ?? ''))
    return false;
  const { origin, pathname, search } = new URL(href, url);
  return origin === url.origin && pathname === '/' && !search && url.pathname !== '/';
}

/** What the first links to the front page say: the name of the site, in words or as the picture's. */
function frontPageNames(links: readonly Element[], url: URL): string[] {
  if (url.pathname === '/') return [];
  const names: string[] = [];
  for (const link of links.slice(0, FIRST_LINKS)) {
    const href = link.getAttribute('href') ?? '';
    if (!URL.canParse(href, url)) continue;
    const { origin, pathname, search, hash } = new URL(href, url);
    if (origin !== url.origin || pathname !== '/' || search || hash) continue;
    const text = link.textContent?.trim() || link.querySelector('img')?.getAttribute('alt')?.trim() || '';
    if (text.length <= LONGEST_SITE_CHARS && !HOME.test(text)) names.push(text);
  }
  return names;
}
const FIRST_LINKS = 20;
const LONGEST_SITE_CHARS = 60;
/** What such a link says that does not name the site. */
const HOME =
  /^(?:\W*|home(?: ?page)?|start(?:seite)?|accueil|inicio|início|main(?: page)?|logo|index|hem|hjem|главная)$/i;

/** Libraries write "Lovelace, Ada". */
function forenameFirst(name: string): string {
  return name.replace(/^([^,]+), ([^,]+)$/, '$2 $1');
}

/** As BCP 47 writes it, which some pages do with an underscore or in other case; undefined for what is no such tag. */
function languageTag(stated: string | null | undefined): string | undefined {
  const tag = stated?.trim().split(',', 1)[0]?.replaceAll('_', '-');
  if (!tag || tag.length > MOST_TAG_CHARS) return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** BCP 47 has them in 35 characters (RFC 5646, 4.4.1), extensions apart; the engine takes quadratic time for a long one. */
const MOST_TAG_CHARS = 100;

/** What a page is called before it has a name. */
const NO_TITLE = /^(?:loading|untitled(?: document| page)?|document|new page|redirecting)\W*$/i;

/** The first title that shares a word with what a reader sees; a template's own name or a slogan does not. */
function believed(all: (string | null | undefined)[], visible: (string | null | undefined)[]): string | undefined {
  const stated = all.filter((text) => text && !NO_TITLE.test(text.trim()));
  const wordsOf = (text: string | null | undefined) =>
    plain(text)
      ?.toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const seen = new Set(visible.flatMap(wordsOf));
  const isSeen = (text: string | null | undefined) => wordsOf(text).some((word) => seen.has(word));
  return first(stated.find(isSeen), ...stated, ...all);
}

/** A mirror or a cache serves a page under another host than its own. */
function hostsOf(url: URL, address: string | undefined): string[] {
  return [url.hostname, ...(address ? [new URL(address).hostname] : [])];
}

function canonical(links: readonly Element[], base: URL, others: (string | undefined)[]): string | undefined {
  const link = links.find((element) => /(^|\s)canonical(\s|$)/i.test(element.getAttribute('rel') ?? ''));
  const stated = [link?.getAttribute('href'), ...others].find((address) => address?.trim())?.trim();
  if (!stated || !URL.canParse(stated, base)) return undefined;
  const { href, protocol } = new URL(stated, base);
  return /^https?:$/.test(protocol) ? href : undefined;
}

const isStated = (text: string | null | undefined): text is string => Boolean(text);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function withoutUndefined(metadata: PageMetadata): PageMetadata {
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => value));
}
