import { endpoint } from '../../providers/endpoint.js';
import {
  attribute,
  classesOf,
  find,
  findAll,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  like,
  textOf,
} from '../../providers/html-tree.js';
import { type Locale, toLocale } from '../../providers/locale.js';
import type { Row, SearchQuery } from '../../providers/provider.js';
import { browsing, wordsOf } from '../browsing.js';
import { type Engine, unsupported } from '../engine.js';
import { hasId, type PageRules, readResultPage, toRow } from '../result-page.js';

const ROWS = 10;
const DAY_MS = 24 * 60 * 60 * 1_000;
const AGES = { d: 'ez1', w: 'ez2', m: 'ez3' } as const;

/**
 * Bing. There is no documentation: saved pages from 2023 to 2026, whose own links count rows from 1 and name their form.
 * It does not challenge bots but answers them with decoys, or with an empty list of results.
 */
export function createBing({ address, now = Date.now }: { address: URL; now?: () => number }): Engine {
  return {
    sendsDecoys: true,
    toRequest({ query, region, timelimit, page }) {
      const locale = toLocale(region);
      const parameters = {
        q: wordsOf(query),
        ...(locale.country && { cc: locale.country.toLowerCase() }),
        ...filters(timelimit, now()),
        ...(page > 1 && { first: String((page - 1) * ROWS + 1), FORM: `PERE${page > 2 ? page - 2 : ''}` }),
      };
      return { url: endpoint(address, 'search', parameters), headers: browsing(locale, cookies(locale)) };
    },
    fromResponse: (response) => readResultPage(response, RULES, address),
    ignored: (query) => unsupported(query, toLocale(query.region).country ? ['safesearch'] : ['region', 'safesearch']),
  };
}

/** Years have no name of their own but are ranges of days since 1970. */
function filters(timelimit: SearchQuery['timelimit'], nowMs: number): { filters?: string } {
  if (timelimit === '') return {};
  const today = Math.floor(nowMs / DAY_MS);
  return { filters: `ex1:"${timelimit === 'y' ? `ez5_${today - 365}_${today}` : AGES[timelimit]}"` };
}

function cookies({ country, language }: Locale): Record<string, string> {
  if (!country || !language) return {};
  const market = `${language}-${country.toLowerCase()}`;
  return { _EDGE_CD: `m=${market}&u=${market}`, _EDGE_S: `mkt=${market}&ui=${market}` };
}

const RULES: PageRules = {
  site: 'bing.com',
  rowsOf: (page) =>
    findAll(page, hasId('b_results'))
      .flatMap((list) => list.childNodes.filter((node): node is HtmlElement => node.nodeName === 'li'))
      .filter((item) => hasClass(item, 'b_algo'))
      .flatMap(rowOf),
  isBlock: (page) => find(page, isChallenge) !== undefined || isEmptied(page),
  saysNothingFound: (page) => find(page, like('li.b_no')) !== undefined,
};

/** A search that finds nothing has a row that says so. */
function isEmptied(page: HtmlNode): boolean {
  const list = find(page, hasId('b_results'));
  return list !== undefined && find(list, like('li')) === undefined;
}

function isChallenge(element: HtmlElement): boolean {
  return element.tagName === 'form' && /captcha|challenge/i.test(attribute(element, 'action') ?? '');
}

function rowOf(item: HtmlElement): Row[] {
  const heading = find(item, like('h2'));
  const link = heading && find(heading, like('a'));
  if (!link) return [];
  const caption = find(item, like('.b_caption'));
  const text = find(item, isSnippet) ?? (caption && find(caption, like('p')));
  return toRow(textOf(link), linkTarget(attribute(link, 'href') ?? ''), text ? snippetOf(text) : '');
}

/** Rich rows have it outside of their caption. */
function isSnippet(element: HtmlElement): boolean {
  return element.tagName === 'p' && classesOf(element).some((name) => name.startsWith('b_lineclamp'));
}

/** Without the label of the kind of page and the date, which a dot separates from the text. */
function snippetOf(text: HtmlElement): string {
  const isPrefix = (element: HtmlElement) => hasClass(element, 'algoSlug_icon') || hasClass(element, 'news_dt');
  return textOf(text, isPrefix).replace(/^·\s*/, '');
}

/** The site's redirect holds the URL as base64 behind `a1`; nothing for ads, which lead to `/aclick`. */
function linkTarget(href: string): string | undefined {
  const url = URL.canParse(href, PAGE_URL) ? new URL(href, PAGE_URL) : undefined;
  const wrapped = url?.pathname === '/ck/a' ? (url.searchParams.get('u') ?? '') : undefined;
  const target = wrapped === undefined ? href : Buffer.from(wrapped.replace(/^a1/, ''), 'base64url').toString('utf8');
  return /^https?:\/\/(?:www\.)?bing\.com\/aclick\b/i.test(target) ? undefined : target;
}

/** Where relative links of the page lead to, whatever address it was fetched from. */
const PAGE_URL = 'https://www.bing.com/search';
