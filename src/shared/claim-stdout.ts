import { Writable } from 'node:stream';

type Sink = NodeJS.WriteStream;

/** `claimStdout` for processes that only write lines there: each is written at once, so that none is lost at the end. */
export function claimStdoutForLines(stdout: Sink, stderr: Sink): Pick<Sink, 'write'> {
  const write = stdout.write.bind(stdout);
  stdout.write = stderr.write.bind(stderr) as Sink['write'];
  return { write };
}

/**
 * The one way to `stdout` from now on: whatever else writes there, a library's `console.log` or the output of a thread,
 * goes to `stderr`. For processes whose stdout speaks a protocol.
 */
export function claimStdout(stdout: Sink, stderr: Sink): Writable {
  const write = stdout.write.bind(stdout) as (chunk: Buffer, done: (error?: Error | null) => void) => boolean;
  const claimed = new Writable({
    write: (chunk: Buffer, _encoding, done) => void write(chunk, done),
  });
  stdout.once('error', (error) => claimed.destroy(error));
  stdout.write = stderr.write.bind(stderr) as Sink['write'];
  return claimed;
}
