import { noise } from './binary.js';
import { pagesPdf, textAt } from './pdf.js';

/** A document as a server hands it out, and the media type that it is read as, or the code of the failure. */
export interface Document {
  /** The `Content-Type`; undefined when there is none. */
  type: string | undefined;
  body: Buffer | string;
  headers?: Record<string, string>;
  path?: string;
  is: string;
}

export const WORDS = 'The ferry leaves from the north quay at six';
export const PDF_FILE = pagesPdf([textAt([700, WORDS])]);
export const HTML = `<!DOCTYPE html>\n<html><head><title>Quay</title></head><body><h1>Quay</h1><p>${WORDS} in the morning, and again at noon.</p></body></html>`;
export const MARKDOWN = `# Ferry\n\n${WORDS}.\n\n- Run \`ferry list\`\n- Read [the table](table.md)\n`;
const TEXT = `${WORDS}.\nIt is full on Sundays.\n`;
export const YAML = `openapi: 3.1.0\ninfo:\n  title: Ferries\n  description: ${WORDS}\npaths:\n  /quays:\n    get: {}\n`;
const JSON_TEXT = `{"openapi": "3.1.0", "info": {"title": "Ferries", "description": "${WORDS}"}}`;
const LINES = `{"quay": 1, "text": "${WORDS}"}\n{"quay": 2}\n`;
export const FEED = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>Quay</title><item><title>${WORDS}</title><link>https://quay.example/1</link></item></channel></rss>`;
const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Quay</title><entry><title>${WORDS}</title><link href="https://quay.example/1"/></entry></feed>`;
const WSDL = `<?xml version="1.0"?>\n<wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/"><wsdl:documentation>${WORDS}</wsdl:documentation></wsdl:definitions>`;
const CSV = `quay,departure\nnorth,${WORDS}\n`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><text>${WORDS}</text></svg>`;

const PDF = 'application/pdf';
const FAILS = 'extraction_failed';
const DOWNLOAD = { 'content-disposition': 'attachment; filename="ferry"' };

/** Types of those who do not know, or want it saved. */
const SAYS_NOTHING = [
  undefined,
  '',
  'pdf',
  'application/octet-stream',
  'Application/Octet-Stream; charset=binary',
  'application/octetstream',
  'application/x-octet-stream',
  'binary/octet-stream',
  'octet/stream',
  'application/force-download',
  'application/x-force-download',
  'application/x-forcedownload',
  'application/download',
  'application/x-download',
  'application/save-as',
  'application/binary',
  'application/unknown',
  'text/octet-stream',
  'file/unknown',
  'x-application/file',
  '"application/pdf"',
];

const under = (types: readonly (string | undefined)[], is: string, body: Buffer | string, rest = {}): Document[] =>
  types.map((type) => ({ type, body, is, ...rest }));

export const DOCUMENTS: Document[] = [
  ...under(SAYS_NOTHING, PDF, PDF_FILE),
  ...under(['application/octet-stream', PDF, 'text/html', undefined], PDF, PDF_FILE, { headers: DOWNLOAD }),
  ...under(
    [
      'application/x-pdf',
      'application/acrobat',
      'application/vnd.pdf',
      'text/pdf',
      'text/x-pdf',
      'image/pdf',
      'image/jpeg',
    ],
    PDF,
    PDF_FILE,
  ),
  ...under(['text/plain', 'application/json', 'application/xml', 'text/html; charset=utf-8'], PDF, PDF_FILE),
  ...under(['application/octet-stream', PDF], PDF, Buffer.concat([Buffer.from('\ufeff\r\n'), PDF_FILE])),

  ...under(
    [PDF, 'application/x-pdf', 'application/octet-stream', 'application/force-download', undefined],
    'text/html',
    HTML,
  ),
  ...under([PDF, 'application/json', 'text/csv', 'application/yaml', 'application/rss+xml'], 'text/html', HTML),
  ...under([PDF, undefined], 'text/html', `\ufeff<!-- a\n-b -->\n<HTML lang=en><p>${WORDS}`),
  ...under([PDF, 'application/octet-stream'], 'text/html', `<?xml version="1.0"?><!-- x -->\n${HTML}`),
  ...under([PDF, 'binary/octet-stream'], 'text/html', `<div class=error><p>${WORDS}</p></div>`),
  ...under([PDF], 'application/json', '{"error": "no such paper"}'),
  ...under([PDF], 'text/plain', TEXT),
  ...under(['text/plain'], 'text/plain', HTML),
  ...under(['text/x-php'], 'text/x-php', HTML),
  ...under(['application/msword', 'application/vnd.ms-excel'], 'text/html', HTML),

  ...under(SAYS_NOTHING, 'text/markdown', MARKDOWN),
  ...under(SAYS_NOTHING.slice(2, 6), 'text/plain', TEXT),
  ...under(['application/octet-stream'], 'text/markdown', TEXT, { path: '/notes/README.md' }),
  ...under(['application/octet-stream'], 'text/markdown', `<p align="center">x</p>\n\n# Ferry\n\n${WORDS}`, {
    headers: { 'content-disposition': 'attachment; filename=read-me.MD' },
  }),
  ...under(['application/octet-stream', undefined], 'text/markdown', `<h1 align="center">Ferry</h1>\n\n${MARKDOWN}`),
  ...under(['application/octet-stream'], 'text/plain', 'The quay:\r\nnorth\r\n\f\x1b[1mSix\x1b[0m'),
  ...under(['application/octet-stream'], 'text/csv', CSV, { path: '/table.csv?v=1' }),
  ...under(['application/octet-stream'], 'text/plain', `#!/bin/sh\n# Lists quays\n\nls -- \`quays\`\n`),
  ...under(['application/vnd.github.raw', 'application/x-httpd-php', 'chemical/x-words'], 'text/plain', TEXT),
  ...under(['text/x-plain', 'application/txt'], 'text/plain', TEXT),
  ...under(['text/vnd.daringfireball.markdown', 'application/markdown', 'text/x-gfm'], 'text/markdown', MARKDOWN),

  ...under(['application/x-rss+xml', 'text/rss', 'application/rss', 'text/x-rss'], 'application/rss+xml', FEED),
  ...under(['application/x-atom+xml', 'text/atom', 'application/atom'], 'application/atom+xml', ATOM),
  ...under(['application/octet-stream', 'application/json', 'text/html', undefined], 'text/xml', FEED),
  ...under(['application/octet-stream', 'application/x-feed', 'application/json'], 'text/xml', ATOM),
  ...under(['application/x-xml', 'application/wsdl', 'text/x-xml', 'text/wsdl'], 'application/xml', WSDL),
  ...under(['application/wsdl+xml', 'application/soap+xml', 'application/vnd.quay+xml'], 'wsdl', WSDL).map((one) => ({
    ...one,
    is: String(one.type),
  })),
  ...under(['application/octet-stream', 'application/vnd.quay', 'text/html', 'text/x-quay', PDF], 'text/xml', WSDL),
  ...under(['application/octet-stream', undefined], 'text/xml', WSDL.replace(/^.*\n/, '')),

  ...under(
    ['application/yml', 'application/x-yaml', 'text/x-yaml', 'text/yml', 'text/vnd.yaml'],
    'application/yaml',
    YAML,
  ),
  ...under(['application/vnd.oai.openapi+yaml;version=3.1'], 'application/vnd.oai.openapi+yaml', YAML),
  ...under(['application/vnd.oai.openapi', 'application/octet-stream', undefined], 'application/yaml', YAML),
  ...under(['binary/octet-stream'], 'application/yaml', '---\n# Quays\nnorth: 1\nsouth:\n  - 2\n'),
  ...under(['binary/octet-stream'], 'text/plain', `From: keeper\nTo: master\nSubject: ferry\n\n${TEXT}`),

  ...under(['text/x-json', 'text/json', 'application/x-json', 'application/json-rpc'], 'application/json', JSON_TEXT),
  ...under(
    ['application/vnd.oai.openapi', 'application/octet-stream', undefined, 'text/html'],
    'application/json',
    JSON_TEXT,
  ),
  ...under(['application/vnd.oai.openapi+json', 'model/quay+json'], 'json', JSON_TEXT).map((one) => ({
    ...one,
    is: String(one.type),
  })),
  ...under(
    ['application/octet-stream', 'application/json-seq', 'application/x-jsonlines'],
    'application/x-ndjson',
    LINES,
  ),
  ...under(['text/comma-separated-values', 'application/csv', 'text/x-csv'], 'text/csv', CSV),

  ...under(['image/svg+xml', 'application/octet-stream', 'text/xml', 'text/html', undefined], FAILS, SVG),
  ...under(['application/rtf', 'text/rtf', 'application/octet-stream', 'text/html'], FAILS, `{\\rtf1\\ansi ${WORDS}}`),
  ...under(['application/postscript', undefined], FAILS, `%!PS-Adobe-3.0\n(${WORDS}) show`),
  ...under(['image/png', 'video/mp4', 'audio/mpeg', 'font/woff2'], FAILS, HTML),
  ...under(['application/zip', 'application/x-tar', 'application/x-rar-compressed'], FAILS, TEXT),
  ...under(['application/octet-stream'], FAILS, ''),
  ...under(['application/octet-stream'], FAILS, Buffer.concat([Buffer.from('Words and then '), noise(3_000)])),
  ...under(['application/x-sh'], FAILS, Buffer.concat([Buffer.from(`#!/bin/sh\n${TEXT.repeat(20)}`), noise(30_000)])),
  ...under(
    ['application/octet-stream'],
    FAILS,
    Buffer.concat([Buffer.from(`#!/bin/sh\n${TEXT.repeat(40)}`), noise(30_000)]),
  ),
];

