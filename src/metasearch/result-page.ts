import { attribute, find, type HtmlElement, type HtmlNode, parseHtml, textOf } from '../providers/html-tree.js';
import { leadsToEngine, saysNothing } from '../providers/nothing-found.js';
import { webUrl } from '../providers/plain-text.js';
import type { Row } from '../providers/provider.js';
import { checkStatus } from '../providers/status.js';
import { GatewayError } from '../shared/errors.js';
import type { HttpResponse } from '../shared/http.js';

/** How to read the result pages of one engine. */
export interface PageRules {
  /** The engine's domain. */
  site: string;
  rowsOf(page: HtmlNode): Row[];
  isBlock(page: HtmlNode): boolean;
  saysNothingFound(page: HtmlNode): boolean;
}

const STATUS_FAULTS = { 403: { code: 'provider_blocked' }, 418: { code: 'provider_blocked' } } as const;

/** Where engines send those whom they take for bots. */
const GATE = /captcha|challenge|consent|\/sorry\//i;

/**
 * The rows of a result page that was fetched from `address`; `[]` only when the page itself says that nothing was found. What refuses us is looked for
 * only on pages without rows, since a snippet may speak of captchas too, and before the status, which may be any.
 * @throws GatewayError provider_blocked | provider_rate_limited | provider_failed | provider_invalid_response
 */
export function readResultPage(response: HttpResponse, rules: PageRules, address: URL): Row[] {
  const { status, headers, body } = response;
  if (status >= 300 && status < 400 && GATE.test(String(headers.location ?? '')))
    throw new GatewayError('provider_blocked');
  const page = parseHtml(body);
  const isNotice = noticeOf(rules.site, address);
  const found = status < 300 ? rules.rowsOf(page) : [];
  const rows = found.filter((row) => !isNotice(row.title, row.url) || (row.snippet !== '' && found.length > 1));
  if (rows.length > 0) return rows;
  if (rules.isBlock(page)) throw new GatewayError('provider_blocked');
  checkStatus(response, STATUS_FAULTS);
  if (found.length > 0 || rules.saysNothingFound(page)) return [];
  const isOwnLink = (link: HtmlElement) =>
    link.tagName === 'a' && isNotice(textOf(link), attribute(link, 'href') ?? '');
  if (find(page, isOwnLink)) return [];
  throw new GatewayError('provider_invalid_response');
}

/**
 * Whether a link is words that nothing was found and leads to the engine itself, which is no result. One that has a
 * snippet and others beside it is a page of the engine about that.
 */
function noticeOf(site: string, address: URL): (title: string, href: string) => boolean {
  return (title, href) => {
    if (!saysNothing(title) || !URL.canParse(href, address)) return false;
    return leadsToEngine(new URL(href, address), site, address);
  };
}

/** A row, unless it lacks what makes one. */
export function toRow(title: string, href: string | undefined, snippet: string): Row[] {
  const url = href && webUrl(href);
  return url && title ? [{ title, url, snippet }] : [];
}

export function titleOf(page: HtmlNode): string {
  const title = find(page, (element) => element.tagName === 'title');
  return title ? textOf(title) : '';
}

/**
 * Whether the page says something like `words`; its title does not count, since it repeats the query. No word boundaries:
 * neighbouring blocks have no space between them.
 */
export function says(page: HtmlNode, words: RegExp): boolean {
  return words.test(textOf(page, (element) => element.tagName === 'title'));
}

export function hasId(id: string): (element: HtmlElement) => boolean {
  return (element) => attribute(element, 'id') === id;
}
