import type { FetchCategory } from '../../src/shared/errors.js';

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

/** Whether Node's HTTP parser threw it: the site answers, but not in HTTP. */
export function isMalformed(thrown: unknown): boolean {
  return String(Object(thrown).code).startsWith('HPE_');
}
