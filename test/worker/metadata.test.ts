import t from 'tap';
import type { PageMetadata } from '../../src/shared/fetch-contract.js';
import { toIsoDate } from '../../worker/extract/facts/iso-date.js';
import { siteNames } from '../../worker/extract/facts/site-names.js';
import { cleanTitle } from '../../worker/extract/facts/title.js';
import { extract } from '../../worker/extract.js';
import { HIDDEN_BY } from '../../worker/page.js';

const url = new URL('https://www.example.test/dir/page?q=1');

function metadata(head: string, body = '<p>Text.</p>', lang = ''): PageMetadata {
  const text = `<!doctype html><html${lang && ` lang="${lang}"`}><head>${head}</head><body>${body}</body></html>`;
  const { content: _, markdown: __, ...rest } = extract({ url, mediaType: 'text/html', text });
  return rest;
}

const jsonLd = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

t.test('a page that says nothing has no metadata', async (t) => t.strictSame(metadata(''), {}));

t.test('JSON-LD comes before OpenGraph before meta tags before what is visible', async (t) => {
  const layers = [
    jsonLd({
      '@graph': [
        { '@type': 'WebSite', name: 'S' },
        { '@type': ['NewsArticle'], headline: 'From JSON-LD', description: 'D1' },
      ],
    }),
    '<meta property="og:title" content="From OpenGraph"><meta property="og:description" content="D2">',
    '<title>From title</title><meta name="Description" content="D3">',
  ];
  const body = '<h1>From h1</h1><p>Text.</p>';
  t.match(metadata(layers.join(''), body), { title: 'From JSON-LD', snippet: 'D1', site: 'S' });
  t.match(metadata(layers.slice(1).join(''), body), { title: 'From OpenGraph', snippet: 'D2' });
  t.match(metadata(layers[2] ?? '', body), { title: 'From title', snippet: 'D3' });
  t.match(metadata('', body), { title: 'From h1' });
});

t.test('what names a drawing names no page', async (t) => {
  t.match(metadata('', `<svg><title>Arrow</title></svg><h1>Real</h1>`), { title: 'Real' });
});

t.test('what a heading hides is no part of the title', async (t) => {
  const body = '<h1>Create a lock<x-actions hidden><span>Save it for later.</span></x-actions></h1><p>Text.</p>';
  t.match(metadata('<title>Create a lock | Gates | Mill</title>', body), { title: 'Create a lock' });
  const rendered = body.replace('hidden', `${HIDDEN_BY}="display:none"`);
  t.match(metadata('<title>Create a lock | Gates | Mill</title>', rendered), { title: 'Create a lock' });
});

t.test('a package is named without its version', async (t) => {
  const head = '<title>millstone · Packages</title>';
  for (const heading of ['millstone 2.4.1', 'millstone v2.0rc1', 'millstone'])
    t.match(metadata(head, `<h1>${heading}</h1>`), { title: 'millstone' });
  t.match(metadata(head, '<h1>millstone 2 for beginners</h1>'), { title: 'millstone 2 for beginners' });
});

t.test('a heading that leads to the folder of a page names its part of the site', async (t) => {
  const head = '<title>How nets are made by night :: Mill Days :: talks</title>';
  const heading = (href: string) =>
    `<header><h1><a href="${href}">Mill Days</a></h1></header><article><h3>How nets are made by night<a href="#">☆</a></h3></article>`;
  t.match(metadata(head, heading('/dir/')), { title: 'How nets are made by night' });
  t.match(metadata(head, heading('/other/')), { title: 'Mill Days' });
});

t.test('the only heading, where it leads to the folder of a page, is cut from its title', async (t) => {
  const page = (href: string) =>
    metadata('<title>Who mends pumps? : offgrid</title>', `<h1><a href="${href}">offgrid</a></h1><p>Text.</p>`);
  t.match(page('/dir/'), { title: 'Who mends pumps?' });
  t.match(page('/other/'), { title: 'offgrid' });
});

t.test('ExDoc names the package behind the title, in brackets behind the heading and in a tag', async (t) => {
  const head =
    '<meta name="generator" content="ExDoc v0.34.2"><meta name="project" content="Harbor v1.4.0"><title>Harbor.Pool — Harbor v1.4.0</title>';
  const icon = '<a href="https://forge.example/pool.ex" title="View Source"><i></i></a>';
  const text = `<!doctype html><html><head>${head}</head><body><main><h1>${icon}Harbor.Pool <small>(Harbor v1.4.0)</small></h1><p>A pool of connections that are opened when asked for.</p></main>`;
  const { content, title, site } = extract({ url, mediaType: 'text/html', text });
  t.strictSame({ title, site }, { title: 'Harbor.Pool — Harbor v1.4.0', site: 'Harbor v1.4.0' });
  t.notMatch(String(content), 'Harbor.Pool');
});

t.test('a heading that says the title is dropped below a name that was, and below its section', async (t) => {
  const first = '<title>Sextant - Brasswork</title><meta property="og:site_name" content="Brasswork">';
  const text = (heading: string, own: string) =>
    extract({
      url,
      mediaType: 'text/html',
      text: `<!doctype html><html><head>${first}</head><body><div>${heading}</div><div><h1>${own}</h1><p>It is divided by hand, and weighs more than it looks.</p></div></body></html>`,
    });
  for (const heading of ['<h1><a href="/">Brasswork</a></h1>', '<h1>Tools &gt; Angles</h1>'])
    for (const own of ['Sextant', 'Title:Sextant'])
      t.notMatch(String(text(heading, own).content), 'Sextant', `${heading} ${own}`);
});

t.test('a title that only names the site gives way to the headline, whatever marks that', async (t) => {
  const head = '<meta property="og:site_name" content="The Mill"><title>The Mill</title>';
  const site = '<h1><a href="/">The Mill</a></h1>';
  const marked = [
    '<h1>The Mill</h1><h1>How nets are made</h1><h1>By night</h1>',
    '<div role="heading" aria-level="1">How nets are made</div>',
    `${site}<div itemprop="headline">How nets are made</div>`,
  ];
  for (const body of marked) t.match(metadata(head, body), { title: 'How nets are made' });
  const several = '<p itemprop="headline">How nets are made</p><p itemprop="headline">How boats are made</p>';
  t.match(metadata(head, site + several), { title: 'The Mill' }, "of several none is the page's");
});

t.test('a first heading that the title ends with names the site where a later one names the page', async (t) => {
  const head = '<title>Nets | Mill v1.2 Documentation</title>';
  const site = '<header><h1>Mill v1.2 documentation</h1></header>';
  const page = '<h2>Nets<a class="mark" href="#nets">#</a></h2><p>Text.</p>';
  t.match(metadata(head, site + page), { title: 'Nets', site: 'Mill v1.2 documentation' });
  t.match(metadata('<title>Nets - Mills</title>', `<h1 class="menu-title">Mills</h1>${page}`), {
    title: 'Nets',
    site: 'Mills',
  });
  t.equal(metadata(head, page + site).site, undefined, 'not where it comes last');
  t.equal(metadata(head, `<main>${site}${page}</main>`).site, undefined, 'nor where it begins the text');
});

t.test('types with parameters are no tags', async (t) => {
  const snippetOf = (text: string) => metadata(`<meta name="description" content="${text}">`).snippet;
  t.equal(snippetOf('A Vec&lt;T&gt; of Map&lt;Key, Value&gt;'), 'A Vec<T> of Map<Key, Value>');
  t.equal(snippetOf('One&lt;br&gt;two&lt;b&gt;three&lt;/b&gt; &lt;x-y&gt;four'), 'One two three four');
});

t.test('what a list is sorted by is nobody', async (t) => {
  const order = (by: string) => `<h1>Mill</h1><ol><li>Alphabetic</li><li>By ${by}</li></ol><p>Text.</p>`;
  t.equal(metadata('<title>Mill</title>', order('Inheritance')).byline, undefined);
  t.equal(metadata('<title>Mill</title>', order('Ada Lovelace')).byline, 'Ada Lovelace');
});

t.test('tools for manuals set the name of page and manual each in a way of their own', async (t) => {
  const cases = [
    ['makeinfo', 'Grain (The Mill (version 2))', { title: 'Grain', site: 'The Mill (version 2)' }],
    ['GNU Texinfo 7.1, https://www.gnu.org/', 'Top (Mill)', { title: 'Mill', site: 'Mill' }],
    ['javadoc/ClassWriterImpl', 'Grain (Mill 2 & 3)', { title: 'Grain', site: 'Mill 2 & 3' }],
    ['GTK-Doc V1.33.1 (XML mode)', 'Grain: Mill Manual', { title: 'Grain', site: 'Mill Manual' }],
    ['texi2html 1.82', 'Mill Manual: 1.2 Grain', { title: '1.2 Grain', site: 'Mill Manual' }],
    ['makeinfo', 'Grain (', { title: 'Grain (' }],
    ['VitePress v1.6.4', 'Grain | Flour | Mill', { title: 'Grain | Flour', site: 'Mill' }],
    ['Docusaurus v3', 'Grain | Mill', { title: 'Grain', site: 'Mill' }],
    ['mkdocs-1.6, mkdocs-material-9.5', 'Grain - Mill', { title: 'Grain', site: 'Mill' }],
    ['other', 'Grain (The Mill)', { title: 'Grain (The Mill)' }],
  ] as const;
  for (const [tool, title, expected] of cases) {
    const head = `<meta name="generator" content="${tool}"><title>${title}</title><meta name="description" content="${title}">`;
    t.strictSame(metadata(head, '<h2>1.2 Grain of the Mill</h2><p>Text.</p>'), expected, tool);
  }
  t.strictSame(metadata('<title>Mill -- grain</title>', '<h1>grain</h1>'), { title: 'grain' });
});

t.test('of the lines of one author, only the first is a name', async (t) => {
  const body = '<div>The Mill</div><div class="author">Ada Berg<br>University of Grain<br>The Netherlands</div>';
  t.match(metadata('<title>The Mill</title>', `${body}<h1>Contents</h1>`), { byline: 'Ada Berg' });
});

t.test('author, date, site, language and canonical address', async (t) => {
  const article = {
    '@type': 'BlogPosting',
    headline: 'H',
    author: [{ '@type': 'Person', name: 'Ada' }, 'Ben', { name: 'https://example.test/cy' }],
    datePublished: '2024-03-05T10:00:00+0100',
    publisher: { '@type': 'Organization', name: 'The Example' },
  };
  const found = metadata(`${jsonLd(article)}<link rel="canonical" href="/page">`, undefined, 'de_AT');
  t.strictSame(found, {
    title: 'H',
    byline: 'Ada, Ben',
    published: '2024-03-05T10:00:00+01:00',
    site: 'The Example',
    lang: 'de-AT',
    canonical: 'https://www.example.test/page',
  });
  const visible =
    '<article><span class="byline">By Ada Lovelace</span> <time datetime="2021-02-03">3 Feb</time><p>Text.</p></article>';
  t.match(metadata('', visible), { byline: 'Ada Lovelace', published: '2021-02-03' });
  t.match(metadata('<meta name="author" content="Cy"><meta property="article:published_time" content="2020-01-02">'), {
    byline: 'Cy',
    published: '2020-01-02',
  });
});

