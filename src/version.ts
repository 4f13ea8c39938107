import { readFileSync } from 'node:fs';

/** The package's version. Read relative to the built file, `dist/src/version.js`, or to the source beside it. */
export const VERSION: string = readVersion();

function readVersion(): string {
  for (const up of ['../package.json', '../../package.json']) {
    try {
      return (JSON.parse(readFileSync(new URL(up, import.meta.url), 'utf8')) as { version: string }).version;
    } catch {
      // Not here; the other layout applies.
    }
  }
  throw new Error('package.json is missing');
}
