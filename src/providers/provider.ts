import type { Missing, Say } from '../shared/call-facts.js';
import type { HttpRequest, HttpResponse } from '../shared/http.js';

/** A search as a provider sees it; the tool's schema has already checked and defaulted every field. */
export interface SearchQuery {
  query: string;
  engine: string;
  region?: string | undefined;
  timelimit: '' | 'd' | 'w' | 'm' | 'y';
  safesearch: 'on' | 'moderate' | 'off';
  page: number;
  limit: number;
  /** Domains that rows have to be within, and those that they may not be; ASCII, without a dot at either end. */
  include_domains?: readonly string[] | undefined;
  exclude_domains?: readonly string[] | undefined;
  /** Days, `2026-11-27`, both included. */
  after?: string | undefined;
  before?: string | undefined;
  /** Seconds; for whoever keeps answers, never for a provider. */
  max_age?: number | undefined;
}

export interface Row {
  title: string;
  url: string;
  snippet: string;
  /** ISO 8601, a day or a time. */
  published?: string;
  /** Of a metasearch, those that found it. */
  engines?: string[];
  /** As the provider counts, the larger the better. */
  score?: number;
}

/** Pure functions only; `createSearch` does the sending. */
export interface Provider {
  /** Undefined when the provider cannot have such a page: the answer is then empty without asking. */
  toRequest(query: SearchQuery): HttpRequest | undefined;
  /** @throws GatewayError provider_… when the response is not a result page. */
  fromResponse(response: HttpResponse, query: SearchQuery): Row[];
  /** The engines that an answer with rows lacks. */
  missingOf?(response: HttpResponse): Missing[];
  /** Providers whose later pages need something of the page before: its request, or undefined after the last page. */
  nextRequest?(response: HttpResponse, query: SearchQuery): HttpRequest | undefined;
  /** The same search asked more modestly after a refusal; tried once. */
  fallbackRequest?(response: HttpResponse, query: SearchQuery): HttpRequest | undefined;
  /** What a response tells about the pace its service wants. */
  paceOf?(response: HttpResponse): PaceHint;
}

/** Milliseconds. */
export interface PaceHint {
  /** Least time between two requests, as advertised. */
  intervalMs?: number | undefined;
  /** When a request that was refused for haste may be sent again; replaces the Retry-After header. */
  retryAfterMs?: number | undefined;
}

/** `say` hears how the answer came about. */
export type Search = (query: SearchQuery, signal: AbortSignal, say?: Say) => Promise<Row[]>;
