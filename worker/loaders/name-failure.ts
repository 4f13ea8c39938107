import { GatewayError } from '../../src/shared/errors.js';
import { reasonOf } from '../../src/shared/reason.js';
import { isMalformed } from './http-status.js';

/** What an exchange with a site failed for; the guard's own word for it, where it has one. */
export function nameFailure(thrown: unknown, signal: AbortSignal): GatewayError {
  if (signal.aborted) return new GatewayError('timeout', { cause: thrown });
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof GatewayError) return error; // the guard's, from inside the socket
  }
  return new GatewayError(isMalformed(thrown) ? 'upstream_error' : 'unreachable', {
    cause: thrown,
    reason: reasonOf(thrown),
  });
}
