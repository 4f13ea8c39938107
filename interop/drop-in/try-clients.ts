import { install } from '../tools.js';
import { placeClients, runClient, type Tried } from './client.js';
import type { Exchange } from './recorder.js';
import { inDropInSetting } from './setting.js';

/** One client against the contract that it speaks. */
export interface ClientTrial {
  /** Of its program in `clients/`. */
  name: string;
  /** Its package and version; undefined when it ended before its operations did. */
  client: string | undefined;
  operations: Operation[];
  /** Of this trial, without a slash at its end. */
  gateway: string;
  site: string;
}

export interface Operation extends Tried {
  exchanges: Exchange[];
  /** How many requests it should take. */
  wanted: number;
}

/** Runs every client of `clients/` against the built product. @throws Offline */
export async function tryClients(onTrial: (trial: ClientTrial) => void): Promise<void> {
  const installed = install('drop-in/clients');
  const names = placeClients(installed);
  await inDropInSetting(async (setting) => {
    const { recorder, site } = setting;
    for (const name of names) {
      const operations: Operation[] = [];
      const watched = {
        setting,
        onReady: () => void recorder.taken(),
        onTried: (tried: Tried, wanted: number) =>
          void operations.push({ ...tried, wanted, exchanges: recorder.taken() }),
      };
      const client = await runClient(installed, name, watched).catch((thrown: Error) => {
        console.error(thrown.message);
        return undefined;
      });
      onTrial({ name, client, operations, gateway: recorder.address, site });
    }
  });
}
