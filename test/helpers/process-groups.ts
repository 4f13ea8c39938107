import { processes } from '../../bench/processes.js';

/** The groups that children of `pid` lead: one for each browser that it has started. Linux only. */
export function groupsBelow(pid: number): number[] {
  return processes().flatMap((process) =>
    process.parent === pid && process.group === process.pid ? [process.pid] : [],
  );
}

/** What is left of these groups, zombies that nobody has waited for included. */
export function membersOf(groups: readonly number[]): number[] {
  return processes().flatMap(({ pid, group }) => (groups.includes(group) ? [pid] : []));
}

/** Kills a process, which may have ended by itself. */
export function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ESRCH') throw thrown;
  }
}
