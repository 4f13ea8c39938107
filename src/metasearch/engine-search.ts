import { createSearch } from '../providers/create-search.js';
import { within } from '../providers/deadline.js';
import type { Row, Search, SearchQuery } from '../providers/provider.js';
import type { HttpRequest, Send } from '../shared/http.js';
import type { Details, Engine, Opening } from './engine.js';

/** Bound of one engine's search, everything included. */
export const ENGINE_DEADLINE_MS = 4_000;
/** Wait before the one retry after a lost connection or a 5xx: it has to fit into the deadline. */
const RETRY_MS = 200;
/** How long the fields of an opening page are known to work (SearXNG keeps them as long). */
const OPENING_TTL_MS = 60 * 60 * 1_000;

/** A search through one engine. @throws GatewayError provider_…, or SendError aborted */
export function createEngineSearch(send: Send, engine: Engine, now: () => number): Search {
  const { opening, details } = engine;
  const opened = opening ? openedBy(send, opening, now) : send;
  const search = createSearch(opened, engine, { deadlineMs: ENGINE_DEADLINE_MS, retryMs: RETRY_MS });
  if (!details) return search;
  return async (query, gone) => {
    const endsAt = performance.now() + ENGINE_DEADLINE_MS;
    const rows = await search(query, gone);
    if (rows.length === 0) return rows;
    const leftMs = Math.max(0, endsAt - performance.now());
    return within(leftMs, gone, ({ signal }) => complete(send, details, rows, query, signal));
  };
}

/** Rows without details are still rows. */
async function complete(send: Send, details: Details, rows: Row[], query: SearchQuery, signal: AbortSignal) {
  try {
    return details.fromResponse(await send(details.toRequest(rows, query), signal), rows);
  } catch {
    return rows;
  }
}

/** Sends forms with the fields of the opening page, which is read once for all searches of its lifetime. */
function openedBy(send: Send, opening: Opening, now: () => number): Send {
  let known: { fields: Record<string, string>; untilMs: number } | undefined;
  return async (request: HttpRequest, signal) => {
    if (!known || known.untilMs <= now()) {
      const fields = opening.fieldsOf(await send(opening.request, signal));
      known = { fields, untilMs: now() + OPENING_TTL_MS };
    }
    const response = await send({ ...request, form: { ...request.form, ...known.fields } }, signal);
    // A token that is no longer good leads elsewhere; the next search asks for another one.
    if (response.status >= 300) known = undefined;
    return response;
  };
}
