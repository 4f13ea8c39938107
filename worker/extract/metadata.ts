import type { PageMetadata } from '../../src/shared/fetch-contract.js';
import { toIsoDate } from './iso-date.js';
import { findArticle, findPage, findType, namesOf, readJsonLd, type Thing, textOf } from './json-ld.js';
import { cleanTitle } from './title.js';

/** What a page says about itself, and whether it says that it is one article. */
export interface PageFacts {
  metadata: PageMetadata;
  isArticle: boolean;
  /** The text as JSON-LD states it; a last resort where the markup yields next to nothing. */
  articleBody?: string;
}

/**
 * Reads JSON-LD, then OpenGraph, then meta tags, then what is visible: the first that says anything is believed.
 * Has to run before the document is cleaned, for scripts carry the JSON-LD.
 */
export function readFacts(document: Document, url: URL): PageFacts {
  const things = readJsonLd(document);
  const article = findArticle(things);
  const said = article ?? findPage(things);
  const meta = readMeta(document);

  const site = first(meta('og:site_name'), namesOf(article?.publisher)[0], siteName(things), meta('application-name'));
  const h1 = document.querySelector('h1')?.textContent;
  const title = first(
    textOf(article?.headline),
    meta('og:title'),
    meta('twitter:title'),
    document.querySelector('title')?.textContent,
    textOf(said?.name),
    h1,
  );
  const metadata: PageMetadata = {
    title: title && cleanTitle(title, { site, host: url.hostname, heading: plain(h1) }),
    snippet: first(textOf(said?.description), meta('og:description'), meta('description'), meta('twitter:description')),
    byline: first(...bylines(document, article, meta)),
    published: published(document, article, meta),
    site,
    lang: first(document.documentElement.getAttribute('lang'), textOf(said?.inLanguage), meta('og:locale'))?.replace(
      '_',
      '-',
    ),
    canonical: canonical(document, url, meta),
  };
  const articleBody = textOf(article?.articleBody);
  return {
    metadata: withoutUndefined(metadata),
    isArticle: article !== undefined || meta('og:type') === 'article',
    ...(articleBody && { articleBody }),
  };
}

type ReadMeta = (name: string) => string | undefined;

/** Looks a name up among `name`, `property` and `itemprop` of the meta tags; the first in the page counts. */
function readMeta(document: Document): ReadMeta {
  const values = new Map<string, string>();
  for (const element of document.querySelectorAll('meta[content]')) {
    const content = element.getAttribute('content')?.trim();
    for (const attribute of ['property', 'name', 'itemprop']) {
      for (const name of element.getAttribute(attribute)?.toLowerCase().split(/\s+/) ?? []) {
        if (content && !values.has(name)) values.set(name, content);
      }
    }
  }
  return (name) => values.get(name);
}

function siteName(things: readonly Thing[]): string | undefined {
  return namesOf(findType(things, /^WebSite$/))[0];
}

function bylines(document: Document, article: Thing | undefined, meta: ReadMeta): (string | undefined)[] {
  const named = namesOf(article?.author).filter((name) => !isAddress(name));
  const visible = document.querySelector('[rel~="author"],[itemprop~="author"],.byline,.p-author')?.textContent ?? '';
  return [
    [...new Set(named.map(plain))].filter(Boolean).join(', '),
    meta('article:author'),
    meta('author'),
    meta('dc.creator'),
    meta('parsely-author'),
    plain(visible)?.replace(/^by[:\s]+/i, ''),
  ].map((name) => (name && !isAddress(name) && name.length <= 120 ? name : undefined));
}

function published(document: Document, article: Thing | undefined, meta: ReadMeta): string | undefined {
  const stated = [
    textOf(article?.datePublished),
    meta('article:published_time'),
    meta('datepublished'),
    meta('citation_publication_date'),
    meta('dc.date.issued'),
    meta('dc.date'),
    meta('pubdate'),
    meta('date'),
    document
      .querySelector('time[pubdate],time[itemprop~="datePublished"],article time[datetime]')
      ?.getAttribute('datetime'),
  ];
  for (const text of stated) {
    const date = text && toIsoDate(text);
    if (date) return date;
  }
  return undefined;
}

function canonical(document: Document, url: URL, meta: ReadMeta): string | undefined {
  const stated = document.querySelector('link[rel~="canonical"]')?.getAttribute('href') || meta('og:url');
  if (!stated) return undefined;
  if (!URL.canParse(stated.trim(), url)) return undefined;
  const { href, protocol } = new URL(stated.trim(), url);
  return /^https?:$/.test(protocol) ? href : undefined;
}

function isAddress(name: string): boolean {
  return /^(https?:\/\/|@|www\.)|\.\w+\/\S/.test(name.trim());
}

function first(...values: (string | null | undefined)[]): string | undefined {
  for (const value of values) {
    const text = plain(value);
    if (text) return text;
  }
  return undefined;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** One line of text: entities that were escaped twice decoded, tags dropped, white space collapsed. */
function plain(value: string | null | undefined): string | undefined {
  return value
    ?.replace(
      /&(#x[\da-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos|nbsp);/gi,
      (whole, entity: string) => decode(entity) ?? whole,
    )
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function decode(entity: string): string | undefined {
  if (!entity.startsWith('#')) return ENTITIES[entity.toLowerCase()];
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

function withoutUndefined(metadata: PageMetadata): PageMetadata {
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => value));
}
