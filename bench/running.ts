import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { measured } from './child.js';
import { type Meter, meterOf } from './meter.js';
import { treePssBytes } from './processes.js';

/** How often memory is looked at, in milliseconds. */
const LOOK_MS = 100;

/** One of our built servers at work. Linux only. */
export interface Running extends Omit<Meter, 'close'> {
  /** The address that it printed when it was ready. */
  url: URL;
  /** Resolves to the most memory that it and its descendants held while `work` ran, in bytes. */
  peakBytes(work: () => Promise<unknown>): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a built file, told relative to `dist/`, that tells an address when it serves: ours to people, others on stdout. */
export async function start(file: string, args: string[], env: Record<string, string>): Promise<Running> {
  const { child } = measured(file, args, env);
  const pid = child.pid as number;
  const { how, cpuMs, close } = meterOf(pid);
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk;
      const found = /(http:[^\s"]+)[\s"]/.exec(said)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', () => reject(new Error(`${file} did not say where it listens`)));
  });
  return {
    how,
    cpuMs,
    url: new URL(address),
    async peakBytes(work) {
      let peak = 0;
      const look = () => {
        peak = Math.max(peak, treePssBytes(pid));
      };
      const timer = setInterval(look, LOOK_MS);
      try {
        await work();
        look();
      } finally {
        clearInterval(timer);
      }
      return peak;
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'close');
      close();
    },
  };
}

/** Posts JSON and hands out what came back. @throws Error with the status of whatever is no success */
export async function post(url: URL, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok || answer.success === false) throw new Error(`${url.pathname} answered ${response.status}`);
  return answer;
}

/** Runs `work` so many times, so many at once. */
export async function repeat(times: number, atOnce: number, work: () => Promise<unknown>): Promise<void> {
  let left = times;
  const worker = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Serves pages by their paths on a free port of loopback; everything else is 404, or one JSON document. */
export async function servePages(pages: Record<string, string>, others?: object): Promise<URL> {
  const json = others && JSON.stringify(others);
  const server = createServer((req, res) => {
    const html = pages[req.url ?? ''];
    if (html !== undefined) res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    else if (json) res.writeHead(200, { 'content-type': 'application/json' }).end(json);
    else res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}
