import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { Agent } from 'node:http';
import type { Socket } from 'node:net';
import type { ProxyFor } from '../../src/shared/environment-proxy.js';
import { GatewayError } from '../../src/shared/errors.js';
import { type Reason, reasonOf } from '../../src/shared/reason.js';

type Scheme = 'http' | 'https';

export interface Refusal {
  code: 'unreachable' | 'timeout';
  reason: Reason | undefined;
}

/** What one fetch may do through the egress proxy: its credential, its budget, its sockets, and why some are missing. */
export interface EgressPass {
  readonly username: string;
  readonly password: string;
  /** The value of Proxy-Authorization that belongs to it. */
  readonly authorization: string;
  /** A judged connection, or one by way of the operator's proxy. @throws GatewayError unreachable | timeout */
  dial(hostname: string, port: number, scheme: Scheme): Promise<Socket>;
  /** For absolute-form requests; its sockets are dialled in the same way. */
  readonly agent: Agent;
  /** The operator's proxy that `agent` leads to. */
  readonly proxyFor: ProxyFor;
  /** Takes `bytes` from the budget; when that is used up, everything of this pass is cut. */
  spend(bytes: number): void;
  readonly exhausted: boolean;
  /** Notes why nothing could be had from an authority, for `refusalOf`. */
  refuse(hostname: string, port: number, thrown: unknown): Refusal;
  refusalOf(url: URL): Refusal | undefined;
  /** Breaks off what is under way; new connections may be made. */
  interrupt(): void;
  close(): void;
}

interface EgressPassOptions {
  dial(hostname: string, port: number, signal: AbortSignal, scheme: Scheme): Promise<Socket>;
  proxyFor: ProxyFor;
  maxBytes: number;
  onClose(pass: EgressPass): void;
}

/** A page that tries more dead authorities than this only loses the reasons of the later ones. */
const MAX_REFUSALS = 100;

/** A pass for one fetch. `dial` judges addresses; `onClose` is called when the pass is over. */
export function createEgressPass({ dial, proxyFor, maxBytes, onClose }: EgressPassOptions): EgressPass {
  const username = randomBytes(8).toString('hex');
  const password = randomBytes(24).toString('hex');
  const open = new Set<Socket>();
  const refusals = new Map<string, Refusal>();
  const closed = new AbortController();
  setMaxListeners(0, closed.signal); // a page may dial dozens of hosts at once
  let left = maxBytes;

  const pass: EgressPass = {
    username,
    password,
    authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
    agent: new Agent({ keepAlive: true }),
    proxyFor,
    async dial(hostname, port, scheme) {
      const socket = await dial(hostname, port, closed.signal, scheme);
      open.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
      if (closed.signal.aborted) socket.destroy();
      return socket;
    },
    spend(bytes) {
      left -= bytes;
      if (left < 0) pass.close();
    },
    get exhausted() {
      return left < 0;
    },
    refuse(hostname, port, thrown) {
      const code = GatewayError.from(thrown).code === 'timeout' ? 'timeout' : 'unreachable';
      const refusal: Refusal = { code, reason: reasonOf(thrown) };
      if (refusals.size < MAX_REFUSALS) refusals.set(`${hostname}:${port}`, refusal);
      return refusal;
    },
    refusalOf: (url) => refusals.get(`${url.hostname}:${portOf(url)}`),
    interrupt() {
      for (const socket of open) socket.destroy();
    },
    close() {
      closed.abort();
      pass.agent.destroy();
      pass.interrupt();
      onClose(pass);
    },
  };
  pass.agent.createConnection = ({ host, port }, done) => {
    // Node's own answer is a socket or a later call of `done`; its types know only the former.
    const settle = done as (error: unknown, socket?: Socket) => void;
    pass.dial(host ?? '', Number(port), 'http').then((socket) => settle(null, socket), settle);
    return undefined as never;
  };
  return pass;
}

/** The port of an address, with the default of its scheme. */
export function portOf({ port, protocol }: URL): number {
  return port ? Number(port) : protocol === 'https:' ? 443 : 80;
}
