import { GatewayError } from '../shared/errors.js';
import type { HttpResponse } from '../shared/http.js';
import type { PaceHint } from './provider.js';

/** What was paid for is used up, which no wait of a caller's cures; also an entry for a table of statuses. */
export const QUOTA_USED_UP = {
  code: 'provider_rate_limited',
  message: "The search provider's quota is used up. The operator has to raise it or configure another provider.",
} as const;

export function quotaUsedUp(): GatewayError {
  const { code, message } = QUOTA_USED_UP;
  return new GatewayError(code, { message });
}

/** When to ask a service that counts by the second again: never where a quota is used up, else a second later unless it says when. */
export function waitAfterHaste({ status, headers }: HttpResponse, isUsedUp: boolean): PaceHint {
  if (status !== 429) return {};
  if (isUsedUp) return { retryAfterMs: Number.POSITIVE_INFINITY };
  return headers['retry-after'] === undefined ? { retryAfterMs: 1_000 } : {};
}
