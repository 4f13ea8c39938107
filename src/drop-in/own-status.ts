import { HttpRefusal } from '../rest/refusals.js';
import type { GatewayError } from '../shared/errors.js';

/** What HTTP and our own bounds say, whatever a contract has for the code. */
export function ownStatus(error: GatewayError): number | undefined {
  return error instanceof HttpRefusal || error.status === 503 ? error.status : undefined;
}
