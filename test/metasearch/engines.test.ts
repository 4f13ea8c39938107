import t from 'tap';
import { ENGINE_NAMES, ENGINES, type EngineName } from '../../src/metasearch/engines/all.js';
import type { Row } from '../../src/providers/provider.js';
import { fixtures, outcomeOf, recordings, responseOf } from '../providers/support.js';

const engineOf = (name: EngineName) => ENGINES[name].create({ address: new URL(ENGINES[name].address) });

/** What recordings call an engine whose pages the providers read in another form. */
const RECORDED: Partial<Record<EngineName, string>> = {
  duckduckgo: 'duckduckgo_html',
  brave: 'brave_html',
  mojeek: 'mojeek_html',
};
const FIXTURES: Partial<Record<EngineName, string>> = { duckduckgo: 'native' };
const CODES: Record<string, string> = { blocked: 'provider_blocked', parse: 'provider_invalid_response' };

for (const name of ENGINE_NAMES) {
  const own = FIXTURES[name] ?? name;
  t.test(`${name}: each page yields exactly its rows, or its failure`, async (t) => {
    for (const { name: file, body, expected } of name === 'wikipedia' ? [] : fixtures(own)) {
      t.strictSame(outcomeOf(engineOf(name), responseOf(body)), expected, file);
    }
  });

  t.test(`${name}: each recorded page yields its rows, or its failure`, async (t) => {
    const recorded = recordings(RECORDED[name] ?? name);
    if (recorded.length === 0) return t.comment('no recorded pages beside this checkout');
    for (const { file, body, status: usual, rows, error, snippetMatch, subsequence } of recorded) {
      if (subsequence) continue; // judged by its own rule in native.test.ts
      // What served it is not known of every block page, and does not matter.
      for (const status of Number.isNaN(usual) ? [200, 403, 429, 503] : [usual]) {
        const outcome = outcomeOf(engineOf(name), responseOf(body, status));
        if (error) t.equal(outcome, CODES[error], `${file} with ${status}`);
        else t.strictSame(comparable(outcome, rows, snippetMatch), rows, file);
      }
    }
  });
}

/** The outcome with each snippet that is as good as the expected one put in its words. */
function comparable(outcome: Row[] | string, rows: Row[], snippetMatch: string): unknown {
  if (snippetMatch === 'exact' || !Array.isArray(outcome)) return outcome;
  return outcome.map(({ title, url, snippet }, i) => {
    const expected = rows[i]?.snippet;
    if (snippetMatch === 'not_asserted') return { title, url, ...(expected !== undefined && { snippet: expected }) };
    return { title, url, snippet: expected !== undefined && snippet.includes(expected) ? expected : snippet };
  });
}
