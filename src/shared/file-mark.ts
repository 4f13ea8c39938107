import { statSync } from 'node:fs';

/** Another one whenever a file was written or replaced; always the same while there is none. */
export function fileMark(path: string): string {
  const { mtimeMs, size, ino } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0, ino: 0 };
  return `${mtimeMs}/${size}/${ino}`;
}
