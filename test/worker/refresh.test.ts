import type { RequestListener } from 'node:http';
import t from 'tap';
import { GatewayError } from '../../src/shared/errors.js';
import { createGuard } from '../../src/shared/guard.js';
import { createStaticLoader } from '../../worker/loaders/static.js';
import { never } from '../helpers/failure.js';
import { listen, type Teardown } from '../helpers/listen.js';

const NEW = '<!doctype html><title>New</title><p>The new page.';
const ARTICLE =
  '<p>The river had risen during the night, and the lower meadows lay under a sheet of brown water that reached as far as ' +
  'the old mill. Nobody in the village could remember a flood so early in the year.</p>';
const html = { 'content-type': 'text/html; charset=utf-8' };

/** Paths of the answers, by path: a page, or all of the answer. */
type Site = Record<string, string | RequestListener>;

/** What becomes of `/old/page` on a site: the path and the query where it was found, or the code of the failure. */
async function foundAt(t: Teardown, site: Site, permit = async (_url: URL) => {}): Promise<string> {
  const url = await listen(t, (req, res) => {
    const answer = site[req.url ?? ''] ?? site['*'] ?? NEW;
    if (typeof answer === 'string') res.writeHead(200, html).end(answer);
    else answer(req, res);
  });
  const guard = createGuard({ allowPrivateNetworks: true });
  t.teardown(() => guard.close());
  const load = createStaticLoader({ guard, permit, userAgent: 'TestBot/1.0' });
  return load(new URL('/old/page', url), never).then(
    (page) => page.url.pathname + page.url.search,
    (failure) => (failure instanceof GatewayError ? failure.code : String(failure)),
  );
}

const meta = (content: string) => `<meta http-equiv="refresh" content="${content}">`;
const stub = (content: string, body = '<p>You are being redirected. <a href="/new">Go on</a>.</p>') =>
  `<!doctype html><title>Moved</title>${meta(content)}${body}`;

const pages: [string, string, string][] = [
  ['at once', stub('0; url=/new'), '/new'],
  ['after five seconds', stub('5;url=/new'), '/new'],
  ['after six seconds, not', stub('6;url=/new'), '/old/page'],
  ['after a fraction of a second', stub('0.5; url=/new'), '/new'],
  ['in single quotes', stub("1;URL='/new'"), '/new'],
  ['in double quotes', '<META HTTP-EQUIV=Refresh CONTENT=\'1; Url = "/new" \'><p>Moved', '/new'],
  ['without a quote at the end', stub("0;url='/new"), '/new'],
  ['without “url”', stub('0;/new'), '/new'],
  ['with a comma', stub('0,url=/new'), '/new'],
  ['with white space alone', stub(' 0 url=/new'), '/new'],
  ['with character references', stub('0;url=/new?a=1&amp;b=2'), '/new?a=1&b=2'],
  ['relative', stub('0;url=new'), '/old/new'],
  ['relative to a base', `<base href="/other/">${stub('0;url=new')}`, '/other/new'],
  ['beyond ASCII', stub('0;url=/né'), '/n%C3%A9'],
  ['in the body', `<p>Moved.</p>${meta('0;url=/new')}`, '/new'],
  ['without any text', `<html><head>${meta('0;url=/new')}</head></html>`, '/new'],
  ['for those without scripts', `<script>location = "/new"</script><noscript>${meta('0;url=/new')}</noscript>`, '/new'],
  [
    'for those without scripts, of an application',
    `<script src="/app.js"></script><noscript>${meta('0;url=/new')}</noscript><p>Hello`,
    '/old/page',
  ],
  ['in a comment, not', `<!-- ${meta('0;url=/new')} --><p>Hello`, '/old/page'],
  ['in a script, not', `<script>const text = '${meta('0;url=/new')}'</script><p>Hello`, '/old/page'],
  ['in a text box, not', `<textarea>${meta('0;url=/new')}</textarea><p>Hello`, '/old/page'],
  ['in a template, not', `<template>${meta('0;url=/new')}</template><p>Hello`, '/old/page'],
  ['without an address', stub('0'), '/old/page'],
  ['without a time', stub('url=/new'), '/old/page'],
  ['to a script', stub('0;url=javascript:alert(1)'), '/old/page'],
  ['to a place in itself', stub('0;url=#top'), '/old/page'],
  ['to itself', stub('0;url=/old/page'), '/old/page'],
  ['with a text of its own', stub('5;url=/new', ARTICLE), '/old/page'],
  ['at once with a text of its own', stub('0;url=/new', ARTICLE), '/old/page'],
  [
    'with a menu and a footer',
    stub('3;url=/new', `<nav>${ARTICLE}</nav><p>This page has moved to a new address.</p><footer>${ARTICLE}</footer>`),
    '/new',
  ],
  [
    'in many words that it moved',
    stub(
      '5;url=/new',
      '<p>This site has moved. Please update your bookmarks. You will be redirected automatically in a few seconds. ' +
        'If your browser does not support that, please <a href="/new">click here</a>.</p>',
    ),
    '/new',
  ],
  [
    'in German',
    stub(
      '5;url=/new',
      '<p>Diese Seite ist umgezogen. Sie werden in wenigen Sekunden automatisch zu unserer neuen Adresse weitergeleitet. ' +
        'Sollte das nicht geschehen, klicken Sie bitte hier. Bitte passen Sie Ihr Lesezeichen an.</p>',
    ),
    '/new',
  ],
  [
    'in Chinese with a text of its own',
    stub('5;url=/new', `<p>${'夜里河水上涨，低处的草地被淹没。'.repeat(8)}</p>`),
    '/old/page',
  ],
];

