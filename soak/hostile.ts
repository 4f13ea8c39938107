import http from 'node:http';
import { connect, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { openSession, versioned } from '../bench/mcp-load.js';
import { ask, gateway, head, quantile, row, type Service, site } from './world.js';

const CALLS = 300;
const LORIS = 300;
/** Within what a gateway holds of answers: above it calls are refused as `busy`. More than the kernel takes of one. */
const READERS = 20;
const READER_BYTES = 5_000_000;
const STREAMS = 1_000;
const SESSIONS = 2_000;
/** Times the median of a quiet gateway. */
const SLOWER = 2;
/** More than this is not for connections and what waits on them. */
const MOST_MB = 256;
const FEW = 20;
/** Headers have 10 s, and are looked at every five. */
const LORIS_MS = 16_000;
/** After which who reads nothing is dropped, and a look more. */
const READERS_MS = 52_000;

/** What clients that mean ill cost the others, and what is left of them. */
export async function soakHostile(): Promise<void> {
  const pages = await site(async (req, res) => {
    const { url } = (await json(req)) as { url: string };
    const markdown = 'x'.repeat(Number(new URL(url).pathname.slice(1)));
    res
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ success: true, error: '', markdown }));
  });
  const served = await gateway(pages.url);
  await median(served);
  const handles = served.descriptors();
  head();
  await beside('slow-loris', LORIS, served, loris, LORIS_MS, handles);
  await beside(`readers that read nothing of ${READER_BYTES / 1e6} MB`, READERS, served, reader, READERS_MS, handles);
  await beside('idle event streams', STREAMS, served, await stream(served), 0, handles);
  await abandoned(served, handles);
  await served.stop();
  await pages.close();
}

type Open = (socket: Socket, service: Service) => () => void;

async function beside(
  what: string,
  many: number,
  served: Service,
  open: Open,
  endsWithinMs: number,
  handles: number,
): Promise<void> {
  const quiet = await median(served);
  const before = served.rssMb();
  const sockets = Array.from({ length: many }, () => connect(Number(served.url.port), '127.0.0.1'));
  const ends = sockets.map((socket) => {
    socket.on('error', () => {});
    return open(socket, served);
  });
  await delay(2_000);
  const held = served.descriptors() - handles;
  const ms = await median(served);
  const memory = served.rssMb();
  if (endsWithinMs > 0) await delay(endsWithinMs);
  else for (const socket of sockets) socket.destroy();
  await delay(1_000);
  const left = served.descriptors() - handles;
  for (const end of ends) end();
  for (const socket of sockets) socket.destroy();
  const how = endsWithinMs > 0 ? 'after their time' : 'after they left';
  const seen = `a call takes ${ms.toFixed(1)} ms, quiet ${quiet.toFixed(1)}; ${held} descriptors more, ${left} ${how}; ${(memory - before).toFixed(0)} MB more`;
  row(`${many} ${what}`, seen, ms <= SLOWER * quiet && left <= FEW && memory - before <= MOST_MB);
}

const loris: Open = (socket) => {
  socket.write('POST /api/v1/fetch HTTP/1.1\r\nhost: localhost\r\n');
  let n = 0;
  const timer = setInterval(() => socket.destroyed || socket.write(`x-${n++}: a\r\n`), 1_000);
  return () => clearInterval(timer);
};

const reader: Open = (socket) => {
  const body = JSON.stringify({ url: `https://page.example/${READER_BYTES}` });
  const head =
    'POST /api/v1/fetch HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n';
  socket.pause();
  socket.write(`${head}content-length: ${body.length}\r\n\r\n${body}`);
  return () => {};
};

async function stream({ url }: Service): Promise<Open> {
  const agent = new http.Agent();
  const headers = versioned(await openSession(url, agent));
  agent.destroy();
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (socket) => {
    socket.write(`GET /mcp HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n${lines.join('')}\r\n`);
    socket.resume();
    return () => {};
  };
}

async function abandoned(served: Service, handles: number): Promise<void> {
  const quiet = await median(served);
  const before = served.rssMb();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  await Promise.all(Array.from({ length: SESSIONS }, () => openSession(served.url, agent)));
  agent.destroy();
  const ms = await median(served);
  const more = served.rssMb() - before;
  const left = served.descriptors() - handles;
  const seen = `a call takes ${ms.toFixed(1)} ms, quiet ${quiet.toFixed(1)}; ${left} descriptors more; ${more.toFixed(0)} MB more`;
  row(`${SESSIONS} sessions that nobody ends`, seen, ms <= SLOWER * quiet && left <= FEW && more <= MOST_MB);
}

/** Milliseconds of a normal call; small pages, one after the other. */
async function median({ url }: Service): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < CALLS; i++) {
    const startedAt = performance.now();
    const outcome = await ask(url, 'fetch', { url: `https://page.example/${1_000 + i}` });
    if (outcome !== 'success') return Number.POSITIVE_INFINITY;
    times.push(performance.now() - startedAt);
  }
  return quantile(times, 0.5);
}
