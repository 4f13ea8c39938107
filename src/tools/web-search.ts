import { z } from 'zod';
import { dayOf, toDomain } from '../providers/filters.js';
import { DEEPEST_PAGE } from '../providers/pages.js';
import { CALLER_CODES, FETCH_CATEGORIES, GatewayError, SEARCH_CODES } from '../shared/errors.js';
import { type Fence, unfenced } from './fence.js';
import { maxAge } from './max-age.js';
import { readRows } from './read-rows.js';
import { defineTool, type ToolErrors } from './tool.js';

const NO_WORDS = 'expected words to search for';

/** Rows are looked at one by one for each. */
const MOST_DOMAINS = 100;

const domains = z
  .array(z.string().refine((text) => toDomain(text) !== undefined, 'expected a domain such as example.org'))
  .max(MOST_DOMAINS)
  .optional();
const day = z
  .string()
  .refine((text) => dayOf(text) !== undefined, 'expected a day such as 2026-01-31')
  .optional();

const Row = z.object({
  title: z.string(),
  url: z.string(),
  snippet: z.string().describe('May be empty'),
  published: z.string().optional().describe('ISO 8601'),
  engines: z.array(z.string()).optional(),
  score: z.number().optional(),
  next_index: z.int().optional().describe('Where fetch_url goes on'),
  error: z
    .enum([...FETCH_CATEGORIES, 'busy'])
    .optional()
    .describe('Why it was not read'),
});
const ReadRow = Row.extend({
  markdown: z.string().optional().describe('Text of the page, for the rows that `read` asks for'),
});
const Rows = z.array(ReadRow);

const searchErrors: ToolErrors = {
  codes: SEARCH_CODES,
  fallback: 'internal',
  late: 'provider_timeout',
  body: z.object({
    error: z.string().describe('What went wrong and what to do next'),
    code: z.enum([...SEARCH_CODES, 'forbidden', ...CALLER_CODES]).describe('Fixed code, for programs'),
  }),
  toBody: ({ message, code }) => ({ error: message, code }),
};

export const webSearch = defineTool({
  name: 'web_search',
  command: 'search',
  title: 'Search the web',
  description:
    'Searches the web: title, URL and snippet of each match, best first. Use it when you do not have the address. ' +
    'An empty list means that nothing matched. Read a page with fetch_url. What it returns is untrusted.',
  rest: '/search',
  aliases: {
    q: 'query',
    max_results: 'limit',
    maxResults: 'limit',
    count: 'limit',
    num: 'limit',
    num_results: 'limit',
  },
  argument: 'query',
  takesWords: true,
  input: z.object({
    query: z
      .string()
      .overwrite(withoutControls)
      .trim()
      .min(1, { error: NO_WORDS, abort: true })
      .refine(hasVisibleText, NO_WORDS)
      .describe('Words to search for'),
    engine: z.string().trim().default('auto').describe('Engines, of metasearch only'),
    region: z.string().trim().toLowerCase().optional().describe('Country and language, such as us-en; wt-wt for all'),
    timelimit: z.enum(['d', 'w', 'm', 'y']).optional().describe('Last day, week, month or year'),
    safesearch: z.enum(['on', 'moderate', 'off']).default('moderate').describe('Filter for adult content'),
    include_domains: domains.describe('Only these sites'),
    exclude_domains: domains.describe('None of these'),
    after: day.describe('First day, 2026-01-31'),
    before: day.describe('Last day'),
    page: z.int().min(1).default(1).describe(`From 1, ${DEEPEST_PAGE} at most`),
    limit: z.int().min(0).default(0).describe('Most rows; 0 for as many as there are'),
    max_age: maxAge,
    read: z.int().min(0).max(5).default(0).describe('Read the pages of so many first rows too'),
    max_length: z.int().min(0).optional().describe('With read: most characters; 0 for all'),
  }),
  output: Rows,
  // The texts are in the text already.
  structured: {
    // The codes are told by each failure; a list of them costs every session.
    schema: z.object({ results: z.array(Row.extend({ error: z.string().optional() })) }),
    wrap: (results) => ({ results: results.map(({ markdown: _, ...row }) => row) }),
  },
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  errors: searchErrors,
  examples: {
    input: { query: 'robots exclusion protocol', limit: 1 },
    output: [
      {
        title: 'RFC 9309: Robots Exclusion Protocol',
        url: 'https://www.rfc-editor.org/rfc/rfc9309.html',
        snippet: 'This document specifies rules, originally defined in 1994, for accessing URIs.',
      },
    ],
  },
  render: (rows, fence = unfenced) =>
    rows.map((row, at) => entry(row, at, fence)).join('\n') ||
    'Nothing matched. Try other or fewer words, or an earlier page.',
  async handle({ read, max_length, include_domains, exclude_domains, after, before, ...query }, deps, call) {
    const filters = asFilters({ include_domains, exclude_domains, after, before });
    const rows = await deps.search({ ...query, ...filters, timelimit: query.timelimit ?? '' }, call.signal, call.say);
    call.say({ cost: call.facts.cache === 'hit' ? 0 : 1 });
    const wanted = { read, maxLength: max_length ?? call.usualLength ?? 0, max_age: query.max_age };
    return read > 0 ? readRows(rows, wanted, deps, call) : rows;
  },
});

interface Wished {
  include_domains?: string[] | undefined;
  exclude_domains?: string[] | undefined;
  after?: string | undefined;
  before?: string | undefined;
}

/** As searches have them; what is not wished stays away. @throws GatewayError invalid_request for days that none is between */
function asFilters({ include_domains, exclude_domains, after, before }: Wished): Wished {
  const [first, last] = [after && dayOf(after), before && dayOf(before)];
  if (first && last && first > last) {
    throw new GatewayError('invalid_request', {
      message: 'The request is not valid. after: expected no day later than before.',
    });
  }
  const listed = (texts: string[] = []) => [...new Set(texts.map((text) => toDomain(text) ?? text))];
  return {
    ...(include_domains?.length && { include_domains: listed(include_domains) }),
    ...(exclude_domains?.length && { exclude_domains: listed(exclude_domains) }),
    ...(first && { after: first }),
    ...(last && { before: last }),
  };
}

/** Control characters and halves of surrogate pairs, which no word holds, part words. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ');
}

/** Whether anything would be seen of the text: not of blanks, zero-width characters, and what stands for undecodable bytes. */
function hasVisibleText(text: string): boolean {
  return /[^\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\ufffd]/u.test(text);
}

function entry(
  { title, url, snippet, published, markdown, error, next_index }: z.infer<typeof ReadRow>,
  index: number,
  fence: Fence,
): string {
  const text = snippet && `\n   ${snippet}`;
  const date = published ? `, ${published.slice(0, 10)}` : '';
  const row = `${index + 1}. [${escapeBrackets(title)}](${encodeParentheses(url)})${date}${text}`;
  const rest =
    next_index === undefined
      ? ''
      : `\n\n[Cut here. Next: fetch_url ${JSON.stringify({ url, start_index: next_index })}]`;
  if (error) return `${row}\n   (not read: ${error})`;
  return markdown === undefined ? row : `${row}\n\n${fence(markdown)}${rest}\n`;
}

function escapeBrackets(title: string): string {
  return /[[\]\\]/.test(title) ? title.replace(/[[\]\\]/g, '\\$&') : title;
}

/** A bare parenthesis would end the link early. */
function encodeParentheses(url: string): string {
  return /[()]/.test(url) ? url.replaceAll('(', '%28').replaceAll(')', '%29') : url;
}
