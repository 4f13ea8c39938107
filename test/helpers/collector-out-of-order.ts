import { listen, type Teardown } from './listen.js';

/** Ways in which a collector takes nothing. */
export const COLLECTORS_OUT_OF_ORDER = {
  dead: async (_t: Teardown) => new URL('http://127.0.0.1:1/'),
  /** As slow as one can be. */
  hanging: (t: Teardown) => listen(t, () => {}),
  /** Its answer never ends. */
  dripping: (t: Teardown) => listen(t, (_req, res) => res.writeHead(200).write('canary')),
  /** For a while, it says. */
  overloaded: (t: Teardown) => listen(t, (_req, res) => res.writeHead(503, { 'retry-after': '3600' }).end('canary')),
  refusing: (t: Teardown) => listen(t, (_req, res) => res.writeHead(400, 'canary').end('canary')),
} satisfies Record<string, (t: Teardown) => Promise<URL>>;
