import { EventEmitter, once } from 'node:events';
import type { RequestListener } from 'node:http';
import { listen, type Teardown } from './listen.js';
import { decode, pointsOf, type ReceivedPoint, type ReceivedSpan, spansOf, stringsOf } from './otlp.js';

/** A loopback OTLP/HTTP collector that keeps what it receives. */
export async function collectorFor(t: Teardown) {
  const received: { path: string; body: Buffer; json: unknown }[] = [];
  const news = new EventEmitter();
  const take: RequestListener = async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const path = req.url ?? '';
    received.push({ path, body, json: decode(path, req.headers['content-type'] ?? '', body) });
    res.writeHead(200).end();
    news.emit('received');
  };
  const url = await listen(t, take);
  const spans = (): ReceivedSpan[] => received.flatMap(({ json }) => spansOf(json));
  return {
    url,
    received,
    spans,
    /** The points of a metric as they were sent last, of each process. */
    points(metric: string): ReceivedPoint[] {
      const all = received.flatMap(({ json }) => pointsOf(json)).filter((point) => point.metric === metric);
      const key = ({ service, attributes }: ReceivedPoint) => JSON.stringify([service, attributes]);
      return [...new Map(all.map((point) => [key(point), point])).values()];
    },
    strings: (): string[] => received.flatMap(({ json }) => stringsOf(json)),
    /** Resolves when the spans that have come are enough. */
    async until(enough: (spans: ReceivedSpan[]) => boolean): Promise<ReceivedSpan[]> {
      while (!enough(spans())) await once(news, 'received');
      return spans();
    },
  };
}

/** The spans of a trace as a tree, each name once for each time: `{ name, children }`, in order of names. */
export interface Tree {
  name: string;
  children: Tree[];
}

/** What is below the span `parentId`. */
export function treeBelow(parentId: string, spans: readonly ReceivedSpan[]): Tree[] {
  return spans
    .filter((span) => span.parentId === parentId)
    .map(({ service, kind, name, spanId }) => ({
      name: `${service}: ${kind} ${name}`,
      children: treeBelow(spanId, spans),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
