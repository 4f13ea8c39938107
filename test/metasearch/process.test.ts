import t from 'tap';
import { postJson } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';
import { run, start } from '../helpers/product.js';
import { PAGES, rowsAbout } from './support.js';

t.test('metasearch says where it is, answers what is in flight after SIGTERM, then exits with 0', async (t) => {
  let finish = () => {};
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const engine = await listen(t, (_req, res) => {
    finish = () => res.end(PAGES.brave(rowsAbout('compost', 'one')));
    asked();
  });
  const env = { METASEARCH_PORT: '0', METASEARCH_ENGINES: 'brave', METASEARCH_BRAVE_ADDRESS: engine.href };
  const { child, exited, output } = await start(t, ['metasearch'], env);
  const [, url = ''] = /^metasearch \d+\.\d+\.\d+: (http:\S+\/search\/text)\n$/.exec(output().stderr) ?? [];
  const answer = postJson(new URL(url), { query: 'compost' });
  await isAsked;
  child.kill('SIGTERM');
  finish();
  t.match(await answer, { status: 200, body: { results: [{ href: 'https://one.example/' }] } });
  t.equal(await exited, 0);
});

t.test('a wrong setting ends it with code 2, naming what there is', async (t) => {
  const faults = {
    google: /METASEARCH_ENGINES: expected a comma list of duckduckgo, brave, mojeek/,
    'bing,bing': /METASEARCH_ENGINES: .*, each once/,
    ',': /METASEARCH_ENGINES: expected at least one entry/,
  };
  for (const [METASEARCH_ENGINES, stderr] of Object.entries(faults))
    t.match(await run(['metasearch'], { METASEARCH_ENGINES }), { code: 2, stdout: '', stderr });
});
