import { once } from 'node:events';
import type { Row, SearchQuery } from '../providers/provider.js';
import { bounded } from '../shared/bounded.js';
import type { CoolDown } from './cool-down.js';
import type { Engine } from './engine.js';
import type { EngineSearch } from './engine-search.js';
import { type MergedRow, mergePages } from './merge.js';
import { commonFault, type Fault, faultOf, MetasearchError, NotAsked, type Outcome } from './outcome.js';
import { patienceMs } from './patience.js';
import { judgePages, type Relevance, relevanceOf, type Topic, topicOf, type Verdict } from './relevance.js';

/** An engine at work: what it is, how it is asked, how it has been doing. */
export interface EngineAtWork {
  name: string;
  engine: Engine;
  search: EngineSearch;
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
  /** Whether the engine has been sent a request, or this still waits for its turn. */
  isSent(): boolean;
  /** Ends it for this search. */
  withdraw(): void;
  end?: End;
}

/** `ms` is what it took all in all, `askedMs` without the wait for its turn. */
type End = { ms: number; askedMs: number } & (
  | { rows: Row[]; relevance: Relevance }
  | { fault: Fault }
  | { notAsked: NotAsked['status'] }
);

/** More than this many rows nobody waits for. */
const ENOUGH_ROWS = 10;
/** The longest that a timer can; the engines' own deadlines end the wait before. */
const LONGEST_MS = 2 ** 31 - 1;

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
    const topic = topicOf(query.query);
    const asked = engines.filter(({ coolDown }) => !coolDown.isCooling());
    const runs = asked.map((at) => start(at, query, topic, gone));
    const enough = () => merge(runs).trusted >= Math.min(wanted, ENOUGH_ROWS);
    await settle(runs, enough, deadline);
    for (const run of runs.filter(({ end }) => !end)) leaveBehind(run);

    const { verdicts, rows } = merge(runs);
    for (const run of runs.filter(isDoubtful)) {
      if (verdicts.get(run.at.name) === 'decoy') run.at.coolDown.failed('decoy', run.startedMs);
      else run.at.coolDown.answered(run.startedMs, run.end?.askedMs ?? 0);
    }
    const outcomes = engines.map((at) => outcomeOf(at, query, runs, verdicts));
    if (rows.length === 0) throwUnlessNothingFound(engines, outcomes);
    return { rows, engines: outcomes };
  };

  function start(at: EngineAtWork, query: SearchQuery, topic: Topic, gone: AbortSignal): Run {
    const began = performance.now();
    const withdrawn = new AbortController();
    const withdraw = () => withdrawn.abort();
    gone.addEventListener('abort', withdraw, { once: true });
    if (gone.aborted) withdraw();
    const { rows, sentMs } = at.search(query, withdrawn.signal);
    const times = () => {
      const ended = performance.now();
      return { ms: ended - began, askedMs: ended - Math.max(began, sentMs() ?? began) };
    };
    const run: Run = {
      at,
      startedMs: now(),
      over: Promise.resolve(),
      isSent: () => sentMs() !== undefined,
      withdraw,
    };
    const left = rows.finally(() => gone.removeEventListener('abort', withdraw));
    run.over = left.then(
      (found) => {
        run.end = { ...times(), rows: found, relevance: relevanceOf(topic, found) };
        if (!isDoubtful(run)) at.coolDown.answered(run.startedMs, run.end.askedMs);
      },
      (thrown: unknown) => {
        if (thrown instanceof NotAsked) {
          run.end = { ...times(), notAsked: thrown.status };
          return;
        }
        const fault = faultOf(thrown);
        run.end = { ...times(), fault };
        if (!withdrawn.signal.aborted) at.coolDown.failed(fault, run.startedMs);
      },
    );
    return run;
  }

  async function settle(runs: readonly Run[], enough: () => boolean, deadline: AbortSignal): Promise<void> {
    const began = performance.now();
    while (!deadline.aborted) {
      const pending = runs.filter(({ end }) => !end);
      if (pending.length === 0) return;
      const slowestMs = Math.max(0, ...runs.map(({ end }) => (end && 'rows' in end ? end.askedMs : 0)));
      const patience = Math.max(...pending.map(({ at }) => patienceMs(at.coolDown.condition(), slowestMs)));
      const leftMs = patience - (performance.now() - began);
      const isEnough = enough();
      if (isEnough && leftMs <= 0) return;
      const next = pending.map(({ over }) => over);
      await firstOf(next, isEnough ? leftMs : LONGEST_MS, deadline);
    }
  }
}

