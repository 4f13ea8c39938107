import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Makes a Node child say at its end how much CPU it used. */
const REPORT = `data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();process.stderr.write('CPU_US='+(user+system)+'\\n')})`;

export interface Measured {
  child: ChildProcess;
  /** CPU of the whole child, user and system, in milliseconds; known once it has exited. */
  cpuMs: Promise<number>;
}

/** Starts one of our built files, told relative to `dist/`. */
export function measured(file: string, args: string[] = [], env: Record<string, string> = {}): Measured {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const child = spawn(process.execPath, ['--import', REPORT, path, ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const cpuMs = new Promise<number>((resolve, reject) => {
    child.once('close', () => {
      const found = /CPU_US=(\d+)/.exec(stderr)?.[1];
      if (found) resolve(Number(found) / 1000);
      else reject(new Error(`${file} did not report: ${stderr}`));
    });
  });
  return { child, cpuMs };
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
