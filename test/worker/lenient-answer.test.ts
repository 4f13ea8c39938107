import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import t from 'tap';
import { GatewayError } from '../../src/shared/errors.js';
import { createGuard } from '../../src/shared/guard.js';
import type { Pace } from '../../worker/loaders/http-body.js';
import { createStaticLoader } from '../../worker/loaders/static.js';
import { never } from '../helpers/failure.js';
import type { Teardown } from '../helpers/listen.js';

const TEXT = 'The river rose in the night. '.repeat(40);
const PAGE = `<!doctype html><html><title>Hello</title><p>${TEXT}</p></body></html>\n`;

type Parts = readonly (string | Buffer)[];

/** A server that answers each request with `parts`, each a packet of its own, the last after a pause; then it closes, or not. */
async function serve(
  t: Teardown,
  parts: Parts,
  open = false,
  pauseMs = 0,
): Promise<{ url: URL; connections(): number }> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket.on('error', () => {}).setNoDelay());
    socket.on('data', async () => {
      for (const part of parts) {
        if (pauseMs > 0 && part === parts.at(-1)) await delay(pauseMs);
        socket.write(typeof part === 'string' ? Buffer.from(part, 'latin1') : part);
        await new Promise((resolve) => setImmediate(resolve));
      }
      if (!open) socket.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    connections: () => connections,
  };
}

function loaderOf(t: Teardown, pace: Pace = { headMs: 5_000, windowMs: 500, leastBytes: 1 }) {
  const guard = createGuard({ allowPrivateNetworks: true });
  t.teardown(() => guard.close());
  return createStaticLoader({ guard, permit: async () => {}, userAgent: 'TestBot/1.0', pace });
}

async function outcomeOf(t: Teardown, parts: Parts, open?: boolean): Promise<string> {
  const { url } = await serve(t, parts, open);
  return loaderOf(t)(url, never).then(
    ({ text }) => text,
    (failure) => (failure instanceof GatewayError ? failure.code : String(failure)),
  );
}

const headOf = (...fields: string[]) =>
  `${['HTTP/1.1 200 OK', 'Content-Type: text/html', ...fields].join('\r\n')}\r\n\r\n`;
const lengthOf = (body: string | Buffer) => `Content-Length: ${body.length}`;

const twice = gzipSync(gzipSync(PAGE));
/** What `zstd -19` makes of the page. */
const ZSTD = Buffer.from(
  'KLUv/QRofQIAAgUQEaA9LFTDW25UQ4lQELNzqsEjgBd7H8sTOTOW31gV70k1bX9tSjs6qLClgtpe+O1Yt1YT7vXqlxd7137zj0NhAwMAQAOo/8DEX4ayBPXKaM8=',
  'base64',
);
/** The same coding without the work: octets as they are, in blocks, one frame around them. RFC 8878, section 3.1.1. */
function zstdOf(octets: Buffer, blockBytes = 1_000): Buffer {
  const parts: Buffer[] = [Buffer.from('28b52ffd0058', 'hex')];
  for (let at = 0; at < octets.length; at += blockBytes) {
    const block = octets.subarray(at, at + blockBytes);
    const head = Buffer.alloc(3);
    head.writeUIntLE(block.length * 8 + Number(at + blockBytes >= octets.length), 0, 3);
    parts.push(head, block);
  }
  return Buffer.concat(parts);
}
const skipped = Buffer.from('5a2a4d180400000061626364', 'hex');
const codings: [string, string, Buffer][] = [
  ...['utf-8', 'UTF8', 'none', 'aws-chunked', 'text/html', 'binary', '', 'lzma', 'constructor', 'identity'].map(
    (name): [string, string, Buffer] => [`plain octets called “${name}”`, name, Buffer.from(PAGE)],
  ),
  ...['gzip', 'deflate', 'br', 'zstd', 'gzip, br'].map((name): [string, string, Buffer] => [
    `plain octets called ${name}`,
    name,
    Buffer.from(PAGE),
  ]),
  ['a short text called brotli', 'br', Buffer.from('<p>Hello')],
  ...['', 'br', 'deflate', 'utf-8', 'zstd'].map((name): [string, string, Buffer] => [
    `gzip called “${name}”`,
    name,
    gzipSync(PAGE),
  ]),
  ...['', 'gzip', 'none'].map((name): [string, string, Buffer] => [
    `brotli called “${name}”`,
    name,
    brotliCompressSync(PAGE),
  ]),
  ['zlib called gzip', 'gzip', deflateSync(PAGE)],
  ['zlib called brotli', 'br', deflateSync(PAGE)],
  ['deflate without its header', 'deflate', deflateRawSync(PAGE)],
  ...['zstd', '', 'gzip', 'br', 'deflate', 'none', 'zstd, zstd'].map((name): [string, string, Buffer] => [
    `zstd called “${name}”`,
    name,
    ZSTD,
  ]),
  ['zstd with a frame to skip', 'zstd', Buffer.concat([skipped, ZSTD])],
  [
    'zstd in frames',
    'zstd',
    Buffer.concat([zstdOf(Buffer.from(PAGE.slice(0, 700))), zstdOf(Buffer.from(PAGE.slice(700)))]),
  ],
  ['zstd in gzip', 'zstd, gzip', gzipSync(ZSTD)],
  ['gzip in zstd of which nobody tells', '', zstdOf(gzipSync(PAGE))],
  ['brotli called zstd', 'zstd', brotliCompressSync(PAGE)],
  ['two codings of which one is named', 'gzip', twice],
  ['two codings of which none is named', '', twice],
  ['one coding that is named twice', 'gzip, gzip', gzipSync(PAGE)],
  ['two codings, one of them no coding', 'utf-8, gzip', gzipSync(PAGE)],
];

