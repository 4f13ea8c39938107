import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import type { Teardown } from './listen.js';

/** Answers one request on a connection, in octets of its own choice. */
export type Behaviour = (socket: Socket) => void | Promise<void>;

export const HOSTILE_PAGE = '<!doctype html><title>Hello</title><p>World';
const MiB = 1024 * 1024;
const NOTHING = Buffer.alloc(0);

const head = (status: string, ...fields: string[]) => [`HTTP/1.1 ${status}`, ...fields, '', ''].join('\r\n');
const html = (...fields: string[]) => head('200 OK', 'content-type: text/html', ...fields);
const write =
  (...parts: (string | Buffer)[]): Behaviour =>
  (socket) => {
    for (const part of parts) socket.write(part);
  };
const complete = (body: string | Buffer, ...fields: string[]) =>
  write(html(`content-length: ${Buffer.byteLength(body)}`, ...fields), body);

/** `start`, and then `part` for as long as the other side takes it. */
const endless =
  (start: string | Buffer, part: (count: number) => string | Buffer): Behaviour =>
  async (socket) => {
    socket.write(start);
    for (let count = 0; !socket.destroyed; count++)
      if (!socket.write(part(count)))
        await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {});
  };

/** `start`, and then an octet of `text` every `ms`. */
const drip =
  (start: string, text: string, ms = 20): Behaviour =>
  (socket) => {
    socket.write(start);
    let at = 0;
    const timer = setInterval(() => socket.write(text.charAt(at++ % text.length), 'latin1'), ms);
    socket.on('close', () => clearInterval(timer));
  };

/** Made with the first request: it takes a while, and most tests need none. */
const bomb =
  (make: () => Buffer, coding: string): Behaviour =>
  (socket) =>
    complete(make(), `content-encoding: ${coding}`)(socket);
