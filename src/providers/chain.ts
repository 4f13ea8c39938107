import { setTimeout as delay } from 'node:timers/promises';
import { bounded } from '../shared/bounded.js';
import type { CallFacts } from '../shared/call-facts.js';
import { type ErrorCode, GatewayError } from '../shared/errors.js';
import { SendError } from '../shared/http.js';
import { type Deadline, within } from './deadline.js';
import { createLinkHealth, type LinkHealth } from './link-health.js';
import type { Row, Search, SearchQuery } from './provider.js';
import { shareSearches } from './share-searches.js';
import type { SharedRests } from './shared-rests.js';

/** Who had less time than this says nothing about itself by being late. */
const FAIR_MS = 2_000;

/** One provider of a chain. */
export interface Link {
  /** As the settings call it. */
  name: string;
  search: Search;
  /** A search with other credentials, where they have changed since the last time; asked while the old ones are refused. */
  renewed?(): Search | undefined;
  /** Of all replicas, where they share them. */
  rests?: SharedRests | undefined;
}

export interface ChainOptions {
  /** Bound of a whole search, in milliseconds. */
  deadlineMs?: number;
  /** Whether the next one is asked too when one found nothing. */
  onEmpty?: boolean;
  /** Whether the next one is asked beside one that is later than it mostly is. */
  hedge?: boolean;
  /** Told of each provider that was passed over or failed, and why. */
  onSkip?: (name: string, code: ErrorCode) => void;
  now?: () => number;
}

interface Standing extends Link {
  health: LinkHealth;
}

interface Skipped {
  name: string;
  error: GatewayError;
  /** Whether it was asked in this search, or rests from an earlier one. */
  wasAsked: boolean;
}

interface Answer {
  name: string;
  rows: Row[];
  /** What the provider said beside them. */
  facts: CallFacts;
}

/**
 * Providers in order, each asked only when those before it cannot be, or fail; that nothing matched is an answer. One that
 * failed rests for a while, then one search finds out whether it is well again. While there is a next one, a provider has
 * half of the time that is left. `say` hears who answered, and why others did not; and of an answer what belongs to it.
 * @throws GatewayError of the last one that was asked, or of the one that rests for the shortest time
 */
export function createChain(links: readonly Link[], options: ChainOptions = {}): Search {
  const { deadlineMs = 15_000, onEmpty = false, hedge = false, onSkip = () => {}, now = Date.now } = options;
  const standing = links.map((link): Standing => ({ ...link, health: createLinkHealth(now, link.rests) }));
  const sharing = standing.filter(({ rests }) => rests);

  return shareSearches(async (query, gone, say = () => {}) => {
    const skipped: Skipped[] = [];
    const skip = (one: Skipped) => {
      skipped.push(one);
      onSkip(one.name, one.error.code);
    };
    const over = new AbortController();
    try {
      const { name, rows, facts } = await within(deadlineMs, gone, async (deadline) => {
        if (sharing.length > 0) await Promise.all(sharing.map(({ health }) => health.askOthers()));
        const { order, isEarly } = askable(standing, skip);
        const run = { query, deadline, over: over.signal, isEarly, now };
        return firstAnswer(order, { ask: (at) => ask(order, at, run), skip, onEmpty, hedge, skipped });
      });
      say({ ...facts, provider: told(name, skipped) });
      return rows;
    } catch (thrown) {
      if (skipped.length > 0) say({ provider: told('none', skipped) });
      throw thrown;
    } finally {
      over.abort();
    }
  });
}

/** The ones that may be asked now. Where all rest, one whose fault may be over by now is asked early. */
function askable(
  links: readonly Standing[],
  skip: (one: Skipped) => void,
): { order: readonly Standing[]; isEarly: boolean } {
  for (const link of links) {
    const search = link.health.fault() === 'provider_unauthorized' ? link.renewed?.() : undefined;
    if (!search) continue;
    link.search = search;
    link.health.renew();
  }
  const ready = links.filter(({ health }) => health.state() !== 'resting');
  const passing = links.filter(({ health }) => health.isPassing());
  const soonest = passing.sort((a, b) => a.health.leftMs() - b.health.leftMs()).slice(0, 1);
  const isEarly = ready.length === 0;
  const order = isEarly ? soonest : ready;
  for (const link of links) if (!order.includes(link)) skip(restOf(link));
  return { order, isEarly };
}

