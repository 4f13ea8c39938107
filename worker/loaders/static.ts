import { bounded } from '../../src/shared/bounded.js';
import { GatewayError } from '../../src/shared/errors.js';
import type { Caching } from '../../src/shared/fetch-contract.js';
import type { Guard } from '../../src/shared/guard.js';
import { isWithoutText } from '../front-matter.js';
import type { Loader, Page, Permit } from '../page.js';
import type { Hold } from '../page-memory.js';
import { cachingAfter, cachingField, cachingOf, conditionFor } from './caching.js';
import { createCookies } from './cookies.js';
import type { Pace } from './http-body.js';
import { type Answer, asWritten, createHttpGet, redirectOf, targetOf } from './http-get.js';
import { declaredMediaType } from './media-type.js';
import { PageTooLarge, readAnswer } from './read-answer.js';
import { refreshIn, refreshOf } from './refresh.js';

interface StaticLoaderOptions {
  guard: Guard;
  permit: Permit;
  userAgent: string;
  /** Of the page, decompressed. */
  maxBytes?: number;
  /** Of the whole load, redirects included; `signal` may end it earlier. */
  timeoutMs?: number;
  /** How slow a site may be. */
  pace?: Pace;
}

const MiB = 1024 * 1024;
/** Browsers stop at 20; half of that leaves a deadline of seconds something to work with. */
const MAX_REDIRECTS = 10;
/** Of them, those to the page itself that set one cookie after the other. */
const MAX_RELOADS = 2;
const NOT_MODIFIED = 304;

const LANGUAGE = { 'accept-language': 'en, *;q=0.5' };
const OTHERS = 'text/plain;q=0.8, application/json;q=0.8, */*;q=0.5';
/** Some sites have their pages as Markdown too, for whoever asks for it first. */
const WANTS_MARKDOWN = {
  ...LANGUAGE,
  accept: `text/markdown, text/html;q=0.9, application/xhtml+xml;q=0.9, ${OTHERS}`,
};
/** For those who answer that with nothing, or not at all. */
const WANTS_HTML = { ...LANGUAGE, accept: `text/html, application/xhtml+xml, text/markdown;q=0.9, ${OTHERS}` };
/** What a server says that has not what is asked for. */
const NOT_ACCEPTABLE = new Set([406, 415]);

/**
 * Loads a page with plain HTTP. Redirects, those that a page asks for itself included, are followed by hand: `permit` is
 * asked, and cookies chosen, for each.
 */
export function createStaticLoader({
  guard,
  permit,
  userAgent,
  maxBytes = 16 * MiB,
  timeoutMs = 30_000,
  pace,
}: StaticLoaderOptions): Loader {
  const get = createHttpGet({ guard, userAgent, pace });
  const load: Loader = async (target, signal, hold, revalidate) => {
    const cookies = createCookies();
    const asked = new Set<string>();
    const before: (Caching | undefined)[] = [];
    let url = target;
    let reloads = 0;
    let wanted = WANTS_MARKDOWN;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      if (redirects > 0) await permit(url, signal);
      const sent = cookies.headerFor(url);
      asked.add(requestOf(url, sent));
      const condition = conditionFor(url, revalidate);
      const answer = await get(url, { ...wanted, ...sent, ...condition }, signal);
      cookies.keep(url, answer.headers['set-cookie']);
      const said = cachingOf(answer.headers);
      const caching = cachingField(cachingAfter(before, said));
      const next = redirectOf(answer, url);
      if (next) {
        before.push(said);
        await answer.discard();
        url = next;
        continue;
      }
      const mayAskAgain = wanted === WANTS_MARKDOWN;
      if (mayAskAgain && NOT_ACCEPTABLE.has(answer.status)) {
        await answer.discard();
        wanted = WANTS_HTML;
        continue;
      }
      if (answer.status === NOT_MODIFIED && condition) {
        await answer.discard();
        return { url, mediaType: '', text: '', ...caching, unchanged: true };
      }
      const read = await readOrRefresh(url, answer, maxBytes, hold).catch((thrown: unknown) => {
        if (thrown instanceof PageTooLarge) throw new PageTooLarge({ ...thrown.start, ...caching });
        const isUnread = GatewayError.from(thrown).code === 'extraction_failed';
        if (!mayAskAgain || !isMarkdownType(answer) || !isUnread) throw thrown;
        return undefined;
      });
      if (!read || (mayAskAgain && read.page?.mediaType === MARKDOWN && isWithoutText(read.page.text))) {
        wanted = WANTS_HTML;
        continue;
      }
      const { page, refresh } = read;
      // A page that leads to itself does so for good, unless it has set a cookie to see whether it comes back.
      const isAsked = refresh && asked.has(requestOf(refresh, cookies.headerFor(refresh)));
      if (refresh?.href === url.href) reloads++;
      if (page && (!refresh || isAsked || reloads > MAX_RELOADS)) return { ...page, ...caching };
      before.push(said);
      url = refresh ?? url;
    }
    throw new GatewayError('upstream_error', { reason: 'too_many_redirects' });
  };
  return (target, gone, hold, revalidate) =>
    bounded(timeoutMs, gone, (signal) => load(target, signal, hold, revalidate));
}

const MARKDOWN = 'text/markdown';

/** Blank Markdown is refused as any empty document is. */
function isMarkdownType({ status, headers }: Answer): boolean {
  return status < 300 && declaredMediaType(headers['content-type']) === MARKDOWN;
}

/** What a site can tell one request of a fetch from another by. */
function requestOf(url: URL, { cookie = '' }: { cookie?: string }): string {
  return `${url.href} ${cookie}`;
}

/** The document of an answer, and where it leads by itself. What leads elsewhere may be empty. */
async function readOrRefresh(
  url: URL,
  answer: Answer,
  maxBytes: number,
  hold?: Hold,
): Promise<{ page: Page; refresh: URL | undefined } | { page: undefined; refresh: URL }> {
  const { refresh: header } = answer.headers as { refresh?: string };
  try {
    const page = await readAnswer(url, answer, maxBytes, hold);
    const found = await refreshIn(page, header);
    return { page, refresh: found && targetOf(found.location, found.base) };
  } catch (thrown) {
    const location = refreshOf(header);
    const refresh = location === undefined ? undefined : targetOf(asWritten(location), url.href);
    if (!refresh || refresh.href === url.href || GatewayError.from(thrown).code !== 'extraction_failed') throw thrown;
    return { page: undefined, refresh };
  }
}
