import { createAsk } from '../providers/ask.js';
import { type Deadline, within } from '../providers/deadline.js';
import { createTurnTo } from '../providers/pages.js';
import type { Row, SearchQuery } from '../providers/provider.js';
import { shareSearches } from '../providers/share-searches.js';
import { GatewayError } from '../shared/errors.js';
import type { HttpRequest, HttpResponse, Send } from '../shared/http.js';
import { createPace, type PaceOptions } from '../shared/pace.js';
import type { Details, Engine, Opening } from './engine.js';
import { NotAsked } from './outcome.js';

/** Bound of one engine's search, everything included. */
export const ENGINE_DEADLINE_MS = 4_000;
/** Wait before the one retry after a lost connection or a 5xx: it has to fit into the deadline. */
const RETRY_MS = 200;
/** A request that got less of the deadline than this, since it waited for its turn, was not given time to answer. */
const FAIR_MS = ENGINE_DEADLINE_MS / 2;
/** Several times what any engine has on a page. */
const MOST_ROWS = 100;
/** How long the fields of an opening page are known to work (SearXNG keeps them as long). */
const OPENING_TTL_MS = 60 * 60 * 1_000;

/** A search under way, which others with the same query may share. */
export interface EngineRun {
  /** @throws GatewayError provider_…, NotAsked, or SendError aborted */
  rows: Promise<Row[]>;
  /** When the last request to the engine was sent, by `performance.now()`; undefined before its first turn. */
  sentMs(): number | undefined;
}

export type EngineSearch = (query: SearchQuery, gone: AbortSignal) => EngineRun;

/** What became of the requests of one search. */
interface Sending {
  sentMs?: number;
  /** Of the response to the last request; undefined until it comes. */
  status?: number | undefined;
}

/** Searches through one engine, each request at its turn. */
export function createEngineSearch(
  send: Send,
  engine: Engine,
  { now, ...paceOptions }: PaceOptions & { now: () => number },
): EngineSearch {
  const { details } = engine;
  const { opened, fromResponse } = engine.opening ? openedBy(send, engine, engine.opening, now) : plain(send, engine);
  /** By the signal of the search that they are for. */
  const sendings = new WeakMap<AbortSignal, Sending>();
  const underWay = new Map<string, Sending>();

  const noting: Send = async (request, signal) => {
    const sending: Sending = sendings.get(signal) ?? {};
    sending.sentMs = performance.now();
    sending.status = undefined;
    const response = await opened(request, signal);
    sending.status = response.status;
    return response;
  };
  const ask = createAsk(noting, { ...engine, fromResponse }, { pace: createPace(paceOptions), retryMs: RETRY_MS });
  const turnTo = createTurnTo(ask, engine);

  async function search(query: SearchQuery, deadline: Deadline, sending: Sending): Promise<Row[]> {
    sendings.set(deadline.signal, sending);
    const { rows: found } = await turnTo(query, deadline).catch((thrown: unknown) => {
      throw isOwnHaste(thrown, sending) ? new NotAsked('rate_limited') : thrown;
    });
    if (sending.sentMs === undefined) throw new NotAsked('not_asked');
    const rows = found.slice(0, MOST_ROWS);
    return details && rows.length > 0 ? complete(send, details, rows, query, deadline.signal) : rows;
  }

  const shared = shareSearches(async (query, gone) => {
    const sending: Sending = {};
    const key = JSON.stringify(query);
    underWay.set(key, sending);
    try {
      return await within(ENGINE_DEADLINE_MS, gone, (deadline) => search(query, deadline, sending));
    } finally {
      if (underWay.get(key) === sending) underWay.delete(key);
    }
  });

  return (query, gone) => {
    const rows = shared(query, gone);
    const sending = underWay.get(JSON.stringify(query));
    return { rows, sentMs: () => sending?.sentMs };
  };
}

/** Whether the engine did nothing wrong, but the search had to wait for its turn until the time was over. */
function isOwnHaste(thrown: unknown, { sentMs, status }: Sending): boolean {
  if (!(thrown instanceof GatewayError)) return false;
  if (thrown.code === 'provider_timeout') return sentMs !== undefined && performance.now() - sentMs < FAIR_MS;
  const betweenRequests = sentMs === undefined || (status !== undefined && status !== 429);
  return thrown.code === 'provider_rate_limited' && betweenRequests;
}

/** Rows without details are still rows. */
async function complete(send: Send, details: Details, rows: Row[], query: SearchQuery, signal: AbortSignal) {
  try {
    return details.fromResponse(await send(details.toRequest(rows, query), signal), rows);
  } catch {
    return rows;
  }
}

function plain(opened: Send, { fromResponse }: Engine) {
  return { opened, fromResponse };
}

/** Sends forms with the fields of the opening page, which is read once for all searches of its lifetime. */
function openedBy(send: Send, engine: Engine, opening: Opening, now: () => number) {
  let known: { fields: Record<string, string>; untilMs: number } | undefined;

  async function fieldsNow(signal: AbortSignal): Promise<Record<string, string>> {
    if (known && known.untilMs > now()) return known.fields;
    const response = await send(opening.request, signal);
    const fields = opening.fieldsOf(response);
    // A page without them is a moment's trouble of the site, not what the next searches should go with.
    const isGood = response.status < 300 && Object.keys(fields).length > 0;
    known = isGood ? { fields, untilMs: now() + OPENING_TTL_MS } : undefined;
    return fields;
  }

  return {
    async opened(request: HttpRequest, signal: AbortSignal): Promise<HttpResponse> {
      const fields = await fieldsNow(signal);
      return send({ ...request, form: { ...request.form, ...fields } }, signal);
    },
    /** A token that is no longer good leads elsewhere; the next search asks for another one. */
    fromResponse(response: HttpResponse, query: SearchQuery): Row[] {
      try {
        return engine.fromResponse(response, query);
      } catch (thrown) {
        known = undefined;
        throw thrown;
      }
    },
  };
}
