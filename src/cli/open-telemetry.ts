import type { Log } from '../shared/log.js';
import type { Listening } from '../shared/server.js';
import { createTelemetry, type Telemetry } from '../shared/telemetry.js';
import { VERSION } from '../version.js';

/** `service.name` of a process kind. */
type Service = 'search-gateway' | 'crawl-worker' | 'browser-worker';

/** The telemetry of a process, off unless its settings switch it on. */
export function openTelemetry(
  service: Service,
  [enabled, endpoint]: readonly [enabled: boolean, endpoint: URL | undefined],
  log: Log,
): Promise<Telemetry> {
  return createTelemetry({ service, endpoint: enabled ? endpoint : undefined, version: VERSION, log });
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
