import { readFileSync } from 'node:fs';
import type { Env } from '../shared/env.js';
import { fileMark, NO_FILE } from '../shared/file-mark.js';
import type { Log } from '../shared/log.js';
import type { Keys } from './authenticate.js';
import { type Key, parseKeys } from './keys.js';

/** The keys of the settings: those of a file as it is now, others as they were at the start. */
export function openKeys(
  { SERVICE_API_KEYS: keys }: { SERVICE_API_KEYS?: Key[] | undefined },
  env: Env,
  log: Log,
): Keys | undefined {
  if (!keys) return undefined;
  const path = env.SERVICE_API_KEYS ? undefined : env.SERVICE_API_KEYS_FILE;
  return path ? createKeyFile(path, keys, log) : () => keys;
}

/** How often the file is looked at, at most. */
const LOOK_MS = 1_000;

/**
 * The keys of a file, read anew when it changes. What cannot be read, or is wrong, leaves the keys as they were, so that a
 * half-written file locks nobody out; the log says so once for each such file.
 */
export function createKeyFile(path: string, first: readonly Key[], log: Log, now: () => number = Date.now): Keys {
  let keys = first;
  let seen = fileMark(path);
  let lookedAt = now();
  return () => {
    if (now() - lookedAt < LOOK_MS) return keys;
    lookedAt = now();
    const mark = fileMark(path);
    if (mark === seen) return keys;
    seen = mark;
    // To read a pipe would wait for whoever writes into it, and all callers with it.
    const read = mark === NO_FILE ? undefined : keysIn(path);
    if (read) keys = read;
    else log.warn({ outcome: 'failed' }, 'api keys not read');
    return keys;
  };
}

function keysIn(path: string): Key[] | undefined {
  try {
    return parseKeys(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
