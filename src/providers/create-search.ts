import { GatewayError } from '../shared/errors.js';
import { type Send, SendError } from '../shared/http.js';
import { createPace, type PaceOptions } from '../shared/pace.js';
import { createAsk } from './ask.js';
import { within } from './deadline.js';
import { createTurnTo } from './pages.js';
import type { Provider, Search } from './provider.js';
import { shareSearches } from './share-searches.js';
import { usable } from './usable-row.js';

export interface SearchOptions extends PaceOptions {
  /** Bound of a whole search in milliseconds: waiting for a turn, retries and page turning included. */
  deadlineMs?: number;
  /** Wait before the one retry after a lost connection or a 5xx, in milliseconds, ± half. */
  retryMs?: number;
  /** Told of each search that is over: `success`, a code, or `aborted`. Identical ones at the same time are one. */
  onEnd?: (outcome: string) => void;
}

/**
 * A search through `provider`: paced, bounded, retried once where that helps, identical concurrent ones shared. Rows beyond
 * `limit` are there, too, where a provider gives more: which of them to keep is not known here.
 * @throws GatewayError provider_… | invalid_request, or SendError aborted when the caller left
 */
export function createSearch(send: Send, provider: Provider, options: SearchOptions = {}): Search {
  const { deadlineMs = 15_000, retryMs = 500, onEnd = () => {}, ...paceOptions } = options;
  const ask = createAsk(send, provider, { pace: createPace(paceOptions), retryMs });
  const turnTo = createTurnTo(ask, provider);
  return shareSearches(async (query, gone, say = () => {}) => {
    try {
      const rows = await within(deadlineMs, gone, async (deadline) => {
        const { rows: found, missing } = await turnTo(query, deadline);
        if (missing.length > 0) say({ missing });
        return found.flatMap(usable);
      });
      onEnd('success');
      return rows;
    } catch (thrown) {
      onEnd(thrown instanceof SendError ? thrown.reason : GatewayError.from(thrown).code);
      throw thrown;
    }
  });
}
