import { MetasearchEnv } from '../../src/metasearch/config.js';
import type { EngineName } from '../../src/metasearch/engines/names.js';
import type { Outcome } from '../../src/metasearch/outcome.js';
import { startMetasearch } from '../../src/metasearch/start-metasearch.js';
import type { Row } from '../../src/providers/provider.js';
import { readEnv } from '../../src/shared/env.js';
import { postJson } from '../helpers/gateway.js';
import { listen, type Teardown } from '../helpers/listen.js';
import { logInto } from '../helpers/log-into.js';
import { noting, type Seen } from '../providers/support.js';

type Answering = Parameters<typeof noting>[1];

/** Rows about compost, so that the words of the usual query are in them. */
export function rowsAbout(topic: string, ...names: string[]): Row[] {
  return names.map((name) => ({
    title: `${topic} ${name}`,
    url: `https://${name}.example/`,
    snippet: `All about ${topic}, by ${name}.`,
  }));
}

/** A result page as each engine would write it. */
export const PAGES: Record<Exclude<EngineName, 'duckduckgo' | 'wikipedia'>, (rows: Row[]) => string> = {
  brave: pageOf(
    'x - Brave Search',
    ({ title, url, snippet }) =>
      `<div data-type="web"><a href="${url}"><p class="snippet-title">${title}</p></a><p class="snippet-description">${snippet}</p></div>`,
  ),
  mojeek: pageOf(
    'x - Mojeek Search',
    ({ title, url, snippet }) =>
      `<ul class="results-standard"><li><h2><a href="${url}">${title}</a></h2><p class="s">${snippet}</p></li></ul>`,
  ),
  startpage: pageOf(
    'Startpage',
    ({ title, url, snippet }) =>
      `<div class="result"><a class="result-title" href="${url}">${title}</a><p class="description">${snippet}</p></div>`,
  ),
  yahoo: pageOf(
    'x - Yahoo',
    ({ title, url, snippet }) =>
      `<div class="algo"><div class="compTitle"><a href="${url}"><h3>${title}</h3></a></div><div class="compText">${snippet}</div></div>`,
  ),
  bing: pageOf(
    'x - Search',
    ({ title, url, snippet }) =>
      `<ol id="b_results"><li class="b_algo"><h2><a href="${url}">${title}</a></h2><div class="b_caption"><p>${snippet}</p></div></li></ol>`,
  ),
};

function pageOf(title: string, write: (row: Row) => string): (rows: Row[]) => string {
  return (rows) => `<!doctype html><title>${title}</title>${rows.map(write).join('\n')}`;
}

export interface Asked {
  status: number;
  body: {
    results?: { title: string; href: string; body: string; engines: string[] }[];
    engines?: Outcome[];
    detail?: unknown;
  };
}

/**
 * A real service whose engines are the given handlers, on servers of their own. `clock` is its time for cool-downs, to
 * be moved by the test; `lines` is what it logged, at debug.
 */
export async function serviceFor(t: Teardown, engines: Partial<Record<EngineName, Answering>>, env = {}) {
  const clock = { ms: Date.UTC(2026, 0, 15) };
  const lines: string[] = [];
  const seen: Record<string, Seen[]> = {};
  const addresses: Record<string, string> = {};
  for (const [name, answering] of Object.entries(engines)) {
    seen[name] = [];
    addresses[`METASEARCH_${name.toUpperCase()}_ADDRESS`] = (await listen(t, noting(seen[name], answering))).href;
  }
  const settings = readEnv(MetasearchEnv, {
    METASEARCH_PORT: '0',
    METASEARCH_DUCKDUCKGO_MIN_INTERVAL_MS: '0',
    METASEARCH_ENGINES: Object.keys(engines).join(','),
    ...addresses,
    ...env,
  });
  const service = await startMetasearch(settings, { log: logInto(lines, 'metasearch') }, () => clock.ms);
  t.teardown(() => service.close(0));
  const search = (fields: Record<string, unknown> = {}): Promise<Asked> =>
    postJson(new URL('search/text', service.url), { query: 'compost', ...fields });
  return { ...service, search, seen, clock, lines };
}

/** What became of each engine, by its name. */
export function statusesOf({ body }: Asked): Record<string, string> {
  return Object.fromEntries((body.engines ?? []).map(({ name, status }) => [name, status]));
}

export function urlsOf({ body }: Asked): string[] | undefined {
  return body.results?.map(({ href }) => href);
}
