import { endpoint } from '../../providers/endpoint.js';
import { attribute, find, findAll, type HtmlElement, like, textOf } from '../../providers/html-tree.js';
import { toLocale } from '../../providers/locale.js';
import type { Row } from '../../providers/provider.js';
import { browsing, wordsOf } from '../browsing.js';
import { type Engine, type Option, unsupported } from '../engine.js';
import { hasId, type PageRules, readResultPage, says, toRow } from '../result-page.js';

const ROWS = 7;

/**
 * Yahoo, Bing's index in an order of its own. There is no documentation: saved pages of 2026. This host answers for the
 * United States, has no word for a year, and its safe search belongs to an account.
 */
export function createYahoo({ address }: { address: URL }): Engine {
  return {
    toRequest({ query, timelimit, page }) {
      const parameters = {
        p: wordsOf(query),
        ...(page > 1 && { b: String((page - 1) * ROWS + 1) }),
        ...(timelimit && timelimit !== 'y' && { btf: timelimit }),
      };
      return { url: endpoint(address, 'search', parameters), headers: browsing({}) };
    },
    fromResponse: (response) => readResultPage(response, RULES, address),
    ignored(query) {
      const { country, language } = toLocale(query.region);
      const lacking: Option[] = ['safesearch'];
      if (query.timelimit === 'y') lacking.unshift('timelimit');
      const isElsewhere = (country ?? 'US') !== 'US' || (language ?? 'en') !== 'en';
      if (isElsewhere || (!country && !language)) lacking.unshift('region');
      return unsupported(query, lacking);
    },
  };
}

const RULES: PageRules = {
  site: 'search.yahoo.com',
  rowsOf: (page) => findAll(page, like('div.algo')).flatMap(rowOf),
  isBlock: (page) => find(page, hasId('consent-page')) !== undefined || find(page, like('.consent-form')) !== undefined,
  saysNothingFound: (page) => find(page, like('.zrp')) !== undefined || says(page, /We did not find results for/),
};

function rowOf(result: HtmlElement): Row[] {
  const heading = find(result, like('.compTitle'));
  const link = heading && find(heading, like('a'));
  const title = heading && find(heading, like('h3'));
  if (!link || !title) return [];
  const url = linkTarget(attribute(link, 'href') ?? '');
  const snippet = find(result, like('.compText'));
  return toRow(textOf(title), url, snippet ? textOf(snippet) : '');
}

/** The site's redirect taken off, its inner URL decoded once; nothing for ads. */
function linkTarget(href: string): string | undefined {
  const wrapped = /\/RU=([^/]*)\/R[KS]=/.exec(href)?.[1];
  const url = wrapped === undefined ? href : decodeOnce(wrapped);
  return url && !/^https?:\/\/(?:www\.)?bing\.com\/aclick\b/i.test(url) ? url : undefined;
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
