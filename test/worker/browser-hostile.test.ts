import { createSocket } from 'node:dgram';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import t from 'tap';
import { failureOf } from '../helpers/failure.js';
import type { Teardown } from '../helpers/listen.js';
import { inRoot } from '../helpers/root.js';
import { createBrowser, createSite, guardFor, type Route, skip } from './browser-site.js';

/** A server on a private address that counts who comes: TCP connections and datagrams on the same port. */
async function createCanary(t: Teardown) {
  const canary = { port: 0, connections: 0, datagrams: 0 };
  const tcp = createServer((socket) => {
    canary.connections++;
    socket.on('error', () => {}).end('HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\nsecret');
  });
  await new Promise<void>((resolve) => tcp.listen(0, resolve)); // any address, IPv6 too where there is one
  canary.port = (tcp.address() as { port: number }).port;
  const udp = createSocket('udp4').on('message', () => canary.datagrams++);
  await new Promise<void>((resolve) => udp.bind(canary.port, resolve));
  t.teardown(() => {
    tcp.close();
    udp.close();
  });
  return canary;
}

const template = await readFile(inRoot('test/fixtures/browser/hostile.html'), 'utf8');

t.test('no page reaches a private address', { skip }, async (t) => {
  const canary = await createCanary(t);
  const away = `http://127.0.0.1:${canary.port}`;
  const html = (body: string): Route => body;
  const redirect: Route = (_req, res) => res.writeHead(302, { location: `${away}/redirected` }).end();
  const site = await createSite(t, {
    '/hostile': template
      .replaceAll('CANARY', `127.0.0.1:${canary.port}`)
      .replaceAll('UDPPORT', String(canary.port))
      .replaceAll('UDP', `127.0.0.1:${canary.port}`)
      .replaceAll('PORT', String(canary.port)),
    '/alive': 'alive',
    '/go': redirect,
    '/service-worker.js': (_req, res) =>
      res.writeHead(200, { 'content-type': 'text/javascript' }).end(`fetch('${away}/service-worker')`),
    '/location': html(`<p>x</p><script>location = '${away}/location'</script>`),
    '/refresh': html(`<meta http-equiv="refresh" content="0; url=${away}/refresh">`),
    '/header': (_req, res) => res.writeHead(200, { refresh: `0; url=${away}/`, 'content-type': 'text/html' }).end('x'),
    '/form': html(`<form method="post" action="${away}/form"></form><script>document.forms[0].submit()</script>`),
    '/loopback-name': html(`<script>location = 'http://localhost:${canary.port}/'</script>`),
    '/rebound': html(`<script>location = 'http://rebound.test:${canary.port}/'</script>`),
  });
  const options = { timeoutMs: 30_000 };
  const browser = createBrowser(t, site, options);

  t.test('by any of the ways a script has', async (t) => {
    const { text } = await browser.load('/hostile');
    t.match(text, /hostile alive \d+ attempts/, 'the scripts ran');
    t.equal(canary.connections, 0);
    t.equal(canary.datagrams, 0);
    t.notMatch(text, 'secret');
    t.notOk(site.asked.includes('/denied/rules'), 'no page was rendered ahead');
  });

  for (const path of ['/go', '/location', '/refresh', '/header', '/form', '/loopback-name', '/rebound'])
    t.test(`by taking the whole page there: ${path} is unreachable`, async (t) => {
      t.match(await failureOf(browser.load(path)), { code: 'unreachable' });
      t.equal(canary.connections, 0);
    });

  t.test('though the same page does, where the address is allowed', async (t) => {
    const guard = guardFor(site, [canary.port]);
    await createBrowser(t, site, { ...options, guard }).load('/hostile');
    t.ok(canary.connections > 10, 'the ways are real');
    t.equal(canary.datagrams, 0, 'datagrams have no way out even then');
  });
});

t.test('a page cannot get in the way', { skip }, async (t) => {
  const page = (code: string) => `<p>text</p><script>${code}</script>`;
  const site = await createSite(t, {
    '/dialogs': page('alert(1); confirm(2); prompt(3); print(); onbeforeunload = () => alert(4)'),
    '/leaving': page("addEventListener('beforeunload', (e) => e.preventDefault()); location = '/arrived'"),
    '/arrived': '<p>arrived</p>',
    '/popups': page('for (let i = 0; i < 20; i++) window.open("/popup" + i); document.write("after")'),
    '/asking': page(
      'navigator.geolocation.getCurrentPosition(() => {}); Notification.requestPermission(); navigator.mediaDevices?.getUserMedia({ video: true })',
    ),
    '/downloads': page(
      'for (let i = 0; i < 5; i++) { const a = document.createElement("a"); a.href = "/file"; a.download = "x"; a.click() }',
    ),
    '/file': (_req, res) => res.writeHead(200, { 'content-disposition': 'attachment' }).end('x'),
    '/history': page('for (let i = 0; i < 500; i++) history.pushState(0, "", "/p" + i)'),
    '/closing': page('window.close()'),
    '/diary': (req, res) =>
      res
        .writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'seen=1' })
        .end(page(`document.body.append('${req.headers.cookie}', localStorage.length); localStorage.a = 1`)),
    '/crash': page(
      'let e = document.body; for (let i = 0; i < 20000; i++) e = e.appendChild(document.createElement("div"))',
    ),
    '/endless': (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/html' });
      const more = () => !res.destroyed && res.write('<p>more and more'.repeat(4_000), more);
      more();
    },
    '/endless-data': page(
      "fetch('/endless').then(r => r.text()).then(() => document.body.append('all'), () => document.body.append('cut'))",
    ),
  });
  const browser = createBrowser(t, site, { maxBytes: 2_000_000 });
  const cases = {
    '/dialogs': 'text',
    '/leaving': 'arrived',
    '/popups': 'after',
    '/asking': 'text',
    '/downloads': 'text',
    '/history': 'text',
    '/closing': 'text',
    '/endless-data': 'cut',
  };
  for (const [path, expected] of Object.entries(cases))
    t.test(`${path} is read all the same`, async (t) => t.match((await browser.load(path)).text, expected));
  t.notOk(site.asked.some((path) => path.startsWith('/popup')));

  t.test('the next page knows nothing of the one before', async (t) => {
    await browser.load('/diary');
    t.match((await browser.load('/diary')).text, 'undefined0');
  });
  t.test('a document that exceeds the budget is extraction_failed', async (t) => {
    t.match(await failureOf(browser.load('/endless')), { code: 'extraction_failed' });
  });
  t.test('a page that crashes its process is extraction_failed, the next one works', async (t) => {
    t.match(await failureOf(browser.load('/crash')), { code: 'extraction_failed' });
    t.match((await browser.load('/arrived')).text, 'arrived');
  });
});
