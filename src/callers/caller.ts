import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

/** Who asks, for what is counted and shared out: never for logs, since it may be an address. */
interface Caller {
  id: string;
}

const current = new AsyncLocalStorage<Caller>();

/** `work` on behalf of `id`: the address of a client, until a key names it. */
export function onBehalfOf<T>(id: string, work: () => T): T {
  return current.run({ id }, work);
}

/** Undefined where nobody else asks, as on stdio. */
export function currentCaller(): string | undefined {
  return current.getStore()?.id;
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
