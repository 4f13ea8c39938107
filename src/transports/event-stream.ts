import type { ServerResponse } from 'node:http';
import type { Log } from '../shared/log.js';
import { noTelemetry, type Telemetry } from '../shared/telemetry.js';
import { logServed } from './rpc-error.js';

/** A client that reads slower than this many buffered bytes is dropped. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

export const TOO_MANY_STREAMS = 'Too many open streams. Try again later.';

export interface EventStream {
  /** False when the client is gone or too slow. */
  send(event: string, data: string): boolean;
  close(): void;
}

/** Milliseconds between comment lines on idle streams; 0 keeps them silent. */
export type HeartbeatMs = number;

interface Options {
  heartbeatMs: HeartbeatMs;
  /** As the log calls the stream. */
  route: string;
  transport: 'sse' | 'streamable_http';
  log: Log;
  telemetry?: Telemetry | undefined;
}

/**
 * Answers `res` with server-sent events; its log line comes at the end, with how long it was open. Heartbeats are comment lines, which every client skips; nothing is buffered by
 * proxies that honour `X-Accel-Buffering`.
 */
export function openEventStream(
  res: ServerResponse,
  { heartbeatMs, route, transport, log, telemetry = noTelemetry }: Options,
): EventStream {
  const startedAt = performance.now();
  telemetry.add('search_gateway.mcp.streams', 1, { 'search_gateway.mcp.transport': transport });
  res.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  res.flushHeaders();
  const write = (text: string) => {
    if (res.writableEnded || res.destroyed) return false;
    res.write(text);
    if (res.writableLength > MAX_BUFFERED_BYTES) res.destroy();
    return !res.destroyed;
  };
  const heartbeat = heartbeatMs > 0 ? setInterval(() => write(': heartbeat\n\n'), heartbeatMs).unref() : undefined;
  res.on('close', () => {
    clearInterval(heartbeat);
    telemetry.add('search_gateway.mcp.streams', -1, { 'search_gateway.mcp.transport': transport });
    logServed(log, { method: 'GET', route, status: 200, startedAt });
  });
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${data}\n\n`),
    close: () => void res.end(),
  };
}
