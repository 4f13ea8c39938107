import { statSync } from 'node:fs';

/** Of what is no file, or cannot be looked at. */
export const NO_FILE = 'none';

/** Another one whenever a file was written or replaced, or its rights were changed: it may be readable now. */
export function fileMark(path: string): string {
  try {
    const found = statSync(path);
    if (found.isFile()) return `${found.ctimeMs}/${found.mode}/${found.size}/${found.ino}`;
  } catch {
    // Gone, a circle of links, no right to its folder: what waits for the file cannot mend it.
  }
  return NO_FILE;
}
