/** Sites that have their pages as Markdown too, and those that only say so. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import t from 'tap';
import { extract as extractPage } from '../../worker/extract.js';
import { typeOfText } from '../../worker/loaders/sniff.js';
import type { Teardown } from '../helpers/listen.js';
import { extract, workerFor } from '../helpers/worker.js';
import { createSite, type Route } from './browser-site.js';

const words = 'are words of a page that has enough of them to be read. '.repeat(8);
const html = `<!doctype html><title>t</title><main><h1>Flood</h1><p>HTML: these ${words}</p></main>`;
const markdown = `---\ntitle: "The flood"\nauthor: Ann Reed\ndate: 2024-03-05\nlastmod: 2024-04-01\nlang: en\n---\n\n# Flood\n\nMarkdown: these ${words}\n`;

const wants = (req: IncomingMessage) => /^text\/markdown,/.test(req.headers.accept ?? '');
const send = (res: ServerResponse, type: string, body: string, status = 200) =>
  void res.writeHead(status, { 'content-type': type, vary: 'accept' }).end(body);
const offers =
  (answer: (res: ServerResponse) => void): Route =>
  (req, res) =>
    wants(req) ? answer(res) : send(res, 'text/html; charset=utf-8', html);

async function siteOf(t: Teardown, routes: Record<string, Route>) {
  const site = await createSite(t, routes);
  return { asked: site.asked, url: (path: string) => site.url(path, '127.0.0.1').href };
}
const visits = (asked: readonly string[], path: string) => asked.filter((one) => one === path).length;

t.test('Markdown is asked for first, and used as it is', async (t) => {
  let accepted = '';
  const { url } = await siteOf(t, {
    '/page': (req, res) => {
      accepted = req.headers.accept ?? '';
      offersMarkdown(req, res);
    },
  });
  const offersMarkdown = offers((res) => send(res, 'text/markdown; charset=utf-8', markdown)) as (
    req: IncomingMessage,
    res: ServerResponse,
  ) => void;
  const answer = await extract(await workerFor(t), { url: url('/page') });
  t.match(accepted, /^text\/markdown, text\/html;q=0\.9, application\/xhtml\+xml;q=0\.9, /);
  t.match(answer, { success: true, rendering: 'static', title: 'The flood', byline: 'Ann Reed' });
  t.match(answer, { published: '2024-03-05', modified: '2024-04-01', lang: 'en', markdown: markdown.trim() });
});

t.test('what is no Markdown falls back to the page', async (t) => {
  const cases: Record<string, (res: ServerResponse) => void> = {
    '/mislabelled': (res) => send(res, 'text/markdown', html),
    '/part': (res) => send(res, 'text/markdown', `<main><h1>Flood</h1><p>HTML: these ${words}</p></main>`),
    '/406': (res) => send(res, 'text/plain', 'Not acceptable', 406),
    '/415': (res) => send(res, 'text/html', 'no', 415),
    '/blank': (res) => send(res, 'text/markdown', ' \n\n'),
    '/nothing': (res) => void res.writeHead(204, { 'content-type': 'text/markdown' }).end(),
    '/front': (res) => send(res, 'text/markdown', '---\r\ntitle: t\r\n---\r\n\r\n'),
    '/toml': (res) => send(res, 'text/x-markdown', '+++\ntitle = "t"\n+++\n'),
  };
  const { asked, url } = await siteOf(t, {
    ...Object.fromEntries(Object.entries(cases).map(([path, answer]) => [path, offers(answer)])),
    '/moved': (_req, res) => res.writeHead(302, { location: '/406' }).end(),
    '/always': (_req, res) => send(res, 'text/plain', 'no', 406),
  });
  const worker = await workerFor(t);
  for (const path of [...Object.keys(cases), '/moved']) {
    const answer = await extract(worker, { url: url(path), js_render: false });
    t.match(answer, { success: true, markdown: /HTML: these/ }, path);
    t.ok(visits(asked, path) <= 2, path);
  }
  t.match(await extract(worker, { url: url('/always') }), { success: false, error: 'upstream_error' });
  t.equal(visits(asked, '/always'), 2);
  t.equal(visits(asked, '/robots.txt'), 1);
});

t.test('Markdown that begins with markup stays Markdown', async (t) => {
  for (const text of [
    '<h1 align="center">Mill</h1>\n\n- one\n- two\n\n`code` and **more**',
    'plain words',
    '# A <b>b</b>',
  ])
    t.equal(typeOfText(text, 'text/markdown', ''), 'text/markdown');
  t.equal(typeOfText('<div><p>one</p></div>', 'text/markdown', ''), 'text/html');
});

const twin = (href: string, more = '') => `<!doctype html><html><head><title>t</title>${more}
  <link href='${href}' type="text/markdown" rel="alternate"></head><body><div id="root"></div><script src="/app.js"></script></body></html>`;
const asMarkdown: Route = (_req, res) => send(res, 'text/markdown', markdown);

t.test('a twin is read where the page itself is a shell or too large, on its own origin', async (t) => {
  const large = `<!doctype html><html><head><link rel="alternate" type="text/markdown" href="/twin.md"></head><body><p>${words.repeat(200)}</p></body></html>`;
  const routes: Record<string, Route> = {
    '/shell': twin('/twin.md'),
    '/relative': twin('guide/twin.md', '<base href="/docs/">'),
    '/large': large,
    '/text': html.replace('<title>', '<link rel="alternate" type="text/markdown" href="/other.md"><title>'),
    '/foreign': twin('http://elsewhere.test/twin.md'),
    '/denied': twin('/private.md'),
    '/missing': twin('/gone.md'),
    '/not': twin('/not.md'),
    '/bare': twin('/bare.md'),
    '/commented': twin('/x.md').replace(/<link[^>]*>/, '<!-- $& -->'),
    '/twin.md': asMarkdown,
    '/docs/guide/twin.md': asMarkdown,
    '/other.md': asMarkdown,
    '/private.md': asMarkdown,
    '/x.md': asMarkdown,
    '/not.md': html,
    '/bare.md': (_req, res) => send(res, 'text/markdown', '---\ntitle: t\n---\n'),
    '/robots.txt': (_req, res) => send(res, 'text/plain', 'User-agent: *\nDisallow: /private.md'),
  };
  const { asked, url } = await siteOf(t, routes);
  const settings = { CRAWL_WORKER_MAX_PAGE_BYTES: '20000', CRAWL_WORKER_BROWSER_PATH: '/nowhere/chromium' };
  const worker = await workerFor(t, settings);
  for (const [path, found] of [
    ['/shell', '/twin.md'],
    ['/relative', '/docs/guide/twin.md'],
    ['/large', '/twin.md'],
  ] as const)
    for (const more of [{}, { js_render: false }]) {
      const answer = await extract(worker, { url: url(path), ...more });
      t.match(answer, { success: true, rendering: 'static', markdown: /Markdown: these/, final_url: url(found) }, path);
    }
  t.match(await extract(worker, { url: url('/text') }), { markdown: /HTML: these/ });
  for (const path of ['/foreign', '/denied', '/missing', '/not', '/bare', '/commented'])
    t.match(await extract(worker, { url: url(path) }), { success: false, error: 'extraction_failed' }, path);
  for (const path of ['/other.md', '/private.md', '/x.md']) t.equal(visits(asked, path), 0, path);
});

t.test('plain text that is a Markdown file by its name, or by its signs under no such name, is one', async (t) => {
  const text = '# Flood\n\n- one\n- two\n\n`code`\n';
  t.equal(typeOfText('Words.', 'text/plain', '/notes/README.md'), 'text/markdown');
  t.equal(typeOfText(text, 'text/plain', '/notes/flood'), 'text/markdown');
  t.equal(typeOfText(text, 'text/plain', '/notes/flood.txt'), 'text/plain');
  t.equal(typeOfText(text, 'text/plain', '/notes/flood.py'), 'text/plain');
  t.equal(typeOfText('Words.', 'text/plain', '/notes/flood'), 'text/plain');
});

t.test('a text between two rules is no front matter', async (t) => {
  const facts = extractPage({
    url: new URL('https://site.example/flood.md'),
    mediaType: 'text/markdown',
    text: '---\n\n# Flood\n\nWords about it: many.\n\n---\n',
  });
  t.match(facts, { title: 'Flood', markdown: /Words about it/ });
});

t.test('front matter says who, when and where', async (t) => {
  const about = (front: string) => {
    const {
      content: _,
      markdown: __,
      ...facts
    } = extractPage({
      url: new URL('https://site.example/notes/flood.md'),
      mediaType: 'text/markdown',
      text: `---\n${front}\n---\n\nWords.`,
    });
    return facts;
  };
  for (const [front, facts] of [
    [
      'title: Flood: the year\ndescription: >\n  It rose\n  by night',
      { title: 'Flood: the year', snippet: 'It rose by night' },
    ],
    ["authors:\n  - Ann Reed\n  - 'Bo Lind'", { byline: 'Ann Reed, Bo Lind' }],
    ['authors:\n- name: Ann Reed\n  url: https://a.example\n- name: Bo', { byline: 'Ann Reed, Bo' }],
    ['author: ["Reed, Ann", Bo]', { byline: 'Reed, Ann, Bo' }],
    ['author:\n  name: Ann Reed', { byline: 'Ann Reed' }],
    ['date: "2024-03-05T10:00:00Z" # first\nlanguage: pt_BR', { published: '2024-03-05T10:00:00Z', lang: 'pt-BR' }],
    ['url: /notes/flood\ndate: soon\nlang: 12', { canonical: 'https://site.example/notes/flood' }],
    ['canonical: javascript:alert(1)\nauthor: null\ntags: [a, b]', {}],
    ['nested:\n  title: inner', {}],
    ['date: 2024-03-05\nlastmod: 2024-05-06', { published: '2024-03-05', modified: '2024-05-06' }],
    ['title: {en: Flood}\nauthor: {name: Ann Reed, url: /ann}', { byline: 'Ann Reed' }],
    ['title: &name The flood\nsite: *name', { title: 'The flood' }],
  ] as const)
    t.strictSame(about(front), facts, front);
});
