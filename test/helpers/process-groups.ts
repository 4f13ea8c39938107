import { readdirSync, readFileSync } from 'node:fs';

interface Stat {
  pid: number;
  parent: number;
  group: number;
}

/** Source: proc_pid_stat(5). Linux only. */
function running(): Stat[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid): Stat[] => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
        const [, parent = 0, group = 0] = stat
          .slice(stat.lastIndexOf(')') + 2)
          .split(' ')
          .map(Number);
        return [{ pid: Number(pid), parent, group }];
      } catch {
        return []; // it ended between the two reads
      }
    });
}

/** The groups that children of `pid` lead: one for each browser that it has started. */
export function groupsBelow(pid: number): number[] {
  return running().flatMap((process) => (process.parent === pid && process.group === process.pid ? [process.pid] : []));
}

/** What is left of these groups, zombies that nobody has waited for included. */
export function membersOf(groups: readonly number[]): number[] {
  return running().flatMap(({ pid, group }) => (groups.includes(group) ? [pid] : []));
}
