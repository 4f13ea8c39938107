import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import type { Piscina } from 'piscina';
import { bounded } from '../src/shared/bounded.js';
import { GatewayError } from '../src/shared/errors.js';
import type { Log } from '../src/shared/log.js';
import { RoundRobin } from '../src/shared/round-robin.js';
import { tuneEngine } from './engine.js';
import { withinMemory } from './memory-watch.js';
import type { Page } from './page.js';
import type { PageMessage, ReadAnswer, ReadPage } from './read-page.js';

interface ReaderOptions {
  /** Threads at most; they start with the first pages and end when idle. One for each core when undefined. */
  threads?: number;
  /** Longest time one page may keep a thread. */
  deadlineMs: number;
  /** Heap of one thread; a page that needs more ends it. MiB. */
  heapMiB?: number;
  /** What a PDF may take beside that heap, unpacked. MiB. */
  pdfMiB?: number;
  /** At `debug` it is told what each stage of the extraction left of a page: names and sizes. */
  log?: Log;
}

export interface Reader {
  /** Lanes take turns at the threads; `onThread` is told when a page has one. @throws GatewayError extraction_failed | timeout */
  read(page: Page, signal: AbortSignal, lane?: readonly string[], onThread?: () => void): Promise<ReadPage>;
  /** How many pages are read at once at most and now, and how many wait for it. */
  threads(): { most: number; busy: number; waiting: number };
  close(): Promise<void>;
}

const MiB = 1024 * 1024;

/** A document tree takes some twenty times its text. */
const LARGE_CHARS = 4 * MiB;

/**
 * Of a thread's new objects. When its heap is full, Node lets it grow by 16 MiB to end the thread in good order; if more
 * new objects than that move to the old ones at once, the engine ends the whole process instead. Three times what moves at
 * most; with the default, Node 24 died of 4 of 10 pages that were too large. Reading costs no more CPU for it.
 */
const YOUNG_MIB = 24;

/**
 * How long a page of which nobody waits any more may keep its thread: most are read by then, and a new thread costs as much. When
 * many callers run out of time at once, each page would cost all others a start.
 */
const LEFT_MS = 300;

/** How long a thread is kept for the next page; starting one takes some tenths of a second of CPU. */
const IDLE_MS = 60_000;

/**
 * Reads pages in threads, so that none holds up the event loop. A page that takes longer than `deadlineMs`, or whose
 * client leaves for a moment longer than most pages take, loses its thread, whatever its code is doing: nothing gentler ends a
 * loop.
 */
export function createReader({
  threads = availableParallelism(),
  deadlineMs,
  heapMiB = 512,
  pdfMiB = 512,
  log,
}: ReaderOptions): Reader {
  // The pool would start the clock of a page that still waits for a thread; this queue lets it start when it has one.
  const turns = new PQueue({ concurrency: threads, queueClass: RoundRobin });
  // One at a time: a large page takes as much memory as its thread may have, and what a PDF takes shows in how the
  // process grows, which must have one cause.
  const largeTurns = new PQueue({ concurrency: 1, queueClass: RoundRobin });
  let pool: Promise<Piscina> | undefined;

  async function start(): Promise<Piscina> {
    tuneEngine();
    const { Piscina } = await import('piscina');
    return new Piscina({
      // What the build makes of read-page.js; see scripts/build-reader.mjs.
      filename: new URL('./reader-thread.js', import.meta.url).href,
      name: 'readPage',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: heapMiB, maxYoungGenerationSizeMb: YOUNG_MIB },
    });
  }

  return {
    async read({ url, mediaType, text, bytes, isRendered }, signal, lane = [], onThread = () => {}) {
      pool ??= start();
      const running = await pool;
      const message: PageMessage = { url: url.href, mediaType, text, bytes, isRendered, traced: log?.debug() === true };
      const options = { signal, lane };
      const inThreadNow = () => {
        onThread();
        return inThread(running, message, { deadlineMs, pdfMiB }, signal);
      };
      const inTurn = () => turns.add(inThreadNow, options);
      let answer: ReadAnswer;
      try {
        answer = await (bytes || text.length > LARGE_CHARS ? largeTurns.add(inTurn, options) : inTurn());
      } catch (cause) {
        throw new GatewayError(signal.aborted ? 'timeout' : 'extraction_failed', { cause });
      }
      if ('failed' in answer) throw new GatewayError(answer.failed, { reason: answer.reason });
      const { page, stages, rules } = answer;
      if (stages) log?.debug({ stages, rules }, 'extraction, characters left after each stage');
      return page;
    },
    threads: () => ({ most: threads, busy: turns.pending, waiting: turns.size + largeTurns.size }),
    async close() {
      await (await pool)?.destroy();
    },
  };
}

function inThread(
  pool: Piscina,
  message: PageMessage,
  { deadlineMs, pdfMiB }: { deadlineMs: number; pdfMiB: number },
  clientGone: AbortSignal,
): Promise<ReadAnswer> {
  const until = (...ends: AbortSignal[]) => bounded(deadlineMs, ends, (signal) => pool.run(message, { signal }));
  return later(clientGone, LEFT_MS, (gone) =>
    message.bytes ? withinMemory(pdfMiB * MiB, (full) => until(gone, full)) : until(gone),
  );
}

/** Runs `work` under a signal that fires `ms` after `signal`. */
async function later<T>(signal: AbortSignal, ms: number, work: (late: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    timer = setTimeout(() => late.abort(signal.reason), ms);
  };
  signal.addEventListener('abort', begin, { once: true });
  if (signal.aborted) begin();
  try {
    return await work(late.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', begin);
  }
}
