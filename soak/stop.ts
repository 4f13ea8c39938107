import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { openMcp } from './mcp-clients.js';
import { ask, count, gateway, head, row, site, told } from './world.js';

const IN_FLIGHT = 200;

/** SIGTERM with two hundred calls in flight on every face: all end within the grace, or half of them do not. */
export async function soakStop(): Promise<void> {
  head();
  await stopped('all of which end within the grace', '10', 1);
  await stopped('half of which outlast the grace', '2', 0.5);
}

async function stopped(what: string, drainSeconds: string, finishing: number): Promise<void> {
  const waiting: (() => void)[] = [];
  const pages = await site(async (req, res) => {
    await json(req);
    await new Promise<void>((resolve) => waiting.push(resolve));
    const answer = { success: true, error: '', markdown: 'Worth the wait.' };
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  const served = await gateway(pages.url, { SERVICE_DRAIN_SECONDS: drainSeconds });
  const mcp = await openMcp(served.url);
  const faces: [string, (url: string) => Promise<string>][] = [
    ['REST', (url) => ask(served.url, 'fetch', { url })],
    ['REST, lines', (url) => lastLine(new URL('api/v1/fetch', served.url), { url })],
    ['REST, batch', (url) => lastLine(new URL('api/v1/fetch/batch', served.url), { urls: [url] })],
    ...Object.entries(mcp.calls).map(([name, call]): [string, (url: string) => Promise<string>] => [
      name,
      (url) => call('fetch_url', { url }),
    ]),
  ];
  const counts: Record<string, number> = {};
  const lost: Record<string, number> = {};
  const asked = Array.from({ length: IN_FLIGHT }, async (_, i) => {
    const [name, call] = faces[i % faces.length] as (typeof faces)[number];
    const outcome = await call(`https://page.example/${i}`);
    count(counts, outcome);
    if (outcome !== 'success' && outcome !== 'busy') count(lost, `${name}: ${outcome}`);
  });
  while (waiting.length < IN_FLIGHT) await delay(20);
  served.signal('SIGTERM');
  const exited = once(served.child, 'exit');
  await delay(500);
  for (const finish of waiting.slice(0, IN_FLIGHT * finishing)) finish();
  await Promise.all(asked);
  const [code] = await exited;
  const holds = told(lost) === '' && code === 0 && (counts.success ?? 0) === IN_FLIGHT * finishing;
  row(
    `SIGTERM with ${IN_FLIGHT} in flight on ${faces.length} faces, ${what}`,
    `${told(counts)}; lost: ${told(lost) || 'none'}; exit code ${code}`,
    holds,
  );
  await mcp.close();
  await pages.close();
}

async function lastLine(to: URL, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json', accept: 'application/x-ndjson' };
  try {
    const response = await fetch(to, { method: 'POST', headers, body: JSON.stringify(body) });
    const last = (await response.text()).trim().split('\n').at(-1) ?? '';
    const { outcome, error } = JSON.parse(last) as { outcome?: string; error?: string };
    return outcome ?? error ?? 'untyped';
  } catch (thrown) {
    return `untyped ${(thrown as Error).name}`;
  }
}