t.test('an author is found wherever it is named, and a name that names nobody is none', async (t) => {
  const graph = [
    { '@type': 'Article', headline: 'H', author: { '@id': '#ada' } },
    { '@type': 'Person', '@id': '#ada', name: 'Ada' },
  ];
  t.match(metadata(jsonLd({ '@graph': graph })), { byline: 'Ada' });
  const papers = ['Lovelace, Ada', 'Babbage, Charles'].map((name) => `<meta name="citation_author" content="${name}">`);
  t.match(metadata(papers.join('')), { byline: 'Ada Lovelace, Charles Babbage' });
  t.match(metadata(papers.join('').replaceAll('citation_', 'bepress_citation_')), {
    byline: 'Ada Lovelace, Charles Babbage',
  });
  const nobody = '<meta name="author" content="admin">';
  t.match(metadata(nobody, '<p class="author">By Ann Lee</p>'), { byline: 'Ann Lee' });
  t.match(metadata('', '<div class="byline">By Ann Lee<br>March 5, 2024 · 5 min read</div>'), { byline: 'Ann Lee' });
});

t.test('the authors of a line that names several', async (t) => {
  const both =
    '<p class="byline">By <a rel="author" href="/a">Ann Lee</a> and <a rel="author" href="/b">Ben Kay</a></p>';
  t.match(metadata('', both), { byline: 'Ann Lee, Ben Kay' });
  const comment =
    '<div itemscope itemtype="https://schema.org/Comment"><span itemprop="author"><b itemprop="name">Ada</b></span></div>';
  t.notMatch(
    metadata('', `<h1>H</h1>${'<p>Text of the page, in a whole sentence that ends here.</p>'.repeat(60)}${comment}`),
    { byline: /./ },
    'who wrote a comment has not written the page',
  );
  t.match(metadata('', '<div class="byline"><span>via</span> <a href="/~ann">ann</a></div>'), { byline: 'ann' });
});

t.test('a library is told the title of a paper without what names its site', async (t) => {
  const head =
    '<title>Memory in Bees (An Encyclopedia of Thought)</title><meta name="citation_title" content="Memory in Bees">';
  t.match(metadata(head, '<h1>Memory in Bees</h1><p>Text.</p>'), { title: 'Memory in Bees' });
});

t.test('how characters are read is no part of a name, a title or a day', async (t) => {
  const ruby = (base: string, reading: string) => `<ruby>${base}<rp>(</rp><rt>${reading}</rt><rp>)</rp></ruby>`;
  const heading = `<h1>${ruby('水門', 'すいもん')}の朝</h1>`;
  const name = ruby('山田花子', 'やまだはなこ');
  const day = `<p>公開：${ruby('令和', 'れいわ')}6年3月5日</p><p>水門が開く。</p>`;
  for (const byline of [
    `<p>文：<a rel="author" href="/u/1">${name}</a></p>`,
    `<p class="byline">${name}</p>`,
    `<p itemprop="author" itemscope><span itemprop="name">${name}</span></p>`,
  ])
    t.match(metadata('', heading + byline + day, 'ja'), {
      title: '水門の朝',
      byline: '山田花子',
      published: '2024-03-05',
    });
  const hidden = heading.replace('</h1>', '<span hidden>v2</span></h1>');
  t.equal(metadata('', hidden + day, 'ja').title, '水門の朝');
});

t.test('the day of a question, an issue or a release, and not of a comment', async (t) => {
  const asked =
    '<p>Asked <time itemprop="dateCreated" datetime="2008-09-02T07:44:30">16 years ago</time></p><span class="comment-date">Jan 22, 2016</span>';
  t.match(metadata('', asked), { published: '2008-09-02T07:44:30' });
  const opened =
    '<p><a href="/ann">ann</a> opened this issue <a href="#1"><relative-time datetime="2024-03-04T05:06:07Z">Mar 4</relative-time></a></p>';
  t.match(metadata('', opened), { published: '2024-03-04T05:06:07Z' });
  t.match(metadata('', '<p>Released: <time datetime="2023-01-02">Jan 2</time></p>'), { published: '2023-01-02' });
  const unseen = '<article><h1>Mill</h1><p hidden><time datetime="2023-01-02">Jan 2</time></p><p>Text.</p></article>';
  t.notMatch(metadata('', unseen), { published: /./ });
  t.match(metadata('', unseen.replace(' hidden', '')), { published: '2023-01-02' });
  const commented =
    '<div itemscope itemtype="https://schema.org/Comment"><time itemprop="dateCreated" datetime="2020-02-02">2 Feb</time></div><p class="comment-date">3 March 2021</p>';
  t.notMatch(metadata('', commented), { published: /./ });
});

t.test('a forum names itself in its banner, and who wrote the first post and when beside it', async (t) => {
  const banner = '<div role="banner"><h1>Old Boats Forum</h1></div>';
  const post =
    '<p class="author"><span class="sr-only">Post</span>by <strong><a href="/u/7">skipper</a></strong> » <time datetime="2021-05-01T09:30:00+00:00">Sat May 01</time></p>';
  const head = '<title>Engine will not start - Old Boats Forum</title>';
  const body = `${banner}<h2><a href="/t">Engine will not start</a></h2>${post}<p>Text.</p>`;
  t.match(metadata(head, body), {
    title: 'Engine will not start',
    byline: 'skipper',
    published: '2021-05-01T09:30:00+00:00',
  });
  const own = '<header><h1>Engine will not start</h1></header><h2>Old Boats</h2>';
  t.match(metadata('<title>Old Boats - Engine will not start</title>', own), { title: 'Engine will not start' });
});

t.test('who sent a message to a mailing list, and when', async (t) => {
  const message =
    '<h1>[Dev] Proposal</h1><b>Ann Lee</b> <a href="mailto:dev%40lists.example">ann at example.org</a><br><i>Tue Mar  3 10:15:22 CET 2015</i><p><pre>Hi</pre>';
  t.match(metadata('', message), { byline: 'Ann Lee', published: '2015-03-03' });
  const other = '<h1>H</h1><b>Ann Lee</b> <a href="mailto:a@b.test">mail</a> <i>in Paris</i><p>Text.</p>';
  t.notMatch(metadata('', other), { byline: /./ });
});

t.test(
  'libraries name all authors at once and the year first; a date that a text speaks of is none of its own',
  async (t) => {
    const meta = '<meta name="citation_authors" content="Lee A;Kay B;"><meta name="citation_date" content="2021 Mar">';
    t.match(metadata(meta), { byline: 'Lee A, Kay B', published: '2021-03' });
    const spoken = '<p>Due on <time datetime="2023-04-01" class="date-upcoming">01 Apr 2023</time></p>';
    t.notMatch(metadata('', spoken), { published: /./ });
  },
);

t.test('the site before a colon is no part of the title, where the heading is the rest', async (t) => {
  const head = '<meta property="og:site_name" content="Pad"><meta property="og:title" content="Pad: left">';
  t.match(metadata(head, '<h1>left</h1><p>Text.</p>'), { title: 'left' });
  t.match(metadata(head, '<h1>Pad: left</h1><p>Text.</p>'), { title: 'Pad: left' });
  const ofHost = '<title>Example: left - Manual</title>';
  t.match(metadata(ofHost, '<h1>left</h1><p>Text.</p>'), { title: 'left' });
});

t.test('a description that only repeats the title, with or without the site, is none', async (t) => {
  const head = (description: string) =>
    `<meta property="og:site_name" content="The Mill"><title>How gates open | The Mill</title><meta name="description" content="${description}">`;
  for (const same of ['How gates open', 'How gates open | The Mill', 'HOW GATES OPEN'])
    t.equal(metadata(head(same)).snippet, undefined, same);
  t.equal(metadata(head('How gates open by night')).snippet, 'How gates open by night');
});

t.test('author and date in tags that are written in other ways', async (t) => {
  const tags = (author: string, date: string) =>
    metadata(`<meta property="${author}" content="Ada Berg"><meta property="${date}" content="2024-03-05">`);
  const expected = { byline: 'Ada Berg', published: '2024-03-05' };
  t.match(tags('og:article:author', 'og:article:published_time'), expected);
  t.match(tags('article.author', 'article.published'), expected);
});

t.test('what templates and scripts write for want of a value is none', async (t) => {
  for (const none of ['#', '#top', 'undefined', 'null', 'www.example.test/a/page', '{{ url }}', 'https://{{host}}/a']) {
    t.equal(metadata(`<link rel="canonical" href="${none}">`).canonical, undefined, none);
    const right = '<meta property="og:url" content="https://example.test/z">';
    t.equal(metadata(`<link rel="canonical" href="${none}">${right}`).canonical, 'https://example.test/z', none);
  }
  for (const none of ['null', 'undefined', '[object Object]', '{{ description }}'])
    t.strictSame(metadata(`<meta name="description" content="${none}">`), {}, none);
  t.strictSame(metadata('<meta name="author" content="[object Object]">'), {});
  const name = jsonLd({ '@type': 'WebSite', name: 'https://www.example.test' });
  t.equal(metadata(`${name}<meta property="og:site_name" content="The Mill">`).site, 'The Mill');
  t.equal(metadata(name).site, 'https://www.example.test');
});

t.test('the description has no shortcodes of a page builder', async (t) => {
  const meta = '<meta name="description" content="[vc_row][vc_column]We build boats.[/vc_column][/vc_row]">';
  t.match(metadata(meta), { snippet: 'We build boats.' });
});

t.test('site, language and address from each place that states them', async (t) => {
  const article = {
    '@type': 'Article',
    publisher: { name: 'Publisher' },
    inLanguage: { alternateName: 'de' },
    url: 'https://example.test/ld',
  };
  t.match(metadata(`${jsonLd(article)}<meta property="og:site_name" content="OG">`, undefined, 'en'), {
    site: 'Publisher',
    lang: 'de',
    canonical: 'https://example.test/ld',
  });
  t.match(metadata('<meta http-equiv="content-language" content="FR_ca">'), { lang: 'fr-CA' });
  t.notHas(metadata('', undefined, '{{ lang }}'), { lang: /./ });
  t.match(metadata('<base href="https://cdn.test/a/"><link rel="canonical" href="b">'), {
    canonical: 'https://cdn.test/a/b',
  });
  t.match(metadata('<title>Loading…</title>', '<h1>The page</h1><p>Text.</p>'), { title: 'The page' });
});

