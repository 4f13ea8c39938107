import type { ClientRequest } from 'node:http';
import type { Socket } from 'node:net';
import { type Chunks, createChunks } from './mend-chunks.js';

interface LenientAnswer {
  /** Octets that came behind those that the length announced: they belong to the answer, whose length was wrong. */
  beyond: readonly Buffer[];
}

/** A head that Node's parser takes; whatever else is mended. */
const STRICT_HEAD =
  /^HTTP\/1\.[01] [1-9]\d\d(?: [\t\x20-\x7e\x80-\xff]*)?\r\n(?:[!#$%&'*+\-.^_`|~\w]+:[\t\x20-\x7e\x80-\xff]*\r\n)*\r\n$/;
const FRAMING = /\n(?:content-length|transfer-encoding):/gi;
const WRONG_LENGTH = /\ncontent-length:(?![\t ]*\d+[\t ]*\r)/i;
const NAME = /^[!#$%&'*+\-.^_`|~\w]+$/;
/** Longer than servers pause between two packets of one answer. */
const BEYOND_MS = 300;
const LF = 0x0a;
const CR = 0x0d;

/**
 * Has the answer to `request` read as browsers read it. Node's parser refuses a head for one octet in a field that nobody
 * reads; its own lenient mode still refuses names with spaces and equal lengths, and takes in chunks what it should not.
 * So the head is mended before the parser sees it, while a head that is right passes as it came. A connection on which
 * anything was mended, chunks included, has no further request. `maxHeadBytes` are held back, and `maxBytes` of what comes beyond a length.
 */
export function readLeniently(request: ClientRequest, maxHeadBytes: number, maxBytes: number): LenientAnswer {
  const beyond: Buffer[] = [];
  const begin = (socket: Socket) => watch(request, socket, beyond, maxHeadBytes, maxBytes);
  if (request.socket) begin(request.socket);
  else request.once('socket', begin);
  return { beyond };
}

function watch(request: ClientRequest, socket: Socket, beyond: Buffer[], maxHeadBytes: number, maxBytes: number): void {
  /** The stream's own `push`, through which all that arrives passes on its way to the parser. */
  const push = Object.getPrototypeOf(socket).push.bind(socket) as (chunk: Buffer | null) => boolean;
  let held: Buffer[] = [];
  let heldBytes = 0;
  let take: (chunk: Buffer | null) => boolean = takeHead;
  let left = 0;
  let chunks: Chunks | undefined;
  let patience: NodeJS.Timeout | undefined;

  const leave = () => {
    clearTimeout(patience);
    socket.push = push; // to delete it would make every use of the socket slower
    socket.off('close', leave);
    request.off('close', leave);
  };
  socket.push = (chunk: Buffer | null) => take(chunk);
  socket.once('close', leave);
  request.once('close', leave);

  function takeHead(chunk: Buffer | null): boolean {
    const end = chunk ? endOfHead(held, chunk) : 0;
    if (chunk && end < 0) {
      held.push(chunk);
      heldBytes += chunk.length;
      if (heldBytes <= maxHeadBytes) return true;
    }
    if (!chunk || end < 0) {
      leave();
      if (held.length > 0) push(Buffer.concat(held));
      return chunk ? true : push(null);
    }
    const came = held.length > 0 ? Buffer.concat([...held, chunk]) : chunk;
    const at = heldBytes + end;
    held = [];
    heldBytes = 0;
    const head = came.toString('latin1', 0, at);
    const isStrict = isStrictHead(head);
    const mended = isStrict ? head : mend(head);
    if (!isStrict) request.shouldKeepAlive = false;
    const rest = came.subarray(at);
    if (/^HTTP\/1\.. 1(?!01)/.test(mended)) {
      push(isStrict ? came.subarray(0, at) : Buffer.from(mended, 'latin1'));
      return rest.length > 0 ? takeHead(rest) : true;
    }
    const length = lengthOf(mended);
    const hasChunks = length === undefined && isChunked(mended);
    chunks = hasChunks ? createChunks() : undefined;
    const body = chunks ? chunks.read(rest) : rest;
    const out = isStrict && body === rest ? came : Buffer.concat([Buffer.from(mended, 'latin1'), body]);
    if (chunks) {
      take = takeChunks;
      return passOn(chunks, out);
    }
    if (length === undefined) {
      leave();
      return push(out);
    }
    left = length + out.length - rest.length;
    take = takeBody;
    return takeBody(out);
  }

  function takeChunks(packet: Buffer | null): boolean {
    if (!chunks) return push(packet);
    if (packet) return passOn(chunks, chunks.read(packet));
    const missing = chunks.end();
    leave();
    if (missing) push(Buffer.from(missing, 'latin1'));
    return push(null);
  }

  function passOn(chunks: Chunks, out: Buffer): boolean {
    clearTimeout(patience);
    if (chunks.isMended) request.shouldKeepAlive = false;
    if (chunks.isOver) leave();
    else if (chunks.end() === '\r\n') {
      patience = setTimeout(() => {
        request.shouldKeepAlive = false;
        leave();
        push(Buffer.from('\r\n'));
      }, BEYOND_MS);
    }
    return out.length > 0 ? push(out) : true;
  }

  function takeBody(chunk: Buffer | null): boolean {
    left -= chunk?.length ?? 0;
    if (chunk && left > 0) return push(chunk);
    if (!chunk || left === 0) {
      leave();
      return push(chunk);
    }
    const extra = chunk.subarray(chunk.length + left);
    const inside = chunk.subarray(0, chunk.length + left);
    request.shouldKeepAlive = false;
    if (extra.every((octet) => octet === CR || octet === LF)) {
      leave();
      return push(inside);
    }
    held = [inside];
    take = takeBeyond;
    return takeBeyond(extra);
  }

  /** The parser would close the connection at the end that the length sets: it gets there when no more comes. */
  function takeBeyond(chunk: Buffer | null): boolean {
    clearTimeout(patience);
    const finish = () => {
      leave();
      push(held[0] as Buffer);
      return chunk ? true : push(null);
    };
    if (!chunk) return finish();
    beyond.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes > maxBytes) return finish();
    patience = setTimeout(finish, BEYOND_MS);
    return true;
  }
}

function isStrictHead(head: string): boolean {
  return STRICT_HEAD.test(head) && (head.match(FRAMING)?.length ?? 0) < 2 && !WRONG_LENGTH.test(head);
}

/** Where the head ends in `chunk`, which comes after `held`; -1 when it does not. A line may end with a line feed alone. */
function endOfHead(held: Buffer[], chunk: Buffer): number {
  const before = held.length > 0 ? lastOctets(held) : NOTHING;
  const octets = before.length > 0 ? Buffer.concat([before, chunk]) : chunk;
  for (let at = octets.indexOf(LF); at !== -1; at = octets.indexOf(LF, at + 1)) {
    const next = octets[at + 1] === CR ? at + 2 : at + 1;
    if (octets[next] === LF && next >= before.length) return next + 1 - before.length;
  }
  return -1;
}
const NOTHING = Buffer.alloc(0);

function lastOctets(held: Buffer[]): Buffer {
  return Buffer.concat(held.slice(-2)).subarray(-2);
}

function isChunked(head: string): boolean {
  return !/^HTTP\/1\.. (?:101|204|304)/.test(head) && /\ntransfer-encoding:[^\r]*chunked[\t ]*\r/i.test(head);
}

/** The octets that the body has by its head; undefined when that is left to chunks or to the end of the connection. */
function lengthOf(head: string): number | undefined {
  if (/^HTTP\/1\.. (?:101|204|304)/.test(head) || /\ntransfer-encoding:/i.test(head)) return undefined;
  const length = /\ncontent-length:[\t ]*(\d{1,15})[\t ]*\r/i.exec(head)?.[1];
  return length === undefined ? undefined : Number(length);
}

/**
 * A head as a browser understands it: continued lines joined, control characters and lines without a name of a field left
 * out, of equal lengths one, and none beside chunks or where it is no number. What is not HTTP at all stays as it is.
 */
function mend(head: string): string {
  const [line = '', ...lines] = head
    .trimStart()
    .replace(/\r?\n[\t ]+/g, ' ')
    .split(/\r?\n/);
  const [, version = '1', status, reason = ''] = /^HTTP\/1\.([01])\s+(\d{3})(?:\s(.*))?$/is.exec(line.trim()) ?? [];
  if (status === undefined) return head;
  const fields = lines.flatMap((text) => {
    const colon = text.indexOf(':');
    const name = text.slice(0, Math.max(colon, 0)).trim();
    return NAME.test(name) ? [[name, withoutControls(text.slice(colon + 1)).trim()] as const] : [];
  });
  const isChunked = fields.some(([name, value]) => /^transfer-encoding$/i.test(name) && /chunked\s*$/i.test(value));
  const lengths = new Set<string>();
  const kept = fields.filter(([name, value]) => {
    if (/^(?:connection|keep-alive)$/i.test(name)) return false;
    if (!/^content-length$/i.test(name)) return true;
    const isFirst = !lengths.has(value);
    lengths.add(value);
    return isFirst && !isChunked && /^\d+$/.test(value);
  });
  const start = `HTTP/1.${version} ${status} ${withoutControls(reason)}`;
  const isLast = !status.startsWith('1');
  const written = [...kept, ...(isLast ? [['Connection', 'close'] as const] : [])];
  return `${[start, ...written.map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`;
}

function withoutControls(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '');
}
