import { readFile } from 'node:fs/promises';
import os from 'node:os';
import type { Cdp } from './cdp.js';

/** In bytes, without what processes share. */
export interface MemoryLimits {
  /** Of the process that renders a page; also of all processes that serve every page, together. */
  page: number;
  /** Of everything. */
  total: number;
}

interface WatchOptions {
  /** Of the browser, not of a page. */
  session: Cdp;
  limits: MemoryLimits;
  /** Whether there is a page that may grow. */
  isBusy(): boolean;
  /** What serves every page has grown too large. */
  onLeak(): void;
}

/** A page that does nothing but allocate grows by a few hundred MiB in this time. */
const LOOK_MS = 500;
const GiB = 1024 ** 3;

/** An ordinary page takes 50 MiB, one of 10 MB of HTML nearly 1 GiB. Half of the machine, or container, is for others; `browsers` share the rest. */
export function defaultLimits(browsers = 1): MemoryLimits {
  const total = Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2 / browsers;
  return { page: Math.min(GiB, total), total };
}

/**
 * Kills a page's process that exceeds its limit, and the largest when all together exceed theirs: the browser reports
 * the crash of that page, other pages do not notice. Reads /proc, and does nothing where there is none. Returns how to
 * stop.
 */
export function watchMemory({ session, limits, isBusy, onLeak }: WatchOptions): () => void {
  async function look(): Promise<void> {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const sizes = await Promise.all(
      processInfo.map(async ({ type, id }) => ({ type, id, bytes: await ownMemory(id) })),
    );
    const pages = sizes.filter(({ type }) => type === 'renderer').sort((a, b) => b.bytes - a.bytes);
    const forAll = sum(sizes) - sum(pages);
    if (forAll > limits.page) onLeak();
    const [largest] = pages;
    const tooLarge = pages.filter(({ bytes }) => bytes > limits.page);
    if (largest && tooLarge.length === 0 && sum(sizes) > limits.total) tooLarge.push(largest);
    for (const { id } of tooLarge) process.kill(id, 'SIGKILL');
  }

  let looking = false;
  const timer = setInterval(() => {
    if (looking || !isBusy()) return;
    looking = true;
    look()
      .catch(() => {}) // a process or the browser ended meanwhile
      .finally(() => {
        looking = false;
      });
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function sum(sizes: { bytes: number }[]): number {
  return sizes.reduce((total, { bytes }) => total + bytes, 0);
}

/** What a process has for itself: neither its program nor what it shares with others of its kind. Bytes. */
async function ownMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return 1024 * Number(/^RssAnon:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0);
}
