import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TempFolders {
  make(): Promise<string>;
  remove(folder: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Folders in the system's place for such. What processes that were killed have left there is removed first; in a place
 * shared between machines or containers each keeps to its own. The names are short, for Chromium puts a socket below,
 * and the whole path of a socket has at most 107 bytes (unix(7)): room for a place of 23.
 */
export function createTempFolders(): TempFolders {
  const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 6);
  const ours = `gateway-${host}-`;
  // In a container the process before us may have had our id.
  const mine = `${ours}${process.pid}-${Math.trunc(performance.timeOrigin).toString(36)}-`;
  const made = new Set<string>();
  let swept: Promise<void> | undefined;
  const removeNow = () => {
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', removeNow);

  async function remove(folder: string): Promise<void> {
    await removeFolder(folder);
    made.delete(folder);
  }

  return {
    async make() {
      swept ??= sweep(ours, mine);
      await swept;
      const folder = await mkdtemp(join(tmpdir(), mine));
      made.add(folder);
      return folder;
    },
    remove,
    async close() {
      process.off('exit', removeNow);
      await Promise.all(Array.from(made, remove));
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
