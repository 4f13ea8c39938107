import { setTimeout as delay } from 'node:timers/promises';
import type { Missing } from '../shared/call-facts.js';
import { type ErrorCode, GatewayError } from '../shared/errors.js';
import { type HttpRequest, type HttpResponse, type Send, SendError } from '../shared/http.js';
import type { Pace } from '../shared/pace.js';
import { retryAfterMs as retryAfterMsOf, retryAfterSeconds } from '../shared/retry-after.js';
import type { Deadline } from './deadline.js';
import type { PaceHint, Provider, Row, SearchQuery } from './provider.js';

/** A wait longer than this is the caller's to make: models give up, and other searches would queue behind it. */
const MAX_RETRY_AFTER_MS = 5_000;

const SEND_FAULTS = {
  timeout: 'provider_timeout',
  network: 'provider_failed',
  too_large: 'provider_invalid_response',
} as const satisfies Record<Exclude<SendError['reason'], 'aborted'>, ErrorCode>;

export interface Answer {
  rows: Row[];
  missing: Missing[];
  response: HttpResponse;
}

/** One request to the provider, and at most one more when the first fails in a way that a second may cure. */
export type Ask = (request: HttpRequest, query: SearchQuery, deadline: Deadline) => Promise<Answer>;

/** Without a response when none came. */
interface Failure {
  fault: Error;
  response?: HttpResponse;
}
interface Retry {
  request: HttpRequest;
  afterMs: number;
}

/**
 * Tried again: after a lost connection or a 5xx (`retryMs` later, ± half, so that many clients do not come back at once),
 * after a 429 with a short wait, or with the provider's fallback. Never after a challenge.
 * @throws GatewayError provider_…, or SendError aborted when the caller left
 */
export function createAsk(send: Send, provider: Provider, { pace, retryMs }: { pace: Pace; retryMs: number }): Ask {
  return async (request, query, deadline) => {
    const first = await attempt(request, query, deadline.signal);
    if ('rows' in first) return first;
    const retry = retryOf(first, request, query);
    if (!retry || retry.afterMs >= deadline.leftMs()) throw first.fault;
    await pause(retry.afterMs, first.fault, deadline.signal);
    const second = await attempt(retry.request, query, deadline.signal);
    if ('rows' in second) return second;
    throw second.fault;
  };

  async function attempt(request: HttpRequest, query: SearchQuery, signal: AbortSignal): Promise<Answer | Failure> {
    let started = false;
    let response: HttpResponse;
    try {
      response = await pace.run(async () => {
        started = true;
        const response = await send(request, signal);
        // Before the next in the queue is let go.
        keepPace(response);
        return response;
      }, signal);
    } catch (thrown) {
      const reason: unknown = signal.aborted ? signal.reason : thrown;
      return { fault: nameFault(reason, started) };
    }
    try {
      const rows = provider.fromResponse(response, query);
      return { rows, missing: provider.missingOf?.(response) ?? [], response };
    } catch (thrown) {
      return { fault: withWait(GatewayError.from(thrown, 'provider_invalid_response'), response), response };
    }
  }

  function keepPace(response: HttpResponse): void {
    const { intervalMs, retryAfterMs } = paceOf(response);
    if (intervalMs !== undefined) pace.setIntervalMs(intervalMs);
    if (response.status === 429 && isShort(retryAfterMs)) pace.hold(retryAfterMs);
  }

  function retryOf({ fault, response }: Failure, request: HttpRequest, query: SearchQuery): Retry | undefined {
    const code = fault instanceof GatewayError ? fault.code : undefined;
    const jitteredMs = retryMs * (0.5 + Math.random());
    if (code === 'provider_failed' && (!response || response.status >= 500)) return { request, afterMs: jitteredMs };
    if (!response || code === 'provider_blocked') return undefined;
    if (response.status === 429) {
      const { retryAfterMs } = paceOf(response);
      return isShort(retryAfterMs) ? { request, afterMs: retryAfterMs + jitteredMs / 10 } : undefined;
    }
    const fallback = provider.fallbackRequest?.(response, query);
    return fallback && { request: fallback, afterMs: 0 };
  }

  function paceOf(response: HttpResponse): PaceHint {
    const { intervalMs, retryAfterMs = retryAfterMsOf(response.headers['retry-after']) } =
      provider.paceOf?.(response) ?? {};
    return { intervalMs, retryAfterMs };
  }
}

/** What a provider itself asks to wait is told to the caller, whose wait it is. */
function withWait(fault: GatewayError, { headers }: HttpResponse): GatewayError {
  const seconds = retryAfterSeconds(headers['retry-after']);
  if (fault.code !== 'provider_rate_limited' || seconds === undefined) return fault;
  const { code, cause, message } = fault;
  return new GatewayError(code, { cause, message, retryAfterSeconds: seconds });
}

async function pause(ms: number, fault: Error, signal: AbortSignal): Promise<void> {
  try {
    await delay(ms, undefined, { signal });
  } catch {
    throw signal.reason instanceof SendError && signal.reason.reason === 'aborted' ? signal.reason : fault;
  }
}

/**
 * A search that ran out of time before its turn came was limited, not unanswered. The client's error is not kept as the
 * cause: it holds the whole request, with the token or key in it.
 */
function nameFault(reason: unknown, started: boolean): Error {
  if (!(reason instanceof SendError)) return GatewayError.from(reason);
  if (reason.reason === 'aborted') return reason;
  const code = reason.reason === 'timeout' && !started ? 'provider_rate_limited' : SEND_FAULTS[reason.reason];
  return new GatewayError(code);
}

function isShort(ms: number | undefined): ms is number {
  return ms !== undefined && ms <= MAX_RETRY_AFTER_MS;
}
