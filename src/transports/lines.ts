const NEWLINE = 0x0a;

/**
 * Cuts a byte stream into lines without their end and calls `onLine` for each, the last one even when nothing ends it. A
 * line of more than `maxBytes` is dropped as it comes, so that it never fills the memory, and reported once by `onTooLong`.
 */
export function createLineReader(maxBytes: number, onLine: (line: string) => void, onTooLong: () => void) {
  let parts: Buffer[] = [];
  let bytes = 0;
  const keep = (part: Buffer) => {
    bytes += part.length;
    if (bytes > maxBytes) parts = [];
    else parts.push(part);
  };
  const endLine = () => {
    const line = bytes > maxBytes ? undefined : Buffer.concat(parts).toString('utf8');
    parts = [];
    bytes = 0;
    if (line === undefined) onTooLong();
    else onLine(line);
  };
  return {
    read(chunk: Buffer): void {
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
        keep(chunk.subarray(start, end));
        start = end + 1;
        endLine();
      }
      keep(chunk.subarray(start));
    },
    /** The stream is over. */
    end(): void {
      if (bytes > 0) endLine();
    },
  };
}
