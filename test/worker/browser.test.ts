import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { createGuard } from '../../src/shared/guard.js';
import { extract } from '../../worker/extract.js';
import { createStaticLoader } from '../../worker/loaders/static.js';
import { DATA } from '../helpers/binary.js';
import { failureOf, never } from '../helpers/failure.js';
import { createBrowser, createSite, guardFor, type Route, skip } from './browser-site.js';

const late =
  (ms: number, body: string, type = 'text/plain'): Route =>
  async (_req, res) => {
    await delay(ms);
    res.writeHead(200, { 'content-type': type }).end(body);
  };
const redirect =
  (location: string): Route =>
  (_req, res) =>
    res.writeHead(302, { location }).end();
const typed =
  (type: string, body: string | Buffer): RequestListener =>
  (_req, res) =>
    res.writeHead(200, { 'content-type': type }).end(body);
const script = (code: string) => `<!doctype html><title>t</title><p id="p">start</p><script>${code}</script>`;
const append = (text: string) => `p.textContent += ' ${text}'`;
const silent: Route = () => {};

/** Title: the page, and a text that is in it only when all its scripts had their time. */
const READY: Record<string, [page: string, expected: string]> = {
  'text made by an inline script': [script(append('inline')), 'start inline'],
  'text fetched by script': [script("fetch('/late').then(r => r.text()).then(t => p.textContent += t)"), 'startLATE'],
  'text fetched after a timer': [
    script("setTimeout(() => fetch('/late').then(r => r.text()).then(t => p.textContent += t), 700)"),
    'startLATE',
  ],
  'text that comes in animation frames': [
    script(`requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => { ${append('frames')} }, 100)))`),
    'start frames',
  ],
  'text shown when the paragraph is in view': [
    script(`new IntersectionObserver(() => { ${append('seen')} }).observe(p)`),
    'start seen',
  ],
  'text from a module loaded on demand': [
    '<p id="p">start</p><script type="module">const { text } = await import("/module.js"); p.append(text)</script>',
    'start module',
  ],
  'text from a worker that fetches': [
    script(
      `new Worker(URL.createObjectURL(new Blob(["fetch('" + origin + "/late').then(r => r.text()).then(postMessage)"])))
        .onmessage = ({ data }) => { p.textContent += data }`,
    ),
    'startLATE',
  ],
  'text in open shadow roots, slots filled': [
    `<div id="host"><b slot="name">slotted</b>unslotted</div><script>
      host.attachShadow({ mode: 'open' }).innerHTML =
        '<style>b{}</style><i>before</i> <slot name="name">fallback</slot> <slot name="none">kept</slot> <x-in></x-in>';
      host.shadowRoot.querySelector('x-in').attachShadow({ mode: 'open' }).innerHTML = '<u>nested</u>';
    </script>`,
    '<i>before</i> <b slot="name">slotted</b> kept <x-in><u>nested</u></x-in>',
  ],
  'what comes after files that cannot be had': [
    `${Array.from({ length: 40 }, (_, i) => `<link rel="stylesheet" href="https://dead${i % 3}.example/${i}.css"><script src="https://dead${i % 5}.example/${i}.js"></script>`).join('')}
    ${'<p>words of a paragraph</p>'.repeat(5_000)}<link rel="stylesheet" href="https://dead.example/last.css"><p>the end</p>`,
    'the end',
  ],
  'frames of the same origin, their links absolute': [
    '<p>outer</p><iframe src="/folder/frame"></iframe>',
    '<div><p>inside <a href="http://a.test:PORT/folder/next">next</a></p></div>',
  ],
  'no text of an error page in a frame': [
    '<p>outer</p><iframe src="/folder/gone"></iframe><p>after</p>',
    '<p>outer</p><iframe src="/folder/gone"></iframe><p>after</p>',
  ],
  'a frame that is written by script': ['<iframe srcdoc="<p>written</p>"></iframe>', '<div><p>written</p></div>'],
};

