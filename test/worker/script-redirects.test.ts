import t from 'tap';
import { GatewayError } from '../../src/shared/errors.js';
import { createBrowser, createSite, type Route, skip } from './browser-site.js';

const NEW = '<!doctype html><title>New</title><p>The new page.';
const stub = (code: string, body = '<p>You are being redirected.</p>') =>
  `<!doctype html><title>Moved</title>${body}<script>${code}</script>`;
const meta = (content: string) => `<meta http-equiv="refresh" content="${content}"><p>Moved.`;
const text = 'The river had risen during the night, and the lower meadows lay under water. '.repeat(5);
const moved =
  (location: string): Route =>
  (_req, res) =>
    res.writeHead(302, { location }).end();

/** Where `/old` is found: the address, and what robots was asked about on the way. */
const PAGES: Record<string, [old: string | Route, found: string, asked?: string[]]> = {
  'sets its location at once': [stub("location = '/new'"), '/new', ['/new']],
  'sets its address at once': [stub("location.href = '/new?a=1'"), '/new?a=1', ['/new']],
  'sets the address of its window': [stub("window.top.location.href = '/new'"), '/new', ['/new']],
  'replaces itself': [stub("location.replace('/new')"), '/new', ['/new']],
  'assigns another': [stub("location.assign('/new')"), '/new', ['/new']],
  'leads on when it is loaded': [stub("onload = () => { location.href = '/new' }"), '/new', ['/new']],
  'leads on after a second': [stub("setTimeout(() => { location.href = '/new' }, 1000)"), '/new', ['/new']],
  'leads on after five seconds': [stub("setTimeout(() => location.replace('/new'), 5000)"), '/new', ['/new']],
  'counts five seconds down': [
    stub("let n = 5; setInterval(() => { if (--n === 0) location.href = '/new' }, 1000)"),
    '/new',
    ['/new'],
  ],
  'clicks its link': [stub("document.querySelector('a').click()", '<a href="/new">on</a>'), '/new', ['/new']],
  'sends a form': [
    stub('document.forms[0].submit()', '<form action="/new"><input name="a" value="1"></form>'),
    '/new?a=1',
    ['/new'],
  ],
  'sends a form by another method': [
    stub('document.forms[0].submit()', '<form action="/new" method="post"><input name="a" value="1"></form>'),
    '/new',
    ['/new'],
  ],
  'sends a form when it is loaded': [
    '<body onload="document.forms[0].submit()"><form action="/new"></form>',
    '/new?',
    ['/new'],
  ],
  'changes its address by history': [
    stub("history.pushState({}, '', '/route/1'); document.querySelector('p').textContent = 'The new page.'"),
    '/route/1',
    [],
  ],
  'changes its address by history, later': [
    stub(
      "setTimeout(() => { history.replaceState({}, '', '/route/2'); document.querySelector('p').textContent = 'The new page.' }, 1500)",
    ),
    '/route/2',
    [],
  ],
  'changes its address by navigation': [
    stub(`navigation.addEventListener('navigate', (e) => e.intercept({ handler: async () => { document.querySelector('p').textContent = 'The new page.' } }));
      navigation.navigate('/route/3')`),
    '/route/3',
    [],
  ],
  'refreshes at once': [meta('0;url=/new'), '/new', ['/new']],
  'refreshes after three seconds': [meta('3;url=/new'), '/new', ['/new']],
  'refreshes after five seconds': [meta("5; URL='/new'"), '/new', ['/new']],
  'refreshes by its header': [
    (_req, res) => void res.writeHead(200, { 'content-type': 'text/html', refresh: '1;url=/new' }).end('<p>Moved.'),
    '/new',
    ['/new'],
  ],
  'refreshes with a text of its own': [`${meta('3;url=/new')}<p>The new page. ${text}`, '/old', []],
  'refreshes at once with a text of its own': [`${meta('0;url=/new')}<p>The new page. ${text}`, '/old', []],
  'refreshes by its header with a text of its own': [
    (_req, res) =>
      void res.writeHead(200, { 'content-type': 'text/html', refresh: '1;url=/new' }).end(`<p>The new page. ${text}`),
    '/old',
    [],
  ],
  'has a text of its own and is left by its script': [
    stub("setTimeout(() => { location = '/new' }, 500)", `${meta('60;url=/other')}<p>${text}`),
    '/new',
    ['/new'],
  ],
  'is given a refresh by a script': [
    stub("document.head.insertAdjacentHTML('beforeend', '<meta http-equiv=refresh content=\"2;url=/new\">')"),
    '/new',
    ['/new'],
  ],
  'leads to a redirect': [stub("location = '/moved'"), '/new', ['/moved', '/new']],
  'leads to one that leads on': [stub("location = '/next'"), '/new', ['/next', '/new']],
};

