import type { CacheState } from './call-facts.js';
import type { Log } from './log.js';
import type { GaugeName, MetricName } from './metrics.js';
import type { Reason } from './reason.js';
import type { Bind } from './server.js';

/**
 * Everything that spans and metrics can say, so that nothing else ever is: names, words and numbers of our own. No URL,
 * host, query, header, content, session id or text of an error has a place here. Names are those of OpenTelemetry's
 * semantic conventions where there are any; `search_gateway.` begins the rest.
 */
export interface Attributes {
  /** A fixed code or an HTTP status. Whatever has one failed. */
  'error.type'?: string;
  'gen_ai.operation.name'?: 'execute_tool';
  'gen_ai.tool.name'?: string;
  'http.request.method'?: string;
  'http.response.status_code'?: number;
  /** A pattern of ours, never the path. */
  'http.route'?: string;
  /** Of a fetch: by plain HTTP, or rendered. */
  kind?: 'static' | 'browser';
  'mcp.method.name'?: 'tools/call' | 'tools/list';
  'network.transport'?: 'tcp' | 'pipe';
  'rpc.response.status_code'?: string;
  /** The setting's word for what is asked, such as `native`; never its address. */
  'service.peer.name'?: string;
  'search_gateway.mcp.transport'?: 'sse' | 'stdio' | 'streamable_http';
  'search_gateway.cache.outcome'?: CacheState;
  /** `success`, a fixed code, or `aborted`. */
  'search_gateway.outcome'?: string;
  /** Why it failed, of the closed list. */
  'search_gateway.reason'?: Reason;
}

export interface SpanStart {
  /** From a fixed list, such as `POST /extract` or `robots`. */
  name: string;
  /** `internal` when undefined: work of our own. */
  kind?: 'internal' | 'server' | 'client';
  attributes?: Attributes;
}

export interface Span {
  /** `work`, and what it starts, happens below this span. */
  run<T>(work: () => T): T;
  tell(attributes: Attributes): void;
  rename(name: string): void;
  end(): void;
}

/** What may name a trace: the headers of a request, or the `_meta` of an MCP message. */
export interface Carrier {
  traceparent?: unknown;
}

/** What a gauge shows. */
export interface Reading {
  value: number;
  attributes?: Attributes;
}

/** Spans and metrics of one process. Nothing here throws, waits for a collector, or keeps more than a bounded number. */
export interface Telemetry {
  readonly enabled: boolean;
  /** Where its metrics can be read as Prometheus does; undefined when nowhere. */
  readonly metricsUrl?: URL | undefined;
  /** `work` as part of the trace that `from` names; where it names none, of the one that is under way, if any. */
  continued<T>(from: Carrier, work: () => T): T;
  /** A span below the active one, to be ended by the caller. */
  start(span: SpanStart): Span;
  /** `work` in a span of its own; its `error.type` is the code of what is thrown. */
  span<T>(span: SpanStart, work: () => Promise<T>): Promise<T>;
  /** Adds to the active span, if there is one. */
  tell(attributes: Attributes): void;
  /** The header that names the active span to another process. */
  header(): { traceparent?: string };
  /** Adds to a counter. */
  add(metric: MetricName, value: number, attributes?: Attributes): void;
  /** Adds a duration to a histogram. */
  record(metric: MetricName, seconds: number, attributes?: Attributes): void;
  /** `read` is asked for what a gauge shows whenever somebody wants to know. */
  watch(metric: GaugeName, read: () => readonly Reading[]): void;
  /** Sends what there is, for at most two seconds. */
  close(): Promise<void>;
}

/** The part of telemetry that spans are. */
export type Spans = Pick<Telemetry, 'continued' | 'start' | 'span' | 'tell' | 'header'>;

const NO_SPAN: Span = { run: (work) => work(), tell() {}, rename() {}, end() {} };

/** Spans that nobody wants. */
export const noSpans: Spans = {
  continued: (_from, work) => work(),
  start: () => NO_SPAN,
  span: (_span, work) => work(),
  tell() {},
  header: () => ({}),
};

/** Telemetry that is off. */
export const noTelemetry: Telemetry = {
  ...noSpans,
  enabled: false,
  add() {},
  record() {},
  watch() {},
  close: async () => {},
};

export interface TelemetryOptions {
  /** Base URL of an OTLP/HTTP collector; nothing is sent when undefined. */
  endpoint: URL | undefined;
  /** Where metrics can be read as Prometheus does; nowhere when undefined. */
  scraped?: Bind | undefined;
  /** `service.name` of all that is exported. */
  service: string;
  version: string;
  log: Log;
}

/** The OpenTelemetry SDK is loaded only when it is on. @throws ListenError */
export async function createTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  if (!options.endpoint && !options.scraped) return noTelemetry;
  const { exportTelemetry } = await import('./export-telemetry.js');
  return exportTelemetry(options);
}

/** Seconds since `startedAt` of `performance.now()`. */
export function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000;
}