t.test('what cannot be right is not told', async (t) => {
  const head =
    '<link rel="canonical" href="javascript:x"><meta name="author" content="https://example.test/me"><meta name="date" content="soon">';
  t.strictSame(metadata(head), {});
});

t.test('texts are plain: one line, no tags, no double escapes, no invisible characters', async (t) => {
  const head =
    '<title>A &amp;amp; B\n  \u202ec</title><meta name="description" content="&lt;b&gt;bold&lt;/b&gt; &amp;quot;x&amp;quot;">';
  t.match(metadata(head), { title: 'A & B c', snippet: 'bold "x"' });
  const hidden = '<title>Mill&shy;stone\u{e0041}s and &amp;shy;sluices</title>';
  t.match(metadata(hidden), { title: 'Millstones and sluices' });
  t.match(
    metadata('<title>می\u200cخواهم</title>', undefined, 'fa'),
    { title: 'می\u200cخواهم' },
    'joiners that a script needs',
  );
});

t.test('broken JSON-LD is passed over, wrapped JSON-LD is read', async (t) => {
  const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
  t.match(metadata(`${script('{"@type":')}<title>T</title>`), { title: 'T' });
  t.match(metadata(script('<!-- {"@type":"Article","headline":"W"} -->')), { title: 'W' });
  t.match(metadata(script('/*<![CDATA[*/[{"@type":"Article","headline":"two\nlines"}]/*]]>*/')), {
    title: 'two lines',
  });
});

t.test('the site is cut from a title only where something names it', async (t) => {
  const cases = [
    ['Page - Example', { hosts: ['www.example.test'] }, 'Page'],
    ['Example: News | Page', { hosts: ['example.test'] }, 'Example: News | Page'],
    ['The Times | Page', { sites: ['The Times'] }, 'Page'],
    ['A - B - The Times', { sites: ['the times'] }, 'A - B'],
    ['Page – Section – Nobody', { heading: 'Page' }, 'Page'],
    ['Part 1 - Part 2', {}, 'Part 1 - Part 2'],
    ['Self-made | Example', { sites: ['Example'] }, 'Self-made'],
    ['Example', { sites: ['Example'] }, 'Example'],
    ['Page - Guide - Example', { hosts: ['127.0.0.1', 'docs.example.test'] }, 'Page - Guide'],
    ['A | B', { heading: 'A | B', sites: ['B'] }, 'A | B'],
    ['Page | Mill Forums', { hosts: ['mill.test'] }, 'Page'],
    ['Page | WRLD', { sites: ['WRLD.com'] }, 'Page'],
    ['Fees | Old Mill', { sites: ['Old Mill Online'] }, 'Fees'],
    ['Fees | Old Mill Company', { sites: ['Berg Old Mill Company'] }, 'Fees'],
    ['Top 100 | OMA', { sites: ['Old Mill Awards'] }, 'Top 100'],
    ['Overview - Mill Stones', { sites: ['Mill'] }, 'Overview - Mill Stones'],
    ['Old Mill / Grain', { sites: ['Old Mill / Grain'] }, 'Old Mill / Grain'],
    ['Fees | Stone', { hosts: ['millstones.test'] }, 'Fees | Stone'],
    [
      'Ten old mills to visit | Part 2',
      { heading: 'Ten old mills to visit, part 2' },
      'Ten old mills to visit | Part 2',
    ],
    ['Ten old mills to visit – a guide', { heading: 'Ten old mills to visit now' }, 'Ten old mills to visit – a guide'],
  ] as const;
  for (const [title, clues, expected] of cases) {
    const { sites, hosts, heading } = { sites: [], hosts: ['x.test'], heading: undefined, ...clues };
    t.equal(cleanTitle(title, siteNames(sites, hosts), heading), expected);
  }
});

t.test('a title that shares no word with what is seen gives way to one that does', async (t) => {
  const stated = '<script type="application/ld+json">{"@type":"Article","headline":"Wiki list entry"}</script>';
  t.match(metadata(`${stated}<title>Rivers of Asia</title>`), { title: 'Rivers of Asia' });
  t.match(metadata(`${stated}<title>A list of rivers</title>`), { title: 'Wiki list entry' });
  t.match(metadata(stated), { title: 'Wiki list entry' }, 'with nothing else it is believed');
});

t.test('the name of an article is its title where it is shown, and the headline is not', async (t) => {
  const article = jsonLd({ '@type': 'Article', name: 'Mill (building)', headline: 'kind of building' });
  const head = `${article}<title>Mill (building) - Pedia</title>`;
  t.match(metadata(head, '<h1>Mill (building)</h1><p>T.</p>'), { title: 'Mill (building)' });
  t.match(metadata(head, '<h1>Kind of building</h1><p>T.</p>'), { title: 'kind of building' });
  t.match(metadata(article, '<h1>Mills: a kind</h1><p>T.</p>'), { title: 'kind of building' });
});

t.test('what a heading shows as text is no tag in the title', async (t) => {
  const head = '<meta property="og:title" content="Years of &lt;br&gt; tags | Mill">';
  t.match(metadata(head, '<h1>Years of &lt;br&gt; tags</h1><p>T.</p>'), { title: 'Years of <br> tags' });
  t.match(metadata(head, '<h1>Years of tags</h1><p>T.</p>'), { title: 'Years of tags' });
});

t.test('a character by number may have been escaped three times', async (t) => {
  t.match(metadata(jsonLd({ '@type': 'Article', headline: 'And finally&amp;#8230; mills' })), {
    title: 'And finally… mills',
  });
});

t.test('the author is what a card of the page says it was written by', async (t) => {
  const card = (label: string) =>
    `<meta name="twitter:label1" content="${label}"><meta name="twitter:data1" content="Ada Berg">`;
  t.match(metadata(card('Written by')), { byline: 'Ada Berg' });
  t.match(metadata(card('Verfasst von')), { byline: 'Ada Berg' });
  t.equal(metadata(card('Price')).byline, undefined);
  t.match(metadata('', '<h1>T</h1><div class="byline"><a>Ada Berg</a> <span>Founder</span></div><p>Text.</p>'), {
    byline: 'Ada Berg',
  });
});

t.test('the address a page gives itself names its site', async (t) => {
  const head = '<link rel="canonical" href="https://docs.example.net/a"><title>Page - Example</title>';
  t.match(metadata(head), { title: 'Page' });
});

t.test('a date that only stands under the headline is read, unless day and month could be mistaken', async (t) => {
  const body = (line: string) =>
    `<h1>T</h1><p>Published 1 January 2020, no label.</p><div class="post-meta">${line}</div>`;
  t.match(metadata('', body('<span class="entry-date">Posted on Mar. 5th, 2024</span>')), { published: '2024-03-05' });
  t.match(metadata('', body('<span class="date">5 March 2024, 10:00</span>')), { published: '2024-03-05' });
  t.notMatch(metadata('', body('<span class="date">05/03/2024</span>')), { published: /./ });
  t.match(metadata('', body('<span class="date">Published on 03/25/24</span>')), { published: '2024-03-25' });
  t.notMatch(metadata('', body('<span class="date">03/05/24</span>')), { published: /./ });
  t.match(metadata('', body('<span itemprop="datePublished" content="2024-03-05T10:00:00Z">Tuesday</span>')), {
    published: '2024-03-05T10:00:00Z',
  });
  t.match(metadata('', body('Veröffentlicht am 5. März 2024')), { published: '2024-03-05' });
  t.match(metadata('', '<p>Published on <time>March 5, 2024</time></p>'), { published: '2024-03-05' });
  t.match(metadata('', body('<abbr class="published" title="2024-03-05T10:00:00Z">5/3</abbr>')), {
    published: '2024-03-05T10:00:00Z',
  });
  t.notMatch(metadata('', body('<span class="last-updated">5 March 2024</span>')), { published: /./ });
});

t.test('the words before an author are no part of the name', async (t) => {
  t.match(metadata('', '<p class="byline">Written by: Ann Lee</p>'), { byline: 'Ann Lee' });
});

t.test('dates become ISO 8601', async (t) => {
  const cases = [
    ['2024-03-05', '2024-03-05'],
    ['2024-03-05T10:00Z', '2024-03-05T10:00Z'],
    ['2024-03-05 10:00:00', '2024-03-05T10:00:00'],
    ['March 5, 2024 3:04 PM', '2024-03-05T15:04:00'],
    ['March 5, 2024', '2024-03-05'],
    ['Tue, 05 Mar 2024 10:00:00 GMT', '2024-03-05T10:00:00Z'],
    ['1970-01-01', undefined],
    ['2024-13-45', undefined],
    ['yesterday', undefined],
    ['20240305', '2024-03-05'],
    ['1709629200', '2024-03-05T09:00:00Z'],
    ['Tuesday, March 5, 2024 3:04 PM EST', '2024-03-05T20:04:00Z'],
    ['Tuesday, March 5, 2024 11:30 PM EST', '2024-03-05T23:30:00-05:00'],
    ['Tue, 05 Mar 2024 00:30:00 +0130', '2024-03-05T00:30:00+01:30'],
    ['Tue Mar 05 2024 23:30:00 GMT-0800 (Pacific Standard Time)', '2024-03-05T23:30:00-08:00'],
    ['5. März 2024', '2024-03-05'],
    ['1er août 2024', '2024-08-01'],
    ['5 de marzo de 2024', '2024-03-05'],
    ['2024年3月5日', '2024-03-05'],
    ['13/05/2024', '2024-05-13'],
    ['05/03/2024', undefined],
    ['05.03.2024', '2024-03-05'],
    ['18. 05. 2014', '2014-05-18'],
    ['31 February 2024', undefined],
    ['juillet 2024', '2024-07'],
    ['Tue Mar  5 10:00:00 UTC 2024', '2024-03-05T10:00:00Z'],
    ['2024', '2024'],
    ['20240305T100000Z', '2024-03-05T10:00:00Z'],
    ['2024-03-05T10:00:00+01', '2024-03-05T10:00:00+01:00'],
    ['2024-03-05T10:00:00−05:00', '2024-03-05T10:00:00-05:00'],
    ['2024-03-05T24:00:00Z', '2024-03-06T00:00:00Z'],
    ['5 tháng 3, 2024', '2024-03-05'],
  ] as const;
  for (const [text, expected] of cases) t.equal(toIsoDate(text), expected, text);
});

