import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import {
  AggregationTemporality,
  type MetricData,
  MetricReader,
  type ResourceMetrics,
} from '@opentelemetry/sdk-metrics';

/** Version 0.0.4 of the text format, which whatever reads metrics understands. */
export const PROMETHEUS_TEXT = 'text/plain; version=0.0.4; charset=utf-8';

/** As a collector's exporter has them, so that one dashboard fits both ways. */
const UNITS: Record<string, string> = { s: '_seconds', By: '_bytes' };

/** Hands out what there is when it is asked. */
export class ScrapedReader extends MetricReader {
  readonly #serializer = new PrometheusSerializer('', false, undefined, false, true);
  #underWay: Promise<string> | undefined;

  constructor() {
    super({ aggregationTemporalitySelector: () => AggregationTemporality.CUMULATIVE });
  }

  /** Whoever asks while another is being answered gets the same. */
  text(): Promise<string> {
    this.#underWay ??= this.collect()
      .then(({ resourceMetrics }) => inUsualOrder(this.#serializer.serialize(named(resourceMetrics))))
      .finally(() => {
        this.#underWay = undefined;
      });
    return this.#underWay;
  }

  protected async onShutdown(): Promise<void> {}
  protected async onForceFlush(): Promise<void> {}
}

/** A histogram's buckets before its sum and count, as Prometheus' own clients write it, since some parsers rely on that. */
function inUsualOrder(text: string): string {
  return text.replace(/^(\w+)(_count.*\n)(\1_sum.*\n)((?:\1_bucket.*\n)+)/gm, '$4$3$1$2');
}

/** With the unit in the name; what nothing was measured of is left out. Source: OpenTelemetry, Prometheus compatibility. */
function named({ resource, scopeMetrics }: ResourceMetrics): ResourceMetrics {
  const renamed = ({ descriptor, ...data }: MetricData) => {
    const name = descriptor.name + (UNITS[descriptor.unit] ?? '');
    // The serializer's line of the unit is no part of this version of the format.
    return { ...data, descriptor: { ...descriptor, name, unit: '' } } as MetricData;
  };
  return {
    resource,
    scopeMetrics: scopeMetrics.map(({ scope, metrics }) => ({
      scope,
      metrics: metrics.filter(({ dataPoints }) => dataPoints.length > 0).map(renamed),
    })),
  };
}
