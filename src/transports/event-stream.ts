import { AsyncResource } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { Log } from '../shared/log.js';
import type { Telemetry } from '../shared/telemetry.js';
import { logServed } from './rpc-error.js';

/** A client that has not even read this much of what it was sent before is dropped; one message may be larger. */
const MAX_BUFFERED_BYTES = 16 * 1024 * 1024;

/** Longer texts are written as bytes, which is what of them is counted while they wait. */
const LONG_TEXT = 16 * 1024;

export const TOO_MANY_STREAMS = {
  status: 503,
  retryAfterSeconds: 5,
  message: 'Too many open streams. Try again in 5 seconds.',
} as const;

export interface EventStream {
  /** False when the client is gone or too slow. */
  send(event: string, data: string): boolean;
  close(): void;
}

/** Milliseconds between comment lines; 0 sends none. */
export type HeartbeatMs = number;

/**
 * Answers `res` with server-sent events; the head goes out with the first of them. Heartbeats are comment lines, which
 * every client skips; nothing is buffered by proxies that honour `X-Accel-Buffering`.
 */
export function openEventStream(res: ServerResponse, heartbeatMs: HeartbeatMs): EventStream {
  res.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  const gather = gatherer(res);
  const write = (text: string) => {
    if (res.writableLength > MAX_BUFFERED_BYTES) res.destroy();
    if (res.writableEnded || res.destroyed) return false;
    gather();
    res.write(text.length > LONG_TEXT ? Buffer.from(text) : text);
    return true;
  };
  const beat = () => res.writableNeedDrain || write(': heartbeat\n\n');
  const heartbeat = heartbeatMs > 0 ? setInterval(beat, heartbeatMs).unref() : undefined;
  res.on('close', () => clearInterval(heartbeat));
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${data}\n\n`),
    close: () => void res.end(),
  };
}

/** Has what `res` is given within one turn of the event loop leave in one write, which costs more than a message does. */
function gatherer(res: ServerResponse): () => void {
  let isGathering = false;
  return () => {
    if (isGathering) return;
    isGathering = true;
    // Not the response: since Node 22 that writes in pieces what it held back, and the end before it.
    const { socket } = res;
    socket?.cork();
    setImmediate(() => {
      isGathering = false;
      socket?.uncork();
    });
  };
}

interface GetOptions {
  heartbeatMs: HeartbeatMs;
  /** As the log calls the stream. */
  route: string;
  transport: 'sse' | 'streamable_http';
  log: Log;
  telemetry: Telemetry;
}

/** The stream that a GET asks for: its head goes out at once; it is counted, and its log line says how long it was open. */
export function openGetStream(
  res: ServerResponse,
  { heartbeatMs, route, transport, log, telemetry }: GetOptions,
): EventStream {
  const startedAt = performance.now();
  const stream = openEventStream(res, heartbeatMs);
  res.flushHeaders();
  countStream(res, telemetry, transport);
  res.on(
    'close',
    AsyncResource.bind(() => logServed(log, { method: 'GET', route, status: 200, startedAt })),
  );
  return stream;
}

/** Counts `res` among the open streams until it is closed. */
export function countStream(res: ServerResponse, telemetry: Telemetry, transport: GetOptions['transport']): void {
  const count = (change: 1 | -1) =>
    telemetry.add('search_gateway.mcp.streams', change, { 'search_gateway.mcp.transport': transport });
  count(1);
  res.on('close', () => count(-1));
}
