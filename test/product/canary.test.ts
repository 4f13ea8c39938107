/** Nothing leaks: canaries planted in queries, URLs, hosts, tokens, pages and upstream errors stay out of logs and errors. */
import t from 'tap';
import { postJson } from '../helpers/gateway.js';
import { listen } from '../helpers/listen.js';
import { announcedUrl, run, start } from '../helpers/product.js';

const CANARY = /canary/i;

t.test('no log line and no error body holds a canary, at debug', async (t) => {
  const web = await listen(t, (req, res) => {
    const path = new URL(req.url ?? '', 'http://x').pathname;
    const status = Number(/status-(\d+)/.exec(path)?.[1] ?? 200);
    if (path.startsWith('/robots')) return res.writeHead(404).end();
    if (path.includes('reset')) return req.socket.destroy();
    if (path.includes('picture')) return res.writeHead(200, { 'content-type': 'image/canary' }).end('canary');
    if (path.includes('loop')) return res.writeHead(302, { location: '/canary-loop', 'set-cookie': 'canary=1' }).end();
    res.writeHead(status, 'Canary reason', { 'content-type': 'text/html', 'x-canary': 'canary' });
    res.end('<title>canary title</title><p>canary text that is long enough to be read.</p>');
  });
  const env = {
    SERVICE_PORT: '0',
    SERVICE_LOG_LEVEL: 'debug',
    SERVICE_NATIVE_PROVIDER_ADDRESS: web.origin,
    SERVICE_NATIVE_MIN_INTERVAL_MS: '0',
    SERVICE_SESSION_SECRET: 'canary-secret',
    CRAWL_WORKER_PORT: '0',
    CRAWL_WORKER_LOG_LEVEL: 'debug',
    CRAWL_WORKER_ALLOW_PRIVATE_NETWORKS: 'true',
  };
  const { output, child, exited } = await start(t, ['start'], env);
  const gateway = announcedUrl(
    output()
      .stderr.split('\n')
      .find((line) => line.includes('MCP ')) ?? '',
  );
  const urls = [
    ...['canary-page', 'canary-reset', 'canary-picture', 'canary-loop'].map((path) => new URL(path, web).href),
    ...[401, 404, 408, 429, 500].map((status) => new URL(`canary-status-${status}`, web).href),
    'http://canary-host.invalid/',
    'http://canary:canary@canary.example/',
    'canary://canary',
    'http://127.0.0.1:1/canary',
  ];
  for (const url of urls) {
    for (const js_render of [false, true]) {
      const { status, body } = await postJson(new URL('api/v1/fetch', gateway), { url, js_render });
      if (status !== 200) t.notMatch(JSON.stringify(body), CANARY, 'fetch error');
    }
  }
  const requests = ['{"query":"canary"}', '{"query":"canary","page":"canary"}', '{"canary"', '["canary"]'];
  for (const path of ['api/v1/search', 'api/v1/canary', 'mcp', 'mcp/message?sessionId=canary']) {
    for (const body of requests) {
      const answer = await postJson(new URL(path, gateway), body, {
        'x-canary': 'canary',
        accept: 'application/json, text/event-stream',
      });
      t.notMatch(JSON.stringify(answer.body ?? ''), CANARY, `${path} error`);
    }
  }
  child.kill('SIGTERM');
  t.equal(await exited, 0);
  const { stdout, stderr } = output();
  t.ok(stdout.split('\n').length > urls.length, 'it did log');
  t.notMatch(stdout, CANARY);
  t.notMatch(stderr, CANARY);
});

t.test('nor does the command line', async (t) => {
  for (const args of [
    ['fetch', 'http://canary.invalid/'],
    ['fetch', 'canary'],
    ['search', '--page', 'canary', 'x'],
  ]) {
    const { code, stdout, stderr } = await run(args, { SERVICE_LOG_LEVEL: 'debug', CRAWL_WORKER_LOG_LEVEL: 'debug' });
    t.not(code, 0);
    t.notMatch(stdout + stderr, CANARY);
  }
});
