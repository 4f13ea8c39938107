import type { Log } from '../log.js';
import type { Telemetry } from '../telemetry.js';
import type { Store } from './store.js';

export interface StoreSettings {
  url: string;
  /** Of this deployment, where several have one store. */
  prefix: string;
  /** 32 bytes. */
  key?: Uint8Array | undefined;
  /** Most time that a command may take; short when undefined, as for what calls wait for. */
  commandMs?: number;
}

/** The store, up or away, which the log is told, if there is one; nothing of it is loaded where there is none. */
export async function openStore(
  { url, prefix, key, commandMs }: StoreSettings,
  log: Log | undefined,
  telemetry?: Telemetry,
): Promise<Store> {
  const [{ connect }, { createSeal }, { createSharedStore }] = await Promise.all([
    import('./connect.js'),
    import('./seal.js'),
    import('./shared-store.js'),
  ]);
  return createSharedStore(await connect(url, commandMs), createSeal(prefix, key), log, (outcome) =>
    telemetry?.add('search_gateway.store.calls', 1, { 'search_gateway.outcome': outcome }),
  );
}
