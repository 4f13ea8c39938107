import bunyan from 'bunyan';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export type Log = bunyan;

/**
 * JSON lines on `stream`. Levels: `error` we are at fault, `warn` degraded, `info` one line per call, `debug` the rest.
 * Messages are constants and facts are fields; an `err` field is reduced to what kind of error it was and our own
 * stack frames, since the message of a foreign error may quote a URL.
 */
export function createLog(name: string, level: LogLevel, stream: NodeJS.WritableStream): Log {
  return bunyan.createLogger({
    name,
    streams: [{ level, stream }],
    serializers: { err: (err: unknown) => ({ kind: kinds(err), at: ownFrames(err) }) },
  });
}

/** Class and fixed code of an error and its causes, outermost first: `SendError < RequestError ECONNREFUSED`. */
function kinds(err: unknown): string {
  return causes(err)
    .map((e) => [e.name, 'code' in e && /^[\w-]{1,40}$/.test(String(e.code)) ? e.code : ''].join(' ').trim())
    .join(' < ');
}

/** `file:line` of the frames that are ours, innermost first, at most five. */
function ownFrames(err: unknown): string[] {
  return causes(err)
    .flatMap((e) => (e.stack ?? '').split('\n'))
    .flatMap((line) => /^\s*at .*?((?:src|worker)\/[\w./-]+\.[jt]s:\d+)/.exec(line)?.[1] ?? [])
    .slice(0, 5);
}

function causes(err: unknown): Error[] {
  const chain: Error[] = [];
  for (let e = err; e instanceof Error && chain.length < 4; e = e.cause) chain.push(e);
  return chain;
}
