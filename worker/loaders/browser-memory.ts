import { readFile } from 'node:fs/promises';
import type { CDPSession } from 'playwright';

export interface MemoryLimits {
  /** Of a process that renders one page, in bytes. */
  page: number;
  /** Of any other process of the browser, which serve all pages, in bytes. */
  browser: number;
}

interface WatchOptions {
  /** Of the browser, not of a page. */
  session: CDPSession;
  limits: MemoryLimits;
  /** Whether there is a page that may grow. */
  isBusy(): boolean;
  onBrowserTooLarge(): void;
}

/** A page that does nothing but allocate grows by a few hundred MiB in this time. */
const LOOK_MS = 500;

/**
 * Kills a page's process that grows beyond its limit: the browser reports that as a crash of that page, and others do
 * not notice. Reads /proc: does nothing where there is none. Returns how to stop.
 */
export function watchMemory({ session, limits, isBusy, onBrowserTooLarge }: WatchOptions): () => void {
  let looking = false;
  async function look(): Promise<void> {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    for (const { type, id } of processInfo) {
      const bytes = await ownMemory(id);
      if (type !== 'renderer' && bytes > limits.browser) onBrowserTooLarge();
      if (type === 'renderer' && bytes > limits.page) process.kill(id, 'SIGKILL');
    }
  }
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

/** What a process has for itself: neither its program nor what it shares with others of its kind. Bytes. */
async function ownMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return [...status.matchAll(/^Rss(?:Anon|Shmem):\s*(\d+) kB$/gm)].reduce(
    (sum, [, kib]) => sum + Number(kib) * 1024,
    0,
  );
}
