import t from 'tap';
import { runStages, STAGES } from '../../worker/extract/pipeline.js';
import { type Reading, startReading } from '../../worker/extract/reading.js';
import { extract } from '../../worker/extract.js';
import { toMarkdown } from '../../worker/markdown.js';

const PROSE =
  'The mill stands where the river bends, and its wheel, which is of oak, has turned there for longer than anybody in the village can remember, through floods, frosts and wars.';
const MENU =
  '<ul class="menu"><li><a href="/a">Home</a></li><li><a href="/b">Shop</a></li><li><a href="/c">Help</a></li></ul>';
const ARTICLE = `<nav>${MENU}</nav><main><h1>Mill</h1>${`<p>${PROSE}</p>`.repeat(4)}<p>${PROSE} Again.</p></main>`;

const before = (reading: Reading) => reading.content.innerHTML;
/** Of the menu and the text: what a heading scores may change with each model. */
const scores = ({ cut, scores }: Reading) => {
  const all = (cut?.blocks ?? []).map(({ text }, i) => [text.trim().slice(0, 8), (scores?.[i] ?? 0) > 0.5] as const);
  return Object.fromEntries(all.filter(([text]) => text !== 'Mill'));
};

/** Of each stage, pages and what it makes of them: as markup, or as that which it finds out. */
const PAIRS: readonly {
  stage: string;
  what: string;
  html: string;
  after: unknown;
  as?: (reading: Reading) => unknown;
}[] = [
  {
    stage: 'formulas',
    what: 'formulas',
    html: '<p>Area <math alttext="x^2"><mi>x</mi></math></p>',
    after: '<p>Area <span data-tex="inline">x^2</span></p>',
  },
  {
    stage: 'hide',
    what: 'tables',
    html: '<base href="https://docs.google.com/s"><div id="doc-title">Band</div><ul id="sheet-menu"><li>Members</li></ul><div style="display: none"><table class="waffle"><tbody><tr><td>Ada</td></tr></tbody></table></div>',
    after: '<table class="waffle"><tbody><tr><td>Ada</td></tr></tbody></table>',
    as: ({ whole }) => whole?.innerHTML,
  },
  { stage: 'hide', what: 'invisible', html: `<p>${PROSE}</p><p hidden>Not.</p>`, after: `<p>${PROSE}</p>` },
  {
    stage: 'shell',
    what: 'shell',
    html: '<p>Loading…</p><div id="root"></div><script src="/app.js"></script>',
    after: 'rendering',
    as: ({ lack }) => lack,
  },
  {
    stage: 'recognise',
    what: 'tasks',
    html: '<ul><li><input type="checkbox" checked> Done</li></ul>',
    after: '<ul><li><span data-task="done">☑</span> Done</li></ul>',
  },
  {
    stage: 'recognise',
    what: 'footnotes',
    html: '<p>Text<sup><a href="#fn1" id="r1">1</a></sup></p><ol class="footnotes"><li id="fn1">Note <a href="#r1">↩</a></li></ol>',
    after: false,
    as: ({ content }) => content.innerHTML.includes('↩'),
  },
  {
    stage: 'recognise',
    what: 'embeds',
    html: '<p>Text</p><iframe src="https://www.youtube.com/embed/abc123" title="Film"></iframe>',
    after: '<p>Text</p><p><a href="https://www.youtube.com/watch?v=abc123">Film</a></p>',
  },
  {
    stage: 'recognise',
    what: 'code',
    html: '<div class="highlight-js"><pre>a<br>b</pre></div>',
    after: 'a\nb',
    as: ({ content }) => content.querySelector('pre > code')?.textContent,
  },
  {
    stage: 'recognise',
    what: 'tabs',
    html: '<p>Call</p><div><div role="tablist"><a role="tab">Shop</a><a role="tab">Mill</a></div><p role="tabpanel">one</p><p role="tabpanel">two</p></div>',
    after: ['Shop', 'Mill'],
    as: ({ content }) => Array.from(content.querySelectorAll('strong'), ({ textContent }) => textContent),
  },
  {
    stage: 'recognise',
    what: 'accordions',
    html: '<p>Call</p><div><button aria-expanded="false" aria-controls="a">How?</button><div id="a"><p>By mail.</p></div></div>',
    after: '<p>Call</p><div><p><strong>How?</strong></p><div id="a"><p>By mail.</p></div></div>',
  },
  {
    stage: 'recognise',
    what: 'roles',
    html: '<div role="heading" aria-level="3">Mill</div><p>Text.</p>',
    after: '<h3>Mill</h3><p>Text.</p>',
  },
  { stage: 'recognise', what: 'headings', html: '<h2 id="share-plugins">Share</h2>', after: '<h2>Share</h2>' },
  {
    stage: 'declared',
    what: 'furniture',
    html: '<nav>Menu</nav><p>Text</p><footer>Imprint</footer>',
    after: '<p>Text</p>',
  },
  {
    stage: 'declared',
    what: 'declared',
    html: '<p>Files</p><article class="markdown-body"><p>Read me</p></article>',
    after: '<p>Read me</p>',
  },
  {
    stage: 'score',
    what: 'blocks',
    html: '<p>one <b>two</b></p><p>three</p>',
    after: ['one two', 'three'],
    as: ({ cut }) => cut?.blocks.map(({ text }) => text),
  },
  {
    stage: 'score',
    what: 'first round',
    html: ARTICLE,
    after: { Home: false, Shop: false, Help: false, 'The mill': true },
    as: scores,
  },
  {
    stage: 'keep',
    what: 'keep',
    html: ARTICLE,
    after: [false, true],
    as: ({ content }) => ['Home', 'Again.'].map((word) => content.textContent?.includes(word)),
  },
  {
    stage: 'keep',
    what: 'posts',
    html: [1, 2]
      .map(
        (i) =>
          `<article class="message"><h4 class="username">Ada</h4><div class="message-userContent"><div class="message-body">${PROSE} ${i}</div></div></article>`,
      )
      .join(''),
    after: [1, 2]
      .map((i) => `<div><p><strong>Ada</strong></p><div class="message-body">${PROSE} ${i}</div></div>`)
      .join(''),
  },
  {
    stage: 'keep',
    what: 'article body',
    html: `<script type="application/ld+json">${JSON.stringify({ '@type': 'Article', articleBody: PROSE })}</script><p>Log in.</p>`,
    after: `<p>${PROSE}</p>`,
  },
  {
    stage: 'finish',
    what: 'neighbours',
    html: '<div><a rel="prev" href="/a">Shop</a> <a rel="next" href="/b">Help</a></div><p>Text.</p>',
    after: '<p>Text.</p>',
  },
  {
    stage: 'finish',
    what: 'title',
    html: `<title>Mill</title><main><h1>Mill</h1><p>${PROSE}</p></main>`,
    after: `<main><p>${PROSE}</p></main>`,
  },
  {
    stage: 'finish',
    what: 'absolute',
    html: `<p>${PROSE} <a href="/b">More</a></p>`,
    after: `<p>${PROSE} <a href="https://site.test/b">More</a></p>`,
  },
];

