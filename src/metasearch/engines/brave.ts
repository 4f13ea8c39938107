import { endpoint } from '../../providers/endpoint.js';
import { attribute, find, findAll, type HtmlElement, like, textOf } from '../../providers/html-tree.js';
import { toLocale } from '../../providers/locale.js';
import type { Row } from '../../providers/provider.js';
import { browsing, wordsOf } from '../browsing.js';
import { type Engine, unsupported } from '../engine.js';
import { type PageRules, readResultPage, says, titleOf, toRow } from '../result-page.js';

const SAFE_SEARCH = { on: 'strict', moderate: 'moderate', off: 'off' } as const;
/** `offset` counts pages, from 0 to 9. */
const LAST_PAGE = 10;

/** Brave Search, an index of its own. There is no documentation: saved pages from 2023 to 2026. Options travel as cookies. */
export function createBrave({ address }: { address: URL }): Engine {
  return {
    toRequest({ query, region, timelimit, safesearch, page }) {
      if (page > LAST_PAGE) return undefined;
      const parameters = {
        q: wordsOf(query),
        source: 'web',
        ...(page > 1 && { offset: String(page - 1) }),
        ...(timelimit && { tf: `p${timelimit}` }),
      };
      const { country, language } = toLocale(region);
      const cookies = {
        safesearch: SAFE_SEARCH[safesearch],
        useLocation: '0',
        country: country?.toLowerCase() ?? 'all',
        ...(country && language && { ui_lang: `${language}-${country.toLowerCase()}` }),
      };
      return { url: endpoint(address, 'search', parameters), headers: browsing({ country, language }, cookies) };
    },
    fromResponse: (response) => readResultPage(response, RULES, address),
    ignored: (query) => unsupported(query, toLocale(query.region).country ? [] : ['region']),
  };
}

const isResult = (element: HtmlElement) => element.tagName === 'div' && attribute(element, 'data-type') === 'web';

/** Links to parts of a site, inside of its row or by themselves. */
const isCluster = like('.result-cluster');

const RULES: PageRules = {
  site: 'search.brave.com',
  rowsOf: (page) =>
    findAll(page, (element) => isResult(element) || isCluster(element))
      .filter(isResult)
      .flatMap(rowOf),
  isBlock: (page) => /captcha/i.test(titleOf(page)) || says(page, /flagged as being suspicious/i),
  saysNothingFound: (page) =>
    / - Brave Search$/.test(titleOf(page)) && says(page, /no results found|did not match any|not many great matches/i),
};

/** The class names without a prefix are those of 2023. */
function rowOf(result: HtmlElement): Row[] {
  const link = find(result, (element) => element.tagName === 'a' && /^http/.test(attribute(element, 'href') ?? ''));
  const title = find(result, like('.search-snippet-title')) ?? find(result, like('.snippet-title'));
  const generic = find(result, like('.generic-snippet'));
  const snippet = (generic && find(generic, like('.content'))) ?? find(result, like('.snippet-description'));
  return toRow(title ? textOf(title) : '', link && attribute(link, 'href'), snippet ? textOf(snippet) : '');
}
