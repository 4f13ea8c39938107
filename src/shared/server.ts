import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Connections, dropStalled } from './connections.js';

/** Of those that are cut, to be told so. */
const LAST_WORDS_MS = 1_000;

/** Of a client that reads nothing although something waits for it, until it is dropped. */
const MAX_STALLED_MS = 45_000;

export interface Listening {
  /** Base URL with the port really bound. */
  url: URL;
  /** Stops accepting, lets what is in flight finish for at most `graceMs`, then cuts what is left. */
  close(graceMs?: number): Promise<void>;
}

export interface Bind {
  host: string;
  port: number;
  /** The setting that names the port, `…_PORT`, for the error message; the one of the host is `…_HOST`, of metrics too. */
  setting: string;
  /** How long a client may read nothing of what waits for it. */
  maxStalledMs?: number | undefined;
  /** Is told of the connections before the first of them. */
  onConnections?(connections: Connections): void;
  /** The grace is over: has what is under way answered at once. Returns whether anything is. */
  onCut?(): boolean;
}

/** Thrown when the address cannot be bound; `code` is Node's, such as `EADDRINUSE` or `EACCES`. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
  constructor(
    readonly setting: string,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/**
 * A bound HTTP server with limits against slow clients: 10 s for the headers, 30 s for the whole request. Answers may
 * take as long as they need, so event streams are not cut, but who reads nothing of what waits is (`dropStalled`).
 * @throws ListenError
 */
export async function listen(
  handler: RequestListener,
  { host, port, setting, maxStalledMs = MAX_STALLED_MS, onConnections, onCut }: Bind,
): Promise<Listening> {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 5_000 },
    handler,
  );
  const connections = new Connections(server);
  onConnections?.(connections);
  server.once('close', dropStalled(connections, maxStalledMs));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(listenError(setting, cause)));
    server.listen(port, host, resolve);
  });
  const bound = server.address() as AddressInfo;
  const name = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return {
    url: new URL(`http://${name}:${bound.port}/`),
    close: (graceMs = 10_000) => drain(server, connections, graceMs, onCut),
  };
}

/**
 * Closes servers one after the other, all within one grace: while those that ask are drained, those that are asked still
 * serve.
 */
export async function closeInTurn(
  servers: readonly Pick<Listening, 'close'>[],
  graceMs: number,
  now: () => number = () => performance.now(),
): Promise<void> {
  const end = now() + graceMs;
  for (const server of servers) await server.close(Math.max(0, end - now()));
}

/** A port is taken or forbidden; anything else, such as a name that does not resolve, is the host's doing. */
function listenError(setting: string, cause: NodeJS.ErrnoException): ListenError {
  const { code = 'unknown' } = cause;
  const isPort = code === 'EADDRINUSE' || code === 'EACCES';
  return new ListenError(isPort ? setting : setting.replace(/(_METRICS)?_PORT$/, '_HOST'), code, { cause });
}

async function drain(
  server: Server,
  connections: Iterable<Socket>,
  graceMs: number,
  onCut: () => boolean = () => false,
): Promise<void> {
  const closeIdle = () => {
    // A kept-alive connection becomes idle only when its answer ends; nothing else would close it then.
    server.closeIdleConnections();
    // One that never sent anything, such as a browser's for later use, counts as busy with its first request.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  };
  // A moment later at first, so that what has arrived has been read.
  const idle = setInterval(closeIdle, 100);
  let cut = setTimeout(() => {
    const closeAll = () => server.closeAllConnections();
    if (onCut()) cut = setTimeout(closeAll, LAST_WORDS_MS);
    else closeAll();
  }, graceMs);
  try {
    await new Promise((resolve) => server.close(resolve));
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
