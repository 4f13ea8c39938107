import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { within } from '../../src/shared/within.js';

interface Start {
  program: string;
  args: readonly string[];
  env: Record<string, string>;
  stdio: StdioOptions;
}

/** A program and all that it starts. */
export interface Running {
  readonly child: ChildProcess;
  /** Resolves when the program is no more; what it started may still be. */
  readonly ended: Promise<void>;
  /** Ends all of it, whatever it is doing, and resolves when that is done. */
  end(): Promise<void>;
}

export interface Processes {
  start(what: Start): Running;
  /** Ends everything that runs. */
  close(): Promise<void>;
}

/** What was killed ends in milliseconds, unless the machine is out of memory. */
const END_MS = 2_000;
const ON_WINDOWS = process.platform === 'win32';

/**
 * Starts programs, each the leader of a process group of its own, so that it can be ended with all its children, and
 * without core dumps, which would hold pages. Those that still run when this process exits are killed then.
 */
export function createProcesses(): Processes {
  const alive = new Set<Running>();
  const killAll = () => {
    for (const { child } of alive) kill(child);
  };
  process.once('exit', killAll);
  return {
    start({ program, args, env, stdio }) {
      const [command = program, ...rest] = ON_WINDOWS
        ? [program]
        : ['/bin/sh', '-c', 'ulimit -c 0; exec "$0" "$@"', program];
      const child = spawn(command, [...rest, ...args], { env, stdio, detached: !ON_WINDOWS, windowsHide: true });
      child.on('error', () => {}); // told by its end
      for (const stream of child.stdio) stream?.on('error', () => {});
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
      const closed = once(child, 'close');
      closed.catch(() => {});
      const running: Running = {
        child,
        ended,
        async end() {
          kill(child);
          await within(closed, END_MS);
          alive.delete(running);
        },
      };
      alive.add(running);
      return running;
    },
    async close() {
      await Promise.all(Array.from(alive, (running) => running.end()));
      process.off('exit', killAll);
    },
  };
}

/** The group outlives its leader: a browser that crashed may leave processes behind. */
function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(ON_WINDOWS ? pid : -pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}
