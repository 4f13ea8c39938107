import { setTimeout as delay } from 'node:timers/promises';
import type { Row, Search, SearchQuery } from '../providers/provider.js';
import type { CoolDown } from './cool-down.js';
import type { Engine } from './engine.js';
import { type MergedRow, mergePages } from './merge.js';
import { commonFault, type Fault, faultOf, MetasearchError, type Outcome } from './outcome.js';
import { patienceMs } from './patience.js';
import { findDecoys, isOffTopic } from './relevance.js';

/** An engine at work: what it is, how it is asked, how it has been doing. */
export interface EngineAtWork {
  name: string;
  engine: Engine;
  search: Search;
  coolDown: CoolDown;
}

export interface Answer {
  rows: MergedRow[];
  /** One for each engine the search was meant for, in their fixed order. */
  engines: Outcome[];
}

export interface Signals {
  /** The time is up: what has arrived by then is the answer. */
  deadline: AbortSignal;
  /** Nobody waits any more. */
  gone: AbortSignal;
}

/** One engine's part of one search. */
interface Run {
  at: EngineAtWork;
  /** By the clock of the cool-downs. */
  startedMs: number;
  over: Promise<void>;
  end?: { ms: number } & ({ rows: Row[] } | { fault: Fault });
}

/** More than this many rows nobody waits for. */
const ENOUGH_ROWS = 10;

/**
 * Asks the engines at once and merges what they find. Waits for each of them, but once there are rows enough, for none
 * longer than `patienceMs` allows; what comes later is still noted, for its cool-down.
 * @throws MetasearchError when every engine failed
 */
export function createMetasearch(now: () => number) {
  return async (
    engines: readonly EngineAtWork[],
    query: SearchQuery,
    wanted: number,
    { deadline, gone }: Signals,
  ): Promise<Answer> => {
    const runs = engines.filter(({ coolDown }) => !coolDown.isCooling()).map((at) => start(at, query, gone));
    const enough = () => merge(runs, query).rows.length >= Math.min(wanted, ENOUGH_ROWS);
    await settle(runs, enough, deadline);
    for (const { at, over } of runs.filter(({ end }) => !end)) at.coolDown.leftBehind(over);

    const { decoys, rows } = merge(runs, query);
    for (const run of runs.filter((candidate) => isSuspect(candidate, query))) {
      if (decoys.has(run.at.name)) run.at.coolDown.failed('decoy', run.startedMs);
      else run.at.coolDown.answered(run.startedMs, run.end?.ms ?? 0);
    }
    const outcomes = engines.map((at) => outcomeOf(at, query, runs, decoys));
    if (rows.length === 0) throwUnlessNothingFound(engines, outcomes);
    return { rows, engines: outcomes };
  };

  function start(at: EngineAtWork, query: SearchQuery, gone: AbortSignal): Run {
    const began = performance.now();
    const run: Run = { at, startedMs: now(), over: Promise.resolve() };
    run.over = at.search(query, gone).then(
      (rows) => {
        const ms = performance.now() - began;
        run.end = { rows, ms };
        if (!isSuspect(run, query)) at.coolDown.answered(run.startedMs, ms);
      },
      (thrown: unknown) => {
        const fault = faultOf(thrown);
        run.end = { fault, ms: performance.now() - began };
        if (!gone.aborted) at.coolDown.failed(fault, run.startedMs);
      },
    );
    return run;
  }

  async function settle(runs: readonly Run[], enough: () => boolean, deadline: AbortSignal): Promise<void> {
    const began = performance.now();
    while (!deadline.aborted) {
      const pending = runs.filter(({ end }) => !end);
      if (pending.length === 0) return;
      const slowestMs = Math.max(0, ...runs.map(({ end }) => (end && 'rows' in end ? end.ms : 0)));
      const patience = Math.max(...pending.map(({ at }) => patienceMs(at.coolDown.condition(), slowestMs)));
      const leftMs = patience - (performance.now() - began);
      const isEnough = enough();
      if (isEnough && leftMs <= 0) return;
      const next = pending.map(({ over }) => over);
      await firstOf(next, isEnough ? leftMs : undefined, deadline);
    }
  }
}

/** Resolves when one of `work` is over, or `ms` have passed, or the signal fires. */
async function firstOf(work: Promise<void>[], ms: number | undefined, signal: AbortSignal): Promise<void> {
  const stop = new AbortController();
  const until = AbortSignal.any([signal, stop.signal]);
  // The longest that a timer can; without a limit the engines' own deadlines end the wait.
  const waited = delay(ms ?? 2 ** 31 - 1, undefined, { signal: until }).catch(() => {});
  try {
    await Promise.race([waited, ...work]);
  } finally {
    stop.abort();
  }
}

/** What has arrived so far, as one list, and whose pages were left out of it. */
function merge(runs: readonly Run[], { query }: SearchQuery) {
  const pages = runs.map((run) => ({
    name: run.at.name,
    rows: rowsOf(run),
    sendsDecoys: run.at.engine.sendsDecoys ?? false,
  }));
  // The title nearest to the query may well be in another language or spelling.
  const decoys = findDecoys(
    query,
    runs.flatMap(({ at }, i) => (at.engine.titlesOnly ? [] : (pages[i] ?? []))),
  );
  return { decoys, rows: mergePages(pages.filter(({ name }) => !decoys.has(name))) };
}

/** Whether only the other engines' pages can tell if this one answered or sent a decoy. */
function isSuspect(run: Run, { query }: SearchQuery): boolean {
  return run.at.engine.sendsDecoys === true && isOffTopic(query, rowsOf(run));
}

function rowsOf({ end }: Run): Row[] {
  return end && 'rows' in end ? end.rows : [];
}

function outcomeOf(at: EngineAtWork, query: SearchQuery, runs: readonly Run[], decoys: ReadonlySet<string>): Outcome {
  const run = runs.find((candidate) => candidate.at === at);
  const ignored = at.engine.ignored(query);
  const about = { name: at.name, ...(ignored.length > 0 && { ignored }) };
  if (!run) return { ...about, status: 'cooling_down', count: 0, ms: 0 };
  const { end } = run;
  if (!end) return { ...about, status: 'late', count: 0, ms: 0 };
  const ms = Math.round(end.ms);
  if ('fault' in end) return { ...about, status: end.fault, count: 0, ms };
  if (decoys.has(at.name)) return { ...about, status: 'decoy', count: 0, ms };
  return { ...about, status: end.rows.length > 0 ? 'ok' : 'empty', count: end.rows.length, ms };
}

/** Nothing was found only when an engine that looks through the web says so, or none was asked. */
function throwUnlessNothingFound(engines: readonly EngineAtWork[], outcomes: readonly Outcome[]): void {
  const telling = engines.some(({ engine }) => !engine.titlesOnly);
  const isEmpty = engines.some(({ engine }, i) => outcomes[i]?.status === 'empty' && !(telling && engine.titlesOnly));
  if (isEmpty) return;
  const faults = engines.map(({ coolDown }, i) => faultBehind(outcomes[i], coolDown));
  throw new MetasearchError(commonFault(faults.filter((fault) => fault !== undefined)), outcomes);
}

function faultBehind(outcome: Outcome | undefined, coolDown: CoolDown): Fault | undefined {
  if (!outcome) return undefined;
  switch (outcome.status) {
    case 'cooling_down':
      return coolDown.condition().fault ?? 'failed';
    case 'decoy':
      return 'blocked';
    case 'late':
      return 'timeout';
    case 'ok':
    case 'empty':
      return undefined;
    default:
      return outcome.status;
  }
}
