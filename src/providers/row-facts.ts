import type { Missing, MissingReason } from '../shared/call-facts.js';
import type { Row } from './provider.js';

/** What a provider may say of a row beside its text. */
export type RowFacts = Omit<Row, 'title' | 'url' | 'snippet'>;

const MOST_ENGINES = 20;
/** As services list their engines: `google cse`, `brave.news`. */
const ENGINE = /^[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,39}$/u;
/** A day, or a time of it. Source: RFC 3339; the offset may be left out, as SearXNG and Brave do. */
const ISO_8601 = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/i;
const MOST_DATE_CHARS = 40;

/** The facts that are there and are what they should be; every other one is left out. */
export function rowFacts(said: { published?: unknown; engines?: unknown; score?: unknown }): RowFacts {
  const { published, score } = said;
  const engines = Array.isArray(said.engines) ? said.engines.filter(isEngineName).slice(0, MOST_ENGINES) : [];
  return {
    ...(isDate(published) && { published: published.replace(' ', 'T') }),
    ...(engines.length > 0 && { engines }),
    ...(typeof score === 'number' && Number.isFinite(score) && { score }),
  };
}

/** Each engine once, with the first reason; what is no name of one is left out. */
export function missingEngines(said: readonly (readonly [engine: unknown, reason: MissingReason])[]): Missing[] {
  const reasons = new Map<string, MissingReason>();
  for (const [engine, reason] of said) if (isEngineName(engine) && !reasons.has(engine)) reasons.set(engine, reason);
  return [...reasons].slice(0, MOST_ENGINES).map(([engine, reason]) => ({ engine, reason }));
}

function isEngineName(value: unknown): value is string {
  return typeof value === 'string' && ENGINE.test(value);
}

function isDate(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MOST_DATE_CHARS &&
    ISO_8601.test(value) &&
    !Number.isNaN(Date.parse(value.replace(' ', 'T')))
  );
}
