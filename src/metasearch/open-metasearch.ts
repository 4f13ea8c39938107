import { Agent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import PQueue from 'p-queue';
import { within } from '../providers/deadline.js';
import { createSend } from '../shared/http.js';
import type { PaceOptions } from '../shared/pace.js';
import type { EngineSettings } from './config.js';
import { createCoolDown } from './cool-down.js';
import { createEngineSearch, ENGINE_DEADLINE_MS } from './engine-search.js';
import { ENGINES } from './engines/all.js';
import type { EngineName } from './engines/names.js';
import { createMetasearch, type EngineAtWork } from './metasearch.js';
import { MetasearchError } from './outcome.js';
import type { Searcher } from './respond.js';

const MiB = 1024 * 1024;
/** Ten times the largest page that was recorded. */
const MAX_PAGE_BYTES = 5 * MiB;
/** Connections outlive the pause between two searches of an agent: a new one costs several round trips. */
const KEPT = { keepAlive: true, timeout: 60_000, maxFreeSockets: 8 };
/** Bound of a whole search, waiting for its turn included. */
const DEADLINE_MS = 8_000;
/** Searches waiting for their turn, for each one that runs; with more the last would not be served in time. */
const MAX_WAITING = 4;

/** The engines that the settings name, and a search through them. `now` is the clock of the cool-downs. */
export function openMetasearch(env: EngineSettings, now: () => number = Date.now): Searcher & { close(): void } {
  const agents = { http: new Agent(KEPT), https: new TlsAgent(KEPT) };
  const send = createSend({ timeoutMs: ENGINE_DEADLINE_MS, maxBytes: MAX_PAGE_BYTES, agents });
  const engines = env.METASEARCH_ENGINES.map((name): EngineAtWork => {
    const address = env[`METASEARCH_${name.toUpperCase() as Uppercase<typeof name>}_ADDRESS`];
    const engine = ENGINES[name]({ address });
    const search = createEngineSearch(send, engine, { now, ...paceOf(name, env) });
    return { name, engine, search, coolDown: createCoolDown(now) };
  });
  return {
    engines: engines.map(({ name, coolDown }) => ({ name, condition: coolDown.condition })),
    search: admit(engines, createMetasearch(now), env.METASEARCH_CONCURRENCY),
    close() {
      // Ends the requests that nobody waited for.
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

/** The others are not known to mind, or say so with a 429. */
function paceOf(name: EngineName, { METASEARCH_DUCKDUCKGO_MIN_INTERVAL_MS: intervalMs }: EngineSettings): PaceOptions {
  return name === 'duckduckgo' ? { intervalMs, serial: true } : {};
}

/** Bounds how many searches run and wait, and how long each may take. */
function admit(
  engines: readonly EngineAtWork[],
  metasearch: ReturnType<typeof createMetasearch>,
  concurrency: number,
): Searcher['search'] {
  const queue = new PQueue({ concurrency });
  return ({ query, backend, maxResults }, gone) => {
    if (queue.size >= MAX_WAITING * concurrency) throw new MetasearchError('rate_limited');
    const chosen = engines.filter(({ name }) => !backend || backend.includes(name));
    return within(DEADLINE_MS, gone, async ({ signal: deadline }) => {
      const waiting = new AbortController();
      const giveUp = () => waiting.abort(new MetasearchError('timeout'));
      deadline.addEventListener('abort', giveUp, { once: true });
      const search = () => {
        // From here on the end of the time means an answer of what there is.
        deadline.removeEventListener('abort', giveUp);
        return metasearch(chosen, query, maxResults, { deadline, gone });
      };
      return queue.add(search, { signal: waiting.signal });
    });
  };
}
