import bunyan from 'bunyan';
import { lineFields } from './line-fields.js';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export type Log = bunyan;
/** Where lines go: a stream, or only its way in. */
export type LineSink = Pick<NodeJS.WritableStream, 'write'>;

/**
 * JSON lines on `stream`, each with the id of its call and trace. Levels: `error` what ends with a code of status 5xx,
 * `warn` degraded, `info` one line for each call and each other request, start and stop, `debug` the rest.
 * Messages are constants and facts are fields; an `err` field is reduced to what kind of error it was and our own
 * stack frames, since the message of a foreign error may quote a URL.
 */
export function createLog(name: string, level: LogLevel, stream: LineSink): Log {
  return bunyan.createLogger({
    name,
    streams: [
      {
        type: 'raw',
        level,
        stream: { write: (line: object) => void stream.write(toText(line)) } as unknown as NodeJS.WritableStream,
      },
    ],
    serializers: { err: (err: unknown) => ({ kind: kinds(err), at: ownFrames(err) }) },
  });
}

function toText(line: object): string {
  return `${JSON.stringify({ ...line, ...lineFields(), ...line })}\n`;
}

/** The level of what ended with `status`: the one rule for every server and face. */
export function levelOf(status: number): 'info' | 'error' {
  return status >= 500 ? 'error' : 'info';
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
