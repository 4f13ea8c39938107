import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Makes a Node child answer what it is asked for; a collection is no part of what calls cost. */
const GAUGE = `data:text/javascript,
  const told={cpu(){const{user,system}=process.cpuUsage();return(user+system)/1000},
  memory(){gc();gc();const{heapUsed,external,rss}=process.memoryUsage();return{bytes:heapUsed+external,rssBytes:rss}},
  sockets(){return process.getActiveResourcesInfo().filter(x=>x==='TCPSocketWrap').length}};
  process.on('message',what=>process.send(told[what]()))`.replaceAll('\n', '');

export interface Memory {
  /** Heap and external memory after a collection. */
  bytes: number;
  rssBytes: number;
}

export interface Served {
  url: URL;
  /** CPU since the start, user and system, in milliseconds. */
  cpu(): Promise<number>;
  memory(): Promise<Memory>;
  /** Resolves once no connection is open any more. */
  unconnected(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one of our built servers, told relative to `dist/`, that prints its base URL and ends with its input. */
export async function serve(file: string, args: string[] = []): Promise<Served> {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const child = spawn(process.execPath, ['--expose-gc', '--import', GAUGE, path, ...args], {
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
  });
  const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  const ask = async <T>(what: 'cpu' | 'memory' | 'sockets') => {
    child.send(what);
    const [told] = await once(child, 'message');
    return told as T;
  };
  return {
    url: new URL(String(line).trim()),
    cpu: () => ask('cpu'),
    memory: () => ask('memory'),
    async unconnected() {
      while ((await ask<number>('sockets')) > 0) await delay(50);
    },
    async stop() {
      child.stdin?.end();
      await once(child, 'exit');
    },
  };
}
