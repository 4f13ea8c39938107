import type { PageMetadata } from '../../src/shared/fetch-contract.js';
import { elementsByName } from './by-name.js';
import { classOf } from './class-of.js';
import { dateIn, toIsoDate } from './iso-date.js';
import { findArticle, findPage, findType, namesOf, readJsonLd, type Thing, textOf, typesOf } from './json-ld.js';
import { textLength } from './text-sizes.js';
import { cleanTitle } from './title.js';

/** What a page says about itself, and whether it says that it is one article. */
export interface PageFacts {
  metadata: PageMetadata;
  isArticle: boolean;
  /** The text as JSON-LD states it; a last resort where the markup yields next to nothing. */
  articleBody?: string;
  /** Everything the page says it is, in lower case: JSON-LD types, og:type, generator. */
  kinds: string[];
}

/**
 * Reads JSON-LD, then OpenGraph, then meta tags, then what is visible: the first that says anything is believed.
 * Has to run before the document is cleaned, for scripts carry the JSON-LD.
 */
export function readFacts(document: Document, url: URL): PageFacts {
  const named = elementsByName(document.documentElement, ['h1', 'link', 'meta', 'script', 'time', 'title']);
  const things = readJsonLd(named('script'));
  const article = findArticle(things);
  const said = article ?? findPage(things);
  const meta = readMeta(named('meta'));

  const site = first(meta('og:site_name'), namesOf(article?.publisher)[0], siteName(things), meta('application-name'));
  const h1 = named('h1')[0]?.textContent;
  const address = canonical(named('link'), url, meta);
  const titleTag = named('title')[0]?.textContent;
  const title = believed(
    [textOf(article?.headline), meta('og:title'), meta('twitter:title'), titleTag, textOf(said?.name), h1],
    [titleTag, h1],
  );
  const metadata: PageMetadata = {
    title: title && cleanTitle(title, { site, hosts: hostsOf(url, address), heading: plain(h1) }),
    snippet: first(textOf(said?.description), meta('og:description'), meta('description'), meta('twitter:description')),
    byline: statedByline(article, meta) ?? visibleByline(document),
    published: published(document, named('time'), article, meta),
    site,
    lang: first(document.documentElement.getAttribute('lang'), textOf(said?.inLanguage), meta('og:locale'))?.replace(
      '_',
      '-',
    ),
    canonical: address,
  };
  const articleBody = textOf(article?.articleBody);
  return {
    metadata: withoutUndefined(metadata),
    isArticle: article !== undefined || meta('og:type') === 'article',
    ...(articleBody && { articleBody }),
    kinds: [...typesOf(things), meta('og:type') ?? '', meta('generator') ?? '']
      .filter(Boolean)
      .map((kind) => kind.toLowerCase()),
  };
}

/** The first title that shares a word with what a reader sees; a template's own name or a slogan does not. */
function believed(stated: (string | null | undefined)[], visible: (string | null | undefined)[]): string | undefined {
  const wordsOf = (text: string | null | undefined) =>
    plain(text)
      ?.toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const seen = new Set(visible.flatMap(wordsOf));
  const isSeen = (text: string | null | undefined) => wordsOf(text).some((word) => seen.has(word));
  return first(stated.find(isSeen), ...stated);
}

type ReadMeta = (name: string) => string | undefined;

/** Looks a name up among `name`, `property` and `itemprop` of the meta tags; the first in the page counts. */
function readMeta(elements: readonly Element[]): ReadMeta {
  const values = new Map<string, string>();
  for (const element of elements) {
    const content = element.getAttribute('content')?.trim();
    for (const attribute of ['property', 'name', 'itemprop']) {
      for (const name of element.getAttribute(attribute)?.toLowerCase().split(/\s+/) ?? []) {
        if (content && !values.has(name)) values.set(name, content);
      }
    }
  }
  return (name) => values.get(name);
}

/** A mirror or a cache serves a page under another host than its own. */
function hostsOf(url: URL, address: string | undefined): string[] {
  return [url.hostname, ...(address ? [new URL(address).hostname] : [])];
}

function siteName(things: readonly Thing[]): string | undefined {
  return namesOf(findType(things, /^WebSite$/))[0];
}

