import type { Log } from '../log.js';
import type { Telemetry } from '../telemetry.js';
import type { Store } from './store.js';

export interface StoreSettings {
  url: string;
  /** Of this deployment, where several have one store. */
  prefix: string;
  /** 32 bytes. */
  key?: Uint8Array | undefined;
}

/** The store, up or away; nothing of it is loaded where there is none. */
export async function openStore({ url, prefix, key }: StoreSettings, log: Log, telemetry?: Telemetry): Promise<Store> {
  const [{ connect }, { createSeal }, { createSharedStore }] = await Promise.all([
    import('./connect.js'),
    import('./seal.js'),
    import('./shared-store.js'),
  ]);
  return createSharedStore(await connect(url), createSeal(prefix, key), log, (outcome) =>
    telemetry?.add('search_gateway.store.calls', 1, { 'search_gateway.outcome': outcome }),
  );
}
