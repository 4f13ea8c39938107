/** What a document is, by its octets, where its declared type is of no help or wrong. */
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { createGuard } from '../../src/shared/guard.js';
import { createStaticLoader } from '../../worker/loaders/static.js';
import {
  BINARIES,
  DOCUMENTS,
  type Document,
  FEED,
  HTML,
  MARKDOWN,
  PDF_FILE,
  YAML,
} from '../helpers/documents-by-type.js';
import { never } from '../helpers/failure.js';
import { listen, type Teardown } from '../helpers/listen.js';

function loaderOf(t: Teardown) {
  const guard = createGuard({ allowPrivateNetworks: true });
  t.teardown(() => guard.close());
  return createStaticLoader({ guard, permit: async () => {}, userAgent: 'TestBot/1.0' });
}

/** The media type under which a document is read, or the code of the failure. */
async function readAs(t: Teardown, { type, body, headers, path = '/' }: Omit<Document, 'is'>): Promise<string> {
  const site = await listen(t, (_req, res) =>
    res.writeHead(200, { ...(type !== undefined && { 'content-type': type }), ...headers }).end(body),
  );
  return loaderOf(t)(new URL(path, site), never).then(
    ({ mediaType }) => mediaType,
    (failure) => failure.code,
  );
}

for (const { is, ...document } of DOCUMENTS) {
  const { type, body, headers, path } = document;
  const start = JSON.stringify(body.toString('latin1', 0, 24));
  t.test(`${start} as ${type} ${Object.values(headers ?? {})} ${path ?? ''} is ${is}`, async (t) => {
    t.equal(await readAs(t, document), is);
  });
}

for (const [title, body] of Object.entries(BINARIES))
  t.test(`${title} is refused under any type`, async (t) => {
    const types = [
      undefined,
      'text/html',
      'text/html; charset=utf-8',
      'text/plain',
      'text/markdown',
      'application/json',
    ];
    const others = [
      'application/xml',
      'application/pdf',
      'application/octet-stream',
      'text/csv',
      'image/png',
      'video/mp4',
    ];
    for (const type of [...types, ...others])
      t.equal(await readAs(t, { type, body }), 'extraction_failed', String(type));
  });

t.test('what is refused by its first octets is not loaded', async (t) => {
  const zeros = Buffer.alloc(64 * 1024);
  const film = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1');
  const starts = [
    ['video/mp4', film],
    ['text/html', film],
    [undefined, film],
    ['application/octet-stream', film],
    ['application/x-never-heard-of', zeros],
    ['application/pdf', film],
    ['audio/mpeg', Buffer.from('words that are no sound')],
    ['application/zip', Buffer.from('words that are no archive')],
  ] as const;
  for (const [type, start] of starts) {
    let sent = 0;
    let closed: Promise<unknown> | undefined;
    const endless: RequestListener = (_req, res) => {
      closed = once(res, 'close');
      const body = function* () {
        yield start;
        for (; ; sent += zeros.length) yield zeros;
      };
      pipeline(Readable.from(body()), res.writeHead(200, type ? { 'content-type': type } : {}), () => {});
    };
    const site = await listen(t, endless);
    t.equal(await loaderOf(t)(site, never).catch(({ code }) => code), 'extraction_failed', String(type));
    await closed;
    t.ok(sent < 8 * 1024 * 1024, `${type}: ${sent} octets`); // what two sockets hold between them
  }
});

t.test('a stream without an end is refused by its head', async (t) => {
  for (const type of ['text/event-stream', 'multipart/x-mixed-replace; boundary=x']) {
    const site = await listen(t, (_req, res) => void res.writeHead(200, { 'content-type': type }).flushHeaders());
    t.equal(await loaderOf(t)(site, never).catch(({ code }) => code), 'extraction_failed');
  }
});

t.test('the text is whole, in its own charset, whatever its type', async (t) => {
  const read = async (type: string, body: Buffer | string) => {
    const site = await listen(t, (_req, res) => res.writeHead(200, { 'content-type': type }).end(body));
    return loaderOf(t)(site, never);
  };
  t.equal((await read('application/octet-stream', MARKDOWN)).text, MARKDOWN);
  t.equal((await read('application/pdf', Buffer.from(`\ufeff${HTML}`, 'utf16le'))).text, HTML);
  t.equal((await read('application/octet-stream', gzipSync(YAML))).text, YAML, 'and compressed');
  t.same((await read('binary/octet-stream', PDF_FILE)).bytes, PDF_FILE);
  const latin = Buffer.from(FEED.replace('<title>', '<title>\xe9').replace('UTF-8', 'iso-8859-1'), 'latin1');
  t.match((await read('application/x-rss', latin)).text, '<title>é');
});
