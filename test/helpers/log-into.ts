import { Writable } from 'node:stream';
import { createLog, type Log } from '../../src/shared/log.js';

interface Lines {
  push(line: string): void;
}

/** A log at debug that hands each of its lines to `lines`. */
export function logInto(lines: Lines, name: string): Log {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return createLog(name, 'debug', stream);
}
