import t from 'tap';
import { GatewayError } from '../../src/shared/errors.js';
import { extract } from '../../worker/extract.js';
import { toMarkdown } from '../../worker/markdown.js';
import type { Page } from '../../worker/page.js';
import { createBrowser, createSite, skip } from './browser-site.js';
import { COMPLETE } from './thin/complete.js';
import { SHELLS } from './thin/shells.js';

const url = new URL('https://site.example/dir/page');

/** The Markdown of a page, or why there is none. */
function read(text: string, more: Partial<Page> = {}): string {
  try {
    const article = extract({ url, mediaType: 'text/html', text, ...more });
    return article.markdown ?? toMarkdown(article.content, url);
  } catch (thrown) {
    const { code, reason } = GatewayError.from(thrown);
    return `${code} ${reason}`;
  }
}

const page = (body: string, title = 'Page') =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;
const script = '<script src="/app.js"></script>';

for (const [name, html] of SHELLS)
  t.test(`no page: ${name}`, async (t) => t.equal(read(html), 'extraction_failed needs_rendering'));

for (const [name, html, says] of COMPLETE) {
  t.test(`short, and all there: ${name}`, async (t) => {
    t.match(read(html), says);
    t.match(read(html, { isRendered: true }), says, 'rendered');
  });
}

t.test('a page that still says so when it has been rendered is told apart', async (t) => {
  t.equal(read(page('<div id="root"><p>Loading…</p></div>'), { isRendered: true }), 'extraction_failed still_loading');
  t.equal(
    read(page(`<nav><a href="/">Home</a></nav><div id="root"></div>`), { isRendered: true }),
    'extraction_failed still_loading',
  );
  const left = SHELLS.filter(([, html]) => !read(html, { isRendered: true }).startsWith('extraction_failed'));
  t.ok(left.length <= 0.02 * SHELLS.length, left.map(([name]) => name).join());
});

t.test('a page without scripts that says nothing gets no advice to render it', async (t) => {
  t.equal(read(page('')), 'extraction_failed undefined');
  t.equal(read(page('<p>Please wait…</p>')), 'extraction_failed undefined');
});

const prose =
  'The river had risen during the night, and the lower meadows lay under a sheet of brown water that reached as far as the old mill.';
const markdown = `# Flood\n\n${prose}\n\n- one gate\n- two lamps`;
const html = `<h2>Flood</h2><p>${prose}</p>`;
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const held: Record<string, [body: string, expected: string]> = {
  'Markdown in a hidden field': [
    `<div id="view"></div><textarea style="display:none">${markdown}</textarea>${script}`,
    markdown,
  ],
  'HTML in a field, escaped': [
    `<div id="root"></div><textarea hidden>${escaped(html)}</textarea>${script}`,
    `## Flood\n\n${prose}`,
  ],
  'text in a field to copy': [`<h1>Page</h1><textarea readonly>${prose}\n  a < b</textarea>`, `${prose}\n  a < b`],
  'Markdown as a hidden value': [
    `<p>Loading…</p><input type="hidden" value="${escaped(markdown)}">${script}`,
    markdown,
  ],
  'HTML as a hidden value': [
    `<div id="app"></div><input type="hidden" value="${escaped(html)}">${script}`,
    `## Flood\n\n${prose}`,
  ],
  'slides in fields': [
    `<section><textarea data-template>## One\n\n${prose}</textarea></section><section><textarea data-template>## Two\n\n${prose}</textarea></section>${script}`,
    `## One\n\n${prose}\n\n## Two\n\n${prose}`,
  ],
  'a wiki text to edit': [
    `<form><textarea name="text">${`${prose}\n`.repeat(5)}</textarea><button>Save</button></form>`,
    `${prose}\n`.repeat(5).trimEnd(),
  ],
  'a document in a frame': [
    `<nav><a href="/">Home</a></nav><iframe srcdoc="${escaped(html)}"></iframe>`,
    `## Flood\n\n${prose}`,
  ],
  'a document in a frame that may do nothing': [`<iframe sandbox srcdoc='${html}'></iframe>`, `## Flood\n\n${prose}`],
  'a document in a frame in a frame': [
    `<iframe srcdoc="${escaped(`<iframe srcdoc="${escaped(html)}"></iframe>`)}"></iframe>`,
    `## Flood\n\n${prose}`,
  ],
};
for (const [name, [body, expected]] of Object.entries(held))
  t.test(`read from where it is held: ${name}`, async (t) => t.equal(read(page(body)), expected));

