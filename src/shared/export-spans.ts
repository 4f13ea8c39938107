import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span as SdkSpan, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { GatewayError } from './errors.js';
import { EXPORT_TIMEOUT_MS } from './export-otlp.js';
import { SendError } from './http.js';
import { withTraceFields } from './line-fields.js';
import type { Attributes, Carrier, Span, SpanStart, Spans } from './telemetry.js';

const SPANS_EVERY_MS = 2_000;
/** A span takes about 1 kB; what ends while as many wait for the collector is dropped. */
const MAX_SPANS_WAITING = 2_048;

const KINDS = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT };

/** Shared by all telemetry of a process, so that an embedded worker's spans are below those of its gateway. */
const active = new AsyncLocalStorage<Context>();
const here = () => active.getStore() ?? ROOT_CONTEXT;

interface Options {
  exporter: SpanExporter;
  resource: Resource;
  version: string;
}

/** Spans that go to `exporter`. A trace that its caller does not record is not recorded here either. */
export function exportSpans({ exporter, resource, version }: Options): Spans & { close(): Promise<void> } {
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: MAX_SPANS_WAITING,
        scheduledDelayMillis: SPANS_EVERY_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      }),
    ],
  });
  const tracer = tracers.getTracer('search-gateway', version);

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
    close: () => tracers.shutdown(),
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
