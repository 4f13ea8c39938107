import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import { once } from 'node:events';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { connect as dial, isIP, type Socket, type TcpNetConnectOpts } from 'node:net';
import { LRUCache } from 'lru-cache';
import { type AddressKind, classifyAddress, isInternalName } from './address.js';
import { GatewayError } from './errors.js';
import { unlessAborted } from './unless-aborted.js';

/** Where sockets are opened: every address is judged at the moment it is dialled. */
export interface Guard {
  /** Refuses a private literal or an internal name before any DNS. @throws GatewayError unreachable */
  judgeHost(hostname: string): void;
  /** Every address of a name, all judged public. @throws GatewayError unreachable | timeout */
  resolve(hostname: string, signal: AbortSignal): Promise<LookupAddress[]>;
  /** A TCP connection to one of the judged addresses. @throws GatewayError unreachable | timeout */
  connect(hostname: string, port: number, signal: AbortSignal): Promise<Socket>;
  /** Keep-alive agents for got whose sockets pass the same judge, literals included. */
  agents: { http: HttpAgent; https: HttpsAgent };
  close(): void;
}

interface GuardOptions {
  /** Switches the judging off, for networks whose pages are private; resolving and dialling stay the same. */
  allowPrivateNetworks: boolean;
  lookup?: (hostname: string, options: { all: true }) => Promise<LookupAddress[]>;
  classify?: (ip: string) => AddressKind;
}

/**
 * Node's own fallback tries one address after the other, IPv6 and IPv4 in turn, and gives up on each after this time,
 * but for the last: above the round trip to the far side of the world, below what a reader notices once.
 */
const DIALLING = { autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 500 } satisfies Partial<TcpNetConnectOpts>;
/** An idle socket is kept for the next hop or the page after robots.txt, not for a later visit. */
const KEEP_ALIVE = { keepAlive: true, maxFreeSockets: 32, timeout: 10_000 };

/**
 * The system's resolver remembers nothing and has four threads for all: one page that asks for fifty files of a dead
 * host would keep them from the others. So one question at a time for each name, and a failure stands for a moment; an
 * address is asked for and judged anew for every socket.
 */
const FAILURE_TTL_MS = 2_000;
const MAX_NAMES = 1_000;

export function createGuard({
  allowPrivateNetworks,
  lookup = systemLookup,
  classify = classifyAddress,
}: GuardOptions): Guard {
  const answers = new LRUCache<string, Promise<LookupAddress[]>>({ max: MAX_NAMES });
  const refused = (ip: string) => !allowPrivateNetworks && classify(ip) !== 'public';

  function judgeHost(hostname: string): void {
    const host = unbracketed(hostname);
    const internal = isIP(host) ? refused(host) : !allowPrivateNetworks && isInternalName(host);
    if (internal) throw new GatewayError('unreachable');
  }

  async function resolveNow(hostname: string): Promise<LookupAddress[]> {
    const host = unbracketed(hostname);
    judgeHost(host);
    const family = isIP(host);
    if (family) return [{ address: host, family }];
    const known = answers.get(host);
    if (known) return known;
    const answer = judgedAnswer(host);
    answers.set(host, answer);
    answer.then(
      () => answers.delete(host),
      () => answers.set(host, answer, { ttl: FAILURE_TTL_MS }),
    );
    return answer;
  }

  async function judgedAnswer(host: string): Promise<LookupAddress[]> {
    const addresses = await lookup(host, { all: true }).catch((cause) => {
      throw new GatewayError('unreachable', { cause });
    });
    // One private address condemns the name: a mixed answer is how rebinding begins.
    if (addresses.length === 0 || addresses.some(({ address }) => refused(address)))
      throw new GatewayError('unreachable');
    return addresses;
  }

  async function resolve(hostname: string, signal: AbortSignal): Promise<LookupAddress[]> {
    return unlessAborted(resolveNow(hostname), signal);
  }

  async function connect(hostname: string, port: number, signal: AbortSignal): Promise<Socket> {
    const addresses = await resolve(hostname, signal);
    const socket = dial({ ...DIALLING, host: unbracketed(hostname), port, lookup: answering(async () => addresses) });
    try {
      await once(socket, 'connect', { signal });
      return socket;
    } catch (cause) {
      socket.on('error', () => {}).destroy();
      throw new GatewayError(signal.aborted ? 'timeout' : 'unreachable', { cause });
    }
  }

  /** The agent asks us for the addresses of a name; a literal, which needs none, is judged before it dials. */
  function guarded<A extends HttpAgent>(agent: A): A {
    const createConnection = agent.createConnection.bind(agent);
    agent.createConnection = (options, done) => {
      const { host, servername } = options as { host?: string; servername?: string };
      try {
        judgeHost(host ?? 'localhost');
      } catch (refusal) {
        // Thrown here it would leave http.request() synchronously; handed over it becomes the request's error.
        (done as (error: unknown) => void)(refusal);
        return;
      }
      const sni = servername?.replace(/\.$/, ''); // RFC 6066, section 3: without the trailing dot
      return createConnection(
        { ...options, ...DIALLING, lookup: answering(resolveNow), servername: sni } as object,
        done,
      );
    };
    return agent;
  }

  const agents = { http: guarded(new HttpAgent(KEEP_ALIVE)), https: guarded(new HttpsAgent(KEEP_ALIVE)) };
  return {
    judgeHost,
    resolve,
    connect,
    agents,
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

type LookupDone = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** A promise of addresses in the shape `net.connect` wants; it asks once per socket and dials only what it was told. */
function answering(resolve: (hostname: string) => Promise<LookupAddress[]>) {
  return (hostname: string, { all }: LookupOptions, done: LookupDone) => {
    resolve(hostname).then(
      (addresses) => (all ? done(null, addresses) : done(null, addresses[0]?.address ?? '', addresses[0]?.family)),
      (error) => done(error, []),
    );
  };
}

/** `URL.hostname` keeps the brackets of an IPv6 literal; sockets and `isIP` want it without. */
function unbracketed(hostname: string): string {
  return hostname.startsWith('[') && hostname.endsWith(']') ? hostname.slice(1, -1) : hostname;
}
