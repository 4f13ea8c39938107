import { z } from 'zod';
import { HttpRefusal } from '../rest/refusals.js';
import { checkedInput } from '../tools/registry.js';
import { webSearch } from '../tools/web-search.js';
import { type Asked, type Contract, defineRoute } from './contract.js';
import { failed, pageAnswer, rowsAnswer } from './jina-answer.js';
import { BODY_OPTIONS, type BodyOptions, optionsOf, tokensIn } from './jina-options.js';

type Served = Pick<Asked<unknown>, 'headers' | 'operations'>;

/** Open WebUI's search waits for 10 s. */
const SEARCH_WITHIN_MS = 9_500;

const Answered = z.object({ code: z.literal(200), status: z.literal(20000), data: z.unknown(), meta: z.unknown() });
const SEARCH_FIELDS = {
  num: z.int().min(0).max(20).optional().describe('Most rows'),
  count: z.int().min(0).max(20).optional().describe('Likewise'),
  gl: z.string().optional().describe('Country, such as de'),
  hl: z.string().optional().describe('Language, such as de'),
  page: z.int().min(1).default(1),
  site: webSearch.input.shape.include_domains,
};
const Search = z.object({ q: z.string().trim().min(1).describe('Words to search for'), ...SEARCH_FIELDS });
type SearchInput = z.output<typeof Search>;

const readPath = defineRoute({
  method: 'GET',
  path: '/*',
  summary: 'Read the page whose address follows, with its query; search for words that are no address',
  // The query is the address's.
  input: z.object({}),
  output: Answered,
  acts: true,
  claims: ({ params }) => addressIn(params.rest) !== undefined,
  answer({ params: { rest = '' }, query, ...served }) {
    const url = addressIn(rest);
    if (url !== undefined) return read(served, url);
    const q = decoded(rest.replace(/[?#].*$/s, ''));
    return search(served, checkedInput({ input: Search }, { ...query, q }, () => {}) as SearchInput);
  },
});

const readQuery = defineRoute({
  method: 'GET',
  path: '/',
  summary: 'Read a page',
  input: z.object({ url: z.string().describe('Absolute http(s) URL') }),
  output: Answered,
  acts: true,
  claims: ({ query }) => typeof query.url === 'string',
  answer: ({ input, ...served }) => read(served, input.url),
});

const post = defineRoute({
  method: 'POST',
  path: '/',
  summary: 'Read the page `url`, or search for `q`',
  input: z.object({ url: z.string().optional(), q: z.string().optional(), ...BODY_OPTIONS, ...SEARCH_FIELDS }),
  output: Answered,
  claims: ({ json, form }) => [json?.url, json?.q, form?.url].some((value) => typeof value === 'string'),
  answer({ input: { url, q, ...rest }, ...served }) {
    if (url !== undefined) return read(served, url, rest);
    if (q !== undefined) return search(served, { q, ...rest });
    throw new HttpRefusal(400, 'The request is not valid. url: missing, expected an absolute http or https address.');
  },
});

const searchGet = defineRoute({
  method: 'GET',
  path: '/search',
  summary: 'Search the web',
  input: Search,
  output: Answered,
  acts: true,
  answer: ({ input, ...served }) => search(served, input),
});

const searchPost = defineRoute({ ...searchGet, method: 'POST', acts: false });

/**
 * Jina's Reader and Search, below a path of its own. Who accepts text gets text, who accepts JSON alone JSON. Source: its
 * documentation and source of 2026-05.
 */
export const jina: Contract = {
  title: 'Jina Reader',
  at: 'compat',
  routes: [searchGet, searchPost, readPath, readQuery, post],
  failed,
};

/** The Reader at the root of the host: of the paths there it takes those that begin with an address. */
export const jinaRoot: Contract = {
  title: 'Jina Reader at the root',
  at: 'root',
  routes: [readPath, readQuery, post],
  failed,
};

/** What follows the path as an address: it may be encoded, and proxies make one slash of two. Undefined for anything else. */
function addressIn(rest = ''): string | undefined {
  const plain = /^https?%3a/i.test(rest) ? decoded(rest) : rest;
  return /^https?:\/+[^/]/i.test(plain) ? plain.replace(/^(https?):\/+/i, '$1://') : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function read({ headers, operations }: Served, url: string, body: BodyOptions = {}) {
  const { withinMs, maxLength, budget, ...how } = optionsOf(headers, body);
  const page = await operations.fetch({ url, ...how, max_length: maxLength }, { withinMs });
  if (budget !== undefined && tokensIn(page.markdown) > budget) {
    throw new HttpRefusal(409, 'The page is longer than the token budget. Raise the budget, or give X-Max-Tokens.');
  }
  return pageAnswer(page, headers);
}

async function search({ headers, operations }: Served, { q, num, count, gl, hl, page, site }: SearchInput) {
  const query = {
    query: q,
    limit: num ?? count ?? 0,
    page,
    region: hl === undefined ? gl : `${gl ?? 'wt'}-${hl}`,
    include_domains: site,
  };
  const rows = await operations.search(query, { withinMs: SEARCH_WITHIN_MS });
  // Its clients take an empty list for a fault of their own.
  if (rows.length === 0) throw new HttpRefusal(422, 'Nothing matched. Try other or fewer words.');
  return rowsAnswer(rows, headers);
}