/** Resolves when one of `work` is over, or `ms` have passed, or the signal fires. */
async function firstOf(work: Promise<void>[], ms: number, signal: AbortSignal): Promise<void> {
  await bounded(ms, signal, (over) => Promise.race<unknown>([once(over, 'abort'), ...work]));
}

/** What is asked already comes sometime, and is news of the engine; what is not would only hold up the next searches. */
function leaveBehind({ at, over, isSent, withdraw }: Run): void {
  if (isSent()) at.coolDown.leftBehind(over);
  else withdraw();
}

/** What has arrived so far, as one list, how many of its rows are beyond doubt, and which pages are not. */
function merge(runs: readonly Run[]) {
  const pages = runs.flatMap(({ at: { name, engine }, end }) => {
    if (!end || !('rows' in end)) return [];
    const { rows, relevance } = end;
    const { sendsDecoys = false, titlesOnly = false } = engine;
    return [{ name, rows, relevance, sendsDecoys, titlesOnly }];
  });
  // The title nearest to the query may well be in another language or spelling.
  const verdicts = judgePages(pages.filter(({ titlesOnly }) => !titlesOnly));
  const suspect = (name: string) => verdicts.get(name) === 'suspect';
  const kept = pages.filter(({ name }) => verdicts.get(name) !== 'decoy');
  const rows = mergePages(kept.map(({ name, rows }) => ({ name, rows, suspect: suspect(name) })));
  const trusted = rows.filter(({ engines }) => !engines.every(suspect)).length;
  return { verdicts, rows, trusted };
}

/** Whether only the other engines' pages can tell if this one answered or sent a decoy. */
function isDoubtful({ at, end }: Run): boolean {
  return at.engine.sendsDecoys === true && end !== undefined && 'rows' in end && end.relevance !== 'on_topic';
}

function outcomeOf(
  at: EngineAtWork,
  query: SearchQuery,
  runs: readonly Run[],
  verdicts: ReadonlyMap<string, Verdict>,
): Outcome {
  const run = runs.find((candidate) => candidate.at === at);
  const ignored = at.engine.ignored(query);
  const about = { name: at.name, ...(ignored.length > 0 && { ignored }) };
  if (!run) return { ...about, status: 'cooling_down', count: 0, ms: 0 };
  const { end } = run;
  if (!end) return { ...about, status: 'late', count: 0, ms: 0 };
  const ms = Math.round(end.ms);
  if ('fault' in end) return { ...about, status: end.fault, count: 0, ms };
  if ('notAsked' in end) return { ...about, status: end.notAsked, count: 0, ms };
  const status = verdicts.get(at.name) ?? (end.rows.length > 0 ? 'ok' : 'empty');
  return { ...about, status, count: status === 'decoy' ? 0 : end.rows.length, ms };
}

/** Nothing was found only when an engine that looks through the web says so, or none was asked. */
function throwUnlessNothingFound(engines: readonly EngineAtWork[], outcomes: readonly Outcome[]): void {
  const telling = engines.some(({ engine }) => !engine.titlesOnly);
  const isEmpty = engines.some(({ engine }, i) => outcomes[i]?.status === 'empty' && !(telling && engine.titlesOnly));
  if (isEmpty || outcomes.every(({ status }) => status === 'not_asked')) return;
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
    case 'suspect':
    case 'empty':
    case 'not_asked':
      return undefined;
    default:
      return outcome.status;
  }
}