// Each has a site and a browser of its own; they wait as long as they compute.
t.jobs = 2;

t.test('a rendered page has', { skip }, async (t) => {
  const site = await createSite(t, {
    '/late': late(200, 'LATE'),
    '/module.js': late(100, 'export const text = " module"', 'text/javascript'),
    '/folder/frame': '<p>inside <a href="next">next</a></p>',
    '/folder/gone': (_req, res) => res.writeHead(404, { 'content-type': 'text/html' }).end('<p>No such page.'),
    ...Object.fromEntries(Object.values(READY).map(([page], i) => [`/ready${i}`, page])),
  });
  const browser = createBrowser(t, site);
  for (const [i, [title, [, expected]]] of Object.entries(READY).entries())
    t.test(title, async (t) => {
      const page = await browser.load(`/ready${i}`);
      t.match(page.text, expected.replace('PORT', String(site.port)));
      t.equal(page.mediaType, 'text/html');
    });
});

t.test('a page that is never done is taken as it stands', { skip }, async (t) => {
  const site = await createSite(t, {
    '/silent': silent,
    '/loop': '<p>before</p><script>for (;;);</script><p>after</p>',
    '/ticking': script('setInterval(() => { p.append("."); }, 20)'),
    '/frames': script('const f = () => { p.append("."); requestAnimationFrame(f) }; f()'),
    '/messages': script(
      'const c = new MessageChannel(); c.port1.onmessage = () => { p.append("."); c.port2.postMessage(0) }; c.port2.postMessage(0)',
    ),
    '/fetching': script(`fetch('/silent'); setTimeout(() => { ${append('timer')} }, 300)`),
    '/events': script("new EventSource('/silent')"),
    '/script': '<p id="p">start</p><script src="/silent"></script>',
    '/style': '<p>start</p><link rel="stylesheet" href="/silent"><p>rest</p>',
    '/blocked': '<p>start</p><script src="/silent"></script><p>rest</p>',
    '/synchronous': script("const r = new XMLHttpRequest(); r.open('GET', '/silent', false); r.send()"),
    '/navigating': script("location = '/silent'"),
    '/body': (_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).write('<p>start</p>'),
  });
  const browser = createBrowser(t, site, { waitMs: 3_000 });
  const cases = {
    '/loop': 'before',
    '/ticking': 'start...',
    '/frames': 'start...',
    '/messages': 'start...',
    '/fetching': 'start timer',
    '/events': 'start',
    '/script': 'start',
    '/synchronous': 'start',
    '/navigating': 'start',
    '/body': 'start',
  };
  // What is read once the page has answered in time, which it cannot beside pages that keep the machine busy.
  const answering = {
    '/style': '<p>rest</p>',
    '/blocked': '<p>rest</p>',
  };
  for (const together of [cases, answering])
    await Promise.all(
      Object.entries(together).map(async ([path, expected]) =>
        t.match((await browser.load(path)).text, expected, path),
      ),
    );
});

