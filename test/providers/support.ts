import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Test } from 'tap';
import type { Provider, Row, SearchQuery } from '../../src/providers/provider.js';
import { GatewayError } from '../../src/shared/errors.js';
import { createSend, type HttpResponse, type Send } from '../../src/shared/http.js';
import { inRoot } from '../helpers/root.js';

export const send = createSend({ timeoutMs: 10_000, maxBytes: 1_000_000 });

/** A search for "compost" with the tool's defaults, but for what the test says. */
export function searchFor(fields: Partial<SearchQuery> = {}): SearchQuery {
  return { query: 'compost', engine: 'auto', timelimit: '', safesearch: 'moderate', page: 1, limit: 0, ...fields };
}

export function responseOf(body: unknown, status = 200, headers: HttpResponse['headers'] = {}): HttpResponse {
  return { status, headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

/** What a provider makes of a response: rows, or the code of the error it throws. */
export function outcomeOf(provider: Provider, response: HttpResponse): Row[] | string {
  try {
    return provider.fromResponse(response, searchFor());
  } catch (thrown) {
    if (thrown instanceof GatewayError) return thrown.code;
    throw thrown;
  }
}

/** The query parameters (or the JSON body) a provider sends for a search; undefined when it sends none. */
export function sentBy(provider: Provider, fields: Partial<SearchQuery>): Record<string, unknown> | undefined {
  const request = provider.toRequest(searchFor(fields));
  return request && ((request.json as Record<string, unknown>) ?? Object.fromEntries(request.url.searchParams));
}

/** The fixtures of one folder: each body beside a .json of its rows, or of `{ error: code }`. */
export function fixtures(folder: string): { name: string; body: string; expected: Row[] | string }[] {
  const home = inRoot(`test/fixtures/search/${folder}/`);
  return readdirSync(home)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const expected = JSON.parse(readFileSync(new URL(file.replace('.html', '.json'), home), 'utf8'));
      return { name: file, body: readFileSync(new URL(file, home), 'utf8'), expected: expected.error ?? expected };
    });
}

/** The answer of a service in JSON that a folder of fixtures has under this name. */
export function answer(folder: string, name: string): string {
  return readFileSync(inRoot(`test/fixtures/search/${folder}/${name}.json`), 'utf8');
}

/** Each recording of `engine` yields exactly its rows, or the code that `codes` has for its class of failure. */
export function testRecordings(
  t: Test,
  engine: string,
  provider: Provider,
  codes: Readonly<Record<string, string>>,
): void {
  t.test('each recorded response yields exactly its rows, or its failure', async (t) => {
    const recorded = recordings(engine);
    if (recorded.length === 0) t.comment('no recorded responses beside this checkout');
    for (const { file, body, status, rows, error } of recorded) {
      const outcome = outcomeOf(provider, responseOf(body, status));
      t.strictSame(textsOf(outcome), error ? codes[error] : rows, file);
    }
  });
}

/** Rows as recordings have them, without what is known of them beside their texts; a code as it is. */
export function textsOf(outcome: Row[] | string): Row[] | string {
  if (typeof outcome === 'string') return outcome;
  return outcome.map(({ title, url, snippet }) => ({ title, url, snippet }));
}

interface Recording {
  file: string;
  kind: string;
  body: string;
  status: number;
  rows: Row[];
  /** The class of failure that has to be reported instead of rows. */
  error?: string;
  /** Rows beyond the expected ones are allowed. */
  subsequence: boolean;
  /** `contains`: the page's snippet may carry a date or a label as well. */
  snippetMatch: string;
  /** What was searched for, where the recording tells. */
  query?: string;
  hasNext?: boolean;
}

/** Recorded responses of one engine, from the folder beside the checkout; none where it is absent. */
export function recordings(engine: string): Recording[] {
  const home = inRoot('../shared/corpus/search/');
  if (!existsSync(new URL('MANIFEST.json', home))) return [];
  const read = (file: string) => readFileSync(new URL(file, home), 'utf8');
  const { entries } = JSON.parse(read('MANIFEST.json')) as { entries: Record<string, string>[] };
  return entries
    .filter((entry) => entry.engine === engine)
    .map(({ file = '', expected = '', http_status, expect_error, match = '', ...entry }) => ({
      file,
      kind: entry.kind ?? '',
      body: read(file),
      status: Number(http_status),
      rows: JSON.parse(read(expected)),
      ...(expect_error && { error: expect_error }),
      subsequence: match.startsWith('subsequence'),
      snippetMatch: entry.snippet_match ?? 'exact',
      ...queryOf(entry),
      ...(entry.has_next !== undefined && { hasNext: Boolean(entry.has_next) }),
    }));
}

/** Pages whose recording does not tell the query have it in their title. */
function queryOf({ query, page_title = '' }: Record<string, string>): { query?: string } {
  const known = query ?? / - (?:.*Search.*|Tìm kiếm|Pretraži)$/.exec(page_title)?.input.replace(/ - [^-]*$/, '');
  return known ? { query: known } : {};
}

/** `send`, noting when each request starts: arrival at a server is as late as its connection. */
export function timing(startsMs: number[]): Send {
  return (request, signal) => {
    startsMs.push(performance.now());
    return send(request, signal);
  };
}

/**
 * Whether requests that began to be made at `beganMs` start at least `intervalMs` apart. Each is compared with the
 * beginning: what holds up one on its way to be noted makes it look nearer to the next. Timers may be 1 ms early.
 */
export function areApart(startsMs: readonly number[], beganMs: number, intervalMs: number): boolean {
  return startsMs.every((ms, i) => ms - beganMs >= i * (intervalMs - 1));
}

/** The requests a test server has seen. */
export interface Seen {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
  form: URLSearchParams;
  atMs: number;
}

/** A handler that notes each request, body included, in `seen` before it answers. */
export function noting(
  seen: Seen[],
  answer: (res: ServerResponse, request: Seen, n: number) => unknown,
): RequestListener {
  return async (req, res) => {
    const atMs = performance.now();
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const url = new URL(req.url ?? '/', 'http://test');
    const body = Buffer.concat(chunks).toString();
    const { method = '', headers } = req;
    const request = {
      method,
      path: url.pathname,
      query: url.searchParams,
      headers,
      body,
      form: new URLSearchParams(body),
      atMs,
    };
    seen.push(request);
    answer(res, request, seen.length);
  };
}
