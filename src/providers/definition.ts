import type { z } from 'zod';
import type { Send } from '../shared/http.js';
import type { PaceOptions } from '../shared/pace.js';
import type { Provider } from './provider.js';

type Settings<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** What a search says beside its words, and the words. */
export type SearchField = 'query' | 'engine' | 'region' | 'timelimit' | 'safesearch' | 'page' | 'limit';

/** What somebody wants to know who chooses a provider; each in a few words, for the table of the docs. */
export interface ProviderFacts {
  /** The service, as Markdown. */
  service: string;
  key: 'none' | 'yes';
  price: string;
  /** Whether it answers addresses of data centres. */
  dataCentre: string;
  /** Address of its terms of use. */
  terms: string;
  /** Limits worth knowing. */
  limits: string;
  /** How to get what it needs and how to set it, as Markdown. */
  how: string;
}

/** How a provider is told which domains and days are wanted. Whatever it is, the rows are looked at again. */
export interface FilterWays {
  /** `words`, the usual: as `site:` in the query. `fields`: its `toRequest` reads them. `here`: not at all. */
  domains?: 'words' | 'fields' | 'here';
  /** `timelimit`, the usual: as the time limit that has them all. `fields`: its `toRequest` reads them. */
  days?: 'timelimit' | 'fields';
}

interface Described<Name extends string, Shape extends z.ZodRawShape> {
  /** As `SERVICE_SEARCH_PROVIDER` and the metrics have it. */
  name: Name;
  /** What people call it, which is accepted as well; absent where that is the name. */
  brand?: string;
  /** Its settings, named as in the environment. */
  settings: Shape;
  /** The settings without which it cannot be chosen. */
  needs: readonly (keyof Shape & string)[];
  facts: ProviderFacts;
  /** How it is told of domains and days; the usual ways when absent. */
  filters?: FilterWays;
  /** How each field is sent, as Markdown. */
  sends: Readonly<Record<SearchField, string>>;
}

export interface ProviderDefinition<Name extends string, Shape extends z.ZodRawShape> extends Described<Name, Shape> {
  create(settings: Settings<Shape>): Provider;
  /** At what pace it is asked; at any when absent. */
  pace?(settings: Settings<Shape>): PaceOptions;
  /** How its requests are sent where that is not over HTTP. */
  send?(settings: Settings<Shape>): Send;
}

// biome-ignore lint/suspicious/noExplicitAny: `create` takes what the definition's own settings give; the index is the one caller
export type AnyProvider = ProviderDefinition<string, any>;

/** The identity; it ties the types of `create` and `needs` to the settings. */
export function defineProvider<Name extends string, Shape extends z.ZodRawShape>(
  definition: ProviderDefinition<Name, Shape>,
): ProviderDefinition<Name, Shape> {
  return definition;
}

/** The value of a setting that has to be there. @throws Error naming it */
export function needed<Value>(name: string, value: Value | undefined): Value {
  if (value === undefined) throw new Error(`${name}: required by the search provider that is chosen`);
  return value;
}
