import { GatewayError } from './errors.js';

/** Clients that read nothing are dropped in the meantime. */
const NO_ROOM_SECONDS = 5;

/** Calls are refused from this share on, since what they would bring could not be answered. */
const FULL = 15 / 16;

/** What is being received for an answer. */
export interface Receipt {
  /** @throws GatewayError busy */
  add(bytes: number): void;
  /** The same for what is there already and cannot be refused any more. */
  hold(bytes: number): void;
  end(): void;
}

/** Bounds the bytes of answers that a process holds at once: those received for them, and those that no client has taken. */
export class BytesInFlight {
  readonly #maxBytes: number;
  #waiting: { readonly waitingBytes: number } = { waitingBytes: 0 };
  #receivedBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The connections whose answers count. */
  watch(waiting: { readonly waitingBytes: number }): void {
    this.#waiting = waiting;
  }

  get isFull(): boolean {
    return this.#bytes >= this.#maxBytes * FULL;
  }

  /** Whether an answer of so many bytes may be sent; a single one always, or a low bound would let it never pass. */
  fits(bytes: number): boolean {
    const held = this.#bytes;
    return held === 0 || held + bytes <= this.#maxBytes;
  }

  receive(): Receipt {
    let own = 0;
    const hold = (bytes: number) => {
      own += bytes;
      this.#receivedBytes += bytes;
    };
    return {
      hold,
      add: (bytes) => {
        hold(bytes);
        const others = this.#bytes - own;
        if (others > 0 && others + own > this.#maxBytes) throw noRoom();
      },
      end: () => {
        this.#receivedBytes -= own;
        own = 0;
      },
    };
  }

  get #bytes(): number {
    return this.#receivedBytes + this.#waiting.waitingBytes;
  }
}

/** What a call is told that finds no room. */
export function noRoom(): GatewayError {
  return new GatewayError('busy', { retryAfterSeconds: NO_ROOM_SECONDS });
}