t.test('what is handed on', { skip }, async (t) => {
  const site = await createSite(t, {
    '/data': `<script type="application/ld+json">{"a":"<b>"}</script><script>var x</script><style>p{}</style><p>text${' words'.repeat(250)}`,
    '/origins': `<script src="/none.js">var x</script><p>text${' words'.repeat(250)}<script type="math/tex">\\frac{1}{2}</script>`,
    '/challenge': '<title>Wait</title><p>One moment.</p><script>window._cf_chl_opt = {}</script>',
    '/noscript': '<noscript><img src="/lazy.png"></noscript>',
    '/noscript-page': '<p id="p"></p><noscript><p>The page without scripts.</p></noscript>',
    '/noscript-copy': `<noscript><p>The page without scripts.</p></noscript>${script(append('The page with scripts and more.'))}`,
    '/patched': script('Element.prototype.appendChild = Array.from = Node.prototype.appendChild = () => { throw 1 }'),
    '/large': script('p.textContent = "x".repeat(4_100_000)'),
    '/hop': redirect('/hop2?x=1'),
    '/hop2': redirect('/arrived#part'),
    '/arrived': script("history.replaceState(0, '', '/route')"),
    '/headers': (req, res) => res.end(JSON.stringify(req.headers)),
    '/identity': (req, res) =>
      res.setHeader('content-type', 'text/html').end(
        script(`
            fetch('/headers').then((r) => r.text()).then((t) => p.append(t));
            p.append(${JSON.stringify(JSON.stringify(req.headers))});
          `),
      ),
  });
  const browser = createBrowser(t, site);
  const textOf = async (path: string) => (await browser.load(path)).text;

  t.test('scripts and styles are left out, linked data stays', async (t) => {
    t.match(await textOf('/data'), '<script type="application/ld+json">{"a":"<b>"}</script></head><body><p>text words');
  });
  t.test('TeX in scripts stays, and where scripts come from', async (t) => {
    const text = await textOf('/origins');
    t.match(text, '<script type="math/tex">\\frac{1}{2}</script>');
    t.match(text, '<script src="/none.js"></script>');
  });
  t.test('a challenge that only its scripts tell is forbidden', async (t) => {
    const page = await browser.load('/challenge');
    t.throws(() => extract(page), { code: 'forbidden' });
  });
  t.test('noscript is markup again', async (t) =>
    t.match(await textOf('/noscript'), '<noscript><img src="/lazy.png"></noscript>'),
  );
  t.test('what stands in for scripts stays where they show less', async (t) => {
    t.match(await textOf('/noscript-page'), 'without scripts');
    t.notMatch(await textOf('/noscript-copy'), 'without scripts');
  });
  t.test('a page that patches prototypes cannot disturb us', async (t) => t.match(await textOf('/patched'), 'start'));
  t.test('a document over the cap is extraction_failed', async (t) => {
    t.match(await failureOf(browser.load('/large')), { code: 'extraction_failed' });
  });
  t.test('the address is the one shown at the end', async (t) => {
    t.equal((await browser.load('/hop')).url.href, site.url('/route').href);
  });
  t.test(
    'requests carry our identity and no other, on a secure origin neither, and no credential of the proxy',
    async (t) => {
      const guard = guardFor(site, [site.port]);
      const anywhere = createBrowser(t, site, { guard });
      for (const host of ['a.test', '127.0.0.1']) {
        const { text } = await anywhere.load('/identity', { host });
        t.equal(text.match(/"user-agent":"TestBot\/1\.0 \(\+https:\/\/example\.com\/bot\)"/g)?.length, 2);
        t.equal(text.match(/"accept-language":"en-US/g)?.length, 2);
        t.notMatch(text, /Headless|Mozilla|Chrome|proxy-/i);
      }
    },
  );
});

t.test('the final response decides the category', { skip }, async (t) => {
  const answer =
    (status: number, body = ''): Route =>
    (_req, res) =>
      res.writeHead(status, { 'content-type': 'text/html' }).end(body);
  const site = await createSite(t, {
    ...Object.fromEntries(
      [401, 403, 404, 408, 410, 418, 429, 500, 503, 504].map((s) => [`/${s}`, answer(s, '<p>sorry')]),
    ),
    '/empty-404': answer(404),
    '/authenticate': (_req, res) => res.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end(),
    '/proxy-authenticate': (_req, res) => res.writeHead(407, { 'proxy-authenticate': 'Basic realm="egress"' }).end(),
    '/image': typed('image/png', 'x'),
    '/archive': (_req, res) =>
      res.writeHead(200, { 'content-type': 'application/zip', 'content-disposition': 'attachment' }).end('x'),
    '/missing-data': (_req, res) => res.writeHead(404, { 'content-type': 'application/json' }).end('{}'),
    '/refused-data': (_req, res) =>
      res.writeHead(200, { 'content-type': 'application/json', 'cf-mitigated': 'challenge' }).end('{}'),
    '/broken-data': (_req, res) =>
      void res
        .writeHead(200, { 'content-type': 'application/json', 'content-length': 9 })
        .write('{', () => res.destroy()),
    '/large-data': typed('application/json', `"${'x'.repeat(4_000_000)}"`),
    '/bomb': (_req, res) =>
      res
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(64_000_000, 'x'))),
    '/nothing': (_req, res) => res.writeHead(204).end(),
    '/blob': script('location = URL.createObjectURL(new Blob(["<p>made up"], { type: "text/html" }))'),
    '/reset': (req) => req.socket.destroy(),
    '/to-mail': redirect('mailto:a@example.com'),
    '/to-file': redirect('file:///etc/hostname'),
    '/to-credentials': (req, res) =>
      res.writeHead(302, { location: `http://user:pw@b.test:${req.socket.localPort}/fine` }).end(),
    '/script-credentials': script("location = 'http://user:pw@b.test:' + location.port + '/fine'"),
    '/to-port-0': redirect('http://a.test:0/'),
    '/fine': '<p>fine',
    '/choices': (_req, res) =>
      res.writeHead(300, { location: '/chosen', 'set-cookie': 'a=1', 'content-type': 'text/html' }).end('<p>choose'),
    '/chosen': (req, res) => typed('text/html', `<p>chosen ${req.headers.cookie}`)(req, res),
    '/not-modified': answer(304),
    '/not-modified-elsewhere': (_req, res) => res.writeHead(304, { location: '/fine' }).end(),
    '/around': redirect('/around'),
    '/challenge': (req, res) =>
      req.headers.cookie
        ? res.writeHead(200, { 'content-type': 'text/html' }).end('<p>welcome')
        : res
            .writeHead(403, { 'content-type': 'text/html' })
            .end(script('document.cookie = "ok=1"; location.reload()')),
    '/spoof': (_req, res) =>
      res.writeHead(200, { 'x-egress-refusal': 'timeout', 'content-type': 'text/html' }).end('<p>mine'),
  });
  const browser = createBrowser(t, site);
  const cases = {
    '/401': 'forbidden',
    '/403': 'forbidden',
    '/404': 'not_found',
    '/empty-404': 'not_found',
    '/408': 'timeout',
    '/410': 'not_found',
    '/418': 'upstream_error',
    '/429': 'rate_limited',
    '/500': 'upstream_error',
    '/503': 'upstream_error',
    '/504': 'timeout',
    '/authenticate': 'forbidden',
    '/proxy-authenticate': 'upstream_error',
    '/image': 'extraction_failed',
    '/archive': 'extraction_failed',
    '/missing-data': 'not_found',
    '/refused-data': 'forbidden',
    '/broken-data': 'unreachable',
    '/large-data': 'extraction_failed',
    '/bomb': 'extraction_failed',
    '/nothing': 'extraction_failed',
    '/blob': 'extraction_failed',
    '/reset': 'unreachable',
    '/to-mail': 'upstream_error',
    '/to-file': 'upstream_error',
    '/to-credentials': 'upstream_error',
    '/script-credentials': 'upstream_error',
    '/to-port-0': 'upstream_error',
    '/not-modified': 'upstream_error',
    '/not-modified-elsewhere': 'upstream_error',
    '/around': 'upstream_error',
  };
  await Promise.all(
    Object.entries(cases).map(async ([path, code]) => t.match(await failureOf(browser.load(path)), { code }, path)),
  );

  t.test('a host that is refused or speaks no TLS is unreachable', async (t) => {
    for (const target of [
      'http://10.0.0.1/',
      'https://10.0.0.1/',
      'http://nowhere.example/',
      `https://a.test:${site.port}/`,
    ])
      t.match(await failureOf(browser.loadUrl(target)), { code: 'unreachable' });
  });
  t.test('an error page that a script turns into the real one is the real one', async (t) => {
    t.match((await browser.load('/challenge')).text, 'welcome');
  });
  t.test('one choice that is named among several is followed', async (t) => {
    const page = await browser.load('/choices');
    t.match(page, { url: site.url('/chosen'), text: 'chosen a=1' });
    t.ok(browser.permitted.includes('/chosen'));
  });
  t.test('a site cannot speak for the proxy', async (t) => t.match((await browser.load('/spoof')).text, 'mine'));
});