for (const [title, name, body] of codings) {
  t.test(`${title} is the page`, async (t) => {
    const outcome = await outcomeOf(t, [headOf(`Content-Encoding: ${name}`, lengthOf(body)), body]);
    t.equal(outcome, body.length < 20 ? body.toString() : PAGE);
  });
}

t.test('a plain text in an old charset that is called gzip is the text', async (t) => {
  const body = Buffer.from('caf\xe9 '.repeat(30), 'latin1');
  const head = headOf('Content-Encoding: gzip', lengthOf(body)).replace('text/html', 'text/plain; charset=latin1');
  t.equal(await outcomeOf(t, [head, body]), 'café '.repeat(30));
});

t.test('zstd that is cut, broken or endless is no page', async (t) => {
  const sized = (body: Buffer): Parts => [headOf('Content-Encoding: zstd', lengthOf(body)), body];
  t.equal(await outcomeOf(t, sized(ZSTD.subarray(0, 60))), 'extraction_failed');
  t.equal(await outcomeOf(t, sized(Buffer.concat([ZSTD.subarray(0, 20), Buffer.alloc(60, 7)]))), 'extraction_failed');
  // Blocks that say “the same octet, so often”: four octets for each 128 KiB, 40 MB in all.
  const block = Buffer.from('02001061', 'hex');
  const bomb = Buffer.concat([
    Buffer.from('28b52ffd0058', 'hex'),
    ...Array(320).fill(block),
    Buffer.from('010000', 'hex'),
  ]);
  t.equal(await outcomeOf(t, sized(bomb)), 'extraction_failed');
});

t.test('zstd that is whole is the page, though the connection broke off', async (t) => {
  t.equal(await outcomeOf(t, [headOf('Content-Encoding: zstd', 'Content-Length: 9999'), ZSTD]), PAGE);
});

