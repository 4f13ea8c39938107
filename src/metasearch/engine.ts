import { isWorld, toLocale } from '../providers/locale.js';
import type { Provider, Row, SearchQuery } from '../providers/provider.js';
import type { HttpRequest, HttpResponse } from '../shared/http.js';

/** The options of a search that an engine may not have. */
export type Option = 'region' | 'timelimit' | 'safesearch';

/** A public search engine: the two pure functions of a provider, and what the others have to know about it. */
export interface Engine extends Provider {
  /** The options asked for that this engine has no way to honour. */
  ignored(query: SearchQuery): Option[];
  /** Looks up titles only: its finding nothing does not mean that there is nothing. */
  titlesOnly?: boolean;
  /** Answers bots with plausible rows about something else, where others challenge them. */
  sendsDecoys?: boolean;
  /** A page that has to be read before the first search; the fields found there go into each form. */
  opening?: Opening;
  /** A second request that completes the rows of the first. */
  details?: Details;
}

export interface Opening {
  request: HttpRequest;
  /** @throws GatewayError provider_… when the page refuses us */
  fieldsOf(response: HttpResponse): Record<string, string>;
}

export interface Details {
  toRequest(rows: readonly Row[], query: SearchQuery): HttpRequest;
  fromResponse(response: HttpResponse, rows: readonly Row[]): Row[];
}

/** What an engine can do nothing about, of what was asked. `moderate` asks for nothing: it is what engines do when told nothing. */
export function unsupported(query: SearchQuery, options: readonly Option[]): Option[] {
  const asked: Record<Option, boolean> = {
    region: !!query.region?.trim() && !(isWorld(query.region) && !toLocale(query.region).language),
    timelimit: query.timelimit !== '',
    safesearch: query.safesearch !== 'moderate',
  };
  return options.filter((option) => asked[option]);
}
