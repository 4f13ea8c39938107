import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A client may take an answer as slowly as it likes, but not less than this of what waits for it within the time. */
const MIN_TAKEN_BYTES = 64 * 1024;

/**
 * Looks within the time for which a client may read nothing; it is dropped at most one of them later. They are counted,
 * not the milliseconds: while a busy process does not look, it does not send either.
 */
const LOOKS = 10;

/** What a connection had taken and what waited for it when it last moved, and the looks since. */
interface Mark {
  looks: number;
  takenBytes: number;
  waitingBytes: number;
}

/** The open connections of a server, with the answers that each is still owed. */
export class Connections {
  readonly #answers = new Map<Socket, Set<ServerResponse>>();

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#answers.set(socket, new Set());
      socket.on('close', () => this.#answers.delete(socket));
    });
    server.on('request', (req, res) => {
      const answers = this.#answers.get(req.socket);
      answers?.add(res);
      res.on('close', () => answers?.delete(res));
    });
  }

  [Symbol.iterator](): IterableIterator<Socket> {
    return this.#answers.keys();
  }

  /** Bytes of answers that no client has taken: those that are written, and those behind another one of their connection. */
  get waitingBytes(): number {
    let bytes = 0;
    for (const [socket, answers] of this.#answers) {
      bytes += socket.writableLength;
      for (const answer of answers) if (!answer.socket) bytes += answer.writableLength;
    }
    return bytes;
  }
}

/**
 * Closes the connections whose clients do not read what waits for them: fewer than 64 KiB of it, and not all of it, within
 * `maxStalledMs`. Nothing waits on an idle event stream, so that it stays. Returns what ends the watch.
 */
export function dropStalled(connections: Iterable<Socket>, maxStalledMs: number): () => void {
  const marks = new WeakMap<Socket, Mark>();
  const look = () => {
    for (const socket of connections) {
      const waitingBytes = socket.writableLength;
      const takenBytes = takenOf(socket);
      const mark = marks.get(socket);
      if (waitingBytes === 0) marks.delete(socket);
      else if (!mark || takenBytes - mark.takenBytes >= Math.min(MIN_TAKEN_BYTES, mark.waitingBytes))
        marks.set(socket, { looks: 0, takenBytes, waitingBytes });
      else if (++mark.looks >= LOOKS) socket.destroy();
    }
  };
  const timer = setInterval(look, maxStalledMs / LOOKS).unref();
  return () => clearInterval(timer);
}

/**
 * Bytes of a connection that the system has taken, of a write in progress too, which may be a whole answer. Node says that
 * in no public place; its own timeout of sockets reads the same two fields.
 */
function takenOf(socket: Socket): number {
  const { _handle: handle } = socket as unknown as { _handle?: { bytesWritten: number; writeQueueSize: number } };
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}