const PDF = Buffer.from([...Buffer.from('%PDF-1.7'), 0, 0xff, 0xe9]);
const FEED = '<?xml version="1.0" encoding="iso-8859-2"?><rss><channel><title>\xb1</title></channel></rss>';
const headed =
  (headers: Record<string, string>, body: string | Buffer): Route =>
  (_req, res) =>
    res.writeHead(200, headers).end(body);
const html = 'text/html; charset=utf-8';

/** Documents that a browser would download, or show in a viewer of its own. */
const NOT_RENDERED: Record<string, Route> = {
  '/pdf': typed('application/pdf', PDF),
  '/pdf-attached': headed({ 'content-type': 'application/pdf', 'content-disposition': 'attachment' }, PDF),
  '/pdf-untyped': headed({}, PDF),
  '/feed': typed('application/rss+xml', Buffer.from(FEED, 'latin1')),
  '/xml': typed('text/xml', '<a>é</a>'),
  '/json': typed('application/json', '{"a": "é"}'),
  '/json-gzip': headed({ 'content-type': 'application/json', 'content-encoding': 'gzip' }, gzipSync('{"a": "é"}')),
  '/vendor-json': typed('application/problem+json', '{"b": 1}'),
  '/markdown': typed('text/markdown; charset=utf-8', '# é'),
  '/csv': typed('text/csv; charset=utf-8', 'a,é'),
  '/script': headed({ 'content-type': 'text/javascript', 'content-disposition': 'attachment' }, 'let a;'),
  '/text': typed('text/plain; charset=iso-8859-1', Buffer.from('plain <b> caf\xe9', 'latin1')),
  '/text-untyped': headed({}, 'plain words'),
  '/html-attached': headed({ 'content-type': html, 'content-disposition': 'attachment' }, '<p>é'),
  '/long': typed('text/plain', 'word '.repeat(200_000)),
};

