import t from 'tap';
import { createForwardProxy } from '../helpers/forward-proxy.js';
import { run, start } from '../helpers/product.js';
import { CERTIFICATE_FILE, secureSiteFor } from '../helpers/secure-site.js';
import { extract } from '../helpers/worker.js';

const USED = { CRAWL_WORKER_USE_ENVIRONMENT_PROXY: 'true', CRAWL_WORKER_PORT: '0', SERVICE_PORT: '0' };

t.test('a proxy that is none ends every command with 2, and is named without its value', async (t) => {
  const env = { ...USED, HTTPS_PROXY: 'socks5://canary:secret@proxy.example' };
  for (const args of [['worker'], ['start'], ['stdio'], ['fetch', 'http://site.test/']]) {
    const { code, stderr, stdout } = await run(args, env);
    t.equal(code, 2, args.join(' '));
    t.match(stderr, /^ {2}HTTPS_PROXY: expected the address of an http or https proxy$/m);
    t.notMatch(stdout + stderr, /canary|secret|proxy\.example/);
  }
});

t.test('a worker says that it uses the proxies; one that speaks TLS itself works', async (t) => {
  const proxy = await createForwardProxy(t, { secureSite: await secureSiteFor(t), secure: true });
  const worker = await start(t, ['worker'], {
    ...USED,
    CRAWL_WORKER_LOG_LEVEL: 'debug',
    HTTPS_PROXY: proxy.url.href.replace('//', '//canary:secret@'),
    NODE_EXTRA_CA_CERTS: CERTIFICATE_FILE,
  });
  const { stderr } = worker.output();
  t.match(stderr, /^crawl worker: the proxies of the environment are used/m);
  const url = new URL(/http:\S+\/(?=extract)/.exec(stderr)?.[0] ?? '');
  t.match(await extract(url, { url: 'https://site.test/' }), { markdown: 'Secure site.test, undefined' });
  t.strictSame(proxy.asked, ['CONNECT site.test:443']);
  t.strictSame([...proxy.credentials], [`Basic ${Buffer.from('canary:secret').toString('base64')}`]);
  const { stdout: logged, stderr: said } = worker.output();
  t.notMatch(logged + said, /canary|secret|localhost|Basic/);
});
