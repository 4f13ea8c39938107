import type { FilterWays } from './definition.js';
import { coveringLimit, type Filter, firstDay, holds, withSites } from './filters.js';
import type { Row, Search, SearchQuery } from './provider.js';

/** Pages that are asked for beside the one wanted, when too few of its rows are left. */
const MORE_PAGES = 2;

interface FilterOptions extends FilterWays {
  /** The operator's own lists, which every search has to keep. */
  allowed?: readonly string[];
  denied?: readonly string[];
  now?: () => number;
}

/**
 * `search`, whose rows keep to the domains and the days that are asked for. Both are said to the provider where it
 * understands them, and hold for what comes back in any case. Where rows had to go and too few are left, up to two more
 * pages are asked for; `say` hears how many went from a list that stayed short.
 */
export function filtered(search: Search, options: FilterOptions): Search {
  const { allowed = [], denied = [], now = Date.now } = options;
  return async (query, signal, say = () => {}) => {
    const { include_domains: included = [], exclude_domains: excluded = [], after, before } = query;
    const hasDays = after !== undefined || before !== undefined;
    if (!hasDays && [allowed, denied, included, excluded].every(({ length }) => length === 0)) {
      return search(query, signal, say);
    }
    const filter: Filter = {
      within: [included, allowed].filter(({ length }) => length > 0),
      without: [...new Set([...excluded, ...denied])],
      ...(hasDays && { after: firstDay(query, now()), before }),
    };
    const asked = { ...query, ...daysFor(query, filter, options, now()), ...sitesFor(query, filter, options) };
    /** A page beside the one wanted may fail; what there is already is the answer then. */
    const next = async (of: SearchQuery, isMore: boolean): Promise<Row[]> => {
      try {
        return await search(of, signal, say);
      } catch (thrown) {
        if (!isMore || signal.aborted) throw thrown;
        return [];
      }
    };
    let left: Row[] = [];
    let went = 0;
    for (let page = query.page; page <= query.page + MORE_PAGES; page++) {
      const rows = await next({ ...asked, page }, page > query.page);
      const kept = rows.filter((row) => holds(row, filter));
      went += rows.length - kept.length;
      left = left.concat(kept);
      if (kept.length === rows.length || isEnough(left, query)) break;
    }
    if (went > 0 && !isEnough(left, query)) say({ leftOut: went });
    return query.limit > 0 ? left.slice(0, query.limit) : left;
  };
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
  { timelimit }: SearchQuery,
  { after, before }: Filter,
  { days = 'timelimit' }: FilterWays,
  nowMs: number,
): Pick<SearchQuery, 'timelimit' | 'after' | 'before'> {
  if (after === undefined && before === undefined) return { timelimit, after, before };
  if (days === 'fields') return { timelimit: '', after, before };
  return { timelimit: coveringLimit(after, nowMs), after: undefined, before: undefined };
}