t.test('a line that no name marks tells author and date when it says so', async (t) => {
  const line = (text: string) => metadata('', `<h1>Mill</h1><p>${text}</p><p>Text about posted letters.</p>`);
  t.match(line('Posted by John Smith on 3rd of March, 2018'), { byline: 'John Smith', published: '2018-03-03' });
  t.match(line('Published on 4 May 2019'), { published: '2019-05-04' });
  t.notHas(line('He posted by night on 3 March 2018'), { byline: /./ });
});

t.test('a span of hours is that of an event', async (t) => {
  const slot = (time: string) =>
    `<h1>Programme</h1><div>${time}</div><p>Welcome, in hall A, by those who have come furthest.</p>`;
  const from = '<time datetime="2024-06-12T09:00">09:00</time>';
  t.strictSame(metadata('', slot(`${from}–<time datetime="2024-06-12T09:45">09:45</time>`)), { title: 'Programme' });
  t.equal(metadata('', slot(from)).published, '2024-06-12T09:00');
  t.match(metadata('', '<h1>Mill</h1><p class="date">05.03.24 - 10:15</p><p>Text.</p>', 'de'), {
    published: '2024-03-05',
  });
});

t.test('of a byline the name counts, and the date that stands in it', async (t) => {
  const by =
    '<p class="byline">By <a rel="author" href="/a">Jane Doe</a> on <time datetime="2019-05-06">May 6</time></p>';
  t.match(metadata('', `<h1>Mill</h1>${by}<p>Text.</p>`), { byline: 'Jane Doe', published: '2019-05-06' });
});

t.test('JSON-LD with a comma too many is read', async (t) => {
  const script =
    '<script type="application/ld+json">{"@type":"Article","headline":"Old\nmill","author":["Ada",],}</script>';
  t.match(metadata(script, '<h1>Old mill</h1><p>Text.</p>'), { title: 'Old mill', byline: 'Ada' });
});

t.test('JSON-LD is read as pages write it', async (t) => {
  const script = (json: string) => metadata(`<script type="application/ld+json">${json}</script>`);
  const cases = [
    '{ /* by hand */ "@context": "https://schema.org", // here\n "@type": "Article", "author": "Ada Lovelace" }',
    '{"@type":"WebSite","url":"/"}\n{"@type":"Article","author":"Ada Lovelace"}',
    '{"@type":"Article","description":"it\\\'s","author":"Ada Lovelace"};',
    '{&quot;@type&quot;:&quot;Article&quot;,&quot;author&quot;:&quot;Ada Lovelace&quot;}',
    '{"@type":"https://schema.org/NewsArticle","author":{"givenName":"Ada","familyName":"Lovelace"}}',
    '{"@type":"schema:Article","author":{"@list":[{"name":"Ada Lovelace"}]}}',
    '{"@type":"Article","creator":["Ada Lovelace"]}',
  ];
  for (const json of cases) t.match(script(json), { byline: 'Ada Lovelace' }, json);
  t.match(script('{"@type":"Article","headline":["Mill"],"datePublished":{"@type":"Date","@value":"2021-03-04"}}'), {
    title: 'Mill',
    published: '2021-03-04',
  });
  t.match(script('{"@type":"Article","dateCreated":"2021-03-04","author":"Se&aacute;n &Oacute; R&iacute;"}'), {
    byline: 'Seán Ó Rí',
    published: '2021-03-04',
  });
});

t.test('of JSON-LD with quotes in its strings, or without its end, is read what can be', async (t) => {
  const script = (json: string) => metadata(`<script type="application/ld+json">${json}</script>`);
  const expected = { title: 'How the "old" mill turns', byline: 'Ada Berg', published: '2024-03-05' };
  const author = '"author":{"@type":"Person","name":"Ada Berg"}';
  const quoted = `{"@type":"Article","headline":"How the "old" mill turns","datePublished":"2024-03-05",${author}}`;
  t.match(script(quoted), expected);
  t.match(
    script(quoted.replace('"old"', '\\"old\\"').replace(/\}$/, ',"articleBody":"The mill of "old" Kay')),
    expected,
  );
  t.match(script(`[${quoted.slice(0, -1)},"about":[{"name":"Mi`), expected);
  t.strictSame(script('{"@type":"Article","head'), {});
  t.strictSame(script('{"@type":"Article","headline":"How the'), {});
});

t.test('Dublin Core and RDFa name author, date, description and language', async (t) => {
  const dublin = { creator: 'Ada Lovelace', date: '2021-03-04', description: 'On mills.', language: 'de' };
  const head = Object.entries(dublin).map(([name, text]) => `<meta name="dc:${name}" content="${text}">`);
  t.match(metadata(head.join('')), {
    byline: 'Ada Lovelace',
    published: '2021-03-04',
    snippet: 'On mills.',
    lang: 'de',
  });
  const stated = { byline: 'Ada Lovelace', published: '2021-03-04' };
  const rdfa = (prefix: string) =>
    `<h1>Mill</h1><p><span property="${prefix}author"><span property="${prefix}name">Ada Lovelace</span></span> <span property="${prefix}datePublished" content="2021-03-04">in spring</span></p><p>Text.</p>`;
  t.match(metadata('', rdfa('')), stated);
  t.match(metadata('', rdfa('schema:')), stated);
  t.match(metadata('', '<p property="dc:date dc:created" content="2021-03-04">4 Mar</p><p>Text.</p>'), {
    published: '2021-03-04',
  });
});

t.test('an address that leads nowhere gives way to the next', async (t) => {
  const head = '<link rel="canonical" href=""><link rel="canonical" href="javascript:x">';
  t.match(metadata(`${head}<meta property="og:url" content="https://example.test/z">`), {
    canonical: 'https://example.test/z',
  });
});

t.test('the heading that leads to the front page names the site, not the page', async (t) => {
  const body = '<header><h1><a href="/">Acme</a></h1></header><h1>Mills</h1><p>Text.</p>';
  t.match(metadata('<title>Mills – Acme</title>', body), { title: 'Mills' });
});

t.test('a heading may be several parts of the title', async (t) => {
  const title = cleanTitle('Mills — old: ones :: Blog', siteNames([], []), 'Mills — old: ones');
  t.equal(title, 'Mills — old: ones');
});

t.test('the day of a change is not that of publication', async (t) => {
  const changed = [
    '<article><p>Text.</p><b><time itemprop="dateModified" datetime="2025-03-04">4 March</time></b></article>',
    '<article><p>Text.</p><p>Last updated: <time datetime="2025-03-04">4 March</time></p></article>',
    '<article><p>Text.</p><p>Last updated on <b><time datetime="2025-03-04">4 March</time></b></p></article>',
    '<p>Text.</p><span class="revision-date">March 4, 2025</span>',
    // Comments with which React parts one text.
    '<article><p>Text.</p><p>Last updated<!-- -->: <time datetime="2025-03-04">4 March</time></p></article>',
    '<article><p>Text.</p><p>Last updated<!-- --> on <b><!-- --><time datetime="2025-03-04">4</time></b></p></article>',
    '<article><p>Text.</p><p>Last updated:<!-- --> <!-- --><time datetime="2025-03-04">4 March</time></p></article>',
  ];
  changed.push('<h1>Mill stands still</h1><p><b>Last modified:</b><br><span>11/21/2024</span></p><p>Text.</p>');
  for (const body of changed) t.notHas(metadata('', body), { published: /./ }, body);
  const both =
    '<article>Updated <time datetime="2025-03-04">4</time> Published <time datetime="2024-01-02">2</time></article>';
  t.match(metadata('', both), { published: '2024-01-02' });
  const parted = '<p>Text.</p><p>Published<!-- --> on <!-- --><time datetime="2024-01-02">2</time></p>';
  t.match(metadata('', parted), { published: '2024-01-02' });
});

t.test('what a buyer says of a product names no author and no date of the page', async (t) => {
  const review = (of: string) =>
    `<h1>Mill</h1><ul class="${of}s-list"><li class="${of}"><p>Posted by Wes Hill on 9 January 2024</p></li></ul>`;
  for (const of of ['productReview', 'product-review', 'customer-review']) {
    t.notHas(metadata('', review(of)), { published: /./ }, of);
    t.notHas(metadata('', review(of)), { byline: /./ }, of);
  }
  const editors = '<div class="product-review"><h1>Mill</h1><p>Posted by Wes Hill on 9 January 2024</p></div>';
  t.match(metadata('', editors), { byline: 'Wes Hill', published: '2024-01-09' }, 'an editor does');
});

t.test('dates of teasers are not the date of the page, also above their headings', async (t) => {
  const card = (n: number) =>
    `<div class="card"><p>No. ${n} <time datetime="2024-03-0${n}">${n} March</time></p><h2><a href="/${n}">Crabs ${n}</a></h2></div>`;
  t.notHas(metadata('', `<h1>Talks</h1><p>All of them.</p>${card(3)}${card(2)}${card(1)}`), { published: /./ });
  const dated = '<h1>Talks</h1><p><time datetime="2024-02-01">1 February</time></p><p>All of them.</p>';
  t.match(metadata('', `${dated}${card(3)}${card(2)}`), { published: '2024-02-01' });
});

t.test('a month above days is that of a list, a month alone is that of the page', async (t) => {
  const month = '<h1>Events</h1><h2><time datetime="2024-03">March 2024</time></h2>';
  const days = '<p><time datetime="2024-03-15">15</time> Supper</p><p><time datetime="2024-03-16">16</time> Type</p>';
  t.notHas(metadata('', month + days), { published: /./ });
  t.match(metadata('', `${month}<p>Text.</p>`), { published: '2024-03' });
});

t.test('the day when a site was set up is not that of its front page', async (t) => {
  const page = (url: string) => jsonLd({ '@type': 'WebPage', url, datePublished: '2023-04-11' });
  t.notHas(metadata(page('https://www.example.test/'), '<h1>Roofs</h1>'), { published: /./ });
  t.match(metadata(page('https://www.example.test/a'), '<h1>Roofs</h1>'), { published: '2023-04-11' });
});

t.test('a name that stands twice in the markup of its author is said once', async (t) => {
  const author =
    '<div itemprop="author"><a href="/u/1">kate</a><span class="d-none" itemprop="name">kate</span><span>1,234</span></div>';
  t.match(metadata('', `<h1>Mill</h1>${author}<p>Text.</p>`), { byline: /^kate$/ });
  const stated =
    '<div itemprop="author"><a href="/u/1">J. Doe</a><meta itemprop="name" content="J. Doe"><span>509</span></div>';
  t.match(metadata('', `<h1>Mill</h1>${stated}<p>Text.</p>`), { byline: /^J\. Doe$/ });
});

