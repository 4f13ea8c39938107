import type { Log } from '../log.js';
import { createAvailability, type StoreOutcome } from './availability.js';
import type { Connection } from './connect.js';
import { SCRIPTS, type Script } from './scripts.js';
import type { Seal } from './seal.js';
import { createServer } from './server.js';
import type { Name, Store } from './store.js';

const CHECKED = ['check', ''] as const;

/** A Valkey or Redis behind a client. */
export async function createSharedStore(
  { client, fault }: Connection,
  seal: Seal,
  log: Log | undefined,
  onCall?: (outcome: StoreOutcome) => void,
): Promise<Store> {
  const server = createServer(client, seal);
  const run = (script: Script, name: Name, ...args: (string | number)[]) =>
    server.run(script, [seal.nameOf(name)], ...args);
  // What only a store that can be written to, and has scripts, can answer.
  const check = () =>
    run(SCRIPTS.hold, CHECKED, 1).catch((thrown) => {
      throw fault() ?? thrown;
    });
  const available = createAvailability(check, log, onCall && { onCall });
  await available.checked;

  const { ask } = available;
  return {
    async get(name) {
      const packed = await ask(() => client.getBuffer(seal.nameOf(name)));
      return packed ? seal.unpack(name, packed) : undefined;
    },
    async set(name, value, lifetimeMs) {
      if (!available.isUp()) return;
      const packed = await seal.pack(name, value);
      const key = seal.nameOf(name);
      const ms = Math.max(1, Math.floor(lifetimeMs));
      await ask<unknown>(() => (packed ? client.set(key, packed, 'PX', ms) : client.del(key)));
    },
    async delete(name) {
      await ask(() => client.del(seal.nameOf(name)));
    },
    count: (name, points, windowMs) =>
      ask(async () => {
        const answer = await run(SCRIPTS.count, name, points, windowMs);
        const [counted, left] = Array.isArray(answer) ? answer : [];
        return { points: toNumber(counted), leftMs: toNumber(left) };
      }),
    turn: (name, intervalMs) => ask(async () => toNumber(await run(SCRIPTS.turn, name, intervalMs))),
    async hold(name, ms) {
      await ask(() => run(SCRIPTS.hold, name, ms));
    },
    heldMs: (name) => ask(async () => toNumber(await run(SCRIPTS.heldMs, name))),
    claim: (name, owner, lifetimeMs) =>
      ask(async () => toNumber(await run(SCRIPTS.claim, name, owner, lifetimeMs)) === 1),
    async release(name, owner) {
      await ask(() => run(SCRIPTS.release, name, owner));
    },
    with: (task) => ask(async () => ({ value: await task(server) })),
    isUp: available.isUp,
    close() {
      available.close();
      client.disconnect();
    },
  };
}

/** What is no number was not said by a store of ours. */
function toNumber(answer: unknown): number {
  if (typeof answer === 'number' && Number.isFinite(answer)) return answer;
  throw new TypeError('not a number');
}
