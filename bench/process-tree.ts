import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of `/proc/PID/stat` to a second: 100 on every Linux that Node runs on. */
const TICK_MS = 10;

interface Stat {
  parent: number;
  cpuMs: number;
  rssBytes: number;
}

/** CPU of a process, its descendants, and those that they have waited for, in milliseconds. Linux only. */
export function treeCpuMs(pid: number): number {
  return tree(pid).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

/** What a process and its descendants hold in memory, in bytes; pages that they share count for each. Linux only. */
export function treeRssBytes(pid: number): number {
  return tree(pid).reduce((sum, { rssBytes }) => sum + rssBytes, 0);
}

function tree(root: number): Stat[] {
  const all = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const stat = statOf(Number(name));
        return stat ? [[Number(name), stat] as const] : [];
      }),
  );
  const within = new Set([root]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const [pid, { parent }] of all) if (within.has(parent) && !within.has(pid)) grown = !!within.add(pid);
  }
  return [...within].flatMap((pid) => all.get(pid) ?? []);
}

/** Source: proc_pid_stat(5). The name, in parentheses, may hold blanks. */
function statOf(pid: number): Stat | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11);
    return { parent, cpuMs: (user + system + childUser + childSystem) * TICK_MS, rssBytes: (fields[21] ?? 0) * 4096 };
  } catch {
    return undefined; // it ended in the meantime
  }
}
