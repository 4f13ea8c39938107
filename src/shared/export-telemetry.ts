import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { type Context, ROOT_CONTEXT, type Span as SdkSpan, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { type ExportResult, ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { AggregationTemporality, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { AlwaysOnSampler, BatchSpanProcessor, ParentBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { GatewayError } from './errors.js';
import { SendError } from './http.js';
import { outsideOfCalls, withTraceFields } from './line-fields.js';
import type { Log } from './log.js';
import { BUCKETS_S, METRICS, type MetricName } from './metrics.js';
import type { Attributes, Carrier, Span, SpanStart, Telemetry } from './telemetry.js';
import { within } from './within.js';

const METRICS_EVERY_MS = 15_000;
const SPANS_EVERY_MS = 2_000;
/** An export that takes longer is given up, retries included. */
const EXPORT_TIMEOUT_MS = 10_000;
/** What is left is sent within this time when the process ends. */
const FLUSH_MS = 2_000;
/** A span takes about 1 kB; what ends while as many wait for the collector is dropped. */
const MAX_SPANS_WAITING = 2_048;
/** Of 512 spans each. */
const MAX_EXPORTS_UNDER_WAY = 4;

const KINDS = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT };

/** Shared by all telemetry of a process, so that an embedded worker's spans are below those of its gateway. */
const active = new AsyncLocalStorage<Context>();
const here = () => active.getStore() ?? ROOT_CONTEXT;

interface Options {
  endpoint: URL;
  service: string;
  version: string;
  log: Log;
}

/**
 * Exports to an OTLP/HTTP collector, `/v1/traces` and `/v1/metrics` below `endpoint`. Nothing is registered globally, and
 * of the SDK's environment variables only those for the connection to the collector have an effect (credentials,
 * certificates, compression). A trace that its caller does not record is not recorded here either.
 */
export function exportTelemetry({ endpoint, service, version, log }: Options): Telemetry {
  const resource = defaultResource().merge(
    resourceFromAttributes({
      'service.name': service,
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
  );
  const sent = tellWhenItFails(log);
  const at = (path: string) => ({
    url: new URL(path, endpoint.href.replace(/\/*$/, '/')).href,
    timeoutMillis: EXPORT_TIMEOUT_MS,
    concurrencyLimit: MAX_EXPORTS_UNDER_WAY,
  });
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: sent(new OTLPTraceExporter(at('v1/traces'))),
        maxQueueSize: MAX_SPANS_WAITING,
        scheduledDelayMillis: SPANS_EVERY_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      }),
    ],
  });
  const temporalityPreference = AggregationTemporality.CUMULATIVE;
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: sent(new OTLPMetricExporter({ ...at('v1/metrics'), temporalityPreference })),
        exportIntervalMillis: METRICS_EVERY_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      }),
    ],
  });
  const tracer = tracers.getTracer('search-gateway', version);
  const instruments = createInstruments(meters.getMeter('search-gateway', version));

  const start = ({ name, kind = 'internal', attributes = {} }: SpanStart): Span => {
    const parent = here();
    const span = tracer.startSpan(name, { kind: KINDS[kind] }, parent);
    tell(span, attributes);
    const context = trace.setSpan(parent, span);
    return {
      run: (work) => inContext(context, work),
      tell: (more) => tell(span, more),
      rename: (renamed) => void span.updateName(renamed),
      end: () => span.end(),
    };
  };

  return {
    enabled: true,
    continued(from, work) {
      const parent = remoteSpan(from);
      return parent ? inContext(parent, work) : work();
    },
    start,
    async span(begun, work) {
      const span = start(begun);
      try {
        return await span.run(work);
      } catch (thrown) {
        span.tell({ 'error.type': errorType(thrown) });
        throw thrown;
      } finally {
        span.end();
      }
    },
    tell(attributes) {
      const span = trace.getSpan(here());
      if (span) tell(span, attributes);
    },
    header() {
      const span = trace.getSpanContext(here());
      return span ? { traceparent: `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}` } : {};
    },
    add: (metric, value, attributes) => instruments[metric](value, attributes),
    record: (metric, seconds, attributes) => instruments[metric](seconds, attributes),
    async close() {
      await within(Promise.allSettled([tracers.shutdown(), meters.shutdown()]), FLUSH_MS);
    },
  };
}

/** `work` below the span of `context`, which its log lines name. */
function inContext<T>(context: Context, work: () => T): T {
  const span = trace.getSpanContext(context);
  const run = () => active.run(context, work);
  if (!span) return run();
  const { traceId: trace_id, spanId: span_id, isRemote } = span;
  return withTraceFields({ trace_id, ...(!isRemote && { span_id }) }, run);
}

type Instruments = Record<MetricName, (value: number, attributes?: Attributes) => void>;

function createInstruments(meter: ReturnType<MeterProvider['getMeter']>): Instruments {
  const entries = Object.entries(METRICS).map(([name, { kind, ...options }]) => {
    if (kind === 'histogram') {
      const histogram = meter.createHistogram(name, { ...options, advice: { explicitBucketBoundaries: BUCKETS_S } });
      return [name, (value: number, attributes?: Attributes) => histogram.record(value, { ...attributes })];
    }
    const counter = kind === 'counter' ? meter.createCounter(name, options) : meter.createUpDownCounter(name, options);
    return [name, (value: number, attributes?: Attributes) => counter.add(value, { ...attributes })];
  });
  return Object.fromEntries(entries);
}

/** What has an `error.type` failed. The status has no message: it would be somebody's text. */
function tell(span: SdkSpan, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) span.setAttribute(name, value);
  if (attributes['error.type'] !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
}

/**
 * Undefined for anything that is no `traceparent`. Its companions `tracestate` and `baggage` are text of the caller's,
 * which would be exported, and are dropped. Source: W3C Trace Context, section 3.2.
 */
function remoteSpan({ traceparent }: Carrier): Context | undefined {
  const named = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null;
  if (!named) return undefined;
  return trace.setSpanContext(ROOT_CONTEXT, { ...named, traceFlags: named.traceFlags & 1, isRemote: true });
}

/** A fixed code; anything that has none of ours is `_OTHER`, as the conventions ask. */
function errorType(thrown: unknown): string {
  if (thrown instanceof GatewayError) return thrown.code;
  return thrown instanceof SendError ? thrown.reason : '_OTHER';
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
