import type { FetchCategory } from '../../src/shared/errors.js';
import { REFUSAL_HEADER } from './egress-forward.js';
import { redirectOf } from './http-get.js';
import { declaredMediaType, isHtml, isReadable } from './media-type.js';

/** The fields used of `Fetch.requestPaused`. */
export interface Paused {
  requestId: string;
  frameId: string;
  resourceType: string;
  request: { url: string; headers: Record<string, string> };
  /** Of a redirect hop: the request that was redirected. */
  redirectedRequestId?: string;
  responseStatusCode?: number;
  responseErrorReason?: string;
  responseHeaders?: Headers;
}

export type Headers = readonly { name: string; value: string }[];

/** The head of a response to a request for a document, as the browser reports it. */
export interface DocumentResponse {
  url: URL;
  status: number;
  headers: Headers;
}

/**
 * What is done with it: the browser follows it, renders it, or leaves the page as it is; or we read it as it came,
 * a `download`, which the browser would save, only when it has no page to stay on. An `undeclared` document is one of which
 * the head does not tell for sure what it is, or its encoding; a redirect with an address is one that the browser does not know as such.
 */
export type Outcome =
  | 'redirect'
  | 'document'
  | 'undeclared'
  | 'data'
  | 'download'
  | 'nothing'
  | { failure: FetchCategory }
  | { redirect: URL };

const MULTIPLE_CHOICES = 300;
const NOT_MODIFIED = 304;
const NO_CONTENT = new Set([204, 205, NOT_MODIFIED]);

/** What is done with a response to a request for a document. */
export function outcomeOf({ url, status, headers }: DocumentResponse): Outcome {
  const refusal = header(headers, REFUSAL_HEADER);
  if (refusal !== undefined) return { failure: refusal === 'timeout' ? 'timeout' : 'unreachable' };

  const location = header(headers, 'location');
  if (status >= 300 && status < 400 && status !== NOT_MODIFIED && location !== undefined) {
    const next = redirectOf({ status, headers: { location } }, url);
    if (!next) return { failure: 'upstream_error' };
    return status === MULTIPLE_CHOICES ? { redirect: next } : 'redirect';
  }
  const mediaType = declaredMediaType(header(headers, 'content-type'));
  if (NO_CONTENT.has(status)) return 'nothing';
  const attached = /^\s*attachment\b/i.test(header(headers, 'content-disposition') ?? '');
  const saved = attached || !isReadable(mediaType);
  if (status >= 300) return saved ? 'nothing' : 'document'; // the page of an error may turn into the real one
  if (saved) return 'download';
  return mediaType === undefined || !isHtml(mediaType) ? 'data' : 'undeclared';
}

/** The value of a header, by its name in any case. */
export function header(headers: Headers, name: string): string | undefined {
  return headers.find((field) => field.name.toLowerCase() === name)?.value;
}

/** Whether an address is http or https. */
export function isHttp({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}