function statedByline(article: Thing | undefined, meta: ReadMeta): string | undefined {
  const named = namesOf(article?.author).filter((name) => !isAddress(name));
  const names = [
    [...new Set(named.map(plain))].filter(Boolean).join(', '),
    meta('article:author'),
    meta('author'),
    meta('dc.creator'),
    meta('parsely-author'),
  ];
  return first(...names.map((name) => (name && isName(name) ? name : undefined)));
}

/** Asked only when nothing else names the author: it looks at every element of the page. */
function visibleByline(document: Document): string | undefined {
  const visible = firstElement(document.body, isByline)?.textContent ?? '';
  const name = plain(visible)?.replace(/^((written|posted|published|reviewed)\s+)?by[:\s]+/i, '');
  return name && isName(name) ? name : undefined;
}

function isByline(element: Element): boolean {
  const classes = classOf(element);
  if (classes && /(^|\s)(byline|p-author)(\s|$)/.test(classes)) return true;
  return ['rel', 'itemprop'].some((name) => /(^|\s)author(\s|$)/i.test(element.getAttribute(name) ?? ''));
}

/** In document order; a plain walk, for a selector that finds nothing takes ten times as long. */
function firstElement(parent: Element, isOne: (element: Element) => boolean): Element | undefined {
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType !== 1) continue;
    const element = node as Element;
    const found = isOne(element) ? element : firstElement(element, isOne);
    if (found) return found;
  }
  return undefined;
}

function isName(name: string): boolean {
  return !isAddress(name) && name.length <= 120;
}

function published(
  document: Document,
  times: readonly Element[],
  article: Thing | undefined,
  meta: ReadMeta,
): string | undefined {
  const stated = [
    textOf(article?.datePublished),
    meta('article:published_time'),
    meta('datepublished'),
    meta('citation_publication_date'),
    meta('dc.date.issued'),
    meta('dc.date'),
    meta('pubdate'),
    meta('date'),
  ];
  for (const text of stated) {
    const date = text && toIsoDate(text);
    if (date) return date;
  }
  const visible = visibleDate(document, times);
  return visible && toIsoDate(visible);
}

function visibleDate(document: Document, times: readonly Element[]): string | undefined {
  for (const time of times) {
    const datetime = time.getAttribute('datetime');
    const isOfPage = time.hasAttribute('pubdate') || /\bdatePublished\b/.test(time.getAttribute('itemprop') ?? '');
    if (datetime && (isOfPage || time.closest('article'))) return datetime;
  }
  return labelledDate(document);
}

/** Names that sites give to the line under a headline; `update` and `upcoming` are no such. */
const DATE_NAME =
  /(^|[\s_-])(date|dateline|published|pubdate|posted|postdate|byline|timestamp|datepublished)([\s_-]|$)/i;
/** Such a line is short, and stands among the first elements of the page. */
const DATE_LINE_CHARS = 120;
const DATE_ELEMENTS = 3_000;

function labelledDate({ body }: Document): string | undefined {
  let seen = 0;
  const visit = (parent: Element): string | undefined => {
    for (let node = parent.firstChild; node && seen < DATE_ELEMENTS; node = node.nextSibling) {
      if (node.nodeType !== 1) continue;
      seen += 1;
      const element = node as Element;
      const date = (isDateLine(element) && dateIn(element.textContent ?? '')) || visit(element);
      if (date) return date;
    }
    return undefined;
  };
  return visit(body);
}

function isDateLine(element: Element): boolean {
  const names = `${classOf(element)} ${element.getAttribute('itemprop') ?? ''}`;
  return names !== ' ' && DATE_NAME.test(names) && textLength(element.textContent) <= DATE_LINE_CHARS;
}

function canonical(links: readonly Element[], url: URL, meta: ReadMeta): string | undefined {
  const link = links.find((element) => /(^|\s)canonical(\s|$)/i.test(element.getAttribute('rel') ?? ''));
  const stated = link?.getAttribute('href') || meta('og:url');
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

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  middot: '·',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  reg: '®',
  trade: '™',
  copy: '©',
};

/** One line of text: entities that were escaped twice decoded, tags dropped, white space collapsed. */
function plain(value: string | null | undefined): string | undefined {
  return value
    ?.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, entity: string) => decode(entity) ?? whole)
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