const frames: Record<string, [body: string, expected: string]> = {
  'with a header and a footer around': [
    '<header><a href="/">Home</a></header><iframe src="/r.html" width="100%" height="900" title="Report"></iframe><footer>Contact</footer>',
    '[Report](https://site.example/r.html)',
  ],
  'of another site, as large as the window': [
    '<iframe src="https://other.example/app" style="position:fixed;inset:0;width:100%;height:100%"></iframe>',
    '[https://other.example/app](https://other.example/app)',
  ],
  'that a style sheet sizes': [
    `<div><iframe src="v.html?id=4"></iframe></div>${script}`,
    '[https://site.example/dir/v.html?id=4](https://site.example/dir/v.html?id=4)',
  ],
  'while it loads': [
    `<p>Loading…</p><iframe src="/in" width="100%" height="100%" title="In"></iframe>${script}`,
    '[In](https://site.example/in)',
  ],
  'below a line of its own': [
    '<h1>Tides</h1><p>Of the harbour office:</p><iframe src="https://tides.example/t" width="800" height="600" title="T"></iframe>',
    '## Tides\n\nOf the harbour office:\n\n[T](https://tides.example/t)',
  ],
  'two of them': [
    '<iframe src="/a" title="A" width="100%" height="50%"></iframe><iframe src="/b" title="B" width="100%" height="50%"></iframe>',
    '[A](https://site.example/a)\n\n[B](https://site.example/b)',
  ],
  'as an object': [
    '<object type="text/html" data="/o.html" width="100%" height="100%"></object>',
    '[https://site.example/o.html](https://site.example/o.html)',
  ],
  'for readers without scripts': [
    `<div id="x"></div><noscript><iframe src="/plain" width="100%" height="800"></iframe></noscript>${script}`,
    '[https://site.example/plain](https://site.example/plain)',
  ],
};
for (const [name, [body, expected]] of Object.entries(frames))
  t.test(`a page that is a frame gives its address: ${name}`, async (t) => t.equal(read(page(body)), expected));

t.test('so does one of a set of frames', async (t) => {
  const set =
    '<html><head><title>F</title></head><frameset cols="20%,80%"><frame src="m.html" name="menu"><frame src="t.html" title="The text"></frameset></html>';
  t.equal(read(set), '[menu](https://site.example/dir/m.html)\n\n[The text](https://site.example/dir/t.html)');
});

t.test('frames that count or advertise are no page', async (t) => {
  for (const frame of [
    'src="https://www.googletagmanager.com/ns.html"',
    'src="javascript:void(0)"',
    'src="/x" width="728" height="90"',
  ])
    t.equal(
      read(page(`<div id="root"></div><iframe ${frame}></iframe>${script}`)),
      'extraction_failed needs_rendering',
      frame,
    );
});

t.test('what wins over a shell: an article that its linked data tells', async (t) => {
  const data = JSON.stringify({ '@type': 'NewsArticle', headline: 'Flood', articleBody: prose });
  t.equal(
    read(page(`<div id="root">Loading…</div><script type="application/ld+json">${data}</script>${script}`)),
    prose,
  );
});

t.test('markup without end is judged in time', async (t) => {
  const many = (piece: string) => read(page(piece.repeat(20_000) + script));
  t.match(many('<div id="root">'), 'extraction_failed');
  t.match(many('<p>Loading…</p>'), 'extraction_failed');
  t.match(many('<x-app><div class="loader"></div>'), 'extraction_failed');
});

t.test('a page as a browser leaves it', { skip }, async (t) => {
  const site = await createSite(t, {
    '/waits': '<title>W</title><div id="root"><p>Loading…</p></div><script>fetch("/never")</script>',
    '/never': () => {},
    '/shows': `<title>S</title><div id="root">Loading…</div><script>root.innerHTML = '<p>${prose}</p>'</script>`,
    '/field': `<title>F</title><textarea id="text" hidden></textarea><script>text.value = ${JSON.stringify(markdown)}</script>`,
    '/inside': '<title>I</title><iframe src="/text" width="100%" height="800"></iframe>',
    '/text': `<p>${prose}</p>`,
    '/document': `<title>D</title><iframe srcdoc="${escaped(html)}"></iframe>`,
  });
  const browser = createBrowser(t, site);
  const rendered = async (path: string) => {
    const { text, isRendered } = await browser.load(path);
    return read(text, { isRendered });
  };
  t.equal(await rendered('/waits'), 'extraction_failed still_loading');
  t.equal(await rendered('/shows'), prose);
  t.equal(await rendered('/field'), markdown);
  t.equal(await rendered('/inside'), prose);
  t.equal(await rendered('/document'), `## Flood\n\n${prose}`);
});
