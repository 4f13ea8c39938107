import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Makes a Node child answer every message with what it has used so far. */
const GAUGE = `data:text/javascript,process.on('message',()=>{gc();gc();const{user,system}=process.cpuUsage();process.send({cpuMs:(user+system)/1000,bytes:process.memoryUsage().heapUsed+process.memoryUsage().external,rssBytes:process.memoryUsage().rss,sockets:process.getActiveResourcesInfo().filter(x=>x==='TCPSocketWrap').length})})`;

export interface Usage {
  /** CPU since the start, user and system. */
  cpuMs: number;
  /** Heap and external memory after a collection. */
  bytes: number;
  rssBytes: number;
  /** Connections that are open. */
  sockets: number;
}

export interface Served {
  url: URL;
  usage(): Promise<Usage>;
  /** The same, once no more than `sockets` connections are open. */
  usageWith(sockets: number): Promise<Usage>;
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
  const usage = async () => {
    child.send('usage');
    const [usage] = await once(child, 'message');
    return usage as Usage;
  };
  return {
    url: new URL(String(line).trim()),
    usage,
    async usageWith(sockets) {
      for (;;) {
        const found = await usage();
        if (found.sockets <= sockets) return found;
        await setTimeout(50);
      }
    },
    async stop() {
      child.stdin?.end();
      await once(child, 'exit');
    },
  };
}