t.test('the first links to the front page name the site', async (t) => {
  const titled = (title: string, link: string) => metadata(`<title>${title}</title>`, `${link}<p>Text.</p>`).title;
  t.equal(titled('FAQ | Mill & Sons', '<a href="/"><img src="/l.png" alt="Mill &amp; Sons"></a>'), 'FAQ');
  t.equal(
    titled('The Mill Letter: On oil', '<a href="https://www.example.test">The Mill Letter</a>'),
    'The Mill Letter: On oil',
  );
  t.equal(titled('On oil - The Mill Letter', '<a href="https://www.example.test">The Mill Letter</a>'), 'On oil');
  t.equal(titled('Home | On oil', '<a href="/">Home</a>'), 'Home | On oil', 'which is no name');
  t.equal(titled('On oil | Grain', '<a href="/grain">Grain</a>'), 'On oil | Grain', 'nor is that of another page');
});

t.test('the front page may be that of a language or a forum, or be addressed by its file', async (t) => {
  const at = (address: string, title: string, body: string) =>
    extract({
      url: new URL(address),
      mediaType: 'text/html',
      text: `<!doctype html><title>${title}</title>${body}<h2>How gates open</h2><p>Text of the gates, which open at night.</p>`,
    }).title;
  const heading = (href: string) => `<h1><a href="${href}">Gate Lore</a></h1>`;
  t.equal(at('https://a.test/en/x/9', 'Gate Lore | How gates open', heading('/en/')), 'How gates open');
  t.equal(at('https://a.test/forum/t.php?t=9', 'Gate Lore | How gates open', heading('/forum/')), 'How gates open');
  const link = (href: string) => `<div><a href="${href}">Gate Lore</a></div><h3>Menu</h3>`;
  for (const href of ['index.php', './index.php?sid=0a1b', '/index.html'])
    t.equal(at('https://a.test/t.php?t=9', 'Gates at night - Gate Lore', link(href)), 'Gates at night', href);
  const old = 'Gate Lore » How gates open';
  t.equal(at('https://a.test/?p=5', old, heading('https://a.test/')), 'How gates open', 'a page by its number');
  t.equal(
    at('https://a.test/en/9', 'Gates - English', '<a href="/en/">English</a>'),
    'Gates - English',
    'the language',
  );
});

t.test('a short heading is the title where the title begins with it', async (t) => {
  t.equal(
    metadata('<title>API — mill 1.0 documentation</title>', '<h1>API<a href="#api">¶</a></h1><p>T.</p>').title,
    'API',
  );
  t.equal(metadata('<title>Mill — API</title>', '<h1>API</h1><p>T.</p>').title, 'Mill — API');
});

t.test('every author that meta tags name, and one whose name stands in the next element', async (t) => {
  const authors = '<meta name="author" content="Ada Lovelace"><meta name="author" content="Grace Hopper">';
  t.equal(metadata(authors).byline, 'Ada Lovelace, Grace Hopper');
  t.equal(metadata('', '<p>Written by</p><div><a href="/ada">Ada Lovelace</a></div><p>T.</p>').byline, 'Ada Lovelace');
  t.equal(metadata('', '<ul><li>Created by <span>Ada</span>, last modified in May</li></ul><p>T.</p>').byline, 'Ada');
});

t.test('authors told below the text, by their role, or in the line behind what leads to them', async (t) => {
  const bylineOf = (body: string, head = '') => metadata(head, `<h1>The mill</h1>${body}<p>Text.</p>`).byline;
  const box = (name: string) => `<h4 class="elementor-author-box__name">${name}</h4>`;
  t.equal(bylineOf(`<h2>About</h2>${box('Ada Berg')}`), 'Ada Berg');
  t.equal(bylineOf('<h2>About</h2><div class="bio">This post was written by Ada Berg</div>'), 'Ada Berg');
  t.equal(bylineOf('<h2>About</h2><p>View all posts by <a href="/ada">Ada Berg</a></p>'), 'Ada Berg');
  t.equal(bylineOf('<h2>About</h2><p class="essay-byline">Text by <a href="/ada">Ada Berg</a></p>'), 'Ada Berg');
  t.equal(bylineOf('<h2>About</h2><p class="no-byline">Home</p>'), undefined, 'a part of a site named otherwise');
  t.equal(bylineOf(`<p class="byline"></p><h2>About</h2>${box('Ada Berg')}`), 'Ada Berg', 'behind one that is empty');
  t.equal(bylineOf('<p>Ada Berg | Senior Writer | July 2, 2025</p>'), 'Ada Berg');
  t.equal(bylineOf('<p>Ada Berg, Redakteurin</p>'), 'Ada Berg');
  t.equal(bylineOf('<p>Ada Berg | Owner of a mill</p>'), undefined, 'no role of who writes');
  const autor = '<div class="autor"><span>Essay</span> <span>By</span><div>Ada Berg</div></div>';
  t.equal(bylineOf(autor), 'Ada Berg');
});

t.test('a post of a network or another page that a text shows dates and names nothing', async (t) => {
  const shown = [
    '<blockquote class="twitter-tweet"><p>Gates!</p>&mdash; Rob Tal (@rob) <a href="https://x.test/1">March 1, 2026</a></blockquote>',
    '<blockquote class="instagram-media"><p>A post shared by Rob Tal on <time datetime="2026-03-01">Mar 1</time></p></blockquote>',
    '<blockquote class="bluesky-embed"><p>Gates!</p><a href="/1">March 1, 2026</a></blockquote>',
    '<blockquote class="mastodon-embed"><a href="/1">March 1, 2026</a></blockquote>',
    '<ul class="wp-block-latest-posts__list"><li><a href="/1">Locks</a><div class="wp-block-latest-posts__post-author">by Rob Tal</div><time datetime="2026-03-01">March 1</time></li></ul>',
    '<p class="read-also"><strong>Read also:</strong> <a href="/x">Locks at night</a>, March 1, 2026</p>',
    '<p>Lesen Sie auch: Schleusen bei Nacht, March 1, 2026</p>',
    '<aside class="related-card"><a href="/x">Locks</a><p>By Rob Tal</p><p>March 1, 2026</p></aside>',
    '<p><a rel="prev" href="/author/rob">Rob Tal, March 1, 2026</a></p>',
  ];
  for (const part of shown)
    t.strictSame(
      metadata('', `<article><h1>The gates</h1><p>Text of the gates.</p>${part}</article>`),
      { title: 'The gates' },
      part,
    );
});

t.test('the language of the body, where the page states no other', async (t) => {
  t.equal(
    extract({ url, mediaType: 'text/html', text: '<html><body lang="fr"><p>Le moulin.</p></body></html>' }).lang,
    'fr',
  );
});

t.test('a heading that repeats the title stays where it leads to another site', async (t) => {
  const text = (href: string) => `<title>Mills</title><h1><a href="${href}">Mills</a></h1><p>They turn.</p>`;
  const shown = (href: string) =>
    extract({ url, mediaType: 'text/html', text: text(href) }).content?.querySelector('h1');
  t.ok(shown('https://mill.test/on-mills'));
  t.notOk(shown('https://docs.example.test/mills'));
  t.notOk(shown('/dir/page'));
});

t.test('which of two numbers is the day, and what months are called, is a matter of the language', async (t) => {
  const cases = [
    ['05/03/2024', 'fr', '2024-03-05'],
    ['05/03/2024', 'en-GB', '2024-03-05'],
    ['05/03/2024', 'en-US', '2024-05-03'],
    ['05/03/2024', 'en', undefined],
    ['5 března 2024', 'cs', '2024-03-05'],
    ['5 Mart 2024', 'tr', '2024-03-05'],
    ['5. maaliskuuta 2024', 'fi', '2024-03-05'],
    ['5 березня 2024', 'uk', '2024-03-05'],
    ['2024. március 5.', 'hu', '2024-03-05'],
    ['5 मार्च 2024', 'hi', '2024-03-05'],
    ['5 d’abril de 2024', 'ca', '2024-04-05'],
  ] as const;
  for (const [text, lang, expected] of cases) t.equal(toIsoDate(text, lang), expected, `${text} in ${lang}`);
  t.match(metadata('', '<h1>Mill</h1><p>05/03/2024</p><p>Text.</p>', 'es'), { published: '2024-03-05' });
});

t.test('the lines around the headline name author and date, whatever their elements are called', async (t) => {
  const around = (lines: string, before = '') =>
    metadata(
      '<title>The old mill on the river – Acme</title>',
      `<p>Menu</p>${before}<h1>The old mill on the river</h1>${lines}<p>${'A text about mills. '.repeat(30)}</p><p>By Night, 3 May 2001</p>`,
      'de',
    );
  t.match(around('<div class="x1">May 4, 2019</div>'), { published: '2019-05-04' });
  t.match(around('', '<div>Berlin, 2. November 2021</div>'), { published: '2021-11-02' });
  t.match(around('<p>06.11.2023 13:30 von Olga Maier</p>'), { byline: 'Olga Maier', published: '2023-11-06' });
  t.match(around('<p class="author">بقلم <a href="/author/ali" rel="author">علي حسن</a></p>'), { byline: 'علي حسن' });
  t.match(around('<p>Von Ada Müller und Ben Kay | 4 Min.</p>'), { byline: 'Ada Müller, Ben Kay' });
  t.match(around('<div><div>By</div><div>Jane Doe</div></div>'), { byline: 'Jane Doe' });
  t.match(around('<a class="k" href="/author/jane-doe">Jane Doe</a>'), { byline: 'Jane Doe' });
  t.match(around('<p class="postAuthorName">Jane Doe, Director</p>'), { byline: 'Jane Doe' });
  t.match(around('<p>Published May 4, 2019. Updated June 5, 2020</p>'), { published: '2019-05-04' });
  t.match(around('<p>Argued January 10, 2024—Decided June 3, 2024</p>'), { published: '2024-06-03' });
  t.notHas(
    metadata(
      '<title>Lantern walk</title>',
      '<article itemscope itemtype="https://schema.org/Event"><h1>Lantern walk</h1><time itemprop="startDate" datetime="2025-11-11">Nov 11, 2025</time></article>',
    ),
    { published: /./ },
  );
  t.notHas(around('<p>Closing date: June 30, 2025</p>'), { published: /./ });
  const nothing = [
    '<p>Updated June 5, 2020</p>',
    '<p>12.–14. Mai 2026, Berlin</p>',
    '<p>The mill was built on May 4, 1999.</p>',
    '<span class="author">5 min read</span>',
    '<p>Von der Mühle zum Brot</p>',
    '<h2>Next</h2><h2>Another mill</h2><p>By Jane Doe, May 4, 2019</p>',
  ];
  for (const lines of nothing) t.notHas(around(lines), { published: /./ }, lines);
  for (const lines of nothing) t.notHas(around(lines), { byline: /./ }, lines);
});