/** Why a provider that rests is not asked. */
function restOf({ name, health }: Standing): Skipped {
  const seconds = Math.ceil(health.leftMs() / 1000);
  const wait = Number.isFinite(seconds) ? { retryAfterSeconds: Math.max(1, seconds) } : {};
  return { name, error: new GatewayError(health.fault() ?? 'provider_failed', wait), wasAsked: false };
}

interface Turn {
  /** The answer of the one at this place, or what is the matter with it. */
  ask(at: number): Promise<Answer | Skipped>;
  skip(one: Skipped): void;
  skipped: readonly Skipped[];
  onEmpty: boolean;
  hedge: boolean;
}

/** @throws GatewayError when none answers */
async function firstAnswer(order: readonly Standing[], { ask, skip, skipped, onEmpty, hedge }: Turn): Promise<Answer> {
  let nothing: Answer | undefined;

  const answerOf = async (at: number): Promise<Answer | undefined> => {
    const came = await ask(at);
    if ('error' in came) {
      skip(came);
      return undefined;
    }
    if (came.rows.length > 0 || !onEmpty) return came;
    nothing ??= came;
    return undefined;
  };

  const from = async (at: number): Promise<Answer | undefined> => {
    const link = order[at];
    if (!link) return undefined;
    const answer = answerOf(at);
    const lateMs = hedge && at + 1 < order.length ? link.health.lateAfterMs() : undefined;
    if (lateMs === undefined) return (await answer) ?? from(at + 1);
    const early = await Promise.race([answer.then((found) => ({ found })), delay(lateMs)]);
    if (early) return early.found ?? from(at + 1);
    return firstFound([answer, from(at + 1)]);
  };

  const found = (await from(0)) ?? nothing;
  if (found) return found;
  throw worstOf(skipped);
}

/** The first that is there; undefined when none is. */
async function firstFound(answers: readonly Promise<Answer | undefined>[]): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    for (const answer of answers) answer.then((found) => found && resolve(found), reject);
    Promise.all(answers).then(() => resolve(undefined), reject);
  });
}

interface Run {
  query: SearchQuery;
  deadline: Deadline;
  /** Fires when somebody else has answered. */
  over: AbortSignal;
  /** Whether who rests is asked all the same. */
  isEarly: boolean;
  now(): number;
}

/** @throws whatever is the caller's matter, not the provider's */
async function ask(order: readonly Standing[], at: number, run: Run): Promise<Answer | Skipped> {
  const link = order[at] as Standing;
  const { name, health, search } = link;
  const { deadline, query, over } = run;
  // Another search may have found a fault, or be finding out, since this one began.
  if (!run.isEarly && health.state() === 'resting') return restOf(link);
  const leftMs = Math.max(0, deadline.leftMs());
  const ms = at === order.length - 1 ? leftMs : leftMs / 2;
  const facts: CallFacts = {};
  const startedMs = run.now();
  const startedAt = performance.now();
  const ended = health.began();
  let isLate = false;
  const reasons = {
    late: () => {
      isLate = true;
      return new SendError('timeout');
    },
    left: (cause: unknown) => new SendError('aborted', { cause }),
  };
  try {
    const say = (more: CallFacts) => void Object.assign(facts, more);
    const rows = await bounded(ms, [deadline.signal, over], (signal) => search(query, signal, say), reasons);
    health.answered(performance.now() - startedAt, startedMs);
    return { name, rows, facts };
  } catch (thrown) {
    const isOutOfTime = isLate || isTimeout(deadline.signal);
    const error = isOutOfTime ? new GatewayError('provider_timeout') : GatewayError.from(thrown);
    if (over.aborted || (!isOutOfTime && !error.code.startsWith('provider_'))) throw thrown;
    if (!isOutOfTime || ms >= FAIR_MS) health.failed(error, startedMs);
    return { name, error, wasAsked: true };
  } finally {
    ended();
  }
}

function isTimeout({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason instanceof SendError && reason.reason === 'timeout';
}

/** Of those that were asked the last one's; else the one that is over first. */
function worstOf(skipped: readonly Skipped[]): GatewayError {
  const asked = skipped.filter(({ wasAsked }) => wasAsked).at(-1);
  const wait = ({ error }: Skipped) => error.retryAfterSeconds ?? Number.POSITIVE_INFINITY;
  const soonest = [...skipped].sort((a, b) => wait(a) - wait(b))[0];
  return (asked ?? soonest)?.error ?? new GatewayError('provider_failed');
}

/** As in `brave; skipped=native:provider_blocked`. */
function told(name: string, skipped: readonly Skipped[]): string {
  const others = skipped.map(({ name, error }) => `${name}:${error.code}`).join(',');
  return others ? `${name}; skipped=${others}` : name;
}
