import { type ErrorCode, GatewayError } from '../../src/shared/errors.js';
import { decode } from '../decode.js';
import type { Page } from '../page.js';
import type { Hold } from '../page-memory.js';
import type { Answer } from './http-get.js';
import { categoryOf } from './http-status.js';
import { declaredMediaType, isBinary, isHtml, isPdf, isReadable, isXml, PDF, sniffMediaType } from './media-type.js';

/**
 * The document that an answer holds, as it came.
 * @throws GatewayError not_found | forbidden | rate_limited | timeout | unreachable | upstream_error | extraction_failed
 */
export async function readAnswer(url: URL, answer: Answer, maxBytes: number, hold?: Hold): Promise<Page> {
  const contentType = answer.headers['content-type'];
  const declared = declaredMediaType(contentType);
  const refusal = refusalOf(answer, declared);
  if (refusal) {
    void answer.discard();
    throw new GatewayError(refusal);
  }
  const { bytes, complete } = await answer.read(maxBytes, hold);
  if (!complete) throw new GatewayError('extraction_failed');
  if (isPdf(declared, bytes)) return { url, mediaType: PDF, text: '', bytes };
  const text = decode(bytes, { contentType, html: declared === undefined || isHtml(declared) || isXml(declared) });
  const mediaType = declared ?? sniffMediaType(text);
  if (text.trim() === '' || isBinary(text, mediaType)) throw new GatewayError('extraction_failed');
  return { url, mediaType, text };
}

/** What the head alone decides. Two services say of a challenge that it is one, whatever status they give it. */
function refusalOf({ status, headers }: Answer, mediaType: string | undefined): ErrorCode | undefined {
  if (headers['cf-mitigated'] === 'challenge' || headers['x-amzn-waf-action'] !== undefined) return 'forbidden';
  const isEmpty = status === 204 || status === 205;
  const unreadable = isEmpty || (mediaType !== undefined && !isReadable(mediaType));
  return categoryOf(status) ?? (unreadable ? 'extraction_failed' : undefined);
}
