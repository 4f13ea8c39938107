import { type LookupAddress, lookup } from 'node:dns';
import { lookup as lookupAll } from 'node:dns/promises';
import { Agent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { isIP } from 'node:net';
import { within } from '../shared/within.js';

/** Where one worker is. */
export interface Place {
  /** The same for the same place, and nothing that a log may say. */
  id: string;
  address: URL;
  /** One of several addresses that its name has; undefined where the name, or what stands for it, is all there is. */
  ip?: string;
}

/** All addresses of a name, as the system tells them: the hosts file and search domains count. */
export type Resolve = (hostname: string) => Promise<Pick<LookupAddress, 'address' | 'family'>[]>;

const bySystem: Resolve = (hostname) => lookupAll(hostname, { all: true });

/** For so long what a name leads to is taken for true; then it is asked about behind the fetches' back. */
const FRESH_MS = 5_000;
/** The first answer is waited for, but not longer than this. */
const FIRST_MS = 2_000;

interface Options {
  resolve?: Resolve;
  now?: () => number;
}

/** Where the workers are, as far as it is known. */
export type Places = () => Promise<Place[]>;

/**
 * The places that a list of addresses means. A name with several addresses, as that of a headless Service, is a place for each;
 * it is asked about again while it is used, and where nobody answers, what was known last holds.
 */
export function createPlaces(addresses: readonly URL[], { resolve = bySystem, now = Date.now }: Options = {}): Places {
  const names = addresses.map((address) => createName(address, resolve, now));
  return async () => {
    const found = (await Promise.all(names.map((name) => name()))).flat();
    return [...new Map(found.map((place) => [place.id, place])).values()];
  };
}

function createName(address: URL, resolve: Resolve, now: () => number): () => Promise<Place[]> {
  const itself: Place[] = [{ id: address.href, address }];
  const host = address.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return async () => itself;
  let known: Place[] | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  const ask = async () => {
    try {
      known = placesOf(address, await resolve(host));
    } catch {
      // The name service is out, or the last worker: either way another look comes later.
    }
    asking = undefined;
  };
  return async () => {
    if (!asking && now() - askedAt >= FRESH_MS) {
      askedAt = now();
      asking = ask();
    }
    if (!known && asking) await within(asking, FIRST_MS);
    return known ?? itself;
  };
}

/**
 * A worker in both families of addresses would be two; those of IPv4 count where there are any. A single address is left to the
 * name, so that a worker alone is reached as any server is.
 */
function placesOf(address: URL, records: Awaited<ReturnType<Resolve>>): Place[] {
  const ofFour = records.filter(({ family }) => family === 4);
  const ips = [...new Set((ofFour.length > 0 ? ofFour : records).map((record) => record.address))].sort();
  if (ips.length <= 1) return [{ id: [address.href, ...ips].join(' '), address }];
  return ips.map((ip) => ({ id: `${address.href} ${ip}`, address, ip }));
}

/** Node's own agents drop a connection that was idle for so long. */
const IDLE_MS = 5_000;

/** Agents whose connections lead to one address of a name, whose certificate and `Host` are the name's as ever. */
export function agentsTo({ ip }: Place): { http: Agent; https: TlsAgent } | undefined {
  if (ip === undefined) return undefined;
  const found: LookupAddress = { address: ip, family: isIP(ip) };
  const toIt: typeof lookup = Object.assign(
    (_name: string, options: { all?: boolean }, done: (...answer: unknown[]) => void) =>
      options.all ? done(null, [found]) : done(null, found.address, found.family),
    lookup,
  ) as never;
  const options = { keepAlive: true, scheduling: 'lifo', timeout: IDLE_MS, lookup: toIt } as const;
  return { http: new Agent(options), https: new TlsAgent(options) };
}
