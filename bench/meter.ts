import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { treeCpuMs } from './processes.js';

export interface Meter {
  /** What is counted, in words. */
  how: string;
  /** CPU since the start, in milliseconds. */
  cpuMs(): number;
  close(): void;
}

/**
 * A control group counts what every process has used, also one that its parent has not waited for, as those of a killed
 * browser; without the right to make one (version 1, root) only those are counted that were waited for. Linux only.
 */
export function meterOf(pid: number): Meter {
  const group = `/sys/fs/cgroup/cpuacct/bench-${pid}`;
  try {
    mkdirSync(group);
    writeFileSync(`${group}/cgroup.procs`, String(pid));
    const cpuMs = () => Number(readFileSync(`${group}/cpuacct.usage`, 'latin1')) / 1e6;
    const close = () => {
      try {
        rmdirSync(group);
      } catch {
        // A process is still ending; an empty group costs nothing.
      }
    };
    return { how: 'every process counted', cpuMs, close };
  } catch {
    return { how: 'orphans not counted', cpuMs: () => treeCpuMs(pid), close: () => {} };
  }
}
