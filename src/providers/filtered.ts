import { bounded } from '../shared/bounded.js';
import { SendError } from '../shared/http.js';
import type { FilterWays } from './definition.js';
import { coveringLimit, type Filter, firstDay, holds, shorter, withSites } from './filters.js';
import type { Row, Search, SearchQuery } from './provider.js';

/** Pages that are asked for beside the one wanted, when too few of its rows are left. */
const MORE_PAGES = 2;
/** They have to be there this soon after the search began, in milliseconds; it ends with what there is then. */
const MORE_MS = 5_000;

interface FilterOptions extends FilterWays {
  /** The operator's own lists, which every search has to keep. */
  allowed?: readonly string[];
  denied?: readonly string[];
  now?: () => number;
  moreMs?: number;
}

/**
 * `search`, whose rows keep to the domains and the days that are asked for. Both are said to the provider where it
 * understands them, and hold for what comes back in any case. Where rows had to go and too few are left, up to two more
 * pages are asked for, while there is time; `say` hears how many went from a list that stayed short.
 */
export function filtered(search: Search, options: FilterOptions): Search {
  const { allowed = [], denied = [], now = Date.now, moreMs = MORE_MS } = options;
  return async (query, signal, say = () => {}) => {
    const { include_domains: included = [], exclude_domains: excluded = [], after, before } = query;
    const hasDays = after !== undefined || before !== undefined;
    if (!hasDays && [allowed, denied, included, excluded].every(({ length }) => length === 0)) {
      return cut(await search(query, signal, say), query);
    }
    const endsAt = performance.now() + moreMs;
    const filter: Filter = {
      within: [included, allowed].filter(({ length }) => length > 0),
      without: [...new Set([...excluded, ...denied])],
      ...(hasDays && { after: firstDay(query, now()), before }),
    };
    const asked = { ...query, ...daysFor(query, filter, options, now()), ...sitesFor(query, filter, options) };
    /** A page beside the one wanted may fail or be late; what there is already is the answer then. */
    const more = async (page: number): Promise<Row[]> => {
      const leftMs = endsAt - performance.now();
      if (leftMs <= 0) return [];
      try {
        return await bounded(leftMs, signal, (ends) => search({ ...asked, page }, ends, say), REASONS);
      } catch (thrown) {
        if (signal.aborted && !isLate(signal.reason)) throw thrown;
        return [];
      }
    };
    let left: Row[] = [];
    let went = 0;
    for (let page = query.page; page <= query.page + MORE_PAGES; page++) {
      const rows = page === query.page ? await search(asked, signal, say) : await more(page);
      const kept = rows.filter((row) => holds(row, filter));
      went += rows.length - kept.length;
      left = left.concat(kept);
      if (kept.length === rows.length || isEnough(left, query)) break;
    }
    if (went > 0 && !isEnough(left, query)) say({ leftOut: went });
    return cut(left, query);
  };
}

const REASONS = { late: () => new SendError('timeout'), left: (reason: unknown) => reason };

/** Whether a search is ended because its time is over, not because nobody waits for it. */
function isLate(reason: unknown): boolean {
  return reason instanceof SendError && reason.reason === 'timeout';
}

function cut(rows: Row[], { limit }: SearchQuery): Row[] {
  return limit > 0 ? rows.slice(0, limit) : rows;
}

/** As many as were asked for; any, where no number was. */
function isEnough(rows: readonly Row[], { limit }: SearchQuery): boolean {
  return rows.length >= Math.max(1, limit);
}

type Told = Pick<SearchQuery, 'query' | 'include_domains' | 'exclude_domains'>;

function sitesFor({ query }: SearchQuery, { within, without }: Filter, { domains = 'words' }: FilterWays): Told {
  const wanted = within[0] ?? [];
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
