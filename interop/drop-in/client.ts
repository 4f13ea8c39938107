import { fork } from 'node:child_process';
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENV } from '../callers.js';
import type { Installed } from '../tools.js';
import type { DropInSetting } from './setting.js';

const MOST_STDERR = 2000;
const PROGRAMS = fileURLToPath(new URL('../../../interop/drop-in/clients/', import.meta.url));

/** What `clients/serve.mjs` tells at first: the client, and its operations with how many requests each takes. */
interface Told {
  client: string;
  operations: Record<string, number>;
}

/** One operation of a client. */
export interface Tried {
  operation: string;
  /** The client's own outcome: the value as JSON, or its error. */
  said: string;
  isExpected: boolean;
  ms: number;
}

interface Watched {
  setting: DropInSetting;
  /** Before the first operation. */
  onReady(): void;
  /** After each, with the number of requests that it should take. */
  onTried(tried: Tried, requests: number): void;
}

/** Puts the programs of `clients/` beside the installed packages, and names them. */
export function placeClients({ folder }: Installed): string[] {
  const names = readdirSync(PROGRAMS).filter((name) => name.endsWith('.mjs'));
  for (const name of names) copyFileSync(join(PROGRAMS, name), join(folder, name));
  return names.filter((name) => name !== 'serve.mjs').map((name) => name.replace('.mjs', ''));
}

/**
 * Runs a program of `clients/` under the Node that was installed, one operation after the other. What a client does
 * before its first operation, such as to connect, goes to no operation.
 */
export async function runClient(
  { folder, node }: Installed,
  name: string,
  { setting: { recorder, site }, onReady, onTried }: Watched,
): Promise<string> {
  const child = fork(join(folder, `${name}.mjs`), [recorder.address, site], {
    execPath: node,
    execArgv: [],
    env: ENV,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let last = '';
  child.stderr?.on('data', (chunk) => {
    last = `${last}${chunk}`.slice(-MOST_STDERR);
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', () => reject(new Error(`${name} ended before its time: ${last}`)));
  });
  ended.catch(() => {});
  const answer = async <T>(): Promise<T> => {
    const told = new Promise<unknown>((resolve) => child.once('message', resolve));
    return (await Promise.race([told, ended])) as T;
  };
  try {
    const { client, operations } = await answer<Told>();
    onReady();
    for (const [operation, requests] of Object.entries(operations)) {
      const startedAt = performance.now();
      child.send(operation);
      const { said, isExpected } = await answer<Pick<Tried, 'said' | 'isExpected'>>();
      onTried({ operation, said, isExpected, ms: Math.round(performance.now() - startedAt) }, requests);
    }
    return client;
  } finally {
    child.kill();
  }
}
