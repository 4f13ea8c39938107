import { readFileSync } from 'node:fs';
import t from 'tap';
import { METRICS } from '../src/shared/metrics.js';
import { inRoot } from './helpers/root.js';

/** The series that the collector's Prometheus exporter makes of a metric: its unit and kind become suffixes. */
const SERIES = Object.entries(METRICS).flatMap(([name, { kind, unit }]) => {
  const base = name.replaceAll('.', '_') + ({ s: '_seconds', By: '_bytes' }[unit as string] ?? '');
  if (kind === 'histogram') return ['bucket', 'sum', 'count'].map((suffix) => `${base}_${suffix}`);
  return [kind === 'counter' ? `${base}_total` : base];
});

t.test('the example dashboard asks for every metric that there is, and for no other', async (t) => {
  const file = inRoot('examples/observability/grafana/dashboard.json');
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as { panels: { targets: { expr: string }[] }[] };
  const asked = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(search_gateway|http|mcp)_\w+(?=[[)])/g) ?? []),
  );
  const series = asked.filter((name) => !/_(outcome|name|transport|route|caller)$/.test(name));
  t.strictSame(
    series.filter((name) => !SERIES.includes(name)),
    [],
  );
  const shown = new Set(series.map((name) => name.replace(/_bucket$/, '')));
  const bases = new Set(SERIES.map((name) => name.replace(/_(bucket|sum|count)$/, '')));
  t.strictSame(shown, bases);
});
