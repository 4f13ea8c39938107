import type { Test } from 'tap';
import type { collectorFor } from './collector.js';
import { listen, type Teardown } from './listen.js';

/** Stands in everything below that comes from outside; what the product says of itself never holds it. */
const CANARY = /canary/i;
const SPAN = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

/** What a client sends along. */
export const CANARY_HEADERS = {
  'user-agent': 'canary-agent',
  'x-canary': 'canary',
  authorization: 'Bearer canary',
  cookie: 'canary=1',
  baggage: 'canary=1',
  tracestate: 'canary=1',
  traceparent: SPAN,
};

/** The same in a message of MCP. */
export const CANARY_META = {
  'io.modelcontextprotocol/clientInfo': { name: 'canary', version: 'canary' },
  canary: 'canary',
  traceparent: SPAN,
  tracestate: 'canary=1',
  baggage: 'canary=1',
};

/** Of which the SDK must not make anything either. */
export const CANARY_SDK_ENV = { OTEL_RESOURCE_ATTRIBUTES: 'canary=canary', OTEL_SERVICE_NAME: 'canary' };

const HTML = { 'content-type': 'text/html', 'x-canary': 'canary', 'set-cookie': 'canary=1' };
const TEXT = 'canary text that is long enough to be read as a page of its own';
const PAGES: Record<string, string> = {
  good: `<title>canary title</title><main><p>${TEXT}.</p></main>`,
  busy: `<title>canary</title><main><p>${TEXT}.</p></main>
    <script>console.error('canary'); fetch('/canary-missing'); setTimeout(() => { throw new Error('canary') })</script>`,
  'to-denied': '<p>canary</p><script>location = "/canary-denied"</script>',
  blocked: `<html><form id="challenge-form" action="//duckduckgo.com/anomaly.js?canary"><div class="anomaly-modal__title">
    Unfortunately, bots use DuckDuckGo too. canary</div></form></html>`,
  empty: '<title>canary</title>',
};
const ROW = { title: 'canary', url: 'https://canary.example/', description: 'canary' };

/**
 * A site, and a search provider, whose every answer holds canaries: `…canary-KIND` is answered as KIND says, an HTTP
 * status (`status-404`), a page above, or one of those below.
 */
export function canaryWeb(t: Teardown): Promise<URL> {
  return listen(t, async (req, res) => {
    let asked = req.url ?? '';
    if (req.method === 'POST') for await (const chunk of req) asked += chunk;
    const kind = /canary[-+]([\w-]+)/.exec(asked)?.[1] ?? 'good';
    const status = Number(/^status-(\d+)/.exec(kind)?.[1] ?? (kind === 'blocked' ? 403 : 200));
    if (asked.startsWith('/robots')) return res.writeHead(200).end('User-agent: *\nDisallow: /canary-denied\n# canary');
    if (kind === 'hang') return;
    if (kind === 'reset') return req.socket.destroy();
    if (kind === 'picture') return res.writeHead(200, { 'content-type': 'image/canary' }).end('canary');
    if (kind === 'moved') return res.writeHead(302, 'Canary', { ...HTML, location: '/canary-good?canary' }).end();
    if (kind === 'loop') return res.writeHead(302, { location: asked }).end();
    if (asked.includes('web/search') && kind !== 'junk' && status === 200)
      return res.writeHead(200, HTML).end(JSON.stringify({ type: 'search', web: { results: [ROW] } }));
    res.writeHead(status, 'Canary reason', HTML).end(PAGES[kind] ?? PAGES.good);
  });
}

export type Collector = Awaited<ReturnType<typeof collectorFor>>;

/** Judges every byte and every text that a collector received, and every log; tells how much that was. */
export function holdsNoCanary(t: Test, collector: Collector, logs: string, web: URL): void {
  const port = new RegExp(`\\b${web.port}\\b`);
  t.notMatch(logs, CANARY);
  t.notMatch(logs, port);
  // Nothing is compressed, so the bytes hold every text as it is, whatever field it is in.
  for (const { body } of collector.received) {
    const bytes = body.toString('latin1');
    t.notMatch(bytes, CANARY);
    t.notMatch(bytes, /127\.0\.0\.1|localhost|https?:\/\//);
  }
  const texts = collector.strings();
  t.notMatch(texts.join('\n'), CANARY);
  for (const text of texts) if (text.includes(web.port)) t.notMatch(text, port);
  const bytes = collector.received.reduce((sum, { body }) => sum + body.length, 0);
  t.ok(bytes > 0 && logs.length > 0, 'there was something to search');
  t.comment(
    `searched: ${bytes} bytes of ${collector.received.length} exports, ${texts.length} texts decoded from them, ` +
      `${Buffer.byteLength(logs)} bytes of logs`,
  );
}

/** What of `wanted` no point of a metric tells in `attribute`. */
export function missing(
  collector: Collector,
  metric: string,
  attribute: string,
  wanted: readonly string[],
  where: Record<string, string> = {},
): string[] {
  const points = collector.points(metric).map(({ attributes }) => attributes);
  const fitting = points.filter((facts) => Object.entries(where).every(([name, value]) => facts[name] === value));
  return wanted.filter((code) => !fitting.some((facts) => facts[attribute] === code));
}
