import type { z } from 'zod';
import { bounded } from '../shared/bounded.js';
import type { Say } from '../shared/call-facts.js';
import { currentCallId } from '../shared/call-id.js';
import { type ErrorCode, GatewayError } from '../shared/errors.js';
import type { Log } from '../shared/log.js';
import { BATCH_JOBS, type BatchRow, runBatch } from '../tools/batch.js';
import { fetchUrl } from '../tools/fetch-url.js';
import { checkRoom, createCall, endCall, runTool } from '../tools/registry.js';
import type { Tool, ToolDeps } from '../tools/tool.js';
import { webSearch } from '../tools/web-search.js';

export type SearchInput = z.input<typeof webSearch.input>;
export type SearchRow = z.output<typeof webSearch.output>[number];
export type FetchInput = z.input<typeof fetchUrl.input>;
export type Page = z.output<typeof fetchUrl.output>;

/** What became of one page of several. */
export type Fetched = { page: Page; error?: undefined } | { page?: undefined; error: GatewayError };

interface Limit {
  /** Time that the client gives the call, in milliseconds; ours holds as well. */
  withinMs?: number | undefined;
  /** Hears how the answer came about. */
  say?: Say;
}

interface EachLimit extends Limit {
  /** Most pages at once. */
  jobs?: number | undefined;
  /** Told of each page as soon as it is there, or failed; not of one that time or the client ended. */
  onFetched?(fetched: Fetched, at: number): void;
}

/** Our operations as a contract calls them: each is a call like any other, with its log line and its place in the metrics. */
export interface Operations {
  /** @throws GatewayError with a code of a search */
  search(input: SearchInput, limit?: Limit): Promise<SearchRow[]>;
  /** @throws GatewayError with a category of a fetch */
  fetch(input: FetchInput, limit?: Limit): Promise<Page>;
  /**
   * Several pages, some at once, in the order of `urls`. What is not there in time is a `timeout`.
   * @throws the reason of the abort when the client has left
   */
  fetchEach(urls: readonly string[], input: Omit<FetchInput, 'url'>, limit?: EachLimit): Promise<Fetched[]>;
}

/** `onCall` hears of each call that has its log line. */
export function createOperations(deps: ToolDeps, log: Log, gone: AbortSignal, onCall: () => void): Operations {
  const run = async (tool: Tool, input: object, { withinMs, say }: Limit = {}): Promise<unknown> => {
    const call = createCall(tool, deps, gone, log);
    onCall();
    try {
      checkRoom(deps);
      const work = (signal: AbortSignal) => runTool(tool, input, deps, { ...call, signal });
      const result = await limited(withinMs, tool.errors.late, gone, work);
      endCall(call, deps);
      say?.(call.facts);
      return result;
    } catch (thrown) {
      const error = GatewayError.from(thrown, tool.errors.fallback);
      endCall(call, deps, error);
      throw error;
    }
  };
  return {
    search: (input, limit) => run(webSearch, input, limit) as Promise<SearchRow[]>,
    fetch: (input, limit) => run(fetchUrl, input, limit) as Promise<Page>,
    async fetchEach(inputs, input, { withinMs, jobs = BATCH_JOBS, onFetched } = {}) {
      if (inputs.length === 0) return [];
      onCall();
      const done = new Map<number, Fetched>();
      const inputOf = (url: string) => ({ ...input, url });
      const pack = (row: BatchRow) => row;
      const asked = { tool: fetchUrl, pack, inputs, inputOf, jobs, deps, log, id: currentCallId() };
      const onRow = async (row: BatchRow) => {
        const fetched = fetchedOf(row);
        done.set(row.index, fetched);
        onFetched?.(fetched, row.index);
      };
      const work = (signal: AbortSignal) => runBatch({ ...asked, signal }, onRow);
      await limited(withinMs, 'timeout', gone, work).catch(() => {});
      // A client that left ended its pages: they are no failures that a job may remember.
      gone.throwIfAborted();
      return inputs.map((_, index) => done.get(index) ?? { error: new GatewayError('timeout') });
    },
  };
}

/** `work`, which ends after `ms` with an error of ours, whatever the abort makes of it on its way. */
async function limited<T>(
  ms: number | undefined,
  late: ErrorCode,
  gone: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (ms === undefined) return work(gone);
  let error: GatewayError | undefined;
  const reasons = {
    late: () => {
      error = new GatewayError(late);
      return error;
    },
    left: (reason: unknown) => reason,
  };
  try {
    return await bounded(Math.max(0, ms), gone, work, reasons);
  } catch (thrown) {
    throw error ?? thrown;
  }
}

function fetchedOf({ outcome, message, result }: BatchRow): Fetched {
  if (outcome === 'success') return { page: result as Page };
  return { error: new GatewayError(outcome, message === undefined ? {} : { message }) };
}
