import type { GatewayEnv } from '../config.js';
import type { Log } from '../shared/log.js';
import type { Bind, Listening } from '../shared/server.js';
import { createTelemetry, type Telemetry } from '../shared/telemetry.js';
import { VERSION } from '../version.js';

/** `service.name` of a process kind. */
type Service = 'search-gateway' | 'crawl-worker' | 'browser-worker';

interface Switches {
  OTEL_ENABLED: boolean;
  OTEL_ENDPOINT?: URL | undefined;
}

/** The telemetry of a process, off unless its settings switch it on. `scraped` is where its metrics are served. @throws ListenError */
export function openTelemetry(
  service: Service,
  { OTEL_ENABLED, OTEL_ENDPOINT }: Switches,
  log: Log,
  scraped?: Bind,
): Promise<Telemetry> {
  const endpoint = OTEL_ENABLED ? OTEL_ENDPOINT : undefined;
  return createTelemetry({ service, endpoint, scraped, version: VERSION, log });
}

/** The gateway's settings for it have names of their own. */
export function openGatewayTelemetry(
  { SERVICE_TRACING_ENABLED: OTEL_ENABLED, SERVICE_TRACING_ENDPOINT: OTEL_ENDPOINT }: GatewayEnv,
  log: Log,
  scraped?: Bind,
): Promise<Telemetry> {
  return openTelemetry('search-gateway', { OTEL_ENABLED, OTEL_ENDPOINT }, log, scraped);
}

/** Where the metrics of a process that serves are, beside what it serves; `prefix` is that of its settings. */
export function scrapedAt(
  prefix: string,
  { HOST: host, METRICS_PORT: port }: { HOST: string; METRICS_PORT?: number | undefined },
): Bind | undefined {
  return port === undefined ? undefined : { host, port, setting: `${prefix}_METRICS_PORT` };
}

/** What `open` makes run, whose end also exports what its last requests told; where it does not start, nothing is left. */
export async function observed(telemetry: Telemetry, open: () => Promise<Listening>): Promise<Listening> {
  try {
    const { url, close } = await open();
    return {
      url,
      async close(graceMs) {
        await close(graceMs);
        await telemetry.close();
      },
    };
  } catch (thrown) {
    await telemetry.close();
    throw thrown;
  }
}
