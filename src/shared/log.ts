import bunyan from 'bunyan';
import { GatewayError } from './errors.js';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export type Log = bunyan;

/**
 * JSON lines on `stream`. Levels: `error` we are at fault, `warn` degraded, `info` one line per call, `debug` the rest.
 * Messages are constants and facts are fields; an `err` field is reduced to its code and our own stack frames, since
 * the message of a foreign error may quote a URL.
 */
export function createLog(name: string, level: LogLevel, stream: NodeJS.WritableStream): Log {
  return bunyan.createLogger({
    name,
    streams: [{ level, stream }],
    serializers: { err: (err: unknown) => ({ code: GatewayError.from(err).code, at: ownFrames(err) }) },
  });
}

/** `file:line` of the frames that are ours, innermost first, at most five. */
function ownFrames(err: unknown): string[] {
  const chain: unknown[] = [];
  for (let e = err; e instanceof Error && chain.length < 4; e = e.cause) chain.push(e.stack ?? '');
  return chain
    .join('\n')
    .split('\n')
    .flatMap((line) => /^\s*at .*?((?:src|worker)\/[\w./-]+\.[jt]s:\d+)/.exec(line)?.[1] ?? [])
    .slice(0, 5);
}
