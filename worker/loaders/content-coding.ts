import { pipeline, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { GatewayError } from '../../src/shared/errors.js';

type Bytes = AsyncIterable<Buffer>;

/** As browsers do, a body that ends early is taken as far as it goes. */
const ZLIB = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const BROTLI = { flush: constants.BROTLI_OPERATION_FLUSH, finishFlush: constants.BROTLI_OPERATION_FLUSH };

const DECODERS: Record<string, (first: Buffer) => Transform> = {
  gzip: () => createGunzip(ZLIB),
  'x-gzip': () => createGunzip(ZLIB),
  br: () => createBrotliDecompress(BROTLI),
  // Some servers leave the zlib header out; its first octet would have 8 in the low half. RFC 1950, section 2.2.
  deflate: (first) => ((first[0] ?? 0) % 16 === 8 ? createInflate(ZLIB) : createInflateRaw(ZLIB)),
};
/** Nobody codes more than twice but for sport. */
const MAX_CODINGS = 2;

/** What a coding may add to what cannot be made smaller: gzip a thousandth, a page in many small pieces some more. */
const MOST_GROWTH = 1.1;
const SMALL = 64 * 1024;

/**
 * `body` without its content codings, as `Content-Encoding` names them. Decodes no more than is read; as blocks that
 * come to nothing could still be read for ever, each coding has a cap too, a little above that of the result.
 * @throws GatewayError extraction_failed for a coding we do not know, or a body that is not in it
 */
export function decoded(body: Bytes, contentEncoding = '', maxBytes: number): Bytes {
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length > MAX_CODINGS) throw new GatewayError('extraction_failed');
  const cap = SMALL + MOST_GROWTH * maxBytes;
  return codings.reduceRight((coded, coding) => undo(capped(coded, cap), coding), body);
}

async function* capped(body: Bytes, cap: number): Bytes {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > cap) throw new GatewayError('extraction_failed');
    yield chunk;
  }
}

function undo(body: Bytes, coding: string): Bytes {
  const decoder = Object.hasOwn(DECODERS, coding) && DECODERS[coding];
  if (!decoder) throw new GatewayError('extraction_failed');
  return through(body, decoder);
}

/** The first octets decide which decoder it is, so that it is made when they are here. */
async function* through(body: Bytes, decoder: (first: Buffer) => Transform): Bytes {
  const chunks = body[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  let cause: unknown; // of a failure that is the body's, not the decoder's
  const coded = async function* () {
    try {
      yield first.value;
      yield* { [Symbol.asyncIterator]: () => chunks };
    } catch (thrown) {
      cause = thrown;
      throw thrown;
    }
  };
  try {
    yield* pipeline(coded, decoder(first.value), () => {});
  } catch (thrown) {
    throw cause ?? new GatewayError('extraction_failed', { cause: thrown });
  }
}
