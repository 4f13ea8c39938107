import type { Send } from '../shared/http.js';
import { observeSend } from '../shared/observe-send.js';
import { sharedTurns } from '../shared/store/shared-turns.js';
import type { Store } from '../shared/store/store.js';
import { noTelemetry, type Telemetry } from '../shared/telemetry.js';
import { type ProviderSettings, providerOf } from './all.js';
import { createChain, type Link } from './chain.js';
import { createSearch } from './create-search.js';
import { filtered } from './filtered.js';
import type { Search } from './provider.js';
import { sharedRests } from './shared-rests.js';

export interface SearchSettings extends ProviderSettings {
  SERVICE_SEARCH_PROVIDER: string;
  SERVICE_SEARCH_FALLBACK: readonly string[];
  SERVICE_SEARCH_FALLBACK_ON_EMPTY: boolean;
  SERVICE_SEARCH_HEDGE: boolean;
  SERVICE_SEARCH_ALLOW_DOMAINS: readonly string[];
  SERVICE_SEARCH_DENY_DOMAINS: readonly string[];
}

/** Settings with other credentials, once those of a provider have changed; undefined before. */
export type Renew = (word: string) => SearchSettings | undefined;

/** The search of a gateway process: the provider that the settings choose, or a chain of several. */
export function createSearchFrom(
  settings: SearchSettings,
  send: Send,
  telemetry: Telemetry = noTelemetry,
  renew: Renew = () => undefined,
  store?: Store,
): Search {
  const words = [settings.SERVICE_SEARCH_PROVIDER, ...settings.SERVICE_SEARCH_FALLBACK];
  const linkOf = (name: string): Link => ({
    name,
    search: searchThrough(name, settings, send, telemetry, store),
    rests: store && sharedRests(store, providerOf(name).name),
    renewed() {
      const changed = renew(name);
      return changed && searchThrough(name, changed, send, telemetry, store);
    },
  });
  const links = words.map(linkOf);
  if (links.length === 1) return telling(links[0] as Link);
  return createChain(links, {
    onEmpty: settings.SERVICE_SEARCH_FALLBACK_ON_EMPTY,
    hedge: settings.SERVICE_SEARCH_HEDGE,
    onSkip: (word, code) =>
      telemetry.add('search_gateway.provider.skips', 1, {
        'service.peer.name': providerOf(word).name,
        'search_gateway.outcome': code,
      }),
  });
}

/** One provider, at the pace it wants; its rows keep to the domains and days asked for. */
function searchThrough(
  word: string,
  settings: SearchSettings,
  send: Send,
  telemetry: Telemetry,
  store: Store | undefined,
): Search {
  const provider = providerOf(word);
  const { name } = provider;
  const values: Record<string, unknown> = { ...settings };
  const onEnd = (outcome: string) =>
    telemetry.add('search_gateway.provider.searches', 1, {
      'service.peer.name': name,
      'search_gateway.outcome': outcome,
    });
  const ask = provider.send?.(values) ?? observeSend(send, telemetry, name);
  const shared = sharedTurns(store, 'provider', name);
  const search = createSearch(ask, provider.create(values), { ...provider.pace?.(values), shared, onEnd });
  return filtered(search, {
    ...provider.filters,
    allowed: settings.SERVICE_SEARCH_ALLOW_DOMAINS,
    denied: settings.SERVICE_SEARCH_DENY_DOMAINS,
  });
}

/** A chain of one: it says who answered, and rests after no fault. */
function telling({ name, search }: Link): Search {
  return async (query, signal, say = () => {}) => {
    const rows = await search(query, signal, say);
    say({ provider: name });
    return rows;
  };
}
