import type { Send } from '../shared/http.js';
import { createSearch, type SearchOptions } from './create-search.js';
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
  SERVICE_API_B_KEY?: string | undefined;
  SERVICE_API_B_ADDRESS: URL;
}

/** The search of a gateway process: the provider that the settings choose, at the pace it wants. */
export function createSearchFrom(settings: ProviderSettings, send: Send): Search {
  return createSearch(send, createProvider(settings), paceOptions(settings));
}

/** @throws Error naming the setting that the chosen provider lacks */
export function createProvider(settings: ProviderSettings): Provider {
  switch (settings.SERVICE_SEARCH_PROVIDER) {
    case 'native':
      return createNative({ address: settings.SERVICE_NATIVE_PROVIDER_ADDRESS });
    default:
      throw new Error('SERVICE_SEARCH_PROVIDER: this provider does not exist yet');
  }
}

function paceOptions(settings: ProviderSettings): SearchOptions {
  if (settings.SERVICE_SEARCH_PROVIDER !== 'native') return {};
  return { intervalMs: settings.SERVICE_NATIVE_MIN_INTERVAL_MS, serial: true };
}
