import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex, Readable } from 'node:stream';
import zlib from 'node:zlib';
import { GatewayError } from './shared/errors.js';
import { nestsTooDeeply, TOO_DEEP } from './shared/json-depth.js';

/** What to do about a body whose coding or length does not hold; each face has own words for the commoner faults. */
export const UNREADABLE = 'The body cannot be read. Send it complete, as UTF-8 JSON, plain or gzip.';

export type BodyFault = 'too_large' | 'not_json' | 'wrong_type' | 'wrong_coding' | 'unreadable';

/** A body that cannot be taken, and why. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  constructor(
    readonly fault: BodyFault,
    options?: ErrorOptions,
  ) {
    super(fault, options);
  }
}

const UNPACK = new Map<string, () => Duplex>([
  ['gzip', zlib.createGunzip],
  ['deflate', zlib.createInflate],
  ['br', zlib.createBrotliDecompress],
]);

const utf8 = new TextDecoder();

/**
 * The JSON that a request brings, of at most `maxBytes` unpacked. It is read to its end even when it is refused, since a
 * client that still writes does not read. Own code instead of Express's, which costs as much as all else of a message.
 * @throws BodyError | GatewayError invalid_request for what nests too deeply
 */
export async function readJson(req: IncomingMessage, maxBytes: number): Promise<unknown> {
  return parseJson(await readText(req, maxBytes));
}

/** The text of a body, likewise. @throws BodyError */
export async function readText(req: IncomingMessage, maxBytes: number): Promise<string> {
  if (!isUtf8(req.headers['content-type'])) throw new BodyError('wrong_coding');
  return utf8.decode(await readBytes(req, maxBytes));
}

/** @throws BodyError | GatewayError invalid_request for what nests too deeply */
export function parseJson(text: string): unknown {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new BodyError('not_json', { cause });
  }
  if (nestsTooDeeply(json)) throw new GatewayError('invalid_request', { message: TOO_DEEP });
  return json;
}

/** `readJson` into `req.body`, for Express. */
export function jsonBody(maxBytes: number) {
  return (req: IncomingMessage & { body?: unknown }, _res: ServerResponse, next: (thrown?: unknown) => void): void => {
    readJson(req, maxBytes).then((body) => {
      req.body = body;
      next();
    }, next);
  };
}

function readBytes(req: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const source = unpacked(req);
    const chunks: Buffer[] = [];
    let length = 0;
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBytes) refuse('too_large');
      else chunks.push(chunk);
    };
    const give = () => resolve(Buffer.concat(chunks));
    const refuse = (fault: BodyFault, cause?: unknown) => {
      const done = () => reject(new BodyError(fault, { cause }));
      source.off('data', take).off('end', give);
      if (source !== req) {
        req.unpipe();
        source.destroy();
      }
      if (req.readableEnded || req.destroyed) done();
      else req.once('end', done).resume();
    };
    const broken = (cause: unknown) => refuse('unreadable', cause);
    if (source !== req) req.on('error', broken);
    source.on('error', broken).on('data', take).on('end', give);
  });
}

/** @throws BodyError */
function unpacked(req: IncomingMessage): Readable {
  const coding = req.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (coding === 'identity') return req;
  const unpack = UNPACK.get(coding);
  if (!unpack) throw new BodyError('wrong_coding');
  return req.pipe(unpack());
}

function isUtf8(contentType = ''): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1] ?? 'utf-8';
  return /^(utf-?8|us-ascii)$/i.test(charset);
}
