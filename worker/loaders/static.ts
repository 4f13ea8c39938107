import { bounded } from '../../src/shared/bounded.js';
import { type ErrorCode, GatewayError } from '../../src/shared/errors.js';
import type { Guard } from '../../src/shared/guard.js';
import { decode } from '../decode.js';
import type { Loader, Page, Permit } from '../page.js';
import { createCookies } from './cookies.js';
import { type Answer, createHttpGet, redirectOf } from './http-get.js';
import { categoryOf } from './http-status.js';
import { declaredMediaType, isBinary, isHtml, isPdf, isReadable, isXml, PDF, sniffMediaType } from './media-type.js';

interface StaticLoaderOptions {
  guard: Guard;
  permit: Permit;
  userAgent: string;
  /** Of the page, decompressed. */
  maxBytes?: number;
  /** Of the whole load, redirects included; `signal` may end it earlier. */
  timeoutMs?: number;
}

const MiB = 1024 * 1024;
/** Browsers stop at 20; half of that leaves a deadline of seconds something to work with. */
const MAX_REDIRECTS = 10;

const HEADERS = {
  accept: 'text/html, application/xhtml+xml, text/markdown;q=0.9, text/plain;q=0.8, application/json;q=0.8, */*;q=0.5',
  'accept-language': 'en, *;q=0.5',
};

/** Loads a page with plain HTTP. Redirects are followed by hand: `permit` is asked, and cookies chosen, for each. */
export function createStaticLoader({
  guard,
  permit,
  userAgent,
  maxBytes = 16 * MiB,
  timeoutMs = 30_000,
}: StaticLoaderOptions): Loader {
  const get = createHttpGet({ guard, userAgent });
  const load: Loader = async (target, signal) => {
    const cookies = createCookies();
    let url = target;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      if (redirects > 0) await permit(url, signal);
      const answer = await get(url, { ...HEADERS, ...cookies.headerFor(url) }, signal);
      const next = redirectOf(answer, url);
      if (!next) return pageOf(url, answer, maxBytes);
      await answer.discard();
      cookies.keep(url, answer.headers['set-cookie']);
      url = next;
    }
    throw new GatewayError('upstream_error');
  };
  return (target, gone) => bounded(timeoutMs, gone, (signal) => load(target, signal));
}

/** @throws GatewayError not_found | forbidden | rate_limited | timeout | upstream_error | extraction_failed */
async function pageOf(url: URL, answer: Answer, maxBytes: number): Promise<Page> {
  const contentType = answer.headers['content-type'];
  const declared = declaredMediaType(contentType);
  const refusal = refusalOf(answer, declared);
  if (refusal) {
    void answer.discard();
    throw new GatewayError(refusal);
  }
  const { bytes, complete } = await answer.read(maxBytes);
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
  const unreadable = mediaType !== undefined && !isReadable(mediaType);
  return categoryOf(status) ?? (unreadable ? 'extraction_failed' : undefined);
}