t.test('who answers a page did not write it', async (t) => {
  const issue = `<p>Issue created 3 May 2019 by Ada Lovelace</p><h1>Mill stands still</h1>
    <ul class="notes timeline"><li><a class="author-name" href="/ben">Ben Kay</a></li></ul><p>Text.</p>`;
  t.match(metadata('', issue), { byline: 'Ada Lovelace', published: '2019-05-03' });
  const note = '<div class="note"><div class="date" title="2015-03-02 10:00"><b>9 years ago</b></div>Ok.</div>';
  for (const id of ['usernotes', 'comments'])
    t.notHas(metadata('', `<h1>fold</h1><p>Text.</p><section id="${id}">${note}</section>`), { published: /./ });
});

t.test('a stated author that only names the site gives way to a person who is named', async (t) => {
  const head = '<meta name="author" content="Acme"><meta property="og:site_name" content="Acme">';
  t.match(metadata(head, '<h1>Mill</h1><p>By Jane Doe</p><p>Text.</p>'), { byline: 'Jane Doe' });
  t.match(metadata(head, '<h1>Mill</h1><p>Text.</p>'), { byline: 'Acme' });
  const account = '<meta name="author" content="jdoe7">';
  t.match(metadata(account, '<h1>Mill</h1><p>By Jane Doe</p><p>Text.</p>'), { byline: 'Jane Doe' });
  t.match(metadata(account, '<h1>Mill</h1><p>by jd</p><p>Text.</p>'), { byline: 'jdoe7' });
});

t.test('a topic of a forum has its title in the second heading, and its first post names the author', async (t) => {
  const page = `<h1>Mill Forum</h1><h2>How do mills work?</h2><p>16 posts • Page 1 of 1</p>
    <div><h3>How do mills work?</h3><p class="author">by <a class="username" href="u?1">miller7</a> » Sun Dec 17, 2023 11:23 am</p></div><p>Text.</p>`;
  t.match(
    metadata('<title>How do mills work? - Mill Forum</title><meta property="og:site_name" content="Mill Forum">', page),
    {
      title: 'How do mills work?',
      byline: 'miller7',
      published: '2023-12-17',
    },
  );
});

t.test('the address dates a page that does not, and a front page has no date', async (t) => {
  const at = (address: string, body = '<h1>Mill</h1><p>Text.</p>') => {
    const { published } = extract({ url: new URL(address), mediaType: 'text/html', text: `<!doctype html>${body}` });
    return published;
  };
  t.equal(at('https://a.test/blog/2020/01/13/mill'), '2020-01-13');
  t.equal(at('https://a.test/2025-12-17-mill'), '2025-12-17');
  t.equal(at('https://a.test/2020/13/45/mill'), undefined);
  t.equal(at('https://a.test/', '<h1>News</h1><p>4 May 2019</p><p>Text.</p>'), undefined);
  t.equal(at('https://a.test/x', '<h1>News</h1><p>4 May 2019</p><p>Text.</p>'), '2019-05-04');
});

t.test('the day of an event, of a review or of a comment is not that of the page', async (t) => {
  const shown = '<h1>Opening of the lock</h1><p><time datetime="2024-03-17">17 March</time></p><p>Text.</p>';
  const event = jsonLd({ '@type': 'SocialEvent', name: 'Opening of the lock', startDate: '2024-03-17' });
  t.match(metadata('', shown), { published: '2024-03-17' });
  t.notMatch(metadata(event, shown), { published: /./ });
  const reviews =
    '<h1>Windlass</h1><p>Forged.</p><ol><li class="review"><time class="review__published-date" datetime="2024-05-03">3 May</time></li></ol>';
  t.notMatch(metadata('', reviews), { published: /./ });
  const thread =
    '<main><thread-post><time datetime="2024-05-02">May 2</time><h1>The dry lock</h1><p>Dry.</p></thread-post><thread-comment><time datetime="2024-05-04">May 4</time></thread-comment></main>';
  t.match(metadata('', thread), { published: '2024-05-02' });
});

t.test('the day a job was offered or a video uploaded is that of the page', async (t) => {
  t.match(metadata(jsonLd({ '@type': 'JobPosting', datePosted: '2024-05-02' })), { published: '2024-05-02' });
  t.match(metadata(jsonLd({ '@type': 'VideoObject', uploadDate: '2024-05-03' })), { published: '2024-05-03' });
});

t.test('the number of an issue and the name of a site before a colon are no part of a title', async (t) => {
  const forge = siteNames(['Forge'], ['forge.example']);
  t.equal(cleanTitle('Angle is wrong (#12) · Issues · gates', forge, 'Angle is wrong'), 'Angle is wrong');
  t.equal(cleanTitle('Angle is wrong by ada · Pull Request #13', forge, 'Angle is wrong#13'), 'Angle is wrong');
  t.equal(cleanTitle('r/locks on Forge: The dry lock', forge, 'The dry lock'), 'The dry lock');
  t.equal(cleanTitle('forge.example: Windlass, 19 mm : Tools', forge, 'Windlass, 19 mm'), 'Windlass, 19 mm');
  t.equal(cleanTitle('Chapter 3: The dry lock', forge, 'The dry lock'), 'The dry lock');
  t.equal(cleanTitle('Why do locks leak? - Forge', forge, 'Why do locks leak?'), 'Why do locks leak?');
  t.equal(cleanTitle('Undry locks', forge, 'dry lock'), 'Undry locks', 'no part that begins and ends with a mark');
});

t.test('a title and a name are parted by the signs of their script', async (t) => {
  const body = '<h1>閘門が開く</h1><p class="author">文・湿地 綾</p><p>閘門は三十一年のあいだ乾いていた。</p>';
  const head = '<title>閘門が開く｜水門新聞</title><meta property="og:site_name" content="水門新聞">';
  t.match(metadata(head, body), { title: '閘門が開く', byline: '湿地 綾' });
});

t.test('an issue is called what its heading says, and is as old as its list of facts says', async (t) => {
  const body =
    '<h1><a href="/home"><img src="/logo.png" alt=""></a></h1><h1>Angle is wrong</h1><p>Twelve degrees.</p>' +
    '<div><p><a href="/ben">Ben</a> added a comment - <time datetime="2024-05-03">3 May</time></p></div>' +
    '<dl><dt>Created:</dt><dd><span><time datetime="2024-05-02">2 May</time></span></dd></dl>';
  const found = metadata('<title>[GATE-214] Angle is wrong - Tracker</title>', body);
  t.match(found, { title: 'Angle is wrong', published: '2024-05-02' });
});

t.test('of several articles that a page describes, it is the one at its address', async (t) => {
  const article = (name: string, author: string) => ({
    '@type': 'NewsArticle',
    headline: `${name} of the valley`,
    author,
    datePublished: '2024-05-02',
    url: `https://www.example.test/${name}`,
  });
  const two = jsonLd([article('gates', 'Ben Kay'), article('locks', 'Ada Berg')]);
  const link = '<link rel="canonical" href="/locks/">';
  t.match(metadata(two + link), { title: 'locks of the valley', byline: 'Ada Berg' });
  t.strictSame(metadata(`${two}<title>Water</title>`, '<h1>Water</h1><p>Text.</p>'), { title: 'Water' });
});

t.test('what readers wrote of a product is none of its page', async (t) => {
  const review = { '@type': 'Review', author: 'Zoe', datePublished: '2024-05-02', name: 'Good' };
  const product = { '@type': 'Product', name: 'Windlass', author: 'Smith' };
  t.strictSame(metadata(jsonLd([review, product]), '<h1>Windlass</h1><p>Text.</p>'), { title: 'Windlass' });
  t.match(metadata(jsonLd(review)), { byline: 'Zoe', published: '2024-05-02' }, 'which a page of its own may be');
  const marked =
    '<h1>Windlass</h1><p>Text.</p><div itemprop="review"><b itemprop="author">Zoe</b><meta itemprop="datePublished" content="2024-05-02"><time itemprop="datePublished" datetime="2024-05-02">May</time></div>';
  t.strictSame(metadata('', marked), { title: 'Windlass' });
});

t.test('what describes a page beside its article, a question or a film', async (t) => {
  const graph = [
    { '@type': 'Article', headline: 'H', mainEntityOfPage: { '@id': 'https://example.test/h#page' } },
    { '@type': 'WebPage', description: 'On H.', datePublished: '2020-01-01' },
    { '@type': 'WebSite', description: 'All letters.' },
  ];
  t.strictSame(metadata(jsonLd({ '@graph': graph })), {
    title: 'H',
    snippet: 'On H.',
    canonical: 'https://example.test/h',
  });
  t.equal(metadata(jsonLd(graph[2])).snippet, undefined, 'the site is not this page');
  const question = { '@type': 'Question', name: 'Why?', author: { name: 'Ada' }, dateCreated: '2024-05-02' };
  t.match(metadata(jsonLd({ '@type': 'QAPage', mainEntity: question })), { byline: 'Ada', published: '2024-05-02' });
  const episode = { '@type': 'PodcastEpisode', name: 'E', author: 'Ada', datePublished: 1714641011000 };
  t.match(metadata(jsonLd(episode)), { byline: 'Ada', published: '2024-05-02T09:10:11Z' });
});

t.test('a list of other pages says who wrote those, and when', async (t) => {
  const teaser = (at: number) =>
    `<article class="post"><h2><a href="/${at}">Lock ${at}</a></h2><p><time datetime="2024-05-0${at}">May ${at}, 2024</time> <span class="byline">by <a rel="author" href="/author/ada">Ada Berg</a></span></p><p>Short.</p></article>`;
  const shown = (tag: string) => metadata('', `<h1>Water</h1>${(teaser(1) + teaser(2)).replaceAll('article', tag)}`);
  for (const tag of ['article', 'div']) t.strictSame(shown(tag), { title: 'Water' }, tag);
  const own =
    '<article><h2><a href="https://www.example.test/dir/page">Water</a></h2><p>By Ada Berg, May 1, 2024</p></article>';
  t.match(metadata('<title>Water</title>', own + teaser(1) + teaser(2)), {
    byline: 'Ada Berg',
    published: '2024-05-01',
  });
  const numbered = [1, 2].map((at) => teaser(at).replace('"post"', `"post-${at} post topic-${at}a hentry"`)).join('');
  t.strictSame(metadata('', `<h1>Water</h1>${numbered}`), { title: 'Water' }, 'each with a number of its own');
  const card = (at: number) => teaser(at).replace('<h2', '<h2 class="card-title"');
  const first = card(1).replaceAll('article', 'div').replace('"post"', '"lead"');
  t.strictSame(metadata('', `<h1>Water</h1>${first}${card(2)}`), { title: 'Water' }, 'the first stands out');
  const news = (at: number) => card(at).replace('Lock', 'New sheds at lock');
  t.strictSame(metadata('', `<h1>News</h1>${news(1)}${news(2)}`), { title: 'News' }, 'letters by chance');
  const named = '<h2 class="text">Gates</h2><p>Of the gates.</p>';
  t.match(
    metadata(
      '',
      `<h1>Water</h1>${first.replace('card-title', 'text')}${card(2).replace('card-title', 'text')}${named}`,
    ),
    { byline: 'Ada Berg' },
    'not by what all headings are called',
  );
});

