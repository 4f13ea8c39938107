import type { IncomingMessage } from 'node:http';
import { inLane, laneOwner } from '../shared/lane.js';
import { lineFields } from '../shared/line-fields.js';

/** `work` on behalf of `id`, in whose lane it is: the address of a client, until a key names it. */
export function onBehalfOf<T>(id: string, work: () => T): T {
  return inLane(id, work);
}

/** `work` of the caller at hand that nobody waits for: it takes turns with what the same caller asks meanwhile. */
export function inBackground<T>(work: () => T): T {
  const owner = laneOwner();
  return inLane(owner, work, `${owner}\njobs`);
}

/** For what is counted and shared out, never for logs, since it may be an address. Undefined where nobody is told apart. */
export function currentCaller(): string | undefined {
  return laneOwner() || undefined;
}

/** The name of the caller, as a key or an access token gives it; undefined for one who is told apart by address, or not at all. */
export function callerName(): string | undefined {
  return lineFields().caller;
}

/** The address of a client: the last one that is no proxy of ours, of those that the proxies tell. */
export function addressOf({ headers, socket }: IncomingMessage, isTrusted: (address: string) => boolean): string {
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const hops = [socket.remoteAddress ?? '', ...told.reverse()];
  return hops.find((address) => !isTrusted(address)) ?? hops.at(-1) ?? '';
}

/** For metrics, which have a series for each: the name of a key, and `oauth` for all subjects of an issuer. */
export function kindOf(caller: string): string {
  return caller.replace(/:.*$/s, '');
}
