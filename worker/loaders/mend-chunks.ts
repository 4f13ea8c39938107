/** The chunks of an answer as Node's parser takes them, from however a server writes them. */
export interface Chunks {
  /** What goes on to the parser of a packet: itself, if nothing in it is to be mended. */
  read(packet: Buffer): Buffer;
  /** What is still missing of the last line; undefined while a chunk is under way. */
  end(): string | undefined;
  readonly isMended: boolean;
  /** The last chunk has come, or what comes is no chunk: the rest is the parser's. */
  readonly isOver: boolean;
}

const LF = 0x0a;
const CR = 0x0d;
const SEMICOLON = 0x3b;
/** Beside a line feed, as there may be an empty line where a size should be. */
const BLANK = new Set([LF, 0x20, 0x09]);
const NOTHING = Buffer.alloc(0);
/** Of a first line; the longest that anybody writes has a size that is padded, and an extension. */
const MOST_HELD = 256;
const CRLF = Buffer.from('\r\n');
/** Octets between the data of two chunks, and of trailers: as many as Node's parser takes. */
const MOST_BETWEEN = 16 * 1024;
/** What the parser refuses wherever a chunk or trailer may begin. */
const NO_CHUNK = Buffer.of(0);
/** 2 to the power of 52: more digits than a number here has. */
const MAX_DIGITS = 13;

/**
 * A size may be followed by blanks or an extension, a line may end with a line feed alone, and the line feed behind a chunk
 * may be missing; trailers are left out. A body without any chunk, in spite of its head, becomes chunks. RFC 9112, section
 * 7.1. What is none of that goes on as it came, for the parser to refuse, as it would sizes, extensions and trailers without end.
 */
export function createChunks(): Chunks {
  let state: 'size' | 'blanks' | 'extension' | 'data' | 'gap' | 'trailers' | 'bare' | 'over' = 'size';
  let left = 0;
  let digits = 0;
  let between = 0;
  let isFirstLine = true;
  let isLineEmpty = true;
  let isMended = false;
  let isAfterCr = false;
  let held: Buffer = NOTHING;

  function read(came: Buffer): Buffer {
    if (state === 'bare') return asChunk(came);
    const packet = held.length > 0 ? Buffer.concat([held, came]) : came;
    held = NOTHING;
    // By its first line it is decided whether there are chunks at all.
    if (isFirstLine && packet.length < MOST_HELD && !packet.includes(LF)) {
      held = packet;
      return NOTHING;
    }
    const pieces: Buffer[] = [];
    let kept = 0;
    /** `with` in the place of what is between; without, nothing. */
    const replace = (from: number, to: number, by?: Buffer) => {
      if (from > kept) pieces.push(packet.subarray(kept, from));
      if (by) pieces.push(by);
      kept = to;
    };
    const isLineEnd = (at: number) => packet[at] === CR && packet[at + 1] === LF;

    for (let at = 0; at < packet.length; ) {
      const octet = packet[at] as number;
      if (state === 'data') between = 0;
      else if (state !== 'over' && ++between > MOST_BETWEEN) return refuse(at);
      if (state === 'data') {
        const some = Math.min(left, packet.length - at);
        at += some;
        left -= some;
        if (left === 0) state = 'gap';
      } else if (state === 'gap') {
        state = 'size';
        digits = 0;
        if (isLineEnd(at)) at += 2;
        else if (octet === CR) {
          replace(at, ++at);
          isAfterCr = true;
          state = 'gap';
        } else {
          endLine();
          replace(at, octet === LF ? ++at : at, CRLF);
        }
      } else if (state === 'size') {
        const digit = digitOf(octet);
        if (isLineEnd(at) && digits > 0) at = endSize(at + 2);
        else if (octet === LF && digits > 0) {
          endLine();
          replace(at, at + 1, CRLF);
          at = endSize(at + 1);
        } else if (octet === CR) {
          isAfterCr = true;
          replace(at, ++at);
        } else if (BLANK.has(octet)) {
          isMended = true;
          if (digits > 0) state = 'blanks';
          replace(at, ++at);
        } else if (octet === SEMICOLON && digits > 0) state = 'extension';
        else if (digit < 0 || digits === MAX_DIGITS) return giveUp(at);
        else {
          left = (digits === 0 ? 0 : left * 16) + digit;
          digits++;
          at++;
        }
      } else if (state === 'blanks' || state === 'extension') {
        const isEnd = octet === LF;
        if (octet === SEMICOLON) state = 'extension';
        else if (state === 'blanks' && octet !== CR && !BLANK.has(octet)) return giveUp(at);
        replace(at, ++at, isEnd ? CRLF : undefined);
        if (isEnd) at = endSize(at);
      } else if (state === 'trailers') {
        if (isLineEmpty && isLineEnd(at)) at = finish(at + 2);
        else if (octet === LF && isLineEmpty) {
          endLine();
          replace(at, ++at, CRLF);
          finish(at);
        } else {
          isLineEmpty = octet === LF || (octet === CR && isLineEmpty);
          isAfterCr = octet === CR;
          replace(at, ++at);
        }
      } else {
        isMended = true; // nobody asked for what comes behind an answer
        replace(at, packet.length);
        break;
      }
    }
    if (kept === 0) return packet;
    if (kept < packet.length) pieces.push(packet.subarray(kept));
    return Buffer.concat(pieces);

    function refuse(at: number): Buffer {
      isMended = true;
      state = 'over';
      replace(at, packet.length, NO_CHUNK);
      return Buffer.concat(pieces);
    }

    function giveUp(at: number): Buffer {
      if (isFirstLine && isSize(packet)) return refuse(at);
      isMended = true;
      if (isFirstLine) {
        state = 'bare';
        return asChunk(packet);
      }
      state = 'over';
      replace(at, at);
      return Buffer.concat([...pieces, packet.subarray(kept)]);
    }
  }

  function endLine(): void {
    isMended ||= !isAfterCr;
    isAfterCr = false;
  }

  function endSize(next: number): number {
    isFirstLine = false;
    isLineEmpty = true;
    state = left === 0 ? 'trailers' : 'data';
    return next;
  }

  function finish(next: number): number {
    state = 'over';
    return next;
  }

  return {
    read,
    end() {
      if (held.length > 0) return `${asChunk(held).toString('latin1')}0\r\n\r\n`;
      if (state === 'bare') return '0\r\n\r\n';
      if (state === 'trailers') return '\r\n';
      return state === 'size' && digits > 0 && left === 0 ? '\r\n\r\n' : undefined;
    },
    get isMended() {
      return isMended;
    },
    get isOver() {
      return state === 'over';
    },
  };
}

/** Whether the first line says how long a chunk is, however long: no body without chunks begins so. */
function isSize(packet: Buffer): boolean {
  return /^[\da-f]+[\t ]*(?:;[^\n]*)?\r?\n/i.test(packet.toString('latin1', 0, MOST_HELD));
}

function asChunk(octets: Buffer): Buffer {
  return octets.length === 0 ? octets : Buffer.concat([Buffer.from(`${octets.length.toString(16)}\r\n`), octets, CRLF]);
}

/** -1 for what is no hexadecimal digit. */
function digitOf(octet: number): number {
  if (octet >= 0x30 && octet <= 0x39) return octet - 0x30;
  const letter = octet | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
