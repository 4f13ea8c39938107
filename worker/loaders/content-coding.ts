import { pipeline, type Transform } from 'node:stream';
import {
  brotliDecompressSync,
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
} from 'node:zlib';
import { GatewayError } from '../../src/shared/errors.js';
import { within } from '../../src/shared/within.js';
import { withoutZstd } from './zstd.js';

type Bytes = AsyncIterable<Buffer>;
type Coding = 'gzip' | 'zlib' | 'raw' | 'br' | 'zstd';

/** As browsers do, a body that ends early is taken as far as it goes. */
const ZLIB = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const BROTLI = { flush: constants.BROTLI_OPERATION_FLUSH, finishFlush: constants.BROTLI_OPERATION_FLUSH };

const DECODERS: Record<Exclude<Coding, 'zstd'>, () => Transform> = {
  gzip: () => createGunzip(ZLIB),
  zlib: () => createInflate(ZLIB),
  raw: () => createInflateRaw(ZLIB),
  br: () => createBrotliDecompress(BROTLI),
};
/** What `Content-Encoding` calls codings. Some servers leave out the zlib header of `deflate`. */
const NAMES: Record<string, Coding> = { gzip: 'gzip', 'x-gzip': 'gzip', deflate: 'raw', br: 'br', zstd: 'zstd' };
/** Nobody codes more than twice but for sport. */
const MAX_CODINGS = 2;

/** What a coding may add to what cannot be made smaller: gzip a thousandth, a page in many small pieces some more. */
const MOST_GROWTH = 1.1;
const SMALL = 64 * 1024;
/** Octets that tell what a body is, and those of them that are tried on a coding without a mark of its own. */
const FIRST_BYTES = 1024;
/** With these, the rest of them is not waited for longer than so long: it may never come. */
const LEAST_BYTES = 16;
const FIRST_MS = 200;
const TRIAL = { ...BROTLI, maxOutputLength: 1024 * 1024 };

export interface Decoded {
  bytes: Bytes;
  /** Whether a coding that tells its length has come to its end. */
  isEnded(): boolean;
}

/**
 * `body` without its content codings. `Content-Encoding` may be any word, and may be wrong: what the octets begin with
 * decides, and the name only where they leave it open. Decodes no more than is read; as blocks that come to nothing could
 * still be read for ever, each coding has a cap too, a little above that of the result. A failure of `body` comes after
 * all that could be decoded, and not at all if a gzip stream or a frame of zstd came to its end before.
 * @throws GatewayError extraction_failed for too many codings, or a body that is not in any
 */
export function decoded(body: Bytes, contentEncoding = '', maxBytes: number): Decoded {
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => NAMES[name.trim()])
    .filter((coding) => typeof coding === 'string');
  if (codings.length > MAX_CODINGS) throw new GatewayError('extraction_failed');
  const state: State = { cap: SMALL + MOST_GROWTH * maxBytes, isEnded: () => false };
  return { bytes: settled(body, codings.reverse(), state, MAX_CODINGS), isEnded: () => state.isEnded() };
}

interface State {
  /** Of the octets that are put into a coding. */
  cap: number;
  isEnded: () => boolean;
}

async function* settled(body: Bytes, [named, ...names]: Coding[], state: State, most: number): Bytes {
  const { first, whole } = await peeked(body);
  const coding = codingOf(first, named);
  const inside = coding ? undone(capped(whole, state.cap), coding, state) : whole;
  const isDone = most === 1 || (!coding && names.length === 0);
  yield* isDone ? inside : settled(inside, names, state, most - 1);
}

function undone(body: Bytes, coding: Coding, state: State): Bytes {
  return coding === 'zstd' ? withoutZstd(body, state.cap) : through(body, coding, state);
}

