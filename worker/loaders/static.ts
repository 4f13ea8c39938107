import { bounded } from '../../src/shared/bounded.js';
import { GatewayError } from '../../src/shared/errors.js';
import type { Guard } from '../../src/shared/guard.js';
import type { Loader, Permit } from '../page.js';
import { createCookies } from './cookies.js';
import { createHttpGet, type Pace, redirectOf } from './http-get.js';
import { readAnswer } from './read-answer.js';

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
  pace,
}: StaticLoaderOptions): Loader {
  const get = createHttpGet({ guard, userAgent, pace });
  const load: Loader = async (target, signal, hold) => {
    const cookies = createCookies();
    let url = target;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      if (redirects > 0) await permit(url, signal);
      const answer = await get(url, { ...HEADERS, ...cookies.headerFor(url) }, signal);
      const next = redirectOf(answer, url);
      if (!next) return readAnswer(url, answer, maxBytes, hold);
      await answer.discard();
      cookies.keep(url, answer.headers['set-cookie']);
      url = next;
    }
    throw new GatewayError('upstream_error', { reason: 'too_many_redirects' });
  };
  return (target, gone, hold) => bounded(timeoutMs, gone, (signal) => load(target, signal, hold));
}
