import { type FetchCategory, GatewayError } from '../../src/shared/errors.js';
import type { Caching } from '../../src/shared/fetch-contract.js';
import { type Reason, reasonOfBrowser } from '../../src/shared/reason.js';
import { parseTarget } from '../../src/shared/target.js';
import type { Page, Permit } from '../page.js';
import { cachingAfter, cachingField, renderedCachingOf } from './caching.js';
import type { Cdp } from './cdp.js';
import { header, outcomeOf, type Paused } from './document-response.js';
import type { EgressPass } from './egress-pass.js';
import { failureOf } from './http-status.js';
import { declareEncoding, takeDocument } from './taken-answer.js';

/** What the main frame of a page goes through, and the rules that end it. */
export interface Navigations {
  /** Resolves when the document of `target`, or what it redirects to, is committed. */
  open(target: URL): Promise<void>;
  /** Rejects as soon as a rule or a failure ends the page. @throws GatewayError */
  readonly stopped: Promise<never>;
  /** Resolves with a document that the browser has nothing to do with: a PDF, a feed, JSON, plain text, Markdown. */
  readonly taken: Promise<Page>;
  /** How many documents the main frame has had. */
  readonly commits: number;
  /** Whether another document has been asked for and not yet come. */
  readonly pending: boolean;
  /** What the status of the document shown means for the fetch. */
  readonly failure: GatewayError | undefined;
  /** What it says about keeping it. */
  readonly caching: Caching | undefined;
  nextCommit(): Promise<void>;
}

interface WatchOptions {
  cdp: Cdp;
  mainFrameId: string;
  permit: Permit;
  pass: EgressPass;
  /** Of a document that is taken. */
  maxBytes: number;
  /** Most time the body of a document gets that must be read before the browser is given it. */
  waitMs: number;
  signal: AbortSignal;
}

type Verdict = 'go on' | 'fail' | 'take' | 'declare' | { redirect: URL };

/** Further requests for the main document: redirect hops, script and meta refresh navigations. */
const MAX_FURTHER_REQUESTS = 10;

/**
 * Of them, those by which a page that is shown asks for itself: a challenge is passed with one or two, a page that
 * keeps itself current has no end of them, and on the page's clock they come without pause.
 */
const MAX_RELOADS = 2;

/**
 * Carries no text, or tells others what the page does. Fonts are switched off for the whole browser. Among "Other" is the
 * icon of the page, which a whole Chromium asks for, beside the scripts of workers.
 */
const NOT_LOADED = ['Image', 'Media', 'Ping', 'CSPViolationReport', 'Other'] as const;

/**
 * Sees every request for a document before it leaves and again when its response begins, each redirect hop included;
 * Playwright's own routing shows the first hop only. Frames of other origins are not loaded: what is in them cannot be
 * read and is not part of the page.
 */
