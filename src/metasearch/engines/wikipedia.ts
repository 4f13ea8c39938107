import { z } from 'zod';
import { endpoint } from '../../providers/endpoint.js';
import { readJson, text, tryJson } from '../../providers/json-api.js';
import { toLocale } from '../../providers/locale.js';
import { NATIVE_REGIONS } from '../../providers/native-regions.js';
import { collapse } from '../../providers/plain-text.js';
import type { Row } from '../../providers/provider.js';
import { cutAtWord } from '../../providers/query-text.js';
import { checkStatus } from '../../providers/status.js';
import { IDENTITY } from '../../shared/package-facts.js';
import { type Engine, unsupported } from '../engine.js';
import { toRow } from '../result-page.js';

/** Longer titles do not exist: a title has at most 255 bytes. */
const MAX_QUERY_LENGTH = 255;
const MAX_SNIPPET_LENGTH = 500;

/** Their policy wants every program to say what it is. */
const HEADERS = {
  accept: 'application/json',
  'user-agent': IDENTITY,
};

/** Languages with an encyclopedia of their own: all that a region of the product can name. */
const LANGUAGES: ReadonlySet<string> = new Set(
  [...NATIVE_REGIONS].flatMap((region) => toLocale(region).language?.replace('nb', 'no') ?? []),
);

/** The query, then titles, descriptions and URLs, each in a list of its own. */
const Found = z.tuple([z.unknown(), z.array(text), z.array(text).catch([]), z.array(text)]).rest(z.unknown());
const Extracts = z.object({
  query: z.object({ pages: z.array(z.object({ title: text, extract: text })) }),
});

/**
 * The article whose title is nearest to the query, in the region's language. Source: mediawiki.org/wiki/API:Opensearch
 * and Extension:TextExtracts. The host's language is replaced in the address of Wikipedia itself, in no other.
 */
export function createWikipedia({ address }: { address: URL }): Engine {
  const api = (region: string | undefined, parameters: Record<string, string>) => ({
    url: endpoint(inLanguage(address, region), 'w/api.php', { format: 'json', ...parameters }),
    headers: HEADERS,
  });

  return {
    titlesOnly: true,
    toRequest({ query, region, page }) {
      if (page > 1) return undefined;
      const search = cutAtWord(query, MAX_QUERY_LENGTH);
      return api(region, { action: 'opensearch', profile: 'fuzzy', limit: '1', search });
    },
    fromResponse(response) {
      checkStatus(response, { 403: { code: 'provider_blocked' } });
      const [, titles, descriptions, urls] = readJson(Found, response.body);
      return titles.flatMap((title, i) => toRow(title, urls[i], collapse(descriptions[i] ?? '')));
    },
    details: {
      toRequest: (rows, { region }) =>
        api(region, {
          action: 'query',
          prop: 'extracts',
          exintro: '1',
          explaintext: '1',
          redirects: '1',
          formatversion: '2',
          titles: rows.map(({ title }) => title).join('|'),
        }),
      fromResponse: ({ body }, rows) => withExtracts(rows, tryJson(Extracts, body)?.query.pages ?? []),
    },
    ignored(query) {
      const known = LANGUAGES.has(languageOf(query.region) ?? '');
      return unsupported(query, known ? ['timelimit', 'safesearch'] : ['region', 'timelimit', 'safesearch']);
    },
  };
}

function languageOf(region: string | undefined): string | undefined {
  const { language } = toLocale(region);
  return language === 'nb' ? 'no' : language;
}

function inLanguage(address: URL, region: string | undefined): URL {
  const language = languageOf(region) ?? '';
  if (!/^[a-z]+\.wikipedia\.org$/.test(address.hostname) || !LANGUAGES.has(language)) return address;
  const url = new URL(address);
  url.hostname = `${language}.wikipedia.org`;
  return url;
}

/** A page that only lists what its title may mean is no result. */
function withExtracts(rows: readonly Row[], pages: readonly { title: string; extract: string }[]): Row[] {
  return rows.flatMap((row) => {
    // An article reached over a redirect has a title of its own; asked for one article, the one that came is it.
    const page = pages.find(({ title }) => title === row.title) ?? (rows.length === 1 ? pages[0] : undefined);
    const extract = collapse(page?.extract ?? '');
    if (/\bmay (?:also )?refer to:/.test(extract)) return [];
    return [{ ...row, snippet: cutAtWord(extract, MAX_SNIPPET_LENGTH) || row.snippet }];
  });
}
