import { address, flag, port } from './env.js';

/** The two settings that switch telemetry on, of which neither means anything without the other. */
export const telemetryEnabled = flag
  .default(false)
  .describe('Export traces and metrics to the endpoint beside it: true or false');
export const telemetryEndpoint = address
  .optional()
  .describe('Base URL of an OTLP/HTTP collector, e.g. `http://localhost:4318`; `v1/traces` and `v1/metrics` are added');

/** Off unless it is set. */
export const metricsPort = port
  .optional()
  .describe(
    'TCP port of its own for `GET /metrics` in the text format of Prometheus, at the address that is bound; 0 picks a free one, none when unset',
  );

type Rule = readonly [
  holds: (env: Record<string, unknown>) => boolean,
  fault: { path: PropertyKey[]; error: string; when: () => boolean },
];

/** Judged even when single settings are wrong, so that every fault is listed at once. */
const when = () => true;

/** Rule of a settings schema: telemetry that is switched on knows where to. `prefix` is that of the two names. */
export function needsEndpoint(prefix: string): Rule {
  const [enabled, endpoint] = pairOf(prefix);
  const error = `expected a value, since ${enabled} is true`;
  return [(env) => env[enabled] !== true || env[endpoint] !== undefined, { path: [endpoint], error, when }];
}

/** Rule of a settings schema: an endpoint is there to be used. */
export function needsSwitch(prefix: string): Rule {
  const [enabled, endpoint] = pairOf(prefix);
  const error = `expected true, since ${endpoint} is set`;
  return [(env) => env[endpoint] === undefined || env[enabled] === true, { path: [enabled], error, when }];
}

/** Rule of a settings schema: metrics are not where the rest is. `prefix` is that of both names. */
export function needsPortOfItsOwn(prefix: string): Rule {
  const [metrics, rest] = [`${prefix}_METRICS_PORT`, `${prefix}_PORT`];
  const error = `expected another port than ${rest}`;
  return [(env) => env[metrics] !== env[rest] || env[rest] === 0, { path: [metrics], error, when }];
}

function pairOf(prefix: string): readonly [enabled: string, endpoint: string] {
  return [`${prefix}_ENABLED`, `${prefix}_ENDPOINT`];
}
