/** A browser makes no difference to what a document is. */
import { once } from 'node:events';
import { pipeline, Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { type Document, HTML, PDF_FILE, WORDS } from '../helpers/documents-by-type.js';
import { failureOf } from '../helpers/failure.js';
import { createBrowser, createSite, skip } from './browser-site.js';
import { ALL, answer, testDocuments } from './typed-documents.js';

/** Each document under one type, and every sixth again under another; all are in the slow tests. */
function some(documents: readonly Document[]): Document[] {
  const groupOf = ({ body, is, headers }: Document) => JSON.stringify([body.toString('latin1'), is, headers]);
  const groups = documents.map(groupOf);
  return documents.filter((_, i) => groups.indexOf(groups[i] ?? '') === i || i % 6 === 0);
}

t.test('what a document is does not depend on a browser', { skip }, (t) => testDocuments(t, some(ALL)));

t.test('what is refused by its first octets is not loaded by a browser either', { skip }, async (t) => {
  const film = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1');
  const zeros = Buffer.alloc(64 * 1024);
  const types = ['video/mp4', 'text/html', 'text/html; charset=utf-8', 'application/octet-stream', undefined];
  let type: string | undefined;
  let sent = 0;
  let closed: Promise<unknown> | undefined;
  const body = function* () {
    yield film;
    for (; ; sent += zeros.length) yield zeros;
  };
  const site = await createSite(t, {
    '/': (_req, res) => {
      closed = once(res, 'close');
      pipeline(Readable.from(body()), res.writeHead(200, type ? { 'content-type': type } : {}), () => {});
    },
  });
  const browser = createBrowser(t, site, { maxBytes: 512 * 1024 * 1024 });
  for (type of types) {
    sent = 0;
    t.match(await failureOf(browser.load('/')), { code: 'extraction_failed' });
    await closed;
    // Far from the most, and more than sockets and pipes hold on the way on a busy machine.
    t.ok(sent < 128 * 1024 * 1024, `${type}: ${sent} octets`);
  }
});

t.test('a page that leads to a file stays, and a page under the type of a file is rendered', { skip }, async (t) => {
  const site = await createSite(t, {
    '/': `<p>${WORDS}</p><script>location = '/file'</script>`,
    '/file': answer('application/octet-stream', PDF_FILE),
    '/login': answer('application/pdf', `${HTML}<script>document.body.append('scripted')</script>`),
  });
  const browser = createBrowser(t, site);
  t.match((await browser.load('/')).text, WORDS);
  t.match(await browser.load('/login'), { mediaType: 'text/html', text: 'scripted' });
});

t.test('what the browser would read wrongly by its head, it is given as it is', { skip }, async (t) => {
  const xhtml = (text: string, declared: string) =>
    `<?xml version="1.0" encoding="${declared}"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>a</title></head><body><div id="a"/><p>${text}</p></body></html>`;
  const latin2 = Buffer.from(
    xhtml(
      'Rzeka podnios\xb3a si\xea w nocy, a dolne \xb3\xb1ki le\xbfa\xb3y pod wod\xb1. M\xb3ynarz wsta\xb3 wcze\xb6nie i otworzy\xb3 \xb6luz\xea, \xbfeby woda mog\xb3a sp\xb3yn\xb1\xe6.',
      'iso-8859-2',
    ),
    'latin1',
  );
  const site = await createSite(t, {
    '/zipped': answer('text/html', gzipSync(HTML)),
    '/zipped-twice': answer('text/html; charset=utf-8', gzipSync(gzipSync(HTML)), { 'content-encoding': 'gzip' }),
    '/brief': answer('text/html', gzipSync('<p>a')),
    '/xhtml': answer('application/xhtml+xml; charset=iso-8859-1', latin2),
    '/xhtml-plain': answer('application/xhtml+xml', xhtml('Fen', 'utf-8')),
  });
  const browser = createBrowser(t, site);
  t.match((await browser.load('/zipped')).text, WORDS);
  t.match((await browser.load('/zipped-twice')).text, WORDS);
  t.match((await browser.load('/brief')).text, '<p>a');
  t.match((await browser.load('/xhtml')).text, 'Młynarz wstał wcześnie i otworzył śluzę');
  t.match((await browser.load('/xhtml-plain')).text, /<div id="a"><\/div>\s*<p>Fen/);
});
