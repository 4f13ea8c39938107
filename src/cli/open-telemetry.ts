import type { GatewayEnv } from '../config.js';
import type { Log } from '../shared/log.js';
import type { Listening } from '../shared/server.js';
import { createTelemetry, type Telemetry } from '../shared/telemetry.js';
import { VERSION } from '../version.js';

/** `service.name` of a process kind. */
type Service = 'search-gateway' | 'crawl-worker' | 'browser-worker';

interface Switch {
  OTEL_ENABLED: boolean;
  OTEL_ENDPOINT?: URL | undefined;
}

/** The telemetry of a process, off unless its settings switch it on. */
export function openTelemetry(service: Service, { OTEL_ENABLED, OTEL_ENDPOINT }: Switch, log: Log): Promise<Telemetry> {
  return createTelemetry({ service, endpoint: OTEL_ENABLED ? OTEL_ENDPOINT : undefined, version: VERSION, log });
}

/** The gateway's settings for it have names of their own. */
export function openGatewayTelemetry(
  { SERVICE_TRACING_ENABLED: OTEL_ENABLED, SERVICE_TRACING_ENDPOINT: OTEL_ENDPOINT }: GatewayEnv,
  log: Log,
): Promise<Telemetry> {
  return openTelemetry('search-gateway', { OTEL_ENABLED, OTEL_ENDPOINT }, log);
}

/** `running`, whose end also exports what its last requests told. */
export function closedWith({ url, close }: Listening, telemetry: Telemetry): Listening {
  return {
    url,
    async close(graceMs) {
      await close(graceMs);
      await telemetry.close();
    },
  };
}