for (const [title, page, expected] of pages) {
  t.test(`a page that refreshes ${title}: ${expected}`, async (t) => {
    t.equal(await foundAt(t, { '/old/page': page }), expected);
  });
}

const answers: [string, RequestListener, string][] = [
  ['', (_req, res) => res.writeHead(200, { ...html, refresh: '0; url=/new' }).end('<p>Moved'), '/new'],
  ['of an empty page', (_req, res) => res.writeHead(200, { ...html, refresh: '0;url=/new' }).end(), '/new'],
  ['in raw UTF-8', (_req, res) => res.writeHead(200, { ...html, refresh: '0;url=/n\xc3\xa9' }).end(), '/n%C3%A9'],
  [
    'of a text',
    (_req, res) => res.writeHead(200, { 'content-type': 'text/plain', refresh: '1;/new' }).end('a'),
    '/new',
  ],
  ['after a minute', (_req, res) => res.writeHead(200, { ...html, refresh: '60;url=/new' }).end('<p>a'), '/old/page'],
  [
    'of a page with a text',
    (_req, res) => res.writeHead(200, { ...html, refresh: '0;url=/new' }).end(ARTICLE),
    '/old/page',
  ],
  [
    'of a page that is not there',
    (_req, res) => res.writeHead(404, { ...html, refresh: '0;url=/new' }).end('a'),
    'not_found',
  ],
  [
    'of an empty page to itself',
    (_req, res) => res.writeHead(200, { ...html, refresh: '0' }).end(),
    'extraction_failed',
  ],
];

for (const [title, answer, expected] of answers) {
  t.test(`a Refresh field ${title}: ${expected}`, async (t) => {
    t.equal(await foundAt(t, { '/old/page': answer }), expected);
  });
}

t.test('a refresh may lead to a redirect, and a redirect to a refresh', async (t) => {
  const site: Site = {
    '/old/page': (_req, res) => res.writeHead(302, { location: '/a' }).end(),
    '/a': stub('0;url=/b'),
    '/b': (_req, res) => res.writeHead(302, { location: '/new' }).end(),
  };
  t.equal(await foundAt(t, site), '/new');
});

t.test('each hop is checked, and a refresh that is not permitted is not requested', async (t) => {
  const requested: string[] = [];
  const asked: string[] = [];
  const site: Site = {
    '/old/page': stub('0;url=/new'),
    '*': (req, res) => res.end(requested.push(req.url ?? '')),
  };
  const permit = async ({ pathname }: URL) => {
    asked.push(pathname);
    throw new GatewayError('robots_denied');
  };
  t.equal(await foundAt(t, site, permit), 'robots_denied');
  t.strictSame([asked, requested], [['/new'], []]);
});

t.test('pages that lead to each other are taken as they stand, those that lead on and on are not', async (t) => {
  t.equal(await foundAt(t, { '/old/page': stub('0;url=/a'), '/a': stub('0;url=/old/page') }), '/a');
  const ever: RequestListener = (req, res) => res.writeHead(200, html).end(stub(`0;url=${req.url}x`));
  t.equal(await foundAt(t, { '*': ever }), 'upstream_error');
});

const tested =
  (setCookie: string | undefined, toward: string): RequestListener =>
  (req, res) => {
    if (req.headers.cookie?.includes('ok=1')) res.writeHead(200, html).end(ARTICLE);
    else res.writeHead(200, { ...html, ...(setCookie && { 'set-cookie': setCookie }) }).end(stub(`0;url=${toward}`));
  };

t.test('a refresh that tests for a cookie leads to the page', async (t) => {
  let pages = 0;
  const site = (toward: string): Site => ({
    '/old/page': (req, res) => {
      pages += Number(req.headers.cookie?.includes('ok=1') ?? 0);
      tested('ok=1; Path=/', toward)(req, res);
    },
    '/check': (_req, res) => res.writeHead(302, { location: '/old/page' }).end(),
    '/meta': stub('1;url=/old/page'),
  });
  for (const toward of ['/old/page', '/check', '/meta']) t.equal(await foundAt(t, site(toward)), '/old/page', toward);
  t.equal(pages, 3);
});

t.test('a page that asks for itself without an address does so once it has set a cookie', async (t) => {
  const again = stub('1', '<p>Checking cookies');
  const page = (headers: Record<string, string>, body: string): RequestListener => {
    return (req, res) =>
      req.headers.cookie?.includes('ok=1')
        ? res.writeHead(200, html).end(stub('0;url=/seen', '<p>Moved'))
        : res.writeHead(200, { ...html, 'set-cookie': 'ok=1', ...headers }).end(body);
  };
  t.equal(await foundAt(t, { '/old/page': page({}, again) }), '/seen');
  t.equal(await foundAt(t, { '/old/page': page({ refresh: '0' }, '<p>Checking cookies') }), '/seen');
  t.equal(await foundAt(t, { '/old/page': page({ refresh: '1x' }, '<p>Checking cookies') }), '/old/page');
});

t.test('a page that keeps itself current under a new cookie each time is taken as it stands', async (t) => {
  let count = 0;
  const ever: RequestListener = (_req, res) =>
    res.writeHead(200, { ...html, 'set-cookie': `seen=${++count}` }).end(stub('3', '<p>12 °C'));
  t.equal(await foundAt(t, { '/old/page': ever }), '/old/page');
  t.ok(count <= 3, `${count} requests`);
});

t.test('a test for a cookie that is never set ends', async (t) => {
  t.equal(await foundAt(t, { '/old/page': tested(undefined, '/old/page') }), '/old/page');
});
