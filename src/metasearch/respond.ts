import type { Condition } from './cool-down.js';
import type { Answer } from './metasearch.js';
import { type Fault, MetasearchError, type Outcome } from './outcome.js';
import type { readRequest, TextRequest } from './read-request.js';

/** Engines at work, and a search through them. */
export interface Searcher {
  engines: readonly { name: string; condition(): Readonly<Condition> }[];
  /** @throws MetasearchError */
  search(request: TextRequest, gone: AbortSignal): Promise<Answer>;
}

/** An answer as the ddgs API has it, and the facts of its log line. */
export interface Responded {
  status: number;
  body: object;
  outcome: Fault | 'success' | 'invalid_request';
  rows?: number;
  engines?: readonly Outcome[];
}

const STATUS = { blocked: 502, rate_limited: 502, timeout: 504, failed: 502 } as const satisfies Record<Fault, number>;

/** What the ddgs API answers to a request, over HTTP and in the process alike. */
export async function respond(
  { search }: Pick<Searcher, 'search'>,
  request: ReturnType<typeof readRequest>,
  gone: AbortSignal,
): Promise<Responded> {
  if ('detail' in request) return { status: 422, body: request, outcome: 'invalid_request' };
  try {
    const { rows, engines } = await search(request, gone);
    const results = rows.slice(0, request.maxResults).map(toResult);
    return { status: 200, body: { results, engines }, outcome: 'success', rows: results.length, engines };
  } catch (thrown) {
    if (gone.aborted || !(thrown instanceof MetasearchError)) throw thrown;
    const { fault, engines } = thrown;
    return { status: STATUS[fault], body: { detail: fault, engines }, outcome: fault, engines };
  }
}

function toResult({ title, url, snippet, engines }: Answer['rows'][number]) {
  return { title, href: url, body: snippet, engines };
}
