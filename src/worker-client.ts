import { bounded } from './shared/bounded.js';
import { GatewayError } from './shared/errors.js';
import { type ExtractRequest, ExtractResponse, type PageMetadata, WorkerHealth } from './shared/fetch-contract.js';
import { type HttpResponse, type Send, SendError } from './shared/http.js';
import { parseTarget } from './shared/target.js';
import { unlessAborted } from './shared/unless-aborted.js';

/** A fetch ends here on every face, whatever the worker does. */
export const FETCH_TIMEOUT_MS = 30_000;

export interface FetchedPage {
  title: string;
  url: string;
  snippet: string;
  markdown: string;
}

/** @throws GatewayError with a fetch category */
export type FetchPage = (request: ExtractRequest, signal: AbortSignal) => Promise<FetchedPage>;

/**
 * Asks the crawl worker for a page. `send` brings the body cap. A worker that cannot be reached, or answers anything but
 * the contract, is `extraction_failed`: it says nothing about the page.
 */
export function createWorkerClient(address: URL, send: Send, timeoutMs = FETCH_TIMEOUT_MS): FetchPage {
  const extract = new URL('extract', address.href.replace(/\/*$/, '/'));
  return async (request, signal) => {
    const target = parseTarget(request.url);
    let response: HttpResponse;
    try {
      const json = { url: target.href, js_render: request.js_render };
      response = await bounded(timeoutMs, signal, (ends) => send({ url: extract, json }, ends));
    } catch (thrown) {
      const late = thrown instanceof SendError && (thrown.reason === 'timeout' || thrown.reason === 'aborted');
      throw new GatewayError(late ? 'timeout' : 'extraction_failed', { cause: thrown });
    }
    return toPage(response, target);
  };
}

/** The worker's answer, or its failure as ours. Pure. */
export function toPage({ status, body }: HttpResponse, target: URL): FetchedPage {
  let answer: ExtractResponse;
  try {
    answer = ExtractResponse.parse(JSON.parse(body));
  } catch (cause) {
    throw new GatewayError('extraction_failed', { cause });
  }
  // Any other refusal is about how the worker was asked, which no caller can mend.
  const misasked = answer.error === 'invalid_request' && status !== 400;
  if (!answer.success) throw new GatewayError(misasked ? 'extraction_failed' : answer.error || 'extraction_failed');
  if (status !== 200 || answer.markdown.trim() === '') throw new GatewayError('extraction_failed');
  return toFetchedPage(answer, target);
}

function toFetchedPage(answer: PageMetadata & { markdown: string }, target: URL): FetchedPage {
  const { title = '', snippet = '', final_url = target.href, markdown } = answer;
  return { title, url: final_url, snippet, markdown };
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
) => Promise<PageMetadata & { markdown: string }>;

/** The same questions to a worker in this process, loaded when the first one comes. */
export function createEmbeddedClient(load: () => Promise<EmbeddedWorker>, timeoutMs = FETCH_TIMEOUT_MS): FetchPage {
  let worker: Promise<EmbeddedWorker> | undefined;
  return async (request, signal) => {
    const target = parseTarget(request.url);
    worker ??= load();
    const loaded = worker;
    const answer = await bounded(timeoutMs, signal, (ends) => {
      const asked = loaded.then((fetchPage) => fetchPage({ ...request, url: target.href }, ends));
      return unlessAborted(asked, ends);
    });
    return toFetchedPage(answer, target);
  };
}
