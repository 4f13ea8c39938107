import { endpoint } from '../../providers/endpoint.js';
import { attribute, find, findAll, type HtmlElement, like, textOf } from '../../providers/html-tree.js';
import { toLocale } from '../../providers/locale.js';
import type { Row, SearchQuery } from '../../providers/provider.js';
import { browsing, wordsOf } from '../browsing.js';
import { type Engine, unsupported } from '../engine.js';
import { type PageRules, readResultPage, says, titleOf, toRow } from '../result-page.js';

const ROWS = 10;
const DAY_MS = 24 * 60 * 60 * 1_000;
const DAYS = { d: 1, w: 7, m: 30, y: 365 } as const;

/**
 * Mojeek, an index of its own. Source: mojeek.com/support and saved pages of 2025 and 2026. There is one level of safe
 * search. `s` is the number of the first row; sent with the first page it draws a captcha.
 */
export function createMojeek({ address, now = Date.now }: { address: URL; now?: () => number }): Engine {
  return {
    toRequest({ query, region, timelimit, safesearch, page }) {
      const { country, language } = toLocale(region);
      const parameters = {
        q: wordsOf(query),
        ...(page > 1 && { s: String((page - 1) * ROWS + 1) }),
        ...(safesearch !== 'off' && { safe: '1' }),
        ...since(timelimit, now()),
      };
      const cookies = { ...(country && { arc: country.toLowerCase() }), ...(language && { lb: language }) };
      return { url: endpoint(address, 'search', parameters), headers: browsing({ country, language }, cookies) };
    },
    fromResponse: (response) => readResultPage(response, RULES, address),
    ignored(query) {
      const { country, language } = toLocale(query.region);
      return unsupported(query, country || language ? [] : ['region']);
    },
  };
}

function since(timelimit: SearchQuery['timelimit'], nowMs: number): { since?: string } {
  if (timelimit === '') return {};
  const day = new Date(nowMs - DAYS[timelimit] * DAY_MS).toISOString().slice(0, 10);
  return { since: day.replaceAll('-', '') };
}

const RULES: PageRules = {
  site: 'mojeek.com',
  rowsOf: (page) =>
    findAll(page, like('ul.results-standard'))
      .flatMap((list) => list.childNodes.filter((node): node is HtmlElement => node.nodeName === 'li'))
      .flatMap(rowOf),
  isBlock: (page) =>
    /^captcha$/i.test(titleOf(page)) || says(page, /JavaScript is required to complete this challenge/i),
  saysNothingFound: (page) =>
    / - Mojeek Search$/.test(titleOf(page)) && says(page, /no (?:more |web )?(?:pages|results)/i),
};

function rowOf(item: HtmlElement): Row[] {
  const heading = find(item, like('h2'));
  const link = heading && find(heading, like('a'));
  const snippet = find(item, like('p.s'));
  return link ? toRow(textOf(link), attribute(link, 'href'), snippet ? textOf(snippet) : '') : [];
}
