import { HttpRefusal } from '../../rest/refusals.js';
import type { ErrorCode, GatewayError } from '../../shared/errors.js';
import type { Answer } from '../contract.js';

/** A refusal that has a word of Firecrawl's own. */
export class FirecrawlRefusal extends HttpRefusal {
  constructor(
    status: number,
    readonly word: string,
    message: string,
  ) {
    super(status, message);
  }
}

interface Said {
  status: number;
  /** Our own code when absent. */
  word?: string;
}

/**
 * Never 502, which its clients send three times. A name that is not known is a 200 there, and so is here all that cannot be
 * reached: nobody repeats it.
 */
const SAID: { readonly [code in ErrorCode]?: Said } = {
  invalid_request: { status: 400, word: 'BAD_REQUEST' },
  not_found: { status: 404 },
  forbidden: { status: 403 },
  robots_denied: { status: 403 },
  rate_limited: { status: 429 },
  timeout: { status: 408, word: 'SCRAPE_TIMEOUT' },
  unreachable: { status: 200, word: 'SCRAPE_DNS_RESOLUTION_ERROR' },
  extraction_failed: { status: 422 },
  caller_rate_limited: { status: 429 },
  provider_rate_limited: { status: 429 },
  provider_timeout: { status: 408 },
};

/** Ours, not the page's: another try may find it back, which a site that is not there does not say. */
const READER_IS_OUT: readonly unknown[] = ['reader_unreachable', 'reader_contract'];

/** Its clients show these words. */
const NOT_SERVED =
  'This gateway serves scrape, search, map and batch scrape only. In place of a crawl, list the pages with map and read those you need with batch scrape.';

/** The answer to a request that failed; status 503 is the router's. */
export function failed(error: GatewayError): Answer {
  const { status, code } = saidOf(error);
  return { status, body: { success: false, code, error: code === 'not_served' ? NOT_SERVED : error.message } };
}

/** The word for a failure, as rows and lists of failures have it. */
export function wordOf(error: GatewayError): string {
  return saidOf(error).code;
}

function saidOf(error: GatewayError): { status: number; code: string } {
  const { code, status } = error;
  if (error instanceof FirecrawlRefusal) return { status, code: error.word };
  if (error instanceof HttpRefusal && status === 404) return { status, code: 'not_served' };
  if (status === 401) return { status, code: 'UNAUTHORIZED' };
  if (status === 503) return { status, code: 'busy' };
  if (READER_IS_OUT.includes(error.reason)) return { status: 500, code };
  const said = SAID[code] ?? { status: 500 };
  return { status: said.status, code: said.word ?? code };
}
