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
}

export interface Row {
  title: string;
  url: string;
  snippet: string;
}

/** Two pure functions; `createSearch` does the sending. */
export interface Provider {
  toRequest(query: SearchQuery): HttpRequest;
  /** @throws GatewayError provider_… when the response is not a result page. */
  fromResponse(response: HttpResponse, query: SearchQuery): Row[];
  /** Providers whose later pages need something of the page before: its request, or undefined after the last page. */
  nextRequest?(response: HttpResponse, query: SearchQuery): HttpRequest | undefined;
}

export type Search = (query: SearchQuery, signal: AbortSignal) => Promise<Row[]>;
