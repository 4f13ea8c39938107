import { bounded } from '../shared/bounded.js';
import { SendError } from '../shared/http.js';
import type { FilterWays } from './definition.js';
import { coveringLimit, type Filter, firstDay, holds, overlap, shorter, withSites } from './filters.js';
import type { Row, Search, SearchQuery } from './provider.js';

/** Pages that are asked for beside the one wanted, when too few of its rows are left. */
const MORE_PAGES = 2;
/** What those may take together, and a search with them altogether; what there is by then is the answer. */
const MORE_PAGES_MS = 5_000;
const ALTOGETHER_MS = 15_000;

interface FilterOptions extends FilterWays {
  /** The operator's own lists, which every search has to keep. */
  allowed?: readonly string[];
  denied?: readonly string[];
  morePagesMs?: number;
  now?: () => number;
}

/**
 * `search`, whose rows keep to the domains and the days that are asked for. Both are said to the provider where it
 * understands them, and hold for what comes back in any case. Where rows had to go and too few are left, up to two more
 * pages are asked for, which may fail or be late without harm; `say` hears how many went from a list that stayed short.
 */
export function filtered(search: Search, options: FilterOptions): Search {
  const { allowed = [], denied = [], morePagesMs = MORE_PAGES_MS, now = Date.now } = options;
  return async (query, signal, say = () => {}) => {
    const { include_domains: included = [], exclude_domains: excluded = [], after, before } = query;
    const hasDays = after !== undefined || before !== undefined;
    if (!hasDays && [allowed, denied, included, excluded].every(({ length }) => length === 0)) {
      return cut(await search(query, signal, say), query);
    }
    const filter: Filter = {
      within: bothOf(included, allowed),
      without: [...new Set([...excluded, ...denied])],
      ...(hasDays && { after: firstDay(query, now()), before }),
    };
    // Of sites that nobody may have there is nothing to find.
    if (filter.within?.length === 0) return [];
    const asked = { ...query, ...daysFor(query, filter, options, now()), ...sitesFor(query, filter, options) };
    const startedAt = performance.now();
    let left: Row[] = [];
    let went = 0;
    const isComplete = (rows: readonly Row[]) => {
      const kept = rows.filter((row) => holds(row, filter));
      went += rows.length - kept.length;
      // A later page may repeat rows, or be the same again.
      const known = new Set(left.map(({ url }) => url));
      left = left.concat(kept.filter(({ url }) => !known.has(url)));
      return kept.length === rows.length || isEnough(left, query);
    };
    if (!isComplete(await search(asked, signal, say))) {
      const leftMs = ALTOGETHER_MS - (performance.now() - startedAt);
      await bounded(Math.max(0, Math.min(morePagesMs, leftMs)), signal, async (ends) => {
        for (let page = query.page + 1; page <= query.page + MORE_PAGES && !ends.aborted; page++) {
          // What there is already is the answer then.
          const rows = await search({ ...asked, page }, ends, say).catch(() => []);
          if (isComplete(rows)) break;
        }
      });
    }
    if (signal.aborted && !isOutOfTime(signal.reason)) throw new SendError('aborted', { cause: signal.reason });
    if (went > 0 && !isEnough(left, query)) say({ leftOut: went });
    return cut(left, query);
  };
}

function cut(rows: Row[], { limit }: SearchQuery): Row[] {
  return limit > 0 ? rows.slice(0, limit) : rows;
}

/** Whether it was the time that ended a search, not who asked. */
function isOutOfTime(reason: unknown): boolean {
  return reason instanceof SendError && (reason.reason === 'timeout' || isOutOfTime(reason.cause));
}

/** Where one list is empty, the other; undefined where both are. */
function bothOf(included: readonly string[], allowed: readonly string[]): readonly string[] | undefined {
  if (included.length > 0 && allowed.length > 0) return overlap(included, allowed);
  const one = included.length > 0 ? included : allowed;
  return one.length > 0 ? one : undefined;
}

/** As many as were asked for; any, where no number was. */
function isEnough(rows: readonly Row[], { limit }: SearchQuery): boolean {
  return rows.length >= Math.max(1, limit);
}

type Told = Pick<SearchQuery, 'query' | 'include_domains' | 'exclude_domains'>;

function sitesFor(
  { query }: SearchQuery,
  { within: wanted = [], without }: Filter,
  { domains = 'words' }: FilterWays,
): Told {
  if (domains === 'fields') return { query, include_domains: [...wanted], exclude_domains: [...without] };
  return {
    query: domains === 'words' ? withSites(query, wanted, without) : query,
    include_domains: undefined,
    exclude_domains: undefined,
  };
}

/** Dates where the provider takes them, else the time limit that has them all. */
function daysFor(
  { timelimit, after: wanted }: SearchQuery,
  { after, before }: Filter,
  { days = 'timelimit' }: FilterWays,
  nowMs: number,
): Pick<SearchQuery, 'timelimit' | 'after' | 'before'> {
  if (after === undefined && before === undefined) return { timelimit, after, before };
  if (days === 'fields') return { timelimit: '', after, before };
  return { timelimit: shorter(timelimit, coveringLimit(wanted, nowMs)), after: undefined, before: undefined };
}
