import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TempFolders {
  make(): Promise<string>;
  remove(folder: string): Promise<void>;
  close(): Promise<void>;
}

const NAME = 'search-gateway-browser';

/**
 * Folders below one of this process's own in the system's place for such. What processes that were killed have left
 * there is removed first; in a place shared between machines or containers each keeps to its own.
 */
export function createTempFolders(): TempFolders {
  const ours = `${NAME}-${hostname()}-`;
  // In a container the process before us may have had our id.
  const mine = `${ours}${process.pid}-${Math.trunc(performance.timeOrigin)}-`;
  let root: Promise<string> | undefined;
  let path: string | undefined;
  const removeNow = () => path && rmSync(path, { recursive: true, force: true });
  process.once('exit', removeNow);

  async function open(): Promise<string> {
    path = await mkdtemp(join(tmpdir(), mine));
    await sweep(ours, mine);
    return path;
  }

  return {
    async make() {
      root ??= open().catch((thrown) => {
        root = undefined; // a full disk may be emptied
        throw thrown;
      });
      return mkdtemp(join(await root, 'fetch-'));
    },
    remove: removeFolder,
    async close() {
      process.off('exit', removeNow);
      if (root) await removeFolder(await root);
    },
  };
}

async function sweep(ours: string, mine: string): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  const stale = names.filter((name) => {
    const pid = name.startsWith(ours) && !name.startsWith(mine) && Number(/^\d+/.exec(name.slice(ours.length)));
    return pid && (pid === process.pid || !isAlive(pid));
  });
  await Promise.all(stale.map((name) => removeFolder(join(tmpdir(), name))));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM'; // another user's
  }
}

/** Tries again where a process that was just killed has still written. */
async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }).catch(() => {});
}
