import type { RequestListener, ServerResponse } from 'node:http';
import type { IMetricReader } from '@opentelemetry/sdk-metrics';
import { GatewayError } from './errors.js';
import { checkHost, refusePages } from './http-guard.js';
import { PROMETHEUS_TEXT, ScrapedReader } from './prometheus-text.js';
import { type Bind, listen } from './server.js';

/** Scrapes that are being answered at once; a scraper that reads nothing keeps its place until it is dropped. */
const MAX_AT_ONCE = 256;
/** Of a scraper that reads nothing. */
const MAX_STALLED_MS = 10_000;

interface Served {
  /** What the server hands out. */
  reader: IMetricReader;
  /** Of the metrics themselves. */
  url: URL;
  close(): Promise<void>;
}

/** `GET /metrics` in Prometheus' text format, and nothing else, on a port of its own. @throws ListenError */
export async function serveMetrics(bind: Bind): Promise<Served> {
  const reader = new ScrapedReader();
  const { url, close } = await listen(metricsOf(reader, bind.host), { ...bind, maxStalledMs: MAX_STALLED_MS });
  return { reader, url: new URL('metrics', url), close: () => close(0) };
}

function metricsOf(reader: ScrapedReader, bound: string): RequestListener {
  const hostIsOurs = checkHost({ bound, takesAddresses: true });
  let inside = 0;
  return async (req, res) => {
    inside++;
    res.once('close', () => inside--);
    try {
      // Scrapers come by the address of a pod, pages of a browser never.
      hostIsOurs(req, res, () => {});
      refusePages(req, res, () => {});
      if (req.url?.replace(/\?.*$/s, '') !== '/metrics') return refuse(res, 404);
      if (req.method !== 'GET' && req.method !== 'HEAD') return refuse(res, 405, { allow: 'GET, HEAD' });
      if (inside > MAX_AT_ONCE) return refuse(res, 503, { 'retry-after': '5' });
      answer(res, 200, { 'content-type': PROMETHEUS_TEXT }, await reader.text());
    } catch (thrown) {
      refuse(res, thrown instanceof GatewayError ? thrown.status : 500);
    }
  };
}

/** What a refused request still sends is not read. */
function refuse(res: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  answer(res, status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close', ...headers }, `${status}\n`);
}

function answer(res: ServerResponse, status: number, headers: Record<string, string>, text: string): void {
  const fixed = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  res.writeHead(status, { ...fixed, ...headers, 'content-length': String(Buffer.byteLength(text)) }).end(text);
}