t.test('an address is told without a name and a password', async (t) => {
  const head = '<link rel="canonical" href="https://ada:secret@example.test/a">';
  t.equal(metadata(head).canonical, 'https://example.test/a');
});

t.test('what only names the site is not what a page with a heading is called', async (t) => {
  const site = '<meta property="og:site_name" content="Gate World">';
  const body = '<h1>Locks at night</h1><p>Text.</p>';
  const titled = (title: string, og = '', shown = body) =>
    metadata(`${site}<title>${title}</title>${og && `<meta property="og:title" content="${og}">`}`, shown).title;
  t.equal(titled('Locks at night | Gate World', 'Gate World'), 'Locks at night');
  t.equal(
    titled('Locks at night | Gate World', 'When gates open: locks and sluices'),
    'When gates open: locks and sluices',
  );
  for (const none of [
    'Home',
    'Index',
    'Home | Gate World',
    'gate world',
    'page.html',
    'https://example.test/x',
    'null',
  ])
    t.equal(titled(none), 'Locks at night', none);
  t.equal(titled('Home | Gate World', '', '<p>Text.</p>'), 'Home');
  t.equal(titled('Index', '', '<h1>Index</h1>'), 'Index');
});

t.test('the heading of a site above that of a page, as forums and themes have it', async (t) => {
  const banner = '<div id="site-description"><h1>Lock Forum</h1></div>';
  for (const title of ['Gates creak - Lock Forum', 'Lock Forum » Help » Gates creak'])
    t.match(metadata(`<title>${title}</title>`, `${banner}<h2>Gates creak</h2><p>Text.</p>`), {
      title: 'Gates creak',
      site: 'Lock Forum',
    });
});

t.test('several people are named with what they did, and without their degrees', async (t) => {
  const byline = (line: string) =>
    metadata('', `<h1>Ponds</h1><p>${line}</p><p>${'Ponds freeze. '.repeat(20)}</p>`).byline;
  t.equal(byline('Researched by Ada Berg + Otto Tal'), 'Ada Berg, Otto Tal');
  t.equal(byline('by Dr. Ada Berg, PhD and Ida Moor, M.D. FACLM, MPH | Mill'), 'Dr. Ada Berg, Ida Moor');
  t.equal(byline('Authors: Ada Berg and Ida Moor, Extension educators'), 'Ada Berg, Ida Moor');
  t.equal(byline('Autoren: Ada Berg, Ida Moor'), 'Ada Berg, Ida Moor');
  t.equal(byline('By ADA BERG, OTTO TAL, IDA MOOR'), 'ADA BERG, OTTO TAL, IDA MOOR');
});

t.test('of several headings the one that the title begins with is that of the page', async (t) => {
  const page = (title: string, ...headings: string[]) =>
    metadata(`<title>${title}</title>`, headings.map((text) => `<h1>${text}</h1><p>Text of ${text}.</p>`).join(''))
      .title;
  t.equal(page('How ponds freeze – Views and News', 'Menu', 'Views and News', 'How ponds freeze'), 'How ponds freeze');
  t.equal(page('Views and News / Ponds / How ponds freeze', 'Menu', 'How ponds freeze'), 'How ponds freeze');
  t.equal(page('How ponds freeze – Views', 'Menu', 'Search'), 'How ponds freeze – Views', 'none does');
});

t.test('the heading of an article in a header of its own is no name of the site', async (t) => {
  const body = '<div class="header"><h1>How ponds freeze</h1></div><p>Text.</p><h2>Views</h2><p>What we think.</p>';
  t.equal(metadata('<title>How ponds freeze – Views</title>', body).title, 'How ponds freeze');
  const post = `<div class="hentry in-blog-views">${body}</div>`;
  t.equal(metadata('<title>How ponds freeze – Views</title>', post).title, 'How ponds freeze');
});

t.test('what the title has behind the heading names the site, also where it is stated as the title', async (t) => {
  const head = '<title>Setting up | Millwork</title><meta property="og:title" content="Millwork">';
  t.equal(metadata(head, '<h1>Setting up</h1><p>Text.</p>').title, 'Setting up');
  t.equal(metadata(head, '<h1>Millwork</h1><p>Text.</p>').title, 'Millwork', 'the heading is the name');
});

t.test('a site is named by its domain, its words, its initials, with its country and with separators', async (t) => {
  const of = (host: string, ...names: string[]) => siteNames(names, [host]);
  t.equal(cleanTitle('Sale | Acorns.com', of('offers.acorns.com'), undefined), 'Sale');
  t.equal(cleanTitle('Sale | Acorns Tires', of('tires.acorns.com'), undefined), 'Sale');
  t.equal(cleanTitle('Sale | Young Acorns Trading House', of('www.yath.com'), undefined), 'Sale');
  t.equal(cleanTitle('Sale - Acorns Österreich', of('acorns.at'), undefined), 'Sale');
  t.equal(cleanTitle('Sale | Acorns - Old and Young', of('a.test', 'Acorns - Old and Young'), undefined), 'Sale');
  t.equal(cleanTitle('Node.js: a guide', of('www.acorns.com'), undefined), 'Node.js: a guide');
  t.equal(cleanTitle('Acorns.com', of('www.acorns.com'), undefined), 'Acorns.com');
  t.equal(cleanTitle('Green Teas Archives - Acorns', of('acorns.com'), 'Green Teas'), 'Green Teas');
  t.equal(cleanTitle('Green Teas Archives', of('acorns.com'), 'Green Teas'), 'Green Teas');
  t.equal(cleanTitle('National Archives', of('acorns.com'), 'National Archives'), 'National Archives');
});

t.test('separators of other kinds, empty parts, brackets and counts', async (t) => {
  const site = siteNames(['Gate World', '水闸网'], ['x.test']);
  const cases = [
    ['Locks « Gate World', undefined, 'Locks'],
    ['Gate World >> Locks', undefined, 'Locks'],
    ['Locks | | Gate World', undefined, 'Locks'],
    ['| Locks |', undefined, 'Locks'],
    ['Locks -', undefined, 'Locks'],
    ['Locks [Gate World]', undefined, 'Locks'],
    ['Locks (Gate World)', undefined, 'Locks'],
    ['Locks (building)', 'Locks', 'Locks'],
    ['Locks (building)', undefined, 'Locks (building)'],
    ['Locks [Old Manual]', 'Locks', 'Locks'],
    ['(3) Locks | Mill', 'Locks', 'Locks'],
    ['(3) Locks | Mill', undefined, '(3) Locks | Mill'],
    ['The Lock by Ada Berg | Books', 'The Lock', 'The Lock'],
    ['船闸如何工作_水闸网', undefined, '船闸如何工作'],
    ['船闸如何工作-新闻中心', '船闸如何工作', '船闸如何工作'],
    ['snake_case', undefined, 'snake_case'],
  ] as const;
  for (const [title, heading, expected] of cases) t.equal(cleanTitle(title, site, heading), expected, title);
});

t.test('the day of a change and that of publication, as a dozen languages call them', async (t) => {
  const dated = (lang: string, lines: string) =>
    metadata('', `<h1>Mill</h1>${lines}<p>${'A text about mills. '.repeat(30)}</p>`, lang).published;
  const cases = [
    ['sv', 'Uppdaterad: 3 maj 2024', 'Publicerad: 2 maj 2024'],
    ['nb', 'Sist oppdatert: 3. mai 2024', 'Publisert 2. mai 2024'],
    ['fi', 'Päivitetty 3.5.2024', 'Julkaistu 2.5.2024'],
    ['cs', 'Aktualizováno 3. května 2024', 'Vydáno 2. května 2024'],
    ['tr', 'Güncelleme: 03 Mayıs 2024', 'Yayınlanma: 02 Mayıs 2024'],
    ['pl', 'Aktualizacja: 3 maja 2024', 'Opublikowano: 2 maja 2024'],
    ['ko', '수정 2024.05.03', '입력 2024.05.02'],
    ['ja', '更新日：令和6年5月3日', '掲載日：令和6年5月2日'],
    ['he', 'עודכן 3 במאי 2024', 'פורסם 2 במאי 2024'],
    ['en', 'Effective date: May 3, 2024', 'May 2, 2024'],
  ] as const;
  for (const [lang, changed, first] of cases) {
    t.equal(dated(lang, `<p>${changed}</p>`), undefined, changed);
    t.equal(dated(lang, `<p>${changed}</p><p>${first}</p>`), '2024-05-02', first);
    t.equal(dated(lang, `<p>${changed.replace(/[:：]? ?[\d令]/u, ' <b>: </b>$&')}</p>`), undefined, changed);
  }
  t.equal(dated('de', '<article>Geändert am <time datetime="2024-05-03">Mai</time></article>'), undefined);
});

t.test('years and days of other countries, and days that are yet to come', async (t) => {
  t.equal(toIsoDate('2 พฤษภาคม 2567', 'th'), '2024-05-02');
  t.equal(toIsoDate('平成元年5月2日', 'ja'), undefined, 'before the Web');
  t.equal(toIsoDate('令和6年5月2日', 'ja'), '2024-05-02');
  t.equal(toIsoDate('民國113年5月2日', 'zh-TW'), '2024-05-02');
  t.equal(toIsoDate('२ मई २०२४', 'hi'), '2024-05-02', 'months of two letters');
  t.equal(toIsoDate('2 آب 2024', 'ar'), '2024-08-02');
  t.equal(toIsoDate('2 تشرين الأول 2024', 'ar'), '2024-10-02');
  t.equal(toIsoDate('02.05.24, 09:10 Uhr', 'de'), '2024-05-02');
  t.equal(toIsoDate('Version 2.05.24', 'de'), undefined);
  t.equal(toIsoDate('2024/05'), '2024-05');
  const meta = (name: string, day: string) => `<meta name="${name}" content="${day}">`;
  const issue = meta('citation_publication_date', '2024/06') + meta('citation_online_date', '2024/05/02');
  t.match(metadata(issue), { published: '2024-05-02' });
  t.match(metadata(meta('citation_date', '2024/05/02') + meta('citation_online_date', '2024/06/03')), {
    published: '2024-05-02',
  });
  const soon = meta('article:published_time', '2098-01-01');
  t.match(metadata(soon + meta('date', '2024-05-02')), { published: '2024-05-02' });
  t.notHas(metadata(soon, '<h1>Mill</h1><p>May 2, 2098</p><p>Text.</p>'), { published: /./ });
});

