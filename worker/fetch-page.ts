import { bounded, endsAt } from '../src/shared/bounded.js';
import { GatewayError } from '../src/shared/errors.js';
import { parseTarget, withRoute } from '../src/shared/target.js';
import { type Admitted, WorkerBusy } from './admission.js';
import { isWithoutText } from './front-matter.js';
import { cachingAfter, cachingField } from './loaders/caching.js';
import type { FetchedPage, Revalidation } from './page.js';
import type { Robots } from './robots.js';
import { type Asked, PageUnread, type Visit, type Visited } from './visit-page.js';

interface Stages {
  robots: Pick<Robots, 'check'>;
  visit: Visit;
  /** Whether a rendered page is the one that the route behind `#` leads to. */
  keepsRoutes?: boolean | undefined;
  /** Whether a page that turns out to need it is rendered, where nobody says whether to. */
  rendersUnasked?: boolean | undefined;
  /** Of a whole fetch, from when it is admitted; a caller may have less left. */
  deadlineMs: number;
}

/** What one way to a page came to. */
type Outcome = Visited | GatewayError;

/** Starting a browser, a page and its data take a second or two; with less than this left, most would be cut short. */
const LEAST_RENDER_MS = 5_000;
/** Where a whole fetch has little time: as a share of it. */
const LEAST_RENDER_SHARE = 1 / 3;
/** What is kept for the answer, so that rendering in vain does not cost the text that there is. */
const ANSWER_MS = 500;

/**
 * One page: by plain HTTP or in a browser, as asked. Where nobody asks, by plain HTTP, and then in a browser if that gave a
 * page without a text, or one with signs that more is to come. A page without a text is read as Markdown where its site offers
 * it so, which comes before the browser.
 * @throws GatewayError with a fetch category
 */
export function createFetchPage({ robots, visit, keepsRoutes, rendersUnasked, deadlineMs }: Stages): Admitted {
  return async (request, signal, onPhase = () => {}, become = () => {}) => {
    const startedAt = performance.now();
    const wholeMs = Math.min(deadlineMs, endsAt(signal) - startedAt);
    const target = parseTarget(request.url);
    const address = keepsRoutes ? withRoute(target, request.url) : target;
    const attempt = (asked: Omit<Asked, 'onPhase'>) => outcomeOf(visit({ ...asked, onPhase }), asked.signal, signal);

    /** In what is left of the time, as one of the fetches that render; undefined where there is no room for it. */
    const render = async (): Promise<Outcome | undefined> => {
      const leftMs = wholeMs - (performance.now() - startedAt) - ANSWER_MS;
      if (leftMs < Math.min(LEAST_RENDER_MS, LEAST_RENDER_SHARE * wholeMs)) return undefined;
      try {
        become('browser');
      } catch (thrown) {
        if (thrown instanceof WorkerBusy) return undefined;
        throw thrown;
      }
      return bounded(leftMs, signal, (within) => attempt({ kind: 'browser', target: address, signal: within }));
    };

    const readTwin = async (twin: URL): Promise<Outcome> => {
      const refusal = await outcomeOf(robots.check(twin, signal), signal, signal);
      return refusal ?? attempt({ kind: 'static', target: twin, signal });
    };

    const readSent = async (revalidate: Revalidation | undefined): Promise<Outcome> => {
      const read = await attempt({ kind: 'static', target, signal, revalidate });
      if (!(read instanceof PageUnread) || !read.twin) return read;
      const twin = await readTwin(read.twin);
      if (twin instanceof GatewayError || !isMarkdown(twin) || isWithoutText(twin.page.markdown)) return read;
      const caching = cachingAfter([read.caching], twin.page.caching);
      return { ...twin, page: { ...twin.page, ...cachingField(caching) } };
    };

    onPhase('robots');
    await robots.check(target, signal);
    const { js_render, revalidate } = request;
    if (js_render) return pageOf(await attempt({ kind: 'browser', target: address, signal }));
    const mayRender = js_render === undefined && rendersUnasked === true;
    // What a server sends says nothing of a route.
    const routed = mayRender && address.hash !== '' ? await render() : undefined;
    if (routed && !isWithoutBrowser(routed)) return pageOf(routed);
    const read = await readSent(revalidate);
    const rendered = routed ?? (mayRender && isLacking(read) ? await render() : undefined);
    return pageOf(better(read, rendered));
  };
}

/** What goes wrong is an outcome too, but for the end of the whole fetch. */
async function outcomeOf<T>(visited: Promise<T>, signal: AbortSignal, whole: AbortSignal): Promise<T | GatewayError> {
  try {
    return await visited;
  } catch (thrown) {
    if (whole.aborted) throw thrown;
    return signal.aborted
      ? new GatewayError('timeout', { cause: thrown })
      : GatewayError.from(thrown, 'extraction_failed');
  }
}

function pageOf(outcome: Outcome): FetchedPage {
  if (outcome instanceof GatewayError) throw outcome;
  return outcome.page;
}

function isMarkdown({ mediaType }: Visited): boolean {
  return mediaType === 'text/markdown' || mediaType === 'text/plain';
}

/** Whether a browser may show more of a page. */
function isLacking(read: Outcome): boolean {
  if (!(read instanceof GatewayError)) return read.isUnfinished;
  if (!(read instanceof PageUnread)) return false;
  return read.reason === 'needs_rendering' || (read.reason === undefined && read.hasScripts);
}

function isWithoutBrowser(outcome: Outcome): boolean {
  return outcome instanceof GatewayError && outcome.reason === 'no_browser';
}

/**
 * Of a page that was read as it was sent, and then rendered if there was room for it: the text, or the longer of two; of two
 * failures the later one, which says more. That there is no browser says more only of what surely needs one.
 */
function better(read: Outcome, rendered: Outcome | undefined): Outcome {
  if (!rendered) return read;
  if (!(read instanceof GatewayError))
    return !(rendered instanceof GatewayError) && sizeOf(rendered) > sizeOf(read) ? rendered : read;
  return isWithoutBrowser(rendered) && read.reason !== 'needs_rendering' ? read : rendered;
}

/** In characters, white space aside. */
function sizeOf({ page: { markdown } }: Visited): number {
  return markdown.replace(/\s+/g, '').length;
}