t.test('every stage has a pair', async (t) => {
  t.strictSame(
    [...new Set(PAIRS.map(({ stage }) => stage))],
    STAGES.map(({ name }) => name),
  );
});

for (const { stage, what, html, after, as = before } of PAIRS) {
  t.test(`stage ${stage}: ${what}`, async (t) => {
    const at = STAGES.findIndex(({ name }) => name === stage);
    const reading = startReading({ text: html, url: new URL('https://site.test/a'), mediaType: 'text/html' });
    runStages(reading, STAGES.slice(0, at));
    const earlier = as(reading);
    runStages(reading, STAGES.slice(at, at + 1));
    t.strictSame(as(reading), after);
    t.notSame(earlier, after, 'and it is this stage that does it');
  });
}

t.test('the shell stage refuses what is only a challenge', async (t) => {
  const text = '<title>Just a moment...</title><p>Checking your browser</p><script>window._cf_chl_opt={}</script>';
  const reading = startReading({ text, url: new URL('https://site.test/a'), mediaType: 'text/html' });
  t.throws(() => runStages(reading, STAGES), { code: 'forbidden' });
});

t.test('the keep stage refuses what has no text of its own, and stated text fills it', async (t) => {
  const shell = '<p>Loading…</p><div id="root"></div><script src="/app.js"></script>';
  const readingOf = (text: string) =>
    startReading({ text, url: new URL('https://site.test/a'), mediaType: 'text/html' });
  t.throws(() => runStages(readingOf(shell), STAGES), { code: 'extraction_failed' });
  const data = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Article', articleBody: PROSE })}</script>`;
  const reading = readingOf(data + shell);
  runStages(reading, STAGES);
  t.equal(reading.content.textContent, PROSE);
});

t.test(
  'sheets that Google published are shown without letters and numbers around them, and nowhere else',
  async (t) => {
    const sheet = (row: string) =>
      `<div style="display: none"><div class="ritz grid-container"><table class="waffle"><thead><tr><th></th><th>A</th><th>B</th></tr></thead><tbody><tr><th class="row-headers-background">1</th><td>Who</td><td>What</td></tr><tr><th class="row-headers-background">2</th>${row}</tr></tbody></table></div></div>`;
    const text = `<div id="doc-title">Band</div><ul id="sheet-menu"><li>Members</li><li>Fees</li></ul>${sheet('<td>Ada</td><td>Cornet</td>')}${sheet('<td>Adult</td><td>12</td>')}<div id="footer">Report abuse</div>`;
    const markdownAt = (address: string) => extractMarkdown(text, new URL(address));
    const table = (row: string) => `|  |  |\n| --- | --- |\n| Who | What |\n| ${row} |`;
    t.equal(
      markdownAt('https://docs.google.com/spreadsheets/d/e/x/pubhtml').trim(),
      `## Members\n\n${table('Ada | Cornet')}\n\n## Fees\n\n${table('Adult | 12')}`,
    );
    t.notMatch(markdownAt('https://example.test/'), 'Cornet');
  },
);

function extractMarkdown(text: string, url: URL): string {
  const { content = '' } = extract({ url, mediaType: 'text/html', text });
  return toMarkdown(content, url);
}
