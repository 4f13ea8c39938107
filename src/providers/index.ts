import type { Send } from '../shared/http.js';
import { observeSend } from '../shared/observe-send.js';
import type { PaceOptions } from '../shared/pace.js';
import { noTelemetry, type Telemetry } from '../shared/telemetry.js';
import { createApiA } from './api-a.js';
import { createApiB } from './api-b.js';
import { createSearch } from './create-search.js';
import { createMetasearchHosted } from './metasearch-hosted.js';
import { createMetasearchPy } from './metasearch-py.js';
import { createNative } from './native.js';
import type { Provider, Search } from './provider.js';

/** The settings this folder reads, named as in the environment. */
export interface ProviderSettings {
  SERVICE_SEARCH_PROVIDER: 'native' | 'metasearch_py' | 'metasearch_hosted' | 'api_a' | 'api_b';
  SERVICE_NATIVE_PROVIDER_ADDRESS: URL;
  SERVICE_NATIVE_MIN_INTERVAL_MS: number;
  SERVICE_METASEARCH_PY_PROVIDER_ADDRESS: URL;
  SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS?: URL | undefined;
  SERVICE_API_A_TOKEN?: string | undefined;
  SERVICE_API_A_ADDRESS: URL;
  /** Until the service has told its own. */
  SERVICE_API_A_MIN_INTERVAL_MS: number;
  SERVICE_API_B_KEY?: string | undefined;
  SERVICE_API_B_ADDRESS: URL;
}

/** The search of a gateway process: the provider that the settings choose, at the pace it wants. */
export function createSearchFrom(settings: ProviderSettings, send: Send, telemetry: Telemetry = noTelemetry): Search {
  const name = settings.SERVICE_SEARCH_PROVIDER;
  const onEnd = (outcome: string) =>
    telemetry.add('search_gateway.provider.searches', 1, {
      'service.peer.name': name,
      'search_gateway.outcome': outcome,
    });
  return createSearch(observeSend(send, telemetry, name), createProvider(settings), {
    ...paceOptions(settings),
    onEnd,
  });
}

/** @throws Error naming the setting that the chosen provider lacks */
export function createProvider(settings: ProviderSettings): Provider {
  const needed = <K extends keyof ProviderSettings>(name: K): NonNullable<ProviderSettings[K]> => {
    const value = settings[name];
    if (!value)
      throw new Error(`${name}: required, since SERVICE_SEARCH_PROVIDER is ${settings.SERVICE_SEARCH_PROVIDER}`);
    return value;
  };
  switch (settings.SERVICE_SEARCH_PROVIDER) {
    case 'native':
      return createNative({ address: settings.SERVICE_NATIVE_PROVIDER_ADDRESS });
    case 'metasearch_py':
      return createMetasearchPy({ address: settings.SERVICE_METASEARCH_PY_PROVIDER_ADDRESS });
    case 'metasearch_hosted':
      return createMetasearchHosted({ address: needed('SERVICE_METASEARCH_HOSTED_PROVIDER_ADDRESS') });
    case 'api_a':
      return createApiA({ address: settings.SERVICE_API_A_ADDRESS, token: needed('SERVICE_API_A_TOKEN') });
    case 'api_b':
      return createApiB({ address: settings.SERVICE_API_B_ADDRESS, key: needed('SERVICE_API_B_KEY') });
  }
}

/** The others have no pace of their own: a service of ours or the operator's, or one that limits by the day. */
function paceOptions(settings: ProviderSettings): PaceOptions {
  switch (settings.SERVICE_SEARCH_PROVIDER) {
    case 'native':
      return { intervalMs: settings.SERVICE_NATIVE_MIN_INTERVAL_MS, serial: true };
    case 'api_a':
      return { intervalMs: settings.SERVICE_API_A_MIN_INTERVAL_MS, probe: true };
    default:
      return {};
  }
}