const zeros = Buffer.alloc(300);
const binary = (start: string, rest: Buffer = noise(2_000)) => Buffer.concat([Buffer.from(start, 'latin1'), rest]);

/** Films, images, sounds, fonts, archives and programs; some begin with a long text, some are short. */
export const BINARIES: Record<string, Buffer> = {
  'a GIF of one pixel': Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  'a PNG with a long description': binary(
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
    Buffer.concat([noise(17), Buffer.from(HTML.repeat(60))]),
  ),
  'a JPEG': binary('\xff\xd8\xff\xe0\0\x10JFIF\0'),
  'a WebP': binary('RIFF\x24\0\0\0WEBPVP8 '),
  'an icon': binary('\0\0\x01\0\x01\0\x10\x10'),
  'a film as MP4': binary('\0\0\0\x20ftypisom\0\0\x02\0'),
  'a film as WebM': binary('\x1aE\xdf\xa3\x9fB\x86\x81\x01'),
  'a sound as MP3': binary('ID3\x03\0\0\0\0\x0f\x76TIT2'),
  'a sound as Ogg': binary('OggS\0\x02\0\0'),
  'an archive as ZIP': binary('PK\x03\x04\x14\0\0\0\x08\0'),
  'an archive as tar, of a text': Buffer.concat([
    Buffer.from('notes.txt'.padEnd(257, '\0') + 'ustar\x0000'.padEnd(255, '\0')),
    Buffer.from(TEXT.repeat(500)),
  ]),
  'an archive as 7z': binary('7z\xbc\xaf\x27\x1c\0\x04'),
  'an office document': binary('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', zeros),
  'a font': binary('wOF2\0\x01\0\0'),
  'a program': binary('\x7fELF\x02\x01\x01', zeros),
};
