import type { GatewayEnv } from '../config.js';
import { createSearchFrom } from '../providers/index.js';
import type { Search } from '../providers/provider.js';
import type { Env } from '../shared/env.js';
import { createSend } from '../shared/http.js';
import type { Store } from '../shared/store/store.js';
import type { Telemetry } from '../shared/telemetry.js';
import { createRenew } from './renewed-settings.js';

const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const PROVIDER_TIMEOUT_MS = 15_000;

/** The providers that the settings choose, with the way to them. Credentials in files are read from `env` anew. */
export function openSearch(settings: GatewayEnv, telemetry: Telemetry, env: Env, store?: Store): Search {
  const words = [settings.SERVICE_SEARCH_PROVIDER, ...settings.SERVICE_SEARCH_FALLBACK];
  return createSearchFrom(
    settings,
    createSend({ timeoutMs: PROVIDER_TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES }),
    telemetry,
    createRenew(env, words),
    store,
  );
}
