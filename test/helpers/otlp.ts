import protobuf from 'protobufjs';

/** The messages of OTLP 1, as far as anything of ours may appear in them. */
const { root } = protobuf.parse(`
syntax = "proto3";
message Traces { repeated ResourceSpans resource_spans = 1; }
message ResourceSpans { Resource resource = 1; repeated ScopeSpans scope_spans = 2; string schema_url = 3; }
message ScopeSpans { Scope scope = 1; repeated Span spans = 2; string schema_url = 3; }
message Span {
  bytes trace_id = 1; bytes span_id = 2; string trace_state = 3; bytes parent_span_id = 4;
  string name = 5; uint32 kind = 6; fixed64 start_time_unix_nano = 7; fixed64 end_time_unix_nano = 8;
  repeated KeyValue attributes = 9; repeated Event events = 11; repeated Link links = 13; Status status = 15;
}
message Event { string name = 2; repeated KeyValue attributes = 3; }
message Link { bytes trace_id = 1; bytes span_id = 2; string trace_state = 3; repeated KeyValue attributes = 4; }
message Status { string message = 2; uint32 code = 3; }
message Metrics { repeated ResourceMetrics resource_metrics = 1; }
message ResourceMetrics { Resource resource = 1; repeated ScopeMetrics scope_metrics = 2; string schema_url = 3; }
message ScopeMetrics { Scope scope = 1; repeated Metric metrics = 2; string schema_url = 3; }
message Metric {
  string name = 1; string description = 2; string unit = 3; Sum gauge = 5; Sum sum = 7; Histogram histogram = 9;
}
message Sum { repeated NumberPoint data_points = 1; uint32 aggregation_temporality = 2; bool is_monotonic = 3; }
message NumberPoint { repeated KeyValue attributes = 7; double as_double = 4; sfixed64 as_int = 6; }
message Histogram { repeated HistogramPoint data_points = 1; uint32 aggregation_temporality = 2; }
message HistogramPoint {
  repeated KeyValue attributes = 9; fixed64 count = 4; double sum = 5;
  repeated fixed64 bucket_counts = 6; repeated double explicit_bounds = 7;
}
message Resource { repeated KeyValue attributes = 1; }
message Scope { string name = 1; string version = 2; repeated KeyValue attributes = 3; }
message KeyValue { string key = 1; Any value = 2; }
message Any {
  oneof value {
    string string_value = 1; bool bool_value = 2; int64 int_value = 3; double double_value = 4;
    List array_value = 5; Map kvlist_value = 6; bytes bytes_value = 7;
  }
}
message List { repeated Any values = 1; }
message Map { repeated KeyValue values = 1; }
`);

type Facts = Record<string, string | number | boolean>;

export interface ReceivedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentId: string;
  name: string;
  kind: 'internal' | 'server' | 'client';
  failed: boolean;
  attributes: Facts;
}

export interface ReceivedPoint {
  service: string;
  metric: string;
  unit: string;
  attributes: Facts;
  /** Of a counter or a gauge. */
  value: number;
  /** Of a histogram. */
  count: number;
  bounds: number[];
}

interface KeyValue {
  key: string;
  value: Record<string, string | number | boolean>;
}

/** A body as OTLP/JSON writes it, from either encoding. */
export function decode(path: string, contentType: string, body: Buffer): unknown {
  if (contentType.startsWith('application/json')) return JSON.parse(body.toString());
  const message = root.lookupType(path.endsWith('/v1/traces') ? 'Traces' : 'Metrics');
  return message.toObject(message.decode(body), { longs: Number, arrays: true, defaults: true, bytes: String });
}

export function spansOf(json: unknown): ReceivedSpan[] {
  // biome-ignore lint/suspicious/noExplicitAny: the shape is the schema's above
  const { resourceSpans = [] } = json as any;
  return resourceSpans.flatMap(({ resource, scopeSpans }: never) =>
    // biome-ignore lint/suspicious/noExplicitAny: as above
    (scopeSpans as any[]).flatMap(({ spans }) =>
      // biome-ignore lint/suspicious/noExplicitAny: as above
      spans.map((span: any) => ({
        service: factsOf((resource as { attributes: KeyValue[] }).attributes)['service.name'],
        traceId: hex(span.traceId),
        spanId: hex(span.spanId),
        parentId: hex(span.parentSpanId),
        name: span.name,
        kind: ['', 'internal', 'server', 'client'][span.kind],
        failed: span.status?.code === 2,
        attributes: factsOf(span.attributes),
      })),
    ),
  );
}

export function pointsOf(json: unknown): ReceivedPoint[] {
  // biome-ignore lint/suspicious/noExplicitAny: the shape is the schema's above
  const { resourceMetrics = [] } = json as any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  return resourceMetrics.flatMap(({ resource, scopeMetrics }: any) =>
    // biome-ignore lint/suspicious/noExplicitAny: as above
    scopeMetrics.flatMap(({ metrics }: any) =>
      // biome-ignore lint/suspicious/noExplicitAny: as above
      metrics.flatMap(({ name, unit, gauge, sum, histogram }: any) =>
        // biome-ignore lint/suspicious/noExplicitAny: as above
        (gauge ?? sum ?? histogram).dataPoints.map((point: any) => ({
          service: factsOf(resource.attributes)['service.name'],
          metric: name,
          unit,
          attributes: factsOf(point.attributes),
          value: point.asInt || point.asDouble || 0,
          count: point.count,
          bounds: point.explicitBounds,
        })),
      ),
    ),
  );
}

/** Every string of a decoded body, wherever it stands. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

function factsOf(attributes: KeyValue[]): Facts {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] ?? '']));
}

/** Protobuf's bytes come as base64 here. */
function hex(base64: string): string {
  return Buffer.from(base64, 'base64').toString('hex');
}