export async function watchNavigations(options: WatchOptions): Promise<Navigations> {
  const { cdp, mainFrameId, permit, pass, signal } = options;
  const { promise: stopped, reject: stop } = rejectable();
  let requests = 0;
  let reloads = 0;
  let commits = 0;
  let pending = false;
  /** What the main frame asked for last, and what it shows, as the browser writes addresses. */
  let latest = 'about:blank';
  let shown = latest;
  /** A document that leads elsewhere by itself, and has a text of its own. */
  let staying: string | undefined;
  /** Whether the main frame was last sent elsewhere by such a document, not by its reader or scripts. */
  let isRefresh = false;
  /** What the statuses of the responses to the main frame mean, by address. */
  const failures = new Map<string, GatewayError | undefined>();
  /** What they say about keeping it. */
  const cachings = new Map<string, Caching | undefined>();
  const waiting: (() => void)[] = [];
  let handOver: (page: Page) => void = () => {};
  const taken = new Promise<Page>((resolve) => {
    handOver = resolve;
  });

  /** The rest is what led to it. */
  const cachingOfPage = (address: string) => {
    const before = [...cachings].filter(([of]) => of !== address).map(([, caching]) => caching);
    return cachingAfter(before, cachings.get(address));
  };
  const nextCommit = () => new Promise<void>((resolve) => waiting.push(resolve));
  const fail = (code: FetchCategory, reason?: Reason) => stop(new GatewayError(code, { reason }));
  const failToLoad = (url: string, said = '') => {
    const failure = failures.get(url);
    if (failure) return stop(failure);
    const { code = 'unreachable', reason = reasonOfBrowser(said) } = pass.refusalOf(new URL(url)) ?? {};
    fail(code, reason);
  };

  /** False for one too many, where there is a page to stay on. */
  async function mayRequest(url: URL, isHop: boolean): Promise<boolean> {
    if (!isHop && isRefresh && staying === withoutFragment(shown)) return false;
    const isReload = !isHop && url.href === withoutFragment(shown);
    if (isReload) reloads++;
    const isTooMany = requests > MAX_FURTHER_REQUESTS;
    if ((isTooMany && !isHop && commits > 0) || (isReload && reloads > MAX_RELOADS)) return false;
    latest = url.href;
    pending = true;
    requests++;
    if (requests === 1) return true; // asked for by our caller
    if (isTooMany) throw new GatewayError('upstream_error', { reason: 'too_many_redirects' });
    if (!isTarget(url)) throw new GatewayError('upstream_error');
    await permit(url, signal);
    return true;
  }

  function judgeResponse(url: URL, status: number, headers: Paused['responseHeaders'] = []): Verdict {
    const failure = failureOf(status, header(headers, 'retry-after'));
    failures.set(url.href, failure);
    cachings.set(url.href, renderedCachingOf(headers));
    const outcome = outcomeOf({ url, status, headers });
    if (outcome === 'document' || outcome === 'redirect') return 'go on';
    if (outcome === 'data' || (outcome === 'download' && commits === 0)) return 'take';
    if (outcome === 'undeclared') return 'declare';
    if (typeof outcome === 'object' && 'redirect' in outcome) return outcome;
    pending = false;
    if (typeof outcome === 'object') fail(outcome.failure, pass.refusalOf(url)?.reason);
    else if (commits === 0) stop(failure ?? new GatewayError('extraction_failed'));
    return 'fail';
  }

  /** What becomes of a request. A rule that ends the page rejects. */
  async function judge(paused: Paused): Promise<Verdict> {
    const { responseStatusCode: status, responseErrorReason: error } = paused;
    const url = new URL(paused.request.url);
    if (paused.resourceType === 'Other' && !isForImage(paused)) return 'go on';
    if (paused.resourceType !== 'Document') return 'fail';
    if (paused.frameId !== mainFrameId) return url.origin === new URL(shown).origin ? 'go on' : 'fail';
    if (error !== undefined) return 'go on';
    if (status !== undefined) return judgeResponse(url, status, paused.responseHeaders);
    return (await mayRequest(url, paused.redirectedRequestId !== undefined)) ? 'go on' : 'fail';
  }

  const hears = {
    staying(address: string) {
      staying = withoutFragment(address);
    },
    /** Such a page is for this once. */
    cut(address: string) {
      cachings.set(withoutFragment(address), { cache_control: 'no-store' });
    },
  };

  async function take(paused: Paused, how: typeof declareEncoding): Promise<void> {
    const page = await how(paused, options, hears);
    if (page) handOver({ ...page, ...cachingField(cachingOfPage(new URL(paused.request.url).href)) });
  }

  const redirect = ({ requestId, responseHeaders = [] }: Paused, { href }: URL) =>
    cdp.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 302,
      responseHeaders: [
        ...responseHeaders.filter(({ name }) => /^set-cookie$/i.test(name)),
        { name: 'location', value: href },
      ],
      body: Buffer.from(' ').toString('base64'), // without one it is the site's body that is shown
    });

  cdp.on('Fetch.requestPaused', async (paused: Paused) => {
    const { requestId } = paused;
    const verdict = await judge(paused).catch((refusal): Verdict => {
      stop(refusal);
      return 'fail';
    });
    if (verdict === 'take') return take(paused, takeDocument).catch(stop);
    if (verdict === 'declare') return take(paused, declareEncoding).catch(stop);
    // "Aborted" leaves the page as it is, "BlockedByClient" shows an error in its place.
    const errorReason =
      paused.frameId === mainFrameId && paused.resourceType === 'Document' ? 'Aborted' : 'BlockedByClient';
    const answer =
      verdict === 'go on'
        ? cdp.send('Fetch.continueRequest', { requestId })
        : typeof verdict === 'object'
          ? redirect(paused, verdict.redirect)
          : cdp.send('Fetch.failRequest', { requestId, errorReason });
    await answer.catch(() => {}); // the page may be gone
  });

  cdp.on('Page.frameRequestedNavigation', ({ frameId, reason }) => {
    if (frameId === mainFrameId) isRefresh = reason === 'metaTagRefresh' || reason === 'httpHeaderRefresh';
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
    taken,
    async open(target) {
      const committed = nextCommit();
      const { errorText } = await cdp.send('Page.navigate', { url: target.href });
      if (errorText === 'net::ERR_ABORTED') fail('extraction_failed');
      else if (errorText) failToLoad(latest, errorText);
      await committed;
    },
    nextCommit,
    get commits() {
      return commits;
    },
    get pending() {
      return pending;
    },
    get failure() {
      return failures.get(shown);
    },
    get caching() {
      return cachingOfPage(withoutFragment(shown));
    },
  };
}

function isForImage({ request }: Paused): boolean {
  return /^image\//.test(request.headers.Accept ?? '');
}

function withoutFragment(address: string): string {
  return address.replace(/#.*$/, '');
}

function isTarget({ href }: URL): boolean {
  try {
    parseTarget(href);
    return true;
  } catch {
    return false;
  }
}

/** Gives the proxy the credential of this page, once for each request; a site that asks for one gets none. */
function answerChallenges(cdp: Cdp, { username, password }: EgressPass): void {
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
