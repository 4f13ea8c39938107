import { z } from 'zod';
import { FETCH_CATEGORIES } from './errors.js';

/** `POST /extract`, the one question a gateway asks a crawl worker. Both worker kinds speak exactly this. */
export const ExtractRequest = z.object({
  url: z.string(),
  /** In a browser, or with plain HTTP; absent leaves it to the worker. */
  js_render: z.boolean().optional(),
  /** A page that the caller has. Where the site says that it is still that one, the answer is `not_modified`. */
  revalidate: z
    .object({
      /** Where it was found, after redirects: the validators are those of this address alone. */
      url: z.string(),
      etag: z.string().optional(),
      last_modified: z.string().optional(),
    })
    .optional()
    .catch(undefined),
});
export type ExtractRequest = z.infer<typeof ExtractRequest>;

/**
 * What a fetch is at, in this order; `waiting` is for a place, or for the host's turn. A page that turns out to need a browser
 * waits again after it was read, is rendered, and read again.
 */
export const PHASES = ['robots', 'waiting', 'loading', 'rendering', 'reading'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * The phase that a line tells of; undefined for any other line. A worker that is asked for lines of JSON writes one for each
 * phase as it begins, `{"phase":"loading"}`, and its answer as the last. Other implementations answer with that alone.
 */
export function phaseOf(line: string): Phase | undefined {
  const [, word] = /^\{"phase":"(\w+)"\}$/.exec(line) ?? [];
  return PHASES.find((phase) => phase === word);
}

/** `GET /healthz` of a worker, which answers it with 200 as long as it serves; what else it says is its own. */
export const WorkerHealth = z.looseObject({ status: z.enum(['ok', 'degraded']) });

/** In the head of an answer to a failed fetch: why, of the closed list. Other implementations need not say it. */
export const REASON_HEADER = 'x-fetch-reason';

/**
 * Where the text of a page comes from: from what its site sent, from the data that it carries for its scripts, or from a
 * browser that has run these.
 */
export const RENDERINGS = ['static', 'embedded', 'browser'] as const;
export type Rendering = (typeof RENDERINGS)[number];

/** What is known about a page beside its text. Every field is optional: pages lie, or say nothing. */
export const PageMetadata = z.object({
  title: z.string().optional(),
  snippet: z.string().optional(),
  byline: z.string().optional(),
  published: z.string().optional(),
  modified: z.string().optional(),
  site: z.string().optional(),
  lang: z.string().optional(),
  canonical: z.string().optional(),
  /** What was read, as its octets show. */
  content_type: z.string().optional(),
  final_url: z.string().optional(),
  rendering: z.enum(RENDERINGS).optional().catch(undefined),
});
export type PageMetadata = z.infer<typeof PageMetadata>;

const field = z.string().optional().catch(undefined);

const Keeping = z.object({ cache_control: field, expires: field, date: field, age: field, vary: field });

/** What one answer says about keeping it: its fields, as they came. */
export type Keeping = z.infer<typeof Keeping>;

/** What a site says about keeping its page. A rendered page has no validators. */
export const Caching = Keeping.extend({
  etag: field,
  last_modified: field,
  /** The same of the answers that led to it. */
  via: z.array(Keeping).optional().catch(undefined),
});
export type Caching = z.infer<typeof Caching>;

/** Status 200 for a page and for a failed fetch alike; 400 with the same shape when the target or body is invalid. */
export const ExtractResponse = PageMetadata.extend({
  markdown: z.string().default(''),
  success: z.boolean(),
  /** A category it does not list says only that there is no page. */
  error: z.enum(FETCH_CATEGORIES).or(z.literal('')).default('').catch('extraction_failed'),
  /** Seconds after which another try may succeed, where more is known than the category says. */
  retry_after: z.number().optional().catch(undefined),
  /** Why, as in the head: where lines came before, the head is gone. */
  reason: z.string().optional().catch(undefined),
  caching: Caching.optional().catch(undefined),
  /** Of a success: the page is the one that the caller has; there is no text then. */
  not_modified: z.boolean().optional().catch(undefined),
});
export type ExtractResponse = z.infer<typeof ExtractResponse>;

/** A worker's answer. Other implementations write `null` for what is absent. @throws what JSON and the schema throw */
export function readExtractResponse(body: string): ExtractResponse {
  const answer = phaseOf(body.slice(0, body.indexOf('\n'))) ? (body.trimEnd().split('\n').at(-1) ?? '') : body;
  return ExtractResponse.parse(JSON.parse(answer, (_name, value) => value ?? undefined));
}
