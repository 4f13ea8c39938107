import type { z } from 'zod';
import { apiA } from './api-a.js';
import { apiB } from './api-b.js';
import { bing } from './bing.js';
import type { AnyProvider } from './definition.js';
import { exa } from './exa.js';
import { googleCse } from './google-cse.js';
import { kagi } from './kagi.js';
import { metasearch } from './metasearch.js';
import { metasearchHosted } from './metasearch-hosted.js';
import { metasearchPy } from './metasearch-py.js';
import { native } from './native.js';
import { serper } from './serper.js';
import { tavily } from './tavily.js';
import { you } from './you.js';

/** Every search provider, in the order in which they are listed everywhere; the first is the default. */
const ALL = [
  native,
  metasearch,
  metasearchPy,
  metasearchHosted,
  apiA,
  apiB,
  serper,
  tavily,
  exa,
  kagi,
  you,
  googleCse,
  bing,
] as const;

export const PROVIDERS: readonly AnyProvider[] = ALL;

type All = (typeof ALL)[number];
type Shape = { [One in All as One['name']]: One['settings'] }[All['name']];
type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Intersection) => void
  ? Intersection
  : never;

/** The settings of all of them. */
export const PROVIDER_SETTINGS = Object.assign({}, ...ALL.map(({ settings }) => settings)) as Both<Shape>;
export type ProviderSettings = z.output<z.ZodObject<Both<Shape>>>;

/** What each may be called, its brand first. */
export const PROVIDER_WORDS = PROVIDERS.flatMap(({ name, brand }) => (brand ? [brand, name] : [name]));

/** The provider of that name or brand. @throws Error for any other word */
export function providerOf(word: string): AnyProvider {
  const found = PROVIDERS.find(({ name, brand }) => name === word || brand === word);
  if (!found) throw new Error('no such search provider');
  return found;
}
