import { attribute, find, type HtmlElement, type HtmlNode, parseHtml, textOf } from '../providers/html-tree.js';
import { webUrl } from '../providers/plain-text.js';
import type { Row } from '../providers/provider.js';
import { checkStatus } from '../providers/status.js';
import { GatewayError } from '../shared/errors.js';
import type { HttpResponse } from '../shared/http.js';

/** How to read the result pages of one engine. */
export interface PageRules {
  rowsOf(page: HtmlNode): Row[];
  isBlock(page: HtmlNode): boolean;
  saysNothingFound(page: HtmlNode): boolean;
}

const STATUS_FAULTS = { 403: { code: 'provider_blocked' }, 418: { code: 'provider_blocked' } } as const;

/** Where engines send those whom they take for bots. */
const GATE = /captcha|challenge|consent|\/sorry\//i;

/**
 * The rows of a result page; `[]` only when the page itself says that nothing was found. What refuses us is looked for
 * only on pages without rows, since a snippet may speak of captchas too, and before the status, which may be any.
 * @throws GatewayError provider_blocked | provider_rate_limited | provider_failed | provider_invalid_response
 */
export function readResultPage(response: HttpResponse, rules: PageRules): Row[] {
  const { status, headers, body } = response;
  if (status >= 300 && status < 400 && GATE.test(String(headers.location ?? '')))
    throw new GatewayError('provider_blocked');
  const page = parseHtml(body);
  const rows = status < 300 ? rules.rowsOf(page) : [];
  if (rows.length > 0) return rows;
  if (rules.isBlock(page)) throw new GatewayError('provider_blocked');
  checkStatus(response, STATUS_FAULTS);
  if (rules.saysNothingFound(page)) return [];
  throw new GatewayError('provider_invalid_response');
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
