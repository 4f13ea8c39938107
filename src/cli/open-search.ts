import type { GatewayEnv } from '../config.js';
import { createSearchFrom } from '../providers/index.js';
import type { Search } from '../providers/provider.js';
import { createSend } from '../shared/http.js';
import type { Telemetry } from '../shared/telemetry.js';

const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const PROVIDER_TIMEOUT_MS = 15_000;

/** The provider that the settings choose, with the way to it. */
export function openSearch(settings: GatewayEnv, telemetry: Telemetry): Search {
  return createSearchFrom(
    settings,
    createSend({ timeoutMs: PROVIDER_TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES }),
    telemetry,
  );
}