/** The first octets of a body, fewer if no more come at once, and all of it. */
async function peeked(body: Bytes): Promise<{ first: Buffer; whole: Bytes }> {
  const chunks = body[Symbol.asyncIterator]();
  const read = () => chunks.next().catch((cause: unknown) => ({ failed: { cause } }));
  const came: Buffer[] = [];
  let bytes = 0;
  let next = read();
  while (bytes < FIRST_BYTES) {
    const said = bytes < LEAST_BYTES ? await next : await within(next, FIRST_MS);
    if (!said || 'failed' in said || said.done) break;
    bytes += came.push(said.value) && said.value.length;
    next = read();
  }
  const first = came.length === 1 && came[0] ? came[0] : Buffer.concat(came);
  async function* whole() {
    if (first.length > 0) yield first;
    const second = await next;
    if ('failed' in second) throw second.failed.cause;
    if (second.done) return;
    yield second.value;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return { first, whole: whole() };
}

/** RFC 1952, section 2.3; RFC 8878, section 3.1.1; RFC 1950, section 2.2. */
function codingOf(first: Buffer, named: Coding | undefined): Coding | undefined {
  if (first[0] === 0x1f && first[1] === 0x8b) return 'gzip';
  if (first.length > 4 && first.readUInt32LE() === ZSTD_MAGIC) return 'zstd';
  if (first.length === 0 || isText(first, named === 'br')) return undefined;
  if (named && first.length > 1 && first[0] !== undefined && first[0] % 16 === 8 && first.readUInt16BE() % 31 === 0)
    return 'zlib';
  if (named === 'raw' || named === 'br') return named;
  if (isBrotli(first)) return 'br';
  return named;
}

const ZSTD_MAGIC = 0xfd2fb528;

/**
 * Whether octets can be a text in some charset: they have none of the control characters that no text has, or the mark of
 * UTF-16. So few are hardly ever of a coding; `strictly`, they are also UTF-8 or begin like markup.
 */
function isText(octets: Buffer, strictly: boolean): boolean {
  const start = octets.subarray(0, FIRST_BYTES);
  const mark = start.length > 1 ? start.readUInt16BE() : 0;
  if (mark === 0xfeff || mark === 0xfffe) return true;
  const characters = start.toString('latin1');
  return !NO_TEXT.test(characters) && (!strictly || /^\s*[<{[]/.test(characters) || isUtf8Start(start));
}
/** Control characters but tab, line feed, form feed, carriage return and escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const NO_TEXT = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f]/;

function isUtf8Start(octets: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(octets, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Brotli has no mark: it is what decodes as brotli, to a text. */
function isBrotli(octets: Buffer): boolean {
  try {
    const text = brotliDecompressSync(octets.subarray(0, SMALL), TRIAL);
    return text.length > 0 && isText(text, false);
  } catch (thrown) {
    return Object(thrown).code === 'ERR_BUFFER_TOO_LARGE';
  }
}

async function* capped(body: Bytes, cap: number): Bytes {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > cap) throw new GatewayError('extraction_failed');
    yield chunk;
  }
}

async function* through(body: Bytes, coding: Exclude<Coding, 'zstd'>, state: State): Bytes {
  let failure: { cause: unknown } | undefined; // of the body, not of the decoder
  let last: Buffer = Buffer.alloc(0);
  let bytes = 0;
  // A gzip stream ends with the length of what it holds. RFC 1952, section 2.3.1.
  const isWhole = () =>
    coding === 'gzip' && bytes > 0 && last.length >= 4 && last.readUInt32LE(last.length - 4) === bytes;
  state.isEnded = isWhole;
  const coded = async function* () {
    try {
      for await (const chunk of body) {
        last = chunk.length < 4 ? Buffer.concat([last.subarray(-3), chunk]) : chunk;
        yield chunk;
      }
    } catch (cause) {
      failure = { cause };
    }
  };
  try {
    for await (const chunk of pipeline(coded, DECODERS[coding](), () => {}) as Bytes) {
      bytes += chunk.length;
      yield chunk;
    }
  } catch (thrown) {
    throw failure?.cause ?? new GatewayError('extraction_failed', { cause: thrown });
  }
  if (failure && !isWhole()) throw failure.cause;
}
