import { randomUUID } from 'node:crypto';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import type { IMetricReader } from '@opentelemetry/sdk-metrics';
import { exportMetrics } from './export-metrics.js';
import { noSpans, type Telemetry, type TelemetryOptions } from './telemetry.js';
import { within } from './within.js';

/** What is left is sent within this time when the process ends. */
const FLUSH_MS = 2_000;

/**
 * Sends spans and metrics to an OTLP/HTTP collector, hands out metrics to Prometheus, or both. Nothing is registered globally,
 * and of either way only what is used is loaded.
 * @throws ListenError
 */
export async function exportTelemetry({
  endpoint,
  scraped,
  service,
  version,
  log,
}: TelemetryOptions): Promise<Telemetry> {
  const resource = defaultResource().merge(
    resourceFromAttributes({
      'service.name': service,
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
  );
  const readers: IMetricReader[] = [];
  const closing: (() => Promise<void>)[] = [];
  let metricsUrl: URL | undefined;
  if (scraped) {
    const { serveMetrics } = await import('./metrics-server.js');
    const { reader, url, close } = await serveMetrics(scraped);
    readers.push(reader);
    closing.push(close);
    metricsUrl = url;
  }
  let spans = noSpans;
  if (endpoint) {
    const [{ createOtlp }, { exportSpans }] = await Promise.all([
      import('./export-otlp.js'),
      import('./export-spans.js'),
    ]);
    const otlp = createOtlp(endpoint, log);
    readers.push(otlp.metrics);
    const { close, ...exported } = exportSpans({ exporter: otlp.spans, resource, version });
    closing.push(close);
    spans = exported;
  }
  const metrics = exportMetrics({ readers, resource, version });
  closing.push(metrics.close);
  return {
    ...spans,
    ...metrics,
    enabled: true,
    metricsUrl,
    close: () => within(Promise.allSettled(closing.map((close) => close())), FLUSH_MS).then(() => {}),
  };
}
