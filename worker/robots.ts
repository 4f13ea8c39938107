import { LRUCache } from 'lru-cache';
import { bounded } from '../src/shared/bounded.js';
import { type ErrorCode, GatewayError } from '../src/shared/errors.js';
import type { Guard } from '../src/shared/guard.js';
import type { Reason } from '../src/shared/reason.js';
import { unlessAborted } from '../src/shared/unless-aborted.js';
import { createHttpGet, type HttpGet, redirectOf } from './loaders/http-get.js';
import type { Permit } from './page.js';
import type { Hold, PageMemory } from './page-memory.js';
import { leadingToken, parseRobots, type RobotsRules } from './robots-rules.js';

interface RobotsOptions {
  guard: Guard;
  /** Sent as it is; its leading product token is the name that groups are matched against. */
  userAgent: string;
  /** Of one robots.txt, redirects included. Callers may give up earlier without ending it for the others. */
  timeoutMs: number;
  /** What is received counts there; unbounded when undefined. */
  memory?: PageMemory;
  /** How long rules are trusted, at most 24 hours. RFC 9309, section 2.4. */
  ttlMs?: number;
  /** How long an origin without an answer is left alone. */
  failureTtlMs?: number;
  /** The clock of the cache, in milliseconds. */
  now?: () => number;
}

/** What is known of an origin, and how many bytes that was. */
interface Verdict {
  rules?: RobotsRules;
  failure?: ErrorCode;
  reason?: Reason | undefined;
  bytes: number;
}

/** A fetch of one robots.txt under way. */
interface Renewal {
  verdict: Promise<Verdict>;
  waiting: number;
  abandoned: AbortController;
}

/** RFC 9309, sections 2.3.1.2 and 2.5. */
const MAX_REDIRECTS = 5;
const MAX_BYTES = 500 * 1024;
/** Rules take up to some ten times their text; both bounds together keep the cache below a few hundred MiB. */
const CACHED = { max: 10_000, maxSize: 16 * 1024 * 1024 };

const NO_RULES: Verdict = { rules: { allows: () => true, crawlDelayMs: 0 }, bytes: 1 };

export interface Robots {
  check: Permit;
  /** What the site asked for when it was checked last; 0 when nothing is known. */
  crawlDelayMs(target: URL): number;
}

/**
 * Whether robots.txt lets us fetch `target`. One file for each origin, cached, fetched once for all who wait; a 5xx
 * counts as "no", any other answer that is no file as "yes". Source: RFC 9309, sections 2.3 and 2.4.
 * @throws GatewayError robots_denied | unreachable | timeout
 */
export function createRobots(options: RobotsOptions): Robots {
  const { timeoutMs, ttlMs = 3_600_000, failureTtlMs = 30_000, now = () => performance.now() } = options;
  const get = createHttpGet(options);
  const productToken = leadingToken(options.userAgent);
  const verdicts = new LRUCache<string, Verdict>({
    ...CACHED,
    sizeCalculation: ({ bytes }) => bytes,
    noDeleteOnStaleGet: true,
    ttlResolution: 0,
    perf: { now },
  });
  const inFlight = new Map<string, Renewal>();

  async function renew(origin: string, abandoned: AbortSignal): Promise<Verdict> {
    const hold = options.memory?.open(new URL(origin).host);
    const fresh = await bounded(timeoutMs, abandoned, (signal) =>
      fetchVerdict(get, productToken, origin, signal, hold),
    ).finally(() => hold?.close());
    if (abandoned.aborted) return fresh; // says nothing about the site
    const known = verdicts.peek(origin, { allowStale: true });
    // A file we had stays in force while the site cannot show it. RFC 9309, section 2.4.
    const verdict = fresh.failure && known?.rules ? known : fresh;
    verdicts.set(origin, verdict, { ttl: fresh.failure ? failureTtlMs : ttlMs });
    inFlight.delete(origin);
    return verdict;
  }

  function startRenewal(origin: string): Renewal {
    const abandoned = new AbortController();
    const renewal = { verdict: renew(origin, abandoned.signal), waiting: 0, abandoned };
    inFlight.set(origin, renewal);
    return renewal;
  }

  /** Shared by all who wait; the fetch ends with the last of them. */
  async function renewed(origin: string, signal: AbortSignal): Promise<Verdict> {
    const renewal = inFlight.get(origin) ?? startRenewal(origin);
    renewal.waiting++;
    try {
      return await unlessAborted(renewal.verdict, signal);
    } finally {
      renewal.waiting--;
      if (renewal.waiting === 0 && inFlight.get(origin) === renewal) {
        inFlight.delete(origin);
        renewal.abandoned.abort();
      }
    }
  }

  return {
    async check({ origin, pathname, search }, signal) {
      const { rules, failure = 'robots_denied', reason } = verdicts.get(origin) ?? (await renewed(origin, signal));
      if (!rules) throw new GatewayError(failure, { reason });
      if (!rules.allows(pathname + search)) throw new GatewayError('robots_denied', { reason: 'robots_disallowed' });
    },
    crawlDelayMs: ({ origin }) => verdicts.peek(origin)?.rules?.crawlDelayMs ?? 0,
  };
}

async function fetchVerdict(
  get: HttpGet,
  productToken: string,
  origin: string,
  signal: AbortSignal,
  hold?: Hold,
): Promise<Verdict> {
  let url = new URL('/robots.txt', origin);
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const answer = await get(url, { accept: 'text/plain, */*;q=0.5' }, signal);
      if (answer.status >= 200 && answer.status < 300) {
        const { bytes, complete } = await answer.read(MAX_BYTES, hold);
        const file = complete ? bytes : wholeLines(bytes);
        return { rules: parseRobots(file, productToken), bytes: file.length + 1 };
      }
      await answer.discard();
      if (answer.status >= 500) return { failure: 'robots_denied', reason: 'robots_unavailable', bytes: 1 };
      const next = redirectOf(answer, url);
      if (!next) return NO_RULES;
      url = next;
    }
    return NO_RULES;
  } catch (thrown) {
    const { code, reason } = GatewayError.from(thrown);
    return { failure: code === 'timeout' ? 'timeout' : 'unreachable', reason, bytes: 1 };
  }
}

/** Half a line must not be read as a shorter, broader rule. */
function wholeLines(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.max(bytes.lastIndexOf('\n'), bytes.lastIndexOf('\r')) + 1);
}
