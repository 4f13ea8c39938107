import { constants } from 'node:crypto';
import type { LookupAddress, LookupOptions } from 'node:dns';
import { once, setMaxListeners } from 'node:events';
import { type ClientRequest, Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { connect as dial, isIP, type Socket, type TcpNetConnectOpts } from 'node:net';
import { LRUCache } from 'lru-cache';
import { type AddressKind, classifyAddress, isInternalName } from './address.js';
import { bounded } from './bounded.js';
import type { ForwardProxy, ProxyFor } from './environment-proxy.js';
import { GatewayError } from './errors.js';
import { createLookup, type Lookup } from './lookup.js';
import { connectToProxy, tunnel } from './proxy-connection.js';
import { addressReason, type Reason, reasonOf } from './reason.js';
import { unlessAborted } from './unless-aborted.js';

/** Where sockets are opened: every address is judged at the moment it is dialled. */
export interface Guard {
  /** Refuses a private literal or an internal name before any DNS. @throws GatewayError unreachable */
  judgeHost(hostname: string): void;
  /** Every address of a name, all judged public. @throws GatewayError unreachable | timeout */
  resolve(hostname: string, signal: AbortSignal): Promise<LookupAddress[]>;
  /**
   * A TCP connection to one of the judged addresses. Where a proxy leads there, a tunnel through it; for `http` the
   * connection to the proxy itself, which wants its requests in absolute form.
   * @throws GatewayError unreachable | timeout
   */
  connect(hostname: string, port: number, signal: AbortSignal, scheme?: 'http' | 'https'): Promise<Socket>;
  /** The operator's proxy for a host: it resolves the name, so that only literals and internal names are judged. */
  proxyFor: ProxyFor;
  /** Keep-alive agents for got whose sockets pass the same judge, literals included, or lead to the proxy. */
  agents: { http: HttpAgent; https: HttpsAgent };
  close(): void;
}

interface GuardOptions {
  /** Switches the judging off, for networks whose pages are private; resolving and dialling stay the same. */
  allowPrivateNetworks: boolean;
  proxyFor?: ProxyFor;
  /** Sockets that the agents open to one host and port at once. */
  socketsPerHost?: number;
  lookup?: Lookup;
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
 * As browsers do, a server is spoken to that lacks RFC 5746, which OpenSSL refuses; we renegotiate with none. Asked for
 * HTTP/1.1 by name, a host that does not speak it says so.
 */
const SECURITY = { secureOptions: constants.SSL_OP_LEGACY_SERVER_CONNECT, ALPNProtocols: ['http/1.1'] };

/**
 * One question at a time for each name, and a failure stands for a moment: a page may ask for fifty files of a dead
 * host. An address is asked for and judged anew for every socket.
 */
const FAILURE_TTL_MS = 2_000;
const MAX_NAMES = 1_000;
/** An agent's socket has no signal of its own; who waits for it gives up earlier. */
const TUNNEL_MS = 30_000;

/** The guard of one worker; see `Guard`. */
export function createGuard({
  allowPrivateNetworks,
  proxyFor = () => undefined,
  socketsPerHost = 32,
  lookup = createLookup({ localNames: allowPrivateNetworks }),
  classify = classifyAddress,
}: GuardOptions): Guard {
  const sockets = { ...KEEP_ALIVE, maxSockets: socketsPerHost };
  const answers = new LRUCache<string, Promise<LookupAddress[]>>({ max: MAX_NAMES });
  const refusalOf = (ip: string): Reason | undefined => {
    const kind = allowPrivateNetworks ? 'public' : classify(ip);
    return kind === 'public' ? undefined : addressReason(kind);
  };

  function judgeHost(hostname: string): void {
    const host = unbracketed(hostname);
    const isInternal = !isIP(host) && !allowPrivateNetworks && isInternalName(host);
    const reason = isInternal ? 'internal_name' : isIP(host) ? refusalOf(host) : undefined;
    if (reason) throw new GatewayError('unreachable', { reason });
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
      throw new GatewayError('unreachable', { cause, reason: reasonOf(cause) ?? 'name_server_failed' });
    });
    if (addresses.length === 0) throw new GatewayError('unreachable', { reason: 'name_not_found' });
    // One private address condemns the name: a mixed answer is how rebinding begins.
    const reason = addresses.map(({ address }) => refusalOf(address)).find((refusal) => refusal !== undefined);
    if (reason) throw new GatewayError('unreachable', { reason });
    return addresses;
  }

  async function resolve(hostname: string, signal: AbortSignal): Promise<LookupAddress[]> {
    return unlessAborted(resolveNow(hostname), signal);
  }

  async function connectThrough(
    proxy: ForwardProxy,
    hostname: string,
    port: number,
    signal: AbortSignal,
    scheme: 'http' | 'https',
  ): Promise<Socket> {
    judgeHost(hostname);
    const socket = await connectToProxy(proxy, DIALLING, signal);
    return scheme === 'http' ? socket : tunnel(socket, proxy, unbracketed(hostname), port, signal);
  }

  async function connect(
    hostname: string,
    port: number,
    signal: AbortSignal,
    scheme: 'http' | 'https' = 'https',
  ): Promise<Socket> {
    const proxy = proxyFor(scheme, hostname, port);
    if (proxy) return connectThrough(proxy, hostname, port, signal, scheme);
    const addresses = await resolve(hostname, signal);
    const socket = dial({ ...DIALLING, host: unbracketed(hostname), port, lookup: answering(async () => addresses) });
    try {
      await once(socket, 'connect', { signal });
      return socket;
    } catch (cause) {
      socket.on('error', () => {}).destroy();
      throw signal.aborted
        ? new GatewayError('timeout', { cause, reason: 'connection_timeout' })
        : new GatewayError('unreachable', { cause, reason: reasonOf(cause) });
    }
  }

  /** The agent asks us for the addresses of a name; a literal, which needs none, is judged before it dials. */
  function guarded<A extends HttpAgent>(agent: A, scheme: 'http' | 'https'): A {
    const createConnection = agent.createConnection.bind(agent);
    agent.createConnection = (options, done) => {
      const { host = 'localhost', port, servername } = options as { host?: string; port: unknown; servername?: string };
      // A refusal thrown here would leave http.request() synchronously; handed over it becomes the request's error.
      const settle = done as (error: unknown, socket?: unknown) => void;
      const sni = servername?.replace(/\.$/, ''); // RFC 6066, section 3: without the trailing dot
      const proxy = proxyFor(scheme, host, Number(port));
      if (proxy) {
        const reach = (signal: AbortSignal) => connectThrough(proxy, host, Number(port), signal, scheme);
        const secured = (socket: Socket) => createConnection({ ...options, socket, servername: sni } as object);
        bounded(TUNNEL_MS, closed.signal, reach)
          .then((socket) => (scheme === 'http' ? socket : secured(socket)))
          .then((socket) => settle(null, socket), settle);
        return undefined as never; // Node's types know only the other way, to return the socket
      }
      try {
        judgeHost(host);
      } catch (refusal) {
        settle(refusal);
        return;
      }
      return createConnection(
        { ...options, ...DIALLING, lookup: answering(resolveNow), servername: sni } as object,
        done,
      );
    };
    return agent;
  }

  const closed = new AbortController();
  setMaxListeners(0, closed.signal); // one for each tunnel that is being made
  const agents = {
    http: inAbsoluteForm(guarded(new HttpAgent(sockets), 'http'), proxyFor),
    https: guarded(new HttpsAgent({ ...sockets, ...SECURITY }), 'https'),
  };
  return {
    judgeHost,
    resolve,
    connect,
    proxyFor,
    agents,
    close() {
      closed.abort();
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

interface Addressed {
  host?: string;
  port?: unknown;
}
/** Not in Node's documentation, but what every agent for proxies rests on: called before the head is written. */
type WithAddRequest = HttpAgent & { addRequest(request: ClientRequest, options: Addressed): void };

/** Has requests that go to a proxy name their whole target. RFC 9112, section 3.2.2. */
function inAbsoluteForm(agent: HttpAgent, proxyFor: ProxyFor): HttpAgent {
  const open = agent as WithAddRequest;
  const addRequest = open.addRequest.bind(open);
  open.addRequest = (request, options) => {
    const proxy = proxyFor('http', options.host ?? 'localhost', Number(options.port));
    if (proxy) {
      request.path = `http://${request.getHeader('host')}${request.path}`;
      if (proxy.authorization) request.setHeader('proxy-authorization', proxy.authorization);
    }
    addRequest(request, options);
  };
  return agent;
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