const spaces = () => Buffer.alloc(64 * MiB, ' ');
const FAST = { level: 1 };
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
/** The start of a gzip member, and one block of deflate that is empty and not the last. RFC 1951, section 3.2.4. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const EMPTY_BLOCKS = Buffer.concat(Array(8_000).fill(Buffer.from([0, 0, 0, 0xff, 0xff])));

/** What a server may do to whoever asks, by path. None of it ends by itself unless it says so. */
export const HOSTILE: Record<string, Behaviour> = {
  // Slow and silent.
  '/silent': () => {},
  '/drip-head': drip('HTTP/1.1 200 OK\r\nx-slow: ', 'x'),
  '/drip-body': drip(html(), HOSTILE_PAGE),
  '/drip-chunks': drip(html('transfer-encoding: chunked'), '1\r\nx\r\n'),
  '/drip-gzip': drip(html('content-encoding: gzip'), gzipSync(HOSTILE_PAGE).toString('latin1')),
  '/half': write(html('content-length: 1000'), HOSTILE_PAGE),

  // Endless.
  '/endless-fields': endless('HTTP/1.1 200 OK\r\n', (count) => `x-${count}: ${'x'.repeat(1000)}\r\n`),
  '/endless-field': endless('HTTP/1.1 200 OK\r\nx: ', () => 'x'.repeat(1000)),
  '/endless-hints': endless('', () => head('103 Early Hints', 'link: </x>; rel=preload')),
  '/endless-body': endless(html(), () => 'word '.repeat(10_000)),
  '/endless-chunks': endless(html('transfer-encoding: chunked'), () => '5\r\nword \r\n'.repeat(1000)),
  '/endless-extension': endless(`${html('transfer-encoding: chunked')}5;`, () => 'x'.repeat(1000)),
  '/endless-trailers': endless(`${html('transfer-encoding: chunked')}0\r\n`, () => `x: ${'x'.repeat(1000)}\r\n`),
  '/endless-redirects': write(head('302 Found', 'location: /endless-redirects', 'content-length: 0')),
  '/endless-redirect-body': endless(head('302 Found', 'location: /fine'), () => 'x'.repeat(10_000)),

  // Bombs: 64 MiB each; the last two come to nothing, however much of them is read.
  '/bomb-gzip': bomb(() => gzipSync(spaces(), FAST), 'gzip'),
  '/bomb-deflate': bomb(() => deflateSync(spaces(), FAST), 'deflate'),
  '/bomb-br': bomb(() => brotliCompressSync(spaces(), QUICK), 'br'),
  '/bomb-nested': bomb(() => gzipSync(gzipSync(spaces(), FAST)), 'gzip, gzip'),
  '/bomb-empty': endless(Buffer.concat([Buffer.from(html('content-encoding: gzip')), GZIP_HEAD]), () => EMPTY_BLOCKS),
  '/bomb-empty-nested': bomb(
    () => gzipSync(Buffer.concat([GZIP_HEAD, ...Array(1_600).fill(EMPTY_BLOCKS)]), FAST),
    'gzip, gzip',
  ),
  '/tower': bomb(() => gzipSync(gzipSync(gzipSync(HOSTILE_PAGE))), 'gzip, gzip, gzip'),

  // Lies, and broken promises. Each of these ends.
  '/length-short': write(html('content-length: 9'), HOSTILE_PAGE),
  '/length-long': (socket) => void socket.end(html('content-length: 1000') + HOSTILE_PAGE),
  '/length-twice': (socket) => void socket.end(html('content-length: 1', 'content-length: 2') + HOSTILE_PAGE),
  '/length-and-chunked': (socket) =>
    void socket.end(`${html('content-length: 1', 'transfer-encoding: chunked')}0\r\n\r\n`),
  '/length-absurd': write(html('content-length: 99999999999999999999'), HOSTILE_PAGE),
  '/chunk-absurd': write(`${html('transfer-encoding: chunked')}fffffffffffffffff\r\nx`),
  '/chunks-cut': (socket) => void socket.end(`${html('transfer-encoding: chunked')}2b\r\n${HOSTILE_PAGE}\r\n`),
  '/reset': (socket) => void socket.resetAndDestroy(),
  '/reset-body': (socket) =>
    void socket.write(html('content-length: 1000') + HOSTILE_PAGE, () => socket.resetAndDestroy()),
  '/switch': write(head('101 Switching Protocols', 'connection: upgrade', 'upgrade: x'), 'x'),
  '/no-http': (socket) => void socket.end('SSH-2.0-OpenSSH\r\n'),
  '/nothing': (socket) => void socket.end(),

  // Odd but right, or bodies where none belongs.
  '/fine': complete(HOSTILE_PAGE),
  '/close': (socket) => void socket.end(html('connection: close') + HOSTILE_PAGE),
  '/trailers': write(`${html('transfer-encoding: chunked', 'trailer: x')}2b\r\n${HOSTILE_PAGE}\r\n0\r\nx: y\r\n\r\n`),
  '/hint': write(head('103 Early Hints', 'link: </x>; rel=preload'), html('content-length: 43'), HOSTILE_PAGE),
  '/204': write(head('204 No Content', 'content-type: text/html'), HOSTILE_PAGE),
  '/205': write(head('205 Reset Content', 'content-type: text/html', 'content-length: 43'), HOSTILE_PAGE),
  '/206': write(
    head('206 Partial Content', 'content-type: text/html', 'content-length: 43', 'content-range: bytes 0-42/99'),
    HOSTILE_PAGE,
  ),
  '/304': write(head('304 Not Modified', 'content-type: text/html'), HOSTILE_PAGE),
};

export interface Hostile {
  url: URL;
  /** Resolves when the server has no connection left. */
  left(): Promise<unknown>;
}

/** A server that behaves as `HOSTILE` says. */
export async function createHostile(t: Teardown): Promise<Hostile> {
  const connections = new Set<Socket>();
  const server = createServer((socket) => {
    connections.add(socket);
    socket.on('error', () => {}).on('close', () => connections.delete(socket));
    let request = NOTHING;
    socket.on('data', (chunk) => {
      request = Buffer.concat([request, chunk]);
      const end = request.indexOf('\r\n\r\n');
      if (end === -1) return;
      const path = /^\S+ (?:http:\/\/[^/]*)?(\S*)/.exec(request.toString('latin1'))?.[1] ?? '';
      request = request.subarray(end + 4);
      void (HOSTILE[path] ?? write(head('404 Not Found', 'content-length: 0')))(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    for (const socket of connections) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    left: () => Promise.all([...connections].map((socket) => new Promise((resolve) => socket.once('close', resolve)))),
  };
}
