/** Documents under types that say little of them, for a browser to load. */
import type { Test } from 'tap';
import { BINARIES, DOCUMENTS, type Document } from '../helpers/documents-by-type.js';
import { createBrowser, createSite, type Route } from './browser-site.js';

export const answer =
  (type: string | undefined, body: Buffer | string, headers: Record<string, string> = {}): Route =>
  (_req, res) =>
    res.writeHead(200, { ...(type !== undefined && { 'content-type': type }), ...headers }).end(body);

const TYPES_OF_BINARIES = [
  undefined,
  'text/html',
  'text/html; charset=utf-8',
  'text/plain',
  'application/octet-stream',
  'application/pdf',
  'video/mp4',
];

/** Each under two types in turn: without a browser, where that takes no time, each is under all. */
const binaries: Document[] = Object.values(BINARIES).flatMap((body, at) =>
  [at, at + 1].map((turn) => ({
    type: TYPES_OF_BINARIES[turn % TYPES_OF_BINARIES.length],
    body,
    path: `/binary/${at}/${turn}`,
    is: 'extraction_failed',
  })),
);

export const ALL: Document[] = [
  ...DOCUMENTS.map((document, at) => ({ ...document, path: `/${at}${document.path ?? ''}`.split('?')[0] ?? '' })),
  ...binaries,
];

/** What the browser makes of each, a few at a time. */
export async function testDocuments(t: Test, documents: readonly Document[]): Promise<void> {
  const site = await createSite(
    t,
    Object.fromEntries(documents.map(({ path = '', type, body, headers }) => [path, answer(type, body, headers)])),
  );
  const browser = createBrowser(t, site);
  const left = documents.values();
  const work = async () => {
    for (const { path = '', is, type, body } of left) {
      const found = await browser.load(path).then(
        ({ mediaType }) => mediaType,
        ({ code }) => code,
      );
      t.equal(found, is, `${JSON.stringify(body.toString('latin1', 0, 24))} as ${type}`);
    }
  };
  await Promise.all([work(), work(), work()]);
}
