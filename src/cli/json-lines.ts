import { type FileHandle, open } from 'node:fs/promises';

/** A file of JSON values, one a line, that one process adds to. */
export interface JsonLines {
  append(value: unknown): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens `path` to add to it and hands each value that is there to `read`. A last line that was only half written is
 * removed; one that only lacks its end gets it. Lines that are no JSON are left alone.
 */
export async function openJsonLines(path: string, read: (value: unknown) => void): Promise<JsonLines> {
  const file = await open(path, 'a+');
  try {
    const { end, complete, size } = await readAll(file, read);
    if (complete === true) await file.appendFile('\n');
    else if (end < size) await file.truncate(end);
  } catch (thrown) {
    await file.close();
    throw thrown;
  }
  let written = Promise.resolve();
  return {
    append(value) {
      written = written.then(() => file.appendFile(`${JSON.stringify(value)}\n`));
      return written;
    },
    async close() {
      await written.catch(() => {});
      await file.close();
    },
  };
}

/** Where the last whole line ends, and whether what follows it is a value. */
async function readAll(file: FileHandle, read: (value: unknown) => void) {
  let rest: Buffer[] = [];
  let end = 0;
  let size = 0;
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false }) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      tell(Buffer.concat([...rest, chunk.subarray(from, at)]), read);
      rest = [];
      from = at + 1;
      end = size + from;
    }
    rest.push(chunk.subarray(from));
    size += chunk.length;
  }
  const tail = Buffer.concat(rest);
  return { end, size, complete: tail.length > 0 && tell(tail, read) };
}

function tell(line: Buffer, read: (value: unknown) => void): boolean {
  try {
    read(JSON.parse(line.toString()));
    return true;
  } catch {
    return false;
  }
}
