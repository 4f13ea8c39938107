import { z } from 'zod';
import { bounded } from './shared/bounded.js';
import type { Say } from './shared/call-facts.js';
import { deadlineHeader } from './shared/deadline-header.js';
import { GatewayError } from './shared/errors.js';
import {
  type Caching,
  type ExtractRequest,
  type ExtractResponse,
  PageMetadata,
  type Phase,
  phaseOf,
  REASON_HEADER,
  readExtractResponse,
  WorkerHealth,
} from './shared/fetch-contract.js';
import { type HttpResponse, type Send, SendError, wasConnected } from './shared/http.js';
import { JSON_LINES } from './shared/json-lines.js';
import { isReason } from './shared/reason.js';
import { retryAfterSeconds } from './shared/retry-after.js';
import { parseTarget, withRoute } from './shared/target.js';
import { unlessAborted } from './shared/unless-aborted.js';

/** A fetch ends here on every face, whatever the worker does. */
export const FETCH_TIMEOUT_MS = 30_000;

/** A whole page, as every face tells of it. */
export const FetchedPage = PageMetadata.omit({ final_url: true }).extend({
  title: z.string(),
  url: z.string(),
  snippet: z.string(),
  markdown: z.string(),
  /** When its site last said it, in ISO 8601. */
  fetched_at: z.string().optional(),
});
export type FetchedPage = z.infer<typeof FetchedPage>;

/** What a call asks for. */
export interface PageRequest extends Omit<ExtractRequest, 'revalidate'> {
  /** Seconds since a page that was kept from before was fetched, at most; 0 for a new visit. */
  max_age?: number | undefined;
}

/** `say` hears how the page came about. @throws GatewayError with a fetch category */
export type FetchPage = (request: PageRequest, signal: AbortSignal, say?: Say) => Promise<FetchedPage>;

/** A page that comes from its site, and what the site says about keeping it. */
export interface VisitedPage extends FetchedPage {
  caching?: Caching | undefined;
  /** It is the page that the request was about; there is no text then. */
  unchanged?: boolean;
}

/** @throws GatewayError with a fetch category */
export type VisitPage = (request: ExtractRequest, signal: AbortSignal, say?: Say) => Promise<VisitedPage>;

const MiB = 1024 * 1024;

/** Bytes of a worker's answer with so much Markdown: JSON doubles what it escapes, and there is more than the text. */
export function maxAnswerBytes(maxMarkdownBytes: number): number {
  return 2 * maxMarkdownBytes + MiB;
}

interface WorkerClientOptions {
  timeoutMs?: number;
  /** A page with more is refused. */
  maxMarkdownBytes?: number;
}

const ASKS_FOR_LINES = { accept: `${JSON_LINES}, application/json;q=0.9` };

const OUTAGE_RETRY_SECONDS = 5;
/** What a worker may ask to wait, in seconds; it is a queue of pages that has to move. */
const BUSY_RETRY_SECONDS = { most: 300, unsaid: 5 };

const ADDRESS_REFUSED = 'The request is not valid. url: the page reader does not take such an address.';

/** The page reader is out: an outage is not a bad page, so nothing is said about the page. */
export class ReaderOut extends GatewayError {
  constructor(reason: 'reader_unreachable' | 'reader_contract', cause: unknown) {
    super('unreachable', {
      cause,
      reason,
      retryAfterSeconds: OUTAGE_RETRY_SECONDS,
      message: `The gateway's page reader (crawl worker) is not available. Try again in ${OUTAGE_RETRY_SECONDS} seconds; if it persists, the operator has to start the worker or correct its address.`,
    });
  }

  /** Whether something took the request, and may have begun with it. */
  get isReached(): boolean {
    return !(this.cause instanceof SendError) || wasConnected(this.cause);
  }
}

function outage(...failed: ConstructorParameters<typeof ReaderOut>): GatewayError {
  return new ReaderOut(...failed);
}

/** The page reader has no place left, and said when to come again. */
export class ReaderBusy extends GatewayError {
  constructor(retryAfter: unknown) {
    const { most, unsaid } = BUSY_RETRY_SECONDS;
    super('busy', { retryAfterSeconds: Math.min(retryAfterSeconds(retryAfter) ?? unsaid, most) });
  }
}

/**
 * Asks the crawl worker for a page. `send` brings the body cap. A worker that cannot be reached, or answers anything but
 * the contract, is `unreachable` in words of its own; one without a place is `busy`; one that does not
 * answer in time is `timeout`.
 */
