import { readFileSync } from 'node:fs';

interface PackageFacts {
  version: string;
  homepage: string;
}

/** What package.json states of the product. Read relative to the built file, `dist/src/shared`, or to the source. */
const { version, homepage } = readPackage();

export const VERSION: string = version;

/**
 * How we name ourselves to sites: the product token that groups of robots.txt are matched against, and the page that says
 * who we are, which is the package's `homepage`.
 */
export const IDENTITY = `SearchGateway/${version.split('.', 2).join('.')} (+${homepage})`;

function readPackage(): PackageFacts {
  for (const up of ['../../package.json', '../../../package.json']) {
    try {
      return JSON.parse(readFileSync(new URL(up, import.meta.url), 'utf8')) as PackageFacts;
    } catch {
      // Not here; the other layout applies.
    }
  }
  throw new Error('package.json is missing');
}
