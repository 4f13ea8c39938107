import type { FetchCategory } from '../../src/shared/errors.js';
import { REFUSAL_HEADER } from './egress-forward.js';
import { declaredMediaType, isShown } from './media-type.js';

/** The head of a response to a request for a document, as the browser reports it. */
export interface DocumentResponse {
  url: URL;
  status: number;
  headers: readonly { name: string; value: string }[];
}

/** What the browser will do with it: follow it, show it, leave the page as it is, or nothing we would wait for. */
export type Outcome = 'redirect' | 'document' | 'nothing' | { failure: FetchCategory };

export function outcomeOf({ url, status, headers }: DocumentResponse): Outcome {
  const header = (name: string) => headers.find((field) => field.name.toLowerCase() === name)?.value;
  const refusal = header(REFUSAL_HEADER);
  if (refusal !== undefined) return { failure: refusal === 'timeout' ? 'timeout' : 'unreachable' };

  const location = header('location');
  if (status >= 300 && status < 400 && location !== undefined) {
    const next = URL.canParse(location, url.href) ? new URL(location, url.href) : undefined;
    return next && isHttp(next) ? 'redirect' : { failure: 'upstream_error' };
  }
  const mediaType = declaredMediaType(header('content-type'));
  const unreadable = mediaType !== undefined && !isShown(mediaType);
  const attached = /^\s*attachment\b/i.test(header('content-disposition') ?? '');
  return status === 204 || status === 205 || attached || unreadable ? 'nothing' : 'document';
}

export function isHttp({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}
