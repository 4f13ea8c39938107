import { formHeaders } from '../../providers/browser-headers.js';
import { endpoint } from '../../providers/endpoint.js';
import {
  attribute,
  find,
  findAll,
  type HtmlElement,
  type HtmlNode,
  like,
  parseHtml,
  textOf,
} from '../../providers/html-tree.js';
import { type Locale, toLocale } from '../../providers/locale.js';
import type { Row } from '../../providers/provider.js';
import { GatewayError } from '../../shared/errors.js';
import { browsing, wordsOf } from '../browsing.js';
import { type Engine, type Opening, unsupported } from '../engine.js';
import { hasId, type PageRules, readResultPage, says, toRow } from '../result-page.js';

const SAFE_SEARCH = { on: 'heavy', moderate: 'moderate', off: 'none' } as const;
const FORM_HEADERS = formHeaders('https://www.startpage.com');

/**
 * Startpage, Google's results by another door. There is no documentation: saved pages of 2025 and 2026. A search needs
 * the token `sc` of the home page's form.
 */
export function createStartpage({ address }: { address: URL }): Engine {
  return {
    opening: openingAt(address),
    toRequest({ query, region, timelimit, safesearch, page }) {
      const locale = toLocale(region);
      const form = {
        query: wordsOf(query),
        cat: 'web',
        t: 'device',
        lui: 'english',
        language: 'english',
        abp: '1',
        abd: '0',
        abe: '0',
        qadf: SAFE_SEARCH[safesearch],
        segment: 'organic',
        ...resultRegion(locale),
        ...(timelimit && { with_date: timelimit }),
        ...(page > 1 && { page: String(page) }),
      };
      return { url: endpoint(address, 'sp/search'), method: 'POST', headers: browsing(locale, {}, FORM_HEADERS), form };
    },
    fromResponse: (response) => readResultPage(response, RULES, address),
    ignored: (query) => unsupported(query, resultRegion(toLocale(query.region)).qsr ? [] : ['region']),
  };
}

function resultRegion({ country, language }: Locale): { qsr?: string } {
  return country && language ? { qsr: `${language}_${country}` } : {};
}

/** A home page without the token is no reason to give up: the search itself will tell. */
function openingAt(address: URL): Opening {
  return {
    request: { url: endpoint(address, ''), headers: browsing({}) },
    fieldsOf({ status, headers, body }) {
      const page = parseHtml(body);
      if (isBlock(page) || /captcha/i.test(String(headers.location ?? ''))) throw new GatewayError('provider_blocked');
      if (status === 429) throw new GatewayError('provider_rate_limited');
      const form = find(page, hasId('search')) ?? page;
      const field = find(form, isToken) ?? find(page, isToken);
      const sc = field && attribute(field, 'value');
      return { ...(sc && { sc }) };
    },
  };
}

function isToken(element: HtmlElement): boolean {
  return element.tagName === 'input' && attribute(element, 'name') === 'sc';
}

/** The challenge is that of Anubis, a guard that other sites use too. */
function isBlock(page: HtmlNode): boolean {
  return (
    find(page, (element) => (attribute(element, 'id') ?? '').startsWith('anubis_')) !== undefined ||
    find(page, (element) => element.tagName === 'form' && /captcha/i.test(attribute(element, 'action') ?? '')) !==
      undefined
  );
}

const RULES: PageRules = {
  site: 'startpage.com',
  rowsOf: (page) => findAll(page, isResultOrAds).filter(isResult).flatMap(rowOf),
  isBlock,
  saysNothingFound: (page) =>
    find(page, like('.no-results')) !== undefined ||
    says(page, /there are no results for this search|did not match any/i),
};

const isResult = like('div.result');
const isAds = hasId('sponsored');
/** Ads have the same rows, inside of an element of their own. */
const isResultOrAds = (element: HtmlElement) => isResult(element) || isAds(element);

function rowOf(result: HtmlElement): Row[] {
  const link = find(result, like('a.result-title'));
  const snippet = find(result, like('p.description'));
  return link ? toRow(textOf(link), attribute(link, 'href'), snippet ? textOf(snippet) : '') : [];
}