const zipped = gzipSync(PAGE);
const chunk = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n`;
const chunked = headOf('Transfer-Encoding: chunked');
const ends: [string, string, Parts, boolean?][] = [
  ['the length of the page before gzip', PAGE, [headOf('Content-Encoding: gzip', lengthOf(PAGE)), zipped]],
  ['a length that is too long', PAGE, [headOf('Content-Length: 9999'), PAGE]],
  [
    'a length that is too long, and comments at the end',
    `${PAGE}<!-- a -->`,
    [headOf('Content-Length: 9999'), `${PAGE}<!-- a -->`],
  ],
  [
    'a length that is too long, of a page that is not closed',
    'unreachable',
    [headOf('Content-Length: 9999'), PAGE.slice(0, 500)],
  ],
  ['a length that is too long, on a connection that stays', PAGE, [headOf('Content-Length: 9999'), PAGE], true],
  [
    'gzip that is cut under a length',
    'unreachable',
    [headOf('Content-Encoding: gzip', lengthOf(zipped)), zipped.subarray(0, 60)],
  ],
  ['a length that is too short', PAGE, [headOf('Content-Length: 300'), PAGE]],
  ['a length that is too short, in one packet', PAGE, [headOf('Content-Length: 300') + PAGE]],
  [
    'a length that is too short, in many packets',
    PAGE,
    [headOf('Content-Length: 30'), ...(PAGE.match(/.{1,200}/gs) ?? [])],
  ],
  ['a length that is too short, on a connection that stays', PAGE, [headOf('Content-Length: 300'), PAGE], true],
  [
    'a length that is too short, of a page that is not closed',
    'upstream_error',
    [headOf('Content-Length: 300'), PAGE.slice(0, 500)],
  ],
  ['a length of nothing', PAGE, [headOf('Content-Length: 0') + PAGE]],
  ['a length that is too short for gzip', PAGE, [headOf('Content-Encoding: gzip', 'Content-Length: 50'), zipped]],
  ['a line feed behind the length', PAGE, [headOf(lengthOf(PAGE)), `${PAGE}\r\n`], true],
  ['chunks without an end', PAGE, [chunked, chunk(PAGE)]],
  ['chunks without an end, on a connection that stays', PAGE, [chunked, chunk(PAGE)], true],
  ['a chunk that is cut', PAGE, [chunked, `9999\r\n${PAGE}`]],
  ['chunks without an end, of a page that is not closed', 'unreachable', [chunked, chunk(PAGE.slice(0, 500))]],
  [
    'chunks of gzip without an end',
    PAGE,
    [headOf('Content-Encoding: gzip', 'Transfer-Encoding: chunked'), chunk(zipped.toString('latin1'))],
  ],
  ['chunks and something that is none', PAGE, [chunked, `${chunk(PAGE)}nonsense\r\n`]],
  ['data without an end', '{"a":[1]}', [chunked.replace('text/html', 'application/json'), chunk('{"a":[1]}')]],
  ['data that is cut', 'unreachable', [chunked.replace('text/html', 'application/json'), chunk('{"a":[1')]],
  [
    'a feed without an end',
    '<rss><channel></channel></rss>',
    [chunked.replace('text/html', 'text/xml'), chunk('<rss><channel></channel></rss>')],
  ],
];

for (const [title, expected, parts, open] of ends) {
  t.test(`${title}: ${expected.slice(0, 20)}`, async (t) => {
    t.equal(await outcomeOf(t, parts, open), expected);
  });
}

const TEXT_PAGE = 'A text, which does not say where it ends. '.repeat(20);
const half = TEXT_PAGE.length / 2;
const hex = (body: string) => body.length.toString(16);
const halves = [TEXT_PAGE.slice(0, half), TEXT_PAGE.slice(half)] as const;
/** The text in two chunks, written by `line` for each size and `end` behind each chunk. */
const written = (line: (size: string) => string, end = '\r\n', last = `${line('0')}\r\n`) =>
  `${halves.map((body) => line(hex(body)) + body + end).join('')}${last}`;

const framings: Record<string, string> = {
  'as it should be': written((size) => `${size}\r\n`),
  'with blanks behind the sizes': written((size) => `${size}  \r\n`),
  'with a tab behind the sizes': written((size) => `${size}\t\r\n`),
  'with blanks before the sizes': written((size) => ` ${size}\r\n`),
  'with line feeds alone': written((size) => `${size}\n`, '\n', '0\n\n'),
  'with blanks and line feeds alone': written((size) => `${size} \n`, '\n', '0 \n\n'),
  'with line feeds alone behind the sizes': written((size) => `${size}\n`),
  'with extensions': written((size) => `${size};name=value\r\n`),
  'with extensions in quotes, and without a value': written((size) => `${size} ; a="b;c" ;d\r\n`),
  'with extensions that are empty': written((size) => `${size};\r\n`),
  'with sizes in capitals': written((size) => `${size.toUpperCase()}\r\n`),
  'with sizes that are padded': written((size) => `${size.padStart(8, '0')}\r\n`),
  'with trailers': written((size) => `${size}\r\n`, '\r\n', '0\r\nX-Sum: 1\r\nX Sum 2\r\n\r\n'),
  'with nothing behind the last size': written((size) => `${size}\r\n`, '\r\n', '0\r\n'),
  'with a last size that is no line': written((size) => `${size}\r\n`, '\r\n', '0'),
  'with nothing behind the chunks': written((size) => `${size}\r\n`, ''),
  'with an empty line more': written((size) => `${size}\r\n`, '\r\n\r\n'),
  'with something behind the end': `${written((size) => `${size}\r\n`)}HTTP/1.1 200 OK\r\n\r\n`,
  'that are no chunks': TEXT_PAGE,
};
const chunkedText = chunked.replace('text/html', 'text/plain');

for (const [title, body] of Object.entries(framings)) {
  t.test(`chunks ${title} are read, however they come`, async (t) => {
    t.equal(await outcomeOf(t, [chunkedText + body]), TEXT_PAGE);
    t.equal(await outcomeOf(t, [chunkedText, body]), TEXT_PAGE);
    t.equal(await outcomeOf(t, [chunkedText, ...(body.match(/[\s\S]{1,3}/g) ?? [])]), TEXT_PAGE);
    t.equal(await outcomeOf(t, [(chunkedText + body).slice(0, -1), body.slice(-1)]), TEXT_PAGE);
  });
}

t.test('chunks that end without an empty line are read on a connection that stays', async (t) => {
  for (const last of ['0\r\n', '0\r\nX-Sum: 1\r\n', '0 \n'])
    t.equal(await outcomeOf(t, [chunkedText + written((size) => `${size}\r\n`, '\r\n', last)], true), TEXT_PAGE);
});

for (const [title, body] of [
  ['a size that is none', `${chunk(TEXT_PAGE)}nonsense\r\n`],
  ['a size that is negative', `${chunk(TEXT_PAGE)}-5\r\nabcde\r\n`],
  ['a size beyond all bounds', `${chunk(TEXT_PAGE)}fffffffffffffffff\r\nabcde\r\n`],
  ['a size of two words', `${chunk(TEXT_PAGE)}x5 5\r\nabcde\r\n0\r\n\r\n`],
] as const) {
  t.test(`${title} ends a text that does not say where it ends`, async (t) => {
    t.equal(await outcomeOf(t, [chunkedText + body]), 'upstream_error');
  });
}

for (const [title, body, expected] of [
  ['as they should be', written((size) => `${size}\r\n`), 1],
  ['with an extension', written((size) => `${size};a=b\r\n`), 1],
  ['with a blank', written((size) => `${size} \r\n`), 2],
  ['with line feeds alone', written((size) => `${size}\n`, '\n', '0\n\n'), 2],
] as const) {
  t.test(`a connection whose chunks were ${title} serves two pages on ${expected}`, async (t) => {
    const site = await serve(t, [chunkedText + body], true);
    const load = loaderOf(t);
    for (const visit of [1, 2]) t.equal((await load(site.url, never)).text, TEXT_PAGE, `visit ${visit}`);
    t.equal(site.connections(), expected);
  });
}

const heads: Record<string, string> = {
  'a control character in a value': headOf('X-Visit: abc\x01def'),
  'a NUL in a value': headOf('X-Visit: abc\0def'),
  'a carriage return in a value': headOf('X-Visit: abc\rdef'),
  'DEL in a value': headOf('X-Visit: abc\x7f'),
  'a name with a space': headOf("PHP Warning: cannot load 'mill.so' in Unknown on line 0"),
  'a space before the colon': headOf('X-Visit : 1', `Content-Length : ${PAGE.length}`),
  'a name with a bracket': headOf('X[1]: 1'),
  'a name that is empty': headOf(': 1'),
  'a name beyond ASCII': headOf('X-Stra\xdfe: 1'),
  'a line without a colon': headOf('Warning'),
  'a folded line': headOf("Content-Security-Policy: default-src 'self';\r\n img-src *"),
  'a line folded by a tab': headOf('X-Visit: a;\r\n\tb;\r\n\tc'),
  'line feeds alone': headOf(lengthOf(PAGE)).replaceAll('\r', ''),
  'one line feed alone': headOf(lengthOf(PAGE)).replace('html\r', 'html'),
  'two equal lengths': headOf(lengthOf(PAGE), lengthOf(PAGE)),
  'a length that is no number': headOf('Content-Length: unknown'),
  'a length that is negative': headOf('Content-Length: -1'),
  'a length that is empty': headOf('Content-Length:'),
  'two types of which one is empty': headOf('Content-Type:'),
  'no reason': headOf(lengthOf(PAGE)).replace(' OK', ''),
  'an empty reason': headOf(lengthOf(PAGE)).replace('OK', ''),
  'a control character in the reason': headOf(lengthOf(PAGE)).replace('OK', 'O\x02K'),
  'two spaces before the status': headOf(lengthOf(PAGE)).replace(' 200', '  200'),
  'an empty line first': `\r\n${headOf(lengthOf(PAGE))}`,
  'a field of 200 KiB': headOf(`X-Policy: ${'x'.repeat(200 * 1024)}`),
  'three thousand fields': headOf(...Array.from({ length: 3_000 }, (_, at) => `X-${at}: ${at}`)),
  'a status of HTTP/1.0': headOf().replace('HTTP/1.1', 'HTTP/1.0'),
  'early hints': `HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n${headOf(lengthOf(PAGE))}`,
  'early hints with a fault': `HTTP/1.1 103\nX Y: 1\n\n${headOf(lengthOf(PAGE))}`,
  'go on, and process': `HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 102 Processing\r\n\r\n${headOf(lengthOf(PAGE))}`,
  'another service': headOf('Alt-Svc: h3=":443"; ma=86400', lengthOf(PAGE)),
};

for (const [title, head] of Object.entries(heads)) {
  t.test(`a head with ${title} is read, however it comes`, async (t) => {
    t.equal(await outcomeOf(t, [head + PAGE]), PAGE);
    t.equal(await outcomeOf(t, [head, PAGE]), PAGE);
    t.equal(
      await outcomeOf(t, [head.slice(0, 20), head.slice(20, -3), head.slice(-3, -1), head.slice(-1), PAGE]),
      PAGE,
    );
  });
}

t.test('two lengths that differ are refused', async (t) => {
  t.equal(await outcomeOf(t, [headOf('Content-Length: 5', 'Content-Length: 6'), PAGE]), 'upstream_error');
});

t.test('chunks count, not the length beside them', async (t) => {
  const head = headOf('Content-Length: 5', 'Transfer-Encoding: chunked');
  t.equal(await outcomeOf(t, [head, `${chunk(PAGE)}0\r\n\r\n`]), PAGE);
});

/** What a loader that would wait for an hour makes of `parts`, the last of them after `pauseMs`. */
async function outcomeOfPatience(t: Teardown, parts: Parts, pauseMs = 0): Promise<string> {
  const { url } = await serve(t, parts, true, pauseMs);
  const hour = 3_600_000;
  return (await loaderOf(t, { headMs: hour, windowMs: hour, leastBytes: 1 })(url, never)).text;
}

const closedText = gzipSync(TEXT_PAGE);
const endless: [title: string, expected: string, parts: Parts][] = [
  ['a length that is too long', PAGE, [headOf('Content-Length: 9999'), PAGE]],
  ['chunks without an end', PAGE, [chunked, chunk(PAGE)]],
  ['a chunk that is cut', PAGE, [chunked, `9999\r\n${PAGE}`]],
  ['no chunks in spite of the head', PAGE, [chunked, PAGE]],
  ['a comment at the end', `${PAGE}<!-- a -->`, [headOf('Content-Length: 9999'), `${PAGE}<!-- a -->`]],
  ['the length of the page before gzip', PAGE, [headOf('Content-Encoding: gzip', lengthOf(PAGE)), zipped]],
  [
    'the length of a text before gzip',
    TEXT_PAGE,
    [headOf('Content-Encoding: gzip', lengthOf(TEXT_PAGE)).replace('html', 'plain'), closedText],
  ],
  [
    'a feed',
    '<rss><channel></channel></rss>',
    [headOf('Content-Length: 99').replace('text/html', 'text/xml'), '<rss><channel></channel></rss>'],
  ],
];
t.test('on a connection that stays is not waited for', async (t) => {
  const outcomes = await Promise.all(endless.map(([, , parts]) => outcomeOfPatience(t, parts)));
  for (const [i, [title, expected]] of endless.entries()) t.equal(outcomes[i], expected, title);
});

t.test('a page that pauses before its end is waited for', async (t) => {
  const [first, rest] = [PAGE.slice(0, 300), PAGE.slice(300)];
  const quoted = '<!doctype html><script>const end = "</html>"</script>';
  const outcomes = await Promise.all([
    outcomeOfPatience(t, [headOf(lengthOf(PAGE)), first, rest], 2_500),
    outcomeOfPatience(t, [headOf(lengthOf(quoted + PAGE)), quoted, PAGE], 2_500),
  ]);
  t.strictSame(outcomes, [PAGE, quoted + PAGE]);
});

for (const [title, field, expected] of [
  ['right', 'X-Visit: 1', 1],
  ['mended', 'X Visit: 1', 2],
] as const) {
  t.test(`a connection whose head was ${title} serves two pages on ${expected}`, async (t) => {
    const site = await serve(t, [headOf(field, lengthOf(PAGE)) + PAGE], true);
    const load = loaderOf(t);
    for (const visit of [1, 2]) t.equal((await load(site.url, never)).text, PAGE, `visit ${visit}`);
    t.equal(site.connections(), expected);
  });
}
