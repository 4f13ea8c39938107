import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorCode } from '../shared/errors.js';
import { oneLine } from '../tools/provenance.js';
import type { Answer, Contract } from './contract.js';
import { tokensIn } from './jina-options.js';
import type { Page, SearchRow } from './operations.js';
import { ownStatus } from './own-status.js';

/** A page as text, as JSON, or as the one event of a stream. */
export function pageAnswer(page: Page, headers: IncomingHttpHeaders): Answer {
  const { title, url, snippet, markdown, published, next_index } = page;
  const warning = next_index === undefined ? undefined : 'The page is longer; this is its beginning.';
  const usage = { tokens: tokensIn(markdown) };
  const more = { ...(published && { publishedTime: published }), ...(warning && { warning }) };
  const data = { title, description: snippet, url, content: markdown, ...more, usage };
  const head = [
    `Title: ${oneLine(title)}`,
    `URL Source: ${oneLine(url)}`,
    published && `Published Time: ${oneLine(published)}`,
    warning && `Warning: ${warning}`,
  ];
  const text = `${head.filter(Boolean).join('\n\n')}\n\nMarkdown Content:\n${markdown}`;
  return formed(headers, { data, usage, text });
}

/** Rows of a search; what is known of a page without a visit stands for its content. */
export function rowsAnswer(rows: readonly SearchRow[], headers: IncomingHttpHeaders): Answer {
  const data = rows.map(({ title, url, snippet }) => ({ title, url, description: snippet, content: snippet }));
  const entries = rows.map(({ title, url, snippet }, at) =>
    [`Title: ${oneLine(title)}`, `URL Source: ${oneLine(url)}`, `Description: ${oneLine(snippet)}`]
      .map((line) => `[${at + 1}] ${line}`)
      .join('\n'),
  );
  const text = entries.join('\n\n');
  return formed(headers, { data, usage: { tokens: tokensIn(text) }, text });
}

export const failed: Contract['failed'] = (error, { headers }) => {
  const status = ownStatus(error) ?? STATUS[error.code] ?? error.status;
  const [number, name] = NAMES[status] ?? [status * 100 + 1, 'ApplicationError'];
  const { message } = error;
  const body = { data: null, code: status, name, status: number, message, readableMessage: `${name}: ${message}` };
  const form = formOf(headers);
  if (form === 'json') return { status, body };
  return { status, ...(form === 'text' ? { body: message } : eventOf('error', body)) };
};

/** Of HTTP, where it is another than ours. */
const STATUS: { readonly [code in ErrorCode]?: number } = {
  timeout: 408,
  unreachable: 422,
  upstream_error: 422,
  extraction_failed: 422,
  provider_timeout: 408,
  provider_rate_limited: 429,
  provider_blocked: 503,
  provider_unauthorized: 503,
  provider_failed: 503,
  provider_invalid_response: 503,
};

/** Jina's number and name for each. */
const NAMES: Readonly<Record<number, readonly [number, string]>> = {
  400: [40001, 'ParamValidationError'],
  401: [40103, 'AuthenticationRequiredError'],
  403: [40301, 'OperationNotAllowedError'],
  404: [40403, 'ResourceNotFoundError'],
  408: [40801, 'TimeoutError'],
  409: [40904, 'BudgetExceededError'],
  422: [42206, 'AssertionFailureError'],
  429: [42901, 'RateLimitTriggeredError'],
  500: [50001, 'ApplicationError'],
  503: [50301, 'ServiceUnavailableError'],
};

interface Said {
  data: unknown;
  usage: { tokens: number };
  text: string;
}

function formed(headers: IncomingHttpHeaders, { data, usage, text }: Said): Answer {
  const form = formOf(headers);
  if (form === 'json') return { body: { code: 200, status: 20000, data, meta: { usage } } };
  return form === 'text' ? { body: text } : eventOf('data', data);
}

/** What a client takes: text unless it takes JSON alone, or a stream of events alone. */
function formOf({ accept = '*/*' }: IncomingHttpHeaders): 'text' | 'json' | 'events' {
  if (/\*\/\*|\btext\/(?:plain|\*)/i.test(accept)) return 'text';
  if (/\bapplication\/(?:json|\*)/i.test(accept)) return 'json';
  return /\btext\/event-stream/i.test(accept) ? 'events' : 'text';
}

function eventOf(event: string, data: unknown): Pick<Answer, 'body' | 'type'> {
  return { body: `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`, type: 'text/event-stream' };
}
