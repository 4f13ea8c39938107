/** What was fetched or searched a moment ago is handed out again, on every face and from the built product. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import t from 'tap';
import { postJson } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';
import { announcedUrl, settingsFor, smallWeb, start } from '../helpers/product.js';

const CACHED = { SERVICE_CACHE_TTL_SECONDS: '', SERVICE_SEARCH_CACHE_TTL_SECONDS: '', SERVICE_LOG_LEVEL: 'info' };

t.test('five calls at once are one visit, and a later one is none', async (t) => {
  const visits: string[] = [];
  const web = await listen(t, (req, res) => {
    if (req.url === '/robots.txt') return res.writeHead(404).end();
    visits.push(req.url ?? '');
    const html = '<article><h1>Canary</h1><p>Enough words to be read as a page of its own.</p></article>';
    res.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  const { output } = await start(t, ['start'], { ...settingsFor(web), ...CACHED });
  const gateway = announcedUrl(output().stderr);
  const page = { url: new URL('canary?secret=1', web).href };
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('mcp', gateway)));
  t.teardown(() => client.close());
  const rest = () => postJson(new URL('api/v1/fetch', gateway), page);
  const mcp = () => client.callTool({ name: 'fetch_url', arguments: page });
  const [first, second, third, ...overMcp] = await Promise.all([rest(), rest(), rest(), mcp(), mcp()]);
  t.equal(visits.length, 1);
  for (const { status, headers, body } of [first, second, third]) {
    t.equal(status, 200);
    t.equal(headers.get('x-cache'), 'miss');
    t.equal(headers.get('age'), '0');
    t.match(body.markdown, /Enough words/);
  }
  for (const { content } of overMcp) t.match(content, [{ text: /Enough words/ }]);
  const later = await rest();
  t.equal(later.headers.get('x-cache'), 'hit');
  t.match(later.headers.get('age'), /^\d+$/);
  t.strictSame(later.body, first.body);
  t.equal(visits.length, 1);
  const anew = await postJson(new URL('api/v1/fetch', gateway), { ...page, max_age: 0 });
  t.equal(anew.headers.get('x-cache'), 'miss');
  t.equal(visits.length, 2);

  const told = output().stdout + output().stderr;
  t.notMatch(told, /canary|secret/i);
  const calls = told.split('\n').filter((line) => line.includes('"msg":"call"'));
  t.strictSame(calls.map((line) => JSON.parse(line).cache).sort(), [
    'hit',
    'miss',
    'miss',
    'miss',
    'miss',
    'miss',
    'miss',
  ]);
});

t.test('a search is asked once in its time; a failed one is asked again', async (t) => {
  const web = await smallWeb(t);
  const { output } = await start(t, ['start'], { ...settingsFor(web), ...CACHED });
  const search = (body: Record<string, unknown>) =>
    postJson(new URL('api/v1/search', announcedUrl(output().stderr)), body);
  const states = async (...asked: Record<string, unknown>[]) => {
    const said = [];
    for (const body of asked) said.push((await search(body)).headers.get('x-cache'));
    return said;
  };
  t.strictSame(await states({ query: 'found' }, { query: 'found' }, { query: ' found ' }), ['miss', 'hit', 'hit']);
  t.strictSame(await states({ query: 'found', limit: 1 }, { query: 'found', limit: '1' }), ['miss', 'hit']);
  t.strictSame(await states({ query: 'found', max_age: 0 }), ['miss']);
  t.strictSame(await states({ query: 'nothing' }, { query: 'nothing' }), ['miss', 'hit']);
  t.strictSame(await states({ query: 'blocked' }, { query: 'blocked' }), [null, null]);
  t.strictSame((await search({ query: 'found' })).body, (await search({ query: 'found', max_age: 0 })).body);
});
