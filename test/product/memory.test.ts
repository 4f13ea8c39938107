import { existsSync, readFileSync } from 'node:fs';
import t from 'tap';
import { listen } from '../helpers/listen.js';
import { start } from '../helpers/product.js';
import { extract } from '../helpers/worker.js';

const MiB = 1024 * 1024;
const PAGES = 16;
/** What docs/workers.md promises for two cores. */
const BOUND = 1536 * MiB;

const skip = existsSync('/proc/self/status') ? false : 'the peak of a process is read from /proc';

t.test('sixteen pages of 16 MiB at once stay within the bound that the docs state', { skip }, async (t) => {
  const paragraph = `<p>${'Ordinary words that make a paragraph, with <b>some</b> marks. '.repeat(6)}</p>\n`;
  const page = Buffer.from(paragraph.repeat(Math.floor((16 * MiB - 1024) / paragraph.length)));
  const site = await listen(t, (req, res) => {
    if (req.url === '/robots.txt') return void res.writeHead(404).end();
    res.writeHead(200, { 'content-type': 'text/html' }).end(req.url === '/small' ? paragraph : page);
  });
  const worker = await start(t, ['worker'], {
    CRAWL_WORKER_PORT: '0',
    CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
    CRAWL_WORKER_CONCURRENCY: String(PAGES),
    CRAWL_WORKER_HOST_CONCURRENCY: String(PAGES),
    CRAWL_WORKER_TIMEOUT_SECONDS: '8',
  });
  const url = new URL(/http:\S+\//.exec(worker.output().stderr)?.[0] ?? '');
  const visits = Array.from({ length: PAGES }, (_, i) => extract(url, { url: new URL(`/${i}`, site).href }));
  for (const answer of await Promise.all(visits)) t.match(answer, { status: 200 });
  const status = readFileSync(`/proc/${worker.child.pid}/status`, 'utf8');
  const peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024;
  t.ok(peak < BOUND, `${Math.round(peak / MiB)} MiB at most`);
  t.match(await extract(url, { url: new URL('/small', site).href }), { success: true }, 'it serves on');
});