t.test('what is not rendered is the same with a browser and without', { skip }, async (t) => {
  const away = '<p>page</p><script>document.cookie = "seen=1"; location = "/own"</script>';
  const site = await createSite(t, {
    ...NOT_RENDERED,
    '/hop': (_req, res) => res.writeHead(302, { location: '/own', 'set-cookie': 'seen=1' }).end(),
    '/away': away,
    '/own': (req, res) => {
      const seen = req.headers.cookie === 'seen=1';
      typed('application/json', JSON.stringify({ seen }))(req, res);
    },
    '/untyped': headed({ 'set-cookie': 'a=1' }, script(`p.textContent += ' scripted' + document.cookie`)),
    '/download': script("location = '/pdf-attached'"),
  });
  const browser = createBrowser(t, site);
  const load = createStaticLoader({
    guard: createGuard({ allowPrivateNetworks: true, lookup: async () => [{ address: '127.0.0.1', family: 4 }] }),
    permit: async () => {},
    userAgent: 'TestBot/1.0',
  });
  for (const path of Object.keys(NOT_RENDERED))
    t.test(path, async (t) => {
      const page = await browser.load(path);
      t.same(page, await load(site.url(path), never));
      t.ok(page.text || page.bytes);
    });
  t.test('each is asked for once, with the cookies of the way there', async (t) => {
    for (const path of ['/hop', '/away']) {
      site.asked.length = 0;
      t.match(await browser.load(path), {
        url: site.url('/own'),
        text: '{"seen":true}',
        mediaType: 'application/json',
      });
      t.strictSame(site.asked, [path, '/own']);
    }
  });
  t.test('a page without a type is rendered if it is HTML', async (t) => {
    t.match((await browser.load('/untyped')).text, 'start scripteda=1');
  });
  t.test('a page that offers a download stays', async (t) => {
    t.match((await browser.load('/download')).text, 'start');
  });
});

