import type { Redis } from 'ioredis';
import type { Script } from './scripts.js';
import type { Seal } from './seal.js';

/** A Valkey or Redis, and how names and values look in it. */
export interface Server {
  client: Redis;
  seal: Seal;
  run(script: Script, keys: readonly string[], ...args: (string | number | Buffer)[]): Promise<unknown>;
}

export function createServer(client: Redis, seal: Seal): Server {
  return {
    client,
    seal,
    async run({ lua, sha }, keys, ...args) {
      try {
        return await client.evalsha(sha, keys.length, ...keys, ...args);
      } catch (thrown) {
        // After a restart or a flush it has forgotten the script.
        if (!(thrown instanceof Error && thrown.message.startsWith('NOSCRIPT'))) throw thrown;
        return client.eval(lua, keys.length, ...keys, ...args);
      }
    },
  };
}
