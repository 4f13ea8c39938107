import type { LookupAddress } from 'node:dns';
import type { Agent as HttpAgent } from 'node:http';
import type { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';

/** Where sockets are opened: every address is judged at the moment it is dialled. */
export interface Guard {
  /** Refuses a private literal or an internal name before any DNS. @throws GatewayError unreachable */
  judgeHost(hostname: string): void;
  /** Every address of a name, all judged public. @throws GatewayError unreachable */
  resolve(hostname: string, signal: AbortSignal): Promise<LookupAddress[]>;
  /** A TCP connection to one of the judged addresses. @throws GatewayError unreachable | timeout */
  connect(hostname: string, port: number, signal: AbortSignal): Promise<Socket>;
  /** Keep-alive agents for got whose sockets pass the same judge, literals included. */
  agents: { http: HttpAgent; https: HttpsAgent };
  close(): void;
}
