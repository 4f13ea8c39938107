import type { CallCount } from '../shared/call-count.js';
import type { Log } from '../shared/log.js';
import { type Listening, listen } from '../shared/server.js';
import type { MetasearchEnv } from './config.js';
import { openMetasearch } from './open-metasearch.js';
import { createMetasearchApp } from './service.js';

/** The metasearch service as a process of its own. `now` is the clock of the cool-downs. @throws ListenError */
export async function startMetasearch(
  env: MetasearchEnv,
  { log, calls }: { log: Log; calls?: CallCount },
  now: () => number = Date.now,
): Promise<Listening> {
  const { engines, search, close: endRequests } = openMetasearch(env, now);
  const { METASEARCH_HOST: host, METASEARCH_PORT: port } = env;
  const app = createMetasearchApp({ bound: host, engines, search, log, ...(calls && { calls }) });
  const { url, close } = await listen(app, { host, port, setting: 'METASEARCH_PORT' });
  return {
    url,
    async close(graceMs) {
      await close(graceMs);
      endRequests();
    },
  };
}
