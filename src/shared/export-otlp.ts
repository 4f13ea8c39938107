import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { AggregationTemporality, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { outsideOfCalls } from './line-fields.js';
import type { Log } from './log.js';

const METRICS_EVERY_MS = 15_000;
/** An export that takes longer is given up, retries included. */
export const EXPORT_TIMEOUT_MS = 10_000;
/** Of 512 spans each. */
const MAX_EXPORTS_UNDER_WAY = 4;

/**
 * What sends to an OTLP/HTTP collector, `/v1/traces` and `/v1/metrics` below `endpoint`. Of the SDK's environment variables only
 * those for the connection to the collector have an effect (credentials, certificates, compression).
 */
export function createOtlp(endpoint: URL, log: Log) {
  const sent = tellWhenItFails(log);
  const at = (path: string) => ({
    url: new URL(path, endpoint.href.replace(/\/*$/, '/')).href,
    timeoutMillis: EXPORT_TIMEOUT_MS,
    concurrencyLimit: MAX_EXPORTS_UNDER_WAY,
  });
  const temporalityPreference = AggregationTemporality.CUMULATIVE;
  return {
    spans: sent(new OTLPTraceExporter(at('v1/traces'))),
    metrics: new PeriodicExportingMetricReader({
      exporter: sent(new OTLPMetricExporter({ ...at('v1/metrics'), temporalityPreference })),
      exportIntervalMillis: METRICS_EVERY_MS,
      exportTimeoutMillis: EXPORT_TIMEOUT_MS,
    }),
  };
}

interface Exporter<Items> {
  export(items: Items, done: (result: ExportResult) => void): void;
}

/** Has exporters say in the log when the collector stops taking what they send, and when it takes it again. */
function tellWhenItFails(log: Log) {
  let failing = false;
  const note = ({ code, error: err }: ExportResult) => {
    const fails = code !== ExportResultCode.SUCCESS;
    if (fails && !failing) log.warn({ err }, 'telemetry is not taken by its collector');
    if (!fails && failing) log.info('telemetry is taken by its collector again');
    failing = fails;
  };
  return <Items, E extends Exporter<Items>>(exporter: E): E => {
    const send = exporter.export.bind(exporter);
    exporter.export = (items, done) =>
      send(items, (result) => {
        outsideOfCalls(() => note(result));
        done(result);
      });
    return exporter;
  };
}
