import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of `/proc/PID/stat` to a second: 100 on every Linux that Node runs on. */
const TICK_MS = 10;

/** A process of this machine, as Linux tells. */
export interface Process {
  pid: number;
  /** `Z` is a zombie: it has ended, and nobody has asked how. */
  state: string;
  parent: number;
  group: number;
  /** Of its own, and of the children that it has waited for. */
  cpuMs: number;
}

/** All that there are, zombies included. Linux only. */
export function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processOf(Number(name)) ?? []);
}

/** Its program and arguments, each ended by a NUL; empty when it has ended. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** CPU of a process, its descendants, and those that they have waited for, in milliseconds. */
export function treeCpuMs(pid: number): number {
  return tree(pid).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

/** What a process and its descendants hold in memory, in bytes; what they share is counted once. */
export function treePssBytes(pid: number): number {
  return tree(pid).reduce((sum, { pid }) => sum + pssBytes(pid), 0);
}

/** Source: proc_pid_smaps(5), "proportional set size". */
function pssBytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1'))?.[1]) * 1024;
  } catch {
    return 0; // it ended in the meantime
  }
}

function tree(root: number): Process[] {
  const all = processes();
  const within = new Set([root]);
  for (let before = 0; before < within.size; ) {
    before = within.size;
    for (const { pid, parent } of all) if (within.has(parent)) within.add(pid);
  }
  return all.filter(({ pid }) => within.has(pid));
}

/** The name, in parentheses, may hold blanks. Source: proc_pid_stat(5). */
function processOf(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent = 0, group = 0] = fields.map(Number);
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(10).map(Number);
    const cpuMs = (user + system + childUser + childSystem) * TICK_MS;
    return { pid, state, parent, group, cpuMs };
  } catch {
    return undefined; // it ended between the two reads
  }
}