t.test('a page that asks for itself again and again is taken as it stands', { skip }, async (t) => {
  const ping = (to: string) => `<p>round</p><script>setTimeout(() => { location = '${to}' }, 1000)</script>`;
  const site = await createSite(t, {
    '/refresh': '<meta http-equiv="refresh" content="1"><p>score</p>',
    '/refresh-header': (_req, res) =>
      res.writeHead(200, { refresh: '1', 'content-type': 'text/html; charset=utf-8' }).end('<p>score'),
    '/reload': script('location.reload()'),
    '/timer': script('setInterval(() => location.reload(), 1000)'),
    '/replace': script('setTimeout(() => location.replace(location.pathname), 2000)'),
    '/to-part': '<p>start</p><meta http-equiv="refresh" content="0; url=/to-part#part">',
    '/ping': ping('/pong'),
    '/pong': ping('/ping'),
    '/forbidden': (_req, res) => res.writeHead(403, { 'content-type': 'text/html' }).end(script('location.reload()')),
  });
  const browser = createBrowser(t, site);
  const cases = {
    '/refresh': 'score',
    '/refresh-header': 'score',
    '/reload': 'start',
    '/timer': 'start',
    '/replace': 'start',
    '/to-part': 'start',
  };
  for (const [path, expected] of Object.entries(cases))
    t.test(path, async (t) => {
      site.asked.length = 0;
      t.match(await browser.load(path), { text: expected });
      t.ok(site.asked.length <= 3, 'and asked for no more than three times');
    });
  t.test('two pages that send to each other', async (t) => {
    site.asked.length = 0;
    t.match(await browser.load('/ping'), { text: 'round' });
    t.ok(site.asked.length <= 11);
  });
  t.test('a refusal stays one', async (t) => {
    t.match(await failureOf(browser.load('/forbidden')), { code: 'forbidden' });
  });
});

/** `é` and `日本` say which encoding was used; the script that everything, scripts too, is as before. */
const words = '<p id="p">caf\u00e9 \u65e5\u672c\u3053\u308c\u306f</p><script>p.append(" scripted")</script>';
const UNDECLARED: Record<string, [type: string, body: Buffer, expected: string]> = {
  'UTF-8': ['text/html', Buffer.from(words), 'caf\u00e9 \u65e5\u672c\u3053\u308c\u306f scripted'],
  'UTF-8 of UTF-8': ['text/html', Buffer.from(Buffer.from(words).toString('latin1')), 'caf\u00e9 \u65e5\u672c'],
  'UTF-8 under an unknown name': ['text/html; charset=none', Buffer.from(words), 'caf\u00e9 \u65e5\u672c'],
  'UTF-8 as HTML or else plain text': ['text/html, text/plain', Buffer.from(words), 'caf\u00e9 \u65e5\u672c'],
  'UTF-16': [
    'text/html',
    Buffer.from(`<title>UTF-16 without a mark</title>${words}`, 'utf16le'),
    'caf\u00e9 \u65e5\u672c',
  ],
  'ISO-2022-JP': ['text/html', Buffer.from('<p>\x1b$BF|K\\8l\x1b(B</p>', 'latin1'), '\u65e5\u672c\u8a9e'],
  'windows-1252': [
    'text/html',
    Buffer.from('<p>caf\xe9 \x96 d\xe9j\xe0 vu</p>', 'latin1'),
    'caf\u00e9 \u2013 d\u00e9j\u00e0 vu',
  ],
  'its own word under the default of a server': [
    'text/html; charset=ISO-8859-1',
    Buffer.from('<meta charset=shift_jis><p>\x93\xfa\x96\x7b\x82\xb1\x82\xea\x82\xcd</p>', 'latin1'),
    '\u65e5\u672c\u3053\u308c\u306f',
  ],
  'its own word under a wrong UTF-8': [
    'text/html; charset=utf-8',
    Buffer.from('<meta charset=windows-1251><p>\xcd\xee\xf7\xfc\xfe \xf0\xe5\xea\xe0</p>', 'latin1'),
    '\u041d\u043e\u0447\u044c\u044e \u0440\u0435\u043a\u0430',
  ],
  'no word under a wrong UTF-8': [
    'text/html; charset=utf-8',
    Buffer.from('<p>\xcd\xee\xf7\xfc\xfe \xf0\xe5\xea\xe0 \xef\xee\xe4\xed\xff\xeb\xe0\xf1\xfc</p>', 'latin1'),
    '\u041d\u043e\u0447\u044c\u044e \u0440\u0435\u043a\u0430',
  ],
  'a header that is right': [
    'text/html; charset=koi8-r',
    Buffer.from('<meta charset=windows-1251><p>\xee\xcf\xde\xd8\xc0 \xd2\xc5\xcb\xc1</p>', 'latin1'),
    '\u041d\u043e\u0447\u044c\u044e \u0440\u0435\u043a\u0430',
  ],
  'its own word': ['text/html', Buffer.from('<meta charset="iso-8859-7"><p>\xe1\xe2</p>', 'latin1'), '\u03b1\u03b2'],
};

