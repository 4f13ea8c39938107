/** A browser makes no difference to what a document is. */
import t from 'tap';
import { BINARIES, DOCUMENTS } from '../helpers/documents-by-type.js';
import { createBrowser, createSite, type Route, skip } from './browser-site.js';

const answer =
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

t.test('what a document is does not depend on a browser', { skip }, async (t) => {
  const documents = DOCUMENTS.map((document, at) => ({
    ...document,
    path: `/${at}${document.path ?? ''}`.split('?')[0] ?? '',
  }));
  const binaries = Object.entries(BINARIES).flatMap(([title, body], at) =>
    TYPES_OF_BINARIES.map((type, index) => ({
      title,
      type,
      body,
      path: `/binary/${at}/${index}`,
      is: 'extraction_failed',
    })),
  );
  const all = [...documents, ...binaries];
  const site = await createSite(
    t,
    Object.fromEntries(all.map((one) => [one.path, answer(one.type, one.body, 'headers' in one ? one.headers : {})])),
  );
  const browser = createBrowser(t, site);
  for (const { path, is, type, body } of all) {
    const found = await browser.load(path).then(
      ({ mediaType }) => mediaType,
      ({ code }) => code,
    );
    t.equal(found, is, `${JSON.stringify(body.toString('latin1', 0, 24))} as ${type}`);
  }
});
