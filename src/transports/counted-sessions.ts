import { LRUCache } from 'lru-cache';
import type { Telemetry } from '../shared/telemetry.js';
import { SESSION_MS, type Sessions } from './sessions.js';

/** What is counted at once; an older session beyond it is taken for over. */
const MAX_SESSIONS = 10_000;

/**
 * `sessions` with those that this process opened counted until they are ended here or expire. Only this count has to
 * remember them.
 */
export function countedSessions(sessions: Sessions, telemetry: Telemetry): Sessions {
  if (!telemetry.enabled) return sessions;
  const count = (change: 1 | -1) =>
    telemetry.add('search_gateway.mcp.sessions', change, { 'search_gateway.mcp.transport': 'streamable_http' });
  const open = new LRUCache<string, true>({
    max: MAX_SESSIONS,
    ttl: SESSION_MS,
    ttlAutopurge: true,
    dispose: () => count(-1),
  });
  return {
    open(owner) {
      const id = sessions.open(owner);
      open.set(id, true);
      count(1);
      return id;
    },
    isValid: sessions.isValid,
    end(id) {
      sessions.end(id);
      open.delete(id);
    },
  };
}