t.test('a page whose head names no encoding, or a wrong one, is read in the one that it has', { skip }, async (t) => {
  const site = await createSite(t, {
    ...Object.fromEntries(Object.values(UNDECLARED).map(([type, body], i) => [`/${i}`, typed(type, body)])),
    '/away': "<p>x</p><script>location = '/0'</script>",
    '/gzip': headed({ 'content-type': 'text/html', 'content-encoding': 'gzip', 'set-cookie': 'a=1' }, gzipSync(words)),
    '/pdf': typed('text/html', PDF),
    '/feed': typed(
      'text/html',
      Buffer.from('<?xml version="1.0"?><rss><channel><title>caf\u00e9</title></channel></rss>'),
    ),
    '/slow': async (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/html' }).write('<p>caf\u00e9');
      await delay(300);
      res.end(' \u65e5\u672c');
    },
  });
  const browser = createBrowser(t, site);
  for (const [i, [title, [, , expected]]] of Object.entries(UNDECLARED).entries())
    t.test(title, async (t) => t.match((await browser.load(`/${i}`)).text, expected));
  t.test('wherever it comes from', async (t) => {
    t.match((await browser.load('/away')).text, 'caf\u00e9 \u65e5\u672c');
    t.match((await browser.load('/gzip')).text, 'caf\u00e9 \u65e5\u672c');
    t.match((await browser.load('/slow')).text, 'caf\u00e9 \u65e5\u672c');
  });
  t.test('a feed that is called a page stays one', async (t) => {
    t.match((await browser.load('/feed')).text, /^<\?xml.*<title>caf\u00e9<\/title>/);
  });
  t.test('a PDF that is called a page is a PDF', async (t) => {
    t.match(await browser.load('/pdf'), { mediaType: 'application/pdf', bytes: PDF });
  });
});

t.test('data that is called a page is extraction_failed, a page with a stray NUL is a page', { skip }, async (t) => {
  const site = await createSite(t, {
    '/nul': '<p>a\0b</p>',
    ...Object.fromEntries(Object.values(DATA).map((data, i) => [`/html${i}`, typed('text/html', data)])),
    ...Object.fromEntries(Object.values(DATA).map((data, i) => [`/none${i}`, (_req, res) => res.end(data)])),
  });
  const browser = createBrowser(t, site);
  t.match((await browser.load('/nul')).text, '<p>ab</p>');
  for (const [i, title] of Object.keys(DATA).entries())
    for (const path of [`/html${i}`, `/none${i}`])
      t.match(await failureOf(browser.load(path)), { code: 'extraction_failed' }, `${title} at ${path}`);
});

