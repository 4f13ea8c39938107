import type { GaugeName } from '../src/shared/metrics.js';
import type { Telemetry } from '../src/shared/telemetry.js';
import type { Admission, PlacesByKind } from './admission.js';
import type { LoaderKind } from './page.js';
import type { Reader } from './reader.js';
import type { Waits } from './waits.js';

interface Watched {
  /** The kinds of fetches that this worker has places for. */
  places: PlacesByKind;
  admission: Pick<Admission, 'admitted' | 'busy'>;
  waits: Waits;
  reader: Pick<Reader, 'threads'>;
  browserPages(): number;
}

/** The gauges of a worker, which say whether another one is needed. */
export function watchWorker(telemetry: Telemetry, { places, admission, waits, reader, browserPages }: Watched): void {
  const kinds = Object.keys(places) as LoaderKind[];
  const perKind = (metric: GaugeName, read: (kind: LoaderKind) => number) =>
    telemetry.watch(metric, () => kinds.map((kind) => ({ value: read(kind), attributes: { kind } })));
  perKind('search_gateway.worker.fetches.running', (kind) => admission.admitted(kind) - waits.count(kind));
  perKind('search_gateway.worker.fetches.waiting', (kind) => waits.count(kind));
  perKind('search_gateway.worker.fetches.waiting_for_host', (kind) => waits.count(kind, 'host'));
  perKind('search_gateway.worker.queue.age', (kind) => waits.ageSeconds(kind));
  perKind('search_gateway.worker.places', (kind) => places[kind] ?? 0);
  perKind('search_gateway.worker.places.busy', (kind) => admission.busy(kind));
  telemetry.watch('search_gateway.worker.browser.pages', () => [{ value: browserPages() }]);
  telemetry.watch('search_gateway.worker.threads', () => [{ value: reader.threads().most }]);
  telemetry.watch('search_gateway.worker.threads.busy', () => [{ value: reader.threads().busy }]);
  telemetry.watch('search_gateway.worker.threads.waiting', () => [{ value: reader.threads().waiting }]);
}
