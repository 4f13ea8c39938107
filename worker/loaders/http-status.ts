import { ERRORS, type FetchCategory, GatewayError } from '../../src/shared/errors.js';
import { retryAfterSeconds } from '../../src/shared/retry-after.js';

const CATEGORIES: Record<number, FetchCategory> = {
  401: 'forbidden',
  403: 'forbidden',
  404: 'not_found',
  408: 'timeout',
  410: 'not_found',
  429: 'rate_limited',
  504: 'timeout',
};

/** What the status of a page's final response means for the fetch; undefined when the page is there. A 3xx leads nowhere. */
export function categoryOf(status: number): FetchCategory | undefined {
  return status >= 300 ? (CATEGORIES[status] ?? 'upstream_error') : undefined;
}

/** The category as an error, with the wait that the site asks for; undefined when the page is there. */
export function failureOf(status: number, retryAfter?: unknown): GatewayError | undefined {
  const category = categoryOf(status);
  return category && new GatewayError(category, { retryAfterSeconds: waitOf(category, retryAfter) });
}

/** Of those alone who may be asked again later. */
function waitOf(category: FetchCategory, retryAfter: unknown): number | undefined {
  return ERRORS[category].retry ? retryAfterSeconds(retryAfter) : undefined;
}

/** Whether Node's parser of HTTP/1 or HTTP/2 threw it: the site answers, but not in HTTP. */
export function isMalformed(thrown: unknown): boolean {
  return /^(?:HPE|ERR_HTTP2)_/.test(String(Object(thrown).code));
}