t.test('an answer that switches protocols is an error of the site, WebSockets work', { skip }, async (t) => {
  const site = await createSite(t, {
    '/switch': ({ socket }) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
    },
    '/echo': ({ socket, headers }) => {
      // RFC 6455, sections 1.3 and 5.7: the accepting answer, and an unmasked text message.
      const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
      const accept = createHash('sha1').update(key).digest('base64');
      const fields = ['connection: upgrade', 'upgrade: websocket', `sec-websocket-accept: ${accept}`];
      socket.write(['HTTP/1.1 101 Switching Protocols', ...fields, '', ''].join('\r\n'));
      socket.write('\x81\x05Hello', 'latin1');
    },
    '/page': `<p id="p">nothing</p><script src="/switch"></script><script>
      new WebSocket('ws://' + location.host + '/echo').onmessage = ({ data }) => { p.textContent = data + ' by socket' }
    </script>`,
  });
  const browser = createBrowser(t, site);
  t.match(await failureOf(browser.load('/switch')), { code: 'upstream_error' });
  t.match((await browser.load('/page')).text, 'Hello by socket');
});

t.test('robots is asked for every document of the main frame', { skip }, async (t) => {
  const site = await createSite(t, {
    '/1': redirect('/2'),
    '/2': (_req, res) => res.writeHead(308, { location: '/3' }).end(),
    '/3': script("location = '/4'"),
    '/4': '<meta http-equiv="refresh" content="1; url=/5">',
    '/5': (_req, res) => res.writeHead(200, { refresh: '0; url=/6', 'content-type': 'text/html' }).end('5'),
    '/6': '<form method="post" action="/7"></form><script>document.forms[0].submit()</script>',
    '/7': '<p>arrived</p><iframe src="/denied/frame"></iframe>',
    '/denied/frame': '<p>frame</p>',
    '/to-denied': redirect('/denied'),
    '/deep-denied': redirect('/to-denied'),
    '/script-denied': script("setTimeout(() => { location.href = '/denied' }, 100)"),
    '/meta-denied': '<meta http-equiv="refresh" content="0; url=/denied">',
    '/click-denied': '<a href="/denied">x</a><script>document.links[0].click()</script>',
    '/frame-denied': '<iframe srcdoc="<script>top.location = \'/denied\'</script>"></iframe>',
    '/prefetched-denied': `<script type="speculationrules">{"prerender":[{"urls":["/denied"],"eagerness":"immediate"}]}</script>
      <p>text</p><script>setTimeout(() => { location = '/denied' }, 200)</script>`,
    '/denied': '<p>secret</p>',
  });
  const browser = createBrowser(t, site);

  t.test('each hop and each navigation, but for the first request', async (t) => {
    const page = await browser.load('/1');
    t.match(page.text, 'arrived');
    t.strictSame(browser.permitted, ['/2', '/3', '/4', '/5', '/6', '/7']);
  });
  for (const path of [
    '/to-denied',
    '/deep-denied',
    '/script-denied',
    '/meta-denied',
    '/click-denied',
    '/frame-denied',
    '/prefetched-denied',
  ])
    t.test(`${path} is robots_denied, and nothing was asked there`, async (t) => {
      t.match(await failureOf(browser.load(path)), { code: 'robots_denied' });
      t.notOk(site.asked.includes('/denied'));
    });
});

t.test('a document that never answers is a timeout', { skip }, async (t) => {
  const site = await createSite(t, { '/silent': silent });
  const browser = createBrowser(t, site, { timeoutMs: 4_000 });
  t.match(await failureOf(browser.load('/silent')), { code: 'timeout' });
});

t.test('a caller who leaves ends the page, down to its sockets', { skip }, async (t) => {
  const gone = new AbortController();
  let closed = () => {};
  const disconnected = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const site = await createSite(t, {
    '/silent': (req) => {
      req.socket.once('close', closed);
      gone.abort();
    },
    '/fine': '<p>fine</p>',
  });
  const browser = createBrowser(t, site);
  t.match(await failureOf(browser.load('/silent', { signal: gone.signal })), { code: 'timeout' });
  await disconnected;
  t.match((await browser.load('/fine')).text, 'fine');
});
