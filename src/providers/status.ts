import { type ErrorCode, GatewayError } from '../shared/errors.js';
import type { HttpResponse } from '../shared/http.js';

/** A status a provider means differently from the rest of the web, with our words about it. */
export type StatusFaults = Readonly<Record<number, { code: ErrorCode; message?: string }>>;

/** All of a request but the query is short. */
const TOO_LONG = {
  code: 'invalid_request',
  message: 'The query is too long for the search provider. Call again with a shorter one.',
} as const;

const COMMON: StatusFaults = {
  401: { code: 'provider_unauthorized' },
  402: { code: 'provider_unauthorized' },
  403: { code: 'provider_unauthorized' },
  404: {
    code: 'provider_failed',
    message: "The search provider has no such address. The operator should check the provider's address.",
  },
  407: { code: 'provider_unauthorized' },
  413: TOO_LONG,
  414: TOO_LONG,
  429: { code: 'provider_rate_limited' },
  431: TOO_LONG,
};

/**
 * What a service's shield says of its puzzle for browsers, whatever the status: no fault of the credentials. Source:
 * Cloudflare's documentation, "Detect a Challenge Page response", read 2026.
 */
const CHALLENGE = 'challenge';

export const REDIRECTED = {
  code: 'provider_failed',
  message:
    "The search provider redirects instead of answering. The operator should check the provider's address, its scheme included.",
} as const;

const REFUSED = {
  code: 'provider_failed',
  message: 'The search provider refused the request. Call again with fewer options.',
} as const;

/** Passes a 2xx. @throws GatewayError provider_… | invalid_request for every other status; `own` goes before what is common. */
export function checkStatus({ status, headers }: HttpResponse, own: StatusFaults = {}): void {
  if (status >= 200 && status < 300) return;
  if (headers['cf-mitigated'] === CHALLENGE) throw new GatewayError('provider_blocked');
  const { code, message } = own[status] ?? COMMON[status] ?? byClass(status);
  throw new GatewayError(code, message === undefined ? {} : { message });
}

function byClass(status: number): StatusFaults[number] {
  if (status >= 500) return { code: 'provider_failed' };
  return status >= 400 ? REFUSED : REDIRECTED;
}
