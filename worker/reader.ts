import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import type { Piscina } from 'piscina';
import { GatewayError } from '../src/shared/errors.js';
import type { Page } from './page.js';
import type { PageMessage, ReadAnswer, ReadPage } from './read-page.js';

interface ReaderOptions {
  /** Threads at most; they start with the first pages and end when idle. One for each core when undefined. */
  threads?: number;
  /** Longest time one page may keep a thread. */
  deadlineMs: number;
  /** Heap of one thread; a page that needs more ends it. MiB. */
  heapMiB?: number;
}

export interface Reader {
  /** @throws GatewayError extraction_failed | timeout */
  read(page: Page, signal: AbortSignal): Promise<ReadPage>;
  close(): Promise<void>;
}

/** How long a thread is kept for the next page; starting one takes about 0.3 s of CPU. */
const IDLE_MS = 60_000;

/**
 * Reads pages in threads, so that none holds up the event loop. A page that takes longer than `deadlineMs`, or whose
 * client leaves, loses its thread, whatever its code is doing: nothing gentler ends a loop.
 */
export function createReader({ threads = availableParallelism(), deadlineMs, heapMiB = 512 }: ReaderOptions): Reader {
  // The pool would start the clock of a page that still waits for a thread; this queue lets it start when it has one.
  const turns = new PQueue({ concurrency: threads });
  let pool: Promise<Piscina> | undefined;

  async function start(): Promise<Piscina> {
    const { Piscina } = await import('piscina');
    return new Piscina({
      filename: new URL('./read-page.js', import.meta.url).href,
      name: 'readPage',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: heapMiB },
    });
  }

  return {
    async read({ url, mediaType, text }, signal) {
      pool ??= start();
      const running = await pool;
      const message: PageMessage = { url: url.href, mediaType, text };
      let answer: ReadAnswer;
      try {
        answer = await turns.add(() => inThread(running, message, deadlineMs, signal), { signal });
      } catch (cause) {
        throw new GatewayError(signal.aborted ? 'timeout' : 'extraction_failed', { cause });
      }
      if ('failed' in answer) throw new GatewayError(answer.failed);
      return answer.page;
    },
    async close() {
      await (await pool)?.destroy();
    },
  };
}

function inThread(pool: Piscina, message: PageMessage, deadlineMs: number, signal: AbortSignal): Promise<ReadAnswer> {
  return pool.run(message, { signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]) });
}