export function createWorkerClient(
  address: URL,
  send: Send,
  { timeoutMs = FETCH_TIMEOUT_MS, maxMarkdownBytes = 8 * MiB }: WorkerClientOptions = {},
): VisitPage {
  const extract = new URL('extract', address.href.replace(/\/*$/, '/'));
  return async (request, signal, say = () => {}) => {
    const target = parseTarget(request.url);
    const onLine = (line: string) => {
      const phase = phaseOf(line);
      if (phase) say({ phase });
      return phase !== undefined;
    };
    let response: HttpResponse;
    try {
      const { js_render, revalidate } = request;
      const json = { url: addressOf(target, request), js_render, revalidate };
      response = await bounded(timeoutMs, signal, (ends) =>
        send({ url: extract, json, headers: { ...ASKS_FOR_LINES, ...deadlineHeader(ends) }, onLine }, ends),
      );
    } catch (thrown) {
      if (thrown instanceof GatewayError) throw thrown;
      const { reason } = thrown instanceof SendError ? thrown : {};
      if (reason === 'timeout' || reason === 'aborted') throw new GatewayError('timeout', { cause: thrown });
      if (reason === 'too_large') throw new GatewayError('extraction_failed', { cause: thrown });
      throw outage('reader_unreachable', thrown);
    }
    const page = toPage(response, target);
    if (Buffer.byteLength(page.markdown) > maxMarkdownBytes) throw new GatewayError('extraction_failed');
    return page;
  };
}

/** With its route where it may be rendered. */
function addressOf(target: URL, { url, js_render }: ExtractRequest): string {
  return (js_render === false ? target : withRoute(target, url)).href;
}

/** The worker's answer, or its failure as ours. Pure. */
export function toPage({ status, headers, body }: HttpResponse, target: URL): VisitedPage {
  const retryAfter = headers['retry-after'];
  if (status === 503 && retryAfter !== undefined) throw new ReaderBusy(retryAfter);
  let answer: ExtractResponse;
  try {
    answer = readExtractResponse(body);
  } catch (cause) {
    throw outage('reader_contract', cause);
  }
  if (!answer.success) throw failureOf(answer, { status, headers });
  if (status !== 200) throw outage('reader_contract', new Error(`success with status ${status}`));
  const { success: _, error: __, retry_after: ___, reason: ____, ...page } = answer;
  if (page.markdown.trim() === '' && !page.not_modified) throw new GatewayError('extraction_failed');
  return toVisitedPage(page, target);
}

function failureOf(
  { error, reason, retry_after }: ExtractResponse,
  { status, headers }: Omit<HttpResponse, 'body'>,
): GatewayError {
  // A refusal with another status is about how the worker was asked, which no caller can mend.
  const isMisasked = error === 'invalid_request' && status !== 400;
  if (isMisasked && status !== 200) return outage('reader_contract', new Error(`status ${status}`));
  const said = headers[REASON_HEADER] ?? reason;
  return new GatewayError(isMisasked ? 'extraction_failed' : error || 'extraction_failed', {
    ...(error === 'invalid_request' && !isMisasked && { message: ADDRESS_REFUSED }),
    reason: isReason(said) ? said : undefined,
    retryAfterSeconds: retryAfterSeconds(retry_after),
  });
}

/** What a worker knows of a page. */
export type ReadPage = PageMetadata & {
  markdown: string;
  caching?: Caching | undefined;
  not_modified?: boolean | undefined;
};

function toVisitedPage(answer: ReadPage, target: URL): VisitedPage {
  const { title = '', snippet = '', final_url, markdown, caching, not_modified, ...more } = answer;
  const known = Object.fromEntries(Object.entries(more).filter(([, value]) => value?.trim()));
  return {
    title,
    url: final_url || target.href,
    snippet,
    markdown,
    ...known,
    ...(caching && { caching }),
    ...(not_modified && { unchanged: true }),
  };
}

/** Whether a worker answers its health check. Any other server may answer that path too, so the answer counts. */
export function createWorkerProbe(address: URL, send: Send): () => Promise<boolean> {
  const health = new URL('healthz', address.href.replace(/\/*$/, '/'));
  return async () => {
    try {
      const { status, body } = await send({ url: health }, new AbortController().signal);
      return status === 200 && WorkerHealth.safeParse(JSON.parse(body)).success;
    } catch {
      return false;
    }
  };
}

/** What a worker hands out when it runs in this process: see `worker/fetch-page.ts`. */
export type EmbeddedWorker = (
  request: ExtractRequest,
  signal: AbortSignal,
  onPhase?: (phase: Phase) => void,
) => Promise<ReadPage>;

/** The same questions to a worker in this process, loaded when the first one comes. */
export function createEmbeddedClient(load: () => Promise<EmbeddedWorker>, timeoutMs = FETCH_TIMEOUT_MS): VisitPage {
  let worker: Promise<EmbeddedWorker> | undefined;
  return async (request, signal, say = () => {}) => {
    const target = parseTarget(request.url);
    worker ??= load().catch((cause) => {
      worker = undefined; // the next call tries anew
      throw outage('reader_unreachable', cause);
    });
    const loaded = worker;
    const answer = await bounded(timeoutMs, signal, (ends) => {
      const asked = loaded.then((fetchPage) =>
        fetchPage({ ...request, url: addressOf(target, request) }, ends, (phase) => say({ phase })),
      );
      return unlessAborted(asked, ends);
    });
    return toVisitedPage(answer, target);
  };
}
