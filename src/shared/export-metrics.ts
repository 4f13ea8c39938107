import type { Resource } from '@opentelemetry/resources';
import { type IMetricReader, MeterProvider } from '@opentelemetry/sdk-metrics';
import { BUCKETS_S, METRICS, type MetricName } from './metrics.js';
import type { Attributes, Telemetry } from './telemetry.js';

interface Options {
  /** Who asks for what was measured: an exporter by the clock, a server for its client. All get the same. */
  readers: IMetricReader[];
  resource: Resource;
  version: string;
}

/** The instruments of `METRICS`, one set for all readers. */
export function exportMetrics({
  readers,
  resource,
  version,
}: Options): Pick<Telemetry, 'add' | 'record' | 'watch' | 'close'> {
  const meters = new MeterProvider({ resource, readers });
  const meter = meters.getMeter('search-gateway', version);
  const instruments = createInstruments(meter);
  return {
    add: (metric, value, attributes) => instruments[metric]?.(value, attributes),
    record: (metric, seconds, attributes) => instruments[metric]?.(seconds, attributes),
    watch(metric, read) {
      const { kind: _, ...options } = METRICS[metric];
      meter.createObservableGauge(metric, options).addCallback((result) => {
        for (const { value, attributes } of read()) result.observe(value, { ...attributes });
      });
    },
    close: () => meters.shutdown(),
  };
}

type Instruments = Partial<Record<MetricName, (value: number, attributes?: Attributes) => void>>;

function createInstruments(meter: ReturnType<MeterProvider['getMeter']>): Instruments {
  const entries = Object.entries(METRICS).flatMap(([name, { kind, ...options }]) => {
    if (kind === 'gauge') return [];
    if (kind === 'histogram') {
      const histogram = meter.createHistogram(name, { ...options, advice: { explicitBucketBoundaries: BUCKETS_S } });
      return [[name, (value: number, attributes?: Attributes) => histogram.record(value, { ...attributes })]];
    }
    const counter = kind === 'counter' ? meter.createCounter(name, options) : meter.createUpDownCounter(name, options);
    return [[name, (value: number, attributes?: Attributes) => counter.add(value, { ...attributes })]];
  });
  return Object.fromEntries(entries);
}