t.test('who wrote a page, in more languages, and not who did something else for it', async (t) => {
  const by = (line: string, lang = '') =>
    metadata('', `<h1>Mill</h1>${line}<p>${'A text about mills. '.repeat(30)}</p>`, lang).byline;
  const cases = [
    ['By: Ada Berg', 'Ada Berg'],
    ['Oleh Ani Penjaga', 'Ani Penjaga'],
    ['Írta: Őr Anna', 'Őr Anna'],
    ['Teksti: Anna Sulkunen', 'Anna Sulkunen'],
    ['Yazar: Ayşe Bekçi', 'Ayşe Bekçi'],
    ['מאת: דנה כהן', 'דנה כהן'],
    ['記者王小明／台北報導', '王小明'],
    ['기자명 김수문 기자', '김수문'],
    ['2024年05月02日 来源：水闸日报 作者：王小明 编辑：李四', '王小明'],
    ['di Anna Custode e Bruno Chiusa', 'Anna Custode, Bruno Chiusa'],
    ['Av Anna Vakt och Bengt Ström', 'Anna Vakt, Bengt Ström'],
    ['Автор: Анна Смотрителева и Борис Шлюзов', 'Анна Смотрителева, Борис Шлюзов'],
    ['Por Ana Rocha e Silva', 'Ana Rocha e Silva'],
    ['Words by Ada Berg. Photos by Ben Kay', 'Ada Berg'],
    ['Von Ada Berg Illustration von Ben Kay', 'Ada Berg'],
    ['Photo by Ben Kay', undefined],
    ['<b class="author">Eingestellt von</b>', undefined],
    ['<b class="author">Zeige alle Beiträge von Ada Berg</b>', 'Ada Berg'],
    ['<b class="author">509</b>', undefined],
    ['<b class="byline" hidden>By Eve Ill</b>', undefined],
    ['<b class="byline" style="color:red; display: none">By Eve Ill</b>', undefined],
    ['<b class="byline" style="visibility:hidden">By Eve Ill</b>', undefined],
    [`<b class="byline" ${HIDDEN_BY}="font-size:0;display:none">By Eve Ill</b>`, undefined],
    [`<i ${HIDDEN_BY}="visibility:hidden"><b class="byline">By Eve Ill</b></i>`, undefined],
    [`<b class="byline" ${HIDDEN_BY}="opacity:0;transform:none">By Ada Berg</b>`, 'Ada Berg'],
    [`<i ${HIDDEN_BY}="clip:rect(0 0 0 0);height:0;overflow:hidden">By</i> <b>Ada Berg</b>`, 'Ada Berg'],
  ] as const;
  for (const [line, expected] of cases) t.equal(by(`<p>${line}</p>`), expected, line);
  const each = (name: string) => `<div><b class="authorName">${name}</b><small>Staff</small></div>`;
  t.equal(by(each('Ada Berg') + each('Ben Kay')), 'Ada Berg, Ben Kay');
  t.equal(by(`${each('Ada Berg')}<p>Edited by</p>${each('Ben Kay')}`), 'Ada Berg');
  t.equal(by('<a class="site-title" rel="author" href="/">Mill Diary</a>'), undefined);
  const streamed = '<div hidden id="S:1"><main><h1>Mill</h1><p>By Ada Berg</p><p>Text.</p></main></div>';
  t.equal(metadata('', streamed).byline, 'Ada Berg');
  const lots = `<div class="author">Ada Berg</div><div class="author">Fine projector</div>`;
  t.equal(by(lots), 'Ada Berg');
});

t.test('a name without that of the site, and what stands for nobody', async (t) => {
  const stated = (author: string) =>
    metadata(`<meta property="og:site_name" content="The Mill"><meta name="author" content="${author}">`).byline;
  t.equal(stated('Ada Berg, The Mill'), 'Ada Berg');
  t.equal(stated('The Mill - Ada Berg'), 'Ada Berg');
  t.equal(stated('The Mill, Berlin'), 'The Mill, Berlin');
  for (const nobody of ['N/A', 'Super User', 'webmaster@mill.test', '-', 'none'])
    t.equal(stated(nobody), undefined, nobody);
  const product = '<meta property="og:type" content="product">';
  t.strictSame(metadata(product, '<h1>Windlass</h1><p>By Smith</p><p class="date">May 2, 2024</p>'), {
    title: 'Windlass',
  });
});

t.test('a language is a tag of one language', async (t) => {
  for (const lang of ['und', 'mul', 'German', 'xx-very-long-name-of'])
    t.equal(metadata('<meta property="og:locale" content="de_DE">', undefined, lang).lang, 'de-DE', lang);
  t.equal(metadata('', undefined, 'zh-Hant-TW').lang, 'zh-Hant-TW');
});

t.test(
  'who looked over what somebody else wrote is no author, and a label may stand alone before the name',
  async (t) => {
    const line = (...lines: string[]) => metadata('', `<h1>Mills</h1>${lines.join('')}<p>Text of the mill.</p>`).byline;
    t.equal(line('<p>Medically reviewed by Ben Cole, MD — By Ada Marsh</p>'), 'Ada Marsh');
    t.equal(line('<p>Reviewed by Ben Cole</p>'), 'Ben Cole', 'who reviews a film wrote what is said of it');
    t.equal(line('<dl><dt>Author</dt><dd>Ada Marsh</dd><dt>Release</dt><dd>3.1</dd></dl>'), 'Ada Marsh');
    t.equal(line('<table><tr><th>Author</th><th>Views</th></tr></table>'), undefined);
  },
);

t.test('the only person whom a page calls an author wrote it, wherever it does', async (t) => {
  const far = `<p>${'Text of the mill. '.repeat(20)}</p>`;
  const bylineOf = (body: string) => metadata('', `<h1>The mill</h1>${far}${body}`).byline;
  const box = (name: string) =>
    `<div class="blog_author-box"><img alt="" src="/a.png"><div>${name}</div><p>${name} is a miller.</p></div>`;
  t.equal(bylineOf(box('Ada Berg')), 'Ada Berg');
  t.equal(bylineOf(box('Ada Berg') + box('Ada Berg')), 'Ada Berg');
  t.equal(bylineOf(box('Ada Berg') + box('Ben Kay')), undefined, 'the authors of other pages');
  t.equal(bylineOf(`<section id="comments">${box('Ada Berg')}</section>`), undefined);
  t.equal(bylineOf('<a href="/authors/ada"><span>Ada Berg</span><span>Follow</span></a>'), 'Ada Berg');
  t.equal(bylineOf('<span class="news-author">Erstellt von Ada Berg</span>'), 'Ada Berg');
  t.equal(bylineOf('<p><strong>Text:</strong> Ada Berg</p>'), 'Ada Berg');
  t.equal(bylineOf('<h4>Autor</h4><p><a href="/a">Ada Berg</a></p>'), 'Ada Berg');
  t.equal(bylineOf('<p><u>Autorin:</u> Ada Berg<br><u>Verlag:</u> Mühle</p>'), undefined, 'of a book');
  t.equal(bylineOf('<p class="hero__author">By the Mill Team</p>'), 'the Mill Team');
  t.equal(bylineOf(`<p class="hero__author">By the Mill Team</p>${box('Ada Berg')}`), 'Ada Berg');
  t.equal(bylineOf('<div class="meet-author"><h3>Get in touch</h3></div>'), undefined);
  t.equal(bylineOf('<span class="post-author">Eingestellt von <b>die Müllerin</b></span>'), 'die Müllerin');
});

t.test('a picture and the name below it, beside a date, are of the author', async (t) => {
  const near = (...lines: string[]) =>
    metadata('', `<h1>The mill</h1>${lines.join('')}<p>Text of the mill.</p>`).byline;
  const portrait = '<img alt="Ada Berg" src="/a.png"><p>Ada Berg</p>';
  t.equal(near(portrait, '<p>March 5, 2024</p>'), 'Ada Berg');
  t.equal(near(portrait), undefined);
  const about = `<h1>Ada Berg (1831–1902)</h1>${portrait}<p>born March 5, 1831</p><p>Text of her life.</p>`;
  t.equal(metadata('', about).byline, undefined, 'the page is about her');
  t.equal(near('<img alt="Mill News" src="/m.png"><p>Mill News</p>', '<p>by Ada Berg, March 5, 2024</p>'), 'Ada Berg');
});

t.test(
  'dates in a heading, an icon, an abbreviation, a property, the name of its author or its stated address',
  async (t) => {
    const far = `<p>${'Text of the mill. '.repeat(20)}</p>`;
    const dated = (body: string, head = '') => metadata(head, `<h1>The mill</h1>${far}${body}`).published;
    t.equal(metadata('', '<h1><time datetime="2022-02-01">1. Februar</time> The mill</h1>').published, '2022-02-01');
    t.equal(dated('<p><i title="Published"></i> <time datetime="2020-08-06">Thursday</time></p>'), '2020-08-06');
    t.equal(dated('<abbr class="published" title="2017-09-09">10:52</abbr>'), '2017-09-09');
    t.equal(dated('<abbr title="2017-09-09">10:52</abbr>'), undefined);
    const property = '<div property="dc:date dc:created" content="2023-10-03">Written by Ada. Updated in May.</div>';
    t.equal(dated(property), '2023-10-03');
    t.equal(dated('<p class="submitted">Gespeichert von ada am 24. Juli 2017 - 18:55</p>'), '2017-07-24');
    t.equal(dated('', '<link rel="canonical" href="https://mill.test/2014/05/18/mill/">'), '2014-05-18');
    t.equal(metadata('', '<p>May 4, 2025 - 11 minutes</p><h1>The mill</h1><p>Text.</p>').published, '2025-05-04');
  },
);

t.test('the title of a file on a code forge gives way to the heading of its document', async (t) => {
  const title = '<title>mill/docs/README.md at main</title>';
  const body = (document: string) => `<h1>README.md</h1><article class="markdown-body">${document}</article>`;
  t.equal(metadata(title, body('<h1>Grinding</h1><p>Text.</p>')).title, 'Grinding');
  t.equal(metadata(title, body('<p>Text.</p>')).title, 'mill/docs/README.md at main');
});

t.test('the name that a link to the front page and the title have in common is the site’s', async (t) => {
  const link = '<a href="/">Kelp &amp; Co</a>';
  const page = '<h1>Low water</h1><p>Text.</p>';
  t.match(metadata('<title>Low water – Kelp &amp; Co</title>', link + page), { title: 'Low water', site: 'Kelp & Co' });
  t.notOk(metadata('<title>Low water</title>', link + page).site, 'the link alone may say anything');
});
