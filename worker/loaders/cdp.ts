import { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from 'playwright';

/** What is used of a session of the DevTools protocol, whoever speaks it. */
export type Cdp = Pick<CDPSession, 'send' | 'on' | 'once'>;

export interface CdpConnection {
  /** The browser's own session, or the one with that id. */
  session(id?: string): Cdp;
}

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

interface Waiting {
  resolve(result: unknown): void;
  reject(reason: unknown): void;
}

/**
 * The DevTools protocol over the two pipes of `--remote-debugging-pipe`: JSON, each message ended by a NUL. When the
 * browser's end closes, everything that is waited for rejects, and so does what is sent later.
 */
export function createCdpConnection(input: Writable, output: Readable): CdpConnection {
  const sessions = new Map<string, EventEmitter>();
  const waiting = new Map<number, Waiting>();
  let sent = 0;
  let parts: Buffer[] = [];

  function eventsOf(id: string): EventEmitter {
    const events = sessions.get(id) ?? new EventEmitter().setMaxListeners(0);
    sessions.set(id, events);
    return events;
  }

  function receive({ id, sessionId = '', method, params, result, error }: Message): void {
    if (method !== undefined) return void eventsOf(sessionId).emit(method, params);
    const asked = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (error) asked?.reject(new Error('the browser refused a command'));
    else asked?.resolve(result);
  }

  output.on('data', (chunk: Buffer) => {
    try {
      let start = 0;
      for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
        parts.push(chunk.subarray(start, end));
        start = end + 1;
        const message = Buffer.concat(parts).toString();
        parts = [];
        receive(JSON.parse(message));
      }
      parts.push(chunk.subarray(start));
    } catch {
      output.destroy(); // what speaks like this is no browser
    }
  });
  output.on('error', () => output.destroy());
  output.on('close', () => {
    for (const { reject } of waiting.values()) reject(gone());
    waiting.clear();
  });
  input.on('error', () => output.destroy());

  return {
    session(id = '') {
      const events = eventsOf(id);
      const send = (method: string, params: unknown = {}) =>
        new Promise((resolve, reject) => {
          if (output.destroyed) return reject(gone());
          waiting.set(++sent, { resolve, reject });
          input.write(`${JSON.stringify({ id: sent, method, params, ...(id && { sessionId: id }) })}\0`);
        });
      const on = (name: string, listener: (...args: unknown[]) => void) => void events.on(name, listener);
      const once = (name: string, listener: (...args: unknown[]) => void) => void events.once(name, listener);
      // The types of the protocol are Playwright's; at run time there are only names.
      return { send, on, once } as unknown as Cdp;
    },
  };
}

function gone(): Error {
  return new Error('the browser has ended');
}
