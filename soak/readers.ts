import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MB = 1_000_000;
const CLI = fileURLToPath(new URL('../src/cli.js', import.meta.url));
/** Longer than any client may read nothing. */
const WATCHED_S = 70;
const LOOK_EACH_S = 10;

/** What a gateway holds for clients that read nothing of their answers, and for workers that answer much. Linux only. */
export async function soakReaders(): Promise<void> {
  const worker = await startWorker();
  for (const [readers, bytes] of [
    [40, 5 * MB],
    [200, 5 * MB],
  ] as const) {
    const gateway = await startGateway(worker.address);
    await stall(gateway, readers, bytes);
    await gateway.stop();
  }
  const gateway = await startGateway(worker.address);
  await receive(gateway, 50, 20 * MB);
  await gateway.stop();
  worker.close();
}

type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** Asks for a page of so many bytes, over so many connections at once, and reads no more than the first piece of each answer. */
async function stall(gateway: Gateway, readers: number, bytes: number): Promise<void> {
  console.log(`${readers} readers that read nothing of ${bytes / MB} MB each, over REST`);
  const heads: Record<string, number> = {};
  let open = readers;
  const sockets = Array.from({ length: readers }, () => {
    const socket = connect(Number(gateway.url.port), '127.0.0.1');
    const body = JSON.stringify({ url: `https://page.example/${bytes}` });
    const head = `POST /api/v1/fetch HTTP/1.1\r\nhost: ${gateway.url.host}\r\nconnection: close\r\ncontent-type: application/json\r\n`;
    socket.write(`${head}content-length: ${body.length}\r\n\r\n${body}`);
    socket.on('error', () => {});
    socket.once('readable', () => {
      const line = String(socket.read()).split('\r\n\r\n')[0] ?? '';
      const said = [/^HTTP\/1\.1 \d+/.exec(line)?.[0], /^retry-after: \d+/im.exec(line)?.[0]]
        .filter(Boolean)
        .join(', ');
      heads[said] = (heads[said] ?? 0) + 1;
    });
    return socket;
  });
  for (let passed = 0; passed < WATCHED_S && open > 0; passed += LOOK_EACH_S) {
    await delay(LOOK_EACH_S * 1000);
    open = connectionsTo(Number(gateway.url.port));
    console.log(`  after ${passed + LOOK_EACH_S} s: ${open} connections held, ${gateway.memory()}`);
  }
  console.log(`  answers: ${JSON.stringify(heads)}`);
  for (const socket of sockets) socket.destroy();
}

/** Asks for so many pages of so many bytes at once, and reads every answer. */
async function receive(gateway: Gateway, pages: number, bytes: number): Promise<void> {
  console.log(`${pages} answers of a worker with ${bytes / MB} MB each, at once`);
  const outcomes: Record<string, number> = {};
  const ask = async () => {
    const response = await fetch(new URL('api/v1/fetch', gateway.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: `https://page.example/${bytes}` }),
    });
    await response.arrayBuffer();
    outcomes[response.status] = (outcomes[response.status] ?? 0) + 1;
  };
  await Promise.all(Array.from({ length: pages }, ask));
  console.log(`  answers: ${JSON.stringify(outcomes)}, ${gateway.memory()}`);
}

/** A worker whose pages have as many bytes as their path says. */
async function startWorker() {
  const server = createServer(async (req, res) => {
    const { url } = (await json(req)) as { url: string };
    const markdown = 'x'.repeat(Number(new URL(url).pathname.slice(1)));
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(JSON.stringify({ success: true, error: '', markdown }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function startGateway(workerAddress: string) {
  const child = spawn(process.execPath, [CLI, 'gateway'], {
    env: { PATH: process.env.PATH, SERVICE_PORT: '0', SERVICE_CRAWL_WORKER_ADDRESS: workerAddress },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await new Promise<URL>((resolve) => {
    const read = (chunk: Buffer) => {
      const found = /MCP (http:\S+\/)mcp/.exec(String(chunk))?.[1];
      if (found) resolve(new URL(found));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  return {
    url,
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const [now, peak] = ['VmRSS', 'VmHWM'].map((name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]));
      return `${Math.round((now ?? 0) / 1000)} MB resident, ${Math.round((peak ?? 0) / 1000)} MB at most`;
    },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Established connections that the server on `port` has, of those that the kernel lists. */
function connectionsTo(port: number): number {
  const local = new RegExp(`^\\s*\\d+: \\S+:${port.toString(16).toUpperCase().padStart(4, '0')} \\S+ 01 `);
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((table) => readFileSync(table, 'utf8').split('\n'))
    .filter((line) => local.test(line)).length;
}
