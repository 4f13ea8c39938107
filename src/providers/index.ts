import type { Send } from '../shared/http.js';
import { observeSend } from '../shared/observe-send.js';
import { noTelemetry, type Telemetry } from '../shared/telemetry.js';
import { type ProviderSettings, providerOf } from './all.js';
import { createSearch } from './create-search.js';
import type { Search } from './provider.js';

export interface SearchSettings extends ProviderSettings {
  SERVICE_SEARCH_PROVIDER: string;
}

/** The search of a gateway process: the provider that the settings choose, at the pace it wants. */
export function createSearchFrom(settings: SearchSettings, send: Send, telemetry: Telemetry = noTelemetry): Search {
  const provider = providerOf(settings.SERVICE_SEARCH_PROVIDER);
  const { name } = provider;
  const values: Record<string, unknown> = { ...settings };
  const onEnd = (outcome: string) =>
    telemetry.add('search_gateway.provider.searches', 1, {
      'service.peer.name': name,
      'search_gateway.outcome': outcome,
    });
  const ask = provider.send?.(values) ?? observeSend(send, telemetry, name);
  return createSearch(ask, provider.create(values), { ...provider.pace?.(values), onEnd });
}
