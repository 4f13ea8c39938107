import type { CDPSession } from 'playwright';
import { type FetchCategory, GatewayError } from '../../src/shared/errors.js';
import type { Permit } from '../page.js';
import { isHttp, outcomeOf } from './document-response.js';
import type { EgressPass } from './egress-pass.js';
import { categoryOf } from './http-status.js';

/** What the main frame of a page goes through, and the rules that end it. */
export interface Navigations {
  /** Resolves when the document of `target`, or what it redirects to, is committed. */
  open(target: URL): Promise<void>;
  /** Rejects as soon as a rule or a failure ends the page. @throws GatewayError */
  readonly stopped: Promise<never>;
  /** How many documents the main frame has had. */
  readonly commits: number;
  /** Whether another document has been asked for and not yet come. */
  readonly pending: boolean;
  /** The status of the document shown. */
  readonly status: number;
  nextCommit(): Promise<void>;
}

interface WatchOptions {
  cdp: CDPSession;
  mainFrameId: string;
  permit: Permit;
  pass: EgressPass;
  signal: AbortSignal;
}

/** The fields used of `Fetch.requestPaused`. */
interface Paused {
  requestId: string;
  frameId: string;
  resourceType: string;
  request: { url: string };
  responseStatusCode?: number;
  responseErrorReason?: string;
  responseHeaders?: { name: string; value: string }[];
}

/** Further requests for the main document: redirect hops, script and meta refresh navigations. */
const MAX_FURTHER_REQUESTS = 10;

/** Carries no text, or tells others what the page does. Fonts are switched off for the whole browser. */
const NOT_LOADED = ['Image', 'Media', 'Ping', 'CSPViolationReport'] as const;

/**
 * Sees every request for a document before it leaves and again when its response begins, each redirect hop included;
 * Playwright's own routing shows the first hop only. Frames of other origins are not loaded: what is in them cannot be
 * read and is not part of the page.
 */
export async function watchNavigations({ cdp, mainFrameId, permit, pass, signal }: WatchOptions): Promise<Navigations> {
  const { promise: stopped, reject: stop } = rejectable();
  let requests = 0;
  let commits = 0;
  let pending = false;
  /** What the main frame asked for last, and what it shows, as the browser writes addresses. */
  let latest = 'about:blank';
  let shown = latest;
  /** Of the responses to the main frame, by address. */
  const statuses = new Map<string, number>();
  const waiting: (() => void)[] = [];

  const nextCommit = () => new Promise<void>((resolve) => waiting.push(resolve));
  const fail = (code: FetchCategory) => stop(new GatewayError(code));
  const failToLoad = (url: string) =>
    fail(categoryOf(statuses.get(url) ?? 0) ?? pass.refusalOf(new URL(url)) ?? 'unreachable');

  async function mayRequest(url: URL): Promise<void> {
    latest = url.href;
    pending = true;
    requests++;
    if (!isHttp(url) || requests > 1 + MAX_FURTHER_REQUESTS) throw new GatewayError('upstream_error');
    if (requests > 1) await permit(url, signal); // the first was asked for by our caller
  }

  function mayShow(url: URL, status: number, headers: Paused['responseHeaders'] = []): boolean {
    statuses.set(url.href, status);
    const outcome = outcomeOf({ url, status, headers });
    if (outcome === 'document' || outcome === 'redirect') return true;
    pending = false;
    if (outcome !== 'nothing') fail(outcome.failure);
    else if (commits === 0) fail(categoryOf(status) ?? 'extraction_failed');
    return false;
  }

  /** Whether the browser may go on with this. A rule that ends the page rejects. */
  async function permits(paused: Paused): Promise<boolean> {
    const { responseStatusCode: status, responseErrorReason: error } = paused;
    const url = new URL(paused.request.url);
    if (paused.resourceType !== 'Document') return false;
    if (paused.frameId !== mainFrameId) return url.origin === new URL(shown).origin;
    if (error !== undefined) return true;
    if (status !== undefined) return mayShow(url, status, paused.responseHeaders);
    await mayRequest(url);
    return true;
  }

  cdp.on('Fetch.requestPaused', async (paused: Paused) => {
    const { requestId } = paused;
    const permitted = await permits(paused).catch((refusal) => {
      stop(refusal);
      return false;
    });
    // "Aborted" leaves the page as it is, "BlockedByClient" shows an error in its place.
    const errorReason =
      paused.frameId === mainFrameId && paused.resourceType === 'Document' ? 'Aborted' : 'BlockedByClient';
    const answer = permitted
      ? cdp.send('Fetch.continueRequest', { requestId })
      : cdp.send('Fetch.failRequest', { requestId, errorReason });
    await answer.catch(() => {}); // the page may be gone
  });

  cdp.on('Page.frameNavigated', ({ frame }) => {
    if (frame.id !== mainFrameId) return;
    if (frame.unreachableUrl) return failToLoad(new URL(frame.unreachableUrl).href);
    commits++;
    pending = false;
    shown = new URL(frame.url).href;
    for (const resume of waiting.splice(0)) resume();
  });

  answerChallenges(cdp, pass);
  await Promise.all([
    cdp.send('Page.enable'),
    cdp.send('Fetch.enable', {
      handleAuthRequests: true,
      patterns: [
        { resourceType: 'Document', requestStage: 'Request' },
        { resourceType: 'Document', requestStage: 'Response' },
        ...NOT_LOADED.map((resourceType) => ({ resourceType })),
      ],
    }),
  ]);

  return {
    stopped,
    async open(target) {
      const committed = nextCommit();
      const { errorText } = await cdp.send('Page.navigate', { url: target.href });
      if (errorText === 'net::ERR_ABORTED') fail('extraction_failed');
      else if (errorText) failToLoad(latest);
      await committed;
    },
    nextCommit,
    get commits() {
      return commits;
    },
    get pending() {
      return pending;
    },
    get status() {
      return statuses.get(shown) ?? 0;
    },
  };
}

/** Gives the proxy the credential of this page, once for each request; a site that asks for one gets none. */
function answerChallenges(cdp: CDPSession, { username, password }: EgressPass): void {
  const answered = new Set<string>();
  cdp.on('Fetch.authRequired', async ({ requestId, authChallenge }) => {
    const ours = authChallenge.source === 'Proxy' && !answered.has(requestId);
    answered.add(requestId);
    const authChallengeResponse = ours
      ? ({ response: 'ProvideCredentials', username, password } as const)
      : ({ response: 'CancelAuth' } as const);
    await cdp.send('Fetch.continueWithAuth', { requestId, authChallengeResponse }).catch(() => {});
  });
}

function rejectable(): { promise: Promise<never>; reject(reason: unknown): void } {
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<never>((_, no) => {
    reject = no;
  });
  promise.catch(() => {}); // heard by whoever races it, or by nobody
  return { promise, reject };
}