t.test('a rendered page is found where it leads, when it', { skip }, async (t) => {
  const site = await createSite(t, {
    '/new': NEW,
    '/moved': moved('/new'),
    '/next': stub("setTimeout(() => { location = '/new' }, 500)"),
    ...Object.fromEntries(Object.values(PAGES).map(([old], i) => [`/old${i}`, old])),
  });
  const browser = createBrowser(t, site, { waitMs: 5_000 });
  for (const [i, [title, [, found, asked]]] of Object.entries(PAGES).entries())
    t.test(title, async (t) => {
      browser.permitted.length = 0;
      const page = await browser.load(`/old${i}`);
      const at = found === '/old' ? `/old${i}` : found.replace(/\?$/, '');
      t.equal(page.url.pathname + page.url.search + page.url.hash, at);
      t.match(page.text, 'The new page.');
      if (asked) t.strictSame(browser.permitted, asked);
    });
});

/** What becomes of pages that a script leads where no page may be led, or in circles. */
const ENDS: Record<string, [pages: Record<string, string | Route>, end: string]> = {
  'a page that robots.txt forbids': [{ '/old': stub("location = '/denied'") }, 'robots_denied'],
  'such a page after a pause': [{ '/old': stub("setTimeout(() => { location = '/denied' }, 2000)") }, 'robots_denied'],
  'such a page by a refresh': [{ '/old': meta('1;url=/denied') }, 'robots_denied'],
  'such a page by a form': [
    { '/old': stub('document.forms[0].submit()', '<form action="/denied" method="post"></form>') },
    'robots_denied',
  ],
  'a private address': [{ '/old': stub("location = 'http://10.0.0.1/'") }, 'unreachable'],
  'a page that is not there': [{ '/old': stub("location = '/gone'") }, 'not_found'],
  'itself, for ever': [{ '/old': stub('location.reload()') }, '/old'],
  'itself with another query, for ever': [{ '/old': stub("location.search = '?' + Math.random()") }, '/old'],
  'another that leads back, for ever': [{ '/old': stub("location = '/back'"), '/back': stub("location = '/old'") }, ''],
  'another by a refresh, that leads back': [{ '/old': meta('0;url=/back'), '/back': meta('0;url=/old') }, ''],
  'another by an answer, that leads back': [{ '/old': stub("location = '/back'"), '/back': moved('/old') }, ''],
  'a route of its own, for ever': [
    { '/old': stub(`let n = 0; setInterval(() => history.pushState({}, '', '/old?' + n++), 0)`, `<p>${text}</p>`) },
    '/old',
  ],
};

t.test('a script that leads to', { skip }, async (t) => {
  for (const [title, [pages, end]] of Object.entries(ENDS))
    t.test(title, async (t) => {
      const site = await createSite(t, pages);
      const browser = createBrowser(t, site, { waitMs: 3_000 });
      const found = await browser.load('/old').then(
        ({ url }) => url.pathname,
        (failure) => (failure instanceof GatewayError ? failure.code : String(failure)),
      );
      if (end === '') t.match(found, /^(?:\/old|\/back|upstream_error)$/);
      else t.equal(found, end);
      t.ok(site.asked.length <= 40);
    });
});
