import type { IncomingHttpHeaders } from 'node:http';
import { GatewayError } from '../../src/shared/errors.js';
import { decode } from '../decode.js';
import type { Page } from '../page.js';
import type { Hold } from '../page-memory.js';
import type { IsWanted } from './first-look.js';
import type { Answer } from './http-get.js';
import { failureOf } from './http-status.js';
import { declaredMediaType, type Kind, kindOf, PDF } from './media-type.js';
import { isBinary, isPdf, mayBePage, typeOfText } from './sniff.js';

/**
 * The document that an answer holds, as it came. Its octets decide what it is; the declared type counts where they leave it
 * open.
 * @throws GatewayError not_found | forbidden | rate_limited | timeout | unreachable | upstream_error | extraction_failed
 */
export async function readAnswer(url: URL, answer: Answer, maxBytes: number, hold?: Hold): Promise<Page> {
  const refusal = refusalOf(answer);
  if (refusal) {
    void answer.discard();
    throw refusal;
  }
  const { bytes, complete } = await answer.read(maxBytes, hold, wantedUnder(answer.headers));
  if (!complete && bytes.length >= maxBytes) {
    const start = pageIn(url, answer.headers, bytes.subarray(0, START_BYTES));
    if (start && !start.bytes) throw new PageTooLarge(start);
  }
  const page = complete ? pageIn(url, answer.headers, bytes) : undefined;
  if (!page || (!page.bytes && page.text.trim() === '')) throw new GatewayError('extraction_failed');
  return page;
}

/** A text that is larger than pages may be; its head is in `start`. */
export class PageTooLarge extends GatewayError {
  constructor(readonly start: Page) {
    super('extraction_failed');
  }
}
const START_BYTES = 256 * 1024;

/** Whether a body with these headers is worth loading, by its first octets. */
export function wantedUnder({ 'content-type': contentType }: IncomingHttpHeaders): IsWanted {
  const declared = declaredMediaType(contentType);
  return (first) => mayBePage(declared, first, () => decode(first, decoding(contentType, kindOf(declared))));
}

/** The document that `bytes` are, whole; undefined when there is nothing to read in them. */
export function pageIn(url: URL, headers: IncomingHttpHeaders, bytes: Buffer): Page | undefined {
  const contentType = headers['content-type'];
  const declared = declaredMediaType(contentType);
  if (isPdf(declared, bytes)) return { url, mediaType: PDF, text: '', bytes };
  const text = decode(bytes, decoding(contentType, kindOf(declared)));
  const mediaType = typeOfText(text, declared, nameOf(url, headers));
  return mediaType === undefined || isBinary(text, mediaType) ? undefined : { url, mediaType, text };
}

function decoding(contentType: string | undefined, kind: Kind) {
  return { contentType, html: MAY_BE_MARKUP.has(kind) };
}
const MAY_BE_MARKUP = new Set<Kind>(['nothing', 'html', 'xml', 'pdf', 'other']);

/** What the head alone decides. Two services say of a challenge that it is one, whatever status they give it. */
function refusalOf({ status, headers }: Answer): GatewayError | undefined {
  if (headers['cf-mitigated'] === 'challenge' || headers['x-amzn-waf-action'] !== undefined)
    return new GatewayError('forbidden');
  const isEmpty = status === 204 || status === 205;
  const unreadable = isEmpty || kindOf(declaredMediaType(headers['content-type'])) === 'stream';
  return failureOf(status, headers['retry-after']) ?? (unreadable ? new GatewayError('extraction_failed') : undefined);
}

/** What a file is called when it is saved: as the site proposes, else as the last part of its address. */
function nameOf({ pathname }: URL, headers: IncomingHttpHeaders): string {
  const proposed = /\bfilename\*?\s*=\s*(?:"([^"]*)"|([^;]*))/i.exec(headers['content-disposition'] ?? '');
  return (proposed?.[1] ?? proposed?.[2] ?? pathname).trim();
}
