import { ProtocolError, SdkError, SdkErrorCode, SdkHttpError } from '@modelcontextprotocol/server';
import { type ErrorCode, GatewayError } from '../shared/errors.js';
import { Busy, Lost } from './upstream-fetch.js';

/** Ours, for a stream that ended without an answer: outside of what JSON-RPC and MCP keep for themselves. */
export const LOST_CODE = 1;

/**
 * What to do about a request that failed: `answer` the gateway's own error is the answer, `final` nothing helps,
 * `unsent` ask again, `lost` ask again if it may run twice, `stale` the session or revision is over, so connect anew.
 */
export type Failure =
  | { kind: 'answer'; error: unknown }
  | { kind: 'final' | 'unsent' | 'lost' | 'stale'; error: GatewayError };

type Judgement = [Failure['kind'], ErrorCode];

const NO_MCP: Judgement = ['final', 'gateway_invalid_response'];

/** By JSON-RPC code, for what is not simply passed on. */
const BY_RPC_CODE: Record<number, Judgement> = {
  [LOST_CODE]: ['lost', 'gateway_unreachable'],
  [-32022]: ['stale', 'gateway_invalid_response'],
};

/** By HTTP status. 502 and 503 are what a proxy answers while nothing stands behind it. */
const BY_STATUS: Record<number, Judgement> = {
  400: ['stale', 'gateway_invalid_response'],
  401: ['final', 'gateway_refused'],
  403: ['final', 'gateway_refused'],
  404: ['stale', 'gateway_invalid_response'],
  405: ['stale', 'gateway_invalid_response'],
  407: ['final', 'gateway_refused'],
  413: ['final', 'invalid_request'],
  502: ['lost', 'gateway_unreachable'],
  503: ['lost', 'gateway_unreachable'],
  504: ['final', 'gateway_timeout'],
};

/** By the SDK's code, where no status says more. */
const BY_CODE: Partial<Record<SdkErrorCode, Judgement>> = {
  [SdkErrorCode.RequestTimeout]: ['final', 'gateway_timeout'],
  [SdkErrorCode.ConnectionClosed]: ['lost', 'gateway_unreachable'],
  [SdkErrorCode.NotConnected]: ['unsent', 'gateway_unreachable'],
};

/** `wasConnected` is false for a failed handshake, which has run nothing. */
export function failureOf(thrown: unknown, wasConnected: boolean): Failure {
  for (const error of causes(thrown)) {
    if (!(error instanceof Busy)) continue;
    const said = new GatewayError('busy', { retryAfterSeconds: error.retryAfterSeconds, cause: thrown });
    return { kind: wasConnected ? 'answer' : 'unsent', error: said };
  }
  const [kind, code] = judge(thrown);
  if (kind === 'answer') return { kind, error: thrown };
  const error = new GatewayError(code, { cause: thrown });
  if (wasConnected) return { kind, error };
  // What a handshake was refused for will not be better at once.
  return { kind: kind === 'lost' ? 'unsent' : kind === 'stale' ? 'final' : kind, error };
}

function judge(thrown: unknown): Judgement {
  for (const error of causes(thrown)) {
    if (error instanceof Lost) return [error.delivered ? 'lost' : 'unsent', 'gateway_unreachable'];
    // The body of an answer broke off.
    if (Object(error).code === 'ECONNRESET') return ['lost', 'gateway_unreachable'];
  }
  if (thrown instanceof ProtocolError) return BY_RPC_CODE[thrown.code] ?? ['answer', 'internal'];
  if (thrown instanceof SdkHttpError && thrown.status) return BY_STATUS[thrown.status] ?? ['final', 'gateway_failed'];
  if (thrown instanceof SdkError) return BY_CODE[thrown.code] ?? NO_MCP;
  return NO_MCP;
}

function* causes(thrown: unknown): Generator<unknown> {
  for (let error = thrown, depth = 0; error !== undefined && depth < 8; depth++) {
    yield error;
    error = (Object(error) as { cause?: unknown }).cause;
  }
}
