/** The test that keeps the adapters honest: the same input has the same outcome on every face of the product. */
import t from 'tap';
import { tools } from '../../src/tools/registry.js';
import { openFaces } from '../helpers/faces.js';
import { announcedUrl, settingsFor, smallWeb, start } from '../helpers/product.js';

t.test('REST, every MCP transport and the command line agree', async (t) => {
  const web = await smallWeb(t);
  const env = settingsFor(web);
  const { output } = await start(t, ['start'], env);
  const faces = await openFaces(t, announcedUrl(output().stderr), env);
  const page = (path: string) => ({ url: new URL(path, web).href });

  const cases: Record<string, [input: Record<string, unknown>, code: string][]> = {
    web_search: [
      [{ query: 'found' }, 'success'],
      [{ query: 'found', limit: 1, timelimit: 'w', region: 'de-de', safesearch: 'off' }, 'success'],
      [{ query: 'found', limit: '2', page: '', engine: '' }, 'success'],
      [{ query: 'nothing' }, 'success'],
      [{ query: 'blocked' }, 'provider_blocked'],
      [{ query: 'changed' }, 'provider_invalid_response'],
      [{ query: 'limited' }, 'provider_rate_limited'],
      [{ query: ' ' }, 'invalid_request'],
      [{ query: 'x', page: 0 }, 'invalid_request'],
    ],
    fetch_url: [
      [page('/page'), 'success'],
      [page('/moved'), 'success'],
      [{ ...page('/script'), js_render: true }, 'success'],
      [{ ...page('/long'), max_length: '900', start_index: 1300 }, 'success'],
      [{ ...page('/long'), outline: true }, 'success'],
      [{ ...page('/long'), section: 'Middle', max_length: 500 }, 'success'],
      [{ ...page('/long'), focus: 'What is written at the end?', max_length: 300 }, 'success'],
      [{ ...page('/long'), section: 'nowhere' }, 'invalid_request'],
      [page('/missing'), 'not_found'],
      [page('/forbidden'), 'forbidden'],
      [page('/denied'), 'robots_denied'],
      [page('/limited'), 'rate_limited'],
      [page('/broken'), 'upstream_error'],
      [page('/late'), 'timeout'],
      [page('/picture'), 'extraction_failed'],
      [{ url: 'http://127.0.0.1:1/' }, 'unreachable'],
      [{ url: 'ftp://example.com/' }, 'invalid_request'],
      [{ url: '' }, 'invalid_request'],
    ],
  };

  for (const tool of tools) {
    for (const [input, code] of cases[tool.name] ?? []) {
      const told = JSON.stringify(input).replaceAll(web.origin, '');
      const answers = await Promise.all(
        Object.entries(faces).map(async ([name, face]) => [name, await face(tool, input)] as const),
      );
      const reference = answers[0]?.[1];
      for (const [name, outcome] of answers) {
        t.equal(outcome.code, code, `${tool.name} ${told} over ${name}`);
        t.equal(outcome.text, reference?.text, `same text over ${name}`);
        if (outcome.data !== undefined) t.strictSame(outcome.data, reference?.data, `same data over ${name}`);
      }
    }
  }

  // Where a person types, `https://` may be left out; programs have to write what they mean.
  const [fetchUrl] = tools.filter(({ takesAddress }) => takesAddress);
  if (!fetchUrl) throw new Error('no tool takes an address');
  const bare = { [fetchUrl.argument]: '127.0.0.1:1/x' };
  for (const [name, face] of Object.entries(faces)) {
    const { code } = await face(fetchUrl, bare);
    t.equal(code, name === 'command line' ? 'unreachable' : 'invalid_request', `${name} without a scheme`);
  }
});
